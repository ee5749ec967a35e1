"""Validates players' names: any script, only visible characters, no stacks of accents."""

import re
import unicodedata
from itertools import pairwise

_UNUSABLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
# Fillers, the blank Braille pattern and variation selectors, which show nothing by themselves.
_INVISIBLE = re.compile(
    r"[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0d\uffa0\U000e0100-\U000e01ef]"
)
_JOINER, _STYLES = "\u200d", "\ufe0e\ufe0f"
_SIGNS = {"Sm", "Po", "Pd", "Nd"}
_VIRAMA, _OVERLAY, _ACCENTS = 9, 1, 200
"""Combining classes: the virama of Indic scripts, overlay strokes, and the first class of accents."""

# One letter for each character: b is a letter, p an emoji, d a sign with an emoji form, f a variation selector;
# a is an accent, e an enclosing mark, h a virama, m any other mark; j joins emoji, or letters after a virama.
_LEGIBLE = re.compile(r"(?: ?(?:b|[pd]f?)[aehm]{0,6}(?:(?<=[pfh])j(?=[bpd]))?)+")
_PILED_UP = re.compile(r"a[ehm]*a[ehm]*a|e[ahm]*e")


def is_legible(name: str) -> bool:
    """Tell whether all of a name is visible, with at most two accents on a letter and no mark twice."""
    kinds = "".join(map(_kind, name))
    is_doubled = any(one == other and _kind(one) in "aehm" for one, other in pairwise(name))
    return _LEGIBLE.fullmatch(kinds) is not None and _PILED_UP.search(kinds) is None and not is_doubled


def _kind(letter: str) -> str:
    """Return the letter that stands for a character in the patterns; x if names must not have it."""
    category = unicodedata.category(letter)
    if letter == " ":
        return " "
    if letter == _JOINER:
        return "j"
    if letter in _STYLES:
        return "f"
    if category in _UNUSABLE or _INVISIBLE.match(letter):
        return "x"
    return _mark(letter) if category[0] == "M" else _base(category)


def _mark(letter: str) -> str:
    combining = unicodedata.combining(letter)
    if combining == _VIRAMA:
        return "h"
    if combining == _OVERLAY or combining >= _ACCENTS:
        return "a"
    return "e" if unicodedata.category(letter) == "Me" else "m"


def _base(category: str) -> str:
    if category in {"So", "Sk"}:
        return "p"
    return "d" if category in _SIGNS else "b"
