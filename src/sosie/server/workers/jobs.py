"""Jobs for worker processes that read, draw and print decks."""

from collections.abc import Mapping
from functools import cache
from typing import Annotated, ClassVar

import msgspec

from sosie.cards import CardDesign, Drawing, DrawnCard, DrawnDeck, Placement
from sosie.cards.colours import USUAL_COLOURS, Colours
from sosie.cards.drawing import png
from sosie.cards.own import DeckFile
from sosie.cards.own.deck_format import GAMES
from sosie.cards.print import PrintOptions, print_pdf
from sosie.cards.print.leaflet import Topic
from sosie.cards.silhouette import touch_points
from sosie.deck import Deck
from sosie.editions import Edition, NamedSymbol, edition
from sosie.server.workers.job import Job

CardLayout = tuple[tuple[int, Placement], ...]
"""The face and the placement of each symbol, in the order of the card."""

MAX_UNPACKED = 40_000_000
"""Maximum size of an unpacked deck file, in bytes."""


class DeckContent(msgspec.Struct, frozen=True):
    """The content of a deck file, read and validated."""

    slug: str
    title: dict[str, str]
    symbols: tuple[NamedSymbol, ...]
    cards: tuple[tuple[str, ...], ...]
    shape: str
    layouts: tuple[CardLayout, ...]
    colours: Colours
    file: bytes
    """The rewritten file, with this content only; empty unless requested."""

    def edition(self) -> Edition:
        """Return the edition, with the id in the file."""
        return Edition(self.slug, self.title, self.symbols, Deck(self.cards), GAMES)


class ReadDeck(Job[DeckContent], frozen=True):
    """Read an untrusted deck file."""

    isolated: ClassVar[bool] = True
    content: bytes
    rewrite: bool = False

    def run(self) -> DeckContent:
        """Validate the file, and measure its pictures."""
        file = DeckFile.from_bytes(self.content, MAX_UNPACKED)
        return DeckContent(
            file.edition.id,
            dict(file.edition.title),
            file.edition.symbols,
            tuple(tuple(map(str, card)) for card in file.edition.deck),
            file.shape,
            tuple(map(_layout, file.drawn())),
            file.colours,
            file.to_bytes() if self.rewrite else b"",
        )


class PrintDeck(Job[bytes], frozen=True):
    """Print a deck file.

    Its budget is large, since `ReadDeck` has validated the file and a hundred pages of photographs take long.
    """

    cpu_s: ClassVar[int] = 60
    isolated: ClassVar[bool] = True
    content: bytes
    paper: str
    language: str
    added: tuple[Topic, ...] = ()
    """The panels of added mini-games, which a worker has not loaded."""

    def run(self) -> bytes:
        """Return a PDF."""
        file = DeckFile.from_bytes(self.content, MAX_UNPACKED)
        return _pdf(file.drawn(), self.paper, self.language, self.added, file.colours)


class PrintEdition(Job[bytes], frozen=True):
    """Print a built-in edition, whose cards may need to be laid out first."""

    cpu_s: ClassVar[int] = 120
    isolated: ClassVar[bool] = True
    edition: str
    paper: str
    language: str
    added: tuple[Topic, ...] = ()
    """The panels of added mini-games, which a worker has not loaded."""

    def run(self) -> bytes:
        """Return a PDF."""
        return _pdf(_design(self.edition).deck(), self.paper, self.language, self.added, USUAL_COLOURS)


class LayOutCard(Job[CardLayout], frozen=True):
    """Lay out a card of a built-in edition."""

    cpu_s: ClassVar[int] = 60
    edition: str
    number: int

    def run(self) -> CardLayout:
        """Return the layout."""
        return _layout(_design(self.edition).card(self.number))


class RenderPng(Job[bytes], frozen=True):
    """Render a sanitized SVG document."""

    svg: str
    width: int

    def run(self) -> bytes:
        """Return a PNG file."""
        return png(self.svg, self.width)


class TouchPoints(msgspec.Struct, frozen=True):
    """Points spread over a symbol; a touch on a card means the symbol with the nearest point."""

    symbol: str
    faces: Annotated[
        tuple[tuple[tuple[float, float], ...], ...],
        msgspec.Meta(description="For each face, points all over the drawing, in its own units."),
    ]


class TraceSymbols(Job[bytes], frozen=True):
    """Compute the silhouettes of symbols."""

    faces: Mapping[str, tuple[str, ...]]

    def run(self) -> bytes:
        """Return the silhouettes as JSON."""
        return msgspec.json.encode(
            [
                TouchPoints(symbol, tuple(touch_points(Drawing.parse(face)) for face in faces))
                for symbol, faces in self.faces.items()
            ]
        )


@cache
def _design(name: str) -> CardDesign:
    return CardDesign(edition(name))


def _layout(card: DrawnCard) -> CardLayout:
    return tuple((mark.face, mark.placement) for mark in card.marks)


def _pdf(drawn: DrawnDeck, paper: str, language: str, added: tuple[Topic, ...], colours: Colours) -> bytes:
    options = PrintOptions(
        paper=paper,
        language=language,
        second_language="fr" if language == "en" else "en",
        back_colour=colours.back,
        added=added,
    )
    return print_pdf(drawn, options)
