"""What every request passes first and last: its number, the headers, the figures, and one line in the log."""

import logging
import secrets
import time
from http import HTTPStatus
from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from sosie.server.http.problems import PROBLEM_TYPE
from sosie.server.http.security_headers import secured
from sosie.server.http.state import AppState

_PIECE = 64 * 1024
"""How much of a response is passed on at once: uvicorn waits in between until a slow reader has read most of it."""
_TOO_MANY = b'{"code":"too-many","text":"too many requests at once from your address; try again in a second"}'
_TOO_MANY_HEADERS = [
    (b"content-type", PROBLEM_TYPE.encode()),
    (b"content-length", str(len(_TOO_MANY)).encode()),
    (b"retry-after", b"1"),
]
_logger = logging.getLogger("sosie.http")


class RequestMiddleware:
    """An application around the application."""

    def __init__(self, app: ASGIApp, app_state: AppState) -> None:
        self._app, self._app_state, self._metrics = app, app_state, app_state.metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] == ScopeType.HTTP:
            await self._answer(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _answer(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        number, started, asked = secrets.token_hex(6), time.perf_counter(), scope["method"]
        status = 500
        # A copy, since uvicorn still has to know that it was asked for the head alone.
        own: Any = {**scope, "sosie_request": number, "method": "GET" if asked == "HEAD" else asked}

        async def pass_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                named = [*message["headers"], (b"x-request-id", number.encode())]
                message["headers"] = secured(named)
            elif message["type"] == "http.response.body" and asked == "HEAD":
                message["body"] = b""
            await _send_in_pieces(message, send)

        try:
            await self._pass_in(own, receive, pass_on)
        finally:
            self._note(own, asked, status, number, time.perf_counter() - started)

    async def _pass_in(self, scope: Any, receive: Receive, send: Send) -> None:
        """Let a request in, unless its address has too many under way: behind a proxy, connections tell nothing."""
        address = self._app_state.address(ASGIConnection(scope))
        if not self._app_state.requests.add(address):
            await send(
                {"type": "http.response.start", "status": HTTPStatus.TOO_MANY_REQUESTS, "headers": _TOO_MANY_HEADERS}
            )
            await send({"type": "http.response.body", "body": _TOO_MANY, "more_body": False})
            return
        try:
            await self._app(scope, receive, send)
        finally:
            self._app_state.requests.remove(address)

    def _note(self, scope: dict[str, Any], method: str, status: int, number: str, seconds: float) -> None:
        # The route and not the path: who is at which table is nobody's business, and codes are half a secret.
        route = scope.get("path_template") or "none"
        self._metrics.requests.labels(route, status).inc()
        self._metrics.request_seconds.observe(seconds)
        about = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1), "request": number}
        _logger.info("%s %s %s", method, route, status, extra=about)


async def _send_in_pieces(message: Message, send: Send) -> None:
    if message["type"] != "http.response.body" or len(message["body"]) <= _PIECE:
        await send(message)
        return
    body, more = message["body"], message["more_body"]
    for start in range(0, len(body), _PIECE):
        end = start + _PIECE
        await send({"type": "http.response.body", "body": body[start:end], "more_body": more or end < len(body)})
