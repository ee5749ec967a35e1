"""LRU caches of expensive values, bounded by count and by weight."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class LruCache(Generic[K, V]):
    """An LRU cache; a value that several ask for at once is made once."""

    def __init__(self, most: int, most_weight: int, weigh: Callable[[V], int]) -> None:
        self._most, self._most_weight, self._weigh = most, most_weight, weigh
        self._values: OrderedDict[K, V] = OrderedDict()
        self._underway: dict[K, asyncio.Task[V]] = {}
        self._weight = 0

    @property
    def weight(self) -> int:
        """The weight of all values."""
        return self._weight

    def get(self, key: K) -> V | None:
        """Return the value of a key."""
        if key in self._values:
            self._values.move_to_end(key)
        return self._values.get(key)

    def keys(self) -> list[K]:
        """Return all keys."""
        return list(self._values)

    def add(self, key: K, value: V) -> None:
        """Keep a value, and drop the least recently used beyond the bounds."""
        self._drop(key)
        self._values[key] = value
        self._weight += self._weigh(value)
        while len(self._values) > self._most or self._weight > self._most_weight:
            self._drop(next(iter(self._values)))

    async def find(self, key: K, make: Callable[[], Coroutine[Any, Any, V]]) -> V:
        """Return the value of a key, made first if it is not there."""
        if (value := self.get(key)) is not None:
            return value
        task = self._underway.get(key)
        if task is None:
            task = self._underway[key] = asyncio.create_task(make())
            task.add_done_callback(partial(self._finish, key))
        # Others may wait for it, so it goes on when the first has given up.
        return await asyncio.shield(task)

    def forget(self, is_meant: Callable[[K], bool]) -> None:
        """Drop the values of some keys, those that are being made too."""
        for key in [key for key in self._values if is_meant(key)]:
            self._drop(key)
        for key in [key for key in self._underway if is_meant(key)]:
            del self._underway[key]

    def close(self) -> None:
        """Stop making values."""
        for task in self._underway.values():
            task.cancel()

    def _finish(self, key: K, task: asyncio.Task[V]) -> None:
        is_wanted = self._underway.get(key) is task
        if is_wanted:
            del self._underway[key]
        # The error is looked at here too: those who asked may be gone.
        if not task.cancelled() and task.exception() is None and is_wanted:
            self.add(key, task.result())

    def _drop(self, key: K) -> None:
        if key in self._values:
            self._weight -= self._weigh(self._values.pop(key))
