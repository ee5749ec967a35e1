from math import isqrt, prod

from hypothesis import given
from hypothesis import strategies as st

from sosie.designs.arithmetic import factorise, is_prime_power, is_sum_of_two_squares, prime_power


@given(st.integers(1, 100_000))
def test_factors_are_prime_with_right_product(n: int) -> None:
    factors = factorise(n)
    assert prod(p**k for p, k in factors.items()) == n
    assert all(p % d for p in factors for d in range(2, isqrt(p) + 1))


def test_prime_powers_are_recognised() -> None:
    primes = [p for p in range(2, 1100) if all(p % d for d in range(2, isqrt(p) + 1))]
    powers = {p**k: (p, k) for p in primes for k in range(1, 11) if p**k < 1100}
    assert {n: prime_power(n) for n in range(-2, 1100) if is_prime_power(n)} == powers


def test_sums_of_two_squares_match_brute_force() -> None:
    sums = {a * a + b * b for a in range(40) for b in range(40)}
    assert [n for n in range(1500) if is_sum_of_two_squares(n)] == [n for n in range(1500) if n in sums]
