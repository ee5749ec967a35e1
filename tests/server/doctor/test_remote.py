"""Checks of real servers, behind a real Caddy that is set up well or badly."""

import os
import shutil
import ssl
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from deploy.test_proxy import proxied
from server.doctor.levels import levels, texts
from server.running import Running, running
from sosie.dev_cluster.processes import free_ports, start, stop, wait_until
from sosie.server.doctor.remote import _secure, check_server
from sosie.server.doctor.visit import Visitor
from waiting import PATIENCE_S

CADDY = shutil.which("caddy") or ""
TOKEN = "count-me-if-you-can"  # noqa: S105 - for these tests
SITES = {
    "good": "header_up X-Request-ID {http.request.uuid}",
    "plain": "",
    "lost address": "header_up -X-Forwarded-For",
    # It passes on the address that a client claims, without the one that it has.
    "gullible": 'trusted_proxies 127.0.0.0/8\nheader_up X-Forwarded-For "^([^,]*),.*$" "$1"',
    "other host": "header_up Host localhost",
    "unknown host": "header_up Host elsewhere.example",
    "wrong scheme": "header_up X-Forwarded-Proto https",
    "no upgrade": "header_up -Upgrade",
    "no compression": "header_up -Accept-Encoding",
    "no headers": "header_down -Content-Security-Policy",
    "no date": "header_down Date today",
    "late": 'header_down Date "Mon, 01 Jan 2024 00:00:00 GMT"',
}
"""Faults of a proxy, as directives of Caddy."""
ELSEWHERE = "127.0.0.2"
"""An address of this machine that is no trusted proxy."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    data = tmp_path_factory.mktemp("doctor") / "data"
    with running(data, "--trusted-proxy", "127.0.0.1", "--metrics-token", TOKEN) as one:
        yield one


@pytest.fixture(scope="module")
def distrustful(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that trusts no proxy."""
    with running(tmp_path_factory.mktemp("doctor") / "data") as one:
        yield one


@contextmanager
def _caddy(folder: Path, sites: dict[int, tuple[Running, str]]) -> Iterator[None]:
    """Run Caddy, with a site on each port: a server, and a directive."""
    (admin,) = free_ports(1)
    blocks = [
        f"http://127.0.0.1:{port} {{\nreverse_proxy 127.0.0.1:{server.port} {{\n{directive}\n}}\n}}"
        for port, (server, directive) in sites.items()
    ]
    file, journal = folder / "Caddyfile", folder / "caddy.log"
    file.write_text("\n".join([f"{{\nadmin 127.0.0.1:{admin}\nauto_https off\n}}", *blocks]))
    environment = os.environ | {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    process = start([CADDY, "run", "--adapter", "caddyfile", "--config", str(file)], journal, environment=environment)
    try:
        wait_until(lambda: all(map(_answers, sites)), process, "Caddy", journal)
        yield
    finally:
        stop(process)


def _answers(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/api/health", trust_env=False, timeout=PATIENCE_S).is_success
    except httpx.TransportError:
        return False


@pytest.fixture(scope="module")
def sites(server: Running, distrustful: Running, tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """The origin of each site."""
    if not CADDY:
        pytest.skip("Caddy is not installed")
    behind = {name: (server, directive) for name, directive in SITES.items()} | {"distrusted": (distrustful, "")}
    ports = dict(zip(behind, free_ports(len(behind)), strict=True))
    with _caddy(tmp_path_factory.mktemp("caddy"), {ports[name]: site for name, site in behind.items()}):
        yield {name: f"http://127.0.0.1:{port}" for name, port in ports.items()}


def test_direct_server_is_well(distrustful: Running) -> None:
    found = check_server(Visitor(distrustful.url))
    assert set(levels(found).values()) == {"ok"}, found
    assert {"server", "client address", "host", "secure page", "headers", "socket", "compression"} <= set(levels(found))


def test_server_behind_a_good_proxy_is_well(sites: dict[str, str]) -> None:
    found = check_server(Visitor(sites["good"], ELSEWHERE), TOKEN)
    assert set(levels(found).values()) == {"ok"}, found
    assert {"made-up address", "scheme"} <= set(levels(found))


@pytest.mark.parametrize(
    ("site", "name", "level", "change"),
    [
        ("lost address", "client address", "problem", "X-Forwarded-For"),
        ("distrusted", "client address", "problem", "--trusted-proxy 127.0.0.1"),
        ("gullible", "made-up address", "problem", "X-Forwarded-For"),
        ("other host", "host", "problem", "pass on Host"),
        ("other host", "socket", "problem", "Host"),
        ("unknown host", "host", "problem", "pass on Host"),
        ("unknown host", "host", "problem", "--allowed-host elsewhere.example"),
        ("wrong scheme", "scheme", "problem", "X-Forwarded-Proto"),
        ("no upgrade", "socket", "problem", "Upgrade"),
        ("no compression", "compression", "advice", "Accept-Encoding"),
        ("no headers", "headers", "problem", "pass on all"),
        ("no date", "clock", "advice", "date"),
        ("plain", "request id", "advice", "X-Request-ID"),
        ("late", "clock", "problem", "behind"),
    ],
)
def test_fault_of_proxy_is_found(sites: dict[str, str], site: str, name: str, level: str, change: str) -> None:
    found = check_server(Visitor(sites[site], ELSEWHERE), TOKEN)
    assert levels(found)[name] == level, found
    assert change in texts(found)[name]


def test_visit_from_trusted_address_is_advised_against(sites: dict[str, str]) -> None:
    found = check_server(Visitor(sites["good"]))
    assert levels(found)["client address"] == "advice"
    assert "another machine" in texts(found)["client address"]


def test_wrong_metrics_token_is_found(server: Running) -> None:
    found = check_server(Visitor(server.url), "another token")
    assert levels(found)["metrics"] == "problem"


def test_public_metrics_are_found(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    # As if the server were elsewhere: through a proxy beside it that names no address, everybody is local.
    monkeypatch.setattr("sosie.server.doctor.remote.is_loopback", lambda _: False)
    assert levels(check_server(Visitor(server.url)))["metrics"] == "problem"


def test_silent_server_is_the_only_problem() -> None:
    (port,) = free_ports(1)
    (found,) = check_server(Visitor(f"http://127.0.0.1:{port}"))
    assert (found.name, found.level) == ("server", "problem")


@pytest.mark.skipif(not CADDY, reason="Caddy is not installed")
def test_certificate_is_checked(server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with proxied(tmp_path, server.port) as client:
        origin = str(client.base_url).rstrip("/")
        refused = check_server(Visitor(origin))
        assert levels(refused)["secure page"] == "problem"
        assert levels(refused)["headers"] == "ok", refused
        assert levels(refused)["socket"] == "ok", refused
        monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "caddy/pki/authorities/local/root.crt"))
        trusted = check_server(Visitor(origin))
        assert levels(trusted)["secure page"] == "ok", trusted
        later = ssl.cert_time_to_seconds(Visitor(origin).certificate()["notAfter"]) - 60
        with monkeypatch.context() as nearly:
            nearly.setattr(time, "time", lambda: later)
            assert levels(check_server(Visitor(origin)))["secure page"] == "advice"


@pytest.mark.parametrize(
    ("host", "level"),
    [("play.example.org", "problem"), ("192.168.1.5", "advice"), ("raspberry.local", "advice"), ("localhost", "ok")],
)
def test_plain_address_is_for_home(host: str, level: str) -> None:
    assert _secure(Visitor(f"http://{host}")).level == level
