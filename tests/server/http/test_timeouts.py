import asyncio
import gc
import socket
import weakref
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn

from sosie.server.http import timeouts
from sosie.server.http.handover import RoutedHttpProtocol
from sosie.server.http.timeouts import TimedHttpProtocol
from sosie.server.multiprocess.routing import Routing
from waiting import until


async def answer(_scope: object, receive: Callable[[], Awaitable[dict[str, Any]]], send: object) -> None:
    while (message := await receive()).get("more_body"):
        pass
    if message["type"] == "http.disconnect":
        return
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})  # type: ignore[operator]  # ASGI is not typed
    await send({"type": "http.response.body", "body": b"ok"})  # type: ignore[operator]  # likewise


class RoutedForTwo(RoutedHttpProtocol):
    """The protocol of the first of two processes."""

    routing = Routing(0, 2)


PROTOCOLS = pytest.mark.parametrize("protocol", [TimedHttpProtocol, RoutedForTwo])


async def ask(*parts: bytes, protocol: type[TimedHttpProtocol] = TimedHttpProtocol, ws: Any = "none") -> bytes:
    """Send parts to a server, and return everything received until it disconnects."""
    config = uvicorn.Config(answer, http=protocol, ws=ws, lifespan="off", log_config=None, timeout_keep_alive=1)
    server = uvicorn.Server(config)
    listener = socket.create_server(("127.0.0.1", 0))
    port = listener.getsockname()[1]
    serving = asyncio.create_task(server._serve([listener]))
    while not server.started:
        await asyncio.sleep(0.01)
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        for part in parts:
            writer.write(part)
            await asyncio.sleep(0.02)
        return await asyncio.wait_for(reader.read(), 10)
    finally:
        writer.close()
        server.should_exit = True
        await serving


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
def test_unfinished_request_times_out(
    parts: tuple[bytes, ...], protocol: type[TimedHttpProtocol], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timeouts, "HEAD_S", 0.3)
    monkeypatch.setattr(timeouts, "BODY_S", 0.3)
    assert b"200 OK" not in asyncio.run(ask(*parts, protocol=protocol))


@PROTOCOLS
def test_finished_requests_are_answered(protocol: type[TimedHttpProtocol], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timeouts, "HEAD_S", 5)
    whole = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n12"
    assert asyncio.run(ask(whole, whole, whole[:9], whole[9:], protocol=protocol)).count(b"200 OK") == 3


@PROTOCOLS
def test_endless_first_line_is_refused(protocol: type[TimedHttpProtocol]) -> None:
    assert asyncio.run(ask(b"GET /", *[b"x" * 10_000] * 4, protocol=protocol)).startswith(b"HTTP/1.1 431")


@asynccontextmanager
async def served(app: Any) -> AsyncIterator[tuple[uvicorn.Server, int]]:
    """Run a server, and return it and its port."""
    config = uvicorn.Config(
        app,
        http=TimedHttpProtocol,
        lifespan="off",
        log_config=None,
        timeout_keep_alive=1,
        timeout_graceful_shutdown=1,
    )
    server = uvicorn.Server(config)
    listener = socket.create_server(("127.0.0.1", 0))
    serving = asyncio.create_task(server._serve([listener]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield server, listener.getsockname()[1]
    finally:
        server.should_exit = True
        await serving


async def refuse(_scope: object, _receive: object, send: Callable[[Any], Awaitable[None]]) -> None:
    """Respond without reading the body."""
    await send({"type": "http.response.start", "status": 429, "headers": [(b"content-length", b"0")]})
    await send({"type": "http.response.body", "body": b""})


async def send_much(_scope: object, _receive: object, send: Callable[[Any], Awaitable[None]]) -> None:
    """Respond with more than a socket buffers."""
    await send({"type": "http.response.start", "status": 200, "headers": []})
    for _ in range(400):
        await send({"type": "http.response.body", "body": b"x" * 65536, "more_body": True})
    await send({"type": "http.response.body", "body": b""})


@pytest.fixture
def short_timeouts(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HEAD_S", "PROGRESS_S"):
        monkeypatch.setattr(timeouts, name, 0.3)


@pytest.mark.usefixtures("short_timeouts")
@pytest.mark.parametrize("ends", [b"", b"Connection: close\r\n"])
def test_client_that_never_reads_is_disconnected(ends: bytes) -> None:
    async def run() -> None:
        async with served(send_much) as (server, port):
            _, writer = await asyncio.open_connection("127.0.0.1", port, limit=1024)
            writer.transport.pause_reading()  # type: ignore[attr-defined]  # missing in the stubs
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n" + ends + b"\r\n")
            await until(lambda: server.server_state.total_requests == 1 or bool(server.server_state.tasks))
            await until(lambda: not server.server_state.connections)
            writer.transport.abort()

    asyncio.run(run())


@pytest.mark.usefixtures("short_timeouts")
def test_unread_response_is_dropped_after_timeout() -> None:
    async def answer_and_close(_scope: object, _receive: object, send: Callable[[Any], Awaitable[None]]) -> None:
        headers = [(b"connection", b"close")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": b"x" * 20_000_000})

    async def run() -> None:
        async with served(answer_and_close) as (server, port):
            _, writer = await asyncio.open_connection("127.0.0.1", port, limit=1024)
            writer.transport.pause_reading()  # type: ignore[attr-defined]  # missing in the stubs
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            await until(lambda: server.server_state.total_requests == 1)
            await until(lambda: not server.server_state.connections)
            writer.transport.abort()

    asyncio.run(run())


@pytest.mark.usefixtures("short_timeouts")
@pytest.mark.parametrize("chunk", [b"x", b"\r\n"], ids=["body", "empty-lines"])
def test_slow_sender_is_disconnected(chunk: bytes) -> None:
    async def run() -> None:
        async with served(answer) as (server, port):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            size = 10_000 if chunk == b"x" else 0
            writer.write(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % size)
            await until(lambda: bool(server.server_state.connections))
            async with asyncio.timeout(20):
                while server.server_state.connections:
                    writer.write(chunk)
                    await asyncio.sleep(0.05)
            writer.transport.abort()

    asyncio.run(run())


@pytest.mark.usefixtures("short_timeouts")
def test_refused_body_leaves_no_idle_connection() -> None:
    async def run() -> None:
        async with served(refuse) as (server, port):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n")
            assert (await reader.readline()).startswith(b"HTTP/1.1 429")
            writer.write(b"0123456789")
            await until(lambda: not server.server_state.connections)
            writer.transport.abort()

    asyncio.run(run())


@pytest.mark.usefixtures("short_timeouts")
def test_slow_body_with_progress_is_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timeouts, "PROGRESS_BYTES", 1)
    monkeypatch.setattr(timeouts, "PROGRESS_S", 2)

    async def read_all(_scope: object, receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Any]) -> None:
        while (await receive())["more_body"]:
            continue
        await refuse(_scope, receive, send)

    async def run() -> None:
        async with served(read_all) as (_, port):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 60\r\n\r\n")
            for _ in range(60):
                writer.write(b"x")
                await asyncio.sleep(0.05)
            assert (await reader.readline()).startswith(b"HTTP/1.1 429")
            writer.close()

    asyncio.run(run())


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
        asyncio.run(ask(upgrade, protocol=Remembered, ws=ClosedUpgrade))
        assert [reference() for reference in seen] == [None]
    finally:
        gc.enable()
