"""The usual layout of cards: circles around the symbols, packed without contact."""

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

_STEPS = 400


def packed_circles(relative: Floats, clearance: float, margin: float, seed: int) -> Floats:
    """Return the radii of circles on a card of radius 1, grown together as long as they can be pushed apart."""
    random = np.random.default_rng(seed)
    places = random.normal(0, 0.4, (len(relative), 2))
    scale, best = 0.15, np.zeros_like(relative)
    for _ in range(_STEPS):
        radii = relative * scale
        places, worst = _pushed(places, radii, clearance, 1 - margin)
        if worst < 1e-3:
            best = radii
            scale *= 1.01
    return best


def _pushed(places: Floats, radii: Floats, clearance: float, room: float) -> tuple[Floats, float]:
    worst = 0.0
    for _ in range(8):
        apart = places[:, None] - places[None]
        distance = np.hypot(apart[..., 0], apart[..., 1]) + np.eye(len(radii)) * 9
        lack = np.maximum(radii[:, None] + radii[None] + clearance - distance, 0)
        places = places + 0.5 * (apart / distance[..., None] * lack[..., None]).sum(axis=1)
        length = np.hypot(*places.T)
        out = np.maximum(length + radii - room, 0)
        places = places * (1 - out / np.maximum(length, 1e-9))[:, None]
        worst = float(max(lack.max(), out.max()))
    return places, worst
