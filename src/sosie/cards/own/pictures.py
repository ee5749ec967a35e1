"""Picture files as symbols: plain backgrounds are removed, cut-out pictures stay, photographs get a tile."""

import io
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageFilter, ImageOps

from sosie.cards.own.edit import NO_EDIT, Edit, Tile, When
from sosie.cards.own.outline import INK, outlined
from sosie.cards.own.raster import data_uri, opened
from sosie.cards.own.svg import MAX_CHARACTERS, clean, clean_square
from sosie.cards.silhouette import filled
from sosie.errors import UnusableSource
from sosie.languages.makers import say

SUFFIXES = (".png", ".jpg", ".jpeg", ".webp", ".gif", ".svg")
MAX_PIXELS = 50_000_000
MIN_SIDE = 16
RASTER_FORMATS = ("PNG", "JPEG", "WEBP", "GIF")
_SIDE = 560
"""Enough for print: the largest symbol of a card is about four centimetres wide."""

Mask = NDArray[np.bool_]

_RING = 0.03
_CORNER = 0.16
_FACES_ARE_ABOVE = (0.5, 0.35)
"""The vertical centre of the crop when a tall photograph is made square."""
_LIGHT, _WHITE = 215, 250
_FAINT = 64
_MAX_OF_THE_EDGE = 0.8
_MIN_SUBJECT, _MAX_SUBJECT = 0.02, 0.97
_TURNS = {90: Image.Transpose.ROTATE_270, 180: Image.Transpose.ROTATE_180, 270: Image.Transpose.ROTATE_90}
"""By clockwise degrees; Pillow turns counter-clockwise."""

PictureFile = Path | bytes


def picture_face(file: PictureFile, tile: Tile = "round", edit: Edit = NO_EDIT) -> tuple[str, tuple[str, ...]]:
    """Return a picture file as an SVG document with a square view box, and the list of dropped features."""
    if is_svg(file):
        svg, left_out = clean_square(svg_text(file), edit.crop, edit.turn)
        return clean(outlined(svg, edit.outline))[0], left_out
    image = _read(file, edit)
    if not _has_something(image):
        raise UnusableSource(say("blank"), "blank")
    cut_out = _cut_out(image, edit)
    face = _cut_out_face(cut_out, edit.outline) if cut_out else _tile_face(_opaque(image), edit.tile or tile, edit)
    return clean(face)[0], ()


def is_svg(file: PictureFile) -> bool:
    """Tell whether a file is an SVG document: by its suffix, or by its first character."""
    if isinstance(file, bytes):
        return file[:1000].removeprefix(b"\xef\xbb\xbf").lstrip().startswith(b"<")
    return file.suffix.lower() == ".svg"


def svg_text(file: PictureFile) -> str:
    """Return the text of an SVG file."""
    try:
        size = len(file) if isinstance(file, bytes) else file.stat().st_size
        if size > MAX_CHARACTERS:
            raise UnusableSource(say("svg-too-large", most=MAX_CHARACTERS // 1_000_000))
        return (file if isinstance(file, bytes) else file.read_bytes()).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise UnusableSource(say("svg-not-utf-8")) from None
    except OSError as error:
        raise UnusableSource(say("unreadable", reason=error.strerror or error)) from None


def _has_something(image: Image.Image) -> bool:
    """Tell whether a picture is not blank; cut-out pictures may be white, because they get an outline."""
    pixels = np.asarray(image)
    return bool((pixels[..., 3] > _FAINT).any() if _is_cut_out(image) else (pixels[..., :3] < _WHITE).any())


def _read(file: PictureFile, edit: Edit) -> Image.Image:
    """Return a picture file upright, cropped, turned, in RGB, and scaled down to a useful size."""
    with opened(io.BytesIO(file) if isinstance(file, bytes) else file, RASTER_FORMATS, MAX_PIXELS) as image:
        _check_size(image)
        side = round(2 * _SIDE / min(edit.crop[2:])) if edit.crop else 2 * _SIDE
        image.draft("RGB", (side, side))
        small = in_colour(_turned(_cropped(ImageOps.exif_transpose(image), edit), edit))
    small.thumbnail((_SIDE, _SIDE), Image.Resampling.LANCZOS, reducing_gap=3)
    return small


def _check_size(image: Image.Image) -> None:
    if min(image.size) < MIN_SIDE:
        text = say("too-small", width=image.width, height=image.height, least=MIN_SIDE)
        raise UnusableSource(text, "too-small")


def _cropped(image: Image.Image, edit: Edit) -> Image.Image:
    if edit.crop is None:
        return image
    left, top, width, height = edit.crop
    box = (left, top, left + width, top + height)
    part = image.crop(tuple(round(share * side) for share, side in zip(box, 2 * image.size, strict=True)))  # type: ignore[arg-type]  # of four numbers
    _check_size(part)
    return part


def _turned(image: Image.Image, edit: Edit) -> Image.Image:
    return image.transpose(_TURNS[edit.turn]) if edit.turn else image


def in_colour(image: Image.Image) -> Image.Image:
    """Return a picture of any mode in red, green, blue and opacity."""
    if image.mode.startswith(("I", "F")):
        # 16-bit greys, which Pillow would clip to white.
        grey = np.asarray(image, dtype=np.float64)
        image = Image.fromarray((grey / max(grey.max(), 255) * 255).astype(np.uint8))
    return image.convert("RGBA")


def _is_cut_out(image: Image.Image) -> bool:
    return bool((np.asarray(image.getchannel("A")) < 128).mean() > 0.01)


def _opaque(image: Image.Image) -> Image.Image:
    """Return a picture without transparency: on white, if some of it is transparent."""
    if not _is_cut_out(image):
        return image.convert("RGB")
    paper = Image.new("RGB", image.size, "white")
    paper.paste(image, mask=image.getchannel("A"))
    return paper


def _cut_out(image: Image.Image, edit: Edit) -> Image.Image | None:
    """Return a picture without its background, or None if it keeps it."""
    if edit.cut_out == "never":
        return None
    if _is_cut_out(image):
        return image
    cut_out = _without_background(image, edit)
    if cut_out is None and edit.cut_out == "always":
        raise UnusableSource(say("no-cut-out"), "no-cut-out")
    return cut_out


def _without_background(image: Image.Image, edit: Edit) -> Image.Image | None:
    """Return a picture without its background, or None if it has no plain one or nothing would remain.

    Unless asked for, only a light background is removed, which looks like paper.
    """
    colour = np.asarray(image.convert("RGB"), dtype=np.float64)
    edge = np.concatenate([side.reshape(-1, 3) for side in (colour[:2], colour[-2:], colour[:, :2], colour[:, -2:])])
    paper = np.median(edge, axis=0)
    is_plain = paper.min() >= _LIGHT and (_distance(edge, paper) < edit.tolerance).mean() >= _MAX_OF_THE_EDGE
    if edit.cut_out == "auto" and not is_plain:
        return None
    # The subject is everything not connected to the edge by paper, so white eyes and teeth stay.
    subject = filled(_without_specks(_distance(colour, paper) >= edit.tolerance))
    opacity = _grey(subject)
    core = np.asarray(opacity.filter(ImageFilter.MinFilter(5))) > 0
    # Too much or too little would remain, or it is a drawing of thin lines that needs its paper.
    is_thin = edit.cut_out == "auto" and core.mean() < subject.mean() / 2
    if not (_MIN_SUBJECT < core.mean() < _MAX_SUBJECT) or is_thin:
        return None
    result = image.copy()
    result.putalpha(opacity.filter(ImageFilter.MinFilter(3)).filter(ImageFilter.GaussianBlur(0.8)))
    return result


def _distance(colour: NDArray[np.float64], paper: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.asarray(np.linalg.norm(colour - paper, axis=-1))


def _without_specks(mask: Mask) -> Mask:
    """Return a mask without dots of a pixel or two: dust or noise."""
    return np.asarray(mask & (np.asarray(_grey(mask).filter(ImageFilter.BoxBlur(1))) > 70))


def _grey(mask: Mask) -> Image.Image:
    return Image.fromarray(np.where(mask, 255, 0).astype(np.uint8))


def _cut_out_face(image: Image.Image, outline: When) -> str:
    """Return a cut-out picture as a face, with an outline if its edge is pale or it is asked for."""
    visible = image.getchannel("A").point(lambda opacity: 255 if opacity > _FAINT else 0)
    image = image.crop(visible.getbbox())
    width, height = image.size
    side = max(width, height)
    box = f'x="{(side - width) / 2:g}" y="{(side - height) / 2:g}" width="{width}" height="{height}"'
    body = min(_as_one(image, box), _as_colour_and_mask(image, box), key=len)
    return outlined(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}">{body}</svg>', outline)


def _as_one(image: Image.Image, box: str) -> str:
    """Return a picture as one PNG image, which is small for flat colours."""
    return f'<image {box} href="{data_uri(image, "PNG")}" />'


def _as_colour_and_mask(image: Image.Image, box: str) -> str:
    """Return a picture as JPEG with a separate opacity mask, which is small for photographs."""
    paper = Image.new("RGB", image.size, "white")
    paper.paste(image, mask=image.getchannel("A").point(lambda opacity: 255 if opacity else 0))
    opacity = f'<image {box} href="{data_uri(image.getchannel("A"), "PNG")}"/>'
    return (
        f'<mask id="m" maskUnits="userSpaceOnUse" {box}>{opacity}</mask>'
        f'<image {box} mask="url(#m)" href="{data_uri(paper, "JPEG")}"/>'
    )


def _tile_face(image: Image.Image, tile: Tile, edit: Edit) -> str:
    """Return a photograph on a tile with a thin dark rim, so that its edge is never pale unless asked for."""
    if tile == "round":
        side = min(image.size)
        image = ImageOps.fit(image, (side, side), centering=_FACES_ARE_ABOVE)
    else:
        image = ImageOps.fit(image, _limit_aspect_ratio(*image.size), centering=_FACES_ARE_ABOVE)
    width, height = image.size
    side = max(width, height)
    ring = 0.0 if edit.outline == "never" else _RING * side
    corner = side / 2 if tile == "round" else _CORNER * side
    shape = (
        f'x="{(side - width) / 2 + ring / 2:g}" y="{(side - height) / 2 + ring / 2:g}" '
        f'width="{width - ring:g}" height="{height - ring:g}" rx="{corner:g}"'
    )
    box = f'x="{(side - width) / 2:g}" y="{(side - height) / 2:g}" width="{width}" height="{height}"'
    rim = f'<rect {shape} fill="none" stroke="{INK}" stroke-width="{ring:g}"/>' if ring else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}">'
        f'<clipPath id="c"><rect {shape}/></clipPath>'
        f'<image {box} clip-path="url(#c)" href="{data_uri(image, "JPEG")}"/>{rim}</svg>'
    )


def _limit_aspect_ratio(width: int, height: int) -> tuple[int, int]:
    """Return the largest size within another whose aspect ratio is at most 4:3."""
    return min(width, round(height * 4 / 3)), min(height, round(width * 4 / 3))
