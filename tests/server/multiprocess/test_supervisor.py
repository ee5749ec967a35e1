"""`sosie serve --workers`: start, errors, restarts and stop, run as people run it."""

import json
import os
import signal
import subprocess
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from command import SOSIE, environment, refused
from processes import children, is_running
from server.raw_socket import RawSocket
from server.running import running
from sosie.errors import CannotWrite
from sosie.server.multiprocess.process import Process, SharedState
from sosie.server.multiprocess.supervisor import Lifeline, Supervisor
from sosie.server.serve import listen
from waiting import wait_until


def serve_refused(data: Path, *options: str) -> str:
    return refused("serve", "--workers", "3", "--data", str(data), "--log-format", "json", *options)


def test_port_in_use_is_reported_once(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as taken:
        said = serve_refused(tmp_path / "data", "--port", str(taken.getsockname()[1]))
    assert "cannot be used (Address already in use): try --port" in said


def test_unusable_store_is_reported_once(tmp_path: Path) -> None:
    (tmp_path / "store").write_text("no database")
    assert "cannot open the store" in serve_refused(
        tmp_path / "data", "--port", "0", "--store", f"sqlite:///{tmp_path / 'store'}"
    )


def test_log_in_use_is_reported_once(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with running(data):
        command = [*SOSIE, "serve", "--workers", "3", "--port", "0", "--data", str(data), "--log-format", "json"]
        done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment())
    lines = [line for line in done.stderr.splitlines() if line.startswith("sosie")]
    assert (done.returncode, done.stdout, len(lines)) == (2, "", 1)
    assert "another server" in lines[0]


@pytest.mark.parametrize("count", ["0", "17", "many", "-1", ""])
def test_wrong_count_is_refused(count: str, tmp_path: Path) -> None:
    assert "a number from 1 to 16" in refused("serve", "--workers", count, "--data", str(tmp_path))


def test_messages_of_a_worker_are_read_one_by_one(tmp_path: Path) -> None:
    def work(_process: Process, _lifeline: Lifeline, report_ready: Callable[[], None]) -> None:
        report_ready()
        raise CannotWrite("the disk is full")

    started: list[bool] = []
    with closing(SharedState(1, tmp_path)) as shared:
        supervisor = Supervisor(shared, work, lambda: started.append(True))
        supervisor._start(0)
        child = supervisor._children[0]
        os.waitpid(child.pid, 0)
        supervisor._read_status(child)
        assert started == [True]
        supervisor._read_status(child)
        assert child.status.fileno() < 0


def test_signal_to_all_processes_stops_them_once(tmp_path: Path) -> None:
    # As a terminal does with Ctrl-C, and systemd with SIGTERM.
    with running(tmp_path / "data", "--workers", "2") as server:
        workers = children(server.process.pid)
        assert len(workers) == 2
        with server.client() as client:
            seat = client.post("/api/tables", json={"name": "Ada"}).raise_for_status().json()
        with RawSocket(server.port, f"/socket?table={seat['code']}") as web_socket:
            web_socket.send(type="hello", version=1, table=seat["code"], token=seat["token"])
            web_socket.wait_for("view")
            for pid in (server.process.pid, *workers):
                os.kill(pid, signal.SIGINT)
            assert web_socket.wait_for("closing")["code"] == "restarting"
        assert server.process.wait(30) == 0
        lines = map(json.loads, server.journal.read_text().splitlines())
        assert sorted(line["worker"] for line in lines if line["text"] == "stopped") == [0, 1]
    assert not any(Path(f"/proc/{pid}").exists() for pid in workers)


def test_workers_stop_when_supervisor_dies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    monkeypatch.setenv("TMPDIR", str(scratch))
    with running(tmp_path / "data", "--workers", "2") as server:
        workers = children(server.process.pid)
        server.process.kill()
        wait_until(lambda: not any(is_running(pid) for pid in workers))
        assert list(scratch.iterdir()) == []
        assert server.journal.read_text().count('"stopped"') == 2


def test_second_signal_forces_exit(tmp_path: Path) -> None:
    with running(tmp_path / "data", "--workers", "2") as server:
        workers = children(server.process.pid)
        # They cannot stop in time.
        for pid in workers:
            os.kill(pid, signal.SIGSTOP)
        server.process.send_signal(signal.SIGTERM)
        wait_until(lambda: not _is_waiting(server.process.pid))
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(30) == 130
    wait_until(lambda: not any(is_running(pid) for pid in workers))


def _is_waiting(pid: int) -> bool:
    """Tell whether a signal is pending in a process."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return any(int(line.split()[1], 16) for line in lines if line.startswith("ShdPnd"))
