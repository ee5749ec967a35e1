"""Pictures as a server keeps them: without metadata, and with the same pixels as the file that was sent."""

import io
from dataclasses import dataclass
from typing import Literal

from PIL import Image, ImageOps
from PIL.ExifTags import Base as Exif

from sosie.cards.own.image_files import bare_jpeg, bare_png, bare_webp
from sosie.cards.own.pictures import MOST_PIXELS, RASTER_FORMATS, is_svg, svg_text
from sosie.cards.own.raster import opened
from sosie.cards.own.svg import clean, picture_size

Kind = Literal["jpeg", "png", "webp", "svg+xml"]
"""The subtype of its media type."""


@dataclass(frozen=True)
class StoredPicture:
    """A picture without metadata, its upright size, and the features that were dropped from an SVG document."""

    kind: Kind
    width: int
    height: int
    content: bytes
    left_out: tuple[str, ...] = ()


def stored_picture(file: bytes) -> StoredPicture:
    """Return an untrusted picture file without metadata; `picture_face` makes the same face of both.

    Pixels are not encoded again, except for an animation, of which the first picture stays, and for rare orientations.
    """
    if is_svg(file):
        text, left_out = clean(svg_text(file))
        width, height = picture_size(text)
        return StoredPicture("svg+xml", round(width), round(height), text.encode(), left_out)
    with opened(io.BytesIO(file), RASTER_FORMATS, MOST_PIXELS) as image:
        orientation = int(image.getexif().get(Exif.Orientation, 1))
        kind, bare = _bare(file, image, orientation if 1 < orientation <= 8 else 1)
        width, height = image.size if orientation < 5 else image.size[::-1]
        return StoredPicture(kind, width, height, bare if bare is not None else _as_png(image))


def _bare(file: bytes, image: Image.Image, orientation: int) -> tuple[Kind, bytes | None]:
    """Return the format and the file without metadata; None if it has to be encoded again, as PNG."""
    if image.format in {"JPEG", "MPO"} and (jpeg := bare_jpeg(file, orientation)):
        return "jpeg", jpeg
    if image.format == "PNG" and orientation == 1:
        return "png", bare_png(file)
    if image.format == "WEBP" and orientation == 1 and (webp := bare_webp(file)):
        return "webp", webp
    return "png", None


def _as_png(image: Image.Image) -> bytes:
    out = io.BytesIO()
    upright = ImageOps.exif_transpose(image).convert("RGBA")
    upright.info = {}
    upright.save(out, "PNG", optimize=True)
    return out.getvalue()
