"""The runs of each test, read from pytest's reports in JUnit's format, as a table."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from xml.etree import ElementTree as ET

from lanes.summary import aligned

_HEAD = ("test", "runs", "failures", "median s", "longest s")


@dataclass
class Figures:
    """The durations of a test's runs, and the number of those that failed."""

    seconds: list[float] = field(default_factory=list)
    failures: int = 0


def read_reports(reports: list[Path]) -> dict[str, Figures]:
    """Return the figures of each test that ran; a skipped run is none."""
    figures = defaultdict[str, Figures](Figures)
    for report in reports:
        # Our own file, which pytest has just written.
        for case in ET.parse(report).iter("testcase"):  # noqa: S314 - see above
            if case.find("skipped") is None:
                test = figures[f"{case.get('classname')}::{case.get('name')}"]
                test.seconds.append(float(case.get("time", 0)))
                test.failures += case.find("failure") is not None or case.find("error") is not None
    return dict(figures)


def table(figures: Mapping[str, Figures]) -> str:
    """Return a row for each test, in the order of their names."""
    rows = [
        (name, str(len(one.seconds)), str(one.failures), f"{median(one.seconds):.1f}", f"{max(one.seconds):.1f}")
        for name, one in sorted(figures.items())
    ]
    return aligned([_HEAD, *rows])
