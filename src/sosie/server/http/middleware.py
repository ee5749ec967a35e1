"""The outermost ASGI middleware: request ids, security headers, metrics, access log and concurrency limits."""

import logging
import secrets
import time
from http import HTTPStatus
from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from sosie.server.http.hosts import AllowedHosts, explain_refusal
from sosie.server.http.problems import problem_messages
from sosie.server.http.security_headers import add_security_headers
from sosie.server.http.state import AnyConnection, AppState

_CHUNK_BYTES = 64 * 1024
"""Responses are sent in chunks: between them uvicorn waits until a slow client has read most of the last."""
_HEALTH = "/api/health"
"""For any name: balancers ask by the name of a machine or a container."""
_TOO_MANY = "too many requests at once from your address; try again in a second"
_logger = logging.getLogger("sosie.http")


class RequestMiddleware:
    """ASGI middleware around the whole application."""

    def __init__(self, app: ASGIApp, app_state: AppState) -> None:
        self._app, self._app_state, self._metrics = app, app_state, app_state.metrics
        self._hosts = AllowedHosts(app_state.config)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request."""
        if scope["type"] == ScopeType.HTTP:
            await self._handle(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _handle(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        request_id, started, method = secrets.token_hex(6), time.perf_counter(), scope["method"]
        status = 500
        # A copy, since uvicorn still needs the method HEAD.
        inner: Any = {**scope, "sosie_request": request_id, "method": "GET" if method == "HEAD" else method}

        async def send_secured(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [*message["headers"], (b"x-request-id", request_id.encode())]
                message["headers"] = add_security_headers(headers, self._app_state.rooms.peers.addresses)
            elif message["type"] == "http.response.body" and method == "HEAD":
                message["body"] = b""
            await _send_in_chunks(message, send)

        try:
            await self._call(inner, receive, send_secured)
        finally:
            self._record(inner, method, status, request_id, time.perf_counter() - started)

    async def _call(self, scope: Any, receive: Receive, send: Send) -> None:
        """Call the application, unless the request is for another server or its address has too many pending requests.

        Behind a proxy, counting connections is not enough.
        """
        request: AnyConnection = ASGIConnection(scope)
        if scope["path"] != _HEALTH and not self._hosts.allows(request):
            self._metrics.refused.labels("unknown-host").inc()
            for message in problem_messages(HTTPStatus.MISDIRECTED_REQUEST, "unknown-host", explain_refusal(request)):
                await send(message)
            return
        address = self._app_state.address(request)
        if not self._app_state.requests.add(address):
            for message in problem_messages(HTTPStatus.TOO_MANY_REQUESTS, "too-many", _TOO_MANY, retry_after_s=1):
                await send(message)
            return
        try:
            await self._app(scope, receive, send)
        finally:
            self._app_state.requests.remove(address)

    def _record(self, scope: dict[str, Any], method: str, status: int, request_id: str, seconds: float) -> None:
        # The route and not the path, which may hold the code of a table.
        route = scope.get("path_template") or "none"
        self._metrics.requests.labels(route, status).inc()
        self._metrics.request_seconds.observe(seconds)
        ms = round(seconds * 1000, 1)
        extra = {"method": method, "route": route, "status": status, "ms": ms, "request": request_id}
        _logger.info("%s %s %s", method, route, status, extra=extra)


async def _send_in_chunks(message: Message, send: Send) -> None:
    if message["type"] != "http.response.body" or len(message["body"]) <= _CHUNK_BYTES:
        await send(message)
        return
    body, more = message["body"], message["more_body"]
    for start in range(0, len(body), _CHUNK_BYTES):
        end = start + _CHUNK_BYTES
        await send({"type": "http.response.body", "body": body[start:end], "more_body": more or end < len(body)})
