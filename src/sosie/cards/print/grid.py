"""The grid of cards on a sheet: as many as fit, centred, and mirrored for the backs."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from sosie.cards.print.options import EDGE, Paper, PrintOptions
from sosie.cards.shape import Shape

Point = tuple[float, float]
Size = tuple[float, float]
Line = tuple[float, float, float, float]

_MIN_GUTTER = 4.0
"""The least gap between two cards, for crop marks that touch neither."""
_CLEAR = 0.5


@dataclass(frozen=True)
class Grid:
    """The centres of the cards on a sheet, in millimetres from its top left corner."""

    sheet: Paper
    shape: Shape
    radius: float
    gutter: float
    centres: tuple[Point, ...]

    def mirrored(self, flip: str) -> tuple[Point, ...]:
        """Return the positions of the backs, each behind its card when the sheet is flipped over an edge."""
        width, height = self.sheet
        return tuple((width - x, y) if flip == "long" else (x, height - y) for x, y in self.centres)

    def crop_marks(self) -> list[Line]:
        """Return short lines along the sides of the cards' bounding boxes, except those too near to a card."""
        return sorted({mark for centre in self.centres for mark in self._marks_around(centre) if self._is_clear(mark)})

    def _marks_around(self, centre: Point) -> Iterator[Line]:
        across, down = self.radius * self.shape.width / 2, self.radius
        near, far = _CLEAR, min(self.gutter, EDGE) - _CLEAR
        for right in (-1, 1):
            for below in (-1, 1):
                x, y = centre[0] + right * across, centre[1] + below * down
                yield _line((x + right * near, y), (x + right * far, y))
                yield _line((x, y + below * near), (x, y + below * far))

    def _is_clear(self, mark: Line) -> bool:
        points = np.linspace(mark[:2], mark[2:], 5)[:, None] - np.array(self.centres)
        return bool((self.shape.outside(points / self.radius)[0] * self.radius > _CLEAR / 2).all())


def best_grid(options: PrintOptions, shape: Shape) -> Grid:
    """Return the grid with the most cards: rows and columns, unless staggered rows hold more."""
    radius = options.diameter / 2
    gutter = max(2 * options.bleed, _MIN_GUTTER)
    box = (radius * shape.width, 2 * radius)
    room = (options.sheet.width - 2 * EDGE, options.sheet.height - 2 * EDGE)
    arrangements = [_rows(room, box, gutter)]
    if shape.name != "square":
        arrangements.append(_staggered(room, box, gutter))
    if shape.name == "circle":
        arrangements.append([(x, y) for y, x in _staggered(room[::-1], box, gutter)])
    centres = _centred(max(arrangements, key=len), options.sheet)
    return Grid(options.sheet, shape, radius, gutter, centres)


def _rows(room: Size, box: Size, gutter: float) -> list[Point]:
    across, down = (_count(space, side, side + gutter) for space, side in zip(room, box, strict=True))
    return [(i * (box[0] + gutter), j * (box[1] + gutter)) for j in range(down) for i in range(across)]


def _staggered(room: Size, box: Size, gutter: float) -> list[Point]:
    """Return rows with every other one shifted by half a card, so that they can be closer together."""
    pitch = box[0] + gutter
    step = pitch * math.sqrt(3) / 2
    lengths = _count(room[0], box[0], pitch), _count(room[0] - pitch / 2, box[0], pitch)
    return [
        ((i + j % 2 / 2) * pitch, j * step) for j in range(_count(room[1], box[1], step)) for i in range(lengths[j % 2])
    ]


def _count(room: float, side: float, step: float) -> int:
    return max(0, int((room - side + 1e-6) / step) + 1) if room + 1e-6 >= side else 0


def _centred(centres: Sequence[Point], sheet: Paper) -> tuple[Point, ...]:
    across, down = zip(*centres, strict=True)
    left = (sheet.width - min(across) - max(across)) / 2
    top = (sheet.height - min(down) - max(down)) / 2
    return tuple((x + left, y + top) for x, y in centres)


def _line(one: Point, other: Point) -> Line:
    # A canonical order, so that a mark shared by two neighbours is drawn once.
    (left, top), (right, bottom) = sorted((one, other))
    return round(left, 4), round(top, 4), round(right, 4), round(bottom, 4)
