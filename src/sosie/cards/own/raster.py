"""Raster images: safe opening, and embedding in SVG documents."""

import base64
import io
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PIL import Image, ImageOps

from sosie.cards.own.image_files import is_plain_jpeg, is_plain_png, webp_size
from sosie.errors import UnusableSource
from sosie.languages.makers import say

MAX_WEBP_PIXELS = 16_000_000
"""Fewer than of other formats: all are decoded, with 20 bytes each."""


@contextmanager
def opened(file: Path | io.BytesIO, kinds: tuple[str, ...], most_pixels: int) -> Iterator[Image.Image]:
    """Open an untrusted image of one of some formats; images that are too large are refused before decoding."""
    try:
        with warnings.catch_warnings():
            # Pillow warns about large images; our own limit decides.
            warnings.simplefilter("ignore")
            _check_announced_size(file, most_pixels)
            with Image.open(file, formats=kinds) as image:
                if image.width * image.height > most_pixels:
                    raise _too_large(most_pixels)
                yield image
    except Image.DecompressionBombError:
        raise _too_large(most_pixels) from None
    except OSError as error:
        raise (_unreadable(error) if error.strerror else _damaged()) from None
    except (SyntaxError, ValueError, IndexError, EOFError, TypeError, OverflowError):
        raise _damaged() from None


def _check_announced_size(file: Path | io.BytesIO, most_pixels: int) -> None:
    """Refuse a WebP file that announces too many pixels, before Pillow opens it and allocates them."""
    if isinstance(file, Path):
        with file.open("rb") as opened_file:
            head = opened_file.read(30)
    else:
        head = bytes(file.getbuffer()[:30])
    width, height = webp_size(head) or (0, 0)
    most = min(most_pixels, MAX_WEBP_PIXELS)
    if width * height > most:
        raise _too_large(most)


def data_uri(image: Image.Image, kind: str) -> str:
    """Return an image as a data URI, without metadata."""
    out = io.BytesIO()
    # Pillow would copy comments, profiles and descriptions from `info` into the new file.
    bare = image.copy()
    bare.info = {name: value for name, value in image.info.items() if name == "transparency"}
    bare.save(out, kind, optimize=True, quality=88)
    return _uri(out.getvalue(), kind)


def plain_uri(uri: str, most_pixels: int) -> tuple[str, int]:
    """Return an embedded image without metadata, and its number of pixels.

    An image without metadata stays unchanged; any other is encoded again.
    """
    content = base64.b64decode(uri.partition(",")[2])
    with opened(io.BytesIO(content), ("PNG", "JPEG"), most_pixels) as image:
        pixels = image.width * image.height
        kind = "PNG" if image.format == "PNG" else "JPEG"
        if (is_plain_png if kind == "PNG" else is_plain_jpeg)(content):
            return _uri(content, kind), pixels
        upright = ImageOps.exif_transpose(image)
        return data_uri(upright.convert("RGB") if upright.mode == "CMYK" else upright, kind), pixels


def _uri(content: bytes, kind: str) -> str:
    return f"data:image/{kind.lower()};base64,{base64.b64encode(content).decode()}"


def _too_large(most_pixels: int) -> UnusableSource:
    return UnusableSource(say("too-many-pixels", most=most_pixels // 1_000_000))


def _unreadable(error: OSError) -> UnusableSource:
    return UnusableSource(say("unreadable", reason=error.strerror))


def _damaged() -> UnusableSource:
    return UnusableSource(say("damaged"))
