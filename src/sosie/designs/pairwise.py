"""Pairwise balanced designs with block sizes 4, 7, 10, ...: any two points are in exactly one block.

The main construction truncates one group of a transversal design, takes three copies of every point plus one more
point, and replaces the blocks of 4 and 5 by the planes on 13 and 16 points. It works from 85 = 3 * 28 + 1 points on,
because every n >= 28 has a prime power between n / 5 and n / 4.
"""

from collections.abc import Iterable
from functools import cache

import numpy as np

from sosie.designs.arithmetic import is_prime_power
from sosie.designs.block_design import Block, BlockDesign
from sosie.designs.difference_families import DifferenceFamily
from sosie.designs.existence import Answer
from sosie.designs.geometry import affine_space_lines
from sosie.designs.planes import projective_lines
from sosie.designs.steiner import steiner_existence, steiner_system
from sosie.errors import NoSuchDesign


def pairwise_balanced(points: int) -> BlockDesign:
    """Return a design with any two points in exactly one block, and block sizes that are 1 mod 3."""
    if points % 3 == 1 and points > 4 and steiner_existence(points, 4).answer is Answer.BUILT:
        return steiner_system(points, 4)
    if points == 34:
        return _frames_and_parallels()
    if points == 82:
        return _tripled(*_without_a_point(28))
    if points % 3 == 1 and (order := _order_to_truncate(points // 3)):
        return _tripled(*_truncated(order, points // 3))
    raise NoSuchDesign(f"no design on {points} points with blocks of 1 mod 3 and more than one of them is built here")


def _frames_and_parallels() -> BlockDesign:
    """Return a design on 34 points: affine space over three elements, and a point for each of seven parallel classes.

    The translates of a frame replace the six parallel classes of its pairs.
    """
    frame = (0, 1, 3, 9)
    lines = affine_space_lines(3, 3).blocks
    classes = [lines[start : start + 9] for start in range(0, len(lines), 9)]
    kept = [lines for lines in classes if all(len(set(frame).intersection(line)) < 2 for line in lines)]
    extended = [(*line, 27 + number) for number, lines in enumerate(kept) for line in lines]
    frames = DifferenceFamily((3, 3, 3), (frame,)).develop().blocks
    return BlockDesign(34, (*extended, *frames, tuple(range(27, 34))))


def _order_to_truncate(points: int) -> int | None:
    """Return a prime power m such that four groups of m and one of at most m have this many points."""
    return next((m for m in range(max(4, -(-points // 5)), points // 4 + 1) if is_prime_power(m)), None)


def _truncated(order: int, points: int) -> tuple[list[Block], list[Block]]:
    """Return groups and blocks on this many points, any two in exactly one: four groups of the order, and the rest."""
    rows = projective_lines(order)[: order * order, [0, 1, 2, 3, order]].astype(np.int64)
    rows[:, 4] -= order * order - 4 * order
    groups = [tuple(range(start, min(start + order, points))) for start in range(0, points, order)]
    return groups, [tuple(point for point in row if point < points) for row in rows.tolist()]


@cache
def _without_a_point(points: int) -> tuple[list[Block], list[Block]]:
    """Return the groups of 3 and blocks of 4 of a Steiner system with one point removed, the groups in order."""
    blocks = steiner_system(points, 4).blocks
    through = [point for block in blocks if 0 in block for point in block if point]
    number = {point: i for i, point in enumerate(through)}
    groups: list[Block] = [(i, i + 1, i + 2) for i in range(0, points - 1, 3)]
    return groups, [tuple(number[point] for point in block) for block in blocks if 0 not in block]


def _tripled(groups: list[Block], blocks: list[Block]) -> BlockDesign:
    """Return three copies of every point plus one more point, with a block for each group."""
    infinity = 3 * sum(map(len, groups))
    filled = [(*_copies(group), infinity) for group in groups]
    for block in blocks:
        copies = _copies(block)
        filled += [tuple(copies[i] for i in four) for four in _without_a_point(3 * len(block) + 1)[1]]
    return BlockDesign.from_blocks(infinity + 1, filled)


def _copies(points: Iterable[int]) -> list[int]:
    return [3 * point + copy for point in points for copy in range(3)]
