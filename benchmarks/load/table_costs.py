"""The cost of a deal, of a finished game, and of opening a long table: `python -m benchmarks.load.table_costs`."""

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from sosie.server.decks.packs import built_in_pack
from sosie.server.live.archive import game_row, statistics_of
from sosie.server.live.dealing import deal
from sosie.server.live.rooms import Rooms
from sosie.server.log.embedded.log import EmbeddedLog
from sosie.server.runtime.chance import KERNEL
from sosie.server.runtime.clock import LoopClock
from sosie.table.due import USUAL_PACE
from sosie.table.entries import AnyEntry, Dealt, Moved, Opened, Sat, Started, WatermarksRaised, to_log
from sosie.table.fold import fold, open_table
from sosie.table.settings import Pack, Settings
from sosie.table.table import Table

_CODE = "22222"
_LONG = (10_000, 40_000)


def main() -> None:
    """Print the costs in microseconds of CPU time, and the time to open tables."""
    pack = asyncio.run(built_in_pack("classic"))
    before, dealt = next((before, entry) for before, entry, _ in _games(pack) if isinstance(entry, Dealt))
    late, last, ended = next((before, entry, after) for before, entry, after in _games(pack) if after.last is not None)
    game, record = ended.game, ended.last
    assert game is not None  # noqa: S101 - a game has just ended
    assert record is not None  # noqa: S101 - likewise
    costs: dict[str, Callable[[], object]] = {
        "shuffle and deal": lambda: deal(before, KERNEL),
        "fold a deal": lambda: fold(before, dealt),
        "fold the end of a game": lambda: fold(late, last),
        "row of a game": lambda: game_row(ended, game, record, 0),
        "statistics of a game": lambda: statistics_of(ended, game),
    }
    for name, action in costs.items():
        print(f"{name}: {_cost(action):.0f} us", flush=True)
    for entries in _LONG:
        asyncio.run(_open(pack, entries))


def _games(pack: Pack) -> Iterator[tuple[Table, AnyEntry, Table]]:
    """Yield the entries of two players, one of whom finds every match, with the table before and after; without end."""
    table, number = open_table(Opened(_CODE, pack, Settings(games=("tower",)))), 0
    while True:
        for entry in _next(table, number := number + 1):
            folded = fold(table, entry).table
            yield table, entry, folded
            table = folded


def _next(table: Table, number: int) -> list[AnyEntry]:
    if not any(table.players):
        return [Sat("Ada", "a"), Sat("Ben", "b")]
    if table.phase != "playing" or table.game is None:
        return [deal(table, KERNEL) if table.phase == "dealing" else Started(0, number)]
    game, state = table.game, table.game.referee.state
    match, watermark = next(iter(state.game.matches(state.setup, state.table, 0))), game.moments[-1] + 1000
    return [
        Moved(0, number, state.turn, 400, symbol=match.symbol),
        WatermarksRaised(game.number, ((0, watermark), (1, watermark))),
    ]


def _cost(action: Callable[[], object], count: int = 200) -> float:
    """Return the least cost of five series of calls."""
    series = []
    for _ in range(5):
        before = time.process_time()
        for _ in range(count):
            action()
        series.append((time.process_time() - before) / count * 1e6)
    return min(series)


async def _open(pack: Pack, entries: int) -> None:
    with TemporaryDirectory() as folder:
        log = EmbeddedLog(Path(folder))
        await log.open()
        await log.create(_CODE, to_log(Opened(_CODE, pack, Settings(games=("tower",)))))
        for number, (_, entry, _) in zip(range(entries), _games(pack), strict=False):
            log.append(_CODE, to_log(entry))
            if number % 1000 == 0:
                await log.catch_up(_CODE)
        await log.catch_up(_CODE)
        rooms = Rooms(log, LoopClock(), USUAL_PACE, lambda _table, on_saved: on_saved())
        began, cpu, turns, longest = time.perf_counter(), time.process_time(), 0, 0.0
        opening = asyncio.create_task(rooms.find(_CODE))
        while not opening.done():
            before = time.perf_counter()
            await asyncio.sleep(0)
            turns, longest = turns + 1, max(longest, time.perf_counter() - before)
        took, used = time.perf_counter() - began, time.process_time() - cpu
        print(
            f"open a table of {entries:,} entries: {took:.1f} s, {used / entries * 1e6:.0f} us of CPU time an entry,"
            f" in {turns} turns of the loop, the longest {longest * 1000:.0f} ms"
        )
        rooms.close()
        await log.close()


if __name__ == "__main__":
    main()
