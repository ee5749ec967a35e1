"""The part of the embedded log that one process has: its tables, the queue of new entries, and its folder."""

import asyncio
import logging
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import blake2b
from itertools import chain
from pathlib import Path

from sosie.errors import DamagedLog
from sosie.server.log.embedded.batch import Batch, Control, Entry, OnLost
from sosie.server.log.embedded.frames import Frame
from sosie.server.log.embedded.segments import Segments
from sosie.server.log.embedded.table_log import EmbeddedSubscription, TableLog, pack_snapshot
from sosie.server.log.interface import Listener, LogUnavailable, Restorer

MAX_QUEUED = 100_000
"""The most entries that wait for a slow disk; further ones are refused."""
_logger = logging.getLogger(__name__)


class Part:
    """The tables of a process: new entries are written once in each iteration of the event loop, then delivered.

    A write that waits for the disk runs in a thread. The entries that come meanwhile are the next batch.
    """

    def __init__(self, folder: Path, durable: bool, segment_bytes: int) -> None:
        self.tables: dict[str, TableLog] = {}
        self.awaited: dict[str, TableLog] = {}
        """Tables with subscriptions that do not exist yet, or are being created."""
        self._segments, self._durable = Segments(folder, segment_bytes, durable), durable
        self._thread = ThreadPoolExecutor(1, "log")
        self._flush: asyncio.Future[None] | None = None
        """Flushes a full segment, while it still grows."""
        self._loop: asyncio.AbstractEventLoop | None = None
        """The running loop while the part is open."""
        self._queue: list[Entry] = []
        self._controls: list[Control] = []
        """Snapshots and drops, which are written after the entries."""
        self._is_scheduled = self._is_busy = False
        """Whether a write is scheduled, and whether a thread works on the files."""
        self._turn: asyncio.Future[None] | None = None
        """The compaction that waits for the files."""
        self._taken = self._settled = 0
        """The number of batches taken from the queue, and of those that are settled."""
        self._waiting: list[asyncio.Future[None]] = []
        self._wasted, self._least_waste = 0, segment_bytes
        self._compaction: asyncio.Task[None] | None = None

    # Opening and closing

    def open(self) -> None:
        """Read the folder."""
        self.tables.clear()
        self.awaited.clear()
        self._wasted = 0
        self._segments.open(self._apply)
        self._loop = asyncio.get_running_loop()
        self._compact_if_wasteful()

    async def close(self) -> None:
        """Write the queue, finish a compaction, and release the folder."""
        is_open, self._loop = self._loop is not None, None
        if is_open:
            await self.settle()
        if self._compaction:
            await self._compaction
        if self._flush:
            await self._flush
        self._segments.close()

    def can_write(self) -> bool:
        """Tell whether entries can be written."""
        return self._loop is not None and (
            not self._segments.has_failed if self._is_busy else self._segments.can_write()
        )

    async def settle(self) -> None:
        """Wait until all entries of this moment are stored and delivered, or lost."""
        last = self._taken + bool(self._queue or self._controls)
        while self._settled < last:
            waiting = asyncio.get_running_loop().create_future()
            self._waiting.append(waiting)
            await waiting

    # Requests

    def append(self, table: str, entry: bytes, key: str, on_lost: OnLost) -> None:
        """Queue an entry."""
        table_log = self.tables.get(table)
        if table_log is None:
            raise LogUnavailable(f"there is no table {table}")
        self._enqueue((table_log, entry, blake2b(key.encode(), digest_size=16).digest() if key else b"", on_lost))

    async def create(self, table: str, first: bytes) -> bool:
        """Store the first entry of a table; False if the table exists."""
        while (other := self.awaited.get(table)) is not None and other.is_claimed:
            await self.settle()
        if table in self.tables:
            return False
        table_log = self.awaited.setdefault(table, TableLog(table))

        def unclaim() -> None:
            table_log.is_claimed = False
            self._forget_unused(table_log)

        try:
            self._enqueue((table_log, first, b"", unclaim))
        except LogUnavailable:
            unclaim()
            raise
        table_log.is_claimed = True
        await self.settle()
        if not table_log.last:
            raise LogUnavailable(f"table {table} could not be stored")
        return True

    def subscribe(self, table: str, listener: Listener, after: int, restore: Restorer | None) -> EmbeddedSubscription:
        """Return a subscription to a table, whose existing entries are not delivered yet."""
        table_log = self.tables.get(table) or self.awaited.setdefault(table, TableLog(table))
        if restore is not None:
            after = _restore(table_log, after, restore)
        return EmbeddedSubscription(table_log, listener, after, self._forget_unused)

    def offer(self, table: str, position: int, snapshot: Callable[[], bytes]) -> None:
        """Queue a snapshot if there are many entries since the last one."""
        table_log = self.tables.get(table)
        if table_log is None or self._loop is None or not table_log.needs_snapshot(position):
            return
        offered, table_log.offered = table_log.offered, position

        def on_lost() -> None:
            table_log.offered = offered
            _logger.warning("a snapshot of table %s was not stored", table)

        frame = Frame(table, position, pack_snapshot(snapshot(), []), is_snapshot=True)
        self._controls.append((table_log, frame, on_lost))
        self._schedule(self._loop)

    async def drop(self, table: str) -> None:
        """Delete a table, and end its subscriptions."""
        table_log = self.tables.get(table)
        if table_log is None:
            return
        if self._loop is None:
            raise LogUnavailable("the log is not open")
        self._controls.append((table_log, Frame(table, 0), None))
        self._schedule(self._loop)
        await self.settle()
        if not table_log.is_dropped:
            raise LogUnavailable(f"table {table} could not be dropped")

    async def compact(self) -> None:
        """Rewrite the files if a table was dropped, so that nothing of it stays on the disk."""
        # The caller may be cancelled; a compaction is finished in any case.
        if self._compaction:
            await asyncio.shield(self._compaction)
        if self._wasted:
            self._compaction = asyncio.create_task(self._compact())
            await asyncio.shield(self._compaction)

    # Writing

    def _enqueue(self, entry: Entry) -> None:
        if self._loop is None:
            raise LogUnavailable("the log is not open")
        if len(self._queue) >= MAX_QUEUED:
            raise LogUnavailable("the disk is too slow")
        self._queue.append(entry)
        self._schedule(self._loop)

    def _schedule(self, loop: asyncio.AbstractEventLoop) -> None:
        if not self._is_scheduled:
            self._is_scheduled = True
            loop.call_soon(self._write)

    def _write(self) -> None:
        """Write the queue, unless a thread works on the files: then it is written afterwards."""
        self._is_scheduled = False
        if self._is_busy or not (self._queue or self._controls):
            return
        batch = Batch(self._queue, self._controls)
        self._queue, self._controls = [], []
        self._taken += 1
        self._report([on_lost for *_, on_lost in batch.of_dropped])
        data = b"".join(batch.frames)
        if data and (self._durable or self._segments.must_rotate(len(data))):
            self._is_busy = True
            writing = asyncio.get_running_loop().run_in_executor(self._thread, self._segments.append, data)
            writing.add_done_callback(partial(self._on_written, batch))
            return
        if self._segments.is_full(len(data)) and (self._flush is None or self._flush.done()):
            self._flush = asyncio.get_running_loop().run_in_executor(self._thread, self._segments.flush)
        try:
            if data:
                self._segments.append(data)
        except BaseException as error:
            self._lose(batch, error)
            if not isinstance(error, LogUnavailable):
                raise
        else:
            self._commit(batch)

    def _on_written(self, batch: Batch, writing: asyncio.Future[None]) -> None:
        error = writing.exception()
        if error is None:
            self._commit(batch)
        else:
            self._lose(batch, error)
        self._release_files()

    def _commit(self, batch: Batch) -> None:
        """Add a written batch to the tables, and deliver it."""
        for (table_log, payload, key, _), frame in zip(batch.entries, batch.frames, strict=False):
            table_log.staged = 0
            table_log.add(payload, key, len(frame))
            if table_log.last == 1:
                self.tables[table_log.code] = self.awaited.pop(table_log.code, table_log)
        for entry in batch.entries:
            for subscription in tuple(entry[0].subscriptions):
                subscription.deliver()
        for (_, control, _), data in zip(batch.controls, batch.frames[len(batch.entries) :], strict=True):
            self._apply(control, len(data))
        self._settle()
        if batch.controls:
            self._compact_if_wasteful()

    def _lose(self, batch: Batch, error: BaseException) -> None:
        """Report all entries of a batch that could not be written."""
        _logger.warning("%d entries could not be stored: %s", len(batch.entries), error)
        self._report(batch.roll_back())
        self._settle()

    def _report(self, lost: Iterable[OnLost]) -> None:
        """Call the callbacks of lost entries."""
        for on_lost in lost:
            try:
                if on_lost is not None:
                    on_lost()
            except Exception:
                _logger.exception("a lost entry could not be reported")

    def _settle(self) -> None:
        self._settled += 1
        waiting, self._waiting = self._waiting, []
        for future in waiting:
            if not future.done():
                future.set_result(None)

    async def _take_files(self) -> None:
        """Wait until no thread works on the files, and keep batches from being written."""
        if self._is_busy:
            self._turn = asyncio.get_running_loop().create_future()
            await self._turn
        self._is_busy = True

    def _release_files(self) -> None:
        if self._turn is not None and not self._turn.done():
            self._turn.set_result(None)
            return
        self._is_busy = False
        self._write()

    def _forget_unused(self, table_log: TableLog) -> None:
        """Forget a table that does not exist, so that guessed codes do not accumulate."""
        is_used = table_log.subscriptions or table_log.is_claimed
        if not is_used and self.awaited.get(table_log.code) is table_log:
            del self.awaited[table_log.code]

    def _apply(self, frame: Frame, size: int) -> None:
        """Apply a frame to the state in memory."""
        if frame.position == 0:
            table_log = self.tables.pop(frame.table, TableLog(frame.table))
            table_log.is_dropped = True
            table_log.subscriptions.clear()
            self._wasted += table_log.size + size
            return
        table_log = self.tables.get(frame.table) or self.tables.setdefault(frame.table, TableLog(frame.table))
        if frame.is_snapshot and (frame.position <= table_log.last or not table_log.last):
            self._wasted += table_log.add_snapshot(frame, size)
            return
        if frame.is_snapshot or frame.position != table_log.last + 1:
            raise DamagedLog(f"entry {frame.position} of table {frame.table} follows entry {table_log.last}")
        table_log.add(frame.payload, frame.key, size)

    # Compaction

    def _compact_if_wasteful(self) -> None:
        """Compact the part if more than half of it is obsolete, and large enough."""
        if self._wasted < self._least_waste or (self._compaction and not self._compaction.done()):
            return
        if self._wasted > sum(table_log.size for table_log in self.tables.values()):
            self._compaction = asyncio.create_task(self._compact())

    async def _compact(self) -> None:
        try:
            await self._take_files()
            try:
                wasted, tables = self._wasted, list(self.tables.values())
                covered = [(table_log, table_log.snapshot.position) for table_log in tables if table_log.snapshot]
                frames = [table_log.frames() for table_log in tables]
                complete = await asyncio.get_running_loop().run_in_executor(self._thread, self._segments.rotate)
            finally:
                self._release_files()
            written = chain.from_iterable(write() for write in frames)
            await asyncio.to_thread(self._segments.write_base, complete, written)
            self._wasted -= wasted
            for table_log, position in covered:
                table_log.forget(position)
        except OSError as error:
            _logger.warning("the log could not be compacted; it will be retried later: %s", error)


def _restore(table_log: TableLog, after: int, restore: Restorer) -> int:
    """Restore a listener from the snapshot, if there is one, and return its position."""
    snapshot = table_log.snapshot
    if snapshot is None or snapshot.position < after:
        return after
    if restore(snapshot.position, snapshot.data):
        return snapshot.position
    if table_log.first <= after:
        return after
    _logger.warning("the snapshot of table %s is of another version, and its first entries are gone", table_log.code)
    return table_log.last
