"""From HTTP to a socket, on one port: uvicorn hands an upgrade on to picows."""

import logging
from http import HTTPStatus
from typing import Any

from picows import WSAutoPingStrategy, WSUpgradeRequest, WSUpgradeResponse, WSUpgradeResponseWithListener
from picows.picows import WSProtocol  # type: ignore[attr-defined]  # it is there, and not in its stubs

from sosie.server.http.client_address import client_address, is_same_origin
from sosie.server.live.socket import Socket, SocketContext

SOCKET_PATH = b"/socket"
_HANDSHAKE_S = 5
_READ_BYTES = 16 * 1024
"""The most that is read at once: 2,700 of the smallest frames, which take about a millisecond.

picows doubles its buffer as long as a read fills it, and handles all frames of a read in one go.
"""
_logger = logging.getLogger("sosie.sockets")
_logger.setLevel(logging.WARNING)


class Upgraded(WSProtocol):  # type: ignore[misc]
    """A connection that uvicorn has handed on; `context` is set by `protocol_for`."""

    context: SocketContext

    def __init__(self, config: Any, server_state: Any, app_state: Any, _loop: Any = None) -> None:  # noqa: ARG002
        super().__init__(
            None, None, False, self._listener, _logger, True, _HANDSHAKE_S, False, 10, 10,
            WSAutoPingStrategy.PING_WHEN_IDLE, False, self.context.config.limits.message_bytes, None, 2048,
        )  # fmt: skip
        self._connections = server_state.connections
        self._peer = ""
        self._counted: str | None = None

    def connection_made(self, transport: Any) -> None:
        """Begin, as one of the server's connections."""
        self._connections.add(self)
        peer = transport.get_extra_info("peername")
        self._peer = peer[0] if peer else ""
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Release the connection slot: every connection ends here, also one that was never upgraded."""
        self._connections.discard(self)
        if self._counted is not None:
            self.context.connections.remove(self._counted)
            self._counted = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take in the request that uvicorn has read already."""
        while data:
            buffer = self.get_buffer(len(data))
            part, data = data[: len(buffer)], data[len(buffer) :]
            buffer[: len(part)] = part
            self.buffer_updated(len(part))

    def get_buffer(self, size_hint: int) -> memoryview:
        """Return where the next bytes go; few enough to handle in one go."""
        buffer: memoryview = super().get_buffer(size_hint)
        return buffer[:_READ_BYTES]

    def buffer_updated(self, nbytes: int) -> None:
        """Parse what came in, unless the connection is ending: picows would report the same error again."""
        if not self.transport.is_close_frame_sent:
            super().buffer_updated(nbytes)

    def shutdown(self) -> None:
        """End when the server does."""
        if self.transport is not None:
            self.transport.disconnect()

    def _listener(self, request: WSUpgradeRequest) -> Any:
        config = self.context.config
        address, direct = client_address(self._peer, request, config.trusted_proxies)
        if request.path != SOCKET_PATH:
            return _refused(HTTPStatus.NOT_FOUND)
        if not is_same_origin(request, config.origins):
            return _refused(HTTPStatus.FORBIDDEN)
        if not self.context.connections.add(address):
            return _refused(HTTPStatus.TOO_MANY_REQUESTS)
        self._counted = address
        return Socket(self.context, address, direct=direct)


def protocol_for(context: SocketContext) -> type[Upgraded]:
    """Return the protocol that uvicorn gives upgrades to."""
    return type("Upgraded", (Upgraded,), {"context": context})


def _refused(status: HTTPStatus) -> WSUpgradeResponseWithListener:
    return WSUpgradeResponseWithListener(WSUpgradeResponse.create_error_response(status), None)
