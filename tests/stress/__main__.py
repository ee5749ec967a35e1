"""Runs the end-to-end tests again and again on a machine that is kept busy: `make test-stress`."""

import argparse
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from lanes.runner import ROOT
from stress.figures import read_reports, table
from stress.rounds import Rounds

_LOAD = ("stress-ng", "--cpu", "4", "--io", "2", "--quiet")
_TESTS = ("-m", "end_to_end and not thorough", str(ROOT / "tests" / "browser"))


def main() -> int:
    """Run rounds under load, print a table, and return 1 if anything has failed."""
    parser = argparse.ArgumentParser(prog="python -m stress", description=__doc__)
    parser.add_argument("--runs", type=int, default=200, help="the runs of each test")
    parser.add_argument("--seconds", type=float, default=3600, help="the time for all of them")
    parser.add_argument("--abreast", type=int, default=2, help="the rounds that run at the same time")
    arguments = parser.parse_args()
    folder = ROOT / "build" / "stress"
    shutil.rmtree(folder, ignore_errors=True)
    rounds = Rounds(_TESTS, folder)
    start = time.monotonic()
    with _load():
        rounds.run(arguments.runs, arguments.seconds, arguments.abreast)
    return _print(rounds, folder, arguments.runs, time.monotonic() - start)


@contextmanager
def _load() -> Iterator[None]:
    """Keep the processors and the disk busy."""
    # Its files go into a folder that the repository ignores.
    work = ROOT / "build"
    work.mkdir(exist_ok=True)
    process = subprocess.Popen([*_LOAD, "--temp-path", str(work)])
    try:
        yield
        if process.poll() is not None:
            raise SystemExit(f"stress-ng ended early, with exit status {process.returncode}.")
    finally:
        process.terminate()
        process.wait()


def _print(rounds: Rounds, folder: Path, runs: int, seconds: float) -> int:
    figures = read_reports(rounds.reports())
    complete = len(rounds.reports())
    failures = sum(one.failures for one in figures.values())
    print(table(figures))
    print(f"{complete} of {runs} rounds in {seconds:.0f} s; {failures} failures; load: {' '.join(_LOAD)}")
    if complete < runs:
        print(f"The time ended before all rounds: each test ran {complete} times, not {runs}.")
    if failures:
        print(f"The output of failed rounds is in {folder}.")
    print(*rounds.troubles, sep="\n", end="\n" if rounds.troubles else "")
    if not complete:
        print("No round is complete, so this proves nothing.")
    return int(bool(failures or rounds.troubles or not complete))


if __name__ == "__main__":
    sys.exit(main())
