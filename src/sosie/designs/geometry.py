"""Designs from finite geometry: lines of spaces, and the sections of a curve or an arc by the lines of a plane.

The affine point with coordinates (x, y, ..., z) over the field of order q is the number whose digits in base q they
are. After the affine points of a projective space come the directions of its lines, which are the points of a
projective space of one dimension less, recursively: in a plane this is the numbering of `planes`.
"""

import numpy as np
from numpy.typing import NDArray

from sosie.designs.arithmetic import prime_power
from sosie.designs.block_design import BlockDesign
from sosie.designs.fields import Field, finite_field
from sosie.designs.planes import Lines, projective_lines
from sosie.errors import NoSuchDesign, OutOfRange

Numbers = NDArray[np.int64]


def projective_space_points(dimension: int, order: int) -> int:
    """Return the number of points of a projective space."""
    return sum(order**i for i in range(dimension + 1))


def projective_space_lines(dimension: int, order: int) -> BlockDesign:
    """Return the points and lines of the projective space of this dimension over the field of this order."""
    _require_dimension(dimension)
    lines = _projective_lines(dimension, finite_field(order))
    return BlockDesign.from_array(projective_space_points(dimension, order), lines)


def affine_space_lines(dimension: int, order: int) -> BlockDesign:
    """Return the points and lines of an affine space, the lines ordered by parallel class."""
    _require_dimension(dimension)
    return BlockDesign.from_array(order**dimension, _affine_lines(dimension, finite_field(order)))


def hermitian_unital(order: int) -> BlockDesign:
    """Return the Hermitian unital over the field of order squared: a block is a line's intersection with the curve."""
    square = order * order
    field = finite_field(square)
    norms, traces = np.empty(square, dtype=np.int64), np.empty(square, dtype=np.int64)
    for x in range(square):
        conjugate = field.power(x, order)
        norms[x], traces[x] = field.multiply(x, conjugate), field.add(x, conjugate)
    # The curve's only point at infinity is that of the vertical lines.
    curve = np.append(np.flatnonzero(norms[:, None] == traces), square * square + square)
    return _cut_by_lines(projective_lines(square), curve, order + 1)


def maximal_arc_design(order: int, degree: int) -> BlockDesign:
    """Return Denniston's maximal arc in a plane of even order: a line meets it in 0 or `degree` points."""
    field, root = finite_field(order), prime_power(degree)
    if field.characteristic != 2 or root is None or root[0] != 2 or degree >= order:
        raise NoSuchDesign(
            "a maximal arc needs a plane whose order is a power of 2, and a smaller power of 2 for its degree: "
            f"not order {order} and degree {degree}"
        )
    plus, times = field.addition, field.multiplication
    squares = times.diagonal()
    # If b is not of the form t + 1/t, then x^2 + b x y + y^2 is 0 only for x = y = 0.
    sums = {field.add(t, field.invert(t)) for t in range(1, order)}
    b = next(b for b in range(order) if b not in sums)
    values = plus[plus[squares[:, None], squares], times[b][times]]
    # The numbers below a power of 2 are closed under addition.
    return _cut_by_lines(projective_lines(order), np.flatnonzero(values < degree), degree)


def _require_dimension(dimension: int) -> None:
    if dimension < 2:
        raise OutOfRange(f"the dimension of a space with several lines must be 2 or more, not {dimension}")


def _projective_lines(dimension: int, field: Field) -> Numbers:
    """Return the affine lines, each with its direction as one more point, then the lines of directions."""
    q = field.order
    if dimension == 1:
        return np.arange(q + 1)[None, :]
    affine = _affine_lines(dimension, field)
    directions = np.repeat(np.arange(projective_space_points(dimension - 1, q)), q ** (dimension - 1))
    at_infinity = _projective_lines(dimension - 1, field)
    return np.vstack([np.column_stack([affine, directions + q**dimension]), at_infinity + q**dimension])


def _affine_lines(dimension: int, field: Field) -> Numbers:
    """Return the lines a + t * d, a row for each direction d and each a that is 0 where d has its leading 1."""
    q = field.order
    weights = q ** np.arange(dimension)[::-1]
    points = np.arange(q**dimension)[:, None] // weights % q
    classes = []
    for lead in range(dimension):
        starts = points[points[:, lead] == 0]
        for direction in points[(points[:, :lead] == 0).all(axis=1) & (points[:, lead] == 1)]:
            steps = field.multiplication[:, direction]
            classes.append(field.addition[starts[:, None, :], steps] @ weights)
    return np.vstack(classes)


def _cut_by_lines(lines: Lines, points: Numbers, size: int) -> BlockDesign:
    """Return the design of these points of a plane, renumbered; each line meets them in 0, 1 or `size` points."""
    numbers = np.full(lines.max() + 1, -1)
    numbers[points] = np.arange(len(points))
    cut = numbers[lines]
    secants = cut[(cut >= 0).sum(axis=1) == size]
    return BlockDesign.from_array(len(points), np.sort(secants[secants >= 0].reshape(-1, size)))
