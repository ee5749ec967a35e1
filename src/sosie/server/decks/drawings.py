"""Cards as they look, worked out by worker processes so that no table waits for them."""

import asyncio
import os
from functools import partial
from typing import TypeVar

from sosie.cards import DrawnCard
from sosie.server.decks.served_edition import ServedEdition
from sosie.server.lru import LruCache
from sosie.server.workers.jobs import LayOutCard, RenderPng, TraceSymbols
from sosie.server.workers.pool import WorkerPool

T = TypeVar("T")
Key = tuple[str | int, ...]
"""The id and the version of an edition, and which picture of it."""

MOST_WORKERS = 3
"""Worker processes for editions that come with Sosie, however many cores there are: each takes 100 MB."""
_MOST_PICTURES, _BYTES_OF_PICTURES = 300, 60_000_000
_MOST_SILHOUETTES, _BYTES_OF_SILHOUETTES = 30, 20_000_000


class Drawings:
    """Draws a card when somebody asks for it, and then the others, which will be asked for next."""

    def __init__(self, untrusted: WorkerPool, workers: int | None = None) -> None:
        self._untrusted = untrusted
        # For editions that come with Sosie only, so that no deck of anybody's own holds them up.
        self._trusted = WorkerPool(workers or _spare_cores(), waiting_each=500, waiting=2000)
        self._cards: dict[tuple[str, int], asyncio.Task[DrawnCard]] = {}
        self._pictures: LruCache[Key, bytes] = LruCache(_MOST_PICTURES, _BYTES_OF_PICTURES, len)
        self._silhouettes: LruCache[Key, bytes] = LruCache(_MOST_SILHOUETTES, _BYTES_OF_SILHOUETTES, len)
        self._others: dict[str, asyncio.Task[None]] = {}

    async def card(self, served: ServedEdition, number: int) -> DrawnCard:
        """Return a card, drawn before the others of its edition if it is not there yet."""
        if served.cards:
            return served.cards[number]
        drawn = await asyncio.shield(self._card(served, number))
        self.begin(served)
        return drawn

    def drawn(self, served: ServedEdition, number: int) -> DrawnCard | None:
        """Return a card if it has been drawn already."""
        if served.cards:
            return served.cards[number]
        task = self._cards.get((served.edition.id, number))
        return task.result() if task and _is_good(task) else None

    def begin(self, served: ServedEdition) -> None:
        """Begin to draw all cards of an edition that comes with Sosie."""
        name = served.edition.id
        if not served.cards and name not in self._others:
            self._others[name] = asyncio.create_task(self._draw_all(served))

    async def picture(self, served: ServedEdition, number: int, width: int, address: str) -> bytes:
        """Return a card as a PNG file."""
        key = (served.edition.id, served.version, number, width)
        return await self._pictures.find(key, partial(self._render, served, number, width, address))

    async def silhouettes(self, served: ServedEdition, address: str) -> bytes:
        """Return by which points a touch on a card is understood, as JSON."""
        key = (served.edition.id, served.version)
        job = TraceSymbols(served.faces)
        return await self._silhouettes.find(key, partial(self._worker_pool(served).run, job, address))

    def forget(self, deck_id: str) -> None:
        """Drop everything cached of a deck."""
        for cache in (self._pictures, self._silhouettes):
            cache.forget(lambda key: key[0] == deck_id)

    async def close(self) -> None:
        """Stop drawing; a card that is half done is not waited for."""
        for task in (*self._others.values(), *self._cards.values()):
            task.cancel()
        self._pictures.close()
        self._silhouettes.close()
        await self._trusted.close()

    async def _draw_all(self, served: ServedEdition) -> None:
        # One at a time, so that a card that somebody waits for is never behind more than one that nobody does.
        for number in range(len(served)):
            await asyncio.shield(self._card(served, number))

    def _card(self, served: ServedEdition, number: int) -> asyncio.Task[DrawnCard]:
        key = (served.edition.id, number)
        task = self._cards.get(key)
        if task is None or (task.done() and not _is_good(task)):
            task = self._cards[key] = asyncio.create_task(self._lay_out(served, number))
        return task

    async def _lay_out(self, served: ServedEdition, number: int) -> DrawnCard:
        return served.drawn(number, await self._trusted.run(LayOutCard(served.edition.id, number)))

    async def _render(self, served: ServedEdition, number: int, width: int, address: str) -> bytes:
        card = await self.card(served, number)
        svg = await asyncio.to_thread(card.svg)
        return await self._worker_pool(served).run(RenderPng(svg, width), address)

    def _worker_pool(self, served: ServedEdition) -> WorkerPool:
        return self._untrusted if served.is_own else self._trusted


def _spare_cores() -> int:
    return min(max((os.cpu_count() or 2) - 1, 1), MOST_WORKERS)


def _is_good(task: asyncio.Task[T]) -> bool:
    return task.done() and not task.cancelled() and task.exception() is None
