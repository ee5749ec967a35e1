"""The outermost ASGI middleware: request ids, security headers, metrics, access log and concurrency limits."""

import logging
import time
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from sosie.server.http.hosts import AllowedHosts, explain_refusal
from sosie.server.http.problems import problem_messages
from sosie.server.http.security_headers import add_security_headers
from sosie.server.http.state import AnyConnection, AppState
from sosie.server.observe.request_id import REQUEST, new_id
from sosie.server.runtime.chance import KERNEL, Chance
from sosie.server.runtime.stalls import WATCHDOG

_CHUNK_BYTES = 64 * 1024
"""Responses are sent in chunks: between them uvicorn waits until a slow client has read most of the last."""
_CLIENT_LEFT = 499
"""The status of a request whose client has broken it off, or ended it with something that is not HTTP."""
_HEALTH = "/api/health"
"""For any name: balancers ask by the name of a machine or a container."""
_TOO_MANY = "too many requests at once from your address; try again in a second"
_logger = logging.getLogger("sosie.http")


class RequestMiddleware:
    """ASGI middleware around the whole application."""

    def __init__(self, app: ASGIApp, app_state: AppState, chance: Chance = KERNEL) -> None:
        self._app, self._app_state, self._metrics, self._chance = app, app_state, app_state.metrics, chance
        self._hosts = AllowedHosts(app_state.config)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request."""
        if scope["type"] == ScopeType.HTTP:
            await self._handle(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _handle(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        started, method = time.perf_counter(), scope["method"]
        status: int = HTTPStatus.INTERNAL_SERVER_ERROR
        # A copy, since uvicorn still needs the method HEAD.
        inner: Any = {**scope, "method": "GET" if method == "HEAD" else method}
        request_id = self._app_state.proxy_id(ASGIConnection(inner)) or new_id(self._chance)
        token = REQUEST.set(request_id)

        async def receive_noting() -> Any:
            nonlocal status
            message = await receive()
            if message["type"] == "http.disconnect":
                status = _CLIENT_LEFT
            return message

        async def send_secured(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                # Nobody receives what the application answers to a client that has left.
                status = message["status"] if status != _CLIENT_LEFT else status
                headers = [*message["headers"], (b"x-request-id", request_id.encode())]
                message["headers"] = add_security_headers(headers, self._app_state.rooms.peers.addresses)
            elif message["type"] == "http.response.body" and method == "HEAD":
                message["body"] = b""
            await _send_in_chunks(message, send)

        try:
            await WATCHDOG.steps(self._call(inner, receive_noting, send_secured), "route", _Route(inner))
        finally:
            self._record(inner, method, status, time.perf_counter() - started)
            REQUEST.reset(token)

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

    def _record(self, scope: dict[str, Any], method: str, status: int, seconds: float) -> None:
        # The route and not the path, which may hold the code of a table.
        route = _route(scope)
        self._metrics.requests.labels(route, status).inc()
        self._metrics.request_seconds.observe(seconds)
        ms = round(seconds * 1000, 1)
        extra = {"method": method, "route": route, "status": status, "ms": ms}
        _logger.info("%s %s %s", method, route, status, extra=extra)


def _route(scope: dict[str, Any]) -> str:
    """Return the route of a request, once it is known."""
    return scope.get("path_template") or "none"


@dataclass(frozen=True, slots=True)
class _Route:
    """A request as the watchdog names it."""

    scope: dict[str, Any]

    @property
    def stall_name(self) -> str:
        """The method and the route."""
        return f"{self.scope['method']} {_route(self.scope)}"


async def _send_in_chunks(message: Message, send: Send) -> None:
    if message["type"] != "http.response.body" or len(message["body"]) <= _CHUNK_BYTES:
        await send(message)
        return
    body, more = message["body"], message["more_body"]
    for start in range(0, len(body), _CHUNK_BYTES):
        end = start + _CHUNK_BYTES
        await send({"type": "http.response.body", "body": body[start:end], "more_body": more or end < len(body)})
