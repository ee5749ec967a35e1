"""The time that each level needs for a pair of cards, alone: the comparison on the page of Today's ten."""

from math import exp

import msgspec

from sosie.bots.perception import EARLY, LEVELS, Level

PENALTY_MS = 2000
"""The time that a wrong call costs in Today's ten; as long as the usual freeze at a table."""


class PairTime(msgspec.Struct, frozen=True):
    """The time of a level for a pair of cards of eight symbols, in milliseconds."""

    median_ms: int
    """The median time of a right call."""
    mean_ms: int
    """The expected time until the right call, with the penalties of wrong ones before it."""


class PairTimes(msgspec.Struct, frozen=True):
    """The penalty of a wrong call, and the time of each level by its name."""

    penalty_ms: int
    levels: dict[str, PairTime]


def pair_times() -> PairTimes:
    """Return the times of all levels."""
    return PairTimes(PENALTY_MS, {name: _pair_time(level) for name, level in LEVELS.items()})


def _pair_time(level: Level) -> PairTime:
    # The mean of a lognormal distribution is its median times exp(sigma² / 2).
    look_s = level.shift_s + (level.median_s - level.shift_s) * exp(level.sigma**2 / 2)
    # A call is wrong with probability w, comes early, costs the penalty, and begins another look:
    # mean = (1 - w) * look + w * (EARLY * look + penalty + mean).
    wrong_s = EARLY * look_s + PENALTY_MS / 1000
    mean_s = look_s + level.wrong / (1 - level.wrong) * wrong_s
    return PairTime(round(1000 * level.median_s), round(1000 * mean_s))
