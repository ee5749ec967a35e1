"""Generates the page of limits: `python docs/limits.py` fills limits.txt with the values in the code."""

import inspect
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from string import Formatter
from typing import Any

from sosie.server.config import Config, Limits

TEMPLATE = Path(__file__).parent / "limits.txt"
PAGE = Path(__file__).parent / "reference" / "limits.md"
_BYTES = {"KB": (1024,), "MB": (10**6, 2**20), "GB": (2**30,)}
"""The sizes of units; a megabyte may be decimal or binary."""
_MS = {"ms": 1, "s": 1000, "min": 60_000, "h": 3600_000, "days": 24 * 3600_000}
_ENDINGS = {"_ms": "ms", "_s": "s", "_days": "days"}


def page() -> str:
    """Return the page: rows of the template get their values, and a column with their names in the code."""
    return "".join(map(_line, TEMPLATE.read_text(encoding="utf-8").splitlines(keepends=True)))


def names() -> list[str]:
    """Return the names in the code of all figures."""
    return list(_names_in(TEMPLATE.read_text(encoding="utf-8")))


def _line(line: str) -> str:
    if not line.startswith("|"):
        return line
    code = {"| limit": "in the code", "| ---": "---"}.get(line[: line.find(" ", 2)])
    return f"{_Figures().format(line.rstrip())} {code or ' '.join(f'`{name}`' for name in _names_in(line))} |\n"


def _names_in(text: str) -> Iterator[str]:
    return (name for _, name, _, _ in Formatter().parse(text) if name)


class _Figures(Formatter):
    """Replaces names in the code by their values, in the given unit."""

    def get_field(self, field_name: str, args: Any, kwargs: Any) -> Any:  # noqa: ARG002 - Formatter's signature
        """Return the name itself."""
        return field_name, ""

    def format_field(self, value: Any, format_spec: str) -> str:
        """Return the value of a name."""
        number = figure(value, format_spec)
        return f"{number} {format_spec}" if format_spec else number


def figure(name: str, unit: str) -> str:
    """Return the value of a name in a unit."""
    value = float(value_of(name))
    if unit in _MS:
        plain = name.rstrip(")").lower()
        value *= next(_MS[own] for ending, own in _ENDINGS.items() if plain.endswith(ending)) / _MS[unit]
    elif unit in _BYTES:
        value = next(value / size for size in _BYTES[unit] if value % size == 0)
    return f"{value:,.0f}" if value.is_integer() else f"{value:g}"


def value_of(name: str) -> Any:
    """Return the value of a name: an attribute, or the default of a parameter."""
    if name.startswith(("Limits.", "Config.")):
        owner, _, attribute = name.partition(".")
        return getattr(Limits() if owner == "Limits" else Config(), attribute)
    path, _, parameter = name.rstrip(")").partition("(")
    parts = f"sosie.{path}".split(".")
    inner = [parts.pop()]
    while True:
        try:
            found: Any = import_module(".".join(parts))
        except ModuleNotFoundError:
            inner.insert(0, parts.pop())
        else:
            break
    for each in inner:
        found = getattr(found, each)
    return inspect.signature(found).parameters[parameter].default if parameter else found


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
