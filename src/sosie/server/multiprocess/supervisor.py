"""The supervisor: the parent of a server's processes, which starts, restarts and stops them.

Processes are forked. That takes milliseconds, where a new interpreter takes seconds to load the server, so players of a
process that died are back at once. Forking is safe because the supervisor runs no event loop and no threads.
"""

import gc
import logging
import os
import selectors
import shutil
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NoReturn

import msgspec

from sosie import errors
from sosie.errors import SosieError
from sosie.server.multiprocess.process import Process, SharedState

STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)
_STEADY_S = 10.0
"""A process that has run for this long is restarted at once."""
_FIRST_PAUSE_S, _LONGEST_PAUSE_S = 0.1, 5.0
"""The pause before a restart; it doubles while a process dies early."""
_STOP_S = 15.0
"""Timeout for a graceful stop, longer than a process takes."""
FORCED_EXIT_STATUS = 130
_logger = logging.getLogger("sosie.supervisor")

Ready = Callable[[], None]
"""Called by a process when it is ready."""
Work = Callable[[Process, "Lifeline", Ready], None]
"""The main function of a process."""


class Lifeline:
    """A pipe that ends when the supervisor wants its processes to stop, or dies.

    Not a signal: a terminal and systemd send theirs to all processes at once, and a second one would force an exit.
    """

    def __init__(self) -> None:
        self.reader, self._writer = os.pipe()

    def cut(self) -> None:
        """Tell all processes to stop."""
        if self._writer >= 0:
            os.close(self._writer)
            self._writer = -1


class _Failure(msgspec.Struct, frozen=True):
    """An error at the start of a process: the name of its class, and its text."""

    error: str
    text: str


@dataclass
class _Child:
    """A running process."""

    index: int
    pid: int
    status: socket.socket
    """The socket from which its readiness or its failure is read."""
    since: float
    is_ready: bool = False


class Supervisor:
    """Runs the processes of a server until they are stopped."""

    def __init__(self, shared: SharedState, work: Work, on_ready: Callable[[], object]) -> None:
        self._shared, self._work, self._on_ready = shared, work, on_ready
        self._pid = os.getpid()
        self._children: dict[int, _Child] = {}
        self._pauses: dict[int, float] = {}
        self._restarts: dict[int, float] = {}
        """The times of pending restarts."""
        self._lifeline = Lifeline()
        self._selector = selectors.DefaultSelector()
        self._signals = 0
        self._deadline: float | None = None
        self._has_started = False
        self._failure: SosieError | None = None
        self._has_failed = False

    def run(self) -> None:
        """Run until stopped; raise the error of a process that cannot start."""
        gc.collect()
        gc.freeze()
        with self._handling_signals() as wakeup:
            self._selector.register(wakeup, selectors.EVENT_READ)
            for index in range(self._shared.count):
                self._start(index)
            while self._children or (self._restarts and self._deadline is None):
                self._wait(wakeup)
                self._follow_signals()
                self._reap()
                self._restart_due()
        if self._failure is not None:
            raise self._failure
        if self._has_failed:
            sys.exit(1)

    @contextmanager
    def _handling_signals(self) -> Iterator[socket.socket]:
        """Count stop signals; every signal wakes the loop by a byte in a socket."""
        reader, writer = socket.socketpair()
        for end in (reader, writer):
            end.setblocking(False)
        before = {number: signal.signal(number, self._on_stop_signal) for number in STOP_SIGNALS}
        before[signal.SIGCHLD] = signal.signal(signal.SIGCHLD, lambda *_: None)
        signal.set_wakeup_fd(writer.fileno(), warn_on_full_buffer=False)
        try:
            with reader, writer:
                yield reader
        finally:
            signal.set_wakeup_fd(-1)
            for number, handler in before.items():
                signal.signal(number, handler)

    def _on_stop_signal(self, *_: Any) -> None:
        self._signals += 1

    def _wait(self, wakeup: socket.socket) -> None:
        times = [*self._restarts.values(), *([] if self._deadline is None else [self._deadline])]
        timeout = max(min(times) - time.monotonic(), 0) if times else None
        for key, _ in self._selector.select(timeout):
            if key.fileobj is wakeup:
                with suppress(BlockingIOError):
                    wakeup.recv(4096)
            else:
                self._read_status(key.data)

    def _follow_signals(self) -> None:
        if self._signals > 1:
            self._kill_all()
            sys.exit(FORCED_EXIT_STATUS)
        if self._signals and self._deadline is None:
            self._stop()
        elif self._deadline is not None and time.monotonic() > self._deadline:
            self._kill_all()

    def _stop(self) -> None:
        self._deadline = time.monotonic() + _STOP_S
        self._restarts.clear()
        self._lifeline.cut()

    def _kill_all(self) -> None:
        for child in self._children.values():
            with suppress(ProcessLookupError):
                os.kill(child.pid, signal.SIGKILL)

    def _start(self, index: int) -> None:
        # Packets, so that two messages are never read as one.
        here, there = socket.socketpair(type=socket.SOCK_SEQPACKET)
        for stream in (sys.stdout, sys.stderr):
            stream.flush()
        pid = os.fork()
        if pid == 0:
            here.close()
            self._run_child(index, there)
        there.close()
        child = self._children[index] = _Child(index, pid, here, time.monotonic())
        self._selector.register(here, selectors.EVENT_READ, child)

    def _run_child(self, index: int, status: socket.socket) -> NoReturn:
        """Run one process, in the child of a fork; never return."""
        exit_status = 1
        try:
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            for number in STOP_SIGNALS:
                signal.signal(number, signal.SIG_IGN)
            self._lifeline.cut()
            self._selector.close()
            for child in self._children.values():
                child.status.close()
            self._work(Process.of(self._shared, index), self._lifeline, lambda: status.sendall(b"ready"))
            exit_status = 0
        except SosieError as error:
            status.sendall(msgspec.json.encode(_Failure(type(error).__name__, str(error))))
            exit_status = 2
        except BaseException:
            _logger.exception("worker %d failed", index)
        finally:
            if os.getppid() != self._pid:
                # The supervisor was killed, and cannot clean up itself.
                shutil.rmtree(self._shared.metrics_folder, ignore_errors=True)
            logging.shutdown()
            os._exit(exit_status)

    def _read_status(self, child: _Child) -> None:
        said = child.status.recv(65536)
        if said == b"ready":
            child.is_ready = True
            if not self._has_started and all(one.is_ready for one in self._children.values()):
                self._has_started = True
                self._on_ready()
            return
        self._selector.unregister(child.status)
        child.status.close()
        if said:
            failure = msgspec.json.decode(said, type=_Failure)
            error = getattr(errors, failure.error)(failure.text)
            if self._has_started:
                _logger.error("worker %d cannot start: %s", child.index, error)
            else:
                self._failure = self._failure or error

    def _reap(self) -> None:
        """Collect processes that have ended, also orphans: in a container this process is their parent."""
        while True:
            try:
                pid, status = os.waitpid(-1, os.WNOHANG)
            except ChildProcessError:
                return
            if not pid:
                return
            child = next((child for child in self._children.values() if child.pid == pid), None)
            if child is not None:
                self._on_end(child, os.waitstatus_to_exitcode(status))

    def _on_end(self, child: _Child, exit_status: int) -> None:
        if child.status.fileno() >= 0:
            # It may have written its last status after the last read.
            child.status.setblocking(False)
            with suppress(BlockingIOError):
                while child.status.fileno() >= 0:
                    self._read_status(child)
        del self._children[child.index]
        self._shared.forget(child.index)
        if self._deadline is not None:
            return
        if not self._has_started:
            self._has_failed = True
            self._stop()
            return
        is_steady = time.monotonic() - child.since >= _STEADY_S
        pause = 0.0 if is_steady else min(self._pauses.get(child.index, _FIRST_PAUSE_S / 2) * 2, _LONGEST_PAUSE_S)
        self._pauses[child.index] = max(pause, _FIRST_PAUSE_S / 2)
        self._restarts[child.index] = time.monotonic() + pause
        _logger.warning("worker %d ended with status %d; it restarts in %.1f s", child.index, exit_status, pause)

    def _restart_due(self) -> None:
        now = time.monotonic()
        for index in [index for index, when in self._restarts.items() if when <= now]:
            del self._restarts[index]
            self._start(index)


def supervise(count: int, work: Work, on_ready: Callable[[], object]) -> None:
    """Run a server with several processes until it is stopped."""
    with TemporaryDirectory(prefix="sosie-") as folder, closing(SharedState(count, Path(folder))) as shared:
        Supervisor(shared, work, on_ready).run()
