"""One table of the embedded log: its entries, their keys, the latest snapshot, and the listeners."""

import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from sosie.server.log.embedded.frames import Frame, pack
from sosie.server.log.interface import Listener

KEPT_KEYS = 4096
"""How many keys of a table are remembered."""
SNAPSHOT_EVERY = 1000
"""The least number of entries between two snapshots."""
_KEYS = struct.Struct("<I")
_KEY_SIZE = 16


class Snapshot(NamedTuple):
    """A table written down whole: all entries up to a place, and its size on disk."""

    place: int
    data: bytes
    size: int


@dataclass(eq=False)
class TableLog:
    """The entries of a table; those before the latest snapshot are there until the log is compacted."""

    entries: list[bytes] = field(default_factory=list)
    first: int = 0
    """How many entries came before those that are still there."""
    snapshot: Snapshot | None = None
    keys: dict[bytes, int] = field(default_factory=dict)
    """The places of the entries that have keys."""
    listening: list["EmbeddedSubscription"] = field(default_factory=list)
    size: int = 0
    """The bytes on disk that a compaction would keep."""
    _recent: int = 0
    """The bytes of the entries since the latest snapshot."""

    @property
    def last(self) -> int:
        """The place of the last entry."""
        return self.first + len(self.entries)

    def add(self, frame: Frame, size: int) -> None:
        """Add an entry."""
        self.entries.append(frame.payload)
        self.size += size
        self._recent += size
        if frame.key:
            self._remember(frame.key, frame.place)

    def is_due(self, place: int) -> bool:
        """Tell whether a snapshot up to a place is worth its size: all of them together are no longer than the log."""
        covered, least = (self.snapshot.place, self.snapshot.size) if self.snapshot else (0, 0)
        return covered + SNAPSHOT_EVERY <= place <= self.last and self._recent >= least

    def add_snapshot(self, frame: Frame, size: int) -> int:
        """Add a snapshot, and return how many bytes on disk it replaces."""
        keys, data = _unpack_keys(frame.payload)
        for key in keys:
            self._remember(key, 0)
        if not self.last:
            self.first = frame.place
        overhead = size - len(frame.payload)
        self._recent = sum(len(entry) + overhead for entry in self.entries[frame.place - self.first :])
        replaced = self.size - self._recent
        self.snapshot = Snapshot(frame.place, data, size)
        self.size = size + self._recent
        return replaced

    def forget(self, place: int) -> None:
        """Forget the entries up to a place, except those that a listener has not been told yet."""
        place = min([place, *(listening.place for listening in self.listening)])
        if place > self.first:
            del self.entries[: place - self.first]
            self.first = place

    def frames(self, table: str) -> Callable[[], Iterator[bytes]]:
        """Return a function that writes the table as it is now: the snapshot, and the entries after it."""
        snapshot, by_place = self.snapshot, {place: key for key, place in self.keys.items()}
        start = snapshot.place if snapshot else self.first
        entries, keys = self.entries[start - self.first :], [key for key, place in self.keys.items() if place <= start]

        def write() -> Iterator[bytes]:
            if snapshot is not None:
                yield pack(Frame(table, snapshot.place, pack_snapshot(snapshot.data, keys), is_snapshot=True))
            for place, entry in enumerate(entries, start + 1):
                yield pack(Frame(table, place, entry, by_place.get(place, b"")))

        return write

    def _remember(self, key: bytes, place: int) -> None:
        self.keys[key] = place
        if len(self.keys) > KEPT_KEYS:
            del self.keys[next(iter(self.keys))]


class EmbeddedSubscription:
    """Somebody who listens to a table, and how far they are."""

    def __init__(self, log: TableLog, listener: Listener, after: int, forget: Callable[[], object]) -> None:
        self.place = after
        self._log, self._listener, self._forget = log, listener, forget
        self._is_telling = False
        log.listening.append(self)

    def telling(self) -> Iterator[None]:
        """Tell what is new, an entry a step; entries that are appended meanwhile come after it."""
        if self._is_telling:
            return
        self._is_telling = True
        log = self._log
        try:
            while self in log.listening and self.place < log.last:
                self.place = max(self.place, log.first) + 1
                self._listener(self.place, log.entries[self.place - 1 - log.first])
                yield
        finally:
            self._is_telling = False

    def tell(self) -> None:
        """Tell what is new now."""
        for _ in self.telling():
            pass

    def cancel(self) -> None:
        """Stop listening."""
        if self in self._log.listening:
            self._log.listening.remove(self)
            if not self._log.last and not self._log.listening:
                # Codes that were only guessed must not pile up.
                self._forget()


def pack_snapshot(data: bytes, keys: list[bytes]) -> bytes:
    """Return the payload of a snapshot, with the keys of entries that are gone."""
    return _KEYS.pack(len(keys)) + b"".join(keys) + data


def _unpack_keys(payload: bytes) -> tuple[list[bytes], bytes]:
    start = _KEYS.size
    end = start + _KEYS.unpack_from(payload)[0] * _KEY_SIZE
    return [payload[at : at + _KEY_SIZE] for at in range(start, end, _KEY_SIZE)], payload[end:]
