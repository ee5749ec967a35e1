"""Run every benchmark and print one table; nothing fails when a goal is missed, it only says so."""

from itertools import chain

from benchmarks import checks, planes, rules, simulations, start
from benchmarks.clock import Finding

_ROW = "{:<58} {:>10} {:>10} {:>12} {:>10}  {}"


def main() -> None:
    """Print a line for each finding as soon as it is there."""
    print(_ROW.format("", "sosie", "other", "measured", "goal", "").rstrip())
    for finding in chain.from_iterable(room.findings() for room in (planes, checks, rules, simulations, start)):
        print(_line(finding), flush=True)
    print("\n* timed on a part and scaled to the whole. Best of several turns each; a ratio is other / sosie.")


def _line(finding: Finding) -> str:
    other = "" if finding.other is None else f"{finding.other:.4g} s"
    cells = (finding.what, f"{finding.ours:.4g} s", other, finding.measured, finding.goal, finding.verdict)
    return _ROW.format(*cells).rstrip()


main()
