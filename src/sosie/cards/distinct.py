"""Visual differences between the symbols of an edition.

Two symbols are compared as on two cards: small, and at different angles. Both fill a disc 48 pixels wide; one is
turned through 24 angles; the difference is the mean colour difference (CIELAB, where 2 is just noticeable) at the
angle at which they are most alike.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import inf

import numpy as np
from numpy.typing import NDArray

from sosie.cards.drawing import Drawing, on_white, render
from sosie.cards.silhouette import edge_points, filled, silhouette

Floats = NDArray[np.float32]

PIXELS = 48
ANGLES = 24
MIN_DIFFERENCE = 8.0
MIN_EDGE_DIFFERENCE = 12.0
MAX_PALE_EDGE = 0.1

_RINGS = 6
_RING_ERROR = 4.0
"""Twice the largest change that was seen in the colours of a drawing's rings when it is turned."""
_MAX_CACHED = 600
_MIDDLE = np.arange(PIXELS) + 0.5 - PIXELS / 2
_RADIUS = np.hypot(_MIDDLE[:, None], _MIDDLE) / (PIXELS / 2)
_DISC = _RADIUS <= 1
_RING = np.minimum((_RADIUS[_DISC] * _RINGS).astype(int), _RINGS - 1)
_RING_SIZES = np.bincount(_RING)

_TO_XYZ = np.array(
    [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]]
)
_WHITE = _TO_XYZ.sum(axis=1)
# Deuteranopia; G. M. Machado and others, "A physiologically-based model for simulation of color vision
# deficiency", 2009, severity 1.
_DEUTERANOPIA = np.array(
    [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
)


@dataclass(frozen=True)
class Pair:
    """Two symbols, by their indices in a list, and their visual difference."""

    first: int
    second: int
    difference: float


def nearest_pairs(drawings: Sequence[Drawing], *, deuteranopia: bool = False, below: float = inf) -> list[Pair]:
    """Return the pairs of drawings whose difference is less than `below`, the most alike first."""
    rings = [_ring_colours(drawing, deuteranopia) for drawing in drawings] if below < inf else []
    pairs = (
        Pair(i, j, _difference(_upright(drawings[i], deuteranopia), _looks(drawings[j], deuteranopia)))
        for i, j in combinations(range(len(drawings)), 2)
        if not rings or _ring_difference(rings[i], rings[j]) < below + _RING_ERROR
    )
    return sorted((pair for pair in pairs if pair.difference < below), key=lambda pair: pair.difference)


def pale_edge(drawing: Drawing) -> float:
    """Return the share of a drawing's edge that is hardly darker than a white card."""
    pixels = render(drawing.document(), 4 * PIXELS)
    mask = filled(pixels[..., 3] > 200)
    if not mask.any():
        # So thin or faint that it is hardly visible.
        return 1.0
    column, row = edge_points(mask).astype(int).T
    difference = np.linalg.norm(lab(on_white(pixels)[row, column]) - lab(np.ones(3)), axis=-1)
    return float((difference < MIN_EDGE_DIFFERENCE).mean())


def lab(colour: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return sRGB colours, from 0 to 1, as CIELAB."""
    xyz = _linear(colour) @ _TO_XYZ.T / _WHITE
    f = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    return np.stack([116 * f[..., 1] - 16, 500 * (f[..., 0] - f[..., 1]), 200 * (f[..., 1] - f[..., 2])], axis=-1)


def _linear(colour: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.asarray(np.where(colour <= 0.04045, colour / 12.92, ((colour + 0.055) / 1.055) ** 2.4))


def _deuteranopic(colour: NDArray[np.float64]) -> NDArray[np.float64]:
    seen = np.clip(_linear(colour) @ _DEUTERANOPIA.T, 0, 1)
    return np.asarray(np.where(seen <= 0.0031308, 12.92 * seen, 1.055 * seen ** (1 / 2.4) - 0.055))


@lru_cache(_MAX_CACHED)
def _looks(drawing: Drawing, deuteranopia: bool) -> Floats:
    """Return the pixel colours in a drawing's disc, at each angle."""
    return np.stack([_view(drawing, turn, deuteranopia) for turn in range(ANGLES)])


@lru_cache(_MAX_CACHED)
def _upright(drawing: Drawing, deuteranopia: bool) -> Floats:
    return _view(drawing, 0, deuteranopia)


def _view(drawing: Drawing, turn: int, deuteranopia: bool) -> Floats:
    shape = silhouette(drawing)
    svg = drawing.document(360 * turn / ANGLES, side=2 * shape.radius, centre=shape.centre)
    colour = on_white(render(svg, PIXELS))[_DISC]
    return np.asarray(lab(_deuteranopic(colour) if deuteranopia else colour), dtype=np.float32)


def _ring_colours(drawing: Drawing, deuteranopia: bool) -> Floats:
    """Return the mean colour of each ring of a drawing's disc, which hardly changes when the drawing is turned."""
    view = _upright(drawing, deuteranopia)
    sums = np.stack([np.bincount(_RING, weights=view[:, channel]) for channel in range(3)], axis=-1)
    return np.asarray(sums / _RING_SIZES[:, None], dtype=np.float32)


def _ring_difference(one: Floats, other: Floats) -> float:
    """Return a lower bound of the difference of two drawings: a mean of distances is at least the distance of means."""
    return float(np.average(np.linalg.norm(one - other, axis=-1), weights=_RING_SIZES))


def _difference(one: Floats, other: Floats) -> float:
    return float(np.sqrt(((other - one) ** 2).sum(axis=-1)).mean(axis=-1).min())
