"""A round: opens tables, lets players play while faults are injected, and checks the result."""

import asyncio
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from sqlalchemy import func, select

from chaos.checker import StoredTable, check
from chaos.diary import Diary
from chaos.dump import write_dump
from chaos.faults import Fault, inject
from chaos.player import Player
from chaos.servers import Servers
from sosie.server.decks.packs import built_in_pack
from sosie.server.store.store import Store
from sosie.server.store.tables import series
from sosie.table.messages import Redirect
from waiting import PATIENCE_S

EDITION = "insects"
GAMES = ("tower", "hot-potato")


@dataclass(frozen=True)
class FaultResult:
    """A fault, the time until all players played again after its repair, and their longest silence."""

    fault: Fault
    back_s: float
    silent_s: float


@dataclass
class Outcome:
    """The outcome of a round."""

    results: list[FaultResult] = field(default_factory=list)
    findings: list[str] = field(default_factory=list)
    games: int = 0
    calls: int = 0
    updates: int = 0
    redirects: int = 0
    dump: Path | None = None
    """The folder of the dump at the first finding, if any."""


async def play_round(
    servers: Servers, faults: Sequence[Fault], tables: int, seed: int, dumps: Path, games: tuple[str, ...] = GAMES
) -> Outcome:
    """Play matches at all tables to their end while faults are injected, and return the outcome.

    At the first finding, players and tables are dumped into a folder named after the seed.
    """
    outcome = Outcome()
    players = await seated(servers, tables, random.Random(seed), games)
    servers.disconnect_players = lambda: disconnect(players)
    tasks = [asyncio.create_task(player.stay()) for player in players]
    try:
        await until_played_on(players)
        for fault in faults:
            outcome.results.append(await _inject(servers, fault, players))
        await until_finished(players)
    except TimeoutError:
        outcome.findings.append(f"after {outcome.results[-1:]} nobody played on: {[_state(one) for one in players]}")
        await _dump(servers, players, outcome, dumps / f"seed-{seed}")
    finally:
        for task in tasks:
            task.cancel()
    await _reconnect_all(servers, players, outcome)
    await _conclude(servers, players, outcome)
    await _dump(servers, players, outcome, dumps / f"seed-{seed}")
    return outcome


def disconnect(players: Sequence[Player]) -> None:
    """Break the connections of all players."""
    for player in players:
        player.disconnect()


async def seated(servers: Servers, tables: int, chance: random.Random, games: tuple[str, ...]) -> list[Player]:
    """Open tables for two players through one server, and join them through another."""
    pack, players = await built_in_pack(EDITION), list[Player]()
    async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE_S) as http:
        for _ in range(tables):
            first, second = (f"http://127.0.0.1:{port}/api" for port in chance.sample(servers.ports * 2, 2))
            settings = {"kind": "match", "games": games, "take_ms": 1000}
            wanted = {"name": "Ada", "edition": EDITION, "settings": settings}
            opened = (await http.post(f"{first}/tables", json=wanted)).raise_for_status().json()
            seats = f"{second}/tables/{opened['code']}/seats"
            joined = (await http.post(seats, json={"name": "Ben"})).raise_for_status().json()
            for seat in (opened, joined):
                diary = Diary(opened["code"], seat["seat"])
                players.append(Player(diary, seat["token"], pack, servers.ports, random.Random(chance.random())))
    return players


async def until_played_on(players: Sequence[Player], more: int = 2) -> None:
    """Wait until all players are connected and more updates have happened at every table."""
    goals = [player.latest + more for player in players]
    async with asyncio.timeout(PATIENCE_S):
        while not all(one.is_welcome and one.latest >= goal for one, goal in zip(players, goals, strict=True)):
            await asyncio.sleep(0.05)


async def until_finished(players: Sequence[Player]) -> None:
    """Wait until all tables have finished, and start no more matches."""
    for player in players:
        player.wants_more = False
    async with asyncio.timeout(PATIENCE_S):
        while not all(one.is_welcome and one.view and one.view.phase == "finished" for one in players):
            await asyncio.sleep(0.05)


async def stored(servers: Servers, diaries: Sequence[Diary]) -> dict[str, StoredTable]:
    """Return the contents of the store, once the checker finds nothing, or after a minute."""
    store, codes = Store(servers.store), {diary.table for diary in diaries}
    try:
        for _ in range(300):
            kept = {code: StoredTable(await store.games_of(code), await _series_of(store, code)) for code in codes}
            if not check(diaries, kept):
                break
            await asyncio.sleep(0.2)
        return kept
    finally:
        await store.close()


async def _series_of(store: Store, code: str) -> int:
    async with store._engine.connect() as connection:
        query = select(func.count()).select_from(series).where(series.c.table == code)
        return (await connection.execute(query)).scalar_one()


async def _inject(servers: Servers, fault: Fault, players: Sequence[Player]) -> FaultResult:
    loop = asyncio.get_running_loop()
    for player in players:
        player.longest_s = 0.0
    await inject(servers, fault)
    repaired = loop.time()
    await until_played_on(players)
    return FaultResult(fault, loop.time() - repaired, max(player.longest_s for player in players))


async def _reconnect_all(servers: Servers, players: Sequence[Player], outcome: Outcome) -> None:
    """Reconnect all players to fixed servers, which are up to date by now."""
    try:
        async with asyncio.timeout(PATIENCE_S):
            await asyncio.gather(
                *(one.reconnect(servers.ports[number % servers.count]) for number, one in enumerate(players))
            )
    except TimeoutError:
        outcome.findings.append("not all players could reconnect")
    disconnect(players)


async def _conclude(servers: Servers, players: Sequence[Player], outcome: Outcome) -> None:
    diaries = [player.diary for player in players]
    kept = await stored(servers, diaries)
    outcome.findings += check(diaries, kept)
    outcome.games = sum(len(each.games) for each in kept.values())
    outcome.redirects = sum(isinstance(message, Redirect) for diary in diaries for message in diary.flat())
    outcome.calls = sum(asked.kind == "call" for diary in diaries for asked in diary.asked.values())
    outcome.updates = sum({one.diary.table: one.latest for one in players}.values())


async def _dump(servers: Servers, players: Sequence[Player], outcome: Outcome, folder: Path) -> None:
    """Dump players and tables at the first finding."""
    if outcome.findings and outcome.dump is None:
        outcome.dump = folder
        await write_dump(folder, players, servers.entries)


def _state(player: Player) -> str:
    phase = player.view.phase if player.view else "nothing"
    return f"{player.diary.table}/{player.diary.seat} {player.is_welcome} {phase} {player.latest}"
