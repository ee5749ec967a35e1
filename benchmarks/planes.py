"""Building planes: Sosie's tables, arrays of the package galois, and a plain triple loop."""

from collections.abc import Iterator
from functools import partial

import numpy as np

from benchmarks.galois_plane import with_galois
from benchmarks.timing import Finding, side_by_side
from sosie.designs import projective_lines

_SLOPES_OF_THE_LOOP = 10


def findings() -> Iterator[Finding]:
    """Yield the findings for orders 251, a prime, and 256, a power of 2, with warm tables."""
    yield from _compared(251, loop=True)
    yield from _compared(256, loop=False)


def _compared(order: int, *, loop: bool) -> Iterator[Finding]:
    if not np.array_equal(projective_lines(order), with_galois(order)):
        raise AssertionError("the two ways build the same plane, or there is nothing to compare")
    by_sosie, by_galois = side_by_side(partial(projective_lines, order), partial(with_galois, order), rounds=5)
    yield Finding(f"plane of order {order}, against galois", by_sosie, by_galois, at_least=5 if loop else None)
    if loop:
        (by_loop,) = side_by_side(partial(with_a_loop, order, _SLOPES_OF_THE_LOOP), rounds=3)
        scaled = by_loop * order / _SLOPES_OF_THE_LOOP
        yield Finding(f"plane of order {order}, against a plain loop *", by_sosie, scaled, at_least=100)


def with_a_loop(order: int, slopes: int) -> list[list[int]]:
    """Return the lines of the first slopes in the naive way, which is right for primes only."""
    lines = []
    for m in range(slopes):
        for b in range(order):
            line = []
            for x in range(order):
                line.append(x * order + (m * x + b) % order)  # noqa: PERF401 - the point of it
            line.append(order * order + m)
            lines.append(line)
    return lines
