"""The HTTP protocol of a server with several processes: hands connections over to the process of their table.

A process looks at the first line of each request, before anything is parsed. If the request belongs to another process,
it sends the descriptor of the connection there, with the bytes that it has read. The other process goes on as if it had
accepted the connection itself, so it checks limits and origins, by the client's own address.
"""

import asyncio
import socket
from http import HTTPStatus
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from sosie.server.config import Config
from sosie.server.http.problems import problem_messages
from sosie.server.http.timeouts import HEAD_BYTES, TimedHttpProtocol, protocol_attributes
from sosie.server.multiprocess.inboxes import CONNECTION, Inboxes
from sosie.server.multiprocess.process import Process
from sosie.server.multiprocess.routing import Routing, request_target


class RoutedHttpProtocol(TimedHttpProtocol):
    """An HTTP connection that goes to the process of each request; `http_protocol` sets the class attributes."""

    routing: Routing
    inboxes: Inboxes

    first_bytes = b""
    """The bytes that another process has read."""
    _unrouted = b""
    """The bytes of an incomplete first line."""
    _is_mid_request = False

    def connection_made(self, transport: Any) -> None:
        """Start with the bytes that another process has read, if any."""
        super().connection_made(transport)
        if self.first_bytes and not transport.is_closing():
            self.data_received(self.first_bytes)
            self.first_bytes = b""

    def data_received(self, data: bytes) -> None:
        """Route a new request by its first line; pass on everything else."""
        if self._is_mid_request or not self._is_idle():
            super().data_received(data)
            return
        data = self._unrouted + data
        target = request_target(data)
        if target is None and len(data) <= HEAD_BYTES:
            self._wait_for_line(data)
            return
        self._unrouted = b""
        destination = self.routing.destination(target or b"")
        # While the last response is unsent, as for a pipelining client, the connection cannot move.
        if destination is None or self.transport.get_write_buffer_size():
            super().data_received(data)
        else:
            self._hand_over(destination, data)

    def on_message_begin(self) -> None:
        """Note the start of a request."""
        self._is_mid_request = True
        super().on_message_begin()

    def on_message_complete(self) -> None:
        """Note the end of a request."""
        self._is_mid_request = False
        super().on_message_complete()

    def _wait_for_line(self, data: bytes) -> None:
        self._unrouted = data
        self._unset_keepalive_if_required()
        self._expect_head()

    def _hand_over(self, destination: int, data: bytes) -> None:
        # Later bytes stay in the kernel, for the other process.
        self.transport.pause_reading()
        self._release()
        self._unset_keepalive_if_required()
        if self.inboxes.send(destination, CONNECTION, self.transport.get_extra_info("socket").fileno(), data):
            # This closes the descriptor only; the connection lives on in the other process.
            self.transport.abort()
        else:
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE)


class MisdirectedRequests:
    """ASGI middleware that refuses requests of another process, which a pipelining client may send."""

    def __init__(self, app: ASGIApp, routing: Routing) -> None:
        self._app, self._routing = app, routing

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request."""
        if scope["type"] == ScopeType.HTTP and self._routing.destination(scope["raw_path"]) is not None:
            text = "send requests about different tables one after the other, or on different connections"
            for message in problem_messages(HTTPStatus.MISDIRECTED_REQUEST, "misdirected", text):
                await send(message)
        else:
            await self._app(scope, receive, send)


def http_protocol(config: Config, most_connections: int, process: Process) -> type[TimedHttpProtocol]:
    """Return the protocol class of a process, with the server's limits."""
    attributes = protocol_attributes(config, most_connections, process.limits)
    if process.shared is None:
        return type("TimedHttpProtocol", (TimedHttpProtocol,), attributes)
    attributes |= {"routing": process.routing, "inboxes": process.shared.inboxes}
    return type("RoutedHttpProtocol", (RoutedHttpProtocol,), attributes)


async def adopt(connection: socket.socket, protocol: RoutedHttpProtocol, data: bytes) -> None:
    """Serve a connection that another process has handed over, with the bytes that it has read."""
    protocol.first_bytes = data
    try:
        await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, connection)
    except OSError:
        # The client has disconnected already.
        connection.close()
