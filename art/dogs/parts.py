"""Parts of the dogs."""

from dataclasses import dataclass

from shapes import dot, fill, line, oval

INK = "#1C1C1C"
TONGUE = "#F92F60"


@dataclass(frozen=True)
class Coat:
    """The colours of a dog: its fur, dark fur, light fur and clothes."""

    fur: str
    dark: str
    light: str
    wear: str


def eye(x: float, y: float, r: float = 1.2) -> str:
    """Draw a dark eye with a glint."""
    return oval(x, y, r * 0.9, r * 1.1, INK) + dot(x + r * 0.3, y - r * 0.4, r * 0.32, "#FFFFFF")


def eyes(x: float, y: float, apart: float, r: float = 1.2) -> str:
    """Draw two eyes on either side of x."""
    return eye(x - apart, y, r) + eye(x + apart, y, r)


def snout(x: float, y: float, width: float = 1.8) -> str:
    """Draw a nose seen from the front, with a smile under it."""
    w = width
    smile = line(
        f"M{x - w * 1.2} {y + w * 1.1}Q{x - w * 0.5} {y + w * 2} {x} {y + w}"
        f"Q{x + w * 0.5} {y + w * 2} {x + w * 1.2} {y + w * 1.1}",
        INK,
        0.8,
    )
    return smile + fill(
        f"M{x - w} {y - w * 0.3}"
        f"Q{x} {y - w} {x + w} {y - w * 0.3}Q{x + w * 0.8} {y + w * 0.6} {x} {y + w}"
        f"Q{x - w * 0.8} {y + w * 0.6} {x - w} {y - w * 0.3}Z",
        INK,
    )


def bow(x: float, y: float, size: float, colour: str, knot: str) -> str:
    """Draw a ribbon tied in a bow."""
    s = size
    wings = fill(
        f"M{x} {y}L{x - s} {y - s * 0.75}"
        f"Q{x - s * 1.5} {y} {x - s} {y + s * 0.75}ZM{x} {y}L{x + s} {y - s * 0.75}"
        f"Q{x + s * 1.5} {y} {x + s} {y + s * 0.75}Z",
        colour,
    )
    return wings + dot(x, y, s * 0.38, knot)
