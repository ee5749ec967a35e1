"""The closing table of a run."""

from collections import Counter
from collections.abc import Iterable, Sequence

from lanes.lane import Result

_HEAD = ("lane", "result", "tests", "seconds")


def summary(results: Sequence[Result], seconds: float) -> str:
    """Return a table of lanes, results, numbers of tests and seconds, with a total."""
    total = sum((result.tests for result in results), Counter[str]())
    bad = sum(result.is_bad for result in results)
    rows = [
        _HEAD,
        *(
            (result.lane.name, result.outcome.value, _tests(result.tests), f"{result.seconds:.0f}")
            for result in results
        ),
        ("all", f"{bad} bad" if bad else "passed", _tests(total), f"{seconds:.0f}"),
    ]
    return _aligned(rows)


def _tests(counts: Counter[str]) -> str:
    return ", ".join(f"{number} {kind}" for kind, number in counts.items()) or "-"


def _aligned(rows: Iterable[tuple[str, ...]]) -> str:
    rows = list(rows)
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = (
        "  ".join(
            cell.rjust(width) if index == len(widths) - 1 else cell.ljust(width)
            for index, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    )
    return "\n".join(lines)
