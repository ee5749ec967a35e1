"""The WebSocket of a page on a stage: Playwright holds it, and it is the client's end of a simulated wire."""

from typing import TYPE_CHECKING, Any

from picows import WSMsgType
from playwright.sync_api import Page, WebSocketRoute

from simulation.network import END, OPEN, Wire

if TYPE_CHECKING:
    from browser.stage import Stage


class PageSocket:
    """A page's end of a wire."""

    address, bytes_a_second = "198.51.100.7", 0.0

    def __init__(self, stage: "Stage", page: Page, socket: WebSocketRoute) -> None:
        self.page, self.is_open = page, True
        self._stage, self._socket = stage, socket
        self.wire: Wire = stage.world.dial(self)
        socket.on_message(lambda text: self._send(WSMsgType.TEXT, str(text).encode()))
        socket.on_close(lambda _code, _reason: self.close())

    def _send(self, kind: Any, payload: bytes = b"") -> None:
        if self.is_open:
            self._stage.world.note("page", ">", payload)
            self.wire.up.send(kind, payload)

    def on_packet(self, wire: Wire, kind: Any, payload: bytes) -> None:
        """Receive a frame, which the page gets once the world pauses; the browser itself answers pings."""
        if kind == WSMsgType.PING:
            wire.up.send(WSMsgType.PONG, payload)
        elif kind != OPEN and self.is_open:
            self._stage.world.note("page", "<", payload)
            self._stage.mail.append((self, kind, payload))

    def deliver(self, kind: Any, payload: bytes) -> None:
        """Give the page a frame."""
        if not self.is_open:
            return
        if kind == WSMsgType.TEXT:
            self._socket.send(payload.decode())
        else:
            self.cut()

    def close(self) -> None:
        """End the wire: the page has closed it, or is gone."""
        self._send(END)
        self.is_open = False

    def cut(self) -> None:
        """End the wire, and tell the page."""
        self.close()
        self._socket.close()
