"""Cards of drafts: laid out by worker processes, saved in the store and cached in memory."""

import asyncio
from collections.abc import Mapping
from functools import partial
from http import HTTPStatus

import msgspec

from sosie.cards import DrawnCard, Placement
from sosie.cards.own.document import look_of
from sosie.cards.own.document_check import usable_names
from sosie.editions import Edition, NamedSymbol
from sosie.server.access.refusal import Refusal
from sosie.server.runtime.lru import LruCache
from sosie.server.store.draft_rows import ResultRow
from sosie.server.store.store import Store
from sosie.server.studio.draft_deck import DraftDeck
from sosie.server.studio.faces import Faces
from sosie.server.workers.draft_jobs import LayOutDraftCard
from sosie.server.workers.pool import JobRunner

Layout = tuple[Placement, ...]

_AT_ONCE = 4
"""Cards laid out at once for one request."""
_MAX_LAYOUTS, _BYTES_OF_LAYOUTS, _BYTES_A_MARK = 20_000, 20_000_000, 300


class DraftCards:
    """Lays out cards, each once: a card whose key stays the same is not laid out again."""

    def __init__(self, store: Store, jobs: JobRunner, faces: Faces) -> None:
        self._store, self._jobs, self._faces = store, jobs, faces
        self._layouts: LruCache[tuple[str, str], Layout] = LruCache(
            _MAX_LAYOUTS, _BYTES_OF_LAYOUTS, lambda layout: _BYTES_A_MARK * len(layout)
        )

    async def layout(self, deck: DraftDeck, number: int, address: str) -> Layout:
        """Return the layout of a card."""
        key = (deck.draft, deck.card_keys[number])
        return await self._layouts.get_or_create(key, partial(self._find, deck, number, address))

    async def layouts(self, deck: DraftDeck, address: str) -> tuple[Layout, ...]:
        """Return the layouts of all cards."""
        saved = await self._store.drafts.result_infos(deck.draft, deck.card_keys)
        for key, layout in saved.items():
            self._layouts.add((deck.draft, key), msgspec.json.decode(layout, type=Layout))
        slots = asyncio.Semaphore(_AT_ONCE)

        async def lay_out(number: int) -> Layout:
            async with slots:
                return await self.layout(deck, number, address)

        return tuple(await asyncio.gather(*map(lay_out, range(len(deck.cards)))))

    async def card(self, deck: DraftDeck, number: int, address: str) -> DrawnCard:
        """Return a card with its faces."""
        layout = await self.layout(deck, number, address)
        svgs = await self._faces.svgs(deck.draft, deck.card_faces(number))
        return await asyncio.to_thread(_drawn, deck, number, layout, svgs)

    def forget(self, draft: str) -> None:
        """Drop everything cached of a draft."""
        self._layouts.discard(lambda key: key[0] == draft)

    def close(self) -> None:
        """Cancel pending work."""
        self._layouts.close()

    async def _find(self, deck: DraftDeck, number: int, address: str) -> Layout:
        key = deck.card_keys[number]
        saved = await self._store.drafts.result_infos(deck.draft, [key])
        if key in saved:
            return msgspec.json.decode(saved[key], type=Layout)
        layout = await self._lay_out(deck, number, address)
        await self._store.drafts.save_results(deck.draft, [ResultRow(key, msgspec.json.encode(layout).decode())])
        return layout

    async def _lay_out(self, deck: DraftDeck, number: int, address: str) -> Layout:
        given, faces = deck.layout_inputs[number], deck.card_faces(number)
        unmade = {face: order for face, order in deck.checked.unmade.items() if face in faces}
        if unmade:
            await asyncio.gather(*self._faces.start(deck.draft, unmade, address))
        svgs = await self._faces.svgs(deck.draft, faces)
        if not all(svgs.get(face) for face in faces):
            text = "a symbol of this card cannot be drawn: read the state of the draft again"
            raise Refusal(HTTPStatus.CONFLICT, "changed-elsewhere", text)
        job = LayOutDraftCard(deck.draft, tuple(svgs[face] for face in faces), given.wishes, given.spacing, given.seed)
        return await self._jobs.run(job, address)


def _drawn(deck: DraftDeck, number: int, layout: Layout, svgs: Mapping[str, str]) -> DrawnCard:
    """Return a card in a layout, with those of its faces that are made."""
    symbols = tuple(
        NamedSymbol(symbol.id, usable_names(symbol) or {"en": ("",)}, tuple(svgs.get(key, "") for key in keys))
        for symbol, keys in zip(deck.symbols, deck.faces, strict=True)
    )
    edition = Edition("draft", {}, symbols, deck.edition.deck, ())
    return look_of(deck.document).design(edition).drawn(number, layout)
