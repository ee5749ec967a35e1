"""Names of symbols and decks: cleaning, slugs and unique ids."""

import re
import unicodedata
from collections.abc import Iterable
from pathlib import Path

from sosie.errors import UnusableSource
from sosie.languages.makers import say
from sosie.names import fold_name

MAX_LETTERS = 40
# Joiners, which some scripts require.
_JOINERS = "\u200c\u200d"


def clean_name(text: str) -> str:
    """Return a name in Unicode normal form; raise `UnusableSource` with the reason if it is not a name."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    strange = [letter for letter in name if unicodedata.category(letter)[0] == "C" and letter not in _JOINERS]
    if strange:
        raise UnusableSource(say("control-character", code=f"{ord(strange[0]):04X}"))
    if len(name) > MAX_LETTERS:
        raise UnusableSource(say("name-too-long", name=name[:20], count=len(name), most=MAX_LETTERS))
    if not fold_name(name, ""):
        raise UnusableSource(say("no-name", name=name))
    return name


def file_name(path: Path) -> str:
    """Return the name of a picture from its file name."""
    return clean_name(re.sub(r"[_\-]+", " ", path.stem))


def slug(text: str, otherwise: str) -> str:
    """Return a text as a slug: lower-case letters, digits and hyphens."""
    letters = unicodedata.normalize("NFKD", text.casefold()).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", letters).strip("-")[:MAX_LETTERS] or otherwise


def unique_ids(names: Iterable[str]) -> list[str]:
    """Return a slug for each name, with a number where two would be the same."""
    ids: list[str] = []
    for number, name in enumerate(names, start=1):
        first = slug(name, f"symbol-{number}")
        ids.append(first if first not in ids else f"{first}-{number}")
    return ids
