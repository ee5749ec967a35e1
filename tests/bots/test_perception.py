from math import isclose, pi
from statistics import median

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sosie.bots.chance import Chance
from sosie.bots.perception import (
    LEVELS,
    Appearance,
    Level,
    known_symbol_seconds,
    match_seconds,
    set_seconds,
    take_seconds,
)

DRAWS = 4000
levels = st.sampled_from(list(LEVELS.values()))
ratios = st.floats(0.1, 10)
angles = st.floats(0, pi)


@pytest.mark.parametrize(("name", "seconds"), [("child", 4.6), ("adult", 2.7), ("expert", 1.5)])
def test_median_of_match_times_is_level_median(name: str, seconds: float) -> None:
    times = [match_seconds(LEVELS[name], Chance(seed), symbols=8) for seed in range(DRAWS)]
    assert isclose(median(times), seconds, rel_tol=0.04)


def test_levels_are_ordered_in_every_parameter() -> None:
    child, adult, expert = LEVELS.values()
    for better, worse in ((expert, adult), (adult, child)):
        assert (better.median_s, better.shift_s, better.wrong) < (worse.median_s, worse.shift_s, worse.wrong)
        assert better.take_s < worse.take_s


@given(levels, st.integers(), st.integers(2, 12), st.integers(1, 8), st.integers(9, 15))
def test_times_are_never_below_shift(level: Level, seed: int, symbols: int, among: int, cards: int) -> None:
    assert match_seconds(level, Chance(seed), symbols=symbols, among=among) > level.shift_s
    assert set_seconds(level, Chance(seed), symbols=symbols, cards=cards) > level.shift_s
    assert known_symbol_seconds(level, Chance(seed)) > level.shift_s
    assert take_seconds(level, Chance(seed)) > 0


@given(levels, st.integers(), st.integers(2, 12), st.integers(1, 8))
def test_search_time_grows_with_symbols_and_pairs(level: Level, seed: int, symbols: int, among: int) -> None:
    def search(symbols: int, among: int) -> float:
        return match_seconds(level, Chance(seed), symbols=symbols, among=among) - level.shift_s

    assert isclose(search(2 * symbols, among), 2 * search(symbols, among))
    assert isclose(search(symbols, 4 * among), 2 * search(symbols, among))


@given(ratios, ratios, angles, angles)
def test_difficulty_grows_with_size_and_angle(
    ratio: float, other_ratio: float, angle: float, other_angle: float
) -> None:
    near, far = sorted(max(r, 1 / r) for r in (ratio, other_ratio))
    less, more = sorted((angle, other_angle))
    assert Appearance(near, less).difficulty <= Appearance(far, more).difficulty + 1e-12
    assert isclose(Appearance(ratio, angle).difficulty, Appearance(1 / ratio, -angle).difficulty)


def test_difficulty_has_documented_values() -> None:
    assert Appearance().difficulty == 1
    assert isclose(Appearance(2, 0).difficulty, 1.15)
    assert isclose(Appearance(1, pi).difficulty, 1.25)


@given(levels, st.integers(), ratios, angles)
def test_different_looks_take_longer(level: Level, seed: int, ratio: float, angle: float) -> None:
    alike = match_seconds(level, Chance(seed), symbols=8)
    assert match_seconds(level, Chance(seed), symbols=8, look=Appearance(ratio, angle)) >= alike
