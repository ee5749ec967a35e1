"""Reports: rates with confidence intervals, lengths and averages of a tally."""

from dataclasses import asdict, dataclass
from math import sqrt
from statistics import quantiles
from typing import Any

from sosie.bots.simulate import Request, Tally

_Z95 = 1.959964


@dataclass(frozen=True)
class Rate:
    """A share of games, with its 95 % confidence interval (Wilson's)."""

    share: float
    low: float
    high: float

    @classmethod
    def of(cls, hits: int, trials: int) -> "Rate":
        """Return the rate of a number of hits in a number of trials."""
        if not trials:
            return cls(0.0, 0.0, 1.0)
        share, z2 = hits / trials, _Z95 * _Z95 / trials
        centre = (share + z2 / 2) / (1 + z2)
        spread = _Z95 * sqrt((share * (1 - share) + z2 / 4) / trials) / (1 + z2)
        return cls(share, centre - spread if hits else 0.0, centre + spread if hits < trials else 1.0)


@dataclass(frozen=True)
class SeatResults:
    """The results of a seat, or of all seats of a level."""

    name: str
    wins: Rate
    cards: float
    """The average number of cards as the game counts them, or of points in a tournament."""
    calls: float
    tied: float
    """Tied calls."""
    wrong: float
    """Wrong calls, each of which freezes its player."""


@dataclass(frozen=True)
class Lengths:
    """The lengths of games, in seconds."""

    mean: float
    low: float
    """One game in twenty is shorter."""
    median: float
    high: float
    """One game in twenty is longer."""


@dataclass(frozen=True)
class Report:
    """The result of a simulation."""

    games: int
    seats: tuple[SeatResults, ...]
    levels: tuple[SeatResults, ...]
    tied_first: Rate | None
    """The rate of ties for first; None in a tournament, where several games can be tied."""
    play_offs: float
    """The average number of play-offs in a tournament."""
    length_s: Lengths
    calls: float
    ties: float
    freezes: float

    def to_json(self) -> dict[str, Any]:
        """Return the report as a JSON object."""
        return asdict(self)


def report(request: Request, tally: Tally) -> Report:
    """Return the report of a tally."""
    games = max(tally.games, 1)
    return Report(
        games=tally.games,
        seats=tuple(_player(tally, f"seat {seat + 1}", [seat]) for seat in range(len(request.levels))),
        levels=tuple(
            _player(tally, level, [seat for seat, other in enumerate(request.levels) if other == level])
            for level in dict.fromkeys(request.levels)
        ),
        tied_first=None if request.tournament else Rate.of(tally.tied_first, tally.games),
        play_offs=tally.tied_first / games if request.tournament else 0.0,
        length_s=_lengths(tally.lengths_ms),
        calls=sum(tally.calls) / games,
        ties=tally.ties / games,
        freezes=sum(tally.wrong) / games,
    )


def _player(tally: Tally, name: str, seats: list[int]) -> SeatResults:
    def total(values: list[int]) -> int:
        return sum(values[seat] for seat in seats)

    played = max(tally.games * len(seats), 1)
    return SeatResults(
        name,
        Rate.of(total(tally.wins), tally.games * len(seats)),
        total(tally.cards) / played,
        total(tally.calls) / played,
        total(tally.tied) / played,
        total(tally.wrong) / played,
    )


def _lengths(lengths_ms: list[int]) -> Lengths:
    if len(lengths_ms) < 2:
        only = sum(lengths_ms) / 1000
        return Lengths(only, only, only, only)
    cuts = quantiles(sorted(lengths_ms), n=20, method="inclusive")
    return Lengths(sum(lengths_ms) / len(lengths_ms) / 1000, cuts[0] / 1000, cuts[9] / 1000, cuts[18] / 1000)
