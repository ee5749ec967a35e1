"""One id for a request, from the proxy to the worker process."""

import asyncio
import io
import json
import logging
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from command import environment
from server.running import Running, new_address, running
from sosie.server.observe.logging import set_up
from sosie.server.observe.request_id import REQUEST, new_id, read_id
from sosie.server.runtime.clock import TimerWheel
from sosie.server.workers.draft_jobs import BuildDeck
from sosie.server.workers.jobs import RenderPng
from sosie.server.workers.main import LOG_FORMAT, SIZE

GIVEN = "9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("ids") / "data", "--trusted-proxy", "127.0.0.1") as one:
        yield one


@pytest.fixture(scope="module")
def two_processes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("ids")
    with running(folder / "data", "--trusted-proxy", "127.0.0.1", "--workers", "2") as one:
        yield one


def test_id_of_proxy_is_in_response_problem_and_log(server: Running) -> None:
    with server.client() as client:
        answer = client.get("/api/tables/33333", headers={"x-request-id": GIVEN})
    assert answer.headers["x-request-id"] == GIVEN
    assert answer.json()["request"] == GIVEN
    assert [line["request"] for line in server.logged(GIVEN)] == [GIVEN]


def test_id_of_stranger_is_not_taken(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server, server.client() as client:
        answer = client.get("/api/tables/33333", headers={"x-request-id": GIVEN})
        assert answer.headers["x-request-id"] == answer.json()["request"] != GIVEN
        server.logged(answer.json()["request"])
        assert GIVEN not in server.journal.read_text()


@pytest.mark.parametrize(
    "given",
    ["", "ABCDE", "a" * 65, "1" * 2000, "two words too", "192.168.100.200", "fe80::1:2:3:4", 'quote"quote', "späßchen"],
)
def test_malformed_id_is_replaced(given: str, server: Running) -> None:
    with server.client() as client:
        answer = client.get("/api/health", headers=[(b"x-request-id", given.encode())])
    assert answer.headers["x-request-id"] != given
    assert len(answer.headers["x-request-id"]) == 12


def test_two_ids_are_replaced() -> None:
    assert read_id([GIVEN]) == GIVEN
    assert read_id([GIVEN, GIVEN]) is None


def test_own_id_is_drawn_by_chance() -> None:
    assert new_id(Random(1)) == new_id(Random(1)) != new_id(Random(2))
    assert read_id([new_id(Random(1))])


@pytest.mark.parametrize("processes", ["server", "two_processes"])
def test_id_is_in_lines_of_worker_processes(processes: str, request: pytest.FixtureRequest) -> None:
    server: Running = request.getfixturevalue(processes)
    name = f"{GIVEN}-{processes}"
    for number in range(4):
        # Each connection may reach another process.
        with server.client() as client:
            path = f"/api/editions/insects/cards/{number}.png?width=64"
            client.get(path, headers={"x-request-id": f"{name}-{number}"}).raise_for_status()
        lines = server.logged(f"{name}-{number}")
        assert {line["logger"] for line in lines} == {"sosie.workers", "sosie.http"}, lines
        assert "RenderPng" in {line["text"] for line in lines}


def test_lines_have_no_address_or_code(server: Running) -> None:
    address = new_address()
    with server.client(**{"x-forwarded-for": address}) as client:
        made = client.post("/api/tables", json={"name": "Ada Lovelace"}).raise_for_status().json()
        seen = client.get(f"/api/tables/{made['code']}", headers={"x-request-id": GIVEN[::-1]})
    server.logged(seen.headers["x-request-id"])
    journal = server.journal.read_text()
    assert not [word for word in (address, made["code"], made["token"], "Lovelace") if word in journal]


def worker_lines(*jobs: tuple[str, object]) -> list[dict[str, Any]]:
    """Give jobs to a worker process, and return its log lines."""
    frames = [msgspec.msgpack.encode(job) for job in jobs]
    process = subprocess.Popen(
        [sys.executable, "-m", "sosie.server.workers.main", "usual"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment() | {LOG_FORMAT: "json"},
        start_new_session=True,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    with process:
        process.stdin.write(b"".join(SIZE.pack(len(frame)) + frame for frame in frames))
        process.stdin.flush()
        # It answers each job that does not end it; then the end of its input ends it.
        for _ in frames:
            if head := process.stdout.read(SIZE.size):
                process.stdout.read(*SIZE.unpack(head))
        process.stdin.close()
        return [json.loads(line) for line in process.stderr.read().decode().splitlines()]


def test_worker_names_request_of_each_job() -> None:
    picture = RenderPng('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>', 16)
    lines = worker_lines(
        ("first-request", picture), ("", picture), ("second-request", BuildDeck("one", 7, None, None, 0))
    )
    assert [(line["request"], line["text"]) for line in lines] == [
        ("first-request", "RenderPng"),
        ("second-request", "BuildDeck"),
    ]


def test_worker_names_request_of_a_defect() -> None:
    first, *_ = worker_lines(("unlucky-request", RenderPng("no picture", 16)))
    assert (first["request"], first["level"]) == ("unlucky-request", "error")
    assert "Traceback" in first["trace"]


def test_timer_does_not_keep_id_of_request() -> None:
    seen = list[str]()

    async def run() -> None:
        wheel, done = TimerWheel(1.0), asyncio.Event()

        def fire() -> None:
            seen.append(REQUEST.get())
            done.set()

        REQUEST.set("finished-request")
        wheel.call_later(0, fire)
        await done.wait()

    asyncio.run(run())
    assert seen == [""]


def test_line_outside_of_requests_has_no_id() -> None:
    before, out = logging.getLogger().handlers[:], io.StringIO()
    try:
        set_up("json", out)
        logging.getLogger("sosie.test").info("one")
    finally:
        logging.getLogger().handlers[:] = before
    assert "request" not in json.loads(out.getvalue())
