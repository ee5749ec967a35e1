"""The cost of a finished game in PostgreSQL: rows, bytes and time."""

import asyncio
import shutil
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import mkdtemp

import msgspec

from benchmarks.live.process import cpu_seconds
from benchmarks.statistics import quantile
from sosie.bots import LEVELS, Bot, play
from sosie.dev_cluster.postgres import LocalPostgres
from sosie.editions import edition
from sosie.rules import Record, Setup, find_game
from sosie.server.store.rows import GameRow, Statistics, SymbolTimes, Tally
from sosie.server.store.store import Store

_NAMES = ("Mia", "Leo", "Ada", "Ben")
_EDITION, _GAME = "classic", "tower"
TOGETHER = 10
_Finished = tuple[GameRow, dict[str, Statistics]]


@dataclass(frozen=True)
class StoreFigures:
    """For a game: rows, bytes of its record, latency in ms, and CPU time of PostgreSQL in ms.

    The CPU time is also given for several games saved together, as on a busy server.
    """

    rows: float
    record: float
    p50: float
    cpu: float
    cpu_together: float


def measure(count: int) -> StoreFigures:
    """Save games of the tower played by four bots, one by one and then several at once."""
    # PostgreSQL runs as another user if this is root, and needs access to the folder.
    folder = Path(mkdtemp(prefix="sosie-bench-"))
    folder.chmod(0o711)
    postgres = LocalPostgres(folder / "postgres", durable=True)
    try:
        postgres.start()
        games = [_finished(number) for number in range(count)]
        took, cpu = asyncio.run(_save(postgres, games, 1))
        _, cpu_together = asyncio.run(_save(postgres, games, TOGETHER))
    finally:
        postgres.stop()
        shutil.rmtree(folder, ignore_errors=True)
    rows = sum(1 + sum(len(one.tallies) + len(one.symbols) for one in by.values()) for _, by in games)
    record = sum(len(row.record) for row, _ in games)
    return StoreFigures(rows / count, record / count, quantile(took, 0.5), cpu / count, cpu_together / count)


async def _save(postgres: LocalPostgres, games: Sequence[_Finished], together: int) -> tuple[list[float], float]:
    store = Store(postgres.create_database(f"bench-{together}"))
    await store.open()
    took = []
    before = _computing(postgres)
    for first in range(0, len(games), together):
        begun = time.perf_counter()
        await store.save_games(games[first : first + together])
        took.append((time.perf_counter() - begun) * 1000)
    cpu = (_computing(postgres) - before) * 1000
    await store.close()
    return took, cpu


def _computing(postgres: LocalPostgres) -> float:
    """Return the CPU time of all PostgreSQL processes."""
    assert postgres.process is not None  # noqa: S101 - it was started
    pid = postgres.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return cpu_seconds(pid) + sum(cpu_seconds(int(child)) for child in children)


def _finished(number: int) -> _Finished:
    """Let bots play a game, and return its data for the store."""
    game = find_game(_GAME)
    assert game is not None  # noqa: S101 - it is one of ours
    cards = edition(_EDITION).deck.shuffle(seed=number).cards
    setup = Setup.of(_NAMES, cards)
    played = play(game, setup, [Bot(LEVELS["adult"], seed=number * len(_NAMES) + seat) for seat in range(len(_NAMES))])
    record = Record(_GAME, _NAMES, cards, setup.options, setup.own, played.moves)
    written = msgspec.json.encode(record.to_json()).decode()
    row = GameRow(
        f"T{number}", 0, _GAME, _EDITION, _NAMES, (0,), written, len(played.moves), played.length_ms, finished=number
    )
    found = Counter((move.seat, str(move.symbol)) for move in played.moves if move.symbol is not None)
    return row, {f"{number}-{seat}": _statistics(found, seat) for seat in range(len(_NAMES))}


def _statistics(found: Counter[tuple[int, str]], seat: int) -> Statistics:
    times = [SymbolTimes(_EDITION, symbol, count, 900 * count) for (who, symbol), count in found.items() if who == seat]
    return Statistics((Tally(_EDITION, _GAME, right=len(times)),), tuple(times))
