"""A lane: commands that prove one thing together, and their result."""

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

NO_TESTS = 5
"""pytest's exit status if no test is selected."""
_COUNTS = re.compile(r"(\d+) (passed|failed|skipped|xfailed|errors?)\b")
_COLOURS = re.compile(r"\x1b\[[0-9;]*m")


class Outcome(Enum):
    """The end of a lane."""

    PASSED = "passed"
    FAILED = "FAILED"
    EMPTY = "no tests"
    STOPPED = "stopped"
    NOT_RUN = "not run"


@dataclass(frozen=True)
class Lane:
    """Commands that run one after the other; the lane fails if any of them does."""

    name: str
    proves: str
    commands: tuple[tuple[str, ...], ...]
    needs: tuple[str, ...] = ()
    """Lanes that must pass first."""
    is_gate: bool = False
    """Whether its failure ends the whole run."""
    environment: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Result:
    """The end of a lane, and its output."""

    lane: Lane
    outcome: Outcome
    seconds: float = 0
    output: str = ""

    @property
    def is_bad(self) -> bool:
        """Tell whether the lane has not proved what it should."""
        return self.outcome is not Outcome.PASSED

    @property
    def tests(self) -> Counter[str]:
        """Return the numbers of tests by their results, as pytest and vitest print them in their closing lines."""
        return count_tests(self.output)


def count_tests(output: str) -> Counter[str]:
    """Sum the numbers in the closing lines of pytest and vitest."""
    counts = Counter[str]()
    for line in _COLOURS.sub("", output).splitlines():
        if re.match(r"=*\s*\d+ .* in [\d.]+s", line) or re.match(r"\s*Tests  ", line):
            for number, kind in _COUNTS.findall(line):
                counts[kind.removesuffix("s") if kind == "errors" else kind] += int(number)
    return counts


def outcome_of(statuses: list[int]) -> Outcome:
    """Return the outcome of a lane from the exit statuses of its commands."""
    if any(status not in {0, NO_TESTS} for status in statuses):
        return Outcome.FAILED
    return Outcome.EMPTY if NO_TESTS in statuses else Outcome.PASSED
