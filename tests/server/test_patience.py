import asyncio
import socket

import pytest
import uvicorn

from sosie.server import patience
from sosie.server.patience import PatientProtocol


async def answer(_scope: object, receive: object, send: object) -> None:
    await receive()  # type: ignore[operator]
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})  # type: ignore[operator]
    await send({"type": "http.response.body", "body": b"ok"})  # type: ignore[operator]


async def ask(*parts: bytes) -> bytes:
    """Say some things to a server, and return all that it says until it hangs up."""
    config = uvicorn.Config(answer, http=PatientProtocol, lifespan="off", log_config=None, timeout_keep_alive=1)
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


@pytest.mark.parametrize(
    "parts",
    [
        (),
        (b"GET / HT",),
        (b"GET / HTTP/1.1\r\nHost: x\r\n", b"A: b\r\n"),
        (b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n12",),
    ],
    ids=["nothing", "half-a-line", "half-a-head", "half-a-body"],
)
def test_whoever_does_not_finish_is_hung_up_on(parts: tuple[bytes, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "HEAD_S", 0.3)
    monkeypatch.setattr(patience, "BODY_S", 0.3)
    assert asyncio.run(ask(*parts)).count(b"200 OK") <= 1


def test_whoever_finishes_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "HEAD_S", 5)
    whole = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n12"
    assert asyncio.run(ask(whole, whole)).count(b"200 OK") == 2
