"""Prints how much of the pure packages and of live play the tests run, from reports of slipcover."""

import argparse
import json
import sys
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lanes.runner import ROOT
from lanes.summary import aligned

FLOORS = {
    "bots": 0.97, "deck": 0.98, "designs": 0.97, "editions": 0.95, "event": 0.97, "names.py": 1.0, "plugins": 0.98,
    "rules": 0.97, "server/live": 0.8, "table": 0.97, "types.py": 1.0,
}  # fmt: skip
"""The least share of lines and branches that run, for each measured package."""
SOURCE = ROOT / "src" / "sosie"
_HEAD = ("package", "lines", "branches", "missing", "share", "floor")

Point = tuple[int, ...]
"""A line, or the first and the last line of a branch."""


@dataclass(frozen=True)
class Coverage:
    """The numbers of lines and branches in a file, and those that no test runs."""

    lines: int
    branches: int
    missing: frozenset[Point]


@dataclass(frozen=True)
class Total:
    """The numbers of lines and branches in a package, and of those that no test runs."""

    lines: int
    branches: int
    missing: int

    @property
    def share(self) -> float:
        """Return the share of lines and branches that run."""
        return 1 - self.missing / (self.lines + self.branches)


def main() -> int:
    """Print a table of packages, and return 1 if one of them is below its floor."""
    parser = argparse.ArgumentParser(prog="python -m lanes.coverage", description=__doc__)
    parser.add_argument("reports", metavar="FILE", type=Path, nargs="+", help="a report of slipcover as JSON")
    parser.add_argument("--missing", action="store_true", help="list the lines and branches that no test runs")
    arguments = parser.parse_args()
    files = merged(json.loads(report.read_text())["files"] for report in arguments.reports)
    packages = {name: _inside(name, files) for name in FLOORS}
    if arguments.missing:
        found = {path: file for inside in packages.values() for path, file in inside.items() if file.missing}
        print(*(f"{path}: {_text(file.missing)}" for path, file in found.items()), sep="\n")
    totals = {name: total(inside.values()) for name, inside in packages.items()}
    print(aligned([_HEAD, *(_row(name, found) for name, found in totals.items())]))
    low = [name for name, found in totals.items() if found.share < FLOORS[name]]
    print(*(f"{name} is below its floor; `make coverage` lists the lines." for name in low), sep="\n")
    return int(bool(low))


def merged(reports: Iterable[Mapping[str, Any]]) -> dict[str, Coverage]:
    """Return the coverage of all files by several runs, with their paths in the package."""
    files = dict[str, Coverage]()
    for report in reports:
        for path, found in report.items():
            name = (ROOT / path).relative_to(SOURCE).as_posix()
            coverage = _coverage(found)
            both = coverage.missing & files.get(name, coverage).missing
            files[name] = Coverage(coverage.lines, coverage.branches, both)
    return dict(sorted(files.items()))


def _coverage(found: Mapping[str, Any]) -> Coverage:
    missing = [*((line,) for line in found["missing_lines"]), *map(tuple, found["missing_branches"])]
    lines = len(found["executed_lines"]) + len(found["missing_lines"])
    branches = len(found["executed_branches"]) + len(found["missing_branches"])
    return Coverage(lines, branches, frozenset(missing))


def total(files: Collection[Coverage]) -> Total:
    """Return the total of several files."""
    return Total(
        sum(file.lines for file in files),
        sum(file.branches for file in files),
        sum(len(file.missing) for file in files),
    )


def _inside(name: str, files: Mapping[str, Coverage]) -> dict[str, Coverage]:
    return {path: file for path, file in files.items() if path == name or path.startswith(f"{name}/")}


def _row(name: str, found: Total) -> tuple[str, ...]:
    counts = (found.lines, found.branches, found.missing)
    return (name, *map(str, counts), f"{found.share:.1%}", f"{FLOORS[name]:.0%}")


def _text(points: Iterable[Point]) -> str:
    return ", ".join("->".join(map(str, point)) for point in sorted(points))


if __name__ == "__main__":
    sys.exit(main())
