"""A cable between a page and its server that can be pulled out and plugged in again."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread

_CHUNK = 64 * 1024


class Relay:
    """Passes on what comes to its port, as long as it is whole."""

    def __init__(self, port: int) -> None:
        self._to = ("127.0.0.1", port)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._whole = Event()
        self._whole.set()
        self._ends: set[socket.socket] = set()
        self._dead: set[socket.socket] = set()
        Thread(target=self._accept, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._listener.getsockname()[1]}"

    def cut(self) -> None:
        """End every connection, and let no new one through."""
        self._whole.clear()
        for end in list(self._ends):
            _close(end)

    def swallow(self) -> None:
        """Let every connection go dead without a word, as when a phone leaves the house; a new one gets through."""
        self._dead |= self._ends

    def mend(self) -> None:
        self._whole.set()

    def close(self) -> None:
        self.cut()
        _close(self._listener)

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                if self._whole.is_set():
                    self._join(near, socket.create_connection(self._to))
                else:
                    _close(near)

    def _join(self, near: socket.socket, far: socket.socket) -> None:
        self._ends |= {near, far}
        for one, other in ((near, far), (far, near)):
            Thread(target=self._pass_on, args=(one, other), daemon=True).start()

    def _pass_on(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while some := one.recv(_CHUNK):
                if one not in self._dead:
                    other.sendall(some)
        for end in (one, other):
            _close(end)
            self._ends.discard(end)


def _close(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()


@contextmanager
def relayed(port: int) -> Iterator[Relay]:
    """Lay a cable until the end."""
    relay = Relay(port)
    try:
        yield relay
    finally:
        relay.close()
