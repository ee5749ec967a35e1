"""Makes small changes to the program, and counts those that no test notices: `make mutate`."""

import argparse
import random
import sys

import pytest

from lanes.runner import ROOT
from mutation.mutants import Mutant, mutants_of
from mutation.results import Results
from mutation.runner import Runner

FILES = ("rules/*.py", "table/*.py", "server/live/watermarks.py")
_CONTRACTS = ("test_cards", "test_descriptions", "test_rulings", "test_seen_table")
TESTS = (
    *("rules", "table", "event", "bots", "plugins", "simulation", "server/live/test_watermarks.py"),
    *(f"contracts/{name}.py" for name in _CONTRACTS),
)
_SOURCE = ROOT / "src" / "sosie"
_FOLDER = ROOT / "build" / "mutation"


def main() -> int:
    """Try a sample of all mutants, and return 1 if any survives."""
    parser = argparse.ArgumentParser(prog="python -m mutation", description=__doc__)
    parser.add_argument("--share", type=float, default=0.25, help="the share of mutants to try")
    parser.add_argument("--seed", type=int, default=0, help="another seed is another sample")
    parser.add_argument("--abreast", type=int, default=2, help="the mutants that are tried at the same time")
    parser.add_argument("--files", nargs="*", default=FILES, help="patterns of files in src/sosie")
    parser.add_argument("--tests", nargs="*", default=TESTS, help="folders and files of tests")
    arguments = parser.parse_args()
    _FOLDER.mkdir(parents=True, exist_ok=True)
    results = Results(_FOLDER / "results.jsonl", _SOURCE)
    mutants = _sample(arguments.files, arguments.share, arguments.seed)
    runner = Runner([each for each in mutants if results.is_open(each)], _FOLDER, arguments.abreast, results.keep)
    status = _run(runner, arguments.tests)
    print(f"\n{results.table(mutants)}")
    return status or int(any(map(results.survived, mutants)))


def _sample(patterns: list[str], share: float, seed: int) -> list[Mutant]:
    files = [file for pattern in patterns for file in sorted(_SOURCE.glob(pattern))]
    mutants = [mutant for file in files for mutant in mutants_of(file)]
    return random.Random(seed).sample(mutants, round(share * len(mutants)))


def _run(runner: Runner, tests: list[str]) -> int:
    folders = [str(ROOT / "tests" / test) for test in tests]
    status = pytest.main(["-p", "no:cacheprovider", "--capture=no", "--no-summary", *folders], plugins=[runner])
    # The tests run in forks only.
    return 0 if status == pytest.ExitCode.NO_TESTS_COLLECTED else int(status)


if __name__ == "__main__":
    sys.exit(main())
