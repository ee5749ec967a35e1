"""`sosie doctor`: its output and its exit status."""

import json
from pathlib import Path

import pytest

from command import refused, sosie
from server.running import running


def test_doctor_lists_checks_of_settings(tmp_path: Path) -> None:
    shown = sosie("doctor", "--data", str(tmp_path / "data"))
    assert "durable" in shown
    assert shown.endswith("0 problems\n")


def test_doctor_fails_for_a_problem(tmp_path: Path) -> None:
    arguments = ("doctor", "--data", str(tmp_path / "data"), "--trusted-proxy", "0.0.0.0/0", "--json")
    found = json.loads(sosie(*arguments, expect=1))
    assert found["healthy"] is False
    assert [check["name"] for check in found["checks"] if check["level"] == "problem"] == ["proxy"]


def test_doctor_reads_environment_of_serve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOSIE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("SOSIE_DURABLE", "1")
    checks = json.loads(sosie("doctor", "--json"))["checks"]
    assert {check["name"]: check["level"] for check in checks}["durable"] == "ok"
    assert any(str(tmp_path) in check["text"] for check in checks)


def test_doctor_checks_a_running_server(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        found = json.loads(sosie("doctor", f"{server.url}/", "--json"))
    assert found["healthy"] is True
    assert {"server", "socket", "clock"} <= {check["name"] for check in found["checks"]}


@pytest.mark.parametrize("url", ["play.example.org", "https://play.example.org/t/ABCDE", "ftp://one"])
def test_doctor_refuses_a_bad_address(url: str) -> None:
    assert "https://play.example.org" in refused("doctor", url)
