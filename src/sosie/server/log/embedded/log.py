"""The embedded log: entries in memory and on the disk of a single server."""

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
    """Entries in memory and in a folder, which one server has open at a time.

    An entry is written before it is delivered, so a killed server loses none. With `durable` it is also flushed to
    disk, so a power cut loses none either.
    """

    kind = "embedded"
    is_reachable = True

    def __init__(self, folder: Path, durable: bool = False, segment_bytes: int = 64 * 2**20) -> None:
        self.peers = NoPeers()
        self._segments = Segments(folder, segment_bytes, durable)
        self._tables: dict[str, TableLog] = {}
        self._awaited: dict[str, TableLog] = {}
        """Subscriptions to tables that do not exist yet."""
        self._wasted, self._least_waste = 0, segment_bytes
        self._slices = Slices()
        self._compaction: asyncio.Task[None] | None = None

    def can_write(self) -> bool:
        """Tell whether entries can be written."""
        return self._segments.can_write()

    async def open(self) -> None:
        """Read the folder."""
        self._tables.clear()
        self._awaited.clear()
        self._wasted = 0
        self._segments.open(self._apply)
        self._compact_if_wasteful()

    async def close(self) -> None:
        """Finish a compaction, and release the folder."""
        if self._compaction:
            await self._compaction
        self._segments.close()

    async def tables(self) -> list[str]:
        """Return the codes of the tables that have entries."""
        return list(self._tables)

    async def create(self, table: str, first: bytes) -> bool:
        """Append the first entry of a table; False if the table exists."""
        if table in self._tables:
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
        """Deliver every entry after a position to a listener, existing entries before this returns."""
        table_log = self._tables.get(table) or self._awaited.setdefault(table, TableLog())
        if restore is not None:
            after = _restore(table, table_log, after, restore)
        subscription = EmbeddedSubscription(table_log, listener, after, lambda: self._awaited.pop(table, None))
        try:
            await self._slices.run(subscription.deliveries())
        except BaseException:
            subscription.cancel()
            raise
        return subscription

    def append(
        self,
        table: str,
        entry: bytes,
        key: str = "",
        on_lost: Callable[[], None] | None = None,  # noqa: ARG002 - the entry is stored when this returns
    ) -> None:
        """Append an entry; a no-op if the key was used before. Raises LogUnavailable on failure."""
        table_log = self._tables.get(table)
        if table_log is None:
            raise LogUnavailable(f"there is no table {table}")
        digest = blake2b(key.encode(), digest_size=16).digest() if key else b""
        if digest not in table_log.keys:
            self._add(table_log, Frame(table, table_log.last + 1, entry, digest))

    async def catch_up(self, table: str) -> None:
        """Do nothing: entries are delivered at once."""

    def offer(self, table: str, position: int, snapshot: Callable[[], bytes]) -> None:
        """Store a snapshot if there are many entries since the last one."""
        table_log = self._tables.get(table)
        if table_log is None or not table_log.needs_snapshot(position):
            return
        frame = Frame(table, position, pack_snapshot(snapshot(), []), is_snapshot=True)
        data = pack(frame)
        try:
            self._segments.append(data)
        except LogUnavailable as error:
            _logger.warning("a snapshot was not stored: %s", error)
            return
        self._apply(frame, len(data))
        self._compact_if_wasteful()

    async def drop(self, table: str) -> None:
        """Delete a table, and end its subscriptions."""
        if table not in self._tables:
            return
        frame = Frame(table, 0)
        data = pack(frame)
        self._segments.append(data)
        self._apply(frame, len(data))
        self._compact_if_wasteful()

    async def compact(self) -> None:
        """Rewrite the files if a table was dropped, so that nothing of it stays on the disk."""
        # The caller may be cancelled; a compaction is finished in any case.
        if self._compaction:
            await asyncio.shield(self._compaction)
        if self._wasted:
            self._compaction = asyncio.create_task(self._compact())
            await asyncio.shield(self._compaction)

    def _add(self, table_log: TableLog, frame: Frame) -> None:
        data = pack(frame)
        self._segments.append(data)
        if frame.position == 1:
            self._tables[frame.table] = table_log
            self._awaited.pop(frame.table, None)
        table_log.add(frame, len(data))
        for subscription in tuple(table_log.subscriptions):
            try:
                subscription.deliver()
            except Exception:
                # The entry is in the log all the same, and there are other subscriptions.
                _logger.exception("a listener failed at an entry of table %s", frame.table)

    def _apply(self, frame: Frame, size: int) -> None:
        """Apply a frame to the state in memory."""
        if frame.position == 0:
            table_log = self._tables.pop(frame.table, TableLog())
            table_log.subscriptions.clear()
            self._wasted += table_log.size + size
            return
        table_log = self._tables.setdefault(frame.table, TableLog())
        if frame.is_snapshot and (frame.position <= table_log.last or not table_log.last):
            self._wasted += table_log.add_snapshot(frame, size)
            return
        if frame.is_snapshot or frame.position != table_log.last + 1:
            raise DamagedLog(f"entry {frame.position} of table {frame.table} follows entry {table_log.last}")
        table_log.add(frame, size)

    def _compact_if_wasteful(self) -> None:
        """Compact the log if more than half of it is obsolete, and large enough."""
        if self._wasted < self._least_waste or (self._compaction and not self._compaction.done()):
            return
        if self._wasted > sum(table_log.size for table_log in self._tables.values()):
            self._compaction = asyncio.create_task(self._compact())

    async def _compact(self) -> None:
        wasted = self._wasted
        try:
            complete = self._segments.rotate()
            tables = list(self._tables.items())
            covered = [(table_log, table_log.snapshot.position) for _, table_log in tables if table_log.snapshot]
            frames = [table_log.frames(table) for table, table_log in tables]
            await asyncio.to_thread(
                self._segments.write_base, complete, chain.from_iterable(write() for write in frames)
            )
            self._wasted -= wasted
            for table_log, position in covered:
                table_log.forget(position)
        except OSError as error:
            _logger.warning("the log could not be compacted; it will be retried later: %s", error)


def _restore(table: str, table_log: TableLog, after: int, restore: Restorer) -> int:
    """Restore a listener from the snapshot, if there is one, and return its position."""
    snapshot = table_log.snapshot
    if snapshot is None or snapshot.position < after:
        return after
    if restore(snapshot.position, snapshot.data):
        return snapshot.position
    if table_log.first <= after:
        return after
    _logger.warning("the snapshot of table %s is of another version, and its first entries are gone", table)
    return table_log.last
