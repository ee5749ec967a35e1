from collections import Counter
from itertools import permutations, product

import pytest

from sosie.designs import DifferenceFamily, field_family
from sosie.designs.difference_families import SPORADIC, WITHOUT_STARTER, _starter, has_field_family
from sosie.designs.fields import finite_field
from sosie.errors import NoSuchDesign

FIELDS = [(q, k) for k in (4, 5, 6) for q in range(2, 1025) if has_field_family(q, k)]


def differences(family: DifferenceFamily) -> Counter[tuple[int, ...]]:
    elements = list(product(*map(range, family.moduli)))
    return Counter(
        tuple((x - y) % m for x, y, m in zip(elements[a], elements[b], family.moduli, strict=True))
        for block in family.blocks
        for a, b in permutations(block, 2)
    )


@pytest.mark.parametrize(("order", "size"), FIELDS)
def test_every_element_but_zero_is_one_difference(order: int, size: int) -> None:
    family = field_family(order, size)
    counts = differences(family)
    assert {len(block) for block in family.blocks} == {size}
    assert family.order == order
    assert len(counts) == order - 1
    assert set(counts.values()) == {1}


@pytest.mark.parametrize(("order", "size"), [(q, k) for q, k in FIELDS if q < 150])
def test_the_translates_are_a_design(order: int, size: int) -> None:
    parameters = field_family(order, size).develop().parameters
    assert (parameters.v, parameters.k, parameters.lambda_) == (order, size, 1)


@pytest.mark.parametrize(("points", "size"), SPORADIC)
def test_the_translates_of_a_sporadic_family_are_a_design(points: int, size: int) -> None:
    parameters = SPORADIC[points, size].develop().parameters
    assert (parameters.v, parameters.k, parameters.lambda_) == (points, size, 1)


@pytest.mark.parametrize(("order", "size"), sorted(WITHOUT_STARTER))
def test_fields_said_to_have_no_starter_have_none(order: int, size: int) -> None:
    with pytest.raises(AssertionError):
        _starter(finite_field(order), size, size * (size - 1) // 2)
    with pytest.raises(NoSuchDesign):
        field_family(order, size)


@pytest.mark.parametrize(("order", "size"), [(12, 4), (85, 4), (26, 5), (43, 7), (2053, 4)])
def test_other_numbers_are_refused(order: int, size: int) -> None:
    with pytest.raises(NoSuchDesign, match="no difference family"):
        field_family(order, size)
