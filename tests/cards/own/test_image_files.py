"""Metadata in pictures: detected wherever Pillow can write it, and removed from every face."""

import base64
import io
from pathlib import Path

import pytest
from PIL import Image
from PIL.ExifTags import GPS, IFD, Base
from PIL.ImageCms import ImageCmsProfile, createProfile
from PIL.PngImagePlugin import PngInfo

from cards.own.images import cut_out, photo
from sosie.cards.own.image_files import is_plain_jpeg, is_plain_png
from sosie.cards.own.pictures import picture_face
from sosie.cards.own.svg import clean

PRIVATE = "48.8566 Mia Dupont"
PROFILE = ImageCmsProfile(createProfile("sRGB")).tobytes()


def exif(orientation: int = 1) -> Image.Exif:
    """Return the EXIF data of a phone: author, location and orientation."""
    about = Image.Exif()
    about[Base.Artist] = PRIVATE
    about[Base.Orientation] = orientation
    about.get_ifd(IFD.GPSInfo)[GPS.GPSLatitudeRef] = "N"
    about.get_ifd(IFD.GPSInfo)[GPS.GPSLatitude] = (48.0, 51.0, 24.0)
    return about


def text_chunks() -> PngInfo:
    about = PngInfo()
    about.add_text("Comment", PRIVATE)
    about.add_itxt("XML:com.adobe.xmp", PRIVATE, zip=True)
    return about


def saved(image: Image.Image, kind: str, **about: object) -> bytes:
    out = io.BytesIO()
    image.save(out, kind, **about)
    return out.getvalue()


TALKATIVE = {
    "JPEG with EXIF": saved(photo(), "JPEG", exif=exif()),
    "JPEG with a comment": saved(photo(), "JPEG", comment=PRIVATE),
    "JPEG with XMP": saved(photo(), "JPEG", xmp=PRIVATE.encode()),
    "JPEG with a profile": saved(photo(), "JPEG", icc_profile=PROFILE),
    "JPEG with something after its end": saved(photo(), "JPEG") + PRIVATE.encode(),
    "progressive JPEG with EXIF": saved(photo(), "JPEG", exif=exif(), progressive=True),
    "CMYK JPEG": saved(photo().convert("CMYK"), "JPEG", comment=PRIVATE),
    "PNG with EXIF": saved(cut_out(), "PNG", exif=exif()),
    "PNG with texts": saved(cut_out(), "PNG", pnginfo=text_chunks()),
    "PNG with a profile": saved(cut_out(), "PNG", icc_profile=PROFILE),
    "PNG with something after its end": saved(cut_out(), "PNG") + PRIVATE.encode(),
    "PNG with a palette and a text": saved(cut_out().quantize(), "PNG", pnginfo=text_chunks()),
}
PLAIN = {
    "JPEG": saved(photo(), "JPEG", quality=88),
    "progressive JPEG": saved(photo(), "JPEG", progressive=True),
    "grey JPEG": saved(photo().convert("L"), "JPEG"),
    "PNG": saved(cut_out(), "PNG"),
    "PNG with a palette": saved(cut_out().quantize(), "PNG"),
    "grey PNG": saved(photo().convert("L"), "PNG", optimize=True),
}


def is_plain(file: bytes) -> bool:
    return is_plain_png(file) if file.startswith(b"\x89PNG") else is_plain_jpeg(file)


def embedded(file: bytes) -> str:
    kind = "png" if file.startswith(b"\x89PNG") else "jpeg"
    uri = f"data:image/{kind};base64,{base64.b64encode(file).decode()}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><image width="9" height="9" href="{uri}" /></svg>'
    )


def images_in(svg: str) -> list[bytes]:
    return [base64.b64decode(part.partition('"')[0]) for part in svg.split(";base64,")[1:]]


@pytest.mark.parametrize("kind", TALKATIVE)
def test_metadata_is_removed_from_embedded_picture(kind: str) -> None:
    file = TALKATIVE[kind]
    assert not is_plain(file)
    svg, _ = clean(embedded(file))
    (image,) = images_in(svg)
    assert is_plain(image)
    assert PRIVATE.encode() not in image
    with Image.open(io.BytesIO(image)) as bare, Image.open(io.BytesIO(file)) as full:
        assert bare.size == full.size
        assert not bare.getexif()
        assert not set(bare.info) & {"exif", "comment", "xmp", "icc_profile", "Comment"}
    assert clean(svg) == (svg, ())


@pytest.mark.parametrize("kind", PLAIN)
def test_plain_picture_is_unchanged(kind: str) -> None:
    assert is_plain(PLAIN[kind])
    assert clean(embedded(PLAIN[kind])) == (embedded(PLAIN[kind]), ())


@pytest.mark.parametrize("kind", TALKATIVE)
def test_metadata_is_removed_from_picture_file(kind: str, tmp_path: Path) -> None:
    path = tmp_path / f"a.{'png' if 'PNG' in kind else 'jpg'}"
    path.write_bytes(TALKATIVE[kind])
    images = images_in(picture_face(path)[0])
    assert images
    assert all(is_plain(image) for image in images)


def test_embedded_picture_is_turned_upright() -> None:
    (image,) = images_in(clean(embedded(saved(photo(size=(96, 128)), "JPEG", exif=exif(orientation=6))))[0])
    with Image.open(io.BytesIO(image)) as turned:
        assert turned.size == (128, 96)


@pytest.mark.parametrize("file", PLAIN.values(), ids=PLAIN)
def test_cut_off_picture_is_not_plain(file: bytes) -> None:
    assert not any(is_plain(file[:end]) for end in range(8, len(file), 7))
