"""Problems of a document: missing, doubled or unusable names and faces."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from sosie.cards.own.document import DeckDocument, DraftSymbol
from sosie.cards.own.names import clean_name
from sosie.errors import Reason, UnusableSource
from sosie.names import fold_name

Code = Literal[
    "no-title", "no-name", "bad-name", "same-name", "no-face", "same-picture", "too-few", "no-deck",
    "unreadable", "no-cut-out", "too-small", "blank", "no-emoji", "no-font", "too-complicated",
]  # fmt: skip


class SymbolProblem(msgspec.Struct, frozen=True):
    """A problem to solve before a deck can be printed, saved or played."""

    code: Annotated[Code, Meta(description="Stable, for programs.")]
    text: Annotated[str, Meta(description="A sentence for people, in English.")]
    symbol: Annotated[str | None, Meta(description="The id of the symbol; null for the whole deck.")] = None
    face: Annotated[int | None, Meta(description="The number of the face, from 0.")] = None
    other: Annotated[str | None, Meta(description="The id of the other symbol of two.")] = None


@dataclass(frozen=True)
class FaceNote:
    """A made face, without its drawing: its view box and a digest, or the reason why it cannot be made."""

    box: tuple[float, float, float, float] = (0, 0, 0, 0)
    digest: str = ""
    error: str = ""
    reason: Reason = "unreadable"


def document_problems(
    document: DeckDocument, faces: Mapping[str, tuple[FaceNote | None, ...]]
) -> tuple[SymbolProblem, ...]:
    """Return the problems of a document; `faces` has the faces of each symbol as far as they are made."""
    return (*_title_problems(document), *_name_problems(document), *_face_problems(document, faces))


def usable_names(symbol: DraftSymbol) -> dict[str, tuple[str, ...]]:
    """Return the names of a symbol by language, each once, without those that are no names."""
    names: dict[str, tuple[str, ...]] = {}
    for language, own in symbol.names.items():
        by_folded: dict[str, str] = {}
        for name in own:
            try:
                by_folded.setdefault(fold_name(name, language), clean_name(name))
            except UnusableSource:
                continue
        if by_folded:
            names[language] = tuple(by_folded.values())
    return names


def _title_problems(document: DeckDocument) -> Iterator[SymbolProblem]:
    try:
        clean_name(document.title)
    except UnusableSource as error:
        yield SymbolProblem("no-title", str(error))


def _name_problems(document: DeckDocument) -> Iterator[SymbolProblem]:
    first: dict[tuple[str, str], str] = {}
    for symbol in document.symbols:
        yield from _bad_names(symbol)
        names = usable_names(symbol)
        if not names:
            yield SymbolProblem("no-name", "it has no name", symbol.id)
        for language, name in ((language, name) for language, own in names.items() for name in own):
            other = first.setdefault((language, fold_name(name, language)), symbol.id)
            if other != symbol.id:
                yield SymbolProblem("same-name", f'two symbols are called "{name}"', symbol.id, other=other)
                break


def _bad_names(symbol: DraftSymbol) -> Iterator[SymbolProblem]:
    for name in (name for own in symbol.names.values() for name in own if name.strip()):
        try:
            clean_name(name)
        except UnusableSource as error:
            yield SymbolProblem("bad-name", str(error), symbol.id)


def _face_problems(document: DeckDocument, faces: Mapping[str, tuple[FaceNote | None, ...]]) -> Iterator[SymbolProblem]:
    first: dict[str, str] = {}
    for symbol in document.symbols:
        if not symbol.faces:
            yield SymbolProblem("no-face", "it has no picture, word or emoji", symbol.id)
        for number, face in enumerate(faces[symbol.id]):
            if face is not None and face.error:
                yield SymbolProblem(face.reason, face.error, symbol.id, number)
            elif face is not None and (other := first.setdefault(face.digest, symbol.id)) != symbol.id:
                text = "two symbols have the same picture: take one away"
                yield SymbolProblem("same-picture", text, symbol.id, number, other)
