"""Silhouettes: the outline of a drawing, with its distance field."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from sosie.cards.drawing import Drawing, render
from sosie.cards.photographs import without_photographs

Floats = NDArray[np.float32]
Mask = NDArray[np.bool_]

PIXELS = 320
"""The side of the square that a drawing is rendered to."""
GRID, REACH = 80, 1.6
"""The distance field is a grid of GRID x GRID points that extends this many radii from the centre."""
RIM_POINTS = 160
TOUCH_POINTS, _TOUCH_PIXELS = 64, 64
_VISIBLE = 40


@dataclass(frozen=True, eq=False)
class Silhouette:
    """A filled shape, in coordinates relative to its smallest enclosing circle: its centre and its radius.

    Coordinates are (x, y), y downwards. `centre` and `radius` are that circle in the drawing's own units. `rim` are
    points spread evenly along the edge, `hull` the corners of the convex hull; `distance` is the signed distance field
    on a grid, negative inside; `slope_x` and `slope_y` are its gradient.
    """

    centre: tuple[float, float]
    radius: float
    area: float
    rim: Floats
    hull: Floats
    distance: Floats
    slope_x: Floats
    slope_y: Floats


@cache
def silhouette(drawing: Drawing) -> Silhouette:
    """Compute the silhouette of a drawing."""
    mask = filled(render(without_photographs(drawing).document(), PIXELS)[..., 3] > _VISIBLE)
    if not mask.any():
        raise ValueError("nothing is drawn")
    points = edge_points(mask)
    centre, radius = enclosing_circle(points)
    # A pixel is a small square: the shape extends half a side beyond the middles of its outermost pixels.
    radius += 0.5
    edge = ((points - centre) / radius).astype(np.float32)
    distance = _distances(edge, mask, centre, radius)
    slope_y, slope_x = (np.asarray(slope, dtype=np.float32) for slope in np.gradient(distance, 2 * REACH / (GRID - 1)))
    unit = drawing.side / PIXELS
    return Silhouette(
        centre=(float(drawing.left + centre[0] * unit), float(drawing.top + centre[1] * unit)),
        radius=float(radius * unit),
        area=float(mask.sum() / radius**2),
        rim=_spread(edge, RIM_POINTS),
        hull=_hull(edge),
        distance=distance,
        slope_x=slope_x,
        slope_y=slope_y,
    )


def touch_points(drawing: Drawing) -> tuple[tuple[float, float], ...]:
    """Return points spread over a silhouette, in the drawing's own units.

    A touch selects the symbol with the nearest point: circles would fail for shapes such as a crescent.
    """
    opaque = render(without_photographs(drawing).document(), _TOUCH_PIXELS)[..., 3]
    # At this resolution thin lines are pale.
    middles = _middles(filled(opaque > min(_VISIBLE, opaque.max() / 2))).astype(np.float32)
    points = _spread(middles, min(TOUCH_POINTS, len(middles))) * drawing.side / _TOUCH_PIXELS
    digits = 3 - round(math.log10(drawing.side))
    return tuple((round(drawing.left + x, digits), round(drawing.top + y, digits)) for x, y in points.tolist())


def filled(mask: Mask) -> Mask:
    """Return a mask with its holes filled: pixels unreachable from outside are inside."""
    open_space = np.pad(~mask, 1, constant_values=True)
    outside = np.zeros_like(open_space)
    outside[0] = outside[-1] = outside[:, 0] = outside[:, -1] = True
    while True:
        reached = outside.copy()
        # Whole rows and columns at once, so that few rounds are enough.
        for axis in (0, 1):
            for step in (1, -1):
                reached = _flow(reached, open_space, axis, step)
        if np.array_equal(reached, outside):
            return np.asarray(~outside[1:-1, 1:-1])
        outside = reached


def _flow(wet: Mask, open_space: Mask, axis: int, step: int) -> Mask:
    """Return the pixels that a flood fill reaches along an axis."""
    wet, space = (np.flip(m, axis) if step < 0 else m for m in (wet, open_space))
    index = np.arange(wet.shape[axis], dtype=np.int16).reshape((-1, 1) if axis == 0 else (1, -1))
    nowhere = np.int16(-1)
    last_wet = np.maximum.accumulate(np.where(wet, index, nowhere), axis=axis)
    last_wall = np.maximum.accumulate(np.where(space, nowhere, index), axis=axis)
    run = space & (last_wet > last_wall)
    return np.flip(run, axis) if step < 0 else run


def edge_points(mask: Mask) -> NDArray[np.float64]:
    """Return the middles, as (x, y), of the pixels of a mask that have a neighbour outside it."""
    room = np.pad(mask, 1)
    inner = room[2:, 1:-1] & room[:-2, 1:-1] & room[1:-1, 2:] & room[1:-1, :-2]
    return _middles(mask & ~inner)


def _middles(mask: Mask) -> NDArray[np.float64]:
    """Return the middles of the pixels of a mask, as (x, y)."""
    return np.argwhere(mask)[:, ::-1].astype(np.float64) + 0.5


def enclosing_circle(points: NDArray[np.float64]) -> tuple[NDArray[np.float64], float]:
    """Return the smallest circle around points, to a thousandth: move towards the farthest point in shrinking steps."""
    centre = points.mean(axis=0)
    for step in range(1, 400):
        farthest = points[np.argmax(((points - centre) ** 2).sum(axis=1))]
        centre = centre + (farthest - centre) / (step + 1)
    return centre, float(np.sqrt(((points - centre) ** 2).sum(axis=1).max()))


def _spread(points: Floats, count: int) -> Floats:
    """Return some of the points, each as far as possible from those before it."""
    chosen = [int(np.argmax((points**2).sum(axis=1)))]
    gap = np.full(len(points), np.inf, dtype=np.float32)
    for _ in range(count - 1):
        gap = np.minimum(gap, ((points - points[chosen[-1]]) ** 2).sum(axis=1))
        chosen.append(int(np.argmax(gap)))
    return points[chosen]


def _hull(points: Floats) -> Floats:
    """Return the corners of the convex hull, by the monotone chain algorithm."""
    rows = sorted(map(tuple, points.tolist()))
    return np.array([*_chain(rows), *_chain(rows[::-1])], dtype=np.float32)


def _chain(points: Sequence[tuple[float, ...]]) -> list[tuple[float, ...]]:
    chain: list[tuple[float, ...]] = []
    for x, y in points:
        while len(chain) > 1:
            (ax, ay), (bx, by) = chain[-2:]
            if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                break
            chain.pop()
        chain.append((x, y))
    return chain[:-1]


def _distances(edge: Floats, mask: Mask, centre: NDArray[np.float64], radius: float) -> Floats:
    axis = np.linspace(-REACH, REACH, GRID, dtype=np.float32)
    across = (axis[:, None] - edge[:, 0]) ** 2
    down = (axis[:, None] - edge[:, 1]) ** 2
    squares = np.stack([(across + row).min(axis=1) for row in down])
    column, row = ((axis[None, :] * radius + middle).astype(int).ravel() for middle in centre)
    is_in = _at(mask, row[:, None], column[None, :])
    half_a_pixel = np.float32(0.5 / radius)
    return np.asarray(np.where(is_in, -1, 1) * np.sqrt(squares) - half_a_pixel, dtype=np.float32)


def _at(mask: Mask, row: NDArray[np.int64], column: NDArray[np.int64]) -> Mask:
    on_it = (row >= 0) & (row < len(mask)) & (column >= 0) & (column < mask.shape[1])
    last = len(mask) - 1
    return np.asarray(on_it & mask[np.clip(row, 0, last), np.clip(column, 0, last)])
