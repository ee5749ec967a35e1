"""WebSockets, by picows: they pass messages to a handler, and measure round trips by pings."""

import socket
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from picows import WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport

from sosie.server.live.message_handler import MessageHandler
from sosie.server.live.pings import Ping, Pings
from sosie.server.live.socket_context import SocketContext
from sosie.server.live.tcp_info import SLACK_MS, TcpInfo, believed_trip, read_tcp_info

if TYPE_CHECKING:
    from sosie.server.runtime.clock import Timer

_TEXT, _PING, _PONG, _CLOSE = WSMsgType.TEXT, WSMsgType.PING, WSMsgType.PONG, WSMsgType.CLOSE
_FIRST_PINGS_MS = (150.0, 250.0, 500.0, 700.0)
"""The intervals between the first pings."""
_PING_EVERY_MS = 3000.0
_STEADY_PING_EVERY_MS = 9000.0
"""A steady connection needs fewer pings."""
_LINGER_MS = 5000.0
"""Timeout for reading the last messages after a close."""


class Socket(WSListener):
    """A WebSocket, which is the transport of its connection."""

    # There are thousands of them.
    __slots__ = (
        "_context", "_handler", "_is_checked", "_last_pong", "_pings", "_pings_sent", "_socket", "_tcp_socket",
        "_timer", "is_full",
    )  # fmt: skip

    def __init__(self, context: SocketContext, address: str, *, direct: bool) -> None:
        # The kernel's round trip to a proxy says nothing of the client behind it.
        self._context, self._is_checked = context, direct and hasattr(socket, "TCP_INFO")
        self._handler = MessageHandler(context, address, self, is_checked=self._is_checked)
        self._socket: WSTransport | None = None
        self._tcp_socket: Any = None
        """The socket of the kernel, once its measurements were needed."""
        self._timer: Timer | None = None
        self._pings = Pings(context.ping_payloads)
        self._pings_sent = 0
        self.is_full = False
        self._last_pong = context.clock.now()

    # Transport

    @property
    def is_open(self) -> bool:
        """Whether messages can still be sent."""
        return self._socket is not None

    def send(self, message: bytes) -> None:
        """Send a text message through the outbox."""
        self._context.outbox.put(self, message)

    def deliver(self, message: bytes) -> None:
        """Send a text message now."""
        if self.is_full:
            self._write(_TEXT, message)
        elif self._socket is not None:
            self._socket.send(_TEXT, message)

    def backlog(self) -> int:
        """Return the number of unsent bytes; 0 unless picows has paused writing."""
        return self._socket.underlying_transport.get_write_buffer_size() if self.is_full and self._socket else 0

    def close(self, code: int, reason: str) -> None:
        """Close the connection after the pending messages."""
        self._context.outbox.flush()
        if self._socket is not None:
            self._socket.send_close(code, reason.encode())  # type: ignore[arg-type]  # any number is fine
            self._disconnect()

    def _write(self, kind: WSMsgType, payload: bytes) -> None:
        """Send a frame, or abort the connection if too much is unread."""
        if self._socket is None:
            return
        if self.backlog() > self._context.config.limits.unread_bytes:
            self._context.metrics.refused.labels("unread").inc()
            self._abort()
        else:
            self._socket.send(kind, payload)

    def _disconnect(self) -> None:
        """End the connection once the client has read its messages."""
        if self._socket is not None:
            transport, self._socket = self._socket, None
            transport.disconnect()
            self._wait(_LINGER_MS, lambda: transport.disconnect(graceful=False))

    def _abort(self) -> None:
        """Abort the connection, and drop unsent messages."""
        if self._socket is not None:
            transport, self._socket = self._socket, None
            transport.disconnect(graceful=False)

    def _wait(self, wait_ms: float, callback: Callable[[], None]) -> None:
        """Reset the connection's timer."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._context.pings.call_later(wait_ms, callback)

    # Callbacks of picows

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Start to ping, and wait for a hello."""
        self._socket = transport
        # Nobody reads the headers of the handshake again, and picows would keep them.
        transport.request.headers.clear()
        transport.response.headers.clear()
        self._ping()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:  # noqa: ARG002 - picows' signature
        """Handle a frame; all but requested pongs count against the rate limit."""
        if self._socket is None:
            # picows still passes on frames that it has read.
            return
        kind, payload, now = frame.msg_type, frame.get_payload_as_bytes(), self._context.clock.now()
        if kind == _PONG and (ping := self._pings.answered(payload)) is not None:
            self._on_pong(ping, now)
        elif not self._handler.allows_frame(now):
            return
        elif kind == _TEXT and frame.fin:
            self._handler.on_message(payload)
        elif kind == _PING:
            self._write(_PONG, payload)
        elif kind == _CLOSE:
            self._disconnect()
        elif kind != _PONG:
            self._handler.end("unsupported", "a message is a single text frame of JSON", WSCloseCode.UNSUPPORTED_DATA)

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002 - picows' signature
        """Leave the table or event."""
        self._socket = None
        if self._timer is not None:
            self._timer.cancel()
        self._handler.disconnected()

    def pause_writing(self) -> None:
        """Record that the write buffer is full."""
        self.is_full = True

    def resume_writing(self) -> None:
        """Bring the client up to date, which can read again."""
        self.is_full = False
        self._handler.writing_resumed()

    # Round trips

    def _ping(self) -> None:
        """Send a ping, and schedule the next one; abort a silent connection."""
        now, limits = self._context.clock.now(), self._context.config.limits
        silent = now - self._last_pong
        if silent > limits.silent_ms or (not self._handler.has_joined and silent > limits.hello_ms):
            self._abort()
            return
        self._wait(self._next_ping_ms(), self._ping)
        self._pings_sent += 1
        info = self._tcp_info()
        self._write(_PING, self._pings.send(now, info.unacknowledged if info is not None else 0.0))
        if info is not None:
            # A kernel that may delay acknowledgements still acknowledges the second of two packets at once.
            self._write(_PONG, b"")

    def _next_ping_ms(self) -> float:
        if self._pings_sent < len(_FIRST_PINGS_MS):
            return _FIRST_PINGS_MS[self._pings_sent]
        return _STEADY_PING_EVERY_MS if self._handler.connection.link.is_steady else _PING_EVERY_MS

    def _on_pong(self, ping: Ping, now: float) -> None:
        sent, unacknowledged_before = ping
        trip = now - sent
        # A round trip below the slack needs no check against the kernel's.
        if trip > SLACK_MS and (info := self._tcp_info()) is not None:
            trip = believed_trip(trip, info, unacknowledged_before)
        self._handler.round_trip_measured(trip)
        if self._handler.has_joined:
            self._last_pong = now

    def _tcp_info(self) -> TcpInfo | None:
        """Return the kernel's measurements of a direct connection."""
        if not self._is_checked or self._socket is None:
            return None
        if self._tcp_socket is None:
            # Each look-up makes a new object, so it is kept.
            self._tcp_socket = self._socket.underlying_transport.get_extra_info("socket")
        return None if self._tcp_socket is None else read_tcp_info(self._tcp_socket)
