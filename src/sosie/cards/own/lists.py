"""Text sources: lists of words or emoji, one per line, and tables of pairs.

The studio's page reads texts in the same way, in `web/src/studio/import`; `tests/text_lists.json` has cases for both.
"""

import codecs
import csv
import io
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from sosie.cards.own.emoji import emoji_name, split_emoji
from sosie.cards.own.entries import Emoji, Entry, Material, Picture, Word
from sosie.cards.own.names import MAX_LETTERS, clean_name, file_name
from sosie.cards.own.pictures import SUFFIXES
from sosie.cards.own.problems import Problems
from sosie.errors import UnusableSource
from sosie.languages.makers import say
from sosie.names import fold_name

MAX_BYTES = 1_000_000
MAX_WORD_LETTERS = 80
_NEW_LINE = re.compile(r"\||\\n|\r?\n")
_QUOTED = re.compile(r'"(?:[^"]|"")*"')
_NUL = "\0"
"""In no text, and in no name of a file."""
HEADINGS = frozenset({
    "word", "words", "picture", "image", "photo", "name", "emoji", "question", "answer", "sum", "result", "term",
    "definition", "translation", "english", "french", "spanish", "german", "italian", "latin", "mot", "mots", "nom",
    "reponse", "resultat", "calcul", "traduction", "anglais", "francais", "espagnol", "allemand", "italien", "wort",
    "bild", "frage", "antwort", "aufgabe", "ergebnis", "englisch", "franzosisch", "spanisch", "deutsch", "palabra",
    "imagen", "foto", "pregunta", "respuesta", "suma", "resultado", "ingles", "frances", "espanol", "aleman", "en",
    "fr", "es", "de",
})  # fmt: skip
"""Usual headings of tables, folded."""


def read_list(path: Path, language: str, problems: Problems, notes: list[str]) -> Iterator[Entry]:
    r"""Read words and emoji, one per line; `|` or `\n` in a line is a line break on the symbol."""
    for number, line in enumerate(_text(path).split("\n"), start=1):
        text = line.strip()
        if text and not text.startswith("#"):
            with problems.collect(f"{_line(path, number)}: "):
                yield _entry([text], path, number, language, notes)


def read_pairs(
    path: Path, language: str, problems: Problems, notes: list[str], *, header: bool | None = None
) -> Iterator[Entry]:
    """Read a table whose rows are symbols with a face for each cell: a word, an emoji or a picture file."""
    rows = list(_rows(_text(path)))
    has_header = _has_header([row for _, row in rows]) if header is None else header
    rows = rows[1:] if has_header else rows
    has_pairs = any(len(row) > 1 for _, row in rows)
    for number, row in rows:
        with problems.collect(f"{_line(path, number)}: "):
            if has_pairs and len(row) == 1:
                notes.append(say("no-pair", where=_line(path, number), cell=row[0]))
            yield _entry(row, path, number, language, notes)


def _text(path: Path) -> str:
    try:
        if path.stat().st_size > MAX_BYTES:
            raise UnusableSource(say("list-too-large", file=path.name, most=MAX_BYTES // 1_000_000))
        content = path.read_bytes()
    except OSError as error:
        raise UnusableSource(say("unreadable-path", path=path, reason=error.strerror or error)) from None
    try:
        text = re.sub("\r\n?", "\n", _decoded(content))
    except UnicodeDecodeError:
        text = _NUL
    if _NUL in text:
        raise UnusableSource(say("no-text", file=path.name))
    return text


def _decoded(content: bytes) -> str:
    """Decode UTF-8, UTF-16 with its mark, or else Windows-1252, as spreadsheets on Windows write it."""
    if content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return content.decode("utf-16")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252")


def _rows(text: str) -> Iterator[tuple[int, list[str]]]:
    """Yield the rows that are neither empty nor comments, with their line numbers."""
    reader = csv.reader(io.StringIO(text), delimiter=_delimiter(text), skipinitialspace=True)
    try:
        first = 1
        for row in reader:
            # Cells that say the same are one.
            cells = list(dict.fromkeys(cell.strip() for cell in row if cell.strip()))
            if cells and not cells[0].startswith("#"):
                yield first, cells
            first = reader.line_num + 1
    except csv.Error as error:
        raise UnusableSource(say("no-row", line=reader.line_num, reason=error)) from None


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


def _entry(cells: Sequence[str], path: Path, number: int, language: str, notes: list[str]) -> Entry:
    where = _line(path, number)
    parts = [_material(cell, path.parent) for cell in cells]
    # A word in the row names its picture; the file name is used only if there is no word.
    names = [name for _, name, is_written in parts if is_written] or [name for _, name, _ in parts]
    if longest := next((name for name in names if len(name) > MAX_LETTERS), ""):
        notes.append(say("name-cut", where=where, name=longest[:20], most=MAX_LETTERS))
    cut = dict.fromkeys(clean_name(name[:MAX_LETTERS]) for name in names)
    return Entry({language: tuple(cut)}, tuple(part for part, _, _ in parts), where, f"{path.name}, line {number}")


def _line(path: Path, number: int) -> str:
    return say("line", file=path.name, number=number)


def _material(cell: str, folder: Path) -> tuple[Material, str, bool]:
    """Return the material of a cell, a name for it, and whether the cell spells out that name."""
    if _is_file(cell):
        path = folder / cell
        if not path.resolve().is_relative_to(folder.resolve()) or not path.is_file():
            raise UnusableSource(say("no-picture-beside", file=cell))
        return Picture(path), file_name(path), False
    if emoji := split_emoji(cell):
        return Emoji(emoji[0]), emoji[1] or emoji_name(emoji[0]), bool(emoji[1])
    lines = list(filter(None, map(str.strip, _NEW_LINE.split(cell))))
    text = "\n".join(lines)
    if len(text) > MAX_WORD_LETTERS:
        raise UnusableSource(say("word-too-long", text=text[:20], count=len(text), most=MAX_WORD_LETTERS))
    return Word(text), " ".join(lines), True


def _is_file(cell: str) -> bool:
    return cell.lower().endswith(SUFFIXES)
