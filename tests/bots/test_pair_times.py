"""Times for a pair of cards agree with a simulation of the same bots."""

from statistics import fmean, median

import pytest

from sosie.bots import LEVELS, Level
from sosie.bots.chance import Chance
from sosie.bots.pair_times import PENALTY_MS, pair_times
from sosie.bots.perception import EARLY, match_seconds

PAIRS = 20_000


def until_right(level: Level, chance: Chance) -> float:
    """Return the time of one pair in milliseconds, with the penalties of wrong calls."""
    seconds = match_seconds(level, chance, symbols=8)
    if chance.uniform() < level.wrong:
        return 1000 * EARLY * seconds + PENALTY_MS + until_right(level, chance)
    return 1000 * seconds


@pytest.mark.parametrize("level", LEVELS.values(), ids=lambda level: level.name)
def test_pair_times_agree_with_simulated_bots(level: Level) -> None:
    chance = Chance(1)
    times = [until_right(level, chance) for _ in range(PAIRS)]
    looks = [1000 * match_seconds(level, chance, symbols=8) for _ in range(PAIRS)]
    told = pair_times().levels[level.name]
    assert told.mean_ms == pytest.approx(fmean(times), rel=0.02)
    assert told.median_ms == pytest.approx(median(looks), rel=0.02)
