"""Jobs for worker processes: arguments, results and budgets, all of them typed."""

from collections.abc import Mapping
from functools import cache
from typing import Annotated, ClassVar, Generic, TypeVar

import msgspec

from sosie.cards import CardDesign, Drawing, DrawnCard, DrawnDeck, Placement
from sosie.cards.drawing import png
from sosie.cards.own import DeckFile
from sosie.cards.own.deck_format import GAMES
from sosie.cards.print import PrintOptions, print_pdf
from sosie.cards.print.leaflet import Topic
from sosie.cards.silhouette import touch_points
from sosie.deck import Deck
from sosie.editions import Edition, NamedSymbol, edition

R = TypeVar("R")
CardLayout = tuple[tuple[int, Placement], ...]
"""The face and the place of each symbol of a card, in the order of the card."""

MOST_UNPACKED = 40_000_000
"""The largest deck that a server takes, unpacked, in bytes."""


class Job(msgspec.Struct, Generic[R], frozen=True, tag=True):
    """A call of a function in a worker process."""

    cpu_s: ClassVar[int] = 5
    """CPU seconds until the worker is killed."""
    alone: ClassVar[bool] = False
    """Whether it gets a process of its own, which does nothing before or after."""

    def do(self) -> R:
        """Do it, in the worker."""
        raise NotImplementedError


class DeckContent(msgspec.Struct, frozen=True):
    """A deck file, read and checked."""

    slug: str
    title: dict[str, str]
    symbols: tuple[NamedSymbol, ...]
    cards: tuple[tuple[str, ...], ...]
    shape: str
    layouts: tuple[CardLayout, ...]
    file: bytes
    """The file written anew, if that was asked for: with these contents and nothing else."""

    def edition(self) -> Edition:
        """Return the edition, under its own name."""
        return Edition(self.slug, self.title, self.symbols, Deck(self.cards), GAMES)


class ReadDeck(Job[DeckContent], frozen=True):
    """Read a deck file that may be anybody's."""

    alone: ClassVar[bool] = True
    content: bytes
    rewrite: bool = False

    def do(self) -> DeckContent:
        """Check everything in the file, and measure its pictures."""
        file = DeckFile.from_bytes(self.content, MOST_UNPACKED)
        return DeckContent(
            file.edition.id,
            dict(file.edition.title),
            file.edition.symbols,
            tuple(tuple(map(str, card)) for card in file.edition.deck),
            file.shape,
            tuple(map(_layout, file.drawn())),
            file.to_bytes() if self.rewrite else b"",
        )


class PrintDeck(Job[bytes], frozen=True):
    """Print a deck file.

    It has been read within its budget before; to set a hundred pages of photographs takes longer than to read them.
    """

    cpu_s: ClassVar[int] = 60
    alone: ClassVar[bool] = True
    content: bytes
    paper: str
    language: str
    added: tuple[Topic, ...] = ()
    """The panels of mini-games of others, which a worker does not have."""

    def do(self) -> bytes:
        """Return a PDF."""
        drawn = DeckFile.from_bytes(self.content, MOST_UNPACKED).drawn()
        return _printed(drawn, self.paper, self.language, self.added)


class PrintEdition(Job[bytes], frozen=True):
    """Print an edition that comes with Sosie, whose cards may have to be laid out first."""

    cpu_s: ClassVar[int] = 120
    alone: ClassVar[bool] = True
    edition: str
    paper: str
    language: str
    added: tuple[Topic, ...] = ()
    """The panels of mini-games of others, which a worker does not have."""

    def do(self) -> bytes:
        """Return a PDF."""
        return _printed(_design(self.edition).deck(), self.paper, self.language, self.added)


class LayOutCard(Job[CardLayout], frozen=True):
    """Lay out a card of an edition that comes with Sosie."""

    cpu_s: ClassVar[int] = 60
    edition: str
    number: int

    def do(self) -> CardLayout:
        """Return where its symbols lie."""
        return _layout(_design(self.edition).card(self.number))


class RenderPng(Job[bytes], frozen=True):
    """Render an SVG document that has been cleaned."""

    svg: str
    width: int

    def do(self) -> bytes:
        """Return a PNG file."""
        return png(self.svg, self.width)


class Silhouette(msgspec.Struct, frozen=True):
    """By which points a touch on a card is understood: it means the symbol with the nearest of them."""

    symbol: str
    faces: Annotated[
        tuple[tuple[tuple[float, float], ...], ...],
        msgspec.Meta(description="For each of its looks, points all over the drawing, in its own units."),
    ]


class TraceSymbols(Job[bytes], frozen=True):
    """Find points spread over the faces of symbols."""

    faces: Mapping[str, tuple[str, ...]]

    def do(self) -> bytes:
        """Return a list of silhouettes as JSON, ready to be sent."""
        return msgspec.json.encode(
            [
                Silhouette(symbol, tuple(touch_points(Drawing.parse(face)) for face in faces))
                for symbol, faces in self.faces.items()
            ]
        )


AnyJob = ReadDeck | PrintDeck | PrintEdition | LayOutCard | RenderPng | TraceSymbols


class Answer(msgspec.Struct, frozen=True):
    """The result of a job, encoded, or the code and the text of its error."""

    result: bytes = b""
    code: str = ""
    text: str = ""


@cache
def _design(name: str) -> CardDesign:
    return CardDesign(edition(name))


def _layout(card: DrawnCard) -> CardLayout:
    return tuple((mark.face, mark.place) for mark in card.marks)


def _printed(drawn: DrawnDeck, paper: str, language: str, added: tuple[Topic, ...]) -> bytes:
    second = "fr" if language == "en" else "en"
    return print_pdf(drawn, PrintOptions(paper=paper, language=language, second_language=second, added=added))
