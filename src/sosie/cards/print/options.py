"""Print options; lengths are in millimetres."""

import re
from dataclasses import dataclass
from typing import NamedTuple

from sosie.cards.colours import INK
from sosie.cards.print.leaflet import Topic
from sosie.cards.shape import Shape
from sosie.errors import OutOfRange
from sosie.names import LANGUAGES


class Paper(NamedTuple):
    """The size of a sheet in portrait orientation."""

    width: float
    height: float


PAPERS = {"a4": Paper(210.0, 297.0), "letter": Paper(215.9, 279.4)}
PARTS = ("cards", "backs", "index", "rules", "box")
FLIPS = ("long", "short")
SMALLEST = 40.0
"""On smaller cards the smallest symbols would be unrecognisable."""
LARGEST_ALONE = 300.0
LARGEST_BLEED = 10.0
EDGE = 6.0
"""The margin of a sheet, where many printers cannot print."""


@dataclass(frozen=True)
class PrintOptions:
    """The options for printing a deck.

    `diameter` is the height of a card, and the width of a round one. `bleed` is how far backs are printed beyond the
    cut. `flip` is the edge over which the printer flips the sheet. With `one_a_page` each card has its own page, of
    the card's size plus bleed, as print shops require. `added` are the panels of added mini-games, by default of
    those that this process has loaded.
    """

    paper: str = "a4"
    diameter: float = 85.0
    bleed: float = 3.0
    language: str = "en"
    second_language: str = "fr"
    parts: tuple[str, ...] = PARTS
    flip: str = "long"
    back_colour: str = INK
    one_a_page: bool = False
    added: tuple[Topic, ...] | None = None

    def __post_init__(self) -> None:
        _check("paper", self.paper, tuple(PAPERS))
        _check("edge to flip about", self.flip, FLIPS)
        for language in (self.language, self.second_language):
            _check("language", language, LANGUAGES)
        for part in self.parts:
            _check("part", part, PARTS)
        if not 0 <= self.bleed <= LARGEST_BLEED:
            raise OutOfRange(f"a bleed of {self.bleed:g} mm: choose 0 to {LARGEST_BLEED:g} mm")
        if not re.fullmatch("#[0-9a-fA-F]{6}", self.back_colour):
            raise OutOfRange(f'"{self.back_colour}" is no colour: write it as in {INK}')

    @property
    def sheet(self) -> Paper:
        """The paper size."""
        return PAPERS[self.paper]

    def check_diameter(self, shape: Shape) -> None:
        """Refuse a diameter that does not fit the paper or is too small."""
        most = LARGEST_ALONE if self.one_a_page else largest_diameter(self.paper, shape)
        if not SMALLEST <= self.diameter <= most:
            where = "card" if self.one_a_page else f"{shape.name} on {self.paper}"
            raise OutOfRange(f"a diameter of {self.diameter:g} mm: a {where} has {SMALLEST:g} to {most:g} mm")


def largest_diameter(paper: str, shape: Shape) -> float:
    """Return the largest diameter, in whole millimetres, at which a card of this shape fits on a sheet."""
    _check("paper", paper, tuple(PAPERS))
    sheet = PAPERS[paper]
    return float(int(min((sheet.width - 2 * EDGE) * 2 / shape.width, sheet.height - 2 * EDGE)))


def _check(what: str, chosen: str, choices: tuple[str, ...]) -> None:
    if chosen not in choices:
        raise OutOfRange(f'there is no {what} "{chosen}": choose one of {", ".join(choices)}')
