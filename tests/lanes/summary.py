"""The closing table of a run."""

import re
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
    return aligned(rows)


def _tests(counts: Counter[str]) -> str:
    return ", ".join(f"{number} {kind}" for kind, number in counts.items()) or "-"


def aligned(rows: Iterable[Sequence[str]]) -> str:
    """Return rows as text in columns; numbers stand on the right."""
    rows = list(rows)
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join("  ".join(map(_padded, row, widths, rows[-1])).rstrip() for row in rows)


def _padded(cell: str, width: int, last: str) -> str:
    """Pad a cell; the last row tells whether its column has numbers."""
    return cell.rjust(width) if re.fullmatch(r"[\d.]+", last) else cell.ljust(width)
