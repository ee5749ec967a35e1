"""The studio: states, decks and plans, computed from the documents of drafts."""

import asyncio
from collections.abc import Iterable
from functools import partial
from http import HTTPStatus

from sosie.cards.cache import digest
from sosie.cards.own.document import DeckDocument, FaceOrder
from sosie.cards.own.document_check import usable_names
from sosie.cards.own.plans import DeckPlans
from sosie.editions import NamedSymbol
from sosie.server.access.refusal import Refusal
from sosie.server.runtime.lru import LruCache
from sosie.server.store.draft_rows import DraftRow
from sosie.server.store.space import NoRoom
from sosie.server.store.store import Store
from sosie.server.studio.cards import DraftCards
from sosie.server.studio.checked_draft import CheckedDraft
from sosie.server.studio.draft_deck import Cards, DraftDeck, draft_deck
from sosie.server.studio.faces import Faces, unusable
from sosie.server.studio.outputs import DraftOutputs
from sosie.server.studio.states import DraftState, FaceInfo
from sosie.server.workers.draft_jobs import BuildDeck, CompareSymbols, PlanDecks
from sosie.server.workers.pool import JobRunner

AlikePairs = tuple[tuple[str, str, str], ...]

_WAIT_S = 1.0
"""The longest time that a state waits for faces that are being made."""
_MAX_DECKS, _MAX_ALIKE, _MAX_PLANS = 256, 256, 500
_BYTES = 10_000_000
_MAX_RESULTS = 2000
"""Faces and layouts of a draft in the store; beyond this, those that its document does not use are deleted."""
_NO_DECK = frozenset({"no-such-deck", "unusable-source", "out-of-range"})


class Studio:
    """Computes states, decks and plans; everything is cached by content."""

    def __init__(self, store: Store, jobs: JobRunner) -> None:
        self._store, self._jobs, self.faces = store, jobs, Faces(store, jobs)
        self.cards = DraftCards(store, jobs, self.faces)
        self.outputs = DraftOutputs(jobs, self.faces, self.cards)
        self._decks: LruCache[BuildDeck, Cards] = LruCache(_MAX_DECKS, _BYTES, lambda cards: 100 * len(cards))
        self._plans: LruCache[int, DeckPlans] = LruCache(_MAX_PLANS, _BYTES, lambda plans: 300 * len(plans.options))
        self._alike: LruCache[tuple[str, str], AlikePairs] = LruCache(_MAX_ALIKE, _BYTES, lambda all_: 100 * len(all_))

    async def check(self, draft: DraftRow, document: DeckDocument) -> CheckedDraft:
        """Check a draft's document against its pictures and faces on the server."""
        pictures = {picture.sha256 for picture in await self._store.drafts.pictures(draft.id)}
        keys = await asyncio.to_thread(lambda: CheckedDraft(draft, document, pictures, {}).keys)
        notes = await self.faces.notes(draft.id, [key for own in keys for key in own])
        return await asyncio.to_thread(CheckedDraft(draft, document, pictures, notes).complete)

    async def state(self, checked: CheckedDraft, address: str) -> DraftState:
        """Return the state of a draft, and make its faces; those that take long are pending."""
        if checked.unmade and (tasks := self.faces.start(checked.draft.id, checked.unmade, address)):
            done, _ = await asyncio.wait(tasks, timeout=_WAIT_S)
            _raise_if_full(done)
            checked = await self.check(checked.draft, checked.document)
        deck, reason = await self._deck_or_reason(checked, address)
        return await asyncio.to_thread(lambda: checked.state(deck.preview() if deck else None, reason))

    async def deck(self, checked: CheckedDraft, address: str) -> DraftDeck | None:
        """Return the deck of a draft; None if there are too few symbols."""
        if checked.lacks_symbols:
            return None
        document = checked.document
        job = BuildDeck(checked.draft.id, len(checked.usable), document.cards, document.per_card, document.seed)
        cards = await self._decks.get_or_create(job, partial(self._jobs.run, job, address))
        return await asyncio.to_thread(draft_deck(checked, cards).complete)

    async def plans(self, symbols: int, address: str) -> DeckPlans:
        """Return the decks that a number of symbols gives."""
        return await self._plans.get_or_create(symbols, partial(self._jobs.run, PlanDecks(symbols), address))

    async def face(self, draft: str, order: FaceOrder, address: str) -> FaceInfo:
        """Make one face."""
        key = order.key
        if not (notes := await self.faces.notes(draft, [key])):
            await asyncio.gather(*self.faces.start(draft, {key: order}, address))
            notes = await self.faces.notes(draft, [key])
        if key not in notes:
            text = "this picture is not in the draft: upload it first"
            raise Refusal(HTTPStatus.CONFLICT, "no-such-picture", text)
        if notes[key].error:
            raise unusable(notes[key].reason, notes[key].error)
        return FaceInfo(key, notes[key].box)

    async def alike(self, checked: CheckedDraft, address: str) -> AlikePairs:
        """Return the pairs of symbols that are easy to confuse, most similar first."""
        document, numbers = checked.document, checked.usable
        shown = [
            NamedSymbol(symbol.id, usable_names(symbol) or {"en": ("",)}, checked.keys[number])
            for number, symbol in enumerate(document.symbols)
            if number in set(numbers)
        ]
        key = (checked.draft.id, digest(["alike", document.language, *shown]))
        return await self._alike.get_or_create(key, partial(self._compare, checked, shown, address))

    async def prune(self, checked: CheckedDraft, address: str) -> None:
        """Delete faces and layouts that the document does not use, if there are very many."""
        draft = checked.draft.id
        if await self._store.drafts.count_results(draft) > _MAX_RESULTS:
            deck, _ = await self._deck_or_reason(checked, address)
            faces = (key for keys in checked.keys for key in keys)
            await self._store.drafts.prune_results(draft, [*faces, *(deck.card_keys if deck else ())])

    def cached_drafts(self) -> set[str]:
        """Return the ids of the drafts of which something is cached."""
        return self.faces.cached_drafts() | self.outputs.cached_drafts()

    def forget(self, draft: str) -> None:
        """Drop everything cached of a draft."""
        self.faces.forget(draft)
        self.cards.forget(draft)
        self.outputs.forget(draft)
        self._alike.discard(lambda key: key[0] == draft)

    def close(self) -> None:
        """Cancel pending work."""
        self.faces.close()
        self.cards.close()
        self.outputs.close()
        for cache in (self._decks, self._plans, self._alike):
            cache.close()

    async def _deck_or_reason(self, checked: CheckedDraft, address: str) -> tuple[DraftDeck | None, str]:
        """Return the deck of a draft, or the reason why the chosen numbers give none."""
        try:
            return await self.deck(checked, address), ""
        except Refusal as refusal:
            if refusal.code not in _NO_DECK:
                raise
            return None, str(refusal)

    async def _compare(self, checked: CheckedDraft, shown: list[NamedSymbol], address: str) -> AlikePairs:
        draft = checked.draft.id
        if checked.unmade:
            await asyncio.wait(self.faces.start(draft, checked.unmade, address))
        svgs = await self.faces.svgs(draft, [key for symbol in shown for key in symbol.faces])
        symbols = tuple(
            NamedSymbol(symbol.id, symbol.names, tuple(svgs[key] for key in symbol.faces))
            for symbol in shown
            if all(svgs.get(key) for key in symbol.faces)
        )
        return await self._jobs.run(CompareSymbols(draft, symbols, checked.document.language), address)


def _raise_if_full(done: Iterable[asyncio.Task[None]]) -> None:
    """Raise the error of a face for which there is no room: to ask again does not help."""
    for task in done:
        error = None if task.cancelled() else task.exception()
        if isinstance(error, NoRoom):
            raise error
