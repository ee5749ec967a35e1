"""Fuzzes the parsers of untrusted files: `cd tests && python -m fuzz [TARGET ...]`, or `make fuzz`.

New inputs are collected in build/fuzz, and one that fails is written there. Add it to tests/fuzz/corpus with its fix.
"""

import argparse
import subprocess
import sys
from pathlib import Path

from fuzz.targets import TARGETS
from lanes.runner import ROOT

CORPUS = Path(__file__).parent / "corpus"
_FOUND = ROOT / "build" / "fuzz"
_MAX_BYTES = 65_536
_LONGEST_S, _MAX_MEMORY_MB = 10, 2048
"""Limits of one input, beyond which it has failed."""


def main() -> int:
    """Fuzz each target for a while, and return 1 if any has failed."""
    parser = argparse.ArgumentParser(prog="python -m fuzz", description=__doc__)
    parser.add_argument("targets", metavar="TARGET", nargs="*", default=list(TARGETS), help=", ".join(TARGETS))
    parser.add_argument("--seconds", type=int, default=60, help="the time for each target")
    arguments = parser.parse_args()
    failed = [target for target in arguments.targets if _fuzz(target, arguments.seconds)]
    print(*(f"{target} has failed; the input is in {_FOUND}." for target in failed), sep="\n")
    return int(bool(failed))


def _fuzz(target: str, seconds: int) -> int:
    found = _FOUND / target
    found.mkdir(parents=True, exist_ok=True)
    options = {
        "max_total_time": seconds, "max_len": _MAX_BYTES, "timeout": _LONGEST_S, "rss_limit_mb": _MAX_MEMORY_MB,
        "artifact_prefix": f"{_FOUND / target}-", "print_final_stats": 1,
    }  # fmt: skip
    flags = [f"-{name}={value}" for name, value in options.items()]
    # The first folder collects new inputs.
    folders = [str(found), str(CORPUS / target)]
    return subprocess.run([sys.executable, "-m", "fuzz.instrumented", target, *flags, *folders], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
