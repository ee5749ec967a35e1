"""Steiner triple systems: blocks of three, any two points in exactly one; one for every admissible number of points.

Both constructions take three copies of a commutative quasigroup, element x of copy i being the point 3 * x + i. Two
points of one copy form a block with their product in the next copy; the three copies of one element are a block too.
"""

from itertools import combinations

from sosie.designs.block_design import Block, BlockDesign
from sosie.errors import NoSuchDesign, OutOfRange


def steiner_triple_system(points: int) -> BlockDesign:
    """Return a Steiner triple system on this many points: Bose's construction for 3 mod 6, Skolem's for 1 mod 6."""
    if points < 7:
        raise OutOfRange(f"a Steiner triple system must have 7 points or more here, not {points}")
    if points % 6 not in {1, 3}:
        raise NoSuchDesign(
            f"no Steiner triple system has {points} points: their number must be 1 or 3 mod 6, "
            f"and {points} is {points % 6} mod 6"
        )
    return BlockDesign.from_blocks(points, _bose(points // 6) if points % 6 == 3 else _skolem(points // 6))


def _bose(t: int) -> list[Block]:
    # Halving modulo an odd number makes x + y idempotent: x times x is x.
    n = 2 * t + 1
    columns = [_copies_of(x) for x in range(n)]
    return columns + _products([(t + 1) * s % n for s in range(n)])


def _skolem(t: int) -> list[Block]:
    # Modulo an even number only the lower half can be idempotent; one extra point compensates for the upper half.
    n, infinity = 2 * t, 6 * t
    columns = [_copies_of(x) for x in range(t)]
    through_infinity = [(infinity, 3 * (x + t) + i, 3 * x + (i + 1) % 3) for x in range(t) for i in range(3)]
    return columns + through_infinity + _products([s // 2 + s % 2 * t for s in range(n)])


def _copies_of(x: int) -> Block:
    return (3 * x, 3 * x + 1, 3 * x + 2)


def _products(halves: list[int]) -> list[Block]:
    """Return the blocks of x and y in one copy and halves[x + y] in the next."""
    n = len(halves)
    return [
        (3 * x + i, 3 * y + i, 3 * halves[(x + y) % n] + (i + 1) % 3)
        for x, y in combinations(range(n), 2)
        for i in range(3)
    ]
