"""The colours of a deck: of its cards and of their backs."""

from typing import Annotated

import msgspec

PAPER, INK = "#ffffff", "#1F2A44"
Colour = Annotated[str, msgspec.Meta(pattern="^#[0-9a-fA-F]{6}$", examples=["#1F2A44"])]


class Colours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The colour of the cards, and that of their backs and of the box."""

    card: Colour = PAPER
    back: Colour = INK


USUAL_COLOURS = Colours()
_USUAL_SPELLINGS = {colour.lower(): colour for colour in (PAPER, INK)}


def colours_of(card: str, back: str) -> Colours:
    """Return colours in one spelling: browsers write small letters, and decks are compared byte for byte."""
    return Colours(*(_USUAL_SPELLINGS.get(colour.lower(), colour.lower()) for colour in (card, back)))
