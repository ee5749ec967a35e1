"""Pictures as a server keeps them: without metadata, and with the same pixels as the file that was sent."""

import io
from dataclasses import dataclass
from typing import Literal

from PIL import Image, ImageOps
from PIL.ExifTags import Base as Exif

from sosie.cards.drawing import png
from sosie.cards.own.image_files import bare_jpeg, bare_png, bare_webp
from sosie.cards.own.pictures import MAX_PIXELS, RASTER_FORMATS, in_colour, is_svg, svg_text
from sosie.cards.own.raster import opened
from sosie.cards.own.svg import clean, picture_size

Kind = Literal["jpeg", "png", "webp", "svg+xml"]
"""The subtype of its media type."""

MAX_SIDE = 1400
"""The most pixels a side of a picture that others contribute: pages send no more, and a maker's page shows many."""
THUMBNAIL_SIDE = 320
_QUALITY, _OPAQUE = 88, 255


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
    with opened(io.BytesIO(file), RASTER_FORMATS, MAX_PIXELS) as image:
        orientation = int(image.getexif().get(Exif.Orientation, 1))
        kind, bare = _bare(file, image, orientation if 1 < orientation <= 8 else 1)
        width, height = image.size if orientation < 5 else image.size[::-1]
        return StoredPicture(kind, width, height, bare if bare is not None else _as_png(image))


def reduced_picture(file: bytes, most_side: int) -> StoredPicture:
    """Return an untrusted picture file without metadata, with at most some pixels a side; SVG stays SVG."""
    stored = stored_picture(file)
    if stored.kind == "svg+xml" or max(stored.width, stored.height) <= most_side:
        return stored
    with opened(io.BytesIO(stored.content), RASTER_FORMATS, MAX_PIXELS) as image:
        # A JPEG file is decoded at a fraction of its size.
        image.draft("RGB", (most_side, most_side))
        small = in_colour(ImageOps.exif_transpose(image))
    small.thumbnail((most_side, most_side), reducing_gap=2)
    lowest_opacity, _ = small.getchannel("A").getextrema()
    kind: Kind = "png" if lowest_opacity != _OPAQUE else "jpeg"
    small.info = {}
    out = io.BytesIO()
    (small if kind == "png" else small.convert("RGB")).save(out, kind.upper(), optimize=True, quality=_QUALITY)
    return StoredPicture(kind, *small.size, out.getvalue())


def thumbnail(stored: bytes) -> StoredPicture:
    """Return a stored picture as a small PNG or JPEG picture."""
    if not is_svg(stored):
        return reduced_picture(stored, THUMBNAIL_SIDE)
    text = svg_text(stored)
    width, height = picture_size(text)
    content = png(text, max(round(THUMBNAIL_SIDE * width / max(width, height)), 1))
    with Image.open(io.BytesIO(content)) as image:
        return StoredPicture("png", *image.size, content)


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
