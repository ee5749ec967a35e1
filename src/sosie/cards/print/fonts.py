"""The font of titles: one that has all letters of a language."""

from functools import cache

from PIL import ImageFont

from sosie.cards.drawing import FONTS
from sosie.languages import texts

TITLES, BODY = "Fredoka", "Nunito Sans"
_NO_LETTER = "\uffff"
_SPACES = frozenset(" \u00a0\n")


@cache
def title_font(language: str) -> str:
    """Return the family of titles in a language: Fredoka lacks letters of some, such as the Polish ą."""
    return BODY if lacking(TITLES, frozenset("".join(texts(language, "leaflet").values()))) else TITLES


def lacking(family: str, letters: frozenset[str]) -> frozenset[str]:
    """Return the Latin letters that a family does not have."""
    files = FONTS.glob(f"{family.lower().replace(' ', '-')}-latin*-*.ttf")
    fonts = [ImageFont.truetype(str(path), 40) for path in files]
    missing = [bytes(font.getmask(_NO_LETTER)) for font in fonts]
    return frozenset(
        letter
        for letter in letters - _SPACES
        if all(bytes(font.getmask(letter)) == none for font, none in zip(fonts, missing, strict=True))
    )
