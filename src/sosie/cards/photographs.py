"""Photographs in drawings: replaced by rectangles to compute silhouettes faster."""

import base64
import io
import re

from PIL import Image

from sosie.cards.drawing import Drawing

_IMAGE = re.compile(r"<image ([^>]*)/>")
_ATTRIBUTE = re.compile(r'([\w-]+)="([^"]*)"')
_PHOTOGRAPH = "data:image/jpeg;base64,"
_KEPT = ("x", "y", "width", "height", "transform", "mask", "clip-path", "opacity", "display", "visibility")
_ABOUT_THE_SAME = 0.01


def without_photographs(drawing: Drawing) -> Drawing:
    """Return a drawing with the same silhouette that renders ten times as fast.

    A photograph is opaque everywhere, so a rectangle has the same silhouette and needs no decoding.
    """
    return Drawing(_IMAGE.sub(_as_rectangle, drawing.body), drawing.left, drawing.top, drawing.side)


def _as_rectangle(found: re.Match[str]) -> str:
    about = dict(_ATTRIBUTE.findall(found[1]))
    photograph = about.get("href", "").startswith(_PHOTOGRAPH) and "preserveAspectRatio" not in about
    if "image-rendering" in about:
        return found[0]
    if not (photograph and _fills_its_box(about)):
        return f'<image image-rendering="optimizeSpeed" {found[1]}/>'
    attributes = " ".join(f'{name}="{about[name]}"' for name in _KEPT if name in about)
    return f'<rect {attributes} fill="#000" fill-opacity="1" stroke="none"/>'


def _fills_its_box(about: dict[str, str]) -> bool:
    try:
        width, height = float(about["width"]), float(about["height"])
        with Image.open(io.BytesIO(base64.b64decode(about["href"].removeprefix(_PHOTOGRAPH)))) as image:
            return abs(width * image.height / (height * image.width) - 1) < _ABOUT_THE_SAME
    except (KeyError, ValueError, ZeroDivisionError, OSError):
        return False
