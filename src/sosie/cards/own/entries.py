"""Entries: future symbols, with words, emoji or pictures as the material of their faces."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from sosie.cards.own.edit import NO_EDIT, Edit


@dataclass(frozen=True)
class Word:
    """Text to read: a word, a number, a sum; lines are separated by newlines."""

    text: str


@dataclass(frozen=True)
class Emoji:
    """An emoji with a built-in drawing."""

    text: str


@dataclass(frozen=True)
class Picture:
    """A picture file or its content, and its edits."""

    file: Path | bytes
    edit: Edit = NO_EDIT


@dataclass(frozen=True)
class Drawn:
    """An existing face from a `.sosie` file."""

    svg: str


Material = Word | Emoji | Picture | Drawn


@dataclass(frozen=True)
class Entry:
    """A future symbol: its names by language, the material of each face, and its location in messages."""

    names: Mapping[str, tuple[str, ...]]
    materials: tuple[Material, ...]
    where: str
    source: str = ""
    """Its location in a deck file, if it is not the same: that is the same in all languages."""
