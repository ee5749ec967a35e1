"""LRU caches of expensive values, bounded by count and by weight."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class LruCache(Generic[K, V]):
    """An LRU cache; concurrent requests for a missing value create it once."""

    def __init__(self, most: int, most_weight: int, weigh: Callable[[V], int]) -> None:
        self._most, self._most_weight, self._weigh = most, most_weight, weigh
        self._values: OrderedDict[K, V] = OrderedDict()
        self._pending: dict[K, asyncio.Task[V]] = {}
        self._weight = 0

    @property
    def weight(self) -> int:
        """The total weight of all values."""
        return self._weight

    def get(self, key: K) -> V | None:
        """Return the value of a key, or None."""
        if key in self._values:
            self._values.move_to_end(key)
        return self._values.get(key)

    def keys(self) -> list[K]:
        """Return all keys."""
        return list(self._values)

    def add(self, key: K, value: V) -> None:
        """Add a value, and evict the least recently used beyond the bounds."""
        self._evict(key)
        self._values[key] = value
        self._weight += self._weigh(value)
        while len(self._values) > self._most or self._weight > self._most_weight:
            self._evict(next(iter(self._values)))

    async def get_or_create(self, key: K, create: Callable[[], Coroutine[Any, Any, V]]) -> V:
        """Return the value of a key, created first if it is missing."""
        if (value := self.get(key)) is not None:
            return value
        task = self._pending.get(key)
        if task is None:
            task = self._pending[key] = asyncio.create_task(create())
            task.add_done_callback(partial(self._finish, key))
        # Shielded: other requests may wait for it when this one is cancelled.
        return await asyncio.shield(task)

    def discard(self, matches: Callable[[K], bool]) -> None:
        """Discard the values of matching keys, pending ones too."""
        for key in [key for key in self._values if matches(key)]:
            self._evict(key)
        for key in [key for key in self._pending if matches(key)]:
            del self._pending[key]

    def close(self) -> None:
        """Cancel pending values."""
        for task in self._pending.values():
            task.cancel()

    def _finish(self, key: K, task: asyncio.Task[V]) -> None:
        is_current = self._pending.get(key) is task
        if is_current:
            del self._pending[key]
        # The exception is retrieved here too: every caller may have been cancelled.
        if not task.cancelled() and task.exception() is None and is_current:
            self.add(key, task.result())

    def _evict(self, key: K) -> None:
        if key in self._values:
            self._weight -= self._weigh(self._values.pop(key))
