"""A checked draft: its document beside what the server has of it, which is missing, unmade or unusable.

Faces are known by their keys, which are digests of all that they depend on. So a change of the document changes only
the keys of the faces that look different afterwards.
"""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import cached_property

from sosie.cards.own.document import DeckDocument, FaceOrder, face_orders
from sosie.cards.own.document_check import FaceNote, SymbolProblem, document_problems
from sosie.cards.own.make import MIN_PICTURES
from sosie.server.store.draft_rows import DraftRow
from sosie.server.studio.states import DeckPreview, DraftState, FaceInfo


@dataclass(frozen=True)
class CheckedDraft:
    """A draft's document beside its pictures on the server, and its faces as far as they are made."""

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

    def complete(self) -> "CheckedDraft":
        """Compute everything and return it; in a thread, since tables must not wait for a large document."""
        _ = self.unmade, self.usable, self.problems
        return self

    def state(self, deck: DeckPreview | None, no_deck: str = "") -> DraftState:
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
            deck,
        )

    def _face_info(self, key: str) -> FaceInfo | None:
        note = self.notes.get(key)
        return None if note is None or note.error else FaceInfo(key, note.box)
