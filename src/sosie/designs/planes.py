"""Projective and affine planes over finite fields, as arrays with one row of point numbers per line.

The affine point (x, y) of the plane of order q has the number x * q + y. The point at infinity that all lines
of slope m share is q * q + m, and that of the vertical lines is q * q + q.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from sosie.designs.block_design import BlockDesign
from sosie.designs.existence import require_plane
from sosie.designs.fields import finite_field

Lines = NDArray[np.unsignedinteger[Any]]
"""Point numbers in 16 bits if they fit, else 32: memory bandwidth is the bottleneck."""


def projective_lines(order: int) -> Lines:
    """Return the lines of the projective plane over the field of this order."""
    require_plane(order)
    q, field = order, finite_field(order)
    squares = q * q
    dtype = np.min_scalar_type(squares + q)
    lines = np.empty((squares + q + 1, q + 1), dtype=dtype)
    sloped = lines[:squares].reshape(q, q, q + 1)
    # One extra column for the point at infinity, so that each slope's lines are contiguous in memory.
    columns = np.tile((np.arange(q + 1) % q * q).astype(dtype), (q, 1))
    products = np.pad(field.multiplication, ((0, 0), (0, 1)))
    heights = np.empty((q, q + 1), dtype=np.uint16)
    for slope, block in enumerate(sloped):
        # Row b of the block becomes the line y = slope * x + b, for all x at once: computed in a small table that
        # stays in the CPU cache, and written to memory once.
        field.translate(products[slope], out=heights)
        np.add(heights, columns, out=block)
        block[:, q] = squares + slope
    lines[squares:-1, :q] = np.arange(squares).reshape(q, q)
    lines[squares:-1, q] = squares + q
    lines[-1] = np.arange(squares, squares + q + 1)
    return lines


def affine_lines(order: int) -> Lines:
    """Return the lines of the affine plane of this order: the projective plane without one line and its points."""
    return projective_lines(order)[:-1, :-1].copy()


def projective_plane(order: int) -> BlockDesign:
    """Return the projective plane of this order as a block design."""
    return BlockDesign.from_array(order * order + order + 1, projective_lines(order))


def affine_plane(order: int) -> BlockDesign:
    """Return the affine plane of this order as a block design, its lines ordered by parallel class."""
    return BlockDesign.from_array(order * order, affine_lines(order))
