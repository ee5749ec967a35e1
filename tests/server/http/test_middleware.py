"""Concurrent requests count for the address that a proxy reports."""

import asyncio
from pathlib import Path
from typing import Any

from server.server_parts import server_parts
from sosie.server.http.middleware import RequestMiddleware
from waiting import PATIENCE_S


class BlockingApp:
    """An application that responds once `may_answer` is set."""

    def __init__(self) -> None:
        self.may_answer = asyncio.Event()

    async def __call__(self, _scope: object, _receive: object, send: Any) -> None:
        await self.may_answer.wait()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"", "more_body": False})


async def ask(middleware: RequestMiddleware, address: str, statuses: list[int]) -> None:
    """Send a request, and append the status of its response."""

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            statuses.append(message["status"])

    scope: Any = {"type": "http", "method": "GET", "path": "/", "query_string": b"", "headers": []}
    await middleware(scope | {"client": (address, 1)}, receive, send)


def test_concurrent_requests_are_limited_by_address(tmp_path: Path) -> None:
    async def run() -> None:
        async with server_parts(tmp_path) as parts:
            app, most = BlockingApp(), parts.config.limits.http_connections_an_address
            middleware, statuses, others = RequestMiddleware(app, parts.app_state), list[int](), list[int]()
            crowd = [asyncio.create_task(ask(middleware, "192.0.2.1", statuses)) for _ in range(most + 10)]
            other = asyncio.create_task(ask(middleware, "192.0.2.2", others))
            while len(statuses) < 10 or parts.app_state.requests.total <= most:
                await asyncio.sleep(0)
            assert statuses == [429] * 10
            app.may_answer.set()
            await asyncio.gather(other, *crowd)
            assert (others, statuses.count(200)) == ([200], most)
            assert parts.app_state.requests.total == 0

    asyncio.run(asyncio.wait_for(run(), PATIENCE_S))
