"""Samples of long parameter lists and random examples: `make test` runs a part, `make test-all` all of it."""

from collections.abc import Collection, Iterable
from typing import Any

import pytest
from hypothesis import settings

_PART = 3
"""`make test` runs one of so many random examples."""
# The same examples each time: a failure belongs to the change that it comes with. `make test-all` looks for others.
settings.register_profile("sample", deadline=None, max_examples=100 // _PART, derandomize=True)
settings.register_profile("thorough", deadline=None)


def load_profile(config: pytest.Config) -> None:
    """Choose the number of random examples: all of them if no tests are deselected by their marks."""
    settings.load_profile("sample" if config.getoption("markexpr") else "thorough")


def is_thorough() -> bool:
    """Tell whether this is `make test-all`."""
    return settings.get_current_profile_name() == "thorough"


def examples(most: int) -> int:
    """Return a number of random examples: all of them, or a part for `make test`."""
    return most if is_thorough() else max(1, most // _PART)


def sampled(values: Iterable[Any], every: int) -> list[Any]:
    """Return test parameters; all but one in `every` are marked thorough."""
    return [_parameter(value, is_thorough=index % every != 0) for index, value in enumerate(values)]


def chosen(values: Iterable[Any], sample: Collection[Any]) -> list[Any]:
    """Return parameters of which the sample is for `make test`, and the others are thorough."""
    return [_parameter(value, is_thorough=value not in sample) for value in values]


def _parameter(value: Any, *, is_thorough: bool) -> Any:
    values = value if isinstance(value, tuple) else (value,)
    return pytest.param(*values, marks=pytest.mark.thorough) if is_thorough else pytest.param(*values)
