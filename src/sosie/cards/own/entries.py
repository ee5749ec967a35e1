"""What a symbol is made of: words, emoji, picture files; one of them, or several that belong together."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Word:
    """A word, a number, a sum: anything that is to be read; lines are apart."""

    text: str


@dataclass(frozen=True)
class Emoji:
    """An emoji of which there is a drawing."""

    text: str


@dataclass(frozen=True)
class Picture:
    """A picture file."""

    path: Path


@dataclass(frozen=True)
class Drawn:
    """A face that is drawn already, in a `.sosie` file."""

    svg: str


Material = Word | Emoji | Picture | Drawn


@dataclass(frozen=True)
class Entry:
    """A symbol to be: its names by language, what each of its faces is made of, and where that was found."""

    names: Mapping[str, tuple[str, ...]]
    materials: tuple[Material, ...]
    where: str
