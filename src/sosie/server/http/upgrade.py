"""WebSocket upgrades on the HTTP port: uvicorn hands the connection over to picows."""

import logging
from http import HTTPStatus
from typing import Any

from picows import WSAutoPingStrategy, WSUpgradeRequest, WSUpgradeResponse, WSUpgradeResponseWithListener
from picows.picows import WSProtocol  # type: ignore[attr-defined]  # missing in its stubs

from sosie.server.http.client_address import client_address, is_allowed_origin
from sosie.server.http.hosts import AllowedHosts
from sosie.server.live.socket import Socket
from sosie.server.live.socket_context import SocketContext
from sosie.server.multiprocess.routing import OWNS_ALL, Routing

SOCKET_PATH = b"/socket"
_HANDSHAKE_S = 5
_READ_BYTES = 16 * 1024
"""Maximum size of a read: 2,700 of the smallest frames, which take about a millisecond.

picows doubles its buffer whenever a read fills it, and handles all frames of a read without a break.
"""
_logger = logging.getLogger("sosie.sockets")
_logger.setLevel(logging.WARNING)
_shared_logger = logging.LoggerAdapter(_logger)
"""picows makes a child of a plain logger for each connection, which takes about a kilobyte."""


class WebSocketProtocol(WSProtocol):  # type: ignore[misc]  # without types
    """A connection that uvicorn has handed over; `websocket_protocol` sets the class attributes."""

    __slots__ = ("_connections", "_counted_address", "_peer")
    context: SocketContext
    routing: Routing
    hosts: AllowedHosts

    def __init__(self, config: Any, server_state: Any, app_state: Any, _loop: Any = None) -> None:  # noqa: ARG002 - uvicorn's signature
        super().__init__(
            None, None, False, self._listener, _shared_logger, True, _HANDSHAKE_S, False, 10, 10,
            WSAutoPingStrategy.PING_WHEN_IDLE, False, self.context.config.limits.message_bytes, None, 2048,
        )  # fmt: skip
        self._connections = server_state.connections
        self._peer = ""
        self._counted_address: str | None = None

    def connection_made(self, transport: Any) -> None:
        """Join the server's set of connections."""
        self._connections.add(self)
        peer = transport.get_extra_info("peername")
        self._peer = peer[0] if peer else ""
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection, upgraded or not."""
        self._connections.discard(self)
        if self._counted_address is not None:
            self.context.connections.remove(self._counted_address)
            self._counted_address = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Feed picows the request that uvicorn has read already."""
        while data:
            buffer = self.get_buffer(len(data))
            part, data = data[: len(buffer)], data[len(buffer) :]
            buffer[: len(part)] = part
            self.buffer_updated(len(part))

    def get_buffer(self, size_hint: int) -> memoryview:
        """Return the buffer of the next read, limited in size."""
        buffer: memoryview = super().get_buffer(size_hint)
        return buffer if len(buffer) <= _READ_BYTES else buffer[:_READ_BYTES]

    def buffer_updated(self, nbytes: int) -> None:
        """Parse a read, unless the connection is closing: picows would report the same error again."""
        if not self.transport.is_close_frame_sent:
            super().buffer_updated(nbytes)

    def shutdown(self) -> None:
        """Disconnect when the server stops."""
        if self.transport is not None:
            self.transport.disconnect()

    def _listener(self, request: WSUpgradeRequest) -> Any:
        config = self.context.config
        address, direct = client_address(self._peer, request, config.trusted_proxies)
        path, _, _ = request.path.partition(b"?")
        if path != SOCKET_PATH:
            return _refusal(HTTPStatus.NOT_FOUND)
        if not self.hosts.allows(request) or self.routing.destination(request.path) is not None:
            return _refusal(HTTPStatus.MISDIRECTED_REQUEST)
        if not is_allowed_origin(request, config.origins + self.context.rooms.peers.addresses):
            return _refusal(HTTPStatus.FORBIDDEN)
        if not self.context.connections.add(address):
            return _refusal(HTTPStatus.TOO_MANY_REQUESTS)
        self._counted_address = address
        return Socket(self.context, address, direct=direct)


def websocket_protocol(context: SocketContext, routing: Routing = OWNS_ALL) -> type[WebSocketProtocol]:
    """Return the protocol class that uvicorn hands upgrades to."""
    attributes = {"context": context, "routing": routing, "hosts": AllowedHosts(context.config)}
    return type("WebSocketProtocol", (WebSocketProtocol,), {"__slots__": ()} | attributes)


def _refusal(status: HTTPStatus) -> WSUpgradeResponseWithListener:
    return WSUpgradeResponseWithListener(WSUpgradeResponse.create_error_response(status), None)
