"""Requests that try to fill the server's memory are refused before they are read."""

import asyncio
import os
import socket
from contextlib import ExitStack
from pathlib import Path

import pytest
from PIL import Image

from attacks.attacker import Attacker, exchange
from attacks.test_decks import with_faces
from cards.own.test_deck_file import deck_file
from cards.own.test_image_files import embedded, saved
from server.running import Running, running
from sosie.server.config import Limits
from sosie.server.store.store import Store
from waiting import wait_until

MB = 2**20
LIMITS = Limits()


@pytest.mark.parametrize(
    "endless",
    [b"x" * MB, b"Name: value\r\n" * 80_000, b"/path" * 200_000],
    ids=["one-value", "many-headers", "target"],
)
def test_endless_head_is_cut_off(attacker: Attacker, endless: bytes) -> None:
    before, sent = attacker.memory_mb, 0
    start = b"GET " if endless.startswith(b"/") else b"GET / HTTP/1.1\r\nHost: localhost\r\nX-First: "
    with attacker.connection() as plain:
        try:
            plain.sendall(start)
            for _ in range(81):
                plain.sendall(endless)
                sent += len(endless)
        except ConnectionError:
            pass
    assert sent < 40 * MB
    assert attacker.memory_mb < before + 20
    assert attacker.is_served()


def test_endless_trailer_is_cut_off(attacker: Attacker) -> None:
    before = attacker.memory_mb
    head = (
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n"
        b'Transfer-Encoding: chunked\r\n\r\ne\r\n{"name":"Ada"}\r\n0\r\nX-Last: '
    )
    with attacker.connection() as plain:
        assert exchange(plain, head + b"x\r\n\r\n").status == 201
    with attacker.connection() as plain:
        assert exchange(plain, head + b"x" * 40 * MB).status != 201
    assert attacker.memory_mb < before + 20


@pytest.mark.parametrize(("size", "status"), [(30 * 1024, 200), (33 * 1024, 431)])
def test_head_may_have_32_kb(attacker: Attacker, size: int, status: int) -> None:
    assert attacker.request("GET /api/health", X_Large="x" * size).status == status
    many = {f"X-{number}": "x" * 100 for number in range(size // 105)}
    assert attacker.request("GET /api/health", b"", **many).status == status


def test_pipelined_requests_are_cut_off(attacker: Attacker) -> None:
    before = attacker.memory_mb
    with ExitStack() as stack:
        for plain in (stack.enter_context(attacker.connection()) for _ in range(20)):
            plain.sendall(b"GET /api/health HTTP/1.1\r\n\r\n" * 9000)
        assert attacker.is_served()
        assert attacker.memory_mb < before + 60


def test_body_over_rate_limit_is_not_kept(attacker: Attacker) -> None:
    statuses = [attacker.request("POST /api/decks", Content_Length=str(31 * MB)).status for _ in range(7)]
    assert statuses == [413] * LIMITS.jobs_burst + [429]
    before = attacker.memory_mb
    head = f"POST /api/decks HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: {attacker.address}\r\n"
    with ExitStack() as stack:
        connections = [stack.enter_context(attacker.connection()) for _ in range(8)]
        for plain in connections:
            plain.sendall(f"{head}Content-Length: {30 * MB}\r\n\r\n".encode())
            assert read_status(plain) == 429
        for plain in connections:
            plain.sendall(b"x" * (29 * MB))
        assert attacker.memory_mb < before + 40


def test_chunked_body_is_cut_at_the_limit(attacker: Attacker) -> None:
    before = attacker.memory_mb
    chunk = b"100000\r\n" + b"x" * MB + b"\r\n"
    for path, size in (("tables", 1), ("decks", LIMITS.upload_bytes // MB + 1)):
        head = f"POST /api/{path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: {attacker.address}\r\n"
        kind = "application/json" if path == "tables" else "application/octet-stream"
        with attacker.connection() as plain:
            plain.sendall(f"{head}Content-Type: {kind}\r\nTransfer-Encoding: chunked\r\n\r\n".encode() + chunk * size)
            assert read_status(plain) == 413
    assert attacker.memory_mb < before + 80


def test_unfinished_uploads_share_a_budget(server: Running) -> None:
    before = Attacker(server).memory_mb
    with ExitStack() as stack:
        for attacker in (Attacker(server) for _ in range(20)):
            plain = stack.enter_context(attacker.connection())
            head = f"POST /api/decks HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: {attacker.address}\r\n"
            plain.sendall(f"{head}Content-Length: {30 * MB}\r\n\r\n".encode() + b"x" * (29 * MB))
        assert Attacker(server).memory_mb < before + 250
        assert Attacker(server).is_served()


@pytest.fixture(scope="module")
def large(server: Running) -> str:
    """Return the id of a deck of 20 MB, saved directly in the server's store."""

    noise = [embedded(saved(Image.frombytes("RGB", (980, 980), os.urandom(980 * 980 * 3)), "PNG")) for _ in range(7)]
    file = with_faces(deck_file(7), *noise).to_bytes()
    assert len(file) > 18 * MB

    async def save() -> str:
        store = Store(f"sqlite:///{server.data / 'store.db'}")
        await store.open()
        try:
            return await store.save_deck(file, "Large", "large")
        finally:
            await store.close()

    return asyncio.run(save())


def test_slow_readers_share_a_budget(attacker: Attacker, large: str) -> None:
    before = attacker.memory_mb
    request = (
        f"GET /api/decks/{large} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: {attacker.address}\r\n\r\n".encode()
    )
    with ExitStack() as stack:
        connections = [stack.enter_context(attacker.connection()) for _ in range(25)]
        for plain in connections:
            plain.sendall(request)
        statuses = [read_status(plain) for plain in connections]
        assert (statuses.count(200), statuses.count(429)) == (3, 22)
        assert attacker.memory_mb < before + 150
        assert attacker.is_served()
    # Their share of the budget is free again after they disconnect.
    wait_until(lambda: len(attacker.request(f"GET /api/decks/{large}").body) > 18 * MB)


def test_connections_of_one_address_are_capped(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server, ExitStack() as stack:
        attacker = Attacker(server)
        before = attacker.open_files
        for _ in range(LIMITS.http_connections_an_address + 100):
            stack.enter_context(attacker.connection())
        assert attacker.request("GET /api/health").status in {0, 429}
        assert attacker.open_files <= before + LIMITS.http_connections_an_address + 5
        stack.pop_all().close()
        wait_until(lambda: attacker.open_files <= before + 10)
        assert attacker.is_served()


def test_connections_of_a_trusted_proxy_are_not_capped(attacker: Attacker) -> None:
    with ExitStack() as stack:
        for _ in range(LIMITS.http_connections_an_address + 100):
            stack.enter_context(attacker.connection())
        assert attacker.is_served()


def read_status(plain: socket.socket) -> int:
    """Return the status of a response from its first line."""
    received = b""
    while b"\r\n" not in received and (more := plain.recv(64)):
        received += more
    return int(received.split()[1]) if received else 0
