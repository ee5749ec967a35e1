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
def test_nonzero_elements_are_differences_exactly_once(order: int, size: int) -> None:
    family = field_family(order, size)
    counts = differences(family)
    assert {len(block) for block in family.blocks} == {size}
    assert family.order == order
    assert len(counts) == order - 1
    assert set(counts.values()) == {1}


@pytest.mark.parametrize(("order", "size"), [(q, k) for q, k in FIELDS if q < 150])
def test_translates_form_a_design(order: int, size: int) -> None:
    parameters = field_family(order, size).develop().parameters
    assert (parameters.v, parameters.k, parameters.lambda_) == (order, size, 1)


@pytest.mark.parametrize(("points", "size"), SPORADIC)
def test_sporadic_families_form_designs(points: int, size: int) -> None:
    parameters = SPORADIC[points, size].develop().parameters
    assert (parameters.v, parameters.k, parameters.lambda_) == (points, size, 1)


@pytest.mark.parametrize(("order", "size"), sorted(WITHOUT_STARTER))
def test_listed_fields_have_no_starter(order: int, size: int) -> None:
    with pytest.raises(AssertionError):
        _starter(finite_field(order), size, size * (size - 1) // 2)
    with pytest.raises(NoSuchDesign):
        field_family(order, size)


@pytest.mark.parametrize(("order", "size"), [(12, 4), (85, 4), (26, 5), (43, 7), (2053, 4)])
def test_other_orders_have_no_family(order: int, size: int) -> None:
    with pytest.raises(NoSuchDesign, match="no difference family"):
        field_family(order, size)
