"""Runs the command `sosie` in a process of its own."""

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryFile

from forks import CAN_FORK, Forked

SOSIE = [sys.executable, "-m", "sosie"]
SOURCE = str(Path(__file__).parents[1] / "src")


def environment() -> dict[str, str]:
    """Return the environment of the command: this source on the path, UTF-8, and English."""
    path = os.pathsep.join(filter(None, [SOURCE, os.getenv("PYTHONPATH")]))
    others = {name: value for name, value in os.environ.items() if name not in {"LC_ALL", "LC_MESSAGES", "LANG"}}
    return {**others, "PYTHONPATH": path, "PYTHONUTF8": "1"}


def accept_ctrl_c() -> None:
    """Undo an inherited disposition, for `preexec_fn`: shells let programs in the background ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def sosie(*arguments: str, given: str | bytes = b"", expect: int = 0) -> str:
    """Run a command, check that standard error is empty, and return its output."""
    done = _run(arguments, given)
    assert (done.returncode, done.stderr) == (expect, b"")
    return done.stdout.decode()


def refused(*arguments: str, given: str | bytes = b"", expect: int = 2) -> str:
    """Run a command that fails, and return its one line on standard error."""
    done = _run(arguments, given)
    said = done.stderr.decode()
    assert (done.returncode, done.stdout) == (expect, b"")
    assert said.endswith("\n")
    assert said.count("\n") == 1
    assert said.startswith("sosie")
    return said.strip()


def _run(arguments: Sequence[str], given: str | bytes) -> subprocess.CompletedProcess[bytes]:
    text = given.encode() if isinstance(given, str) else given
    if not CAN_FORK:
        return subprocess.run([*SOSIE, *arguments], input=text, capture_output=True, check=False, env=environment())
    with TemporaryFile() as stdin, TemporaryFile() as stdout, TemporaryFile() as stderr:
        stdin.write(text)
        stdin.seek(0)
        status = Forked(arguments, stdin, stdout.fileno(), stderr, environment()).wait()
        stdout.seek(0)
        stderr.seek(0)
        return subprocess.CompletedProcess(arguments, status, stdout.read(), stderr.read())
