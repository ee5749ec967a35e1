"""Block designs: points, and blocks of points."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from sosie.designs.resolution import resolve
from sosie.errors import NoSuchDesign, OutOfRange

Block = tuple[int, ...]


class Parameters(NamedTuple):
    """The five parameters of a balanced design, in the letters of the literature."""

    v: int
    """Points."""
    b: int
    """Blocks."""
    r: int
    """Blocks through each point."""
    k: int
    """Points on each block."""
    lambda_: int
    """Blocks through each pair of points."""


@dataclass(frozen=True)
class BlockDesign:
    """Points 0 to points - 1, and blocks that each hold some of them."""

    points: int
    blocks: tuple[Block, ...]

    def __post_init__(self) -> None:
        for number, block in enumerate(self.blocks):
            if len(set(block)) < len(block) or not all(0 <= point < self.points for point in block):
                raise OutOfRange(f"block {number} must hold different points from 0 to {self.points - 1}, not {block}")

    @classmethod
    def from_blocks(cls, points: int, blocks: Iterable[Iterable[int]]) -> Self:
        """Make a design from blocks in any iterable form; blocks are sorted."""
        return cls(points, tuple(tuple(sorted(block)) for block in blocks))

    @classmethod
    def from_array(cls, points: int, blocks: NDArray[np.integer]) -> Self:
        """Make a design from an array with one row per block."""
        return cls(points, tuple(map(tuple, blocks.tolist())))

    @cached_property
    def parameters(self) -> Parameters:
        """The parameters v, b, r, k and lambda; raises `NoSuchDesign` when the design is not balanced."""
        sizes = {len(block) for block in self.blocks}
        degrees = Counter(point for block in self.blocks for point in block)
        pairs = Counter(pair for block in self.blocks for pair in combinations(sorted(block), 2))
        all_pairs = self.points * (self.points - 1) // 2
        if len(sizes) != 1 or len(set(degrees.values())) != 1 or len(degrees) != self.points:
            raise NoSuchDesign("the design is not balanced: its blocks or its points are not all alike in number")
        if len(pairs) != all_pairs or len(set(pairs.values())) != 1:
            raise NoSuchDesign("the design is not balanced: some pairs of points are together more often than others")
        return Parameters(self.points, len(self.blocks), degrees[0], sizes.pop(), pairs[0, 1])

    @property
    def is_balanced(self) -> bool:
        """Tell whether all blocks have one size and all pairs of points are in equally many blocks, at least one."""
        try:
            return bool(self.parameters)
        except NoSuchDesign:
            return False

    @property
    def incidence(self) -> NDArray[np.uint8]:
        """The incidence matrix: a row for each point, a column for each block, 1 where the point is on the block."""
        matrix = np.zeros((self.points, len(self.blocks)), dtype=np.uint8)
        for column, block in enumerate(self.blocks):
            matrix[list(block), column] = 1
        return matrix

    @property
    def dual(self) -> "BlockDesign":
        """The design with points and blocks exchanged."""
        through: list[list[int]] = [[] for _ in range(self.points)]
        for number, block in enumerate(self.blocks):
            for point in block:
                through[point].append(number)
        return BlockDesign.from_blocks(len(self.blocks), through)

    @cached_property
    def resolution(self) -> tuple[tuple[int, ...], ...] | None:
        """The block numbers in parallel classes, each covering every point once; None if there is no resolution.

        The search is exhaustive, so it may take long on designs with many blocks and no resolution.
        """
        return resolve(self.points, self.blocks)
