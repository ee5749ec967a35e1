"""Samples of long parameter lists: `make test` runs a part, `make test-all` all of it."""

from collections.abc import Iterable
from typing import Any

import pytest


def sampled(values: Iterable[Any], every: int) -> list[Any]:
    """Return parameters of which one in so many is for `make test`, and the others are thorough."""
    return [_parameter(value, is_thorough=index % every != 0) for index, value in enumerate(values)]


def _parameter(value: Any, *, is_thorough: bool) -> Any:
    values = value if isinstance(value, tuple) else (value,)
    return pytest.param(*values, marks=pytest.mark.thorough) if is_thorough else pytest.param(*values)
