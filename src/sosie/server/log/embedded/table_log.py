"""One table of the embedded log: its entries, their keys, the latest snapshot, and the subscriptions."""

import logging
import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from sosie.server.log.embedded.frames import Frame, pack
from sosie.server.log.interface import Listener

KEPT_KEYS = 4096
"""The number of keys that a table remembers."""
SNAPSHOT_EVERY = 1000
"""The least number of entries between snapshots."""
_KEYS = struct.Struct("<I")
_KEY_SIZE = 16
_logger = logging.getLogger(__name__)


class Snapshot(NamedTuple):
    """A snapshot of all entries up to a position, and its size on disk."""

    position: int
    data: bytes
    size: int


@dataclass(eq=False, slots=True)
class TableLog:
    """The entries of a table; those before the latest snapshot stay until compaction."""

    code: str
    encoded_code: bytes = field(init=False)
    entries: list[bytes] = field(default_factory=list)
    first: int = 0
    """The number of entries that were removed."""
    staged: int = 0
    """The number of entries that are being written."""
    snapshot: Snapshot | None = None
    offered: int = 0
    """The position of the latest snapshot that was offered and taken."""
    keys: dict[bytes, int] = field(default_factory=dict)
    """The position of the entry of each key."""
    subscriptions: list["EmbeddedSubscription"] = field(default_factory=list)
    is_claimed: bool = False
    """Whether the first entry is being written."""
    is_dropped: bool = False
    size: int = 0
    """The bytes on disk that survive compaction."""
    _recent: int = 0
    """The bytes on disk of the entries since the latest snapshot."""

    def __post_init__(self) -> None:
        self.encoded_code = self.code.encode()

    @property
    def last(self) -> int:
        """The position of the last entry."""
        return self.first + len(self.entries)

    def add(self, payload: bytes, key: bytes, size: int) -> None:
        """Add an entry."""
        self.entries.append(payload)
        self.size += size
        self._recent += size
        if key:
            self._remember(key, self.last)

    def needs_snapshot(self, position: int) -> bool:
        """Tell whether to store a snapshot; all snapshots together stay smaller than the entries."""
        covered, least = (self.snapshot.position, self.snapshot.size) if self.snapshot else (0, 0)
        return (
            max(covered, self.offered) + SNAPSHOT_EVERY <= position <= self.last
            and self._recent >= least
            and not self.is_dropped
        )

    def add_snapshot(self, frame: Frame, size: int) -> int:
        """Add a snapshot, and return the number of bytes on disk that it replaces."""
        keys, data = _unpack_keys(frame.payload)
        for key in keys:
            self._remember(key, 0)
        if not self.last:
            self.first = frame.position
        overhead = size - len(frame.payload)
        self._recent = sum(len(entry) + overhead for entry in self.entries[frame.position - self.first :])
        replaced = self.size - self._recent
        self.snapshot = Snapshot(frame.position, data, size)
        self.size = size + self._recent
        return replaced

    def forget(self, position: int) -> None:
        """Remove the entries up to a position from memory, except undelivered ones."""
        position = min([position, *(subscription.position for subscription in self.subscriptions)])
        if position > self.first:
            del self.entries[: position - self.first]
            self.first = position

    def frames(self) -> Callable[[], Iterator[bytes]]:
        """Return a function that yields the table's present frames: the snapshot, and the entries after it."""
        table, snapshot, by_position = self.code, self.snapshot, {position: key for key, position in self.keys.items()}
        start = snapshot.position if snapshot else self.first
        entries, keys = (
            self.entries[start - self.first :],
            [key for key, position in self.keys.items() if position <= start],
        )

        def write() -> Iterator[bytes]:
            if snapshot is not None:
                yield pack(Frame(table, snapshot.position, pack_snapshot(snapshot.data, keys), is_snapshot=True))
            for position, entry in enumerate(entries, start + 1):
                yield pack(Frame(table, position, entry, by_position.get(position, b"")))

        return write

    def _remember(self, key: bytes, position: int) -> None:
        self.keys[key] = position
        if len(self.keys) > KEPT_KEYS:
            del self.keys[next(iter(self.keys))]


class EmbeddedSubscription:
    """A subscription to a table, and the position of the last delivered entry."""

    def __init__(self, log: TableLog, listener: Listener, after: int, on_unused: Callable[[TableLog], object]) -> None:
        self.position = after
        self._log, self._listener, self._on_unused = log, listener, on_unused
        self._is_delivering = False
        log.subscriptions.append(self)

    def deliveries(self) -> Iterator[None]:
        """Deliver new entries, one for each step; entries appended meanwhile come after them."""
        if self._is_delivering:
            return
        self._is_delivering = True
        log = self._log
        try:
            while self in log.subscriptions and self.position < log.last:
                self.position = max(self.position, log.first) + 1
                self._listener(self.position, log.entries[self.position - 1 - log.first])
                yield
        finally:
            self._is_delivering = False

    def deliver(self) -> None:
        """Deliver all new entries now, unless they are being delivered in slices."""
        log = self._log
        if self._is_delivering:
            return
        self._is_delivering = True
        while self.position < log.last and self in log.subscriptions:
            self.position = max(self.position, log.first) + 1
            try:
                self._listener(self.position, log.entries[self.position - 1 - log.first])
            except Exception:
                # The entry is in the log all the same.
                _logger.exception("a listener failed at an entry of table %s", log.code)
        self._is_delivering = False

    def cancel(self) -> None:
        """End the subscription."""
        if self in self._log.subscriptions:
            self._log.subscriptions.remove(self)
            if not self._log.subscriptions:
                self._on_unused(self._log)


def pack_snapshot(data: bytes, keys: list[bytes]) -> bytes:
    """Return the payload of a snapshot, with the keys of removed entries."""
    return _KEYS.pack(len(keys)) + b"".join(keys) + data


def _unpack_keys(payload: bytes) -> tuple[list[bytes], bytes]:
    start = _KEYS.size
    end = start + _KEYS.unpack_from(payload)[0] * _KEY_SIZE
    return [payload[i : i + _KEY_SIZE] for i in range(start, end, _KEY_SIZE)], payload[end:]
