"""Picture files as symbols: upright, cut out if possible, always visible on a white card."""

import io
import re
import struct
import zlib
from pathlib import Path

import numpy as np
import pytest
from PIL import Image, ImageDraw

from cards.own.images import apple, cut_out, paper, photo
from sosie.cards import Drawing, pale_edge
from sosie.cards.distinct import MAX_PALE_EDGE
from sosie.cards.drawing import Pixels, render
from sosie.cards.own.edit import Tile
from sosie.cards.own.pictures import picture_face
from sosie.errors import UnusableSource


def seen(path: Path, tile: Tile = "round") -> Pixels:
    return render(Drawing.parse(picture_face(path, tile)[0]).document(), 100)


def saved(image: Image.Image, path: Path) -> Path:
    image.save(path)
    return path


@pytest.mark.parametrize("suffix", [".png", ".jpg", ".jpeg", ".webp", ".gif"])
def test_white_background_is_removed_in_every_format(suffix: str, tmp_path: Path) -> None:
    pixels = seen(saved(apple(), tmp_path / f"apple{suffix}"))
    assert pixels[2, 2, 3] == pixels[97, 97, 3] == 0
    assert pixels[80, 50, 3] == 255
    assert pixels[80, 50, 0] > 150 > pixels[80, 50, 1]
    assert pixels[30, 30, 3] == 255  # the white spot is not background


def test_photograph_becomes_tile_with_dark_rim(tmp_path: Path) -> None:
    path = saved(photo(), tmp_path / "photo.jpg")
    disc, tile = seen(path), seen(path, "rounded")
    assert (disc[..., 3] > 128).mean() == pytest.approx(np.pi / 4, abs=0.02)
    assert disc[50, 1, :3].max() < 120
    assert tile[2, 50, 3] == 255
    assert tile[50, 2, 3] == 0  # the height is unchanged


def test_cut_out_picture_stays_cut_out(tmp_path: Path) -> None:
    pixels = seen(saved(cut_out(), tmp_path / "disc.png"))
    assert (pixels[..., 3] > 128).mean() == pytest.approx(np.pi / 4, abs=0.02)


@pytest.mark.parametrize("suffix", [".png", ".webp", ".svg"])
def test_no_face_has_pale_edge(suffix: str, tmp_path: Path) -> None:
    path = tmp_path / f"sail{suffix}"
    if suffix == ".svg":
        path.write_text(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4" fill="#fff"/></svg>'
        )
    else:
        cut_out((252, 252, 250)).save(path)
    assert pale_edge(Drawing.parse(picture_face(path)[0])) <= MAX_PALE_EDGE


def test_exif_orientation_is_applied(tmp_path: Path) -> None:
    image = photo(3)
    upright = seen(saved(image, tmp_path / "upright.png"), "rounded")
    exif = Image.Exif()
    exif[0x0112] = 6
    image.transpose(Image.Transpose.ROTATE_90).save(tmp_path / "turned.png", exif=exif)
    assert np.array_equal(seen(tmp_path / "turned.png", "rounded"), upright)


def test_line_drawing_keeps_its_background(tmp_path: Path) -> None:
    image = paper(300, 300)
    ImageDraw.Draw(image).line([(20, 20), (280, 60), (40, 200), (250, 280)], fill=(30, 30, 90), width=3)
    assert (seen(saved(image, tmp_path / "lines.png"))[..., 3] > 128).mean() == pytest.approx(np.pi / 4, abs=0.02)


@pytest.mark.parametrize("mode", ["L", "LA", "P", "1", "I;16", "CMYK"])
def test_pictures_of_any_colour_mode_are_read(mode: str, tmp_path: Path) -> None:
    if mode == "I;16":
        image = Image.fromarray(np.asarray(photo().convert("L")).astype(np.uint16) * 257)
    else:
        image = photo().convert(mode)
    pixels = seen(saved(image, tmp_path / ("a.jpg" if mode == "CMYK" else "a.png")))
    assert 20 < pixels[30:70, 30:70, :3].mean() < 235


def test_large_pictures_are_scaled_down(tmp_path: Path) -> None:
    face, _ = picture_face(saved(photo(1, (3000, 2000)), tmp_path / "large.jpg"))
    assert len(face) < 120_000


def png_header(width: int, height: int) -> bytes:
    """Return the header of a PNG with the given size."""
    header = b"IHDR" + struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    chunks = (header, b"IDAT")
    packed = (struct.pack(">I", len(chunk) - 4) + chunk + struct.pack(">I", zlib.crc32(chunk)) for chunk in chunks)
    return b"\x89PNG\r\n\x1a\n" + b"".join(packed)


def truncated() -> bytes:
    out = io.BytesIO()
    photo(1, (400, 400)).save(out, "JPEG")
    return out.getvalue()[:2000]


@pytest.mark.parametrize(
    ("name", "content", "reason"),
    [
        ("a.png", b"", "no picture, or a damaged one"),
        ("a.png", b"nothing of the kind", "no picture, or a damaged one"),
        ("a.jpg", truncated(), "no picture, or a damaged one"),
        ("a.png", png_header(20_000, 10_000), "more than 50 million pixels"),
        ("a.png", png_header(9_000, 8_000), "more than 50 million pixels"),
        ("a.png", png_header(1, 1), "only 1 x 1 pixels"),
        ("a.svg", b"\xff\xfe", "UTF-8"),
        ("a.svg", b"<svg/>", "how large"),
        ("a.svg", b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>', "nothing to be seen"),
    ],
)
def test_unusable_picture_is_refused_with_reason(name: str, content: bytes, reason: str, tmp_path: Path) -> None:
    (tmp_path / name).write_bytes(content)
    with pytest.raises(UnusableSource, match=re.escape(reason)):
        picture_face(tmp_path / name)


@pytest.mark.parametrize("colour", ["#fff", "#0000"])
def test_blank_picture_is_refused(colour: str, tmp_path: Path) -> None:
    with pytest.raises(UnusableSource, match="nothing to be seen"):
        picture_face(saved(Image.new("RGBA", (50, 50), colour), tmp_path / "a.png"))
