"""The tests that reach each function, and how long they take."""

import json
import sys
import time
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FrameType

import pytest

from mutation.mutants import Mutant


@dataclass(frozen=True)
class Record:
    """The tests of each function, by its file and first and last line, and the processor time of each test."""

    seconds: dict[str, float]
    tests: dict[str, list[tuple[int, int, list[str]]]]

    def tests_of(self, mutant: Mutant) -> list[str]:
        """Return the tests that call the innermost function around a mutant, quick ones first."""
        around = [each for each in self.tests.get(str(mutant.path), []) if each[0] <= mutant.line <= each[1]]
        found = max(around, default=(0, 0, []))[2]
        return sorted(found, key=lambda name: (self.seconds[name], name))


def record(items: Sequence[pytest.Item], files: Collection[Path], output: Path) -> None:
    """Run all tests once, and write the record."""
    seconds = dict[str, float]()
    tests = dict[CodeType, list[str]]()
    names = {str(file) for file in files}
    for item in items:
        start = time.process_time()
        with _calls() as called:
            run_test(item)
        seconds[item.nodeid] = time.process_time() - start
        for code in called:
            if code.co_filename in names:
                tests.setdefault(code, []).append(item.nodeid)
    files_of_tests = {
        name: [(*_lines(code), tests[code]) for code in tests if code.co_filename == name] for name in names
    }
    output.write_text(json.dumps({"seconds": seconds, "tests": files_of_tests}))


@contextmanager
def _calls() -> Iterator[set[CodeType]]:
    """Collect the functions that are called."""
    called = set[CodeType]()

    def note(frame: FrameType, event: str, arg: object) -> None:  # noqa: ARG001 - as Python calls it
        called.add(frame.f_code)

    sys.settrace(note)
    yield called
    sys.settrace(None)


def _lines(code: CodeType) -> tuple[int, int]:
    numbers = [line for _, _, line in code.co_lines() if line]
    return code.co_firstlineno, max(numbers)


def run_test(item: pytest.Item) -> None:
    """Run a test, and end the process if it fails."""
    # Without a next test, all fixtures are torn down.
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
    if item.session.testsfailed:
        raise SystemExit(1)
