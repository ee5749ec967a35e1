"""Append-only sequences whose versions share one list."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import TypeVar, overload

T = TypeVar("T")


class SharedList(Sequence[T]):
    """An immutable sequence that can be extended without a copy.

    A tuple that grows item by item costs quadratic time. All versions share one list, and each knows its own length, so
    none sees later items.
    """

    __slots__ = ("_items", "_length")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items = list(items)
        self._length = len(self._items)

    def plus(self, more: Iterable[T]) -> "SharedList[T]":
        """Return a list with more items at its end."""
        longer = SharedList[T]()
        # If another version has extended the list already, this one needs a copy.
        longer._items = self._items if len(self._items) == self._length else self._items[: self._length]
        longer._items.extend(more)
        longer._length = len(longer._items)
        return longer

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[T, ...]: ...
    def __getitem__(self, index: int | slice) -> T | tuple[T, ...]:
        if isinstance(index, slice):
            return tuple(self)[index]
        return self._items[range(self._length)[index]]

    def __iter__(self) -> Iterator[T]:
        return islice(self._items, self._length)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SharedList) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"SharedList({self._items[: self._length]})"
