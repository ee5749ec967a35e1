"""WebP files announce their size, and large ones are refused before Pillow allocates their pixels."""

import io
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from sosie.cards.own.image_files import webp_size
from sosie.cards.own.pictures import picture_face
from sosie.cards.own.raster import MAX_WEBP_PIXELS
from sosie.errors import UnusableSource


def webp(size: tuple[int, int], mode: str = "RGB", **options: Any) -> bytes:
    """Return a WebP file of one colour."""
    out = io.BytesIO()
    Image.new(mode, size, "red").save(out, "WEBP", **options)
    return out.getvalue()


def extended(width: int, height: int) -> bytes:
    """Return a file of 36 bytes that announces a size, and has no picture."""
    size = (width - 1).to_bytes(3, "little") + (height - 1).to_bytes(3, "little")
    body = b"WEBPVP8X" + (10).to_bytes(4, "little") + bytes(4) + size + bytes(6)
    return b"RIFF" + len(body).to_bytes(4, "little") + body


@given(st.integers(1, 300), st.integers(1, 300), st.sampled_from(["RGB", "RGBA"]), st.booleans())
def test_announced_size_is_that_of_the_picture(width: int, height: int, mode: str, lossless: bool) -> None:
    assert webp_size(webp((width, height), mode, lossless=lossless)) == (width, height)


@pytest.mark.parametrize("options", [{"exif": b"Exif\0\0MM\0*\0\0\0\x08\0\0"}, {"save_all": True, "append_images": []}])
def test_announced_size_of_extended_files(options: dict[str, Any]) -> None:
    assert webp_size(webp((31, 57), **options)) == (31, 57)


def test_other_files_announce_nothing() -> None:
    assert [webp_size(content) for content in (b"", b"RIFF", b"GIF89a" + bytes(40), webp((9, 9))[:29])] == [None] * 4


@pytest.mark.parametrize(
    "content",
    [extended(16_383, 16_383), extended(2**24, 2**24), webp((4100, 4100), lossless=True), webp((4100, 4100))],
    ids=["announced", "most", "lossless", "lossy"],
)
@pytest.mark.parametrize("is_path", [False, True])
def test_large_webp_is_never_opened(
    content: bytes, is_path: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Image, "open", lambda *_, **__: pytest.fail("opened"))
    (tmp_path / "large.webp").write_bytes(content)
    with pytest.raises(UnusableSource, match=f"more than {MAX_WEBP_PIXELS // 10**6} million pixels"):
        picture_face(tmp_path / "large.webp" if is_path else content)
