"""Runs the same tests in rounds for a limited time; nothing is retried."""

import asyncio
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from lanes.lane import Lane, Outcome
from lanes.runner import run_lane
from stress.figures import read_reports

LONGEST_ROUND_S = 900.0
"""A round that takes longer hangs."""


@dataclass(frozen=True)
class Rounds:
    """Rounds of tests: each is a pytest of its own, which runs every test once."""

    tests: Sequence[str]
    """pytest's arguments that select the tests."""
    folder: Path
    """The folder for the reports of all rounds and the output of failed ones."""
    longest_s: float = LONGEST_ROUND_S
    troubles: list[str] = field(default_factory=list)
    """Rounds that did not end, or ran no test."""

    def run(self, most: int, seconds: float, abreast: int) -> None:
        """Run so many rounds, several at a time, or as many as the time allows."""
        self.folder.mkdir(parents=True)
        asyncio.run(self._run(most, time.monotonic() + seconds, abreast))

    def reports(self) -> list[Path]:
        """Return the reports of all complete rounds, in JUnit's format."""
        return sorted(self.folder.glob("*.xml"))

    async def _run(self, most: int, end: float, abreast: int) -> None:
        numbers = iter(range(1, most + 1))
        await asyncio.gather(*(self._series(numbers, end) for _ in range(abreast)))

    async def _series(self, numbers: Iterator[int], end: float) -> None:
        while time.monotonic() < end and (number := next(numbers, None)):
            await self._round(number, min(self.longest_s, end - time.monotonic()))

    async def _round(self, number: int, seconds: float) -> None:
        name = f"round-{number}"
        report = self.folder / f"{name}.xml"
        options = ("-o", "junit_duration_report=call", f"--junitxml={report}")
        command = (sys.executable, "-m", "pytest", *options, *self.tests)
        # Cards are laid out once for all rounds.
        environment = {"SOSIE_CACHE": str(self.folder / "cards")}
        task = asyncio.create_task(run_lane(Lane(name, "", (command,), environment=environment)))
        await asyncio.wait({task}, timeout=seconds)
        task.cancel()
        result = await task
        if result.outcome is Outcome.STOPPED:
            report.unlink(missing_ok=True)
            if seconds >= self.longest_s:
                self.troubles.append(f"{name} did not end within {self.longest_s:.0f} s")
        elif result.is_bad or not self._has_tests(report):
            log = report.with_suffix(".log")
            log.write_text(result.output, encoding="utf-8")
            if not self._has_tests(report):
                report.unlink(missing_ok=True)
                self.troubles.append(f"{name} ran no test: see {log}")

    @staticmethod
    def _has_tests(report: Path) -> bool:
        return report.exists() and bool(read_reports([report]))
