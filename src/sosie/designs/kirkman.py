"""Kirkman's schoolgirl problem: fifteen girls walk in threes each day for a week, and no two walk together twice.

Ray-Chaudhuri and Wilson proved that 3 mod 6 is the only condition on the number of girls. The constructions are
theirs: two in finite fields, one for multiples of 9, and, for all other numbers, one that doubles a pairwise
balanced design.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import chain, permutations

import numpy as np

from sosie.designs.arithmetic import is_prime_power
from sosie.designs.block_design import BlockDesign
from sosie.designs.existence import Answer, Existence
from sosie.designs.fields import finite_field
from sosie.designs.pairwise import pairwise_balanced
from sosie.errors import NoSuchDesign, OutOfRange

MAX_GIRLS = 2048
"""Systems with more girls are not built."""

Row = tuple[int, int, int]
Day = tuple[Row, ...]


@dataclass(frozen=True)
class KirkmanSystem:
    """The rows of three for each day."""

    girls: int
    days: tuple[Day, ...]

    @property
    def design(self) -> BlockDesign:
        """The rows of all days as a design: a Steiner triple system when the system is valid."""
        return BlockDesign.from_blocks(self.girls, chain.from_iterable(self.days))

    @property
    def is_valid(self) -> bool:
        """Tell whether each day has every girl once, and any two girls walk together on exactly one day."""
        everyone = list(range(self.girls))
        if any(sorted(chain.from_iterable(day)) != everyone for day in self.days):
            return False
        rows = np.array(list(chain.from_iterable(self.days))).reshape(-1, 3)
        meetings = np.eye(self.girls, dtype=np.int64)
        for i, j in permutations(range(3), 2):
            np.add.at(meetings, (rows[:, i], rows[:, j]), 1)
        return bool((meetings == 1).all())


@dataclass(frozen=True)
class _Plan:
    name: str
    days: Callable[[], list[list[Row]]]


@lru_cache(maxsize=32)
def kirkman_system(girls: int = 15) -> KirkmanSystem:
    """Return a system in which girl 0 walks with 1 and 2 on the first day, with 3 and 4 on the second, and so on."""
    existence = kirkman_existence(girls)
    if existence.answer is not Answer.BUILT:
        raise NoSuchDesign(existence.reason)
    return _arranged(girls, _plan(girls).days())


def kirkman_existence(girls: int) -> Existence:
    """Tell whether there is a Kirkman system for this number of girls."""
    if girls < 3:
        raise OutOfRange(f"there must be 3 girls or more to walk in threes, not {girls}")
    subject = f"a Kirkman system of {girls} girls"
    if girls % 3:
        return Existence(Answer.IMPOSSIBLE, f"{subject} cannot exist: {girls} girls do not fall into rows of three")
    if girls % 2 == 0:
        return Existence(
            Answer.IMPOSSIBLE,
            f"{subject} cannot exist: each girl meets two others a day, and {girls - 1} others do not fall into pairs",
        )
    if girls > MAX_GIRLS:
        return Existence(
            Answer.PROVEN,
            f"{subject} exists by the theorem of Ray-Chaudhuri and Wilson (1971), but those here stop at {MAX_GIRLS}",
        )
    return Existence(Answer.BUILT, f"{subject} exists: {_plan(girls).name} gives it")


def _plan(girls: int) -> _Plan:
    """Choose the construction for a number of girls that is 3 mod 6."""
    if girls == 3:
        return _Plan("one day with one row", lambda: [[(0, 1, 2)]])
    third, half = girls // 3, girls // 2
    if third % 6 == 1 and is_prime_power(third):
        return _Plan(f"the construction in three copies of the field of {third}", partial(_three_fields, third))
    if half % 6 == 1 and is_prime_power(half):
        return _Plan(f"the construction in two copies of the field of {half}", partial(_two_fields, half))
    if girls % 9 == 0:
        return _Plan(f"the product of systems of 3 and {third}", partial(_product, 3, third))
    return _Plan(f"doubling a pairwise balanced design on {half} points", partial(_doubled, half))


def _three_fields(order: int) -> list[list[Row]]:
    """Return days for three times q = 6 t + 1 girls, girl 3 * x + i being the element x of the i-th copy."""
    field, t = finite_field(order), order // 6
    # Twice around, so that exponents need no reduction.
    powers = field.exponents.tolist() * 2
    triples = [(powers[i], powers[i + 2 * t], powers[i + 4 * t]) for i in range(6 * t)]
    level = [(3 * a + i, 3 * b + i, 3 * c + i) for a, b, c in triples[:t] for i in range(3)]
    across = [(3 * a, 3 * b + 1, 3 * c + 2) for a, b, c in triples]
    moves = [[3 * x + i for x in sums for i in range(3)] for sums in field.addition.tolist()]
    # Half of the mixed rows complete the day of the level rows; each other one makes a day with its translates.
    together = [(0, 1, 2), *level, *(row for i, row in enumerate(across) if i // t % 2)]
    alone = [row for i, row in enumerate(across) if i // t % 2 == 0]
    days = [[_moved(row, move) for row in together] for move in moves]
    return days + [[_moved(row, move) for move in moves] for row in alone]


def _two_fields(order: int) -> list[list[Row]]:
    """Return days for 2 q + 1 girls, q = 6 t + 1: girl 0, and 2 * x + i for the element x of the copies i = 1, 2."""
    field, t = finite_field(order), order // 6
    # Three times around, so that exponents need no reduction.
    powers = field.exponents.tolist() * 3
    m = powers.index(field.multiply(field.add(powers[t], 1), field.invert(field.add(1, 1))))
    first, second = [2 * x + 1 for x in powers], [2 * x + 2 for x in powers]
    mixed = [(first[i], first[i + t], second[i + m]) for i in range(6 * t) if i // t % 2 == 0]
    level = [(second[i], second[i + 2 * t], second[i + 4 * t]) for i in range(m + t, m + 2 * t)]
    moves = [[0, *(2 * x + i for x in sums for i in (1, 2))] for sums in field.addition.tolist()]
    return [[_moved(row, move) for row in [(0, 1, 2), *mixed, *level]] for move in moves]


def _product(outer: int, inner: int) -> list[list[Row]]:
    """Return days for outer * inner girls, girl a * inner + x being the x-th of the a-th class."""
    n = inner
    within = [
        [(a * n + x, a * n + y, a * n + z) for a in range(outer) for x, y, z in day]
        for day in kirkman_system(inner).days
    ]
    # Since n is odd, 2 x + shift takes every residue once.
    across = [
        [(a * n + x, b * n + (x + shift) % n, c * n + (2 * x + shift) % n) for a, b, c in day for x in range(n)]
        for day in kirkman_system(outer).days
        for shift in range(n)
    ]
    return within + across


def _doubled(points: int) -> list[list[Row]]:
    """Return days for 2 u + 1 girls: girl 0, and two for each point of a pairwise balanced design.

    Each block of k points, doubled, is a smaller system that includes girl 0. The day on which she walks with the two
    girls of a point is the union of that day in the systems of all blocks through the point.
    """
    days: list[list[Row]] = [[(0, 2 * x + 1, 2 * x + 2)] for x in range(points)]
    for block in pairwise_balanced(points).blocks:
        move = [0, *(2 * x + i for x in block for i in (1, 2))]
        for x, day in zip(block, kirkman_system(2 * len(block) + 1).days, strict=True):
            days[x] += [_moved(row, move) for row in day[1:]]
    return days


def _moved(row: Row, move: Sequence[int]) -> Row:
    a, b, c = row
    return move[a], move[b], move[c]


def _arranged(girls: int, days: list[list[Row]]) -> KirkmanSystem:
    """Return the system with its girls renumbered in the order in which girl 0 meets them, and sorted."""
    met = chain.from_iterable(sorted(row)[1:] for day in days for row in day if 0 in row)
    number = [0] * girls
    for new, girl in enumerate(met, start=1):
        number[girl] = new
    return KirkmanSystem(
        girls, tuple(sorted(tuple(sorted(_sorted(_moved(row, number)) for row in day)) for day in days))
    )


def _sorted(row: Row) -> Row:
    first, second, third = sorted(row)
    return first, second, third
