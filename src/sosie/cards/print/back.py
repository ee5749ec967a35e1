"""The back of a card: Sosie's logo, two circles with a dot where they meet, on a pattern of many such circles."""

import math
from collections.abc import Iterator
from itertools import combinations

from sosie.cards.colours import INK
from sosie.cards.shape import Shape

PAPER, TANGERINE = "#FBF6EC", "#F28C28"

_MESH = 0.29
"""The distance between circles of the pattern, in radii of the card."""
_REACH = 0.56
"""The radius of those circles, in meshes: each meets its direct neighbours only."""


def back_svg(shape: Shape, radius: float, bleed: float, colour: str = INK) -> str:
    """Return a back around the origin, with bleed; it looks the same upside down."""
    outline = shape.path(bled(shape, radius, bleed))
    line = mixed(colour, readable_on(colour), 0.2)
    mesh = _MESH * radius
    places = [place for place in _lattice(mesh, radius + 2 * bleed) if math.hypot(*place) > 1.5 * mesh]
    rings = "".join(f'<circle cx="{x:.3f}" cy="{y:.3f}" r="{_REACH * mesh:.3f}"/>' for x, y in places)
    dots = "".join(
        f'<circle cx="{x:.3f}" cy="{y:.3f}" r="{mesh / 28:.3f}"/>' for x, y in sorted(_meetings(places, mesh))
    )
    return (
        f'<clipPath id="back"><path d="{outline}"/></clipPath>'
        f'<g id="back-face" clip-path="url(#back)"><path d="{outline}" fill="{colour}"/>'
        f'<g fill="none" stroke="{line}" stroke-width="{radius / 190:.3f}">{rings}</g><g fill="{line}">{dots}</g>'
        f"{sign_svg(0.2 * radius, colour)}</g>"
    )


def sign_svg(radius: float, ground: str) -> str:
    """Return Sosie's logo around the origin, for a background colour; `radius` is that of one circle."""
    apart = 0.62 * radius
    rings = "".join(f'<circle cx="{x:.3f}" r="{radius:.3f}"/>' for x in (-apart, apart))
    return (
        f'<g fill="none" stroke="{readable_on(ground)}" stroke-width="{0.15 * radius:.3f}">{rings}</g>'
        f'<circle r="{0.19 * radius:.3f}" fill="{accent_on(ground)}"/>'
    )


def bled(shape: Shape, radius: float, bleed: float) -> float:
    """Return the radius at which a shape extends beyond its cut by at least the bleed everywhere."""
    return radius + 2 * bleed / shape.width


def readable_on(colour: str) -> str:
    """Return a light or a dark colour, whichever contrasts with another."""
    red, green, blue = _channels(colour)
    return PAPER if 0.299 * red + 0.587 * green + 0.114 * blue < 150 else INK


def accent_on(colour: str) -> str:
    """Return the accent colour for a background."""
    return TANGERINE if readable_on(colour) == PAPER else INK


def mixed(ground: str, over: str, share: float) -> str:
    """Return an opaque mix of two colours."""
    pairs = zip(_channels(ground), _channels(over), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def _channels(colour: str) -> tuple[int, int, int]:
    red, green, blue = bytes.fromhex(colour[1:])
    return red, green, blue


def _lattice(mesh: float, reach: float) -> Iterator[tuple[float, float]]:
    """Yield the points of a triangular lattice around the origin."""
    rows = int(reach / mesh) + 2
    for j in range(-rows, rows + 1):
        for i in range(-rows - abs(j), rows + abs(j) + 1):
            x, y = (i + j / 2) * mesh, j * mesh * math.sqrt(3) / 2
            if math.hypot(x, y) < reach + mesh:
                yield x, y


def _meetings(places: list[tuple[float, float]], mesh: float) -> set[tuple[float, float]]:
    """Return the midpoints between neighbours."""
    return {
        (round((x + u) / 2, 3), round((y + v) / 2, 3))
        for (x, y), (u, v) in combinations(places, 2)
        if math.dist((x, y), (u, v)) < 1.1 * mesh
    }
