"""Servers of a real cluster are killed while people play; they reconnect to another, and nothing is lost."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

import httpx
import msgspec
import pytest
from picows import WSFrame, WSMsgType, WSTransport, ws_connect

from log_contents import entries_of
from server.test_crash_recovery import Person, until_disconnected, until_more_rulings
from sosie.dev_cluster.cluster import LocalCluster
from sosie.dev_cluster.postgres import LocalPostgres
from sosie.editions import edition
from sosie.rules import Record, parse_json, read_record
from sosie.server.live.update_history import encode
from sosie.server.log.nats.log import NatsLog
from sosie.server.log.nats.stream import NatsSettings, read_addresses
from sosie.server.store.store import Store
from sosie.table.entries import Opened, from_log
from sosie.table.fold import fold, open_table
from waiting import PATIENCE_S, until, wait_until

TABLES = 2
KILLS = 3
EDITION = "insects"
Updates = dict[int, bytes]


class Player(Person):
    """A player at a table with few cards, so that games end soon; follows each redirect once."""

    cards = edition(EDITION).deck.cards
    redirects, redirected_to = 0, 0

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._socket = transport
        follows = not self.redirected_to
        self.redirected_to = 0
        self._send({"type": "hello", "version": 1, "table": self.code, "token": self.token, "redirects": follows})

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT and b'"redirect"' in frame.get_payload_as_bytes():
            self.redirected_to = int(msgspec.json.decode(frame.get_payload_as_bytes())["address"].rpartition(":")[2])
            self.redirects += 1
        else:
            super().on_ws_frame(transport, frame)


@pytest.fixture
def cluster(postgres: LocalPostgres, tmp_path: Path) -> Iterator[LocalCluster]:
    made = LocalCluster(tmp_path, 2, store=postgres.create_database(f"cluster-{tmp_path.name}"), redirects=True)
    made.start()
    yield made
    made.stop()


async def stay_connected(person: Player, cluster: LocalCluster, chance: random.Random) -> None:
    """Stay connected to a random server, or to the one of a redirect if it can be reached."""
    while True:
        if not person.is_connected:
            for port in filter(None, (person.redirected_to, chance.choice(cluster.ports))):
                with suppress(OSError):
                    await ws_connect(lambda: person, f"ws://127.0.0.1:{port}/socket")
                    break
        await asyncio.sleep(0.05)


async def seated(cluster: LocalCluster, chance: random.Random) -> tuple[list[Player], dict[str, Updates]]:
    """Create tables at one server, and join them at the other."""
    people: list[Player] = []
    seen: dict[str, Updates] = {}
    first, second = (f"http://127.0.0.1:{port}/api" for port in cluster.ports)
    async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE_S) as http:
        for _ in range(TABLES):
            opened = (await http.post(f"{first}/tables", json={"name": "Ada", "edition": EDITION})).json()
            joined = (await http.post(f"{second}/tables/{opened['code']}/seats", json={"name": "Ben"})).json()
            updates = seen.setdefault(opened["code"], {})
            people += [Player(updates, opened["code"], seat["token"], chance) for seat in (opened, joined)]
    return people, seen


def has_finished(updates: Updates) -> bool:
    """Tell whether a table has finished a game."""
    return any(b'"finished"' in text for text in updates.values())


async def play_and_kill(cluster: LocalCluster, chance: random.Random) -> dict[str, Updates]:
    """Let people play while servers are killed and restarted after redirects; return the updates that they saw."""
    people, seen = await seated(cluster, chance)
    staying = [asyncio.create_task(stay_connected(person, cluster, chance)) for person in people]
    for kill in range(KILLS):
        await until_more_rulings(seen)
        await asyncio.sleep(chance.uniform(0, 0.5))
        cluster.processes[kill % 2].kill()
        cluster.processes[kill % 2].wait()
        cluster.launch(kill % 2)
        # Meanwhile all players are at the other server, and receive updates there.
        await until_more_rulings(seen, 4)
        await asyncio.to_thread(cluster.wait_for, kill % 2)
    await until(lambda: all(map(has_finished, seen.values())), 300)
    assert sum(person.redirects for person in people) > 0
    for task in staying:
        task.cancel()
    for person in people:
        person.hang_up()
    await until_disconnected(people)
    return seen


async def folded(cluster: LocalCluster, code: str) -> tuple[Updates, list[Record]]:
    """Fold the log of a table, and return all its updates and records."""
    log = NatsLog(NatsSettings(read_addresses(cluster.nats.url)))
    await log.open()
    opened, *entries = [from_log(payload) for payload in await entries_of(log, code)]
    await log.close()
    assert isinstance(opened, Opened)
    table, updates, records = open_table(opened), Updates(), list[Record]()
    for entry in entries:
        before, after = table, fold(table, entry)
        table = after.table
        updates.update({update.event: encode(update) for update in after.updates})
        if table.last is not None and table.last is not before.last:
            records.append(table.last)
    return updates, records


async def has_games(store: Store, code: str, count: int) -> bool:
    """Tell whether the games of a table are stored, which happens a moment after their ends."""
    return len(await store.games_of(code)) >= count


def test_pages_connect_only_to_cluster_servers(cluster: LocalCluster) -> None:
    expected = {f"ws://127.0.0.1:{port}" for port in cluster.ports}
    with httpx.Client(base_url=f"http://127.0.0.1:{cluster.ports[0]}", timeout=PATIENCE_S, trust_env=False) as client:

        def allowed() -> set[str]:
            policy = client.get("/").headers["content-security-policy"]
            (sources,) = [part.split()[1:] for part in policy.split("; ") if part.startswith("connect-src ")]
            return set(sources)

        wait_until(lambda: allowed() == {"'self'"} | expected)


def test_killed_server_loses_nothing_acknowledged(cluster: LocalCluster) -> None:
    async def run() -> None:
        seen = await play_and_kill(cluster, random.Random(7))
        store = Store(cluster.store)
        games = 0
        for code, updates in seen.items():
            kept, records = await folded(cluster, code)
            assert updates == {number: kept[number] for number in updates}
            await until(partial(has_games, store, code, len(records)))
            stored = await store.games_of(code)
            assert [read_record(parse_json(game.record)) for game in stored] == records
            games += len(records)
        assert games >= TABLES
        await store.close()

    asyncio.run(run())
