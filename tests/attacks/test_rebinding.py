"""DNS rebinding: a foreign page whose name points at the server, so that Host and Origin agree."""

import json
import socket
from pathlib import Path

import pytest

from attacks.attacker import Attacker
from server.raw_socket import Refused
from server.running import running

EVIL = {"Host": "evil.example:8000", "Origin": "http://evil.example:8000", "Sec_Fetch_Site": "same-origin"}
TABLE = b'{"name": "Ada"}'


@pytest.mark.parametrize(
    "line", ["GET /", "GET /api/editions", "GET /api/metrics", "POST /api/tables", "DELETE /api/statistics"]
)
def test_rebound_page_is_refused(attacker: Attacker, line: str) -> None:
    answer = attacker.request(line, TABLE, **EVIL, Content_Type="application/json")
    assert (answer.status, json.loads(answer.body)["code"]) == (421, "unknown-host")
    assert "--allowed-host evil.example" in json.loads(answer.body)["text"]


def test_rebound_page_opens_no_socket(attacker: Attacker) -> None:
    with pytest.raises(Refused, match="421"):
        attacker.web_socket(Host=EVIL["Host"], Origin=EVIL["Origin"])


@pytest.mark.parametrize("host", ["<script>", "127.0.0.1.evil.example", "evil.example.", "localhost.evil", "1.2"])
def test_misleading_name_is_refused(attacker: Attacker, host: str) -> None:
    answer = attacker.request("GET /", Host=host)
    assert (answer.status, json.loads(answer.body)["code"]) == (421, "unknown-host")
    assert b"<" not in answer.body


def test_second_host_header_does_not_hide_the_first(attacker: Attacker) -> None:
    assert attacker.request("GET /", Host="127.0.0.1", host="evil.example").status == 421


@pytest.mark.parametrize(
    "host",
    [
        "", "localhost", "LOCALHOST.:80", "sosie.localhost", "127.0.0.1:8000", "192.168.1.5", "[::1]:8000",
        socket.gethostname(), f"{socket.gethostname().partition('.')[0].upper()}.local:8000",
    ],
)  # fmt: skip
def test_own_names_and_addresses_are_served(attacker: Attacker, host: str) -> None:
    assert attacker.request("GET /", Host=host).status == 200


def test_health_is_told_by_any_name(attacker: Attacker) -> None:
    assert attacker.request("GET /api/health", Host="server-1:8000").status == 200


def test_allowed_hosts_are_served(tmp_path: Path) -> None:
    flags = ("--allowed-host=play.example.org", "--allowed-host=other.example:443", "--origin=https://own.example")
    with running(tmp_path / "data", *flags) as server:
        hosts = ("Play.Example.org", "play.example.org:443", "other.example", "own.example", "example.org")
        assert [Attacker(server).request("GET /", Host=host).status for host in hosts] == [200, 200, 200, 200, 421]


def test_any_host_can_be_allowed(tmp_path: Path) -> None:
    with running(tmp_path / "data", "--allowed-host", "*") as server, Attacker(server).web_socket(Host="a.example"):
        assert Attacker(server).request("GET /", Host="a.example").status == 200
