"""Relaxation: pushes silhouettes on a card apart where they are too near to each other or to the edge.

For each pair of symbols, the rim points of one are looked up in the distance field of the other. The two share the
missing distance by weight: they move along the gradient of the distance, and turn as a push at the point of contact
would turn them.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sosie.cards.shape import Shape
from sosie.cards.silhouette import GRID, REACH, Silhouette

Floats = NDArray[np.float64]
Ints = NDArray[np.intp]

_RIM_POINTS = 48
"""The rim points used for pushing; the final measurement uses all of them."""
_AT_REST = 0.004
_MOVE, _TURN, _MAX_TURN = 0.5, 0.15, 0.15
_CELLS_A_RADIUS = (GRID - 1) / (2 * REACH)


@dataclass(frozen=True, eq=False)
class Arrangement:
    """The centres of symbols, as (x, y), and their angles, in radians."""

    centres: Floats
    angles: Floats

    def turned(self) -> Floats:
        """Return the rotation matrix of each symbol."""
        cosine, sine = np.cos(self.angles), np.sin(self.angles)
        return np.array([[cosine, -sine], [sine, cosine]]).transpose(2, 0, 1)


class Relaxation:
    """The silhouettes of a card, ready to be pushed."""

    def __init__(self, shapes: Sequence[Silhouette], clearance: float, room: float, card: Shape) -> None:
        self._clearance, self._room, self._card = clearance, room, card
        self._rims = np.stack([shape.rim for shape in shapes]).astype(np.float64)
        corners = max(len(shape.hull) for shape in shapes)
        self._hulls = np.stack([np.resize(shape.hull, (corners, 2)) for shape in shapes]).astype(np.float64)
        self._distance = np.stack([shape.distance for shape in shapes])
        self._slopes = np.stack([np.stack([s.slope_x.ravel(), s.slope_y.ravel()], axis=-1) for s in shapes])
        self._one, self._other = np.nonzero(~np.eye(len(shapes), dtype=np.bool_))

    def step(self, arrangement: Arrangement, sizes: Floats) -> tuple[Arrangement, bool]:
        """Push once; return the new arrangement, and whether symbols hardly had to move."""
        turned = arrangement.turned()
        rims = _placed(self._rims[:, :_RIM_POINTS], arrangement, turned, sizes)
        move, twist = np.zeros_like(arrangement.centres), np.zeros_like(arrangement.angles)
        worst = self._push_apart(arrangement, turned, sizes, rims, move, twist)
        # A card is convex, so a symbol is on it if its hull is.
        hulls = _placed(self._hulls, arrangement, turned, sizes)
        worst = max(worst, self._push_inside(arrangement, sizes, hulls, move, twist))
        angles = arrangement.angles + np.clip(_TURN * twist, -_MAX_TURN, _MAX_TURN)
        return Arrangement(arrangement.centres + _MOVE * move, angles), worst < _AT_REST

    def missing(self, arrangement: Arrangement, sizes: Floats) -> Floats:
        """Return the shrinkage that each symbol needs: half of a pair's missing distance, or all of the edge's."""
        turned = arrangement.turned()
        rims, hulls = (_placed(points, arrangement, turned, sizes) for points in (self._rims, self._hulls))
        one, other = self._near(arrangement, sizes)
        distance = self._distances(other, self._cells(arrangement, turned, sizes, rims, one, other), sizes).min(axis=1)
        # The grid misses parts thinner than a cell, so rims are compared as well.
        once = one < other
        distance[once] = np.minimum(distance[once], _between(rims[one[once]], rims[other[once]]))
        half = (self._clearance - distance) / 2
        missing = np.maximum(self._card.outside(hulls / self._room)[0].max(axis=1) * self._room, -1.0)
        np.maximum.at(missing, one, half)
        np.maximum.at(missing, other, half)
        return np.asarray(missing)

    def _near(self, arrangement: Arrangement, sizes: Floats) -> tuple[Ints, Ints]:
        """Return the ordered pairs whose circles are near enough for their silhouettes to be."""
        apart = arrangement.centres[self._one] - arrangement.centres[self._other]
        reach = sizes[self._one] + sizes[self._other] + self._clearance
        near = (apart**2).sum(axis=1) < reach**2
        return self._one[near], self._other[near]

    def _cells(
        self, arrangement: Arrangement, turned: Floats, sizes: Floats, rims: Floats, one: Ints, other: Ints
    ) -> Floats:
        """Return the grid coordinates of one symbol's rim points on the grid of the other."""
        seen = np.matmul(rims[one] - arrangement.centres[other][:, None], turned[other])
        return np.asarray(seen * (_CELLS_A_RADIUS / sizes[other])[:, None, None] + (GRID - 1) / 2)

    def _distances(self, other: Ints, cells: Floats, sizes: Floats) -> Floats:
        """Return the distances of those points from the other silhouette, interpolated between cells."""
        low = np.clip(np.floor(cells), 0, GRID - 2).astype(np.intp)
        part = np.clip(cells - low, 0, 1)
        (x, y), (u, v) = (low[..., 0], low[..., 1]), (part[..., 0], part[..., 1])
        grid, of = self._distance, other[:, None]
        upper = grid[of, y, x] * (1 - u) + grid[of, y, x + 1] * u
        lower = grid[of, y + 1, x] * (1 - u) + grid[of, y + 1, x + 1] * u
        return np.asarray((upper * (1 - v) + lower * v) * sizes[other][:, None])

    def _push_apart(
        self, arrangement: Arrangement, turned: Floats, sizes: Floats, rims: Floats, move: Floats, twist: Floats
    ) -> float:
        one, other = self._near(arrangement, sizes)
        cells = np.rint(np.clip(self._cells(arrangement, turned, sizes, rims, one, other), 0, GRID - 1)).astype(np.intp)
        cell = cells[..., 1] * GRID + cells[..., 0]
        distance = self._distance.reshape(len(sizes), -1)[other[:, None], cell] * sizes[other][:, None]
        lack = np.maximum(self._clearance - distance, 0)
        deepest = lack.max(axis=1, initial=0)
        touching = deepest > 0
        if not touching.any():
            return 0.0
        one, other, cell, lack, deepest = (part[touching] for part in (one, other, cell, lack, deepest))
        weight = (lack / lack.sum(axis=1, keepdims=True))[..., None]
        slope = (self._slopes[other[:, None], cell] * weight).sum(axis=1)
        away = np.matmul(turned[other], slope[..., None])[..., 0]
        push = away / np.maximum(np.hypot(*away.T), 0.3)[:, None] * deepest[:, None]
        touch = (rims[one] * weight).sum(axis=1)
        mass = sizes**2
        share = mass[other] / (mass[one] + mass[other])
        for symbol, force in ((one, push * share[:, None]), (other, -push * (1 - share)[:, None])):
            np.add.at(move, symbol, force)
            np.add.at(twist, symbol, _torque(touch - arrangement.centres[symbol], force) / mass[symbol])
        return float(deepest.max())

    def _push_inside(
        self, arrangement: Arrangement, sizes: Floats, hulls: Floats, move: Floats, twist: Floats
    ) -> float:
        distance, direction = self._card.outside(hulls / self._room)
        lack = np.maximum(distance * self._room, 0)
        deepest = lack.max(axis=1)
        out = deepest > 0
        if not out.any():
            return 0.0
        weight = (lack[out] / lack[out].sum(axis=1, keepdims=True))[..., None]
        push = -(direction[out] * weight).sum(axis=1) * deepest[out][:, None]
        touch = (hulls[out] * weight).sum(axis=1) - arrangement.centres[out]
        move[out] += push
        twist[out] += _torque(touch, push) / sizes[out] ** 2
        return float(deepest.max())


def _placed(points: Floats, arrangement: Arrangement, turned: Floats, sizes: Floats) -> Floats:
    """Return the points of each symbol in card coordinates."""
    return np.asarray(
        np.matmul(points * sizes[:, None, None], turned.transpose(0, 2, 1)) + arrangement.centres[:, None]
    )


def _between(one: Floats, other: Floats) -> Floats:
    """Return the least distance between the points of two symbols, for each pair."""
    one, other = one.astype(np.float32), other.astype(np.float32)
    products = np.matmul(one, other.transpose(0, 2, 1))
    squares = (one**2).sum(axis=2)[:, :, None] + (other**2).sum(axis=2)[:, None] - 2 * products
    return np.asarray(np.sqrt(np.maximum(squares.min(axis=(1, 2)), 0)))


def _torque(arm: Floats, force: Floats) -> Floats:
    """Return twice the rotation that a force causes in a body of mass 1 and inertia 1/2."""
    return np.asarray(2 * (arm[:, 0] * force[:, 1] - arm[:, 1] * force[:, 0]))
