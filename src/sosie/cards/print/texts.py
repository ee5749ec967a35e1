"""The printed texts: one file per language beside this one, for translators."""

from functools import cache
from pathlib import Path

import msgspec

_HERE = Path(__file__).parent / "texts"


class Panel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the rules that is not about one game."""

    title: str
    text: str


class Texts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All texts of a language; words in braces are placeholders."""

    sheet: str
    index: str
    index_note: str
    tagline: str
    blurb: str
    contents: str
    players: str
    glue: str
    box: str
    rules: str
    intro: str
    words: dict[str, str]
    fold: str
    score: str
    panels: dict[str, Panel]


@cache
def texts(language: str) -> Texts:
    """Return the texts of a language."""
    return msgspec.json.decode((_HERE / f"{language}.json").read_bytes(), type=Texts)
