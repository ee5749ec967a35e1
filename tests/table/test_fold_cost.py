"""The cost of folding is proportional to the number of entries."""

import tracemalloc

from live_table import Live
from sosie.table.entries import Moved, WatermarksRaised
from sosie.table.fold import fold
from sosie.table.settings import Settings


def bytes_of_all_versions(calls: int) -> int:
    """Return the memory of all tables in a fold of some practice calls."""
    live = Live(settings=Settings(kind="practice", freeze_ms=0)).seat("Ada").start()
    right = live.matches(0)[0].symbol
    wrong = next(symbol for symbol in sorted(live.game.symbols, key=str) if symbol != right)
    table, versions = live.table, []
    tracemalloc.start()
    try:
        for number in range(calls):
            at = 1000 * (number + 1)
            table = fold(table, Moved(0, number + 10, 0, at, symbol=wrong)).table
            table = fold(table, WatermarksRaised(0, ((0, at + 100),))).table
            versions.append(table)
        assert table.game is not None
        assert len(table.game.moves) == len(table.game.verdicts) == calls
        return tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()


def test_fold_does_not_copy_ruled_moves() -> None:
    assert bytes_of_all_versions(800) < 2.5 * bytes_of_all_versions(400)
