"""Drawings of cards, computed by worker processes so that tables do not wait for them."""

import asyncio
import os
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from sosie.cards import DrawnCard
from sosie.server.decks.served_edition import ServedEdition
from sosie.server.runtime.lru import LruCache
from sosie.server.workers.jobs import LayOutCard, RenderPng, TraceSymbols
from sosie.server.workers.pool import JobRunner, WorkerPool

T = TypeVar("T")
Key = tuple[str | int, ...]
"""The id and the version of an edition, and the number and width of a picture."""

MAX_WORKERS = 3
"""Maximum number of workers for built-in editions on any number of cores: each takes 100 MB."""
_MAX_PICTURES, _BYTES_OF_PICTURES = 300, 60_000_000
_MAX_SILHOUETTES, _BYTES_OF_SILHOUETTES = 30, 20_000_000


class Drawings:
    """Draws a card on request, and then the other cards of its edition in the background."""

    def __init__(
        self, untrusted: JobRunner, workers: int | None = None, delegate: Callable[[str], object] | None = None
    ) -> None:
        self._untrusted, self._delegate = untrusted, delegate
        # For built-in editions only, so that own decks do not delay them.
        self._trusted = WorkerPool(workers or _spare_cores(), waiting_each=500, waiting=2000)
        self._cards: dict[tuple[str, int], asyncio.Task[DrawnCard]] = {}
        self._pictures: LruCache[Key, bytes] = LruCache(_MAX_PICTURES, _BYTES_OF_PICTURES, len)
        self._silhouettes: LruCache[Key, bytes] = LruCache(_MAX_SILHOUETTES, _BYTES_OF_SILHOUETTES, len)
        self._background: dict[str, asyncio.Task[None]] = {}

    async def card(self, served: ServedEdition, number: int) -> DrawnCard:
        """Return a card, drawn now if needed, before the others of its edition."""
        if served.cards:
            return served.cards[number]
        drawn = await asyncio.shield(self._card(served, number))
        self.start(served)
        return drawn

    def drawn(self, served: ServedEdition, number: int) -> DrawnCard | None:
        """Return a card if it is drawn already."""
        if served.cards:
            return served.cards[number]
        task = self._cards.get((served.edition.id, number))
        return task.result() if task and _has_result(task) else None

    def start(self, served: ServedEdition) -> None:
        """Start to draw all cards of a built-in edition."""
        name = served.edition.id
        if self._delegate is not None:
            # Another process of this server draws, and has the cache.
            if not served.cards:
                self._delegate(name)
        elif not served.cards and name not in self._background:
            self._background[name] = asyncio.create_task(self._draw_all(served))

    async def picture(self, served: ServedEdition, number: int, width: int, address: str) -> bytes:
        """Return a card as a PNG file."""
        key = (served.edition.id, served.version, number, width)
        return await self._pictures.get_or_create(key, partial(self._render, served, number, width, address))

    async def silhouettes(self, served: ServedEdition, address: str) -> bytes:
        """Return the silhouettes of the symbols, as JSON."""
        key = (served.edition.id, served.version)
        job = TraceSymbols(served.faces)
        return await self._silhouettes.get_or_create(key, partial(self._worker_pool(served).run, job, address))

    def forget(self, deck_id: str) -> None:
        """Drop everything cached of a deck."""
        for cache in (self._pictures, self._silhouettes):
            cache.discard(lambda key: key[0] == deck_id)

    async def close(self) -> None:
        """Stop drawing, without waiting for pending cards."""
        for task in (*self._background.values(), *self._cards.values()):
            task.cancel()
        self._pictures.close()
        self._silhouettes.close()
        await self._trusted.close()

    async def _draw_all(self, served: ServedEdition) -> None:
        # One at a time, so that a requested card waits for at most one of these.
        for number in range(len(served)):
            await asyncio.shield(self._card(served, number))

    def _card(self, served: ServedEdition, number: int) -> asyncio.Task[DrawnCard]:
        key = (served.edition.id, number)
        task = self._cards.get(key)
        if task is None or (task.done() and not _has_result(task)):
            task = self._cards[key] = asyncio.create_task(self._lay_out(served, number))
        return task

    async def _lay_out(self, served: ServedEdition, number: int) -> DrawnCard:
        return served.draw_card(number, await self._trusted.run(LayOutCard(served.edition.id, number)))

    async def _render(self, served: ServedEdition, number: int, width: int, address: str) -> bytes:
        card = await self.card(served, number)
        svg = await asyncio.to_thread(card.svg)
        return await self._worker_pool(served).run(RenderPng(svg, width), address)

    def _worker_pool(self, served: ServedEdition) -> JobRunner:
        return self._untrusted if served.is_own else self._trusted


def _spare_cores() -> int:
    return min(max((os.cpu_count() or 2) - 1, 1), MAX_WORKERS)


def _has_result(task: asyncio.Task[T]) -> bool:
    return task.done() and not task.cancelled() and task.exception() is None
