"""Tries mutants, as a plugin of pytest: collects all tests once, and runs each mutant in a fork of the process."""

import enum
import json
import os
import resource
import signal
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pytest

from mutation.mutants import Mutant
from mutation.record import Record, record, run_test

MUTANT_S = 8.0
"""The processor time for the tests of a mutant; one that nothing has found by then has survived."""
_HANGS_S = 20
"""The processor time beyond that after which a test hangs."""
_WAITS_S = 900
"""The time after which a test waits for ever, or the machine is too busy to tell; the mutant counts as survived."""


class Outcome(enum.IntEnum):
    """The end of a mutant, as the exit status of its process."""

    SURVIVED = 0
    KILLED = 1
    UNREACHED = 2
    """No test calls the changed function: a mutant that survives."""
    NOT_INSTALLED = 3
    """The changed line runs only on import."""


class Runner:
    """Tries mutants in place of running the tests."""

    def __init__(
        self, mutants: Sequence[Mutant], folder: Path, abreast: int, report: Callable[[Mutant, Outcome], None]
    ) -> None:
        self._mutants, self._folder, self._abreast, self._report = mutants, folder, abreast, report

    def pytest_load_initial_conftests(self) -> None:
        """Let random tests repeat themselves; a failure need not be small, and must not be remembered."""
        # Imported here, since pytest has to load Hypothesis first.
        from hypothesis import Phase, settings  # noqa: PLC0415 - see above

        # The profiles of the tests build on the one that is loaded.
        phases = (Phase.explicit, Phase.generate)
        settings.register_profile("mutation", database=None, derandomize=True, phases=phases)
        settings.load_profile("mutation")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Record the tests, then try all mutants, several at a time."""
        found = self._record(session)
        running = dict[int, Mutant]()
        for mutant in self._mutants:
            if len(running) == self._abreast:
                self._finish(running)
            running[_fork(partial(_try, mutant, found, session))] = mutant
        while running:
            self._finish(running)
        return True

    def _record(self, session: pytest.Session) -> Record:
        output = self._folder / "record.json"
        files = {mutant.path for mutant in self._mutants}
        _, status = os.waitpid(_fork(partial(record, session.items, files, output)), 0)
        if status:
            raise pytest.UsageError("A test fails without a mutant.")
        return Record(**json.loads(output.read_text()))

    def _finish(self, running: dict[int, Mutant]) -> None:
        process, status = os.wait()
        self._report(running.pop(process), _outcome(os.waitstatus_to_exitcode(status)))


def _outcome(status: int) -> Outcome:
    """Return the outcome of a fork; the limit of its processor time ends a test that hangs, and so kills the mutant."""
    if status >= 0:
        return Outcome(status)
    return Outcome.SURVIVED if status == -signal.SIGALRM else Outcome.KILLED


def _fork(act: Callable[[], None]) -> int:
    """Call a function in a fork, and return the fork's process id."""
    process = os.fork()
    if process:
        return process
    status = 1
    try:
        null = os.open(os.devnull, os.O_RDWR)
        os.dup2(null, 1)
        os.dup2(null, 2)
        act()
        status = 0
    except SystemExit as error:
        status = int(error.code or 0)
    finally:
        os._exit(status)


def _try(mutant: Mutant, found: Record, session: pytest.Session) -> None:
    """Run the tests that reach a mutant until one fails."""
    names = found.tests_of(mutant)
    if not names:
        raise SystemExit(Outcome.UNREACHED)
    if not mutant.install():
        raise SystemExit(Outcome.NOT_INSTALLED)
    # Everything else on the machine goes first.
    os.nice(19)
    items = {item.nodeid: item for item in session.items}
    resource.setrlimit(resource.RLIMIT_CPU, (int(MUTANT_S) + _HANGS_S,) * 2)
    signal.alarm(_WAITS_S)
    for name in names:
        if time.process_time() > MUTANT_S:
            return
        run_test(items[name])
