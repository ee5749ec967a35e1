"""The order of tests on several workers: long ones first, so that none of them ends the run alone."""

from collections.abc import Iterable
from pathlib import Path

import pytest

_TESTS = Path(__file__).parent
_LONG = {"browser", "chaos", "cluster", "attacks", "deploy"}
_LONG_FILES = {"server/test_crash_recovery.py", "server/http/api/test_mini_games.py", "test_readme.py"}


def long_first(items: Iterable[pytest.Item], workers: int) -> list[pytest.Item]:
    """Return tests so that each worker begins with files of long tests, if it takes an equal share of the list."""
    long, short = dict[Path, list[pytest.Item]](), list[pytest.Item]()
    for item in items:
        (long.setdefault(item.path, []) if _is_long(item.path) else short).append(item)
    share = (sum(map(len, long.values())) + len(short)) // workers
    ordered = list[pytest.Item]()
    for worker in range(workers):
        head = [item for file in list(long.values())[worker::workers] for item in file]
        rest = max(0, share - len(head))
        ordered += [*head, *short[:rest]]
        short = short[rest:]
    return ordered + short


def _is_long(path: Path) -> bool:
    inside = path.relative_to(_TESTS)
    return inside.parts[0] in _LONG or inside.as_posix() in _LONG_FILES
