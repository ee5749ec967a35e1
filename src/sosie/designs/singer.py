"""Singer difference sets: a projective plane from q + 1 whole numbers.

The translates of the q + 1 residues modulo q * q + q + 1 are the lines. This works because each nonzero residue is
the difference of exactly one pair, which takes only (q + 1) * q subtractions to check.
"""

from dataclasses import dataclass
from itertools import product

import numpy as np
from numpy.typing import NDArray

from sosie.designs.existence import require_plane
from sosie.designs.fields import finite_field


@dataclass(frozen=True)
class DifferenceSet:
    """Residues modulo a number; perfect when each nonzero residue is exactly one of their differences."""

    modulus: int
    residues: tuple[int, ...]

    @property
    def is_perfect(self) -> bool:
        """Tell whether each nonzero residue is exactly one difference, which proves that the lines form a plane."""
        residues = np.array(self.residues)
        counts = np.bincount(((residues[:, None] - residues) % self.modulus).ravel(), minlength=self.modulus)
        return bool(counts[0] == len(residues) and (counts[1:] == 1).all())

    def develop(self) -> NDArray[np.uint32]:
        """Return all translates, one per row, in the order of their shifts: the lines of the plane."""
        shifts = np.arange(self.modulus, dtype=np.uint32)[:, None]
        return (shifts + np.array(self.residues, dtype=np.uint32)) % np.uint32(self.modulus)


def singer_difference_set(order: int) -> DifferenceSet:
    """Return a perfect difference set of order + 1 residues, from a cubic over the field of this order."""
    require_plane(order)
    field = finite_field(order)
    plus, times = field.addition.tolist(), field.multiplication.tolist()
    for c2, c1, c0 in product(range(order), range(order), range(1, order)):
        zeros = _zeros_of_recurrence(plus, times[c2], times[c1], times[c0])
        found = DifferenceSet(order * order + order + 1, zeros)
        if len(zeros) == order + 1 and found.is_perfect:
            return found
    raise AssertionError("every finite field has a primitive cubic (Singer, 1938)")


def _zeros_of_recurrence(
    plus: list[list[int]], by_c2: list[int], by_c1: list[int], by_c0: list[int]
) -> tuple[int, ...]:
    """Return the zeros of s(i+3) = c2 s(i+2) + c1 s(i+1) + c0 s(i), from s = 0, 0, 1, within one period.

    The states (s(i), s(i+1), s(i+2)), up to a factor, are points of the plane, and those with s(i) = 0 lie on
    one line. When the cubic is primitive the sequence visits every point, and so every point of that line.
    """
    q = len(plus)
    zeros = [0, 1]
    first, second, third = 0, 0, 1
    for i in range(3, q * q + q + 1):
        first, second, third = second, third, plus[plus[by_c0[first]][by_c1[second]]][by_c2[third]]
        if third == 0:
            if second == 0 or len(zeros) > q:
                break
            zeros.append(i)
    return tuple(zeros)
