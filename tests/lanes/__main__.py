"""Runs all tests and checks, or some lanes of them: `cd tests && python -m lanes [NAME ...]`."""

import argparse
import asyncio
import os
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from lanes.lane import Result
from lanes.plan import ABREAST, chosen, plan
from lanes.runner import ROOT, Runner
from lanes.summary import summary


def main() -> int:
    """Run lanes, and return 1 if any of them has failed."""
    parser = argparse.ArgumentParser(prog="python -m lanes", description=__doc__)
    parser.add_argument("names", metavar="NAME", nargs="*", help="a lane; all of them if none is given")
    names = parser.parse_args().names
    cores = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    # A lane that runs alone has all cores.
    lanes = chosen(plan(cores, 1 if len(set(names)) == 1 else ABREAST), names)
    (ROOT / "build").mkdir(exist_ok=True)
    start = time.monotonic()
    # All lanes share the layouts of cards.
    with TemporaryDirectory() as folder:
        os.environ["SOSIE_CACHE"] = str(Path(folder, "cards"))
        results = asyncio.run(Runner(lanes, ABREAST, _print).run())
    seconds = time.monotonic() - start
    print(f"\n{summary(results, seconds)}\n{_busy(seconds, cores)}", flush=True)
    return int(any(result.is_bad for result in results))


def _print(result: Result) -> None:
    print(f"\n--- {result.lane.name}: {result.outcome.value} in {result.seconds:.0f} s\n{result.output}", flush=True)


def _busy(seconds: float, cores: int) -> str:
    """Tell how busy the run has kept the cores; Windows does not say."""
    used = os.times()
    share = (used.children_user + used.children_system) / (seconds * cores)
    return f"{cores} cores, {share:.0%} busy with this" if share else f"{cores} cores"


if __name__ == "__main__":
    sys.exit(main())
