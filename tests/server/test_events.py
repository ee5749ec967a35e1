"""Events on a real server: one that is killed in the middle of rounds, and deletion from the disk."""

import asyncio
import csv
import io
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

from server.event_crowd import Crowd
from server.forked import start
from server.test_crash_recovery import wait_until_listening
from sosie.dev_cluster.processes import free_ports
from waiting import PATIENCE_S, until


@dataclass
class Scene:
    """A crowd at an event, and its server."""

    data: Path
    crowd: Crowd
    server: ForkServerProcess

    async def restart(self) -> None:
        """Kill the server, and start another one."""
        self.server.kill()
        self.server.join()
        self.server = start(self.data, self.crowd.port)
        await wait_until_listening(self.server, self.crowd.port)


def at_event(data: Path, act: Callable[[Scene], Awaitable[None]], people: int, **settings: Any) -> None:
    """Run a test with a crowd that has joined an event, on a server that may be killed."""
    (port,) = free_ports(1)

    async def run() -> None:
        scene = Scene(data, Crowd(port, people, random.Random(1), deck="insects"), start(data, port))
        try:
            await wait_until_listening(scene.server, port)
            await scene.crowd.open(**settings)
            async with asyncio.timeout(PATIENCE_S):
                await act(scene)
        finally:
            await scene.crowd.end()
            scene.server.kill()

    asyncio.run(run())


async def play_round(crowd: Crowd) -> dict[str, Any]:
    await crowd.host.ask_until("seated", type="seat-round")
    return await crowd.host.ask_until("playing", type="start-round")


def test_killed_server_loses_and_doubles_no_result(tmp_path: Path) -> None:
    people, rounds = 12, 2

    async def act(scene: Scene) -> None:
        crowd = scene.crowd
        for number in range(1, rounds + 1):
            await play_round(crowd)
            # Whoever has not heard of the round when the server is killed may find it over.
            await until(lambda: all(len(set(person.sat_at)) == number for person in crowd.people))  # noqa: B023
            await until(lambda: sum(map(cards_at, crowd.host.boards.values())) > 20)
            await scene.restart()
            if number == rounds:
                await until(lambda: crowd.host.is_welcome)
                crowd.host.ask(type="end-round")
            event = await crowd.host.until("finished" if number == rounds else "between", PATIENCE_S)
            assert event["round"] == number
            assert sorted(person for table in event["tables"] for person in table["people"]) == list(range(people))
        rows = list(csv.DictReader(io.StringIO((await crowd.results()).lstrip("\ufeff"))))
        assert len(rows) == people
        for row in rows:
            gained = [int(row[f"round {number} (tower)"]) for number in range(1, rounds + 1)]
            assert sum(gained) == int(row["points"])
        # The first round was played to the end: 31 cards, of which four are dealt, and 5 points for each winner.
        assert sum(int(row["round 1 (tower)"]) for row in rows) == 3 * (31 - 4 + 5)

    at_event(tmp_path, act, people, rounds=rounds, size=4)


def test_deleted_event_leaves_no_name_on_disk(tmp_path: Path) -> None:
    async def act(scene: Scene) -> None:
        crowd = scene.crowd
        await play_round(crowd)
        await until(lambda: all(person.table is not None and person.table.game for person in crowd.people))
        assert files_with_names(tmp_path) != []
        headers = {"Authorization": f"Bearer {crowd.host.token}"}
        async with crowd.http() as http:
            refused = await http.delete(
                f"/events/{crowd.host.code}", headers={"Authorization": f"Bearer {crowd.people[0].token}"}
            )
            assert refused.status_code == 401
            deleted = await http.delete(f"/events/{crowd.host.code}", headers=headers)
            assert deleted.status_code == 204
            assert (await http.get(f"/events/{crowd.host.code}")).status_code == 404
        await until(lambda: all(person.closing is not None for person in crowd.people))
        tables = [person.table for person in crowd.people if person.table is not None]
        await until(lambda: all(table.closing is not None for table in tables))
        assert {(table.closing or {})["code"] for table in tables} == {"closed"}
        assert not any((table.closing or {}).get("again", True) for table in tables)
        assert files_with_names(tmp_path) == []

    at_event(tmp_path, act, 4, rounds=2, size=2)


def files_with_names(folder: Path) -> list[Path]:
    """Return the files that contain a person's name."""
    return [path for path in folder.rglob("*") if path.is_file() and b"Person " in path.read_bytes()]


def cards_at(board: dict[str, Any]) -> int:
    """Return the number of cards that the players of a table have."""
    return sum(board.get("counts", ()))
