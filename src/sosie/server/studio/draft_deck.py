"""The deck of a draft, as far as it follows from its checked document: nothing is laid out or drawn.

Cards are known by their keys, like faces: a key changes only if the card looks different afterwards.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from sosie.cards import SHAPES, CardDesign, DrawnCard, Placement
from sosie.cards.cache import digest
from sosie.cards.draw import LAYOUT_VERSION, LayoutInput
from sosie.cards.own.deck_format import GAMES
from sosie.cards.own.document import DeckDocument, DraftSymbol, look_of
from sosie.cards.own.make import different_faces
from sosie.deck import Deck
from sosie.editions import Edition, NamedSymbol
from sosie.server.studio.checked_draft import CheckedDraft
from sosie.server.studio.states import CardPreview, DeckPreview

Cards = tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class DraftDeck:
    """The deck of a draft: its symbols in use, in order, with the keys of their faces, and its cards."""

    checked: CheckedDraft
    symbols: tuple[DraftSymbol, ...]
    faces: tuple[tuple[str, ...], ...]
    cards: Cards
    left_out: tuple[str, ...]

    @property
    def draft(self) -> str:
        """The id of the draft."""
        return self.checked.draft.id

    @property
    def document(self) -> DeckDocument:
        """The document."""
        return self.checked.document

    @cached_property
    def edition(self) -> Edition:
        """The deck as an edition whose faces are keys, and whose symbols have the ids of the document."""
        symbols = [
            NamedSymbol(symbol.id, {"en": (symbol.id,)}, keys)
            for symbol, keys in zip(self.symbols, self.faces, strict=True)
        ]
        deck = Deck(self.cards).numbered().named([symbol.id for symbol in symbols])
        return Edition("draft", {"en": "draft"}, tuple(symbols), deck, GAMES)

    @cached_property
    def _design(self) -> CardDesign:
        return look_of(self.document).design(self.edition)

    def complete(self) -> "DraftDeck":
        """Compute everything and return it; in a thread, likewise."""
        _ = self.card_keys
        return self

    @property
    def layout_inputs(self) -> list[LayoutInput]:
        """The input of the layout of each card."""
        return self._design.layout_inputs

    def drawn(self, number: int, layout: Sequence[Placement]) -> DrawnCard:
        """Return a card in a layout, with keys for faces."""
        return self._design.drawn(number, layout)

    @cached_property
    def card_keys(self) -> tuple[str, ...]:
        """The key of each card."""
        return tuple(
            digest(["card", LAYOUT_VERSION, self.card_faces(number), given.wishes, given.spacing, given.seed])
            for number, given in enumerate(self.layout_inputs)
        )

    def card_faces(self, number: int) -> tuple[str, ...]:
        """Return the keys of the faces on a card."""
        faces = self.layout_inputs[number].faces
        return tuple(self.faces[symbol][face] for symbol, face in zip(self.cards[number], faces, strict=True))

    def preview(self) -> DeckPreview:
        """Return the deck as the API shows it."""
        cards = (
            CardPreview(key, tuple(self.symbols[symbol].id for symbol in card))
            for key, card in zip(self.card_keys, self.cards, strict=True)
        )
        has_pairs = any(len(keys) > 1 for keys in self.faces)
        return DeckPreview(
            tuple(cards),
            max(map(len, self.cards)),
            len(self.symbols),
            self.left_out,
            self.document.shape,
            SHAPES[self.document.shape].path(1),
            different_faces(self.edition) if has_pairs else 0.0,
        )


def draft_deck(checked: CheckedDraft, cards: Cards) -> DraftDeck:
    """Return the deck with these cards, of the usable symbols of a draft."""
    used = 1 + max(symbol for card in cards for symbol in card)
    numbers = checked.usable
    symbols = checked.document.symbols
    return DraftDeck(
        checked,
        tuple(symbols[number] for number in numbers[:used]),
        tuple(checked.keys[number] for number in numbers[:used]),
        cards,
        tuple(symbols[number].id for number in numbers[used:]),
    )
