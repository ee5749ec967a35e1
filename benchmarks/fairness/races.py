"""Races: the reaction times of the players, the winner, and derived figures."""

import math
from dataclasses import dataclass, field
from random import Random

SEATS = 4
_MEAN_MS, _SPREAD_MS = 700.0, 120.0
_TAKE_MEAN_MS, _TAKE_SPREAD_MS = 450.0, 80.0


@dataclass(frozen=True)
class Name:
    """The identity of a race: its run, table, mini-game and turn."""

    run: str
    table: int
    game: int
    turn: int


@dataclass
class Race:
    """One turn: four players see new cards, and the first to call wins."""

    name: Name
    winner: int | None = None
    decided_at: float = 0.0
    tied: tuple[int, ...] = ()
    arrivals: list[tuple[float, int]] = field(default_factory=list)
    """The arrival times of calls at the server, with their seats, in order."""
    called: dict[int, float] = field(default_factory=dict)
    """The true reaction times by seat: the drawn times plus the delay of a busy machine."""

    @property
    def reactions(self) -> list[float]:
        """The reaction time of each player, whether they called or not."""
        return [self.called.get(seat) or reaction(self.name, seat) for seat in range(SEATS)]

    @property
    def fastest(self) -> int:
        """The seat with the shortest reaction time."""
        return min(range(SEATS), key=self.reactions.__getitem__)

    @property
    def margin(self) -> float:
        """The lead of the fastest over the second, in milliseconds."""
        first, second, *_ = sorted(self.reactions)
        return second - first

    @property
    def wait(self) -> float:
        """The delay from the arrival of the winner's call to the decision."""
        return self.decided_at - next(at for at, seat in self.arrivals if seat == self.winner)


def reaction(name: Name, seat: int) -> float:
    """Return a player's reaction time in a race, from the deal; all players are equally good."""
    return _drawn(Random(f"{name}/{seat}"), _MEAN_MS, _SPREAD_MS)


def take_reaction(name: Name, seat: int) -> float:
    """Return a player's reaction time to take the card of a tie."""
    return _drawn(Random(f"{name}/{seat}/take"), _TAKE_MEAN_MS, _TAKE_SPREAD_MS)


def _drawn(chance: Random, mean: float, spread: float) -> float:
    variance = math.log(1 + (spread / mean) ** 2)
    return chance.lognormvariate(math.log(mean) - variance / 2, math.sqrt(variance))
