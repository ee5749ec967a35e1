"""Entries: the sources of a symbol's faces: words, emoji, picture files, or several of them."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path


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
    """A picture file."""

    path: Path


@dataclass(frozen=True)
class Drawn:
    """An existing face from a `.sosie` file."""

    svg: str


Material = Word | Emoji | Picture | Drawn


@dataclass(frozen=True)
class Entry:
    """A future symbol: its names by language, the material of each face, and where it was found."""

    names: Mapping[str, tuple[str, ...]]
    materials: tuple[Material, ...]
    where: str
