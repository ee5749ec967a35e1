"""Limits of each address that the processes of a server share, in fixed hash tables in shared memory."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from mmap import mmap
from tempfile import TemporaryFile
from typing import IO

from sosie.server.access.limits import Bucket, Buckets, Counts, address_block
from sosie.server.multiprocess.routing import MAX_PROCESSES

_SLOTS = 2**16
_PROBES = 32
"""The slots that may hold a key, from the one of its hash on."""
_WORD = 8
_ALL = "*"
"""Takes the place of an address in the key of a total."""


class LimitMemory:
    """The hash tables, and a lock that the kernel releases if its holder dies; processes inherit it."""

    def __init__(self) -> None:
        # The hash is keyed, so that attackers cannot choose addresses that share a slot.
        self._secret = os.urandom(16)
        self._lock: IO[bytes] = TemporaryFile()  # noqa: SIM115 - open for as long as the server runs
        self.count_keys = memoryview(mmap(-1, _SLOTS * _WORD)).cast("Q")
        self.counts = memoryview(mmap(-1, _SLOTS * _WORD * MAX_PROCESSES)).cast("q")
        self.bucket_keys = memoryview(mmap(-1, _SLOTS * _WORD)).cast("Q")
        self.levels = memoryview(mmap(-1, _SLOTS * _WORD)).cast("d")
        self.times = memoryview(mmap(-1, _SLOTS * _WORD)).cast("d")

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Hold the lock, for microseconds."""
        fcntl.lockf(self._lock, fcntl.LOCK_EX)
        try:
            yield
        finally:
            fcntl.lockf(self._lock, fcntl.LOCK_UN)

    def close(self) -> None:
        """Close the lock."""
        self._lock.close()

    def forget(self, index: int) -> None:
        """Subtract the counts of a process that has ended."""
        with self.locked():
            self.counts[index::MAX_PROCESSES] = memoryview(bytes(_SLOTS * _WORD)).cast("q")

    def key(self, name: str, address: str) -> int:
        """Return the key of an address in a limit; never 0, which marks an unused slot."""
        digest = blake2b(f"{name} {address}".encode(), digest_size=_WORD, key=self._secret).digest()
        return int.from_bytes(digest, "little") | 1


class SharedLimits:
    """Makes the limits of one process in shared memory."""

    def __init__(self, memory: LimitMemory, index: int) -> None:
        self._memory, self._index = memory, index

    def buckets(self, name: str, burst: float, rate: float) -> Buckets:
        """Return a rate limit for each address."""
        return SharedBuckets(self._memory, name, burst, rate)

    def counts(self, name: str, each: int, all_together: int) -> Counts:
        """Return bounded counters."""
        return SharedCounts(self._memory, name, self._index, each, all_together)


class SharedBuckets(Buckets):
    """A token bucket for each address; the least recently used one makes room."""

    def __init__(self, memory: LimitMemory, name: str, burst: float, rate: float) -> None:
        super().__init__(burst, rate)
        self._memory, self._name = memory, name

    def allows(self, address: str, now_ms: float, amount: float = 1.0) -> bool:
        """Tell whether an address is within its rate, and count nothing."""
        with self._opened(address) as bucket:
            return bucket.allows(now_ms, amount)

    def take(self, address: str, now_ms: float, amount: float = 1.0) -> bool:
        """Count one or more for an address if it is within its rate."""
        with self._opened(address) as bucket:
            return bucket.take(now_ms, amount)

    def charge(self, address: str, now_ms: float, amount: float = 1.0) -> None:
        """Count an amount for an address in any case."""
        with self._opened(address) as bucket:
            bucket.charge(now_ms, amount)

    def wait_s(self, address: str, amount: float = 1.0) -> int:
        """Return the seconds until an address may retry."""
        with self._opened(address) as bucket:
            return bucket.wait_s(amount)

    @contextmanager
    def _opened(self, address: str) -> Iterator[Bucket]:
        """Yield the bucket of an address, and store it afterwards."""
        memory, key = self._memory, self._memory.key(self._name, address_block(address))
        bucket = Bucket(self._burst, self._rate)
        with memory.locked():
            slot = _bucket_slot(memory, key)
            if memory.bucket_keys[slot] == key:
                bucket.level, bucket.since = memory.levels[slot], memory.times[slot]
            yield bucket
            memory.bucket_keys[slot], memory.levels[slot], memory.times[slot] = key, bucket.level, bucket.since


class SharedCounts(Counts):
    """Bounded counters; each process counts in its own column, so that its part can be subtracted when it dies."""

    def __init__(self, memory: LimitMemory, name: str, index: int, each: int, all_together: int) -> None:
        super().__init__(each, all_together)
        self._memory, self._name, self._index = memory, name, index
        self._total_key = memory.key(name, _ALL)

    def add(self, address: str, amount: int = 1) -> bool:
        """Add to the counter of an address; False if that would exceed a bound."""
        memory, key = self._memory, self._key(address)
        with memory.locked():
            slot = _count_slot(memory, key)
            if slot is None or self._sum(slot) + amount > self.each:
                return False
            memory.count_keys[slot] = key
            self._change(slot, amount)
            total = _count_slot(memory, self._total_key)
            if total is None or self._sum(total) + amount > self.all:
                self._change(slot, -amount)
                return False
            memory.count_keys[total] = self._total_key
            self._change(total, amount)
            return True

    def remove(self, address: str, amount: int = 1) -> None:
        """Subtract from the counter of an address."""
        memory = self._memory
        with memory.locked():
            for key in (self._key(address), self._total_key):
                slot = _count_slot(memory, key)
                if slot is not None and memory.count_keys[slot] == key:
                    self._change(slot, -amount)

    def of(self, address: str) -> int:
        """Return the count of an address."""
        return sum(self._columns(self._key(address)))

    @property
    def total(self) -> int:
        """The count of all addresses."""
        return sum(self._columns(self._total_key))

    @property
    def own(self) -> int:
        """The part of the total that this process has counted."""
        columns = self._columns(self._total_key)
        return columns[self._index] if columns else 0

    def _key(self, address: str) -> int:
        return self._memory.key(self._name, address_block(address))

    def _columns(self, key: int) -> list[int]:
        memory = self._memory
        with memory.locked():
            slot = _count_slot(memory, key)
            if slot is None or memory.count_keys[slot] != key:
                return []
            return memory.counts[slot * MAX_PROCESSES : (slot + 1) * MAX_PROCESSES].tolist()

    def _sum(self, slot: int) -> int:
        return sum(self._memory.counts[slot * MAX_PROCESSES : (slot + 1) * MAX_PROCESSES])

    def _change(self, slot: int, amount: int) -> None:
        self._memory.counts[slot * MAX_PROCESSES + self._index] += amount


def _probes(key: int) -> Iterator[int]:
    first = key // 2 % _SLOTS
    return ((first + step) % _SLOTS for step in range(_PROBES))


def _bucket_slot(memory: LimitMemory, key: int) -> int:
    """Return the slot of a key, or the one to use for it: unused, or the least recently used one."""
    for slot in _probes(key):
        if memory.bucket_keys[slot] in (key, 0):
            return slot
    return min(_probes(key), key=memory.times.__getitem__)


def _count_slot(memory: LimitMemory, key: int) -> int | None:
    """Return the slot of a key, or the one to use for it, whose counts are zero; None if there is none."""
    free: int | None = None
    for slot in _probes(key):
        if memory.count_keys[slot] == key:
            return slot
        if free is None and not any(memory.counts[slot * MAX_PROCESSES : (slot + 1) * MAX_PROCESSES]):
            free = slot
        if memory.count_keys[slot] == 0:
            break
    return free
