"""A tuck box for the deck: its size, and the flat net to cut, fold and glue.

Four walls stand side by side, a glue flap at the left of the first. The lid is hinged to the back wall and ends in a
tuck that goes behind the front wall, between two slits that catch the dust flaps. The bottom is two flaps, the one
from the front wall and the dust flaps glued under the one from the back wall. Lengths are in millimetres.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from sosie.cards.print.options import Paper
from sosie.cards.shape import Shape

CARD_THICKNESS = 0.35
LEAFLET_THICKNESS = 1.6
"""The thickness of the rules leaflet, folded four times."""

_SLACK = 2.0
_MIN_DEPTH = 12.0
_GLUE, _TUCK = 12.0, 15.0
_EDGE, _HOW_TO = 5.0, 10.0
"""The free margin around a net, and below it for the instructions."""
_EASE = 0.4
"""Flaps are narrower than their walls by this on each side, so that they slide in easily."""
_SHOULDER = 3.0
"""The height up to which a dust flap is as wide as its wall, for the slits to catch."""


class Rectangle(NamedTuple):
    """A rectangle on the net."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.left + self.width

    @property
    def bottom(self) -> float:
        """The bottom edge."""
        return self.top + self.height

    @property
    def middle(self) -> tuple[float, float]:
        """Its centre."""
        return self.left + self.width / 2, self.top + self.height / 2


class Line(NamedTuple):
    """A straight cut or fold."""

    x1: float
    y1: float
    x2: float
    y2: float


@dataclass(frozen=True)
class Net:
    """A flat piece of a box: its panels, the outline to cut, the slits, the folds and the glued panels."""

    panels: dict[str, Rectangle]
    outline: str
    slits: tuple[Line, ...]
    folds: tuple[Line, ...]
    glue: tuple[Rectangle, ...]
    size: Paper

    def fits(self, sheet: Paper) -> bool:
        """Tell whether it fits on a sheet, upright or turned."""
        room = (sheet.width - 2 * _EDGE, sheet.height - 2 * _EDGE - _HOW_TO)
        return _within(self.size, room) or _within(self.size, room[::-1])


@dataclass(frozen=True)
class Box:
    """The inner size of a box."""

    width: float
    height: float
    depth: float

    @classmethod
    def around(cls, shape: Shape, diameter: float, cards: int) -> "Box":
        """Return the box for this many cards and their rules."""
        stack = cards * CARD_THICKNESS + LEAFLET_THICKNESS
        return cls(diameter * shape.width / 2 + _SLACK, diameter + _SLACK, max(stack + 1, _MIN_DEPTH))

    def holds_leaflet(self, sheet: Paper) -> bool:
        """Tell whether the rules fit, folded in half four times."""
        return self.width >= sheet.width / 4 and self.height >= sheet.height / 4

    def nets(self, sheet: Paper) -> tuple[Net, ...]:
        """Return the box in one net, in two if one is too large for the sheet, or none if two are as well."""
        for pieces in ([("front", "left", "back", "right")], [("front", "left"), ("back", "right")]):
            nets = tuple(self._net(walls) for walls in pieces)
            if all(net.fits(sheet) for net in nets):
                return nets
        return ()

    def _net(self, walls: Sequence[str]) -> Net:
        panels = dict(self._panels(walls))
        outline = _Outline(panels, self.depth)
        last = panels[walls[-1]]
        bottom = max(panel.bottom for panel in panels.values())
        return Net(
            panels=panels,
            outline=outline.path(walls),
            slits=tuple(outline.slits()),
            folds=tuple(outline.folds(walls)),
            glue=tuple(panels[name] for name in panels if name in _GLUED),
            size=Paper(last.right, bottom),
        )

    def _panels(self, walls: Sequence[str]) -> Iterator[tuple[str, Rectangle]]:
        glue = min(_GLUE, self.depth - 2)
        yield "glue", Rectangle(0, _TUCK + self.depth, glue, self.height)
        left, top = glue, _TUCK + self.depth
        for wall in walls:
            width = self.width if wall in {"front", "back"} else self.depth
            if wall == walls[-1]:
                # The panel over the glue flap is a little narrower, or it would overhang at the corner.
                width -= _EASE
            panel = Rectangle(left, top, width, self.height)
            yield wall, panel
            yield from self._flaps(wall, panel)
            left += width

    def _flaps(self, wall: str, panel: Rectangle) -> Iterator[tuple[str, Rectangle]]:
        left, width = panel.left + _EASE, panel.width - 2 * _EASE
        dust = min(0.8 * self.depth, self.width / 2 - 1)
        match wall:
            case "front":
                yield "bottom", Rectangle(left + 1, panel.bottom, width - 2, self.depth - 1)
            case "back":
                yield "lid", Rectangle(left, panel.top - self.depth, width, self.depth)
                yield "tuck", Rectangle(left + 0.6, 0, width - 1.2, _TUCK)
                yield "outer bottom", Rectangle(left, panel.bottom, width, self.depth - _EASE)
            case _:
                yield f"{wall} dust", Rectangle(left, panel.top - dust, width, dust)
                yield f"{wall} bottom dust", Rectangle(left, panel.bottom, width, dust)


_GLUED = ("glue", "bottom", "left bottom dust", "right bottom dust")


class _Outline:
    """Walks around the panels of a net, clockwise from the top of its glue flap."""

    def __init__(self, panels: dict[str, Rectangle], depth: float) -> None:
        self.panels = panels
        self.slit = min(12.0, panels["back"].width / 6) if "back" in panels else 0.0
        self.taper = min(3.0, depth / 5)

    def path(self, walls: Sequence[str]) -> str:
        glue = self.panels["glue"]
        slope = glue.width / 2
        steps = [f"M{_at(glue.left, glue.bottom - slope)}", _to(glue.left, glue.top + slope)]
        for wall in walls:
            steps += [_to(self.panels[wall].left, glue.top), *self._above(wall)]
        steps.append(_to(self.panels[walls[-1]].right, glue.top))
        for wall in reversed(walls):
            steps += [_to(self.panels[wall].right, glue.bottom), *self._below(wall)]
        return "".join([*steps, _to(glue.right, glue.bottom), "Z"])

    def slits(self) -> Iterator[Line]:
        if "lid" in self.panels:
            lid = self.panels["lid"]
            yield Line(lid.left, lid.top, lid.left + self.slit, lid.top)
            yield Line(lid.right - self.slit, lid.top, lid.right, lid.top)

    def folds(self, walls: Sequence[str]) -> Iterator[Line]:
        for wall in walls:
            panel = self.panels[wall]
            yield Line(panel.left, panel.top, panel.left, panel.bottom)
        for name, panel in self.panels.items():
            if name == "tuck":
                lid = self.panels["lid"]
                yield Line(lid.left + self.slit, lid.top, lid.right - self.slit, lid.top)
            elif name in {"lid", "left dust", "right dust"}:
                yield Line(panel.left, panel.bottom, panel.right, panel.bottom)
            elif "bottom" in name:
                yield Line(panel.left, panel.top, panel.right, panel.top)

    def _above(self, wall: str) -> list[str]:
        panel = self.panels[wall]
        match wall:
            case "front":
                return _notch(panel.middle[0], panel.top, min(9.0, panel.width / 8))
            case "back":
                return self._lid(panel)
            case _:
                flap, slope = self.panels[f"{wall} dust"], self.taper
                return [
                    _to(flap.left, flap.bottom),
                    _to(flap.left, flap.bottom - _SHOULDER),
                    _to(flap.left + slope, flap.top),
                    _to(flap.right - slope, flap.top),
                    _to(flap.right, flap.bottom - _SHOULDER),
                    _to(flap.right, flap.bottom),
                ]

    def _lid(self, wall: Rectangle) -> list[str]:
        lid, tuck = self.panels["lid"], self.panels["tuck"]
        round_ = min(10.0, tuck.height - 2)
        return [
            _to(lid.left, wall.top),
            _to(lid.left, lid.top),
            _to(tuck.left, lid.top),
            _to(tuck.left, tuck.top + round_),
            f"A{round_} {round_} 0 0 1 {_at(tuck.left + round_, tuck.top)}",
            _to(tuck.right - round_, tuck.top),
            f"A{round_} {round_} 0 0 1 {_at(tuck.right, tuck.top + round_)}",
            _to(tuck.right, lid.top),
            _to(lid.right, lid.top),
            _to(lid.right, wall.top),
        ]

    def _below(self, wall: str) -> list[str]:
        flap = self.panels[{"front": "bottom", "back": "outer bottom"}.get(wall, f"{wall} bottom dust")]
        slope = 0.0 if wall == "back" else self.taper
        return [
            _to(flap.right, flap.top),
            _to(flap.right - slope, flap.bottom),
            _to(flap.left + slope, flap.bottom),
            _to(flap.left, flap.top),
        ]


def _notch(middle: float, top: float, radius: float) -> list[str]:
    """Return a half circle for a thumb."""
    return [_to(middle - radius, top), f"A{radius:.3f} {radius:.3f} 0 0 0 {_at(middle + radius, top)}"]


def _to(x: float, y: float) -> str:
    return f"L{_at(x, y)}"


def _at(x: float, y: float) -> str:
    return f"{x:.3f} {y:.3f}"


def _within(size: Paper, room: tuple[float, float]) -> bool:
    return size.width <= room[0] and size.height <= room[1]
