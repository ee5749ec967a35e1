"""ASGI middleware that compresses responses, large ones in a thread."""

import asyncio
import gzip

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPResponseBodyEvent, HTTPResponseStartEvent, Message, Receive, Scope, Send

_LEVEL = 5
_MIN_BYTES = 1000
_INLINE_BYTES = 16_384
"""Up to this size, compression is faster than a switch to a thread and back."""
_MEDIA_TYPES = ("application/json", "application/problem+json", "image/svg+xml", "text/")


class Compression:
    """Compresses text for clients that accept gzip, if its body is one event and not compressed already."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request."""
        if scope["type"] == ScopeType.HTTP:
            send = _Sender(send, accepts="gzip" in Headers.from_scope(scope).get("accept-encoding", ""))
        await self._app(scope, receive, send)


class _Sender:
    """Buffers the start of a response until its body comes, since compression changes headers."""

    def __init__(self, send: Send, *, accepts: bool) -> None:
        self._send, self._accepts = send, accepts
        self._start: HTTPResponseStartEvent | None = None

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._start = message
            return
        if message["type"] == "http.response.body" and self._start is not None:
            start, self._start = self._start, None
            if _is_compressible(start, message):
                await _compress(start, message, accepted=self._accepts)
            await self._send(start)
        await self._send(message)


def _is_compressible(start: HTTPResponseStartEvent, body: HTTPResponseBodyEvent) -> bool:
    headers = MutableScopeHeaders.from_message(start)
    is_whole = not body["more_body"] and "content-encoding" not in headers
    return is_whole and len(body["body"]) >= _MIN_BYTES and headers.get("content-type", "").startswith(_MEDIA_TYPES)


async def _compress(start: HTTPResponseStartEvent, body: HTTPResponseBodyEvent, *, accepted: bool) -> None:
    headers = MutableScopeHeaders.from_message(start)
    headers.extend_header_value("vary", "Accept-Encoding")
    if not accepted:
        return
    if len(body["body"]) <= _INLINE_BYTES:
        body["body"] = gzip.compress(body["body"], _LEVEL)
    else:
        body["body"] = await asyncio.to_thread(gzip.compress, body["body"], _LEVEL)
    headers["content-encoding"] = "gzip"
    headers["content-length"] = str(len(body["body"]))
