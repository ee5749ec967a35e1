import io
from pathlib import Path

import pytest
from PIL import Image

from command import refused, sosie
from sosie.cards import CardDesign, Spacing, easier, find_difficulty
from sosie.editions import edition

INSECTS = ("card", "--edition", "insects")


def test_card_is_drawn_as_by_library(tmp_path: Path) -> None:
    first = CardDesign(edition("insects")).card(0).svg()
    assert sosie(*INSECTS, "1") == first
    path = tmp_path / "card.svg"
    assert sosie(*INSECTS, "1", "-o", str(path)) == f"card 1 of 31: {path}\n"
    assert path.read_text(encoding="utf-8") == first


def test_card_follows_difficulty_shape_and_seed() -> None:
    easy = find_difficulty("easy")
    design = CardDesign(easier(edition("insects"), easy.fewer), easy, Spacing(shape="hexagon"), 7)
    output = sosie(*INSECTS, "13", "--difficulty", "easy", "--shape", "hexagon", "--seed", "7")
    assert output == design.card(12).svg()


def test_png_has_requested_width(tmp_path: Path) -> None:
    path = tmp_path / "ring.png"
    sosie("card", "--edition", "ring", "56", "-o", str(path), "--width", "240")
    with Image.open(io.BytesIO(path.read_bytes())) as image:
        assert image.size == (240, 240)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["0"], "insects has cards 1 to 31, not 0"),
        (["32"], "insects has cards 1 to 31, not 32"),
        (["one"], "'one' is not a valid integer"),
        (["1", "-o", "card.gif"], ".svg or .png"),
        (["1", "-o", "card.svg", "--width", "100"], "--width is for a PNG"),
        (["1", "--width", "100"], "--width is for a PNG"),
    ],
)
def test_bad_input_is_one_line(arguments: list[str], message: str) -> None:
    assert message in refused(*INSECTS, *arguments)
