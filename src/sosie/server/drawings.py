"""Cards as they look, worked out in other processes so that no table waits for them."""

import asyncio
import os
import signal
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache, partial
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import TypeVar

from sosie.cards import CardDesign, DrawnCard
from sosie.cards.drawing import Drawing, png
from sosie.cards.silhouette import touch_points
from sosie.editions import edition
from sosie.server.shelved import Shelved

T = TypeVar("T")
Traces = dict[str, tuple[tuple[tuple[float, float], ...], ...]]
"""For each symbol, and each of its looks, points spread over it."""

_KEPT_PICTURES = 300
_KEPT_SILHOUETTES = 30


class Drawings:
    """Draws a card when somebody asks for it, and then the others, which will be asked for next."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or max((os.cpu_count() or 2) - 1, 1)
        self._pool: ProcessPoolExecutor | None = None
        self._cards: dict[tuple[str, int], asyncio.Task[DrawnCard]] = {}
        self._pictures: OrderedDict[tuple[str, int, int], bytes] = OrderedDict()
        self._silhouettes: OrderedDict[tuple[str, str], asyncio.Task[Traces]] = OrderedDict()
        self._others: dict[str, asyncio.Task[None]] = {}

    async def card(self, shelved: Shelved, number: int) -> DrawnCard:
        """Return a card, drawn before the others of its edition if it is not there yet."""
        if shelved.cards:
            return shelved.cards[number]
        drawn = await asyncio.shield(self._card(shelved.edition.id, number))
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
            self._others[name] = asyncio.create_task(self._draw_all(name, len(shelved)))

    async def picture(self, shelved: Shelved, number: int, width: int) -> bytes:
        """Return a card as a PNG file."""
        key = (shelved.version, number, width)
        if key not in self._pictures:
            card = await self.card(shelved, number)
            self._pictures[key] = await self._elsewhere(partial(png, card.svg(), width))
            while len(self._pictures) > _KEPT_PICTURES:
                self._pictures.popitem(last=False)
        return self._pictures[key]

    async def silhouettes(self, shelved: Shelved) -> Traces:
        """Return by which points a touch on a card is understood."""
        # Pictures that look the same may have other names elsewhere.
        key = (shelved.edition.id, shelved.version)
        task = self._silhouettes.get(key)
        if task is None or (task.done() and not _is_good(task)):
            faces = {symbol.id: symbol.faces for symbol in shelved.edition.symbols}
            task = asyncio.create_task(self._elsewhere(partial(_trace, faces)))
            self._silhouettes[key] = task
            while len(self._silhouettes) > _KEPT_SILHOUETTES:
                self._silhouettes.popitem(last=False)
        return await asyncio.shield(task)

    def forget(self, deck_id: str) -> None:
        """Drop the pictures and silhouettes of a deck."""
        # Pictures are not kept by deck.
        self._pictures.clear()
        for key in [key for key in self._silhouettes if key[0] == deck_id]:
            self._silhouettes.pop(key).cancel()

    def close(self) -> None:
        """Stop drawing; a card that is half done is not waited for."""
        for task in (*self._others.values(), *self._cards.values(), *self._silhouettes.values()):
            task.cancel()
        if self._pool is not None:
            for worker in active_children():
                worker.kill()
            # Who looks after them ends with them. Not waited for, that would be while Python ends, which may fail.
            self._pool.shutdown(cancel_futures=True)

    async def _draw_all(self, name: str, cards: int) -> None:
        # One at a time, so that a card that somebody waits for is never behind more than one that nobody does.
        for number in range(cards):
            await asyncio.shield(self._card(name, number))

    def _card(self, name: str, number: int) -> asyncio.Task[DrawnCard]:
        task = self._cards.get((name, number))
        if task is None or (task.done() and not _is_good(task)):
            task = self._cards[name, number] = asyncio.create_task(self._elsewhere(partial(_draw, name, number)))
        return task

    async def _elsewhere(self, work: Callable[[], T]) -> T:
        """Do some work in another process, and once more if that dies."""
        try:
            return await self._in_pool(work)
        except BrokenProcessPool:
            return await self._in_pool(work)

    async def _in_pool(self, work: Callable[[], T]) -> T:
        pool = self._pool = self._pool or ProcessPoolExecutor(self._workers, get_context("spawn"), _begin)
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise


def _is_good(task: asyncio.Task[T]) -> bool:
    return task.done() and not task.cancelled() and task.exception() is None


def _draw(name: str, number: int) -> DrawnCard:
    return _design(name).card(number)


def _trace(faces: Mapping[str, Sequence[str]]) -> Traces:
    return {symbol: tuple(touch_points(Drawing.parse(face)) for face in looks) for symbol, looks in faces.items()}


@cache
def _design(name: str) -> CardDesign:
    return CardDesign(edition(name))


def _begin() -> None:
    """Let tables go first, leave a Ctrl-C to the server, which stops its workers, and end when it does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_server, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(5)


def _end_with_the_server() -> None:
    """End when the server does, even if it was killed and could tell nobody."""
    if (server := parent_process()) is not None:
        server.join()
        os._exit(1)
