"""The start time of the command."""

import subprocess
import sys
from collections.abc import Iterator
from functools import partial

from benchmarks.timing import Finding, side_by_side


def findings() -> Iterator[Finding]:
    """Yield the time of the help without that of Python itself, of a first deck and of a first large plane."""
    sosie = ["-m", "sosie"]
    deck = [*sosie, "deck", "--order", "7", "--cards", "55", "--json"]
    bare, shown, dealt = side_by_side(
        partial(_run, "-c", "pass"), partial(_run, *sosie, "--help"), partial(_run, *deck), rounds=9
    )
    yield Finding("sosie --help, less a bare python -c pass", shown - bare, within=0.15)
    yield Finding("sosie deck --order 7 --cards 55 --json, in all", dealt, within=0.5)
    built, by_galois = side_by_side(
        partial(_run, "-c", "from sosie.designs import projective_lines as lines; lines(251)"),
        partial(_run, "-c", "from benchmarks.galois_plane import with_galois as lines; lines(251)"),
        rounds=3,
    )
    yield Finding("first plane of order 251 in a new process, against galois", built, by_galois)


def _run(*arguments: str) -> None:
    subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)
