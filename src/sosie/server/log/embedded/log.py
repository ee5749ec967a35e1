"""The log of a server that is alone: in this process, and on its disk."""

import asyncio
import logging
from collections.abc import Callable
from hashlib import blake2b
from itertools import chain
from pathlib import Path

from sosie.errors import DamagedLog
from sosie.server.log.embedded.frames import Frame, pack
from sosie.server.log.embedded.segments import Segments
from sosie.server.log.embedded.table_log import EmbeddedSubscription, TableLog, pack_snapshot
from sosie.server.log.interface import Listener, LogUnavailable, Restorer, Slices
from sosie.server.log.peers import NoPeers

_logger = logging.getLogger(__name__)


class EmbeddedLog:
    """Entries in memory and in the files of a folder, which one server has open at a time.

    An entry is with the operating system before anybody is told, so a server that is killed loses none; with `durable`
    it is on the disk, and a power cut takes none either.
    """

    kind = "embedded"
    is_reachable = True

    def __init__(self, folder: Path, durable: bool = False, segment_bytes: int = 64 * 2**20) -> None:
        self.peers = NoPeers()
        self._segments = Segments(folder, segment_bytes, durable)
        self._shelves: dict[str, TableLog] = {}
        self._awaited: dict[str, TableLog] = {}
        self._wasted, self._worth_compacting = 0, segment_bytes
        self._slices = Slices()
        self._compaction: asyncio.Task[None] | None = None

    def can_write(self) -> bool:
        """Tell whether the last entry could be written, or another could be now."""
        return self._segments.can_write()

    async def open(self) -> None:
        """Read what there is."""
        self._shelves.clear()
        self._awaited.clear()
        self._wasted = 0
        self._segments.open(self._take)
        self._compact_if_wasteful()

    async def close(self) -> None:
        """Finish what is under way, and let go of the folder."""
        if self._compaction:
            await self._compaction
        self._segments.close()

    async def tables(self) -> list[str]:
        """Return the codes of the tables that have entries."""
        return list(self._shelves)

    async def create(self, table: str, first: bytes) -> bool:
        """Append the first entry of a table; False if there is such a table already."""
        if table in self._shelves:
            return False
        self._add(self._awaited.get(table) or TableLog(), Frame(table, 1, first))
        return True

    async def subscribe(
        self,
        table: str,
        listener: Listener,
        after: int = 0,
        restore: Restorer | None = None,
    ) -> EmbeddedSubscription:
        """Tell a listener every entry after a place, those that are there already before this returns."""
        decks = self._shelves.get(table) or self._awaited.setdefault(table, TableLog())
        if restore is not None:
            after = _restored(table, decks, after, restore)
        listening = EmbeddedSubscription(decks, listener, after, lambda: self._awaited.pop(table, None))
        try:
            await self._slices.run(listening.telling())
        except BaseException:
            listening.cancel()
            raise
        return listening

    def append(
        self,
        table: str,
        entry: bytes,
        key: str = "",
        on_lost: Callable[[], None] | None = None,  # noqa: ARG002 - it is kept when this returns
    ) -> None:
        """Append an entry; with a key that was used before, nothing happens. Raises LogUnavailable if it cannot."""
        decks = self._shelves.get(table)
        if decks is None:
            raise LogUnavailable(f"there is no table {table}")
        digest = blake2b(key.encode(), digest_size=16).digest() if key else b""
        if digest not in decks.keys:
            self._add(decks, Frame(table, decks.last + 1, entry, digest))

    async def catch_up(self, table: str) -> None:
        """Have nothing to wait for: whoever listens is told at once."""

    def offer(self, table: str, place: int, snapshot: Callable[[], bytes]) -> None:
        """Keep a snapshot if there are many entries since the last one."""
        decks = self._shelves.get(table)
        if decks is None or not decks.is_due(place):
            return
        frame = Frame(table, place, pack_snapshot(snapshot(), []), is_snapshot=True)
        data = pack(frame)
        try:
            self._segments.append(data)
        except LogUnavailable as error:
            _logger.warning("a snapshot was not kept: %s", error)
            return
        self._take(frame, len(data))
        self._compact_if_wasteful()

    async def drop(self, table: str) -> None:
        """Forget a table; whoever listens to it hears nothing more."""
        if table not in self._shelves:
            return
        frame = Frame(table, 0)
        data = pack(frame)
        self._segments.append(data)
        self._take(frame, len(data))
        self._compact_if_wasteful()

    async def compact(self) -> None:
        """Write everything anew if any table was dropped, so that nothing of it stays on the disk."""
        # Whoever asks may give up; what is half written is finished in any case.
        if self._compaction:
            await asyncio.shield(self._compaction)
        if self._wasted:
            self._compaction = asyncio.create_task(self._compact())
            await asyncio.shield(self._compaction)

    def _add(self, decks: TableLog, frame: Frame) -> None:
        data = pack(frame)
        self._segments.append(data)
        if frame.place == 1:
            self._shelves[frame.table] = decks
            self._awaited.pop(frame.table, None)
        decks.add(frame, len(data))
        for listening in tuple(decks.listening):
            try:
                listening.tell()
            except Exception:
                # The entry is in the log whatever a listener makes of it, and others listen too.
                _logger.exception("a listener failed at an entry of table %s", frame.table)

    def _take(self, frame: Frame, size: int) -> None:
        """Do to what is in memory what a frame says."""
        if frame.place == 0:
            decks = self._shelves.pop(frame.table, TableLog())
            decks.listening.clear()
            self._wasted += decks.size + size
            return
        decks = self._shelves.setdefault(frame.table, TableLog())
        if frame.is_snapshot and (frame.place <= decks.last or not decks.last):
            self._wasted += decks.add_snapshot(frame, size)
            return
        if frame.is_snapshot or frame.place != decks.last + 1:
            raise DamagedLog(f"entry {frame.place} of table {frame.table} follows entry {decks.last}")
        decks.add(frame, size)

    def _compact_if_wasteful(self) -> None:
        """Compact the log if more than half of it is dropped or replaced by snapshots, and worth the while."""
        if self._wasted < self._worth_compacting or (self._compaction and not self._compaction.done()):
            return
        if self._wasted > sum(decks.size for decks in self._shelves.values()):
            self._compaction = asyncio.create_task(self._compact())

    async def _compact(self) -> None:
        wasted = self._wasted
        try:
            complete = self._segments.rotate()
            shelves = list(self._shelves.items())
            covered = [(decks, decks.snapshot.place) for _, decks in shelves if decks.snapshot]
            frames = [decks.frames(table) for table, decks in shelves]
            await asyncio.to_thread(
                self._segments.write_base, complete, chain.from_iterable(write() for write in frames)
            )
            self._wasted -= wasted
            for decks, place in covered:
                decks.forget(place)
        except OSError as error:
            _logger.warning("the log could not be compacted, and will be later: %s", error)


def _restored(table: str, decks: TableLog, after: int, restore: Restorer) -> int:
    """Restore a listener from the snapshot, if there is one, and return the place that it has come to."""
    snapshot = decks.snapshot
    if snapshot is None or snapshot.place < after:
        return after
    if restore(snapshot.place, snapshot.data):
        return snapshot.place
    if decks.first <= after:
        return after
    _logger.warning("table %s was written by another version, and its first entries are gone", table)
    return decks.last
