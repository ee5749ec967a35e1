"""The figures on the security page match the code, and no server limit is missing."""

import inspect
import re
from collections.abc import Iterator
from dataclasses import fields
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from sosie.server.config import Config, Limits

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "security.md"
UNITS = {
    "KB": {1024}, "MB": {2**20, 10**6}, "GB": {2**30},
    "ms": {1}, "s": {1000}, "min": {60_000}, "h": {3600_000}, "days": {24 * 3600_000},
}  # fmt: skip
"""The values of units, in bytes or milliseconds; a megabyte may be decimal or binary."""
TIMES = {"_ms": 1, "_s": 1000, "_days": 24 * 3600_000}


def limits() -> Iterator[tuple[str, str]]:
    """Yield each limit of the tables, with its names in the code."""
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 3 and cells[2].startswith("`"):
            yield cells[1], cells[2]


def value_of(name: str) -> Any:
    """Return the value of a name: an attribute, or the default of a parameter."""
    if name.startswith(("Limits.", "Config.")):
        owner, _, attribute = name.partition(".")
        return getattr(Limits() if owner == "Limits" else Config(), attribute)
    path, _, parameter = name.rstrip(")").partition("(")
    parts = f"sosie.{path}".split(".")
    names = [parts.pop()]
    while True:
        try:
            found: Any = import_module(".".join(parts))
        except ModuleNotFoundError:
            names.insert(0, parts.pop())
        else:
            break
    for each in names:
        found = getattr(found, each)
    return inspect.signature(found).parameters[parameter].default if parameter else found


def readings(number: str, unit: str) -> set[float]:
    """Return the possible values of a figure."""
    return {float(number.replace(",", "")) * factor for factor in UNITS.get(unit, {1})}


def in_base_units(name: str) -> float:
    """Return a value of the code in bytes or milliseconds, or unchanged."""
    plain = name.rstrip(")").lower()
    factor = next((factor for ending, factor in TIMES.items() if plain.endswith(ending)), 1)
    return float(value_of(name)) * factor


@pytest.mark.parametrize(("limit", "names"), list(limits()))
def test_limits_in_page_match_code(limit: str, names: str) -> None:
    figures = re.findall(r"(\d[\d,]*(?:\.\d+)?)(?: (KB|MB|GB|ms|min|s|h|days)\b)?", limit)
    named = re.findall(r"`([^`]+)`", names)
    assert len(figures) == len(named) > 0
    for (number, unit), name in zip(figures, named, strict=True):
        assert in_base_units(name) in readings(number, unit), name


def test_page_has_every_limit() -> None:
    named = {name for _, names in limits() for name in re.findall(r"`Limits\.(\w+)`", names)}
    assert named == {field.name for field in fields(Limits)}
