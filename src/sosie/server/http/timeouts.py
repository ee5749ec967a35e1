"""Uvicorn's HTTP protocol with read and write timeouts, and limits on heads, pipelines and connections."""

import asyncio
import logging
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from sosie.server.access.limits import Counts, LimitFactory
from sosie.server.config import Config, Limits
from sosie.server.http.client_address import is_trusted
from sosie.server.runtime.rare_warning import RareWarning

HEAD_S = 15.0
"""Timeout for the head of a request, and for the first byte of a connection."""
BODY_S = 600.0
PROGRESS_S = 15.0
PROGRESS_BYTES = 32 * 1024
"""Minimum progress per interval, of an incomplete body and of a client that reads a response slowly."""
HEAD_BYTES = 32 * 1024
MAX_PIPELINED = 16
_logger = logging.getLogger("sosie.http")


class _TooLarge(Exception):
    """A head is too large, or too many requests are pipelined."""


class TimedHttpProtocol(HttpToolsProtocol):
    """An HTTP connection; `http_protocol` sets the class attributes."""

    limits = Limits()
    proxies: tuple[str, ...] = ()
    most_connections = limits.connections
    addresses = Counts(limits.http_connections_an_address, limits.connections)
    warn_full = RareWarning(_logger)

    _read_timer: asyncio.TimerHandle | None = None
    _write_timer: asyncio.TimerHandle | None = None
    _counted_address = ""
    _unparsed_bytes = 0
    """Bytes since the last complete head or chunk of a body: the parser buffers them."""
    _head_bytes = 0
    _body_bytes = 0
    _discarded_bytes = 0
    _body_deadline = 0.0
    _unsent_bytes = 0
    _is_too_large = False
    _open_cycles: tuple[Any, ...] = ()
    """The requests without a complete response."""
    _is_upgrade_waiting = False
    """Whether the last request is an upgrade, and responses to earlier ones are pending."""

    def connection_made(self, transport: Any) -> None:
        """Count the connection, and start the timeout of the first request."""
        super().connection_made(transport)
        if not self._count():
            self._refuse(HTTPStatus.TOO_MANY_REQUESTS)
            return
        self._set_timeout(HEAD_S, self._close)

    def connection_lost(self, exc: Exception | None) -> None:
        """Cancel timers and stop counting the connection."""
        self._release()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse data, and refuse an endless head or trailer."""
        if self._is_upgrade_waiting:
            # Frames come after the response to the upgrade.
            self._close()
            return
        self._unparsed_bytes += len(data)
        if self._is_idle():
            self._expect_head()
        super().data_received(data)
        if self._unparsed_bytes > HEAD_BYTES:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def send_400_response(self, msg: str) -> None:
        """Refuse a malformed request."""
        if self._is_too_large:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        else:
            super().send_400_response(msg)
            self._abandon_requests()

    # Parser callbacks

    def on_message_begin(self) -> None:
        """Start the timeout of the head."""
        self._set_timeout(HEAD_S, self._close)
        self._head_bytes = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """Count the bytes of the URL."""
        self._count_head(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Count the bytes of a header, or of a trailer after a chunked body."""
        self._count_head(len(name) + len(value) + len(": \r\n"))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Start the timeout of the body."""
        self._unparsed_bytes = self._body_bytes = self._discarded_bytes = 0
        if len(self.pipeline) >= MAX_PIPELINED:
            raise _TooLarge
        self._body_deadline = self.loop.time() + BODY_S
        self._set_timeout(min(PROGRESS_S, BODY_S), self._check_body)
        super().on_headers_complete()
        # uvicorn's own reference is to the latest request, which may wait in the pipeline. An upgrade has none.
        cycles = (*self._open_cycles, self.cycle) if self.cycle not in self._open_cycles else self._open_cycles
        self._open_cycles = tuple(cycle for cycle in cycles if cycle is not None and not cycle.response_complete)

    def on_body(self, body: bytes) -> None:
        """Pass on a chunk of the body; that of a refused request is discarded, up to a limit."""
        self._unparsed_bytes = 0
        self._body_bytes += len(body)
        if self._is_idle():
            self._discarded_bytes += len(body)
            if self._discarded_bytes > self.limits.upload_bytes + HEAD_BYTES:
                raise _TooLarge
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Stop the timeout while the server responds; if it has responded already, wait for the next request."""
        self._unparsed_bytes = 0
        self._set_timeout(None)
        super().on_message_complete()
        if self._is_idle():
            self._set_timeout(HEAD_S, self._close)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the WebSocket protocol, which has its own limits, after pending responses."""
        self._is_upgrade_waiting = not self._is_idle()
        if self._is_upgrade_waiting:
            return
        self._release()
        self._unset_keepalive_if_required()
        super().handle_websocket_upgrade()
        # The parser refers to this object, so both would stay in memory until the next full garbage collection.
        self.parser = None  # type: ignore[assignment]

    # Responses

    def on_response_complete(self) -> None:
        """Start the timeout for reading the rest of a response."""
        self._watch_reader()
        super().on_response_complete()
        if self._is_upgrade_waiting and self._is_idle() and not self.transport.is_closing():
            self.handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """Start the timeout of a slow reader."""
        super().pause_writing()
        self._watch_reader()

    def resume_writing(self) -> None:
        """Stop the timeout of a slow reader."""
        super().resume_writing()
        self._unsent_bytes = 0
        if self._write_timer is not None:
            self._write_timer.cancel()
            self._write_timer = None

    def _watch_reader(self) -> None:
        if self._write_timer is None and (unsent := self.transport.get_write_buffer_size()):
            self._unsent_bytes = unsent
            self._write_timer = self.loop.call_later(PROGRESS_S, self._check_reader)

    def _check_reader(self) -> None:
        self._write_timer = None
        unsent = self.transport.get_write_buffer_size()
        if unsent and self._unsent_bytes - unsent < min(PROGRESS_BYTES, self._unsent_bytes):
            self.transport.abort()
        else:
            self._watch_reader()

    # Limits

    def _count(self) -> bool:
        """Count the connection of its address; False if the address or the server has too many."""
        if len(self.connections) > self.most_connections:
            self.warn_full("all %d connections are taken: new ones are closed", self.most_connections)
            return False
        peer = self.client[0].removeprefix("::ffff:") if self.client else ""
        if is_trusted(peer, self.proxies):
            # All clients of a proxy share its address; `RequestMiddleware` counts the requests of each client.
            return True
        if not self.addresses.add(peer):
            self.warn_full("an address has %d connections: its new ones are closed", self.addresses.each)
            return False
        self._counted_address = peer
        return True

    def _count_head(self, size: int) -> None:
        self._head_bytes += size
        if self._head_bytes > HEAD_BYTES:
            self._is_too_large = True
            raise _TooLarge

    def _release(self) -> None:
        """Cancel timers and stop counting the connection."""
        self._set_timeout(None)
        if self._write_timer is not None:
            self._write_timer.cancel()
        if self._counted_address:
            self.addresses.remove(self._counted_address)
            self._counted_address = ""

    def _refuse(self, status: HTTPStatus) -> None:
        """Respond with an empty body, and close the connection."""
        if not self.transport.is_closing():
            self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
            self._close()

    # Timeouts

    def _is_idle(self) -> bool:
        return self.cycle is None or self.cycle.response_complete

    def _expect_head(self) -> None:
        """Start the timeout of a head, unless it has started."""
        if self._read_timer is None:
            self._set_timeout(HEAD_S, self._close)

    def _set_timeout(self, seconds: float | None, callback: Any = None) -> None:
        if self._read_timer is not None:
            self._read_timer.cancel()
        self._read_timer = None if seconds is None else self.loop.call_later(seconds, callback)

    def _check_body(self) -> None:
        """Close the connection unless the body makes progress, or the server itself has paused reading."""
        is_slow = self._body_bytes < PROGRESS_BYTES and not self.flow.read_paused
        if is_slow or self.loop.time() >= self._body_deadline:
            self._close()
        else:
            self._body_bytes = 0
            self._set_timeout(PROGRESS_S, self._check_body)

    def _close(self) -> None:
        self.transport.close()
        self._abandon_requests()
        self._watch_reader()

    def _abandon_requests(self) -> None:
        """Let requests under way end without a response: the transport is closed before uvicorn is told."""
        for cycle in self._open_cycles:
            cycle.disconnected = True
            cycle.message_event.set()


def protocol_attributes(config: Config, most_connections: int, factory: LimitFactory) -> dict[str, Any]:
    """Return the class attributes of a protocol with a server's limits."""
    limits = config.limits
    return {
        "limits": limits,
        "proxies": config.trusted_proxies,
        "most_connections": most_connections,
        "addresses": factory.counts("connections", limits.http_connections_an_address, limits.connections),
    }
