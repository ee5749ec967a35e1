"""Relaxation: pushes silhouettes on a card apart where they are too near to each other, or to the edge.

For each two symbols the points on the rim of one are looked up in the distances of the other. What is missing there is
shared between the two by their weight: they move along the direction in which the distance grows, and turn as a push at
the place where they touch would turn them.
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
"""Enough to push by; in the end all points of the rims are measured."""
_AT_REST = 0.004
_MOVE, _TURN, _MOST_TURN = 0.5, 0.15, 0.15
_CELLS_A_RADIUS = (GRID - 1) / (2 * REACH)


@dataclass(frozen=True, eq=False)
class Arrangement:
    """Where symbols are, as (x, y), and how they are turned, in radians."""

    places: Floats
    angles: Floats

    def turned(self) -> Floats:
        """Return the matrix that turns each symbol."""
        cosine, sine = np.cos(self.angles), np.sin(self.angles)
        return np.array([[cosine, -sine], [sine, cosine]]).transpose(2, 0, 1)


class Relaxation:
    """The silhouettes of a card, ready to be pushed."""

    def __init__(self, shapes: Sequence[Silhouette], clearance: float, room: float, card: Shape) -> None:
        self._clearance, self._room, self._card = clearance, room, card
        self._rims = np.stack([shape.rim for shape in shapes]).astype(np.float64)
        self._distance = np.stack([shape.distance for shape in shapes])
        self._slopes = np.stack([np.stack([s.slope_x.ravel(), s.slope_y.ravel()], axis=-1) for s in shapes])
        self._one, self._other = np.nonzero(~np.eye(len(shapes), dtype=np.bool_))

    def step(self, at: Arrangement, sizes: Floats) -> tuple[Arrangement, bool]:
        """Push once; return where everything is then, and whether it hardly had to move."""
        turned = at.turned()
        rims = self._placed(at, turned, sizes, _RIM_POINTS)
        move, twist = np.zeros_like(at.places), np.zeros_like(at.angles)
        worst = self._push_apart(at, turned, sizes, rims, move, twist)
        worst = max(worst, self._push_inside(at, sizes, rims, move, twist))
        angles = at.angles + np.clip(_TURN * twist, -_MOST_TURN, _MOST_TURN)
        return Arrangement(at.places + _MOVE * move, angles), worst < _AT_REST

    def missing(self, at: Arrangement, sizes: Floats) -> Floats:
        """Return by how much each symbol must shrink: half of what a pair lacks, or all that lacks to the edge."""
        turned = at.turned()
        rims = self._placed(at, turned, sizes, self._rims.shape[1])
        one, other = self._near(at, sizes)
        lack = self._clearance - self._distances(other, self._cells(at, turned, sizes, rims, one, other), sizes)
        missing = np.maximum(self._card.outside(rims / self._room)[0].max(axis=1) * self._room, -1.0)
        half = lack.max(axis=1, initial=-1.0) / 2
        np.maximum.at(missing, one, half)
        np.maximum.at(missing, other, half)
        return np.asarray(missing)

    def _placed(self, at: Arrangement, turned: Floats, sizes: Floats, count: int) -> Floats:
        rims = self._rims[:, :count] * sizes[:, None, None]
        return np.asarray(np.matmul(rims, turned.transpose(0, 2, 1)) + at.places[:, None])

    def _near(self, at: Arrangement, sizes: Floats) -> tuple[Ints, Ints]:
        """Return the pairs, both ways round, whose circles are so near that their silhouettes can be."""
        apart = at.places[self._one] - at.places[self._other]
        reach = sizes[self._one] + sizes[self._other] + self._clearance
        near = (apart**2).sum(axis=1) < reach**2
        return self._one[near], self._other[near]

    def _cells(self, at: Arrangement, turned: Floats, sizes: Floats, rims: Floats, one: Ints, other: Ints) -> Floats:
        """Return where the rim points of one are on the grid of the other."""
        seen = np.matmul(rims[one] - at.places[other][:, None], turned[other])
        return np.asarray(seen * (_CELLS_A_RADIUS / sizes[other])[:, None, None] + (GRID - 1) / 2)

    def _distances(self, other: Ints, cells: Floats, sizes: Floats) -> Floats:
        """Return how far those points are from the other silhouette, exact to a fraction of a cell."""
        low = np.clip(np.floor(cells), 0, GRID - 2).astype(np.intp)
        part = np.clip(cells - low, 0, 1)
        (x, y), (u, v) = (low[..., 0], low[..., 1]), (part[..., 0], part[..., 1])
        grid, of = self._distance, other[:, None]
        upper = grid[of, y, x] * (1 - u) + grid[of, y, x + 1] * u
        lower = grid[of, y + 1, x] * (1 - u) + grid[of, y + 1, x + 1] * u
        return np.asarray((upper * (1 - v) + lower * v) * sizes[other][:, None])

    def _push_apart(
        self, at: Arrangement, turned: Floats, sizes: Floats, rims: Floats, move: Floats, twist: Floats
    ) -> float:
        one, other = self._near(at, sizes)
        cells = np.rint(np.clip(self._cells(at, turned, sizes, rims, one, other), 0, GRID - 1)).astype(np.intp)
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
            np.add.at(twist, symbol, _torque(touch - at.places[symbol], force) / mass[symbol])
        return float(deepest.max())

    def _push_inside(self, at: Arrangement, sizes: Floats, rims: Floats, move: Floats, twist: Floats) -> float:
        distance, direction = self._card.outside(rims / self._room)
        lack = np.maximum(distance * self._room, 0)
        deepest = lack.max(axis=1)
        out = deepest > 0
        if not out.any():
            return 0.0
        weight = (lack[out] / lack[out].sum(axis=1, keepdims=True))[..., None]
        push = -(direction[out] * weight).sum(axis=1) * deepest[out][:, None]
        touch = (rims[out] * weight).sum(axis=1) - at.places[out]
        move[out] += push
        twist[out] += _torque(touch, push) / sizes[out] ** 2
        return float(deepest.max())


def _torque(arm: Floats, force: Floats) -> Floats:
    """Return twice what a force turns a body of mass 1 and half its square for inertia."""
    return np.asarray(2 * (arm[:, 0] * force[:, 1] - arm[:, 1] * force[:, 0]))
