from math import isclose
from statistics import fmean, pstdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sosie.bots.chance import Chance, mix

seeds = st.lists(st.integers(-(2**70), 2**70), min_size=1, max_size=4)


@given(seeds)
def test_chance_is_determined_by_seeds(numbers: list[int]) -> None:
    one, other = Chance(*numbers), Chance(*numbers)
    assert [one.uniform() for _ in range(5)] == [other.uniform() for _ in range(5)]
    assert one.normal() == other.normal()


@given(seeds, st.data())
def test_mix_depends_on_every_number_and_order(numbers: list[int], data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(numbers) - 1))
    changed = [number + (i == place) for i, number in enumerate(numbers)]
    assert 0 <= mix(*numbers) < 2**64
    assert mix(*numbers) != mix(*changed)
    assert mix(*numbers) != mix(*numbers, 0)


@given(seeds, st.integers(1, 100))
def test_chance_stays_within_bounds(numbers: list[int], bound: int) -> None:
    chance = Chance(*numbers)
    assert all(0 < chance.uniform() < 1 for _ in range(20))
    assert all(0 <= chance.below(bound) < bound for _ in range(20))


@pytest.mark.parametrize("seed", [0, 1, 2**40])
def test_uniform_numbers_are_uniform(seed: int) -> None:
    chance = Chance(seed)
    counts = [0] * 20
    for _ in range(20_000):
        counts[chance.below(20)] += 1
    # Chi-squared with 19 degrees of freedom is above 44 once in a thousand times.
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 44


@pytest.mark.parametrize("streams", [1, 20_000])
def test_normal_numbers_have_normal_moments(streams: int) -> None:
    """In one long stream, and over the first numbers of many streams with consecutive seeds."""
    chances = [Chance(7, stream) for stream in range(streams)]
    numbers = [chances[i % streams].normal() for i in range(20_000)]
    assert abs(fmean(numbers)) < 0.03
    assert isclose(pstdev(numbers), 1, rel_tol=0.03)
    assert isclose(fmean(number**4 for number in numbers), 3, rel_tol=0.1)
    assert isclose(sum(number > 1.959964 for number in numbers) / len(numbers), 0.025, rel_tol=0.2)
