import asyncio
import gzip
import threading
from typing import Any

import pytest

from sosie.server.http.compression import Compression


def compressed_response(
    body: bytes, kind: str, accepted: str = "gzip, br", more: bytes = b""
) -> tuple[dict[str, str], bytes]:
    """Return the headers and the body of a response after the middleware."""
    sent: list[Any] = []

    async def app(_scope: object, _receive: object, send: Any) -> None:
        headers = [(b"content-type", kind.encode()), (b"content-length", str(len(body + more)).encode())]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": bool(more)})
        if more:
            await send({"type": "http.response.body", "body": more, "more_body": False})

    async def receive() -> Any:
        raise AssertionError

    async def send(message: Any) -> None:
        sent.append(message)

    scope: Any = {"type": "http", "headers": [(b"accept-encoding", accepted.encode())]}
    asyncio.run(Compression(app)(scope, receive, send))
    headers = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return headers, b"".join(message["body"] for message in sent[1:])


@pytest.mark.parametrize("size", [1000, 16_384, 2_000_000])
def test_text_is_compressed(size: int) -> None:
    text = b"spot it " * (size // 8)
    headers, body = compressed_response(text, "application/json")
    assert gzip.decompress(body) == text
    assert headers["content-encoding"] == "gzip"
    assert int(headers["content-length"]) == len(body)
    assert headers["vary"] == "Accept-Encoding"


def test_large_response_is_compressed_in_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[threading.Thread] = []

    def compress(content: bytes, level: int) -> bytes:
        threads.append(threading.current_thread())
        return content[:level]

    monkeypatch.setattr("sosie.server.http.compression.gzip.compress", compress)
    compressed_response(bytes(1000), "text/plain")
    compressed_response(bytes(1_000_000), "text/plain")
    assert [thread is threading.main_thread() for thread in threads] == [True, False]


@pytest.mark.parametrize(
    ("size", "kind", "accepted"),
    [(999, "text/html", "gzip"), (5000, "image/png", "gzip"), (5000, "application/zip", "gzip"), (5000, "text/x", "")],
)
def test_other_responses_are_not_compressed(size: int, kind: str, accepted: str) -> None:
    headers, body = compressed_response(bytes(size), kind, accepted)
    assert body == bytes(size)
    assert "content-encoding" not in headers
    assert ("vary" in headers) == (accepted == "")


def test_stream_is_not_compressed() -> None:
    headers, body = compressed_response(bytes(5000), "text/plain", more=bytes(9))
    assert body == bytes(5009)
    assert headers["content-length"] == "5009"
