"""Blueprints: everything that follows from a draft's document without drawing anything.

A blueprint knows faces and cards by their keys, which are digests of all that they depend on. So a change of the
document changes only the keys of the faces and cards that look different afterwards.
"""

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import cached_property

from sosie.cards import SHAPES, CardDesign, DrawnCard, Placement
from sosie.cards.cache import digest
from sosie.cards.draw import LAYOUT_VERSION, CardPlan
from sosie.cards.own.deck_format import GAMES
from sosie.cards.own.document import DeckDocument, DraftSymbol, FaceOrder, face_orders, look_of
from sosie.cards.own.document_check import FaceNote, SymbolProblem, document_problems
from sosie.cards.own.make import MIN_PICTURES, different_faces
from sosie.deck import Deck
from sosie.editions import Edition, NamedSymbol
from sosie.server.store.draft_rows import DraftRow
from sosie.server.studio.states import CardPreview, DeckPreview, DraftState, FaceInfo

Cards = tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Blueprint:
    """A draft's document, its pictures on the server, and its faces as far as they are made."""

    draft: DraftRow
    document: DeckDocument
    pictures: AbstractSet[str]
    notes: Mapping[str, FaceNote]

    @cached_property
    def orders(self) -> list[tuple[FaceOrder, ...]]:
        """The orders of the faces of each symbol."""
        return face_orders(self.document)

    @cached_property
    def keys(self) -> list[tuple[str, ...]]:
        """The keys of the faces of each symbol."""
        return [tuple(order.key for order in own) for own in self.orders]

    @cached_property
    def missing(self) -> tuple[str, ...]:
        """The pictures that the server lacks."""
        named = (order.picture for own in self.orders for order in own)
        return tuple(dict.fromkeys(name for name in named if name is not None and name not in self.pictures))

    @cached_property
    def unmade(self) -> dict[str, FaceOrder]:
        """The orders of faces that can be made and are not."""
        return {
            key: order
            for own, keys in zip(self.orders, self.keys, strict=True)
            for order, key in zip(own, keys, strict=True)
            if key not in self.notes and order.picture not in self.missing
        }

    @cached_property
    def usable(self) -> list[int]:
        """The numbers of the symbols whose faces are made or can be made."""
        return [number for number, keys in enumerate(self.keys) if keys and all(map(self._is_usable, keys))]

    def _is_usable(self, key: str) -> bool:
        note = self.notes.get(key)
        return key in self.unmade if note is None else not note.error

    @cached_property
    def problems(self) -> tuple[SymbolProblem, ...]:
        """The problems of the document; too few symbols are one."""
        notes = {
            symbol.id: tuple(map(self.notes.get, keys))
            for symbol, keys in zip(self.document.symbols, self.keys, strict=True)
        }
        found = document_problems(self.document, notes)
        if not self.lacks_symbols:
            return found
        lacking = MIN_PICTURES - len(self.usable)
        return (*found, SymbolProblem("too-few", f"{lacking} more symbols are needed for a deck"))

    @property
    def lacks_symbols(self) -> bool:
        """Whether there are too few symbols for a deck."""
        return len(self.usable) < MIN_PICTURES

    def complete(self) -> "Blueprint":
        """Compute everything and return it; in a thread, since tables must not wait for a large document."""
        _ = self.unmade, self.usable, self.problems
        return self

    def state(self, deck: "DeckBlueprint | None", no_deck: str = "") -> DraftState:
        """Return the state of the draft, with the reason why its numbers give no deck if they do not."""
        problems = self.problems
        if no_deck:
            problems = (*problems, SymbolProblem("no-deck", no_deck))
        pending = len(self.unmade)
        return DraftState(
            self.draft.version,
            self.missing,
            pending,
            {
                symbol.id: tuple(map(self._face_info, keys))
                for symbol, keys in zip(self.document.symbols, self.keys, strict=True)
            },
            problems,
            not (problems or pending or self.missing) and deck is not None,
            deck.preview() if deck else None,
        )

    def _face_info(self, key: str) -> FaceInfo | None:
        note = self.notes.get(key)
        return None if note is None or note.error else FaceInfo(key, note.box)


@dataclass(frozen=True)
class DeckBlueprint:
    """The deck of a draft: its symbols in use, in order, with the keys of their faces, and its cards."""

    blueprint: Blueprint
    symbols: tuple[DraftSymbol, ...]
    faces: tuple[tuple[str, ...], ...]
    cards: Cards
    left_out: tuple[str, ...]

    @property
    def draft(self) -> str:
        """The id of the draft."""
        return self.blueprint.draft.id

    @property
    def document(self) -> DeckDocument:
        """The document."""
        return self.blueprint.document

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

    def complete(self) -> "DeckBlueprint":
        """Compute everything and return it; in a thread, likewise."""
        _ = self.card_keys
        return self

    @property
    def plans(self) -> list[CardPlan]:
        """The plans of the cards."""
        return self._design.plans

    def drawn(self, number: int, layout: Sequence[Placement]) -> DrawnCard:
        """Return a card in a layout, with keys for faces."""
        return self._design.drawn(number, layout)

    @cached_property
    def card_keys(self) -> tuple[str, ...]:
        """The key of each card."""
        return tuple(
            digest(["card", LAYOUT_VERSION, self.card_faces(number), plan.wishes, plan.spacing, plan.seed])
            for number, plan in enumerate(self.plans)
        )

    def card_faces(self, number: int) -> tuple[str, ...]:
        """Return the keys of the faces on a card."""
        faces = self.plans[number].faces
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


def deck_blueprint(blueprint: Blueprint, cards: Cards) -> DeckBlueprint:
    """Return the deck with these cards, of the usable symbols of a blueprint."""
    used = 1 + max(symbol for card in cards for symbol in card)
    numbers = blueprint.usable
    symbols = blueprint.document.symbols
    return DeckBlueprint(
        blueprint,
        tuple(symbols[number] for number in numbers[:used]),
        tuple(blueprint.keys[number] for number in numbers[:used]),
        cards,
        tuple(symbols[number].id for number in numbers[used:]),
    )
