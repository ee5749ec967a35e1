"""A TCP relay between a page and its server that can be interrupted."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread

_CHUNK = 64 * 1024


class Relay:
    """Forwards connections from its port to the server's, unless it is cut."""

    def __init__(self, port: int) -> None:
        self._server_address = ("127.0.0.1", port)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._is_forwarding = Event()
        self._is_forwarding.set()
        self._ends: set[socket.socket] = set()
        self._dead: set[socket.socket] = set()
        Thread(target=self._accept, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._listener.getsockname()[1]}"

    def cut(self) -> None:
        """Close every connection, and refuse new ones."""
        self._is_forwarding.clear()
        for end in list(self._ends):
            _close(end)

    def drop_silently(self) -> None:
        """Stop forwarding on every connection without closing it; new ones work."""
        self._dead |= self._ends

    def restore(self) -> None:
        self._is_forwarding.set()

    def close(self) -> None:
        self.cut()
        _close(self._listener)

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                if self._is_forwarding.is_set():
                    self._connect(client, socket.create_connection(self._server_address))
                else:
                    _close(client)

    def _connect(self, client: socket.socket, server: socket.socket) -> None:
        self._ends |= {client, server}
        for one, other in ((client, server), (server, client)):
            Thread(target=self._forward, args=(one, other), daemon=True).start()

    def _forward(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(_CHUNK):
                if one not in self._dead:
                    other.sendall(data)
        for end in (one, other):
            _close(end)
            self._ends.discard(end)


def _close(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()


@contextmanager
def relayed(port: int) -> Iterator[Relay]:
    """Run a relay until the end of the context."""
    relay = Relay(port)
    try:
        yield relay
    finally:
        relay.close()
