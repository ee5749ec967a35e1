"""ASGI middleware that compresses answers, large ones in a thread."""

import asyncio
import gzip

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPResponseBodyEvent, HTTPResponseStartEvent, Message, Receive, Scope, Send

_LEVEL = 5
_LEAST = 1000
"""Below this many bytes it is not worth it."""
_MOST_AT_ONCE = 16_384
"""Up to this many bytes it takes less than to hand it to a thread and back."""
_KINDS = ("application/json", "application/problem+json", "image/svg+xml", "text/")


class Compression:
    """Compresses text for clients that accept gzip, if it is sent in one piece and not compressed already."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] == ScopeType.HTTP:
            send = _Sender(send, accepts="gzip" in Headers.from_scope(scope).get("accept-encoding", ""))
        await self._app(scope, receive, send)


class _Sender:
    """Holds the start of an answer back until its body is there."""

    def __init__(self, send: Send, *, accepts: bool) -> None:
        self._send, self._accepts = send, accepts
        self._start: HTTPResponseStartEvent | None = None

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._start = message
            return
        if message["type"] == "http.response.body" and self._start is not None:
            start, self._start = self._start, None
            if _is_worth_it(start, message):
                await _compress(start, message, accepted=self._accepts)
            await self._send(start)
        await self._send(message)


def _is_worth_it(start: HTTPResponseStartEvent, body: HTTPResponseBodyEvent) -> bool:
    headers = MutableScopeHeaders.from_message(start)
    is_whole = not body["more_body"] and "content-encoding" not in headers
    return is_whole and len(body["body"]) >= _LEAST and headers.get("content-type", "").startswith(_KINDS)


async def _compress(start: HTTPResponseStartEvent, body: HTTPResponseBodyEvent, *, accepted: bool) -> None:
    headers = MutableScopeHeaders.from_message(start)
    headers.extend_header_value("vary", "Accept-Encoding")
    if not accepted:
        return
    if len(body["body"]) <= _MOST_AT_ONCE:
        body["body"] = gzip.compress(body["body"], _LEVEL)
    else:
        body["body"] = await asyncio.to_thread(gzip.compress, body["body"], _LEVEL)
    headers["content-encoding"] = "gzip"
    headers["content-length"] = str(len(body["body"]))
