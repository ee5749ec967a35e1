"""Text sources: lists of words or emoji, one per line, and tables of pairs."""

import csv
import io
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from sosie.cards.own.emoji import emoji_name, split_emoji
from sosie.cards.own.entries import Emoji, Entry, Material, Picture, Word
from sosie.cards.own.names import clean_name, file_name
from sosie.cards.own.pictures import SUFFIXES
from sosie.cards.own.problems import Problems
from sosie.errors import UnusableSource
from sosie.names import fold_name

MOST_BYTES = 1_000_000
_NEW_LINE = re.compile(r"\||\\n|\r?\n")
_QUOTED = re.compile(r'"(?:[^"]|"")*"')
HEADINGS = frozenset({
    "word", "words", "picture", "image", "photo", "name", "emoji", "question", "answer", "sum", "result", "term",
    "definition", "translation", "english", "french", "spanish", "german", "italian", "latin", "mot", "mots", "nom",
    "reponse", "resultat", "calcul", "traduction", "anglais", "francais", "espagnol", "allemand", "italien", "wort",
    "bild", "frage", "antwort", "aufgabe", "ergebnis", "englisch", "franzosisch", "spanisch", "deutsch", "palabra",
    "imagen", "foto", "pregunta", "respuesta", "suma", "resultado", "ingles", "frances", "espanol", "aleman", "en",
    "fr", "es", "de",
})  # fmt: skip
"""Usual headings of tables, folded."""


def read_list(path: Path, language: str, problems: Problems) -> Iterator[Entry]:
    r"""Read words and emoji, one per line; `|` or `\n` in a line is a line break on the symbol."""
    for number, line in enumerate(_text(path).splitlines(), start=1):
        text = line.strip()
        if text and not text.startswith("#"):
            with problems.collect(f"{path.name}, line {number}: "):
                yield _entry([text], path, number, language)


def read_pairs(path: Path, language: str, problems: Problems, *, header: bool | None = None) -> Iterator[Entry]:
    """Read a table whose rows are symbols with a face for each cell: a word, an emoji or a picture file."""
    rows = list(_rows(_text(path)))
    has_header = _has_header([row for _, row in rows]) if header is None else header
    for number, row in rows[1:] if has_header else rows:
        with problems.collect(f"{path.name}, line {number}: "):
            _check_row(row)
            yield _entry(row, path, number, language)


def _text(path: Path) -> str:
    try:
        if path.stat().st_size > MOST_BYTES:
            raise UnusableSource(
                f"{path.name} is larger than {MOST_BYTES // 1_000_000} MB: it cannot be a list of words"
            )
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise UnusableSource(
            f"{path.name} is not in UTF-8 (byte {error.start}): save it as UTF-8, or as CSV UTF-8 in a spreadsheet"
        ) from None
    except OSError as error:
        raise UnusableSource(f"{path} cannot be read: {error.strerror or error}") from None


def _rows(text: str) -> Iterator[tuple[int, list[str]]]:
    """Yield the rows that are neither empty nor comments, with their line numbers."""
    reader = csv.reader(io.StringIO(text), delimiter=_delimiter(text), skipinitialspace=True)
    try:
        first = 1
        for row in reader:
            cells = [cell.strip() for cell in row if cell.strip()]
            if cells and not cells[0].startswith("#"):
                yield first, cells
            first = reader.line_num + 1
    except csv.Error as error:
        raise UnusableSource(f"line {reader.line_num} is no row of a table: {error}") from None


def _delimiter(text: str) -> str:
    """Return the delimiter of a table: a tab if there is one; otherwise that of the user's locale, outside quotes."""
    lines = (line for line in _QUOTED.sub("", text).splitlines() if line.strip() and not line.lstrip().startswith("#"))
    first = next(lines, "")
    return "\t" if "\t" in first else max(";,", key=first.count)


def _has_header(rows: Sequence[Sequence[str]]) -> bool:
    """Tell whether the first row is a header: usual headings, or no file name above a column of file names."""
    if len(rows) < 2:
        return False
    first, *others = rows
    if all(fold_name(cell, "") in HEADINGS for cell in first):
        return True
    columns = zip(*others, strict=False)
    return any(all(map(_is_file, column)) and not _is_file(cell) for cell, column in zip(first, columns, strict=False))


def _check_row(row: Sequence[str]) -> None:
    if len(row) < 2:
        raise UnusableSource(f'there is nothing beside "{row[0]}": a pair needs two cells or more')
    if len({fold_name(cell, "") or cell for cell in row}) < len(row):
        raise UnusableSource(f"two cells say the same: {', '.join(row)}")


def _entry(cells: Sequence[str], path: Path, number: int, language: str) -> Entry:
    parts = [_material(cell, path.parent) for cell in cells]
    # A word in the row names its picture; the file name is used only if there is no word.
    names = [name for _, name, is_written in parts if is_written] or [name for _, name, _ in parts]
    return Entry(
        {language: tuple(map(clean_name, names))}, tuple(part for part, _, _ in parts), f"{path.name}, line {number}"
    )


def _material(cell: str, folder: Path) -> tuple[Material, str, bool]:
    """Return the material of a cell, a name for it, and whether the cell spells out that name."""
    if _is_file(cell):
        path = folder / cell
        if not path.resolve().is_relative_to(folder.resolve()) or not path.is_file():
            raise UnusableSource(f'there is no picture "{cell}" beside the list')
        return Picture(path), file_name(path), False
    if emoji := split_emoji(cell):
        return Emoji(emoji[0]), emoji[1] or emoji_name(emoji[0]), bool(emoji[1])
    lines = [line.strip() for line in _NEW_LINE.split(cell)]
    return Word("\n".join(filter(None, lines))), " ".join(lines), True


def _is_file(cell: str) -> bool:
    return cell.lower().endswith(SUFFIXES)
