"""`.sosie` files: an own deck in one file, with its pictures, cards and layout.

A file is a zip archive of `manifest.json`, `layout.json` and an SVG for each face. It may come from anybody, so all of
it is checked before use; docs/reference/deck-file.md describes it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from sosie.cards.card import DrawnCard, DrawnDeck, Mark
from sosie.cards.colours import USUAL_COLOURS, Colours
from sosie.cards.difficulty import find_difficulty
from sosie.cards.draw import CardDesign
from sosie.cards.drawing import Drawing
from sosie.cards.files import write_atomically
from sosie.cards.layout import Placement, Spacing
from sosie.cards.own.archive import MAX_BYTES, pack, unpack
from sosie.cards.own.deck_format import (
    LAYOUT,
    MANIFEST,
    Layout,
    Manifest,
    SavedMark,
    SymbolOfFile,
    check_layout,
    decoded,
    edition_of,
    encoded,
)
from sosie.cards.shape import SHAPES
from sosie.cards.silhouette import silhouette
from sosie.editions import Edition, NamedSymbol
from sosie.errors import UnreadableDeckFile
from sosie.languages.makers import say

SUFFIX = ".sosie"


@dataclass(frozen=True)
class DeckFile:
    """A deck with everything needed to draw exactly the same cards again."""

    edition: Edition
    difficulty: str
    shape: str
    seed: int
    layout: Layout
    colours: Colours = USUAL_COLOURS

    @classmethod
    def of(cls, design: CardDesign, drawn: DrawnDeck) -> "DeckFile":
        """Make a deck file from a drawn deck."""
        layout = tuple(tuple(_saved(mark) for mark in card.marks) for card in drawn)
        return cls(design.edition, design.difficulty.name, design.spacing.shape, design.seed, layout, design.colours)

    @property
    def design(self) -> CardDesign:
        """The card design, which draws the saved cards."""
        dial, spacing = find_difficulty(self.difficulty), Spacing(shape=self.shape)
        return _SavedDesign(self.edition, dial, spacing, self.seed, self.colours, self.drawn().cards)

    def drawn(self) -> DrawnDeck:
        """Return the cards in their saved layout."""
        return DrawnDeck(self.edition, tuple(self._card(number, places) for number, places in enumerate(self.layout)))

    def to_bytes(self) -> bytes:
        """Serialise the file; the same deck gives the same bytes."""
        faces = {
            path: face.encode()
            for number, symbol in enumerate(self.edition.symbols)
            for path, face in zip(_paths(number, symbol), symbol.faces, strict=True)
        }
        return pack({MANIFEST: encoded(self._manifest()), LAYOUT: encoded(self.layout)} | faces)

    @classmethod
    def from_bytes(cls, content: bytes, most_bytes: int = MAX_BYTES) -> "DeckFile":
        """Parse and check a file that unpacks to at most `most_bytes`."""
        files = unpack(content, most_bytes)
        manifest = decoded(files, MANIFEST, Manifest)
        edition = edition_of(manifest, files)
        layout = decoded(files, LAYOUT, Layout)
        check_layout(edition, layout, manifest.shape)
        colours = manifest.colours or USUAL_COLOURS
        return cls(edition, manifest.difficulty, manifest.shape, manifest.seed, layout, colours)

    def _manifest(self) -> Manifest:
        symbols = (
            SymbolOfFile(symbol.id, dict(symbol.names), _paths(number, symbol), symbol.source)
            for number, symbol in enumerate(self.edition.symbols)
        )
        return Manifest(
            format="sosie-deck/1",
            name=next(iter(self.edition.title.values())),
            languages=tuple(self.edition.title),
            symbols=tuple(symbols),
            cards=tuple(tuple(map(str, card)) for card in self.edition.deck),
            difficulty=self.difficulty,
            shape=self.shape,
            seed=self.seed,
            colours=None if self.colours == USUAL_COLOURS else self.colours,
        )

    def _card(self, number: int, saved: Sequence[SavedMark]) -> DrawnCard:
        symbols = (self.edition.symbol(str(symbol)) for symbol in self.edition.deck[number])
        marks = (_mark(symbol, mark) for symbol, mark in zip(symbols, saved, strict=True))
        return DrawnCard(number, tuple(marks), SHAPES[self.shape], self.colours.card)


@dataclass(frozen=True)
class _SavedDesign(CardDesign):
    """A design with saved layouts."""

    cards: tuple[DrawnCard, ...] = ()

    def card(self, number: int) -> DrawnCard:
        """Return one card, counted from 0."""
        return replace(self.cards[number], colour=self.colours.card)

    def deck(self, on_card: Callable[[], object] = lambda: None) -> DrawnDeck:
        """Return all cards."""
        for _ in self.cards:
            on_card()
        return DrawnDeck(self.edition, tuple(map(self.card, range(len(self.cards)))))


def read_deck_file(path: Path) -> DeckFile:
    """Read a `.sosie` file."""
    try:
        if path.stat().st_size > MAX_BYTES:
            raise UnreadableDeckFile(f"{path.name}: {say('deck-too-large')}")
        return DeckFile.from_bytes(path.read_bytes())
    except OSError as error:
        raise UnreadableDeckFile(say("unreadable-path", path=path, reason=error.strerror or error)) from None
    except UnreadableDeckFile as error:
        raise UnreadableDeckFile(f"{path.name}: {error}") from None


def write_deck_file(path: Path, deck: DeckFile) -> None:
    """Write a `.sosie` file atomically."""
    write_atomically(path, deck.to_bytes())


def _paths(number: int, symbol: NamedSymbol) -> tuple[str, ...]:
    ends = [""] if len(symbol.faces) == 1 else [f"-{face}" for face in range(1, len(symbol.faces) + 1)]
    return tuple(f"symbols/{number:03}-{symbol.id}{end}.svg" for end in ends)


def _saved(mark: Mark) -> SavedMark:
    place = mark.placement
    return SavedMark(mark.face, place.x, place.y, place.degrees, place.size)


def _mark(symbol: NamedSymbol, saved: SavedMark) -> Mark:
    shape = silhouette(Drawing.parse(symbol.faces[saved.face]))
    placement = Placement(saved.x, saved.y, saved.degrees, saved.size, shape.centre, shape.radius)
    return Mark(symbol, saved.face, placement)
