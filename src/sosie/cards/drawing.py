"""Drawings: SVG documents that can be placed into others, and rendered to pixels."""

import io
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Self

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image

Pixels = NDArray[np.uint8]

FONTS = Path(__file__).parent / "fonts"
_DOTS_A_UNIT = 2

_ROOT = re.compile(r"^.*?<svg\b([^>]*)>(.*)</svg>\s*$", re.DOTALL)
_BOX = re.compile(r'viewBox="([^"]+)"')
_NAMES = (' id="', "url(#", 'href="#')


@dataclass(frozen=True)
class Drawing:
    """The body of an SVG document, and its square view box: left, top and side."""

    body: str
    left: float
    top: float
    side: float

    @classmethod
    def parse(cls, svg: str) -> Self:
        """Parse a drawing from a document with a square view box."""
        root = _ROOT.match(svg)
        box = root and _BOX.search(root[1])
        if root is None or box is None:
            raise ValueError("not an SVG document with a view box")
        left, top, side, _ = map(float, box[1].replace(",", " ").split())
        return cls(root[2], left, top, side)

    def prefixed(self, prefix: str) -> "Drawing":
        """Return the drawing with a prefix on its ids, so that several drawings can share a document."""
        body = self.body
        # Much faster than a regular expression, which matters for embedded photographs.
        for beginning in _NAMES:
            body = body.replace(beginning, f"{beginning}{prefix}")
        return Drawing(body, self.left, self.top, self.side)

    def document(
        self, degrees: float = 0.0, side: float | None = None, centre: tuple[float, float] | None = None
    ) -> str:
        """Return the drawing as a document, turned around a centre and cropped to a box around it."""
        x, y = centre or (self.left + self.side / 2, self.top + self.side / 2)
        half = (side or self.side) / 2
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x - half} {y - half} {2 * half} {2 * half}">'
            f'<g transform="rotate({degrees} {x} {y})">{self.body}</g></svg>'
        )


def render(svg: str, width: int) -> Pixels:
    """Return an SVG document as pixels: rows of red, green, blue and opacity."""
    with Image.open(io.BytesIO(png(svg, width))) as image:
        return np.asarray(image.convert("RGBA"))


def png(svg: str, width: int | None = None) -> bytes:
    """Return an SVG document as a PNG file, in its own size or in the given width."""
    zoom = None if width else _DOTS_A_UNIT
    fonts = [str(FONTS)]
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, zoom=zoom, skip_system_fonts=True, font_dirs=fonts))


def on_white(pixels: Pixels) -> NDArray[np.float64]:
    """Return pixels as they look on a white card: red, green and blue from 0 to 1."""
    colour, opacity = pixels[..., :3] / 255.0, pixels[..., 3:] / 255.0
    return np.asarray(colour * opacity + (1 - opacity))
