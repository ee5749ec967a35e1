"""Pictures made of pixels: opened with care, and written into SVG documents."""

import base64
import io
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PIL import Image

from sosie.errors import UnusableSource


@contextmanager
def opened(file: Path | io.BytesIO, kinds: tuple[str, ...], most_pixels: int) -> Iterator[Image.Image]:
    """Open a picture of one of some kinds, which may be damaged, and is refused by its size before it is decoded."""
    try:
        with warnings.catch_warnings():
            # Pillow warns of large pictures; here they are refused, or no problem.
            warnings.simplefilter("ignore")
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


def data_uri(image: Image.Image, kind: str) -> str:
    """Return an image as text that can stand in an SVG document."""
    out = io.BytesIO()
    image.save(out, kind, optimize=True, quality=88)
    return f"data:image/{kind.lower()};base64,{base64.b64encode(out.getvalue()).decode()}"


def pixels_in(uri: str, most_pixels: int) -> int:
    """Return how many pixels an image has that stands in an SVG document, as it says itself."""
    content = io.BytesIO(base64.b64decode(uri.partition(",")[2]))
    with opened(content, ("PNG", "JPEG"), most_pixels) as image:
        return image.width * image.height


def _too_large(most_pixels: int) -> UnusableSource:
    return UnusableSource(f"it has more than {most_pixels // 1_000_000} million pixels: make it smaller")


def _unreadable(error: OSError) -> UnusableSource:
    return UnusableSource(f"it cannot be read: {error.strerror}")


def _damaged() -> UnusableSource:
    return UnusableSource("it is no picture, or a damaged one: save it again as PNG or JPEG")
