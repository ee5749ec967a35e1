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
def test_balance_is_what_the_incidence_matrix_says(design: BlockDesign) -> None:
    # N N^T = (r - lambda) I + lambda J, with all columns of one sum: the textbook definition.
    product = design.incidence.astype(int) @ design.incidence.T
    r, off_diagonal = product[0, 0], product[~np.eye(design.points, dtype=bool)]
    even = len(set(design.incidence.sum(axis=0).tolist())) == 1 and (np.diag(product) == r).all()
    balanced = bool(even and r and len(set(off_diagonal.tolist())) == 1 and off_diagonal[0] > 0)
    assert design.is_balanced == balanced


@given(designs())
def test_the_dual_transposes_the_incidence_matrix_and_is_its_own_inverse(design: BlockDesign) -> None:
    assert (design.dual.incidence == design.incidence.T).all()
    assert design.dual.dual == design


@given(designs())
def test_a_resolution_holds_every_point_once_in_each_class_and_uses_each_block(design: BlockDesign) -> None:
    if (classes := design.resolution) is not None:
        assert sorted(number for numbers in classes for number in numbers) == list(range(len(design.blocks)))
        for numbers in classes:
            assert sorted(p for number in numbers for p in design.blocks[number]) == list(range(design.points))


@given(designs().filter(lambda design: len(design.blocks) <= 6))
def test_a_design_without_a_resolution_has_none_in_any_partition(design: BlockDesign) -> None:
    assume(all(design.blocks))
    assert design.is_resolvable == _resolvable(design, frozenset(range(len(design.blocks))))


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


def test_classes_may_differ_in_the_sizes_of_their_blocks() -> None:
    assert BlockDesign(3, ((0,), (0, 1, 2), (1, 2))).resolution == ((0, 2), (1,))


def test_known_designs_are_resolvable_or_not() -> None:
    assert affine_plane(4).is_resolvable
    assert not projective_plane(2).is_resolvable
    assert steiner_system(9, 3).is_resolvable
    assert not steiner_system(13, 3).is_resolvable


def test_parameters_of_what_is_not_balanced_are_refused() -> None:
    with pytest.raises(NoSuchDesign, match="not balanced"):
        _ = BlockDesign(3, ((0, 1), (1, 2))).parameters


@pytest.mark.parametrize("block", [(0, 0), (0, 3), (-1, 0)])
def test_blocks_hold_different_points_that_exist(block: tuple[int, int]) -> None:
    with pytest.raises(OutOfRange, match="block 1"):
        BlockDesign(3, ((0, 1), block))
