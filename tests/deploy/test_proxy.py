"""The Caddyfile, checked by Caddy itself and run in front of a real server."""

import json
import os
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from uuid import UUID

import httpx
import pytest

from deploy.facts import DEPLOY, documents
from server.running import running
from sosie.dev_cluster.processes import free_ports, start, stop, wait_until
from waiting import PATIENCE_S

CADDY = shutil.which("caddy") or ""
CADDYFILE = ["--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
YEAR_S = 365 * 24 * 3600

pytestmark = pytest.mark.skipif(not CADDY, reason="Caddy is not installed")


@pytest.fixture(scope="module")
def site() -> Any:
    """The routes of the site, as Caddy parses the file."""
    done = subprocess.run([CADDY, "adapt", *CADDYFILE], capture_output=True, text=True, check=True)
    (server,) = json.loads(done.stdout)["apps"]["http"]["servers"].values()
    return server["routes"]


def handlers(part: Any) -> Iterator[dict[str, Any]]:
    """Yield all handlers in a part of a configuration."""
    if isinstance(part, dict):
        if "handler" in part:
            yield part
        part = list(part.values())
    if isinstance(part, list):
        for one in part:
            yield from handlers(one)


def test_caddy_accepts_the_caddyfile() -> None:
    done = subprocess.run([CADDY, "validate", *CADDYFILE], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_caddy_refuses_a_misspelt_directive(tmp_path: Path) -> None:
    wrong = tmp_path / "Caddyfile"
    wrong.write_text((DEPLOY / "Caddyfile").read_text().replace("health_uri", "health_uro"))
    command = [CADDY, "validate", "--adapter", "caddyfile", "--config", str(wrong)]
    assert subprocess.run(command, capture_output=True, check=False).returncode != 0


def test_proxy_balances_over_all_servers(site: Any) -> None:
    (compose,) = documents(DEPLOY / "compose.yaml")
    proxies = [handler for handler in handlers(site) if handler["handler"] == "reverse_proxy"]
    servers = {f"{name}:8000" for name in compose["services"] if name.startswith("server-")}
    assert [proxy["load_balancing"]["selection_policy"]["policy"] for proxy in proxies] == ["uri_hash", "least_conn"]
    for proxy in proxies:
        assert {upstream["dial"] for upstream in proxy["upstreams"]} == servers
        assert proxy["health_checks"]["active"]["uri"] == "/api/health"


def has_certificate(port: int) -> bool:
    """Tell whether Caddy answers over TLS; it listens before it has a certificate."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    try:
        with socket.create_connection(("localhost", port), 5) as plain:
            context.wrap_socket(plain, server_hostname="localhost").close()
    except OSError:
        return False
    return True


@contextmanager
def proxied(folder: Path, *ports: int) -> Iterator[httpx.Client]:
    """Run Caddy in front of servers, and return a client of it."""
    https, http, admin = free_ports(3)
    given = {
        "SOSIE_SITE": f"localhost:{https}",
        "SOSIE_HTTP_PORT": str(http),
        "SOSIE_SERVERS": " ".join(f"127.0.0.1:{port}" for port in ports),
        "CADDY_ADMIN": f"127.0.0.1:{admin}",
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    journal = folder / "caddy.log"
    process = start([CADDY, "run", *CADDYFILE], journal, environment=os.environ | given)
    try:
        wait_until(partial(has_certificate, https), process, "Caddy", journal)
        # Caddy signs its own certificate for localhost.
        with httpx.Client(
            base_url=f"https://localhost:{https}",
            verify=False,  # noqa: S501 - of its own certificate
            timeout=PATIENCE_S,
            trust_env=False,
        ) as client:
            yield client
    finally:
        stop(process)


@contextmanager
def proxied_server(folder: Path) -> Iterator[httpx.Client]:
    """Run a server with Caddy in front of it, and return a client."""
    with running(folder / "data", "--trusted-proxy", "127.0.0.1") as server, proxied(folder, server.port) as client:
        yield client


@contextmanager
def plain_server() -> Iterator[ThreadingHTTPServer]:
    """Run a server that answers every request with its port."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            body = str(self.connection.getsockname()[1]).encode()
            self.send_response(200)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()


def test_caddy_keeps_sockets_of_a_table_together(tmp_path: Path) -> None:
    with ExitStack() as stack:
        servers = [stack.enter_context(plain_server()) for _ in range(3)]
        ports = {str(server.server_address[1]): server for server in servers}
        client = stack.enter_context(proxied(tmp_path, *map(int, ports)))

        def server_of(table: str) -> str:
            return client.get(f"/socket?table={table}").text

        tables = {f"T{number}": server_of(f"T{number}") for number in range(40)}
        assert set(tables.values()) == set(ports)
        assert all(server_of(table) == server for table, server in tables.items())
        gone = tables["T0"]
        ports[gone].shutdown()
        ports[gone].server_close()
        # Only the tables of the server that is gone go elsewhere.
        assert all(server_of(table) == server for table, server in tables.items() if server != gone)
        assert server_of("T0") in ports.keys() - {gone}


@pytest.mark.parametrize(
    ("program", "file", "arguments"),
    [("nginx", "nginx.conf", ("-t", "-q", "-c")), ("haproxy", "haproxy.cfg", ("-c", "-q", "-f"))],
)
def test_other_proxies_accept_their_examples(
    tmp_path: Path, program: str, file: str, arguments: tuple[str, ...]
) -> None:
    found = shutil.which(program, path=f"{os.environ['PATH']}:/usr/sbin")
    if found is None:
        pytest.skip(f"{program} is not installed")
    key = tmp_path / "key.pem"
    certificate = tmp_path / "certificate.pem"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost"]
    subprocess.run([*command, "-keyout", key, "-out", certificate], check=True, capture_output=True)
    (tmp_path / "sosie.pem").write_bytes(key.read_bytes() + certificate.read_bytes())
    example = (DEPLOY / "proxies" / file).read_text().replace("/etc/ssl/sosie", str(tmp_path))
    # A test may not write where nginx writes its process id by default.
    pid = f"pid {tmp_path}/nginx.pid;\n" if program == "nginx" else ""
    (tmp_path / file).write_text(pid + example)
    done = subprocess.run([found, *arguments, tmp_path / file], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_proxy_gives_each_request_its_id(tmp_path: Path) -> None:
    with proxied_server(tmp_path) as client:
        answers = [client.get("/api/health", headers={"x-request-id": "chosen-by-a-stranger"}) for _ in range(2)]
    first, second = (UUID(answer.headers["x-request-id"]) for answer in answers)
    assert first != second


def test_site_is_served_with_hsts(tmp_path: Path) -> None:
    with proxied_server(tmp_path) as client:
        answers = [client.get("/api/health"), client.get("/"), client.post("/api/tables", json={"name": "Ada"})]
    assert [answer.status_code for answer in answers] == [200, 200, 201]
    for answer in answers:
        name, _, seconds = answer.headers["strict-transport-security"].partition("=")
        assert name == "max-age"
        assert int(seconds) >= YEAR_S
