"""Editions as a server has them: with a version, and drawn cards where they need not be laid out."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from sosie.cards import SHAPES, DrawnCard, Mark
from sosie.cards.draw import extra_symbol
from sosie.editions import Edition
from sosie.server.packs import pack_of
from sosie.server.workers.jobs import CardLayout, DeckContent
from sosie.table.settings import Pack

_BYTES_A_MARK = 500


@dataclass(frozen=True)
class ServedEdition:
    """An edition, a version for caches, and for a deck of one's own its cards."""

    edition: Edition
    version: str
    """Another one as soon as any answer about the edition is: for a deck of one's own, the digest of its file."""
    shape: str = "circle"
    cards: tuple[DrawnCard, ...] = ()

    @property
    def is_own(self) -> bool:
        """Whether it is a deck of somebody's own."""
        return bool(self.cards)

    @property
    def weight(self) -> int:
        """About how many bytes of memory it takes."""
        faces = sum(len(face) for symbol in self.edition.symbols for face in symbol.faces)
        return faces + _BYTES_A_MARK * sum(len(card.marks) for card in self.cards)

    @cached_property
    def pack(self) -> Pack:
        """The cards as a table has them."""
        return pack_of(self.edition)

    @property
    def faces(self) -> Mapping[str, tuple[str, ...]]:
        """The faces of each symbol."""
        return {symbol.id: symbol.faces for symbol in self.edition.symbols}

    def drawn(self, number: int, layout: CardLayout) -> DrawnCard:
        """Return a card with its symbols at their places."""
        return _drawn(self.edition, number, self.shape, layout)

    def __len__(self) -> int:
        return len(self.edition.deck) + len(self.edition.extra_cards)


def own_deck(content: DeckContent, deck_id: str, sha256: str) -> ServedEdition:
    """Return a deck of somebody's own, as an edition that goes by its id."""
    edition = replace(content.edition(), id=deck_id)
    cards = (_drawn(edition, number, content.shape, layout) for number, layout in enumerate(content.layouts))
    return ServedEdition(edition, sha256, content.shape, tuple(cards))


def _drawn(edition: Edition, number: int, shape: str, layout: CardLayout) -> DrawnCard:
    if number < len(edition.deck):
        symbols = [edition.symbol(str(symbol)) for symbol in edition.deck[number]]
    else:
        symbols = [extra_symbol(edition, number)]
    marks = (Mark(symbol, face, place) for symbol, (face, place) in zip(symbols, layout, strict=True))
    return DrawnCard(number, tuple(marks), SHAPES[shape])
