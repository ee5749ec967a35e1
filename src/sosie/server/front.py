"""What every request passes first and last: its number, the headers, the figures, and one line in the log."""

import logging
import secrets
import time
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from sosie.server.metrics import Metrics
from sosie.server.security import secured

_logger = logging.getLogger("sosie.http")


class Front:
    """An application around the application."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app, self._metrics = app, metrics

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
            await send(message)

        try:
            await self._app(own, receive, pass_on)
        finally:
            self._note(own, asked, status, number, time.perf_counter() - started)

    def _note(self, scope: dict[str, Any], method: str, status: int, number: str, seconds: float) -> None:
        # The route and not the path: who is at which table is nobody's business, and codes are half a secret.
        route = scope.get("path_template") or "none"
        self._metrics.requests.labels(route, status).inc()
        self._metrics.request_seconds.observe(seconds)
        about = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1), "request": number}
        _logger.info("%s %s %s", method, route, status, extra=about)
