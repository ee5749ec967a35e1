"""HTTP as uvicorn speaks it, with an end to waiting: a request that is begun has to be finished."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_S = 15.0
BODY_S = 120.0


class PatientProtocol(HttpToolsProtocol):
    """Hangs up on whoever connects and says nothing, or begins a request and does not end it."""

    _waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Wait for a request."""
        super().connection_made(transport)
        self._wait(HEAD_S)

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._wait(None)
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """Wait for the head of a request."""
        self._wait(HEAD_S)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Wait for the body of a request."""
        self._wait(BODY_S)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Wait no more: it is the server's turn."""
        self._wait(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Wait no more: others look after sockets."""
        self._wait(None)
        super().handle_websocket_upgrade()

    def _wait(self, seconds: float | None) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
        self._waiting = None if seconds is None else self.loop.call_later(seconds, self._hang_up)

    def _hang_up(self) -> None:
        if self.transport is not None:
            self.transport.close()
