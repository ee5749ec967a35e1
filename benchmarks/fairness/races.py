"""Races: what each player drew, who won, and what may be said of many of them."""

import math
from dataclasses import dataclass, field
from random import Random

SEATS = 4
_MEAN_MS, _SPREAD_MS = 700.0, 120.0
_TAKE_MEAN_MS, _TAKE_SPREAD_MS = 450.0, 80.0


@dataclass(frozen=True)
class Name:
    """A race: of which run, at which table, in which mini-game, on which turn."""

    run: str
    table: int
    game: int
    turn: int


@dataclass
class Race:
    """One turn: four players see new cards, and the first of them to call wins."""

    name: Name
    winner: int | None = None
    decided_at: float = 0.0
    tied: tuple[int, ...] = ()
    arrivals: list[tuple[float, int]] = field(default_factory=list)
    """When calls came in at the server, and from which seats, in that order."""
    called: dict[int, float] = field(default_factory=dict)
    """How long the calls of some seats took in truth: what was drawn, and what a busy machine adds to it."""

    @property
    def reactions(self) -> list[float]:
        """What each player needs in this race, whether they came to call or not."""
        return [self.called.get(seat) or reaction(self.name, seat) for seat in range(SEATS)]

    @property
    def fastest(self) -> int:
        """Who needs least."""
        return min(range(SEATS), key=self.reactions.__getitem__)

    @property
    def margin(self) -> float:
        """How many milliseconds the fastest is ahead of the second."""
        first, second, *_ = sorted(self.reactions)
        return second - first

    @property
    def wait(self) -> float:
        """How long after the winner's call came in the race was decided."""
        return self.decided_at - next(at for at, seat in self.arrivals if seat == self.winner)


def reaction(name: Name, seat: int) -> float:
    """Return how long a player needs in a race, from when the cards are there; all are equally good."""
    return _drawn(Random(f"{name}/{seat}"), _MEAN_MS, _SPREAD_MS)


def take_reaction(name: Name, seat: int) -> float:
    """Return how long a player needs to take the card of a tie."""
    return _drawn(Random(f"{name}/{seat}/take"), _TAKE_MEAN_MS, _TAKE_SPREAD_MS)


def _drawn(chance: Random, mean: float, spread: float) -> float:
    variance = math.log(1 + (spread / mean) ** 2)
    return chance.lognormvariate(math.log(mean) - variance / 2, math.sqrt(variance))
