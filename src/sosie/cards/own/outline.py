"""Dark outlines for drawings with a pale edge, which would vanish on a white card."""

import numpy as np
from PIL import Image, ImageFilter

from sosie.cards.distinct import MAX_PALE_EDGE, pale_edge
from sosie.cards.drawing import Drawing, render
from sosie.cards.own.edit import When
from sosie.cards.own.raster import data_uri
from sosie.cards.silhouette import Mask, filled
from sosie.errors import UnusableSource
from sosie.languages.makers import say

INK = "#321b41"
_PIXELS = 512
_MARGIN = 0.08
_SOFTNESS = 14
"""The blur, in pixels, that widens the shape to its outline."""
_VISIBLE = 64


def outlined(svg: str, outline: When = "auto") -> str:
    """Return a drawing with a dark outline under it, as chosen: always, never, or if its edge is pale."""
    drawing = Drawing.parse(svg)
    if not (render(drawing.document(), _PIXELS)[..., 3] > _VISIBLE).any():
        raise UnusableSource(say("blank"), "blank")
    if outline == "never" or (outline == "auto" and pale_edge(drawing) <= MAX_PALE_EDGE):
        return svg
    side = drawing.side * (1 + 2 * _MARGIN)
    left, top = drawing.left - drawing.side * _MARGIN, drawing.top - drawing.side * _MARGIN
    shape = filled(render(drawing.document(side=side), _PIXELS)[..., 3] > _VISIBLE)
    box = f'x="{left:g}" y="{top:g}" width="{side:g}" height="{side:g}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:g} {top:g} {side:g} {side:g}">'
        f'<image {box} href="{data_uri(_halo(shape), "PNG")}" />{drawing.body}</svg>'
    )


def _halo(shape: Mask) -> Image.Image:
    """Return the shape as an image of ink, slightly enlarged."""
    blurred = Image.fromarray(np.where(shape, 255, 0).astype(np.uint8)).filter(ImageFilter.GaussianBlur(_SOFTNESS))
    opacity = blurred.point(lambda grey: min(max((grey - 12) * 16, 0), 255))
    halo = Image.new("RGBA", blurred.size, INK)
    halo.putalpha(opacity)
    return halo
