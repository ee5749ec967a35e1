from dataclasses import replace

import pytest

from sampling import sampled
from sosie.designs import Answer, KirkmanSystem, kirkman_existence, kirkman_system
from sosie.designs.kirkman import MAX_GIRLS, _plan
from sosie.designs.pairwise import _order_to_truncate
from sosie.errors import NoSuchDesign, OutOfRange


@pytest.mark.parametrize("girls", sampled([*range(3, 300, 6), 429, 627, 825, 999, 2031], 5))
def test_kirkman_systems_are_valid(girls: int) -> None:
    system = kirkman_system(girls)
    assert system.girls == girls
    assert len(system.days) == (girls - 1) // 2
    assert system.is_valid


@pytest.mark.parametrize("girls", sampled(range(9, 130, 6), 3))
def test_rows_are_a_steiner_triple_system(girls: int) -> None:
    parameters = kirkman_system(girls).design.parameters
    assert (parameters.v, parameters.k, parameters.lambda_) == (girls, 3, 1)


@pytest.mark.parametrize("girls", sampled(range(3, 130, 6), 3))
def test_system_is_numbered_by_girl_0_and_sorted(girls: int) -> None:
    days = kirkman_system(girls).days
    assert [day[0] for day in days] == [(0, 2 * i + 1, 2 * i + 2) for i in range(len(days))]
    assert all(list(day) == sorted(tuple(sorted(row)) for row in day) for day in days)


def test_fifteen_girls_walk_for_a_week() -> None:
    assert kirkman_system() == kirkman_system(15)
    assert [len(day) for day in kirkman_system().days] == [5] * 7


def test_construction_exists_up_to_limit() -> None:
    for girls in range(3, MAX_GIRLS + 1, 6):
        assert kirkman_existence(girls).answer is Answer.BUILT
        if _plan(girls).name.startswith("doubling"):
            assert girls in {33, 69, 165} or _order_to_truncate(girls // 6)


@pytest.mark.parametrize("girls", [n for n in range(3, 60) if n % 6 != 3])
def test_other_numbers_of_girls_are_impossible(girls: int) -> None:
    existence = kirkman_existence(girls)
    assert existence.answer is Answer.IMPOSSIBLE
    assert ("rows of three" in existence.reason) == (girls % 3 > 0)
    with pytest.raises(NoSuchDesign, match="cannot exist"):
        kirkman_system(girls)


def test_large_systems_are_proven_and_not_built() -> None:
    girls = 6 * MAX_GIRLS + 3
    assert kirkman_existence(girls).answer is Answer.PROVEN
    with pytest.raises(NoSuchDesign, match="Ray-Chaudhuri"):
        kirkman_system(girls)


@pytest.mark.parametrize("girls", [-3, 0, 2])
def test_two_girls_are_too_few(girls: int) -> None:
    with pytest.raises(OutOfRange):
        kirkman_existence(girls)


@pytest.mark.parametrize("girls", [9, 15, 33])
def test_faulty_system_is_invalid(girls: int) -> None:
    system = kirkman_system(girls)
    first, *others = system.days
    (a, b, c), (d, e, f), *rows = first
    swapped = ((d, b, c), (a, e, f), *rows)
    faults = {
        "a day too few": tuple(others),
        "a day twice": (first, *system.days),
        "two girls exchanged": (swapped, *others),
        "a row missing": (first[1:], *others),
        "a girl twice": (((a, a, c), *first[1:]), *others),
        "a stranger": (((a, b, girls), *first[1:]), *others),
    }
    assert not any(replace(system, days=days).is_valid for days in faults.values())


def test_validity_does_not_depend_on_order() -> None:
    system = kirkman_system(21)
    turned = tuple(tuple((c, a, b) for a, b, c in reversed(day)) for day in reversed(system.days))
    assert KirkmanSystem(21, turned).is_valid
