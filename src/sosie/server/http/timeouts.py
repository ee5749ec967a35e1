"""HTTP as uvicorn speaks it, with timeouts in both directions and limits on heads, pipelines and connections."""

import asyncio
import logging
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from sosie.server.config import Config, Limits
from sosie.server.http.client_address import is_trusted
from sosie.server.limits import Counts
from sosie.server.logging import RareWarning

HEAD_S = 15.0
"""How long the head of a request may take, and the first byte of the first one."""
BODY_S = 600.0
PROGRESS_S = 15.0
PROGRESS_BYTES = 32 * 1024
"""A body that is not complete needs so many bytes in each of these intervals; a response, read so slowly, too."""
HEAD_BYTES = 32 * 1024
MOST_PIPELINED = 16
_logger = logging.getLogger("sosie.http")


class _TooLarge(Exception):
    """A head is too large, or too many requests were sent ahead."""


class TimedHttpProtocol(HttpToolsProtocol):
    """A connection; `http_protocol` sets the attributes for a server's limits."""

    limits = Limits()
    proxies: tuple[str, ...] = ()
    most_connections = limits.connections
    addresses = Counts(limits.http_connections_an_address, limits.connections)
    warn_full = RareWarning(_logger)

    _waiting: asyncio.TimerHandle | None = None
    _writing: asyncio.TimerHandle | None = None
    _counted = ""
    _fed = 0
    """Bytes since the last whole head or piece of a body: the parser keeps those that it cannot pass on yet."""
    _head_bytes = 0
    _body_bytes = 0
    _discarded = 0
    _body_end = 0.0
    _unsent = 0
    _is_too_large = False

    def connection_made(self, transport: Any) -> None:
        """Count the connection, and wait for a request."""
        super().connection_made(transport)
        if not self._count():
            self._refuse(HTTPStatus.TOO_MANY_REQUESTS)
            return
        self._wait(HEAD_S, self._hang_up)

    def connection_lost(self, exc: Exception | None) -> None:
        """Release everything."""
        self._release()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse what came, and cut off a head or trailer that goes on and on."""
        self._fed += len(data)
        if self._waiting is None and self._is_idle():
            self._wait(HEAD_S, self._hang_up)
        super().data_received(data)
        if self._fed > HEAD_BYTES:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def send_400_response(self, msg: str) -> None:
        """Refuse a request that cannot be parsed."""
        if self._is_too_large:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        else:
            super().send_400_response(msg)

    # Requests, as the parser tells of them

    def on_message_begin(self) -> None:
        """Wait for the head of a request."""
        self._wait(HEAD_S, self._hang_up)
        self._head_bytes = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """Count the bytes of the target."""
        self._count_head(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Count the bytes of a header, or of a trailer after a chunked body."""
        self._count_head(len(name) + len(value) + len(": \r\n"))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Wait for the body of a request."""
        self._fed = self._body_bytes = self._discarded = 0
        if len(self.pipeline) >= MOST_PIPELINED:
            raise _TooLarge
        self._body_end = self.loop.time() + BODY_S
        self._wait(min(PROGRESS_S, BODY_S), self._check_body)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Pass on a piece of a body; one that was refused is thrown away, up to a limit."""
        self._fed = 0
        self._body_bytes += len(body)
        if self._is_idle():
            self._discarded += len(body)
            if self._discarded > self.limits.upload_bytes + HEAD_BYTES:
                raise _TooLarge
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Wait no more: it is the server's turn, or the next request's if this one was refused already."""
        self._fed = 0
        self._wait(None)
        super().on_message_complete()
        if self._is_idle():
            self._wait(HEAD_S, self._hang_up)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection on; the protocol of WebSockets has its own limits."""
        self._release()
        super().handle_websocket_upgrade()

    # Responses

    def on_response_complete(self) -> None:
        """Watch that the rest of a response is read."""
        self._watch_reader()
        super().on_response_complete()

    def pause_writing(self) -> None:
        """Watch that a slow reader reads."""
        super().pause_writing()
        self._watch_reader()

    def resume_writing(self) -> None:
        """Note that a slow reader has read."""
        super().resume_writing()
        self._unsent = 0
        if self._writing is not None:
            self._writing.cancel()
            self._writing = None

    def _watch_reader(self) -> None:
        if self._writing is None and (unsent := self.transport.get_write_buffer_size()):
            self._unsent = unsent
            self._writing = self.loop.call_later(PROGRESS_S, self._check_reader)

    def _check_reader(self) -> None:
        self._writing = None
        unsent = self.transport.get_write_buffer_size()
        if unsent and self._unsent - unsent < min(PROGRESS_BYTES, self._unsent):
            self.transport.abort()
        else:
            self._watch_reader()

    # Limits

    def _count(self) -> bool:
        """Count the connection to its address; False if there are too many of it, or of all."""
        if len(self.connections) > self.most_connections:
            self.warn_full("all %d connections are taken: new ones are closed", self.most_connections)
            return False
        peer = self.client[0].removeprefix("::ffff:") if self.client else ""
        if is_trusted(peer, self.proxies):
            # All clients of a proxy have its address; `RequestMiddleware` counts the requests of each.
            return True
        if not self.addresses.add(peer):
            self.warn_full("an address has %d connections: its new ones are closed", self.addresses.each)
            return False
        self._counted = peer
        return True

    def _count_head(self, size: int) -> None:
        self._head_bytes += size
        if self._head_bytes > HEAD_BYTES:
            self._is_too_large = True
            raise _TooLarge

    def _release(self) -> None:
        """Cancel timers, and give back the address's place."""
        self._wait(None)
        if self._writing is not None:
            self._writing.cancel()
        if self._counted:
            self.addresses.remove(self._counted)
            self._counted = ""

    def _refuse(self, status: HTTPStatus) -> None:
        """Answer with a status alone, and close the connection."""
        if not self.transport.is_closing():
            self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
            self._hang_up()

    # Timeouts

    def _is_idle(self) -> bool:
        return self.cycle is None or self.cycle.response_complete

    def _wait(self, seconds: float | None, then: Any = None) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
        self._waiting = None if seconds is None else self.loop.call_later(seconds, then)

    def _check_body(self) -> None:
        """Go on waiting for a body if enough of it came, or if the server itself has not read it."""
        is_slow = self._body_bytes < PROGRESS_BYTES and not self.flow.read_paused
        if is_slow or self.loop.time() >= self._body_end:
            self._hang_up()
        else:
            self._body_bytes = 0
            self._wait(PROGRESS_S, self._check_body)

    def _hang_up(self) -> None:
        self.transport.close()
        self._watch_reader()


def http_protocol(config: Config, most_connections: int) -> type[TimedHttpProtocol]:
    """Return the protocol for a server's limits."""
    limits = config.limits
    about = {
        "limits": limits,
        "proxies": config.trusted_proxies,
        "most_connections": most_connections,
        "addresses": Counts(limits.http_connections_an_address, limits.connections),
    }
    return type("TimedHttpProtocol", (TimedHttpProtocol,), about)
