"""Stored pictures: no metadata, and the same face as the file that was sent."""

import io
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from cards.own.images import apple, cut_out, photo
from sampling import examples
from sosie.cards.own.pictures import picture_face
from sosie.cards.own.stored import THUMBNAIL_SIDE, reduced_picture, stored_picture, thumbnail
from sosie.errors import UnusableSource

LOCATION = "at home, 48.2 N"
SVG = b'<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect width="30" height="20"/></svg>'


def file(image: Image.Image, kind: str, orientation: int = 1, **options: Any) -> bytes:
    """Return a picture file with metadata."""
    exif, out = Image.Exif(), io.BytesIO()
    exif[0x0112], exif[0x010E] = orientation, LOCATION
    about: dict[str, Any] = {"comment": LOCATION.encode()} if kind == "GIF" else {"exif": exif}
    image.save(out, kind, **about, **options)
    return out.getvalue()


@settings(max_examples=examples(40))
@given(st.sampled_from(["JPEG", "PNG", "WEBP", "GIF"]), st.integers(1, 8), st.integers(0, 5))
def test_stored_picture_has_the_same_face(kind: str, orientation: int, seed: int) -> None:
    sent = file(photo(seed), kind, orientation)
    stored = stored_picture(sent)
    assert LOCATION.encode() in sent
    assert LOCATION.encode() not in stored.content
    assert picture_face(stored.content) == picture_face(sent)
    turned = orientation >= 5 and kind != "GIF"
    assert (stored.width, stored.height) == ((128, 96) if turned else (96, 128))


@pytest.mark.parametrize("kind", ["PNG", "WEBP"])
def test_cut_out_stays_cut_out(kind: str) -> None:
    sent = file(cut_out(), kind)
    assert picture_face(stored_picture(sent).content) == picture_face(sent)


@pytest.mark.parametrize("options", [{"progressive": True}, {"restart_marker_blocks": 2}, {"subsampling": 0}])
def test_unusual_jpeg_keeps_its_pixels(options: dict[str, Any]) -> None:
    sent = file(apple(), "JPEG", **options)
    stored = stored_picture(sent)
    assert stored.kind == "jpeg"
    with Image.open(io.BytesIO(sent)) as one, Image.open(io.BytesIO(stored.content)) as other:
        assert one.tobytes() == other.tobytes()
        assert dict(other.getexif()) == {}


def test_cmyk_and_grey_jpeg_keep_their_colours() -> None:
    for mode in ("CMYK", "L"):
        sent = file(photo(2).convert(mode), "JPEG")
        assert picture_face(stored_picture(sent).content) == picture_face(sent)


@pytest.mark.parametrize("kind", ["GIF", "WEBP", "PNG"])
def test_first_picture_of_animation_stays(kind: str) -> None:
    sent = file(photo(1), kind, save_all=True, append_images=[photo(2), photo(3)])
    assert picture_face(stored_picture(sent).content) == picture_face(sent)


def test_data_behind_a_picture_is_dropped() -> None:
    for kind in ("JPEG", "PNG", "WEBP"):
        stored = stored_picture(file(photo(1), kind) + b"<script>" * 10)
        assert b"script" not in stored.content


def test_svg_is_clean() -> None:
    stored = stored_picture(b"\xef\xbb\xbf" + SVG.replace(b"<rect", b"<script>x</script><rect"))
    assert (stored.kind, stored.width, stored.height, stored.left_out) == ("svg+xml", 30, 20, ("a script",))
    assert picture_face(stored.content) == picture_face(SVG)


@settings(max_examples=examples(60))
@given(st.sampled_from(["JPEG", "PNG", "WEBP", "GIF"]), st.data())
def test_damaged_file_is_refused_or_stays_readable(kind: str, data: st.DataObject) -> None:
    content = bytearray(file(photo(1), kind))
    for place in data.draw(st.lists(st.integers(0, len(content) - 1), max_size=4)):
        content[place] ^= data.draw(st.integers(1, 255))
    cut = bytes(content[: data.draw(st.integers(1, len(content)))])
    try:
        stored = stored_picture(cut)
        picture_face(stored.content)
    except UnusableSource:
        return
    assert LOCATION.encode() not in stored.content


@pytest.mark.parametrize("mode", ["RGB", "RGBA", "L", "LA", "P", "1", "I;16"])
@pytest.mark.parametrize("orientation", [1, 6])
def test_large_picture_is_reduced(mode: str, orientation: int) -> None:
    sent = file(apple().resize((300, 200)).convert("L" if mode == "I;16" else mode).convert(mode), "PNG", orientation)
    stored = reduced_picture(sent, 60)
    assert (stored.width, stored.height) == ((60, 40) if orientation == 1 else (40, 60))
    assert LOCATION.encode() not in stored.content
    with Image.open(io.BytesIO(stored.content)) as image:
        assert image.size == (stored.width, stored.height)
        assert f"{image.format}".lower() == stored.kind
        assert len(set(image.convert("L").get_flattened_data())) > 2
    assert reduced_picture(sent, 300) == stored_picture(sent)


def test_thumbnail_of_drawing_is_small_png() -> None:
    wide = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 3000"><rect width="900" height="3000"/></svg>'
    made = thumbnail(stored_picture(wide).content)
    assert (made.kind, made.width, made.height) == ("png", 96, THUMBNAIL_SIDE)
