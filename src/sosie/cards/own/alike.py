"""Symbols that are easy to confuse: similar pictures and similar names."""

import io
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from PIL import Image

from sosie.cards.distinct import MIN_DIFFERENCE, nearest_pairs
from sosie.cards.drawing import Drawing, png
from sosie.cards.own.raster import data_uri
from sosie.cards.own.words import is_word
from sosie.editions import Edition, NamedSymbol
from sosie.names import fold_name

_PIXELS = 72
_MAX_CACHED = 600
"""A process that makes a deck compares its symbols again after each change."""
_MIN_LETTERS = 5
"""Shorter words often differ in one letter on purpose, as in vocabulary."""


@dataclass(frozen=True)
class Alike:
    """Two similar symbols; `what` is "pictures" or "names"."""

    first: NamedSymbol
    second: NamedSymbol
    what: str


def easily_confused(edition: Edition, language: str) -> list[Alike]:
    """Return the pairs of symbols that players may confuse, the most similar first."""
    return [*_pictures(edition), *_names(edition, language)]


def _pictures(edition: Edition) -> Iterator[Alike]:
    # Words are compared by their names, not by their looks.
    faces = [(symbol, face) for symbol in edition.symbols for face in symbol.faces if not is_word(face)]
    for pair in nearest_pairs([_small(face) for _, face in faces], below=MIN_DIFFERENCE):
        first, second = faces[pair.first][0], faces[pair.second][0]
        if first is not second:
            yield Alike(first, second, "pictures")


@lru_cache(_MAX_CACHED)
def _small(face: str) -> Drawing:
    """Return a face as a small image, which is quick to turn many times."""
    image = Image.open(io.BytesIO(png(Drawing.parse(face).document(), _PIXELS)))
    body = f'<image width="{_PIXELS}" height="{_PIXELS}" href="{data_uri(image, "PNG")}"/>'
    return Drawing(body, 0, 0, _PIXELS)


def _names(edition: Edition, language: str) -> Iterator[Alike]:
    folded = [(symbol, fold_name(symbol.name(language), language)) for symbol in edition.symbols]
    for (first, one), (second, other) in combinations(folded, 2):
        # Names that differ in their digits only, as "photo 1" and "photo 2", are not confusing.
        by_number = _without_digits(one) == _without_digits(other)
        if min(len(one), len(other)) >= _MIN_LETTERS and not by_number and _differ_in_one_letter(one, other):
            yield Alike(first, second, "names")


def _without_digits(word: str) -> str:
    return "".join(letter for letter in word if not letter.isdigit())


def _differ_in_one_letter(one: str, other: str) -> bool:
    """Tell whether the edit distance of two words is 1."""
    short, long = sorted((one, other), key=len)
    return len(long) - len(short) <= 1 and any(
        long[:index] + long[index + 1 :] in {short, short[:index] + short[index + 1 :]} for index in range(len(long))
    )
