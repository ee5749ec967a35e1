import asyncio
import gc
import weakref
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from server.http.memory_connection import MemoryConnection
from simulation.virtual_loop import run_virtually
from sosie.server.http.handover import RoutedHttpProtocol
from sosie.server.http.timeouts import BODY_S, HEAD_S, PROGRESS_BYTES, PROGRESS_S, TimedHttpProtocol
from sosie.server.multiprocess.routing import Routing

Send = Callable[[Any], Awaitable[None]]
GET = b"GET / HTTP/1.1\r\nHost: x\r\n"


async def answer(_scope: object, receive: Callable[[], Awaitable[dict[str, Any]]], send: Send) -> None:
    while (message := await receive()).get("more_body"):
        pass
    if message["type"] == "http.disconnect":
        return
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


async def refuse(_scope: object, _receive: object, send: Send) -> None:
    """Respond without reading the body."""
    await send({"type": "http.response.start", "status": 429, "headers": [(b"content-length", b"0")]})
    await send({"type": "http.response.body", "body": b""})


async def send_much(_scope: object, _receive: object, send: Send) -> None:
    """Respond with more than a socket buffers."""
    await send({"type": "http.response.start", "status": 200, "headers": []})
    for _ in range(400):
        await send({"type": "http.response.body", "body": b"x" * 65536, "more_body": True})
    await send({"type": "http.response.body", "body": b""})


async def answer_and_close(_scope: object, _receive: object, send: Send) -> None:
    """Respond at once with more than a socket buffers."""
    await send({"type": "http.response.start", "status": 200, "headers": [(b"connection", b"close")]})
    await send({"type": "http.response.body", "body": b"x" * 20_000_000})


class RoutedForTwo(RoutedHttpProtocol):
    """The protocol of the first of two processes."""

    routing = Routing(0, 2)


PROTOCOLS = pytest.mark.parametrize("protocol", [TimedHttpProtocol, RoutedForTwo])


def lasted(*parts: bytes, app: Any = answer, every_s: float = 0.02, **about: Any) -> tuple[float, bytes]:
    """Send parts to a server; return after how many seconds it ends the connection, and everything received."""

    async def run() -> tuple[float, bytes]:
        begin, connection = asyncio.get_running_loop().time(), MemoryConnection(app, **about)
        for part in parts:
            if not connection.ended.is_set():
                connection.send(part)
                await asyncio.sleep(every_s)
        async with asyncio.timeout(3600):
            await connection.ended.wait()
        return asyncio.get_running_loop().time() - begin, connection.received

    return run_virtually(run())


@PROTOCOLS
@pytest.mark.parametrize(
    "parts",
    [
        (),
        (b"GET / HT",),
        (b"\r\n", b"\r\n"),
        (b"GET / HTTP/1.1\r\nHost: x\r\n", b"A: b\r\n"),
        (b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n12",),
    ],
    ids=["nothing", "half-a-line", "empty-lines", "half-a-head", "half-a-body"],
)
def test_unfinished_request_times_out(parts: tuple[bytes, ...], protocol: type[TimedHttpProtocol]) -> None:
    seconds, received = lasted(*parts, protocol=protocol)
    assert HEAD_S == PROGRESS_S
    assert seconds == pytest.approx(HEAD_S, abs=0.1)
    assert b"200 OK" not in received


@PROTOCOLS
def test_finished_requests_are_answered(protocol: type[TimedHttpProtocol]) -> None:
    whole = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n12"
    assert lasted(whole, whole, whole[:9], whole[9:], protocol=protocol)[1].count(b"200 OK") == 3


@PROTOCOLS
def test_endless_first_line_is_refused(protocol: type[TimedHttpProtocol]) -> None:
    assert lasted(b"GET /", *[b"x" * 10_000] * 4, protocol=protocol)[1].startswith(b"HTTP/1.1 431")


@pytest.mark.parametrize("ends", [b"", b"Connection: close\r\n"])
def test_client_that_never_reads_is_disconnected(ends: bytes) -> None:
    seconds, _ = lasted(GET + ends + b"\r\n", app=send_much, reads=False)
    assert seconds == pytest.approx(PROGRESS_S, abs=0.1)


def test_unread_response_is_dropped_after_timeout() -> None:
    seconds, _ = lasted(GET + b"\r\n", app=answer_and_close, reads=False)
    assert seconds == pytest.approx(PROGRESS_S, abs=0.1)


@pytest.mark.parametrize(("size", "chunk"), [(10_000, b"x"), (0, b"\r\n")], ids=["body", "empty-lines"])
def test_slow_sender_is_disconnected(size: int, chunk: bytes) -> None:
    head = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % size
    seconds, _ = lasted(head, *[chunk] * 40, every_s=0.5)
    assert seconds == pytest.approx(PROGRESS_S, abs=1)


def test_refused_body_leaves_no_idle_connection() -> None:
    head = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n"
    seconds, received = lasted(head, b"0123456789", app=refuse)
    assert received.startswith(b"HTTP/1.1 429")
    assert seconds <= HEAD_S + 1


def test_slow_body_with_progress_is_accepted() -> None:
    each = PROGRESS_BYTES // 10
    head = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % (60 * each)
    assert lasted(head, *[b"x" * each] * 60, every_s=1)[1].startswith(b"HTTP/1.1 200")


def test_body_with_progress_has_a_deadline() -> None:
    each, count = PROGRESS_BYTES // 10, int(BODY_S) + 100
    head = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % (count * each)
    seconds, received = lasted(head, *[b"x" * each] * count, every_s=1)
    assert seconds == pytest.approx(BODY_S, abs=PROGRESS_S)
    assert b"200 OK" not in received


class ClosedUpgrade(asyncio.Protocol):
    """A WebSocket protocol that closes the connection."""

    def __init__(self, config: object, server_state: object, app_state: object) -> None:
        pass

    def connection_made(self, transport: Any) -> None:
        transport.close()


def test_upgrade_frees_the_http_protocol() -> None:
    seen: list[weakref.ref[TimedHttpProtocol]] = []

    class Remembered(TimedHttpProtocol):
        def connection_made(self, transport: Any) -> None:
            seen.append(weakref.ref(self))
            super().connection_made(transport)

    upgrade = b"GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"
    gc.disable()
    try:
        lasted(upgrade, protocol=Remembered, ws=ClosedUpgrade)
        assert [reference() for reference in seen] == [None]
    finally:
        gc.enable()


@PROTOCOLS
def test_frames_before_a_pending_upgrade_end_the_connection(protocol: type[TimedHttpProtocol]) -> None:
    async def run() -> bytes:
        answered = asyncio.Event()

        async def answer_late(scope: object, receive: Any, send: Send) -> None:
            await answered.wait()
            await answer(scope, receive, send)

        connection = MemoryConnection(answer_late, protocol, ClosedUpgrade)
        connection.send(GET + b"\r\n" + GET + b"Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n")
        await asyncio.sleep(1)
        assert not connection.ended.is_set()
        connection.send(b"\x81\x80early")
        answered.set()
        await connection.ended.wait()
        return connection.received

    assert run_virtually(run()) == b""
