"""The command `sosie serve`: start, stop and restart."""

import signal
import socket
from pathlib import Path

import click
import pytest

from command import refused, sosie
from processes import children
from server.raw_socket import RawSocket
from server.running import running
from sosie.cli.serve import command
from waiting import PATIENCE_S, wait_until


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_server_stops_gracefully_and_notifies_clients(tmp_path: Path, number: int) -> None:
    with running(tmp_path / "data") as server, server.client() as client:
        made = client.post("/api/tables", json={"name": "Ada", "edition": "insects"}).json()
        with RawSocket(server.port) as ada:
            ada.send(type="hello", version=1, table=made["code"], token=made["token"])
            ada.wait_for("view")
            server.process.send_signal(number)
            closing = ada.wait_for("closing")
            assert (closing["code"], closing.get("again", True)) == ("restarting", True)
            assert ada.receive() is None
        assert server.process.wait(timeout=PATIENCE_S) == 0
        assert "Traceback" not in server.journal.read_text()


def test_tables_survive_a_killed_server(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server, server.client() as client:
        made = client.post("/api/tables", json={"name": "Ada", "edition": "insects"}).json()
        client.post(f"/api/tables/{made['code']}/seats", json={"name": "Ben"})
        before = client.get(f"/api/tables/{made['code']}").json()
        server.process.kill()
        server.process.wait()
    with running(tmp_path / "data") as again, again.client() as client:
        assert client.get(f"/api/tables/{made['code']}").json() == before
        with RawSocket(again.port) as ada:
            ada.send(type="hello", version=1, table=made["code"], token=made["token"])
            assert ada.wait_for("welcome")["seat"] == 0


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_workers_end_with_the_server(tmp_path: Path, number: int) -> None:
    with running(tmp_path / "data") as server, server.client() as client:
        client.post("/api/tables", json={"name": "Ada", "edition": "insects"})
        wait_until(lambda: len(children(server.process.pid)) >= 1)
        workers = children(server.process.pid)
        server.process.send_signal(number)
        server.process.wait(timeout=PATIENCE_S)
        wait_until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in workers))


def test_second_signal_ends_the_server_at_once(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server, socket.create_connection(("127.0.0.1", server.port)) as slow:
        # A request that never ends keeps a server waiting, once it has asked for the body.
        headers = b"Host: localhost\r\nContent-Type: application/json\r\nContent-Length: 10\r\nExpect: 100-continue\r\n"
        slow.sendall(b"POST /api/tables HTTP/1.1\r\n" + headers + b"\r\n")
        assert slow.recv(100).startswith(b"HTTP/1.1 100")
        # Two of one kind could be merged into one.
        server.process.send_signal(signal.SIGINT)
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(timeout=PATIENCE_S) == 130


def test_port_in_use_suggests_a_free_one(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = refused("serve", "--port", str(port), "--data", str(tmp_path))
    assert f"port {port}" in said
    free = int(said.rpartition("--port ")[2])
    assert free > port
    socket.create_server(("127.0.0.1", free)).close()


def test_data_folder_in_use_is_refused(tmp_path: Path) -> None:
    with running(tmp_path / "data"):
        assert str(tmp_path / "data") in refused("serve", "--port", "0", "--data", str(tmp_path / "data"))


@pytest.mark.parametrize(
    "flags",
    [("--host", "nowhere.invalid"), ("--port", "70000"), ("--trusted-proxy", "somebody"), ("--store", "mysql://x/y")],
)
def test_invalid_options_are_refused(tmp_path: Path, flags: tuple[str, str]) -> None:
    assert refused("serve", "--port", "0", "--data", str(tmp_path / "data"), *flags)


def test_help_names_a_variable_for_every_option(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    shown = sosie("serve", "--help")
    reference = (Path(__file__).parents[4] / "docs/reference/command-line.md").read_text()
    flags = [parameter for parameter in command.params if isinstance(parameter, click.Option)]
    assert len(flags) >= 13
    for flag in flags:
        variable = f"SOSIE_{flag.opts[0][2:].replace('-', '_').upper()}"
        assert flag.envvar == variable
        assert variable in shown
        assert f"`{variable}" in reference


def test_environment_sets_options(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOSIE_METRICS_TOKEN", "from-outside")
    with running(tmp_path / "data", "--trusted-proxy", "127.0.0.1") as server, server.client() as client:
        assert client.get("/api/metrics").status_code == 403
        answer = client.get("/api/metrics", headers={"authorization": "Bearer from-outside"})
        assert answer.status_code == 200
