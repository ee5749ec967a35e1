"""Run every benchmark and print one table; a missed goal is reported and is not a failure."""

from itertools import chain

from benchmarks import cards, checks, planes, rules, simulations, start, studio
from benchmarks.timing import Amount, Finding

_ROW = "{:<58} {:>10} {:>10} {:>12} {:>10}  {}"


def main() -> None:
    """Print a line for each finding as soon as it is available."""
    print(_ROW.format("", "sosie", "other", "measured", "goal", "").rstrip())
    rooms = (
        planes.findings,
        checks.findings,
        rules.findings,
        simulations.findings,
        cards.findings,
        start.findings,
        studio.findings,
    )
    for finding in chain.from_iterable(findings() for findings in rooms):
        print(_line(finding), flush=True)
    print("\n* timed on a part and scaled to the whole. Best of several turns each; a ratio is other / sosie.")


def _line(finding: Finding | Amount) -> str:
    return _ROW.format(finding.name, *finding.columns, finding.measured, finding.goal, finding.verdict).rstrip()


main()
