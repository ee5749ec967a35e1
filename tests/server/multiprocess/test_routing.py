"""Routing of requests to the processes of a server."""

import os
from pathlib import Path

import pytest

from sosie.server.access.tokens import new_code
from sosie.server.multiprocess import routing
from sosie.server.multiprocess.routing import MAX_PROCESSES, OWNS_ALL, Routing, request_target, usable_cores

CODE = "9FPFD"
"""A table of shard 1."""


@pytest.mark.parametrize("count", [1, 2, 3, MAX_PROCESSES])
def test_every_table_has_one_owner(count: int) -> None:
    for code in (new_code() for _ in range(50)):
        owners = [index for index in range(count) if Routing(index, count).owns(code)]
        assert owners == [Routing(0, count).owner_of(code)]


@pytest.mark.parametrize(
    "target",
    [
        b"/socket?table=9FPFD",
        b"/socket?a=b&table=9fpfd",
        b"/socket?table=%39FP-FD",
        b"/socket/?table=9FPFD",
        b"/api/tables/9FPFD",
        b"/api/tables/9fpfd/seats",
        b"/api/tables/%39FPFD/invitation.svg?x=1",
        b"//api//tables//9FPFD/",
        b"http://127.0.0.1:8000/api/tables/9FPFD",
    ],
)
def test_request_of_table_goes_to_its_owner(target: bytes) -> None:
    assert [Routing(index, 3).destination(target) for index in range(3)] == [1, None, 1]


@pytest.mark.parametrize(
    "target", [b"/api/editions", b"/api/editions/classic/cards/3.svg", b"/api/decks", b"/api/decks/x"]
)
def test_drawing_goes_to_first_process(target: bytes) -> None:
    assert [Routing(index, 2).destination(target) for index in range(2)] == [None, 0]


@pytest.mark.parametrize(
    "target",
    [
        b"/",
        b"",
        b"/socket",
        b"/socket?table=nonsense",
        b"/api/tables",
        b"/api/tables/nonsense",
        b"/api/health",
        b"\xff",
        b"http://[",
    ],
)
def test_other_requests_stay(target: bytes) -> None:
    assert all(Routing(index, 3).destination(target) is None for index in range(3))


def test_single_process_keeps_everything() -> None:
    assert OWNS_ALL.destination(b"/api/tables/9FPFD") is None


@pytest.mark.parametrize(("quota", "cores"), [("max 100000", 64), ("250000 100000", 2), ("50000 100000", 1), ("", 64)])
def test_usable_cores_follow_container_quota(
    quota: str, cores: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "cpu.max").write_text(quota)
    monkeypatch.setattr(routing, "_CPU_QUOTA", tmp_path / "cpu.max")
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(64)))
    assert usable_cores() == cores


def test_target_needs_complete_line() -> None:
    line = b"GET /socket?table=9FPFD HTTP/1.1\r\n"
    assert [request_target(line[:size]) for size in range(len(line))] == [None] * len(line)
    assert request_target(line + b"Host: x\r\n") == b"/socket?table=9FPFD"
    assert request_target(b"\r\n" + line) == b"/socket?table=9FPFD"
    assert request_target(b"nonsense\r\n") == b""
