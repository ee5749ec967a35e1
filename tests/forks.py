"""Processes of `sosie` that are forked from one that has imported everything already, which takes seconds each time."""

import multiprocessing
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from io import BufferedReader, BufferedWriter, FileIO, TextIOWrapper
from multiprocessing import process as processes
from multiprocessing.reduction import DupFd
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

if TYPE_CHECKING:
    from multiprocessing.context import ForkServerContext, ForkServerProcess

CAN_FORK = "forkserver" in multiprocessing.get_all_start_methods()
"""Windows cannot."""
# Only installed modules: the preloaded process does not know the path of the tests.
_PRELOADED = [
    "sosie.cli.main",
    "sosie.server.serve",
    "sosie.deck",
    "sosie.designs",
    "sosie.bots",
    "sosie.cards.own",
    "rich.console",
]


@cache
def forks() -> "ForkServerContext":
    """Return the context of processes that are forked from the preloaded one."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(_PRELOADED)
    return context


class _Files:
    """Open files on their way to a new process."""

    def __init__(self, *files: int) -> None:
        self.files = files

    def __reduce__(self) -> tuple[Any, ...]:
        return _received, tuple(DupFd(file) for file in self.files)


def _received(*files: Any) -> _Files:
    return _Files(*[file.detach() for file in files])


class Forked:
    """A process of `sosie`, with the part of `subprocess.Popen` that tests use."""

    def __init__(
        self, arguments: Sequence[str], stdin: IO[Any], stdout: int, stderr: IO[Any], environment: Mapping[str, str]
    ) -> None:
        files = _Files(stdin.fileno(), stdout, stderr.fileno())
        # It ends with this process, like a daemon.
        self._process: ForkServerProcess = forks().Process(
            target=_run, args=(tuple(arguments), dict(environment), Path.cwd(), files), daemon=True
        )
        self._process.start()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired("sosie", timeout or 0)
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def _run(arguments: Sequence[str], environment: Mapping[str, str], folder: Path, files: _Files) -> None:
    """Become a process of `sosie`."""
    # A daemon could not start worker processes.
    processes.current_process()._config["daemon"] = False  # type: ignore[attr-defined]  # there is no other way
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    # The environment names another folder, perhaps.
    tempfile.tempdir = None
    for number, file in enumerate(files.files):
        os.dup2(file, number)
        os.close(file)
    for file, (name, mode) in enumerate((("stdin", "r"), ("stdout", "w"), ("stderr", "w"))):
        raw = FileIO(file, mode)
        # As Python names them itself.
        raw.name = f"<{name}>"
        binary = BufferedReader(raw) if mode == "r" else BufferedWriter(raw)
        setattr(sys, name, TextIOWrapper(binary, encoding="utf-8", line_buffering=name == "stderr"))
    sys.argv = ["sosie", *arguments]
    from sosie.cli.main import run  # noqa: PLC0415 - after the environment, as in a new process

    run()
