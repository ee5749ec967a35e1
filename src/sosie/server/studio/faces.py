"""Faces of drafts: made by worker processes, saved in the store and cached in memory."""

import asyncio
import hashlib
from collections.abc import Iterable, Mapping
from contextlib import suppress
from http import HTTPStatus

import msgspec

from sosie.cards.own.document import FaceOrder, MadeFace
from sosie.cards.own.document_check import FaceNote
from sosie.errors import Reason
from sosie.server.access.refusal import Refusal
from sosie.server.runtime.lru import LruCache
from sosie.server.store.draft_rows import ResultRow
from sosie.server.store.store import Store
from sosie.server.workers.draft_jobs import MakeFaces
from sosie.server.workers.pool import JobRunner

_MAX_FACES, _BYTES_OF_FACES = 4000, 64_000_000
_AT_ONCE = 4
"""Faces made in one job; several jobs run side by side."""
_OF_A_FACE = frozenset({"too-complicated", "took-too-long", "failed"})
"""Failures of a job that one of its faces may cause."""
_MAX_FAILURES = 3


class Faces:
    """Makes faces, each once."""

    def __init__(self, store: Store, jobs: JobRunner) -> None:
        self._store, self._jobs = store, jobs
        self._svgs: LruCache[tuple[str, str], str] = LruCache(_MAX_FACES, _BYTES_OF_FACES, len)
        self._failures: LruCache[tuple[str, str], int] = LruCache(_MAX_FACES, _MAX_FACES, lambda _: 1)
        self._making: dict[tuple[str, str], asyncio.Task[None]] = {}

    async def notes(self, draft: str, keys: Iterable[str]) -> dict[str, FaceNote]:
        """Return the notes of those faces that are made."""
        infos = await self._store.drafts.result_infos(draft, keys)
        return {key: msgspec.json.decode(info, type=FaceNote) for key, info in infos.items()}

    async def svgs(self, draft: str, keys: Iterable[str]) -> dict[str, str]:
        """Return those faces that are made."""
        found = {key: svg for key in keys if (svg := self._svgs.get((draft, key))) is not None}
        missing = [key for key in keys if key not in found]
        if missing:
            for key, content in (await self._store.drafts.result_contents(draft, missing)).items():
                found[key] = content.decode()
                self._svgs.add((draft, key), found[key])
        return found

    def start(self, draft: str, orders: Mapping[str, FaceOrder], address: str) -> set[asyncio.Task[None]]:
        """Start to make faces by their keys, except those that are being made; return the tasks of all."""
        new = [order for key, order in orders.items() if (draft, key) not in self._making]
        for first in range(0, len(new), _AT_ONCE):
            batch = new[first : first + _AT_ONCE]
            task = asyncio.create_task(self._make(draft, batch, address))
            keys = [(draft, order.key) for order in batch]
            self._making |= dict.fromkeys(keys, task)
            task.add_done_callback(lambda done, keys=keys: self._finish(done, keys))  # type: ignore[misc]  # a lambda with a default
        return {self._making[draft, key] for key in orders if (draft, key) in self._making}

    async def save(self, draft: str, made: Iterable[tuple[FaceOrder, MadeFace]]) -> None:
        """Save faces."""
        await self._store.drafts.save_results(draft, [_row(order, face) for order, face in made])

    def cached_drafts(self) -> set[str]:
        """Return the ids of the drafts whose faces are cached."""
        keys = self._svgs.keys()
        return {draft for draft, _ in keys}

    def forget(self, draft: str) -> None:
        """Drop everything cached of a draft."""
        self._svgs.discard(lambda key: key[0] == draft)
        self._failures.discard(lambda key: key[0] == draft)

    def close(self) -> None:
        """Stop making faces."""
        for task in self._making.values():
            task.cancel()

    async def _make(self, draft: str, orders: list[FaceOrder], address: str) -> None:
        pictures: dict[str, bytes] = {}
        for name in {order.picture for order in orders} - {None}:
            picture = await self._store.drafts.picture(draft, str(name))
            if picture is None:
                return
            pictures[picture.sha256] = picture.content
        try:
            made = await self._jobs.run(MakeFaces(draft, tuple(orders), pictures), address)
        except Refusal as refusal:
            if refusal.code not in _OF_A_FACE:
                raise
            if len(orders) > 1:
                # One of them is the culprit: the others are made without it.
                for order in orders:
                    with suppress(Refusal):
                        await self._make(draft, [order], address)
                return
            self._count_failure(draft, orders[0], refusal)
            made = (MadeFace(error=str(refusal), reason="too-complicated"),)
        await self.save(draft, zip(orders, made, strict=True))

    def _count_failure(self, draft: str, order: FaceOrder, refusal: Refusal) -> None:
        """Raise the refusal again, unless it is for good: too complicated, or the worker has died a few times."""
        key = (draft, order.key)
        failures = (self._failures.get(key) or 0) + 1
        if refusal.code != "too-complicated" and failures < _MAX_FAILURES:
            self._failures.add(key, failures)
            raise refusal

    def _finish(self, task: asyncio.Task[None], keys: list[tuple[str, str]]) -> None:
        for key in keys:
            self._making.pop(key, None)
        if not task.cancelled():
            # Retrieved here, since every caller may have stopped waiting.
            task.exception()


def unusable(reason: Reason, text: str) -> Refusal:
    """Return the refusal of a picture, word or emoji that cannot be drawn."""
    return Refusal(HTTPStatus.BAD_REQUEST, "unusable-source" if reason == "unreadable" else reason, text)


def _row(order: FaceOrder, face: MadeFace) -> ResultRow:
    content = face.svg.encode()
    note = FaceNote(face.box, hashlib.sha256(content).hexdigest(), face.error, face.reason)
    return ResultRow(order.key, msgspec.json.encode(note).decode(), content, order.picture or "")
