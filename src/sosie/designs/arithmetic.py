"""Elementary number theory for the designs."""


def factorise(n: int) -> dict[int, int]:
    """Return the prime factors of a positive n, each with its exponent."""
    factors: dict[int, int] = {}
    divisor = 2
    while divisor * divisor <= n:
        while n % divisor == 0:
            factors[divisor] = factors.get(divisor, 0) + 1
            n //= divisor
        divisor += 1
    if n > 1:
        factors[n] = factors.get(n, 0) + 1
    return factors


def prime_power(n: int) -> tuple[int, int] | None:
    """Return (p, k) with n = p**k and p prime, or None when n is not a prime power."""
    factors = factorise(n) if n > 1 else {}
    return next(iter(factors.items())) if len(factors) == 1 else None


def is_prime_power(n: int) -> bool:
    """Tell whether n is a prime or a power of one."""
    return prime_power(n) is not None


def is_sum_of_two_squares(n: int) -> bool:
    """Tell whether n = a*a + b*b: no prime that is 3 mod 4 may divide it an odd number of times."""
    return n >= 0 and (n == 0 or all(p % 4 != 3 or k % 2 == 0 for p, k in factorise(n).items()))
