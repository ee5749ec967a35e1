"""The log of a server that is alone: in this process, and on its disk."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path

from sosie.errors import DamagedLog
from sosie.server.log import Listener, LogUnavailable, Restorer, Slices
from sosie.server.log_frames import Frame, pack
from sosie.server.log_segments import Segments
from sosie.server.peers import Alone

KEPT_KEYS = 4096
"""How many keys of a table are remembered."""

_logger = logging.getLogger(__name__)


@dataclass(eq=False)
class _Shelf:
    """What there is of a table: its entries, the places of those that have keys, and who listens."""

    entries: list[bytes] = field(default_factory=list)
    keys: dict[bytes, int] = field(default_factory=dict)
    listening: list["_Listening"] = field(default_factory=list)
    size: int = 0

    def add(self, frame: Frame, size: int) -> None:
        self.entries.append(frame.payload)
        self.size += size
        if frame.key:
            self.keys[frame.key] = frame.place
            if len(self.keys) > KEPT_KEYS:
                del self.keys[next(iter(self.keys))]


class _Listening:
    """Somebody who listens to a table, and how far they are."""

    def __init__(self, shelf: _Shelf, listener: Listener, after: int, forget: Callable[[], object]) -> None:
        self._shelf, self._listener, self._place, self._forget = shelf, listener, after, forget
        self._is_telling = False
        shelf.listening.append(self)

    def telling(self) -> Iterator[None]:
        """Tell what is new, an entry a step; entries that are appended meanwhile come after it."""
        if self._is_telling:
            return
        self._is_telling = True
        try:
            while self in self._shelf.listening and self._place < len(self._shelf.entries):
                self._place += 1
                self._listener(self._place, self._shelf.entries[self._place - 1])
                yield
        finally:
            self._is_telling = False

    def tell(self) -> None:
        """Tell what is new now."""
        for _ in self.telling():
            pass

    def cancel(self) -> None:
        """Stop listening."""
        if self in self._shelf.listening:
            self._shelf.listening.remove(self)
            if not self._shelf.entries and not self._shelf.listening:
                # Codes that were only guessed must not pile up.
                self._forget()


class EmbeddedLog:
    """Entries in memory and in the files of a folder, which one server has open at a time.

    An entry is with the operating system before anybody is told, so a server that is killed loses none; with `durable`
    it is on the disk, and a power cut takes none either.
    """

    kind = "embedded"
    is_reachable = True

    def __init__(self, folder: Path, durable: bool = False, segment_bytes: int = 64 * 2**20) -> None:
        self.peers = Alone()
        self._segments = Segments(folder, segment_bytes, durable)
        self._shelves: dict[str, _Shelf] = {}
        self._awaited: dict[str, _Shelf] = {}
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
        self._add(self._awaited.get(table) or _Shelf(), Frame(table, 1, first))
        return True

    async def subscribe(
        self,
        table: str,
        listener: Listener,
        after: int = 0,
        restore: Restorer | None = None,  # noqa: ARG002 - it keeps no snapshots
    ) -> _Listening:
        """Tell a listener every entry after a place, those that are there already before this returns."""
        shelf = self._shelves.get(table) or self._awaited.setdefault(table, _Shelf())
        listening = _Listening(shelf, listener, after, lambda: self._awaited.pop(table, None))
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
        shelf = self._shelves.get(table)
        if shelf is None:
            raise LogUnavailable(f"there is no table {table}")
        digest = blake2b(key.encode(), digest_size=16).digest() if key else b""
        if digest not in shelf.keys:
            self._add(shelf, Frame(table, len(shelf.entries) + 1, entry, digest))

    async def catch_up(self, table: str) -> None:
        """Have nothing to wait for: whoever listens is told at once."""

    def offer(self, table: str, place: int, snapshot: Callable[[], bytes]) -> None:
        """Need no snapshot: all entries are in memory, and folded at once."""

    async def drop(self, table: str) -> None:
        """Forget a table; whoever listens to it hears nothing more."""
        if table not in self._shelves:
            return
        frame = Frame(table, 0)
        data = pack(frame)
        self._segments.append(data)
        self._take(frame, len(data))
        self._compact_if_wasteful()

    def _add(self, shelf: _Shelf, frame: Frame) -> None:
        data = pack(frame)
        self._segments.append(data)
        if frame.place == 1:
            self._shelves[frame.table] = shelf
            self._awaited.pop(frame.table, None)
        shelf.add(frame, len(data))
        for listening in tuple(shelf.listening):
            try:
                listening.tell()
            except Exception:
                # The entry is in the log whatever a listener makes of it, and others listen too.
                _logger.exception("a listener failed at an entry of table %s", frame.table)

    def _take(self, frame: Frame, size: int) -> None:
        """Do to what is in memory what a frame says."""
        if frame.place == 0:
            shelf = self._shelves.pop(frame.table, _Shelf())
            shelf.listening.clear()
            self._wasted += shelf.size + size
            return
        shelf = self._shelves.setdefault(frame.table, _Shelf())
        if frame.place != len(shelf.entries) + 1:
            raise DamagedLog(f"entry {frame.place} of table {frame.table} follows entry {len(shelf.entries)}")
        shelf.add(frame, size)

    def _compact_if_wasteful(self) -> None:
        """Write everything anew without what was dropped, if that is more than half and worth the while."""
        if self._wasted < self._worth_compacting or (self._compaction and not self._compaction.done()):
            return
        if self._wasted > sum(shelf.size for shelf in self._shelves.values()):
            self._compaction = asyncio.create_task(self._compact())

    async def _compact(self) -> None:
        wasted = self._wasted
        try:
            complete = self._segments.rotate()
            snapshot = [(table, list(s.entries), dict(s.keys)) for table, s in self._shelves.items()]
            await asyncio.to_thread(self._segments.write_base, complete, _frames(snapshot))
            self._wasted -= wasted
        except OSError as error:
            _logger.warning("the log could not be compacted, and will be later: %s", error)


def _frames(snapshot: list[tuple[str, list[bytes], dict[bytes, int]]]) -> Iterator[bytes]:
    for table, entries, keys in snapshot:
        by_place = {place: key for key, place in keys.items()}
        for place, entry in enumerate(entries, 1):
            yield pack(Frame(table, place, entry, by_place.get(place, b"")))
