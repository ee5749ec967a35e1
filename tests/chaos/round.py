"""One round: some tables are opened, everybody plays while one thing after another goes wrong, and all is checked."""

import asyncio
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from sqlalchemy import func, select

from chaos.checker import Kept, check
from chaos.cluster import Stage
from chaos.diary import Diary
from chaos.dump import write_dump
from chaos.faults import Fault, let_happen
from chaos.player import Player
from sosie.server.log.nats.stream import NatsSettings, read_addresses
from sosie.server.packs import built_in_pack
from sosie.server.store.store import Store
from sosie.server.store.tables import series

EDITION = "insects"
GAMES = ("tower", "hot-potato")
_PATIENCE_S = 90.0


@dataclass(frozen=True)
class Happened:
    """A fault, and how long after it was put right until everybody played again, and was silent at most."""

    fault: Fault
    back_s: float
    silent_s: float


@dataclass
class Outcome:
    """What a round came to."""

    happened: list[Happened] = field(default_factory=list)
    findings: list[str] = field(default_factory=list)
    games: int = 0
    calls: int = 0
    events: int = 0
    dump: Path | None = None
    """The folder with the players and tables of a round with findings, as they were at the first."""


async def play_round(
    stage: Stage, faults: Sequence[Fault], tables: int, seed: int, dumps: Path, games: tuple[str, ...] = GAMES
) -> Outcome:
    """Play matches while faults happen, to the end of every table; return what was seen and found.

    The first finding dumps players and tables into a folder of the seed's.
    """
    outcome = Outcome()
    players = await seated(stage, tables, random.Random(seed), games)
    staying = [asyncio.create_task(player.stay()) for player in players]
    try:
        await until_played_on(players)
        for fault in faults:
            outcome.happened.append(await _suffer(stage, fault, players))
        await until_finished(players)
    except TimeoutError:
        outcome.findings.append(f"after {outcome.happened[-1:]} nobody played on: {[_state(one) for one in players]}")
        await _dump(stage, players, outcome, dumps / f"seed-{seed}")
    finally:
        for task in staying:
            task.cancel()
    await _come_back(stage, players, outcome)
    await _conclude(stage, players, outcome)
    await _dump(stage, players, outcome, dumps / f"seed-{seed}")
    return outcome


async def seated(stage: Stage, tables: int, chance: random.Random, games: tuple[str, ...]) -> list[Player]:
    """Open tables for two through one server, and join them through another."""
    pack, players = await built_in_pack(EDITION), list[Player]()
    async with httpx.AsyncClient(trust_env=False, timeout=30) as http:
        for _ in range(tables):
            first, second = (f"http://127.0.0.1:{port}/api" for port in chance.sample(stage.ports, 2))
            settings = {"kind": "match", "games": games, "take_ms": 1000}
            wanted = {"name": "Ada", "edition": EDITION, "settings": settings}
            opened = (await http.post(f"{first}/tables", json=wanted)).raise_for_status().json()
            seats = f"{second}/tables/{opened['code']}/seats"
            joined = (await http.post(seats, json={"name": "Ben"})).raise_for_status().json()
            for seat in (opened, joined):
                diary = Diary(opened["code"], seat["seat"])
                players.append(Player(diary, seat["token"], pack, stage.ports, random.Random(chance.random())))
    return players


async def until_played_on(players: Sequence[Player], more: int = 2) -> None:
    """Wait until everybody is there and some more has happened at every table."""
    goals = [player.latest + more for player in players]
    async with asyncio.timeout(_PATIENCE_S):
        while not all(one.is_here and one.latest >= goal for one, goal in zip(players, goals, strict=True)):
            await asyncio.sleep(0.05)


async def until_finished(players: Sequence[Player]) -> None:
    """Let everybody end what they play, and wait for it."""
    for player in players:
        player.wants_more = False
    async with asyncio.timeout(_PATIENCE_S):
        while not all(one.is_here and one.view and one.view.phase == "finished" for one in players):
            await asyncio.sleep(0.05)


async def stored(stage: Stage, diaries: Sequence[Diary]) -> dict[str, Kept]:
    """Return what the store has of tables, once nothing is missing, or after a while."""
    store, codes = Store(stage.store), {diary.table for diary in diaries}
    try:
        for _ in range(50):
            kept = {code: Kept(await store.games_of(code), await _series_of(store, code)) for code in codes}
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


async def _suffer(stage: Stage, fault: Fault, players: Sequence[Player]) -> Happened:
    loop = asyncio.get_running_loop()
    for player in players:
        player.longest_s = 0.0
    await let_happen(stage, fault)
    begun = loop.time()
    await until_played_on(players)
    return Happened(fault, loop.time() - begun, max(player.longest_s for player in players))


async def _come_back(stage: Stage, players: Sequence[Player], outcome: Outcome) -> None:
    """Let everybody connect once more, to any server, which knows all by now."""
    try:
        async with asyncio.timeout(_PATIENCE_S):
            await asyncio.gather(*(one.come_back(stage.ports[place % 3]) for place, one in enumerate(players)))
    except TimeoutError:
        outcome.findings.append("not everybody is let in again")
    for player in players:
        player.hang_up()


async def _conclude(stage: Stage, players: Sequence[Player], outcome: Outcome) -> None:
    diaries = [player.diary for player in players]
    kept = await stored(stage, diaries)
    outcome.findings += check(diaries, kept)
    outcome.games = sum(len(each.games) for each in kept.values())
    outcome.calls = sum(asked.kind == "call" for diary in diaries for asked in diary.asked.values())
    outcome.events = sum({one.diary.table: one.latest for one in players}.values())


async def _dump(stage: Stage, players: Sequence[Player], outcome: Outcome, folder: Path) -> None:
    """Write down the state of everything when the first finding is there."""
    if outcome.findings and outcome.dump is None:
        outcome.dump = folder
        await write_dump(folder, players, NatsSettings(read_addresses(stage.nats.url)))


def _state(player: Player) -> str:
    phase = player.view.phase if player.view else "nothing"
    return f"{player.diary.table}/{player.diary.seat} {player.is_here} {phase} {player.latest}"
