"""Cards as they look, worked out by worker processes so that no table waits for them."""

import asyncio
import os
from functools import partial
from typing import TypeVar

from sosie.cards import DrawnCard
from sosie.server.decks.served_edition import Shelved
from sosie.server.lru import Latest
from sosie.server.workers.jobs import LayOutCard, RenderPng, TraceSymbols
from sosie.server.workers.pool import Workshop

T = TypeVar("T")
Key = tuple[str | int, ...]
"""The id and the version of an edition, and which picture of it."""

MOST_WORKERS = 3
"""Worker processes for editions that come with Sosie, however many cores there are: each takes 100 MB."""
_MOST_PICTURES, _BYTES_OF_PICTURES = 300, 60_000_000
_MOST_SILHOUETTES, _BYTES_OF_SILHOUETTES = 30, 20_000_000


class Drawings:
    """Draws a card when somebody asks for it, and then the others, which will be asked for next."""

    def __init__(self, untrusted: Workshop, workers: int | None = None) -> None:
        self._untrusted = untrusted
        # For editions that come with Sosie only, so that no deck of anybody's own holds them up.
        self._trusted = Workshop(workers or _spare_cores(), waiting_each=500, waiting=2000)
        self._cards: dict[tuple[str, int], asyncio.Task[DrawnCard]] = {}
        self._pictures: Latest[Key, bytes] = Latest(_MOST_PICTURES, _BYTES_OF_PICTURES, len)
        self._silhouettes: Latest[Key, bytes] = Latest(_MOST_SILHOUETTES, _BYTES_OF_SILHOUETTES, len)
        self._others: dict[str, asyncio.Task[None]] = {}

    async def card(self, shelved: Shelved, number: int) -> DrawnCard:
        """Return a card, drawn before the others of its edition if it is not there yet."""
        if shelved.cards:
            return shelved.cards[number]
        drawn = await asyncio.shield(self._card(shelved, number))
        self.begin(shelved)
        return drawn

    def drawn(self, shelved: Shelved, number: int) -> DrawnCard | None:
        """Return a card if it has been drawn already."""
        if shelved.cards:
            return shelved.cards[number]
        task = self._cards.get((shelved.edition.id, number))
        return task.result() if task and _is_good(task) else None

    def begin(self, shelved: Shelved) -> None:
        """Begin to draw all cards of an edition that comes with Sosie."""
        name = shelved.edition.id
        if not shelved.cards and name not in self._others:
            self._others[name] = asyncio.create_task(self._draw_all(shelved))

    async def picture(self, shelved: Shelved, number: int, width: int, address: str) -> bytes:
        """Return a card as a PNG file."""
        key = (shelved.edition.id, shelved.version, number, width)
        return await self._pictures.find(key, partial(self._render, shelved, number, width, address))

    async def silhouettes(self, shelved: Shelved, address: str) -> bytes:
        """Return by which points a touch on a card is understood, as JSON."""
        key = (shelved.edition.id, shelved.version)
        job = TraceSymbols(shelved.faces)
        return await self._silhouettes.find(key, partial(self._workshop(shelved).run, job, address))

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

    async def _draw_all(self, shelved: Shelved) -> None:
        # One at a time, so that a card that somebody waits for is never behind more than one that nobody does.
        for number in range(len(shelved)):
            await asyncio.shield(self._card(shelved, number))

    def _card(self, shelved: Shelved, number: int) -> asyncio.Task[DrawnCard]:
        key = (shelved.edition.id, number)
        task = self._cards.get(key)
        if task is None or (task.done() and not _is_good(task)):
            task = self._cards[key] = asyncio.create_task(self._lay_out(shelved, number))
        return task

    async def _lay_out(self, shelved: Shelved, number: int) -> DrawnCard:
        return shelved.drawn(number, await self._trusted.run(LayOutCard(shelved.edition.id, number)))

    async def _render(self, shelved: Shelved, number: int, width: int, address: str) -> bytes:
        card = await self.card(shelved, number)
        svg = await asyncio.to_thread(card.svg)
        return await self._workshop(shelved).run(RenderPng(svg, width), address)

    def _workshop(self, shelved: Shelved) -> Workshop:
        return self._untrusted if shelved.is_own else self._trusted


def _spare_cores() -> int:
    return min(max((os.cpu_count() or 2) - 1, 1), MOST_WORKERS)


def _is_good(task: asyncio.Task[T]) -> bool:
    return task.done() and not task.cancelled() and task.exception() is None
