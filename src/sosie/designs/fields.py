"""Finite fields of every prime power order up to 1024, as tables.

An element is a number from 0 to order - 1. Written in base p its digits are the coefficients of a polynomial
over the integers mod p; products are taken modulo the field's `modulus`, a primitive polynomial, so that the
powers of one element run through all the others.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sosie.designs.arithmetic import factorise, prime_power
from sosie.errors import NoSuchDesign, OutOfRange

LARGEST_ORDER = 1024

Lookup = NDArray[np.uint16]


@dataclass(frozen=True, eq=False)
class Field:
    """A finite field, made by `finite_field(order)`."""

    order: int
    characteristic: int
    degree: int
    modulus: tuple[int, ...]
    """Coefficients of the reducing polynomial, constant term first and leading 1 last."""
    addition: Lookup = field(repr=False)
    multiplication: Lookup = field(repr=False)
    exponents: Lookup = field(repr=False)
    """`exponents[i]` is the i-th power of the generator, for i from 0 to order - 2."""

    @property
    def generator(self) -> int:
        """An element whose powers are all nonzero elements."""
        return int(self.exponents[1 % (self.order - 1)])

    def add(self, a: int, b: int) -> int:
        """Return a + b."""
        return int(self.addition[a, b])

    def translate(self, elements: Lookup, out: NDArray[np.unsignedinteger[Any]]) -> None:
        """Fill the rows of a table with the elements plus 0, plus 1, ...: by arithmetic where it beats the table."""
        every = _rows_of_one_number(self.order, len(elements))
        if self.characteristic == 2:
            np.bitwise_xor(elements, every, out=out)
        elif self.degree == 1:
            np.add(elements, every, out=out)
            # A negative number wraps around to a huge one, so the minimum is the sum modulo p.
            np.minimum(out, out - out.dtype.type(self.order), out=out)
        else:
            out[...] = self.addition.take(elements, axis=1)

    def multiply(self, a: int, b: int) -> int:
        """Return a * b."""
        return int(self.multiplication[a, b])

    def invert(self, a: int) -> int:
        """Return 1 / a."""
        if a == 0:
            raise ZeroDivisionError("0 has no inverse in a field")
        return int(np.argmax(self.multiplication[a] == 1))

    def power(self, a: int, n: int) -> int:
        """Return a to the n-th power, for n >= 0."""
        result = 1
        for bit in f"{n:b}":
            result = self.multiply(result, result)
            if bit == "1":
                result = self.multiply(result, a)
        return result


@lru_cache(maxsize=32)
def finite_field(order: int) -> Field:
    """Build the field of this order; raise `NoSuchDesign` if there is none."""
    if not 2 <= order <= LARGEST_ORDER:
        raise OutOfRange(f"the order of a field must be 2 to {LARGEST_ORDER} here, not {order}")
    if (power := prime_power(order)) is None:
        raise NoSuchDesign(
            f"no field has order {order}: the order of a finite field is a prime or a power of one, "
            f"and {order} = {' * '.join(f'{p}^{k}' if k > 1 else str(p) for p, k in factorise(order).items())}"
        )
    p, k = power
    modulus, powers = next(_primitive_polynomials(p, k))
    return Field(order, p, k, modulus, _addition(p, k), _multiplication(order, powers), _frozen(powers))


@lru_cache(maxsize=2)
def _rows_of_one_number(order: int, width: int) -> Lookup:
    """Return a row of zeros, a row of ones, ...: adding whole tables is faster than broadcasting a column."""
    return _frozen(np.repeat(np.arange(order), width).reshape(order, width))


def _primitive_polynomials(p: int, k: int) -> Iterator[tuple[tuple[int, ...], list[int]]]:
    """Yield the primitive monic polynomials of degree k over Z/p, each with the powers of its root."""
    order = p**k
    for coefficients in product(range(p), repeat=k):
        low = coefficients[::-1]
        if low[0] and len(powers := _powers_of_root(p, low)) == order - 1:
            yield (*low, 1), powers


def _powers_of_root(p: int, low: tuple[int, ...]) -> list[int]:
    """Return the distinct powers, from 1 on, of a root of x^k + ... + low[1] x + low[0]."""
    k = len(low)
    top = p ** (k - 1)
    weights = [p**i for i in range(k)]
    # The k-th power of the root: the reduction of a carry out of the top digit.
    carry = [-c % p for c in low]
    powers, value = [1], 1
    while True:
        lead, rest = divmod(value, top)
        shifted = rest * p
        if lead:
            shifted = sum((shifted // w + lead * c) % p * w for w, c in zip(weights, carry, strict=True))
        value = shifted
        if value == 1:
            return powers
        powers.append(value)


def _addition(p: int, k: int) -> Lookup:
    order = p**k
    numbers = np.arange(order)
    total = np.zeros((order, order), dtype=np.int64)
    for weight in (p**i for i in range(k)):
        digits = numbers // weight % p
        total += (digits[:, None] + digits) % p * weight
    return _frozen(total)


def _multiplication(order: int, powers: list[int]) -> Lookup:
    exponents = np.array(powers * 2)
    logarithms = np.zeros(order, dtype=np.int64)
    logarithms[powers] = np.arange(order - 1)
    table = exponents[logarithms[:, None] + logarithms]
    table[0, :] = table[:, 0] = 0
    return _frozen(table)


def _frozen(values: NDArray[np.int64] | list[int]) -> Lookup:
    table = np.array(values, dtype=np.uint16)
    table.setflags(write=False)
    return table
