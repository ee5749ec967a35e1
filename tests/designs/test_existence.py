import pytest

from sosie.designs import Answer, plane_existence
from sosie.errors import OutOfRange
from strategies import PRIME_POWERS


def orders_with(answer: Answer, *, below: int) -> list[int]:
    return [n for n in range(2, below) if plane_existence(n).answer is answer]


def test_planes_are_built_for_prime_powers_only() -> None:
    assert orders_with(Answer.BUILT, below=1025) == PRIME_POWERS


def test_impossible_orders_match_literature() -> None:
    # OEIS A046712 (Bruck-Ryser) begins 6, 14, 21, 22, 30, 33, 38, 42, 46; Lam adds 10.
    assert orders_with(Answer.IMPOSSIBLE, below=47) == [6, 10, 14, 21, 22, 30, 33, 38, 42, 46]


def test_open_orders_match_literature() -> None:
    assert orders_with(Answer.UNKNOWN, below=41) == [12, 15, 18, 20, 24, 26, 28, 34, 35, 36, 39, 40]


@pytest.mark.parametrize(("order", "word"), [(6, "Bruck-Ryser"), (10, "Lam"), (12, "unknown"), (7, "prime power")])
def test_reason_names_theorem(order: int, word: str) -> None:
    assert word in plane_existence(order).reason


def test_large_prime_power_is_proven() -> None:
    assert plane_existence(1031).answer is Answer.PROVEN


def test_orders_below_2_are_refused() -> None:
    with pytest.raises(OutOfRange):
        plane_existence(1)
