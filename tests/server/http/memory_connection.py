"""A connection in memory under the real HTTP protocol, so that its timeouts run in virtual time."""

import asyncio
from typing import Any

import uvicorn
from uvicorn.server import ServerState

from sosie.server.http.timeouts import TimedHttpProtocol

_FULL_BYTES = 64 * 1024
"""The unsent bytes at which asyncio pauses writing."""


class MemoryConnection(asyncio.Transport):
    """The server's transport, and the client at its other end, who may read nothing."""

    def __init__(
        self, app: Any, protocol: type[TimedHttpProtocol] = TimedHttpProtocol, ws: Any = "none", *, reads: bool = True
    ) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 80)})
        config = uvicorn.Config(app, http=protocol, ws=ws, lifespan="off", log_config=None, timeout_keep_alive=1)
        config.load()
        self.received, self._unsent, self._reads = b"", 0, reads
        self._is_closing = False
        self.ended = asyncio.Event()
        self._protocol: asyncio.Protocol = protocol(config, ServerState(), {})
        self._protocol.connection_made(self)

    def send(self, data: bytes) -> None:
        """Send bytes to the server, unless it has closed the connection."""
        if not self._is_closing:
            self._protocol.data_received(data)

    # The server's transport

    def write(self, data: Any) -> None:
        """Send bytes to the client."""
        if self._reads:
            self.received += bytes(data)
            return
        before, self._unsent = self._unsent, self._unsent + len(data)
        if before <= _FULL_BYTES < self._unsent:
            self._protocol.pause_writing()

    def get_write_buffer_size(self) -> int:
        """Return the number of unsent bytes."""
        return self._unsent

    def is_closing(self) -> bool:
        """Tell whether the server has closed the connection."""
        return self._is_closing

    def close(self) -> None:
        """End the connection after the unsent bytes."""
        self._is_closing = True
        if not self._unsent:
            self.abort()

    def abort(self) -> None:
        """End the connection at once."""
        self._is_closing = True
        if not self.ended.is_set():
            self.ended.set()
            asyncio.get_running_loop().call_soon(lambda: self._protocol.connection_lost(None))

    def set_protocol(self, protocol: Any) -> None:
        """Hand the connection over."""
        self._protocol = protocol

    def pause_reading(self) -> None:
        """Do nothing: these requests are short."""

    def resume_reading(self) -> None:
        """Do nothing."""
