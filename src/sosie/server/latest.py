"""The latest few of what takes long to make."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Latest(Generic[K, V]):
    """A dictionary that forgets what has not been asked for the longest."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._values: OrderedDict[K, V] = OrderedDict()

    def get(self, key: K) -> V | None:
        """Return what there is under a key."""
        if key in self._values:
            self._values.move_to_end(key)
        return self._values.get(key)

    def keys(self) -> list[K]:
        """Return all keys."""
        return list(self._values)

    def forget(self, is_meant: Callable[[K], bool]) -> None:
        """Drop the values of some keys."""
        for key in filter(is_meant, self.keys()):
            del self._values[key]

    def add(self, key: K, value: V) -> None:
        """Keep something under a key."""
        self._values[key] = value
        self._values.move_to_end(key)
        while len(self._values) > self._most:
            self._values.popitem(last=False)
