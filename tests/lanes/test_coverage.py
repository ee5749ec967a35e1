"""Coverage is merged over runs, and counted for each package."""

from typing import Any

from lanes.coverage import FLOORS, SOURCE, merged, total


def report(executed: list[int], missing: list[int]) -> dict[str, Any]:
    return {
        "executed_lines": executed,
        "missing_lines": missing,
        "executed_branches": [[line, 9] for line in executed],
        "missing_branches": [[line, 9] for line in missing],
    }


def test_line_is_missing_if_no_run_executes_it() -> None:
    path = str(SOURCE / "rules" / "race.py")
    files = merged([{path: report([1, 2], [3, 4])}, {path: report([2, 3], [1, 4])}])
    assert files["rules/race.py"].missing == {(4,), (4, 9)}
    assert total(files.values()).share == 6 / 8


def test_every_measured_package_exists() -> None:
    assert [name for name in FLOORS if not (SOURCE / name).exists()] == []
