"""Edits of pictures: crop, turn, cut-out and outline."""

import io

import numpy as np
import pytest
from PIL import Image, ImageDraw

from cards.own.images import cut_out, photo
from sosie.cards import Drawing
from sosie.cards.drawing import Pixels, render
from sosie.cards.own.edit import Edit, Turn
from sosie.cards.own.pictures import picture_face
from sosie.errors import OutOfRange, UnusableSource

FLAG = (
    b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="20" height="20" fill="#c00"/>'
    b'<rect x="20" width="20" height="20" fill="#00c"/></svg>'
)


def png(image: Image.Image) -> bytes:
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


def seen(file: bytes, edit: Edit) -> Pixels:
    return render(Drawing.parse(picture_face(file, "rounded", edit)[0]).document(), 100)


def quarters() -> bytes:
    """Return a picture whose quarters are red, green, blue and black."""
    image = Image.new("RGB", (200, 200))
    draw = ImageDraw.Draw(image)
    for corner, colour in (((0, 0), "red"), ((100, 0), "green"), ((0, 100), "blue")):
        draw.rectangle((*corner, corner[0] + 99, corner[1] + 99), fill=colour)
    return png(image)


def on_ground(ground: tuple[int, int, int]) -> bytes:
    image = Image.new("RGB", (200, 150), ground)
    ImageDraw.Draw(image).ellipse((60, 30, 150, 120), fill=(220, 60, 40))
    return png(image)


def test_crop_keeps_the_part() -> None:
    part = seen(quarters(), Edit(crop=(0, 0.5, 0.5, 0.5)))
    assert np.median(part[30:70, 30:70, :3].reshape(-1, 3), axis=0)[2] > 200
    with Image.open(io.BytesIO(quarters())) as whole:
        cropped = png(whole.crop((0, 100, 100, 200)))
    assert np.abs(part.astype(int) - seen(cropped, Edit())).mean() < 2


@pytest.mark.parametrize("turn", [90, 180, 270])
def test_turn_is_clockwise(turn: Turn) -> None:
    with Image.open(io.BytesIO(quarters())) as image:
        expected = png(image.rotate(-turn))
    assert np.abs(seen(quarters(), Edit(turn=turn)).astype(int) - seen(expected, Edit())).mean() < 2


def test_svg_is_cropped_and_turned() -> None:
    right = seen(FLAG, Edit(crop=(0.5, 0, 0.5, 1)))
    assert right[50, 50, 2] > 150 > right[50, 50, 0]
    assert right[..., 3].min() == 255
    turned = seen(FLAG, Edit(turn=90))
    assert turned[25, 50, 0] > 150 > turned[25, 50, 2]
    assert turned[75, 50, 2] > 150 > turned[75, 50, 0]


def test_any_plain_background_is_removed_on_request() -> None:
    blue = on_ground((40, 60, 160))
    assert seen(blue, Edit())[50, 3, 3] == 255
    assert seen(blue, Edit(cut_out="always"))[3, 3, 3] == 0
    white = on_ground((250, 250, 250))
    assert seen(white, Edit())[3, 3, 3] == 0
    assert seen(white, Edit(cut_out="never"))[50, 5, 3] == 255


def test_tolerance_sets_the_background() -> None:
    image = Image.new("RGB", (200, 200), (250, 250, 250))
    draw = ImageDraw.Draw(image)
    draw.rectangle((20, 20, 180, 180), fill=(225, 225, 225))
    draw.rectangle((70, 70, 130, 130), fill=(200, 0, 0))
    narrow, wide = (picture_face(png(image), edit=Edit(tolerance=tolerance))[0] for tolerance in (20, 80))
    assert float(Drawing.parse(narrow).side) > 1.5 * float(Drawing.parse(wide).side)


def test_impossible_cut_out_says_so() -> None:
    with pytest.raises(UnusableSource, match="change the tolerance"):
        seen(png(Image.new("RGB", (60, 60), (30, 60, 90))), Edit(cut_out="always"))


def test_transparent_picture_can_get_a_tile() -> None:
    tile = seen(png(cut_out()), Edit(cut_out="never"))
    assert tuple(tile[10, 10]) == (255, 255, 255, 255)


def test_outline_can_be_forced_or_left_out() -> None:
    green = png(cut_out())
    assert Drawing.parse(picture_face(green, edit=Edit(outline="always"))[0]).side > 70
    assert Drawing.parse(picture_face(green)[0]).side < 70
    assert "stroke=" not in picture_face(png(photo()), edit=Edit(outline="never"))[0]


@pytest.mark.parametrize("crop", [(0.5, 0, 0.6, 1), (-0.1, 0, 1, 1), (0, 0, 0, 1), (0, 0, 1, 1.5)])
def test_bad_crop_is_refused(crop: tuple[float, float, float, float]) -> None:
    with pytest.raises(OutOfRange, match="crop"):
        Edit(crop=crop)


def test_too_small_a_part_is_refused() -> None:
    with pytest.raises(UnusableSource, match="pixels"):
        seen(quarters(), Edit(crop=(0, 0, 0.05, 0.05)))
