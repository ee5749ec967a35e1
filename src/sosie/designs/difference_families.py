"""Difference families: a few base blocks in a group, whose translates form a design.

Each nonzero element of the group is a difference within exactly one block, so any two elements are in exactly one
common translate.
"""

from dataclasses import dataclass
from math import prod

import numpy as np

from sosie.designs.arithmetic import is_prime_power
from sosie.designs.block_design import Block, BlockDesign
from sosie.designs.fields import LARGEST_ORDER, Field, finite_field
from sosie.errors import NoSuchDesign

# For block sizes 4, 5 and 6 the exhaustive search fails only here.
WITHOUT_STARTER = frozenset({(81, 5), (61, 6), (121, 6)})


@dataclass(frozen=True)
class DifferenceFamily:
    """Blocks in a product of cyclic groups; an element is its coordinates in mixed radix, last one lowest."""

    moduli: tuple[int, ...]
    blocks: tuple[Block, ...]

    @property
    def order(self) -> int:
        """The order of the group."""
        return prod(self.moduli)

    def develop(self) -> BlockDesign:
        """Return the design of all distinct translates of all blocks."""
        elements = np.array(np.unravel_index(np.arange(self.order), self.moduli))
        sums = elements[:, :, None, None] + elements[:, None, np.array(self.blocks)]
        translates = np.ravel_multi_index(tuple(sums), self.moduli, mode="wrap")
        rows = np.sort(translates.reshape(-1, len(self.blocks[0])), axis=1)
        return BlockDesign.from_array(self.order, np.unique(rows, axis=0))


SPORADIC = {
    (45, 5): DifferenceFamily((3, 3, 5), ((0, 1, 2, 3, 4), (0, 5, 11, 17, 37), (0, 7, 16, 30, 42))),
    (76, 4): DifferenceFamily(
        (76,),
        (
            (0, 6, 14, 23),
            (0, 12, 22, 25),
            (0, 15, 36, 43),
            (0, 19, 38, 57),
            (0, 30, 32, 56),
            (0, 31, 47, 58),
            (0, 37, 41, 42),
        ),
    ),
    (81, 5): DifferenceFamily((81,), ((0, 2, 20, 37, 53), (0, 3, 14, 29, 39), (0, 6, 27, 40, 49), (0, 19, 23, 24, 31))),
    (85, 4): DifferenceFamily(
        (85,),
        (
            (0, 1, 14, 30),
            (0, 2, 41, 79),
            (0, 3, 23, 40),
            (0, 4, 35, 57),
            (0, 5, 15, 26),
            (0, 25, 34, 52),
            (0, 42, 66, 78),
        ),
    ),
    (88, 4): DifferenceFamily(
        (88,),
        (
            (0, 1, 21, 29),
            (0, 4, 6, 16),
            (0, 7, 38, 61),
            (0, 11, 24, 43),
            (0, 14, 40, 49),
            (0, 17, 42, 47),
            (0, 22, 44, 66),
            (0, 37, 52, 55),
        ),
    ),
    (105, 5): DifferenceFamily(
        (105,),
        (
            (0, 2, 5, 49, 90),
            (0, 6, 7, 52, 81),
            (0, 10, 50, 77, 93),
            (0, 18, 26, 37, 51),
            (0, 21, 42, 63, 84),
            (0, 35, 39, 48, 71),
        ),
    ),
}
"""Families outside fields, by number of points and block size."""


def has_field_family(order: int, size: int) -> bool:
    """Tell, without searching, whether `field_family` finds blocks of this size."""
    return (
        size in {4, 5, 6}
        and order % (size * (size - 1)) == 1
        and order <= LARGEST_ORDER
        and is_prime_power(order)
        and (order, size) not in WITHOUT_STARTER
    )


def field_family(order: int, size: int) -> DifferenceFamily:
    """Return a family in the additive group of a field: one block, times the elements of a subgroup."""
    if not has_field_family(order, size):
        raise NoSuchDesign(f"no difference family with blocks of {size} is built here over a field of order {order}")
    field, index = finite_field(order), size * (size - 1) // 2
    starter = _starter(field, size, index)
    # The subgroup of this index holds -1, and a block's differences come with both signs: half of it is enough.
    factors = field.exponents[: (order - 1) // 2 : index]
    blocks = field.multiplication[factors[:, None], starter].tolist()
    return DifferenceFamily((field.characteristic,) * field.degree, tuple(map(tuple, blocks)))


def _starter(field: Field, size: int, index: int) -> Block:
    """Return a block whose differences, up to their sign, are in all the cosets of the subgroup of this index."""
    cosets = np.zeros(field.order, dtype=np.int64)
    cosets[field.exponents] = np.arange(field.order - 1) % index
    negatives = np.argmin(field.addition, axis=1)
    # Row x tells in which coset x - y is, as a bit.
    bits = (1 << cosets[field.addition[:, negatives]]).tolist()
    starter = _extend((0, 1), 1, size, bits)
    if starter is None:
        raise AssertionError(f"the field of order {field.order} has a starter of {size}, as the tests hold")
    return starter


def _extend(block: Block, used: int, size: int, bits: list[list[int]]) -> Block | None:
    if len(block) == size:
        return block
    for x in range(block[-1] + 1, len(bits)):
        row, now = bits[x], used
        for y in block:
            if now & row[y]:
                break
            now |= row[y]
        else:
            if found := _extend((*block, x), now, size, bits):
                return found
    return None
