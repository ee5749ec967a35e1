from itertools import chain

import pytest

from sosie.designs import (
    affine_plane,
    affine_space_lines,
    hermitian_unital,
    maximal_arc_design,
    projective_plane,
    projective_space_lines,
)
from sosie.errors import NoSuchDesign, OutOfRange

SPACES = [(2, 2), (2, 3), (2, 4), (2, 9), (3, 2), (3, 3), (3, 4), (3, 5), (4, 2), (4, 3), (5, 2), (6, 2)]


@pytest.mark.parametrize(("dimension", "order"), SPACES)
def test_two_points_of_projective_space_share_one_line(dimension: int, order: int) -> None:
    points = (order ** (dimension + 1) - 1) // (order - 1)
    parameters = projective_space_lines(dimension, order).parameters
    assert (parameters.v, parameters.k, parameters.lambda_) == (points, order + 1, 1)


@pytest.mark.parametrize(("dimension", "order"), SPACES)
def test_affine_lines_come_in_parallel_classes(dimension: int, order: int) -> None:
    design = affine_space_lines(dimension, order)
    assert (design.parameters.v, design.parameters.k, design.parameters.lambda_) == (order**dimension, order, 1)
    size = order ** (dimension - 1)
    for start in range(0, len(design.blocks), size):
        parallels = design.blocks[start : start + size]
        assert sorted(chain.from_iterable(parallels)) == list(range(design.points))


@pytest.mark.parametrize("order", [2, 3, 4, 5, 7, 8, 9, 16])
def test_spaces_of_dimension_two_are_the_planes(order: int) -> None:
    assert projective_space_lines(2, order) == projective_plane(order)
    assert affine_space_lines(2, order) == affine_plane(order)


@pytest.mark.parametrize("order", [2, 3, 4, 5, 7, 8, 9])
def test_hermitian_unital_is_a_design(order: int) -> None:
    parameters = hermitian_unital(order).parameters
    assert (parameters.v, parameters.k, parameters.lambda_) == (order**3 + 1, order + 1, 1)


@pytest.mark.parametrize(("order", "degree"), [(2**m, 2**s) for m in range(2, 7) for s in range(1, m)])
def test_maximal_arc_meets_lines_in_its_degree(order: int, degree: int) -> None:
    parameters = maximal_arc_design(order, degree).parameters
    assert (parameters.v, parameters.k, parameters.lambda_) == (order * degree - order + degree, degree, 1)


@pytest.mark.parametrize(("order", "degree"), [(9, 3), (8, 3), (8, 8), (8, 16), (8, 1), (8, 0)])
def test_arcs_need_powers_of_two(order: int, degree: int) -> None:
    with pytest.raises(NoSuchDesign, match="power of 2"):
        maximal_arc_design(order, degree)


@pytest.mark.parametrize("dimension", [-1, 0, 1])
def test_spaces_need_two_dimensions(dimension: int) -> None:
    for lines in (projective_space_lines, affine_space_lines):
        with pytest.raises(OutOfRange, match="dimension"):
            lines(dimension, 3)


@pytest.mark.parametrize("order", [6, 10, 12])
def test_geometry_needs_a_field(order: int) -> None:
    for build in (hermitian_unital, lambda q: projective_space_lines(3, q), lambda q: affine_space_lines(3, q)):
        with pytest.raises(NoSuchDesign, match="no field"):
            build(order)
