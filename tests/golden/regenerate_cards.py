"""The golden cards: layout and picture of one card of each edition and shape. `make golden` regenerates them.

The layout is stored beside the picture, because processors that round differently may find another, equally good one.
"""

import io
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray
from PIL import Image

from sosie.cards import SHAPES, CardDesign, DrawnCard, Mark, Placement, Spacing
from sosie.editions import edition

FOLDER = Path(__file__).parent / "cards"
WIDTH = 240
CARDS = (
    ("classic", 0, "circle"),
    ("backyard", 1, "hexagon"),
    ("ring", 2, "square"),
    ("ring", 55, "circle"),
    ("insects", 3, "circle"),
)


def file_stem(name: str, number: int, shape: str) -> str:
    """Return the file name of a golden card, without suffix."""
    return f"{name}-{number}-{shape}"


def load_golden_card(name: str, number: int, shape: str) -> DrawnCard:
    """Return a card of an edition with the stored layout."""
    stored = (FOLDER / f"{file_stem(name, number, shape)}.json").read_bytes()
    places = msgspec.json.decode(stored, type=dict[str, Placement])
    chosen = edition(name)
    if number >= len(chosen.deck):
        return CardDesign(chosen).card(number)
    marks = (Mark(chosen.symbol(symbol), 0, place) for symbol, place in places.items())
    return DrawnCard(number, tuple(marks), SHAPES[shape])


def pixels(png: bytes) -> NDArray[np.int16]:
    """Return the pixels of a PNG as signed numbers, for differences."""
    with Image.open(io.BytesIO(png)) as image:
        return np.asarray(image.convert("RGBA"), dtype=np.int16)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for which in CARDS:
        name, number, shape = which
        card = CardDesign(edition(name), spacing=Spacing(shape=shape)).card(number)
        places = {mark.symbol.id: mark.placement for mark in card.marks}
        (FOLDER / f"{file_stem(*which)}.json").write_bytes(msgspec.json.format(msgspec.json.encode(places), indent=1))
        (FOLDER / f"{file_stem(*which)}.png").write_bytes(card.png(WIDTH))
