"""What came of many races, in a few lines."""

from collections.abc import Callable

from benchmarks.fairness.lines import LINES
from benchmarks.fairness.races import Race, quantile, share

_BANDS = ((0, 5), (5, 10), (10, 15), (15, 25), (25, 50), (50, 100), (100, 1000))
_LEAST_RIGHT, _LEAST_FAR, _MOST_FAR = 97.0, 22.0, 28.0


def report(races: list[Race]) -> None:
    """Print who won, beside who would have won by order of arrival."""
    tied = [race for race in races if race.tied]
    alone = [race for race in races if not race.tied]
    print(
        f"  {len(races)} races; the fastest won {_right(races, _winner):.1f} %, by order of arrival {_right(races, _first):.1f} %"
        f"   (goal: >= {_LEAST_RIGHT:g} %)"
    )
    print(
        f"  without ties {_right(alone, _winner):.1f} % of {len(alone)}; tied {share(tied, races):.1f} %, the fastest among those tied "
        f"in {share([r for r in tied if r.fastest in r.tied], tied):.1f} % and took in {_right(tied, _winner):.1f} %"
    )
    bands = [(low, high, [r for r in races if low <= r.margin < high]) for low, high in _BANDS]
    print("  by margin  " + "".join(f"{f'{low}-{high} ms':>12}" for low, high, _ in bands))
    for name, rule in (("ruled", _winner), ("arrival", _first)):
        print(f"  {name:<11}" + "".join(f"{_right(some, rule):>10.0f} %" for _, _, some in bands))
    print("  races      " + "".join(f"{len(some):>12}" for _, _, some in bands))
    print("  share of   " + "".join(f"{f'{line.trip_ms:g} ms':>12}" for line in LINES))
    for name, rule in (("truth", lambda r: r.fastest), ("ruled", _winner), ("arrival", _first)):
        print(
            f"  {name:<11}"
            + "".join(f"{share([r for r in races if rule(r) == s], races):>10.1f} %" for s in range(len(LINES)))
        )
    waits = [race.wait for race in alone]
    print(
        f"  waited for others after the winner's call: p50 {quantile(waits, 0.5):.0f} ms, p95 {quantile(waits, 0.95):.0f} ms"
    )


def _winner(race: Race) -> int | None:
    return race.winner


def _first(race: Race) -> int:
    """Return whose call came in first."""
    return race.arrivals[0][1]


def _right(races: list[Race], rule: Callable[[Race], int | None]) -> float:
    return share([race for race in races if rule(race) == race.fastest], races)
