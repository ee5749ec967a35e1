"""Requests to a running server, as a browser would send them."""

import asyncio
import ssl
from dataclasses import dataclass
from functools import cached_property
from http.client import HTTPConnection, HTTPException, HTTPMessage, HTTPSConnection
from urllib.parse import urlsplit

from picows import WSError, WSFrame, WSListener, WSTransport, ws_connect

TIMEOUT_S = 10.0
_MAX_BYTES = 4 * 2**20


class Unreachable(Exception):
    """The server did not answer."""


@dataclass(frozen=True)
class Answer:
    """A response."""

    status: int
    headers: HTTPMessage
    body: bytes


@dataclass(frozen=True)
class Visitor:
    """Visits the server at an origin, such as https://play.example.org."""

    origin: str
    source: str = ""
    """The address to visit from, if this machine has several."""

    @property
    def is_secure(self) -> bool:
        """Whether the origin has TLS."""
        return self.origin.startswith("https://")

    @property
    def authority(self) -> str:
        """The host and the port, as browsers send them."""
        return urlsplit(self.origin).netloc

    @property
    def host(self) -> str:
        """The host."""
        return urlsplit(self.origin).hostname or ""

    @cached_property
    def unverified(self) -> ssl.SSLContext:
        """TLS with any certificate, which has a check of its own."""
        context = ssl.create_default_context()
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        return context

    def get(self, path: str, **headers: str) -> Answer:
        """Send a request, with headers whose names have underscores for hyphens."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        connection = self._connection()
        try:
            connection.request("GET", path, headers=named)
            response = connection.getresponse()
            return Answer(response.status, response.headers, response.read(_MAX_BYTES))
        except (OSError, HTTPException) as error:
            raise Unreachable(str(error) or "no answer") from None
        finally:
            connection.close()

    def _connection(self) -> HTTPConnection:
        port, source = urlsplit(self.origin).port, (self.source, 0) if self.source else None
        if self.is_secure:
            return HTTPSConnection(self.host, port, timeout=TIMEOUT_S, context=self.unverified, source_address=source)
        return HTTPConnection(self.host, port, timeout=TIMEOUT_S, source_address=source)

    def certificate(self) -> dict[str, str]:
        """Return the validity of the server's certificate, once it is verified; raise an error of TLS otherwise."""
        connection = HTTPSConnection(self.host, urlsplit(self.origin).port, timeout=TIMEOUT_S)
        try:
            connection.connect()
            found = connection.sock.getpeercert() or {}
        finally:
            connection.close()
        return {name: str(found[name]) for name in ("notBefore", "notAfter")}

    def open_socket(self) -> None:
        """Open a WebSocket as a page of the server does, and wait until the server says something."""
        asyncio.run(self._open_socket())

    async def _open_socket(self) -> None:
        url = f"{self.origin.replace('http', 'ws', 1)}/socket"
        context = self.unverified if self.is_secure else None
        try:
            async with asyncio.timeout(TIMEOUT_S):
                listener = _Listener()
                # The first ping is for the listener, and not answered.
                transport, _ = await ws_connect(
                    lambda: listener,
                    url,
                    ssl_context=context,
                    extra_headers={"Origin": self.origin},
                    enable_auto_pong=False,
                )
                await listener.heard.wait()
                transport.disconnect()
                await transport.wait_disconnected()
        except (WSError, OSError, TimeoutError) as error:
            raise Unreachable(str(error).partition("\n")[0] or "no answer") from None


class _Listener(WSListener):
    """Waits for a frame; the server begins with a ping."""

    def __init__(self) -> None:
        self.heard = asyncio.Event()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:  # noqa: ARG002 - picows' signature
        """Note that the server has said something."""
        self.heard.set()
