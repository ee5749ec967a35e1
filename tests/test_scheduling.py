"""Long tests come first on each worker, and no test is lost."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from scheduling import long_first

HERE = Path(__file__).parent


def items(*files: str) -> list[pytest.Item]:
    """Return three tests of each file."""
    found: list[Any] = [SimpleNamespace(path=HERE / file) for file in files for _ in range(3)]
    return cast("list[pytest.Item]", found)


@pytest.mark.parametrize("workers", [1, 2, 3, 8])
def test_order_keeps_every_test(workers: int) -> None:
    before = items("art/test_a.py", "browser/test_a.py", "browser/test_b.py", "table/test_a.py", "web/test_a.py")
    after = long_first(before, workers)
    assert sorted(map(id, after)) == sorted(map(id, before))


def test_each_worker_begins_with_long_tests() -> None:
    before = items("art/test_a.py", "browser/test_a.py", "browser/test_b.py", "table/test_a.py")
    firsts = [item.path.parent.name for item in long_first(before, 2)[::3]]
    assert firsts == ["browser", "art", "browser", "table"]
