"""Append-only sequences whose versions share one list."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Final, Generic, TypeVar, final

T = TypeVar("T")


@final
class SharedList(Generic[T]):
    """An immutable sequence that can be extended without a copy.

    A tuple that grows item by item costs quadratic time. All versions share one list, and each knows its own length, so
    none sees later items.
    """

    def __init__(self, items: Iterable[T] = (), shared: list[T] | None = None) -> None:
        self._items: Final = list(items) if shared is None else shared
        self._length: Final = len(self._items)

    def plus(self, more: Sequence[T]) -> "SharedList[T]":
        """Return a list with more items at its end."""
        if not more:
            return self
        # If another version has extended the list already, this one needs a copy.
        items = self._items if len(self._items) == self._length else self._items[: self._length]
        items.extend(more)
        return SharedList((), items)

    def __len__(self) -> int:
        return self._length

    def __getitem__(self, index: int) -> T:
        length = self._length
        if not -length <= index < length:
            raise IndexError(f"there is no item {index} of {length}")
        return self._items[index if index >= 0 else index + length]

    def __iter__(self) -> Iterator[T]:
        return islice(self._items, self._length)

    def since(self, index: int) -> tuple[T, ...]:
        """Return the items from an index on."""
        return tuple(self._items[index : self._length])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SharedList) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"SharedList({self._items[: self._length]})"
