"""The shapes of cards: circle, rounded square, hexagon.

A shape is as high as a circle of radius 1; coordinates are relative to its centre.
"""

import math
from abc import ABC, abstractmethod
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]


class Shape(ABC):
    """A convex outline with signed distances."""

    name: ClassVar[str]
    area: ClassVar[float]
    width: ClassVar[float] = 2.0
    """The width; half of it is also the least distance from the centre to the outline."""

    @abstractmethod
    def outside(self, points: Floats) -> tuple[Floats, Floats]:
        """Return the signed distances of points from the outline, negative inside, and the gradients."""

    @abstractmethod
    def path(self, radius: float) -> str:
        """Return the outline as SVG path data, around the origin."""


class Circle(Shape):
    """A circle, the usual shape."""

    name = "circle"
    area = math.pi

    def outside(self, points: Floats) -> tuple[Floats, Floats]:
        """Return the signed distances, and the gradients."""
        length = np.sqrt((points**2).sum(axis=-1))
        return length - 1, points / np.maximum(length, 1e-9)[..., None]

    def path(self, radius: float) -> str:
        """Return the outline as two arcs."""
        r = f"{radius:.6g}"
        return f"M-{r} 0A{r} {r} 0 1 1 {r} 0A{r} {r} 0 1 1-{r} 0Z"


class RoundedSquare(Shape):
    """A square with round corners."""

    name = "square"
    corner = 0.25
    area = 4 - (4 - math.pi) * corner**2

    def outside(self, points: Floats) -> tuple[Floats, Floats]:
        """Return the signed distances, and the gradients."""
        beyond = np.abs(points) - (1 - self.corner)
        out = np.maximum(beyond, 0)
        length = np.sqrt((out**2).sum(axis=-1))
        distance = length + np.minimum(beyond.max(axis=-1), 0) - self.corner
        nearest_side = np.arange(2) == beyond.argmax(axis=-1)[..., None]
        direction = np.where((length > 0)[..., None], out / np.maximum(length, 1e-9)[..., None], nearest_side)
        return distance, direction * np.where(points < 0, -1, 1)

    def path(self, radius: float) -> str:
        """Return the outline as four lines and four arcs."""
        r, c = radius, radius * self.corner
        arc = f"a{c:.6g} {c:.6g} 0 0 1"
        side = 2 * (r - c)
        return (
            f"M{-r + c:.6g} {-r:.6g}h{side:.6g}{arc} {c:.6g} {c:.6g}v{side:.6g}{arc} {-c:.6g} {c:.6g}"
            f"h{-side:.6g}{arc} {-c:.6g} {-c:.6g}v{-side:.6g}{arc} {c:.6g} {-c:.6g}Z"
        )


class Hexagon(Shape):
    """A regular hexagon that stands on a corner; corners are a radius from the centre."""

    name = "hexagon"
    area = 1.5 * math.sqrt(3)
    width = math.sqrt(3)

    _normals = np.array([(math.cos(math.pi * k / 3), math.sin(math.pi * k / 3)) for k in range(6)])

    def outside(self, points: Floats) -> tuple[Floats, Floats]:
        """Return the signed distances from the nearest side, and the gradients."""
        beyond = points @ self._normals.T - math.sqrt(3) / 2
        side = beyond.argmax(axis=-1)
        return np.take_along_axis(beyond, side[..., None], axis=-1)[..., 0], self._normals[side]

    def path(self, radius: float) -> str:
        """Return the outline as six corners."""
        corners = ((radius * math.sin(math.pi * k / 3), -radius * math.cos(math.pi * k / 3)) for k in range(6))
        return "M" + "L".join(f"{x:.6g} {y:.6g}" for x, y in corners) + "Z"


SHAPES: dict[str, Shape] = {shape.name: shape for shape in (Circle(), RoundedSquare(), Hexagon())}
