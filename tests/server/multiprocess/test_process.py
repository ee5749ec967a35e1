"""The state that the processes of a server share."""

import os
from contextlib import closing
from pathlib import Path

import pytest

from sosie.server.multiprocess import process
from sosie.server.multiprocess.process import ONLY_PROCESS, RESTART_S, Process, SharedState


def test_server_is_ready_when_all_processes_are(tmp_path: Path) -> None:
    with closing(SharedState(2, tmp_path)) as shared:
        pid = os.fork()
        if pid == 0:
            shared.flags.set(1, ready=True)
            os._exit(0)
        os.waitpid(pid, 0)
        assert not shared.flags.all_ready()
        shared.flags.set(0, ready=True)
        assert shared.flags.all_ready()


def test_server_stays_ready_while_a_process_restarts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(process, "monotonic", lambda: now)
    with closing(SharedState(2, tmp_path)) as shared:
        for index in range(2):
            shared.flags.set(index, ready=True)
        shared.forget(1)
        now += RESTART_S - 0.1
        assert shared.flags.all_ready()
        # It dies again before it is ready.
        shared.forget(1)
        now += 0.2
        assert not shared.flags.all_ready()
        shared.flags.set(1, ready=True)
        assert shared.flags.all_ready()


def test_server_is_not_ready_once_a_process_stops(tmp_path: Path) -> None:
    with closing(SharedState(2, tmp_path)) as shared:
        for index in range(2):
            shared.flags.set(index, ready=True)
        shared.flags.set(1, ready=False)
        assert not shared.flags.all_ready()
        shared.forget(1)
        assert not shared.flags.all_ready()


def test_processes_differ_in_their_index_only(tmp_path: Path) -> None:
    with closing(SharedState(2, tmp_path)) as shared:
        first, second = Process.of(shared, 0), Process.of(shared, 1)
        assert (first.is_first, second.is_first) == (True, False)
        assert (first.routing.index, second.routing.index) == (0, 1)
        assert first.shared is second.shared


def test_only_process_shares_nothing() -> None:
    assert (ONLY_PROCESS.index, ONLY_PROCESS.is_first, ONLY_PROCESS.shared) == (0, True, None)
