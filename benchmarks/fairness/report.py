"""A report on many races."""

from collections.abc import Callable, Sequence

from benchmarks.fairness.lines import LINES
from benchmarks.fairness.races import Race
from benchmarks.statistics import quantile, share

Rule = Callable[[Race], int | None]

_BANDS = ((0, 5), (5, 10), (10, 15), (15, 25), (25, 50), (50, 100), (100, 1000))
_MIN_RIGHT, _MIN_FAR, _MAX_FAR = 97.0, 22.0, 28.0


def report(races: Sequence[Race]) -> None:
    """Print the winners, compared with the winners by order of arrival."""
    tied, alone = [race for race in races if race.tied], [race for race in races if not race.tied]
    in_tie = [race for race in tied if race.fastest in race.tied]
    right, far = _right(alone, _winner), _wins(races, _winner, len(LINES) - 1)
    waits = [race.wait for race in alone]
    _print_line(f"{len(races)} races: the fastest won {_right(races, _winner):.1f} %")
    _print_line(f"the fastest won {right:.1f} % of those not tied", f">= {_MIN_RIGHT:g} %", right >= _MIN_RIGHT)
    _print_line(f"the farthest won {far:.1f} %", f"{_MIN_FAR:g} to {_MAX_FAR:g} %", _MIN_FAR <= far <= _MAX_FAR)
    _print_line(f"by order of arrival the fastest would have won {_right(races, _first):.1f} %")
    _print_line(f"tied {share(tied, races):.1f} %: the fastest was in the tie in {share(in_tie, tied):.0f} % of them")
    _print_line(f"the fastest won {_right(tied, _winner):.0f} % of those tied")
    _print_line(
        f"waited for others after the winner's call: p50 {quantile(waits, 0.5):.0f}, p95 {quantile(waits, 0.95):.0f} ms"
    )
    _print_bands(races)
    _print_shares(races)


def _print_line(text: str, goal: str = "", is_reached: bool = True) -> None:
    print(f"  {text:<72} {f'goal {goal}':<22} {'ok' if is_reached else 'missed'}" if goal else f"  {text}")


def _print_bands(races: Sequence[Race]) -> None:
    bands = [(low, high, [race for race in races if low <= race.margin < high]) for low, high in _BANDS]
    _row("ahead by", [f"{low}-{high} ms" for low, high, _ in bands])
    _row("  races", [f"{len(some)}" for _, _, some in bands])
    _row("  ruled", [f"{_right(some, _winner):.0f} %" for _, _, some in bands])
    _row("  arrival", [f"{_right(some, _first):.0f} %" for _, _, some in bands])


def _print_shares(races: Sequence[Race]) -> None:
    _row("won with", [f"{line.trip_ms:g} ms" for line in LINES])
    rules: dict[str, Rule] = {"  in truth": lambda race: race.fastest, "  ruled": _winner, "  arrival": _first}
    for name, rule in rules.items():
        _row(name, [f"{_wins(races, rule, seat):.1f} %" for seat in range(len(LINES))])


def _row(name: str, cells: Sequence[str]) -> None:
    print(f"  {name:<12}" + "".join(f"{cell:>12}" for cell in cells))


def _winner(race: Race) -> int | None:
    return race.winner


def _first(race: Race) -> int:
    """Return the seat whose call arrived first."""
    return race.arrivals[0][1]


def _right(races: Sequence[Race], rule: Rule) -> float:
    return share([race for race in races if rule(race) == race.fastest], races)


def _wins(races: Sequence[Race], rule: Rule, seat: int) -> float:
    return share([race for race in races if rule(race) == seat], races)
