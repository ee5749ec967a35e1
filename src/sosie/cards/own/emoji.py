"""Emoji and their built-in drawings."""

import gzip
import re
from functools import cache
from pathlib import Path

import msgspec

from sosie.cards.own.outline import outlined
from sosie.cards.own.svg import clean
from sosie.errors import MissingArt, UnusableSource
from sosie.languages.makers import say

_FILE = Path(__file__).parents[1] / "emoji.json.gz"
_LOOK_ALIKE = "\ufe0f"
_SKIN = re.compile("[\U0001f3fb-\U0001f3ff]")
_LONGEST = 10
_FIRST_PICTOGRAPH = 0x1F000


def split_emoji(text: str) -> tuple[str, str] | None:
    """Split a text into its leading emoji and the rest; None if it does not begin with an emoji.

    An emoji without a drawing is refused.
    """
    for length in range(min(_LONGEST, len(text)), 0, -1):
        if _code(text[:length]) in _drawings():
            return text[:length], text[length:].strip(f" \t{_LOOK_ALIKE}")
    if text and ord(text[0]) >= _FIRST_PICTOGRAPH and not text[0].isalnum():
        raise _no_drawing(text.split(maxsplit=1)[0])
    return None


def emoji_name(emoji: str) -> str:
    """Return the English name of an emoji."""
    return _drawings()[_code(emoji)][0].replace("-", " ")


def emoji_face(emoji: str) -> str:
    """Return the drawing of an emoji as a face: with an outline where it is pale."""
    svg = emoji_drawing(_code(emoji))
    if svg is None:
        raise _no_drawing(emoji)
    return outlined(clean(svg)[0])


def emoji_drawing(code: str) -> str | None:
    """Return the drawing of an emoji by its code points, such as "1f98a", as an SVG document; None if there is none."""
    name_and_body = _drawings().get(code)
    return name_and_body and f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 36 36">{name_and_body[1]}</svg>'


def _no_drawing(emoji: str) -> UnusableSource:
    return UnusableSource(say("no-emoji", emoji=emoji), "no-emoji")


def _code(emoji: str) -> str:
    return "-".join(f"{ord(letter):04x}" for letter in _SKIN.sub("", emoji).replace(_LOOK_ALIKE, ""))


@cache
def _drawings() -> dict[str, tuple[str, str]]:
    try:
        return msgspec.json.decode(gzip.decompress(_FILE.read_bytes()), type=dict[str, tuple[str, str]])
    except FileNotFoundError:
        raise MissingArt("the drawings of emoji have not been made: run `make setup`, or python art/bake.py") from None
