"""Editions with a version for caches; own decks with drawn cards."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from sosie.cards import SHAPES, DrawnCard, Mark
from sosie.cards.colours import USUAL_COLOURS, Colours
from sosie.cards.draw import extra_symbol
from sosie.editions import Edition
from sosie.server.decks.packs import pack_of
from sosie.server.workers.jobs import CardLayout, DeckContent
from sosie.table.settings import Pack

_BYTES_PER_MARK = 500


@dataclass(frozen=True)
class ServedEdition:
    """An edition with its version, and for an own deck with its drawn cards."""

    edition: Edition
    version: str
    """Changes with any response about the edition; for an own deck, the digest of its file."""
    shape: str = "circle"
    cards: tuple[DrawnCard, ...] = ()
    colours: Colours = USUAL_COLOURS

    @property
    def is_own(self) -> bool:
        """Whether it is an own deck."""
        return bool(self.cards)

    @property
    def weight(self) -> int:
        """The approximate memory in bytes."""
        faces = sum(len(face) for symbol in self.edition.symbols for face in symbol.faces)
        return faces + _BYTES_PER_MARK * sum(len(card.marks) for card in self.cards)

    @cached_property
    def pack(self) -> Pack:
        """The cards as a table holds them."""
        return pack_of(self.edition)

    @property
    def faces(self) -> Mapping[str, tuple[str, ...]]:
        """The faces of each symbol."""
        return {symbol.id: symbol.faces for symbol in self.edition.symbols}

    def draw_card(self, number: int, layout: CardLayout) -> DrawnCard:
        """Return a card drawn by a layout."""
        return _draw_card(self.edition, number, self.shape, self.colours, layout)

    def __len__(self) -> int:
        return len(self.edition.deck) + len(self.edition.extra_cards)


def own_edition(content: DeckContent, deck_id: str, sha256: str) -> ServedEdition:
    """Return an own deck as an edition with the id of the deck."""
    edition = replace(content.edition(), id=deck_id)
    shape, colours = content.shape, content.colours
    cards = (_draw_card(edition, number, shape, colours, layout) for number, layout in enumerate(content.layouts))
    return ServedEdition(edition, sha256, shape, tuple(cards), colours)


def _draw_card(edition: Edition, number: int, shape: str, colours: Colours, layout: CardLayout) -> DrawnCard:
    if number < len(edition.deck):
        symbols = [edition.symbol(str(symbol)) for symbol in edition.deck[number]]
    else:
        symbols = [extra_symbol(edition, number)]
    marks = (Mark(symbol, face, place) for symbol, (face, place) in zip(symbols, layout, strict=True))
    return DrawnCard(number, tuple(marks), SHAPES[shape], colours.card)
