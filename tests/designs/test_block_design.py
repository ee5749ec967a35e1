from itertools import combinations

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from sosie.designs import BlockDesign, affine_plane, projective_plane, steiner_system
from sosie.errors import NoSuchDesign, OutOfRange


@st.composite
def designs(draw: st.DrawFn) -> BlockDesign:
    points = draw(st.integers(1, 7))
    block = st.lists(st.integers(0, points - 1), unique=True, max_size=points)
    return BlockDesign.from_blocks(points, draw(st.lists(block, max_size=8)))


@given(designs())
def test_balance_matches_incidence_matrix(design: BlockDesign) -> None:
    # N N^T = (r - lambda) I + lambda J, with all columns of one sum: the textbook definition.
    product = design.incidence.astype(int) @ design.incidence.T
    r, off_diagonal = product[0, 0], product[~np.eye(design.points, dtype=bool)]
    even = len(set(design.incidence.sum(axis=0).tolist())) == 1 and (np.diag(product) == r).all()
    balanced = bool(even and r and len(set(off_diagonal.tolist())) == 1 and off_diagonal[0] > 0)
    assert design.is_balanced == balanced


@given(designs())
def test_dual_transposes_incidence_matrix(design: BlockDesign) -> None:
    assert (design.dual.incidence == design.incidence.T).all()
    assert design.dual.dual == design


@given(designs())
def test_resolution_is_partition_into_parallel_classes(design: BlockDesign) -> None:
    if (classes := design.resolution) is not None:
        assert sorted(number for numbers in classes for number in numbers) == list(range(len(design.blocks)))
        for numbers in classes:
            assert sorted(p for number in numbers for p in design.blocks[number]) == list(range(design.points))


@given(designs().filter(lambda design: len(design.blocks) <= 6))
def test_resolution_is_complete_search(design: BlockDesign) -> None:
    assume(all(design.blocks))
    assert (design.resolution is not None) == _resolvable(design, frozenset(range(len(design.blocks))))


def _resolvable(design: BlockDesign, left: frozenset[int]) -> bool:
    if not left:
        return True
    whole = list(range(design.points))
    return any(
        sorted(p for number in chosen for p in design.blocks[number]) == whole
        and _resolvable(design, left - set(chosen))
        for size in range(1, len(left) + 1)
        for chosen in combinations(sorted(left), size)
    )


def test_parallel_classes_may_mix_block_sizes() -> None:
    assert BlockDesign(3, ((0,), (0, 1, 2), (1, 2))).resolution == ((0, 2), (1,))


def test_resolvability_of_known_designs() -> None:
    assert affine_plane(4).resolution is not None
    assert projective_plane(2).resolution is None
    assert steiner_system(9, 3).resolution is not None
    assert steiner_system(13, 3).resolution is None


def test_parameters_of_unbalanced_design_are_refused() -> None:
    with pytest.raises(NoSuchDesign, match="not balanced"):
        _ = BlockDesign(3, ((0, 1), (1, 2))).parameters


@pytest.mark.parametrize("block", [(0, 0), (0, 3), (-1, 0)])
def test_invalid_blocks_are_refused(block: tuple[int, int]) -> None:
    with pytest.raises(OutOfRange, match="block 1"):
        BlockDesign(3, ((0, 1), block))
