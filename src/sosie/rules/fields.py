"""Readers for the fields of JSON objects; errors name the path."""

import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from sosie.errors import BadRecord
from sosie.types import Symbol

ValueT = TypeVar("ValueT")


class Fields:
    """A JSON object and the path to it; each method reads a field, or refuses it with its path."""

    def __init__(self, value: object, path: str = "") -> None:
        self.path = f"{path}." if path else ""
        if not isinstance(value, dict):
            raise BadRecord(f"{path or 'record'}: expected an object, not {quote(value)}")
        self._values: dict[str, Any] = value

    def fault(self, name: str, message: str) -> BadRecord:
        """Return the error for a field, or for the object itself if the name is empty."""
        return BadRecord(f"{(self.path + name).rstrip('.')}: {message}")

    def text(self, name: str) -> str:
        """Read a text."""
        value = self._get(name)
        if not isinstance(value, str):
            raise self.fault(name, f"expected a text, not {quote(value)}")
        return value

    def whole(self, name: str) -> int:
        """Read a whole number from 0 on."""
        return self._whole(name, self._get(name))

    def text_or_whole(self, name: str) -> str | int:
        """Read a text, or a whole number from 0 on."""
        return self.text(name) if isinstance(self._get(name), str) else self.whole(name)

    def true(self, name: str) -> bool:
        """Read a field whose only valid value is true."""
        if self._get(name) is not True:
            raise self.fault(name, f"expected true, not {quote(self._get(name))}")
        return True

    def one_of(self, name: str, choices: Mapping[str, ValueT]) -> ValueT:
        """Read a name, and return the value that it has among the choices."""
        if (value := self.text(name)) not in choices:
            raise self.fault(name, f"there is no {quote(value)}: choose one of {', '.join(choices)}")
        return choices[value]

    def index(self, name: str, players: Sequence[str]) -> int:
        """Read a player's name, and return the seat."""
        if (value := self.text(name)) not in players:
            raise self.fault(name, f"nobody here is called {quote(value)}")
        return players.index(value)

    def symbol(self, name: str, symbols: Collection[Symbol]) -> Symbol:
        """Read a symbol that is on some card."""
        value = self._get(name)
        if isinstance(value, bool) or not isinstance(value, int | str) or value not in symbols:
            raise self.fault(name, f"no card here shows {quote(value)}")
        return value

    def three_places(self, name: str) -> tuple[int, int, int]:
        """Read three different places."""
        values = self._list(name)
        places = [self._whole(f"{name}[{i}]", value) for i, value in enumerate(values)]
        if len(places) != 3 or len(set(places)) != 3:
            raise self.fault(name, f"expected three different places, not {quote(values)}")
        return places[0], places[1], places[2]

    def texts(self, name: str) -> tuple[str, ...]:
        """Read a list of texts."""
        values = self._list(name)
        for i, value in enumerate(values):
            if not isinstance(value, str):
                raise self.fault(f"{name}[{i}]", f"expected a text, not {quote(value)}")
        return tuple(values)

    def lists(self, name: str) -> list[list[Any]]:
        """Read a list of lists."""
        values = self._list(name)
        for i, value in enumerate(values):
            if not isinstance(value, list):
                raise self.fault(f"{name}[{i}]", f"expected a list, not {quote(value)}")
        return values

    def inner(self, name: str, *, optional: bool = False) -> "Fields":
        """Read an object; if it is optional and left out, an empty one."""
        return Fields({} if optional and name not in self else self._get(name), self.path + name)

    def objects(self, name: str) -> Iterator["Fields"]:
        """Read a list of objects."""
        return (Fields(value, f"{self.path}{name}[{i}]") for i, value in enumerate(self._list(name)))

    def values(self, name: str) -> list[Any]:
        """Read a list of anything."""
        return self._list(name)

    def __contains__(self, name: object) -> bool:
        return name in self._values

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def _get(self, name: str) -> Any:
        if name not in self._values:
            raise self.fault(name, "missing")
        return self._values[name]

    def _list(self, name: str) -> list[Any]:
        value = self._get(name)
        if not isinstance(value, list):
            raise self.fault(name, f"expected a list, not {quote(value)}")
        return value

    def _whole(self, name: str, value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or value < 0:
            raise self.fault(name, f"expected a whole number from 0 on, not {quote(value)}")
        return value


def quote(value: object) -> str:
    """Return a JSON value as text of at most 60 characters."""
    try:
        text = json.dumps(value, ensure_ascii=False)
    except RecursionError:
        return "something this deep"
    return text if len(text) <= 60 else f"{text[:57]}..."
