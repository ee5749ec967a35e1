"""The Caddyfile, checked by Caddy itself and run in front of a real server."""

import json
import os
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from deploy.facts import DEPLOY, documents
from server.running import running
from sosie.dev_cluster.processes import free_ports, start, stop, wait_until

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
    (proxy,) = [handler for handler in handlers(site) if handler["handler"] == "reverse_proxy"]
    servers = {f"{name}:8000" for name in compose["services"] if name.startswith("server-")}
    assert {upstream["dial"] for upstream in proxy["upstreams"]} == servers
    assert proxy["load_balancing"]["selection_policy"] == {"policy": "least_conn"}
    assert proxy["health_checks"]["active"]["uri"] == "/api/health"


def has_certificate(port: int) -> bool:
    """Tell whether Caddy, which listens before it has signed its certificate, can be spoken to."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    try:
        with socket.create_connection(("localhost", port), 5) as plain:
            context.wrap_socket(plain, server_hostname="localhost").close()
    except OSError:
        return False
    return True


@contextmanager
def proxied(folder: Path) -> Iterator[str]:
    """Run a server with Caddy in front of it, and return Caddy's URL."""
    https, http, admin = free_ports(3)
    with running(folder / "data", "--trusted-proxy", "127.0.0.1") as server:
        given = {
            "SOSIE_SITE": f"localhost:{https}",
            "SOSIE_HTTP_PORT": str(http),
            "SOSIE_SERVERS": f"127.0.0.1:{server.port}",
            "CADDY_ADMIN": f"127.0.0.1:{admin}",
            "XDG_DATA_HOME": str(folder),
            "XDG_CONFIG_HOME": str(folder),
        }
        journal = folder / "caddy.log"
        process = start([CADDY, "run", *CADDYFILE], journal, environment=os.environ | given)
        try:
            wait_until(partial(has_certificate, https), process, "Caddy", journal)
            yield f"https://localhost:{https}"
        finally:
            stop(process)


def test_site_is_served_with_hsts(tmp_path: Path) -> None:
    # Caddy signs its own certificate for localhost.
    with proxied(tmp_path) as url, httpx.Client(base_url=url, verify=False, trust_env=False) as client:  # noqa: S501
        answers = [client.get("/api/health"), client.get("/"), client.post("/api/tables", json={"name": "Ada"})]
    assert [answer.status_code for answer in answers] == [200, 200, 201]
    for answer in answers:
        name, _, seconds = answer.headers["strict-transport-security"].partition("=")
        assert name == "max-age"
        assert int(seconds) >= YEAR_S
