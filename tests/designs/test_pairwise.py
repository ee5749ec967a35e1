from collections import Counter
from itertools import combinations

import pytest

from sosie.designs import pairwise_balanced
from sosie.designs.arithmetic import is_prime_power
from sosie.designs.pairwise import _order_to_truncate
from sosie.errors import NoSuchDesign


@pytest.mark.parametrize("points", [13, 16, 25, 28, 34, 37, 40, *range(49, 63, 3), 82, *range(85, 200, 3), 997])
def test_pairwise_balanced_design_is_valid(points: int) -> None:
    design = pairwise_balanced(points)
    pairs = Counter(pair for block in design.blocks for pair in combinations(sorted(block), 2))
    assert len(pairs) == points * (points - 1) // 2
    assert set(pairs.values()) == {1}
    assert all(len(block) % 3 == 1 and 1 < len(block) < points for block in design.blocks)


@pytest.mark.parametrize("points", [-2, 0, 1, 4, 7, 10, 15, 19, 22, 35, 86])
def test_other_numbers_of_points_are_refused(points: int) -> None:
    with pytest.raises(NoSuchDesign):
        pairwise_balanced(points)


def test_prime_power_between_fifth_and_quarter_from_28() -> None:
    for number in range(28, 10_000):
        order = _order_to_truncate(number)
        assert order is not None
        assert is_prime_power(order)
        assert 4 * order <= number <= 5 * order
