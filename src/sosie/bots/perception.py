"""How long a person needs to see it. All parameters of the bots are here.

Two cards. The time to find what two cards of eight symbols share is a shift (to see, to speak or to touch: nobody is
faster) plus a lognormal search. Levels are set by the median of the whole; sigma, the spread of the search, is what
makes the same player take one second now and six the next time.

Other card sizes. Search grows in proportion to the symbols on a card.

Several cards. Poisoned Gift, Hot Potato and Catch them all show several matches at once, Triplet sets of three among
nine cards. Attention is shared: with m places to look at, each single match takes sqrt(m) times as long, and the first
one found counts. A set of three has to be found among all the cards face up, each of which has to be compared with
the others: two thirds of a two-card search for each card on the table.

Appearance. Where the layout is known, a symbol is harder to recognise when its two copies differ in size and angle:
one doubling of size costs 15 %, half a turn 25 %.

Mistakes. A wrong call comes a little too early: the player believed to see it.
"""

from dataclasses import dataclass
from functools import cached_property
from math import cos, exp, log2, sqrt

from sosie.bots.chance import Chance


@dataclass(frozen=True)
class Level:
    """How good a player is."""

    name: str
    median_s: float
    """Median time, in seconds, to name what two cards of eight symbols share."""
    shift_s: float
    """The part of it that is not search."""
    sigma: float
    """The spread of the search: standard deviation of its logarithm."""
    wrong: float
    """The chance that a call is wrong."""
    take_s: float
    """Median time to take a card, once a tie is seen."""


LEVELS = {
    level.name: level
    for level in (
        Level("child", median_s=4.6, shift_s=0.70, sigma=0.65, wrong=0.04, take_s=0.60),
        Level("adult", median_s=2.7, shift_s=0.50, sigma=0.60, wrong=0.02, take_s=0.42),
        Level("expert", median_s=1.5, shift_s=0.40, sigma=0.50, wrong=0.01, take_s=0.34),
    )
}

TYPICAL_SYMBOLS = 8
SET_SEARCH_PER_CARD = 2 / 3
"""A set of three among n cards takes as long as n times this many two-card searches."""
KNOWN_SYMBOL = 0.4
"""Looking for one symbol that is known beforehand, such as the ring, on one card, compared with finding a match."""
SIZE_COST, ANGLE_COST = 0.15, 0.25
EARLY = 0.8
"""A wrong call comes after this share of the time that a right one would have taken."""


@dataclass(frozen=True)
class Appearance:
    """How differently a symbol looks on two cards."""

    size_ratio: float = 1.0
    angle: float = 0.0
    """In radians."""

    @cached_property
    def difficulty(self) -> float:
        """How much longer it takes to recognise."""
        return 1 + SIZE_COST * abs(log2(self.size_ratio)) + ANGLE_COST * (1 - cos(self.angle)) / 2


ALIKE = Appearance()


def match_seconds(level: Level, chance: Chance, *, symbols: int, among: int = 1, look: Appearance = ALIKE) -> float:
    """Return how long it takes to find what two cards share, when there are so many pairs to look at."""
    return _search(level, chance, symbols / TYPICAL_SYMBOLS * sqrt(among) * look.difficulty)


def set_seconds(level: Level, chance: Chance, *, symbols: int, cards: int, look: Appearance = ALIKE) -> float:
    """Return how long it takes to find one set of three among so many cards."""
    return _search(level, chance, symbols / TYPICAL_SYMBOLS * SET_SEARCH_PER_CARD * cards * look.difficulty)


def known_symbol_seconds(level: Level, chance: Chance) -> float:
    """Return how long it takes to see that a card shows a symbol that one waits for."""
    return _search(level, chance, KNOWN_SYMBOL)


def take_seconds(level: Level, chance: Chance) -> float:
    """Return how long it takes to take a card when a tie is seen."""
    return level.take_s * exp(0.25 * chance.normal())


def _search(level: Level, chance: Chance, difficulty: float) -> float:
    return level.shift_s + (level.median_s - level.shift_s) * difficulty * exp(level.sigma * chance.normal())
