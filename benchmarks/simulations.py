"""Simulated games per second on one core."""

from collections.abc import Iterator
from functools import partial

from benchmarks.timing import Finding, side_by_side
from sosie.bots import Request, simulate

_GAMES = 100


def findings() -> Iterator[Finding]:
    """Yield the rate of games of the tower between four adult bots, from the shuffle to the tally."""
    request = Request(("tower",), ("adult",) * 4, count=_GAMES)
    (played,) = side_by_side(partial(simulate, request, range(_GAMES)), rounds=15)
    yield Finding(f"{_GAMES} games of tower between four bots, one core", played, times=_GAMES, a_second=300)
