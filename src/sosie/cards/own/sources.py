"""Sources of symbols: folders, picture files, lists, tables and other decks."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from sosie.cards.own.deck_file import SUFFIX, read_deck_file
from sosie.cards.own.entries import Drawn, Entry, Picture
from sosie.cards.own.lists import read_list, read_pairs
from sosie.cards.own.names import file_name
from sosie.cards.own.pictures import SUFFIXES
from sosie.cards.own.problems import Problems
from sosie.errors import UnusableSource
from sosie.languages.makers import say
from sosie.names import fold_name

MAX_ENTRIES = 500
_OTHER_PICTURES = (".heic", ".heif", ".tif", ".tiff", ".bmp", ".avif", ".psd", ".svgz")
_SHOWN = 5


@dataclass(frozen=True)
class Sources:
    """The entries of all sources, and notes for the user."""

    entries: tuple[Entry, ...]
    notes: tuple[str, ...]


def read_sources(
    paths: Sequence[Path], language: str = "en", *, header: bool | None = None, without: Sequence[str] = ()
) -> Sources:
    """Read all sources, without the excluded names; all problems are raised together."""
    problems, notes = Problems(), list[str]()
    found: list[Entry] = []
    for path in paths:
        with problems.collect():
            found += _read(path, language, header, problems, notes)
    if len(found) > MAX_ENTRIES:
        problems.add(say("too-many-pictures", count=len(found), most=MAX_ENTRIES))
    entries = _excluding(found, without, problems)
    _check_names(entries, problems)
    problems.raise_all()
    return Sources(tuple(entries), tuple(notes))


def _read(path: Path, language: str, header: bool | None, problems: Problems, notes: list[str]) -> Iterator[Entry]:
    match path.suffix.lower():
        case _ if path.is_dir():
            yield from _folder(path, language, problems, notes)
        case _ if not path.exists():
            raise UnusableSource(say("no-file", path=path))
        case suffix if suffix == SUFFIX:
            yield from _deck(path)
        case suffix if suffix in SUFFIXES:
            yield from _picture(path, language, problems)
        case ".csv" | ".tsv":
            yield from read_pairs(path, language, problems, notes, header=header)
        case ".txt" | "":
            yield from read_list(path, language, problems, notes)
        case _:
            raise UnusableSource(say("no-source", file=path.name, pictures=" ".join(SUFFIXES), deck=SUFFIX))


def _folder(folder: Path, language: str, problems: Problems, notes: list[str]) -> Iterator[Entry]:
    try:
        files = sorted((path for path in folder.iterdir() if not path.name.startswith(".")), key=_natural_order)
    except OSError as error:
        raise UnusableSource(say("unreadable-path", path=folder, reason=error.strerror or error)) from None
    pictures = [path for path in files if path.is_file() and path.suffix.lower() in SUFFIXES]
    if not pictures:
        raise UnusableSource(say("no-pictures", folder=folder, pictures=" ".join(SUFFIXES)))
    if others := [path for path in files if path not in pictures]:
        notes.append(_ignored_note(others))
    for path in pictures:
        yield from _picture(path, language, problems)


def _ignored_note(paths: Sequence[Path]) -> str:
    shown = ", ".join(path.name for path in paths[:_SHOWN])
    files = say("and-more", names=shown, rest=len(paths) - _SHOWN) if len(paths) > _SHOWN else shown
    if any(path.suffix.lower() in _OTHER_PICTURES for path in paths):
        return say("ignored-pictures", files=files)
    return say("ignored", files=files)


def _picture(path: Path, language: str, problems: Problems) -> Iterator[Entry]:
    with problems.collect(f"{path.name}: "):
        yield Entry({language: (file_name(path),)}, (Picture(path),), path.name)


def _deck(path: Path) -> Iterator[Entry]:
    for symbol in read_deck_file(path).edition.symbols:
        yield Entry(symbol.names, tuple(map(Drawn, symbol.faces)), f"{path.name}, {symbol.name()}")


def _natural_order(path: Path) -> list[tuple[int, str]]:
    """Return a natural sort key: img2 before img10."""
    return [(int(part), "") if part.isdecimal() else (-1, part) for part in re.split(r"(\d+)", path.name.casefold())]


def _excluding(entries: Sequence[Entry], without: Sequence[str], problems: Problems) -> list[Entry]:
    for name in without:
        if not any(_has_name(entry, name) for entry in entries):
            problems.add(say("nothing-to-take-away", name=name))
    return [entry for entry in entries if not any(_has_name(entry, name) for name in without)]


def _has_name(entry: Entry, name: str) -> bool:
    return any(
        fold_name(name, language) == fold_name(own, language)
        for language, names in entry.names.items()
        for own in names
    )


def _check_names(entries: Sequence[Entry], problems: Problems) -> None:
    """Report names that two symbols share."""
    first: dict[tuple[str, str], Entry] = {}
    for entry in entries:
        for language, name in ((language, name) for language, names in entry.names.items() for name in names):
            other = first.setdefault((language, fold_name(name, language)), entry)
            if other is not entry:
                problems.add(say("same-name", one=other.where, other=entry.where, name=name))
                break
