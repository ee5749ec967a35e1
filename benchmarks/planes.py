"""Building planes: Sosie's tables, arrays of the package galois, and a plain triple loop."""

from collections.abc import Iterator
from functools import partial

import galois
import numpy as np
from numpy.typing import NDArray

from benchmarks.clock import Finding, side_by_side
from sosie.designs import projective_lines

_SLOPES_OF_THE_LOOP = 10


def findings() -> Iterator[Finding]:
    """Yield what comes of orders 251, a prime, and 256, a power of 2, with all tables warm."""
    yield from _compared(251, loop=True)
    yield from _compared(256, loop=False)


def _compared(order: int, *, loop: bool) -> Iterator[Finding]:
    if not np.array_equal(projective_lines(order), with_galois(order)):
        raise AssertionError("the two ways build the same plane, or there is nothing to compare")
    by_sosie, by_galois = side_by_side(partial(projective_lines, order), partial(with_galois, order), rounds=5)
    yield Finding(f"plane of order {order}, against galois", by_sosie, by_galois, at_least=5)
    if loop:
        (by_loop,) = side_by_side(partial(with_a_loop, order, _SLOPES_OF_THE_LOOP), rounds=3)
        scaled = by_loop * order / _SLOPES_OF_THE_LOOP
        yield Finding(f"plane of order {order}, against a plain loop *", by_sosie, scaled, at_least=100)


def with_galois(order: int) -> NDArray[np.uint32]:
    """Return the lines y = m x + b and those at infinity, calculated with arrays over the field."""
    q, field = order, galois.GF(order)
    elements = field.elements
    lines = np.empty((q * q + q + 1, q + 1), dtype=np.uint32)
    columns = np.arange(q) * q
    for slope, m in enumerate(elements):
        ys = (m * elements)[None, :] + elements[:, None]
        lines[slope * q : slope * q + q, :q] = ys.view(np.ndarray) + columns
        lines[slope * q : slope * q + q, q] = q * q + slope
    lines[q * q : -1, :q] = np.arange(q * q).reshape(q, q)
    lines[q * q : -1, q] = q * q + q
    lines[-1] = np.arange(q * q, q * q + q + 1)
    return lines


def with_a_loop(order: int, slopes: int) -> list[list[int]]:
    """Return the lines of the first slopes as everybody writes them first; right for primes only."""
    lines = []
    for m in range(slopes):
        for b in range(order):
            line = []
            for x in range(order):
                line.append(x * order + (m * x + b) % order)  # noqa: PERF401 - the point of it
            line.append(order * order + m)
            lines.append(line)
    return lines
