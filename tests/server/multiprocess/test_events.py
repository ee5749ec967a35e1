"""An event on a server with several processes: one of them has the event and all its tables."""

import asyncio
from pathlib import Path
from random import Random

from server.event_crowd import Crowd
from server.multiprocess.machine import machine
from waiting import until


def test_event_plays_with_several_workers(tmp_path: Path) -> None:
    people = 6

    async def play(port: int) -> None:
        crowd = Crowd(port, people, Random(1), deck="insects")
        await crowd.open(rounds=1, size=2)
        await crowd.host.ask_until("seated", type="seat-round")
        await crowd.host.ask_until("playing", type="start-round")
        await until(lambda: all(person.table is not None and person.table.game for person in crowd.people), 120)
        crowd.host.ask(type="end-round")
        event = await crowd.host.until("finished")
        assert sorted(person for table in event["tables"] for person in table["people"]) == list(range(people))
        assert len((await crowd.results()).splitlines()) == people + 1
        await crowd.end()

    with machine(tmp_path / "data", 3) as server:
        asyncio.run(play(server.port))
