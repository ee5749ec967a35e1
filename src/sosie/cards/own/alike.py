"""Symbols of a deck that are easy to confuse: pictures that look alike, and names that read alike."""

import io
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from PIL import Image

from sosie.cards.distinct import LEAST_DIFFERENCE, nearest_pairs
from sosie.cards.drawing import Drawing, png
from sosie.cards.own.raster import data_uri
from sosie.cards.own.words import is_word
from sosie.editions import Edition, NamedSymbol
from sosie.names import fold

_PIXELS = 72
_LEAST_LETTERS = 5
"""Shorter words are often a letter apart, and that is what is to be learnt."""


@dataclass(frozen=True)
class Alike:
    """Two symbols, and whether it is their pictures that are alike or their names."""

    first: NamedSymbol
    second: NamedSymbol
    what: str


def easily_confused(edition: Edition, language: str) -> list[Alike]:
    """Return the pairs of symbols that players will take for each other, the worst first."""
    return [*_pictures(edition), *_names(edition, language)]


def _pictures(edition: Edition) -> Iterator[Alike]:
    # Words are told apart by reading them.
    faces = [(symbol, face) for symbol in edition.symbols for face in symbol.faces if not is_word(face)]
    for pair in nearest_pairs([_small(Drawing.parse(face)) for _, face in faces]) if faces else ():
        if pair.difference >= LEAST_DIFFERENCE:
            return
        first, second = faces[pair.first][0], faces[pair.second][0]
        if first is not second:
            yield Alike(first, second, "pictures")


def _small(drawing: Drawing) -> Drawing:
    """Return a drawing in few pixels, as it is to be turned many times and looked at from afar."""
    image = Image.open(io.BytesIO(png(drawing.alone(), _PIXELS)))
    body = f'<image width="{_PIXELS}" height="{_PIXELS}" href="{data_uri(image, "PNG")}"/>'
    return Drawing(body, 0, 0, _PIXELS)


def _names(edition: Edition, language: str) -> Iterator[Alike]:
    folded = [(symbol, fold(symbol.name(language), language)) for symbol in edition.symbols]
    for (first, one), (second, other) in combinations(folded, 2):
        # Numbers are told apart by reading them, as in "photo 1" and "photo 2".
        by_number = _without_digits(one) == _without_digits(other)
        if min(len(one), len(other)) >= _LEAST_LETTERS and not by_number and _is_a_letter_apart(one, other):
            yield Alike(first, second, "names")


def _without_digits(word: str) -> str:
    return "".join(letter for letter in word if not letter.isdigit())


def _is_a_letter_apart(one: str, other: str) -> bool:
    """Tell whether two words differ in one letter, which may be missing in one of them."""
    short, long = sorted((one, other), key=len)
    return len(long) - len(short) <= 1 and any(
        long[:place] + long[place + 1 :] in {short, short[:place] + short[place + 1 :]} for place in range(len(long))
    )
