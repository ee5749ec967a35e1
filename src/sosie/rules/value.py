"""Plain immutable values: the state of games and tables.

Their classes have attributes and a constructor and nothing else, because compiled code reads those twenty times as fast
as the fields of a struct. All attributes are `Final`, so mypy refuses any change.
"""

from typing import Any, TypeVar

from mypy_extensions import mypyc_attr

ValueT = TypeVar("ValueT", bound="Value")


# Values refer only to older ones, so there are no cycles for the garbage collector to find.
@mypyc_attr(acyclic=True)
class Value:
    """A value, which is equal to another if all attributes are."""

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__getstate__() == other.__getstate__()

    def __hash__(self) -> int:
        return hash(tuple(self.__getstate__().items()))  # type: ignore[attr-defined]  # missing in the stubs

    def __repr__(self) -> str:
        attributes = self.__getstate__().items()  # type: ignore[attr-defined]  # likewise
        return f"{type(self).__name__}({', '.join([f'{name}={value!r}' for name, value in attributes])})"


def replace(value: ValueT, **changes: Any) -> ValueT:
    """Return a value with some attributes changed; the constructor has parameters of the same names."""
    return type(value)(**{**value.__getstate__(), **changes})  # type: ignore[dict-item]  # any attributes
