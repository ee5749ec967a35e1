"""A model of human reaction times: all parameters of the bots.

Two cards. The time to find the match of two cards of eight symbols is a shift (the minimum to see, speak or touch)
plus a lognormal search time. Levels are defined by the median of the total; sigma is the spread of the search, which
makes the same player need one second once and six seconds the next time.

Other card sizes. The search time is proportional to the symbols on a card.

Several cards. Poisoned Gift, Hot Potato and Catch them all show several matches at once, Triplet sets of three among
nine cards. Attention is divided: with m places to look at, each match takes sqrt(m) times as long, and the first one
found counts. A set of three has to be found among all face-up cards, each compared with the others: two thirds of a
two-card search for each card on the table.

Appearance. Where the layout is known, a symbol is harder to recognise when its two copies differ in size and angle:
one doubling of size costs 15 %, half a turn 25 %.

Mistakes. A wrong call comes a little early: the player has mistaken another symbol for the match.
"""

from dataclasses import dataclass
from functools import cached_property
from math import cos, exp, log2, sqrt

from sosie.bots.chance import Chance


@dataclass(frozen=True)
class Level:
    """The skill of a player."""

    name: str
    median_s: float
    """Median time, in seconds, to name the match of two cards of eight symbols."""
    shift_s: float
    """The part of it that is not search."""
    sigma: float
    """The spread of the search: standard deviation of its logarithm."""
    wrong: float
    """The probability that a call is wrong."""
    take_s: float
    """Median time, in seconds, to take a card once a tie is seen."""


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
"""The search time for a set of three among n cards, in units of n two-card searches."""
KNOWN_SYMBOL = 0.4
"""The search time for one known symbol, such as the ring, on one card, relative to finding a match."""
SIZE_COST, ANGLE_COST = 0.15, 0.25
EARLY = 0.8
"""A wrong call comes after this share of the time of a right one."""


@dataclass(frozen=True)
class Appearance:
    """The difference in size and angle of a symbol's two copies."""

    size_ratio: float = 1.0
    angle: float = 0.0
    """In radians."""

    @cached_property
    def difficulty(self) -> float:
        """The factor on the recognition time."""
        return 1 + SIZE_COST * abs(log2(self.size_ratio)) + ANGLE_COST * (1 - cos(self.angle)) / 2


ALIKE = Appearance()


def match_seconds(level: Level, chance: Chance, *, symbols: int, among: int = 1, look: Appearance = ALIKE) -> float:
    """Return the time to find the match of two cards, among this many pairs to look at."""
    return _search(level, chance, symbols / TYPICAL_SYMBOLS * sqrt(among) * look.difficulty)


def set_seconds(level: Level, chance: Chance, *, symbols: int, cards: int, look: Appearance = ALIKE) -> float:
    """Return the time to find one set of three among this many cards."""
    return _search(level, chance, symbols / TYPICAL_SYMBOLS * SET_SEARCH_PER_CARD * cards * look.difficulty)


def known_symbol_seconds(level: Level, chance: Chance) -> float:
    """Return the time to see that a card shows an expected symbol."""
    return _search(level, chance, KNOWN_SYMBOL)


def take_seconds(level: Level, chance: Chance) -> float:
    """Return the time to take a card after seeing a tie."""
    return level.take_s * exp(0.25 * chance.normal())


def _search(level: Level, chance: Chance, difficulty: float) -> float:
    return level.shift_s + (level.median_s - level.shift_s) * difficulty * exp(level.sigma * chance.normal())
