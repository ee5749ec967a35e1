"""Rounds under load: every failure counts, a hang is one, and the time is limited."""

import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from stress.figures import read_reports, table
from stress.rounds import Rounds

GOOD = "def test_good(): pass\n"
# The second round fails.
SOMETIMES = """
import pathlib
def test_sometimes():
    runs = pathlib.Path(__file__).with_name("runs")
    runs.write_text(runs.read_text() + "x" if runs.exists() else "x")
    assert len(runs.read_text()) != 2
"""
HANGS = "import time\ndef test_hangs(): time.sleep(600)\n"


@pytest.fixture(autouse=True)
def _no_plugins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let each round start in a fraction of a second."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")


def rounds(folder: Path, *tests: str, most: int, seconds: float = 300, longest_s: float = 300) -> Rounds:
    files = [folder / f"test_{number}.py" for number, _ in enumerate(tests)]
    for file, text in zip(files, tests, strict=True):
        file.write_text(text)
    done = Rounds([f"--rootdir={folder}", *map(str, files)], folder / "reports", longest_s)
    done.run(most, seconds, 1)
    return done


def test_failed_run_is_counted_and_not_retried(tmp_path: Path) -> None:
    done = rounds(tmp_path, GOOD, SOMETIMES, most=3)
    figures = {name.rpartition("::")[2]: one for name, one in read_reports(done.reports()).items()}
    assert {name: (len(one.seconds), one.failures) for name, one in figures.items()} == {
        "test_good": (3, 0),
        "test_sometimes": (3, 1),
    }
    assert done.troubles == []
    assert [path.name for path in done.folder.glob("*.log")] == ["round-2.log"]


def test_rounds_end_with_the_time(tmp_path: Path) -> None:
    start = time.monotonic()
    done = rounds(tmp_path, HANGS, most=2, seconds=2)
    assert time.monotonic() - start < 120
    assert (done.reports(), done.troubles) == ([], [])


def test_hanging_round_is_a_trouble(tmp_path: Path) -> None:
    done = rounds(tmp_path, HANGS, most=1, longest_s=2)
    assert (done.reports(), done.troubles) == ([], ["round-1 did not end within 2 s"])


def test_round_without_tests_is_a_trouble(tmp_path: Path) -> None:
    for text in ("", "import os; os._exit(3)"):
        folder = tmp_path / str(len(text))
        folder.mkdir()
        done = rounds(folder, text, most=1)
        assert done.reports() == []
        assert done.troubles[0].startswith("round-1 ran no test")


def case(name: str, seconds: float, inside: str = "") -> str:
    return f'<testcase classname="a" name="{name}" time="{seconds}">{inside}</testcase>'


def report(folder: Path, name: str, cases: Sequence[str]) -> Path:
    file = folder / f"{name}.xml"
    file.write_text(f"<testsuites><testsuite>{''.join(cases)}</testsuite></testsuites>")
    return file


def test_table_has_runs_failures_and_durations(tmp_path: Path) -> None:
    reports = [
        report(tmp_path, "1", [case("x", 1), case("y", 4, "<error/>"), case("z", 0, "<skipped/>")]),
        report(tmp_path, "2", [case("x", 9), case("y", 2, "<failure/>")]),
        report(tmp_path, "3", [case("x", 2)]),
    ]
    assert [line.split() for line in table(read_reports(reports)).splitlines()[1:]] == [
        ["a::x", "3", "0", "2.0", "9.0"],
        ["a::y", "2", "2", "3.0", "4.0"],
    ]
