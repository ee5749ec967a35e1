"""A WebSocket client on plain sockets, independent of our libraries."""

import base64
import json
import math
import os
import socket
import struct
import time
from contextlib import suppress
from typing import Any, Self

from waiting import PATIENCE_S

_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10


class Refused(Exception):
    """The server refuses the connection."""


class RawSocket:
    """A connection that answers pings while it waits for messages."""

    def __init__(self, port: int, path: str = "/socket", **headers: str) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE_S)
        self._buffer = b""
        lines = {
            "Host": f"127.0.0.1:{port}",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
        } | headers
        request = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        self.socket.sendall(f"GET {path} HTTP/1.1\r\n{request}\r\n".encode())
        while b"\r\n\r\n" not in self._buffer:
            if not self._receive():
                self.socket.close()
                raise Refused("closed without an answer")
        head, _, self._buffer = self._buffer.partition(b"\r\n\r\n")
        if not head.startswith(b"HTTP/1.1 101"):
            self.socket.close()
            raise Refused(head.partition(b"\r\n")[0].decode())

    def send(self, **message: Any) -> None:
        self.frame(_TEXT, json.dumps(message).encode())

    def frame(self, kind: int, payload: bytes) -> None:
        """Send a complete frame of any kind."""
        mask = os.urandom(4)
        size = struct.pack("!B", 128 | len(payload)) if len(payload) < 126 else struct.pack("!BH", 254, len(payload))
        masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(payload))
        self.socket.sendall(bytes([128 | kind]) + size + mask + masked)

    def next_frame(self) -> tuple[int, bytes]:
        """Return the opcode and the payload of the next frame; at the end, those of an empty close frame."""
        first, second = self._take(2) or (_CLOSE, 0)
        size = second & 127
        if size > 125:
            size = int.from_bytes(self._take(2 if size == 126 else 8), "big")
        return first & 15, self._take(size)

    def receive(self, until: float = math.inf) -> dict[str, Any] | None:
        """Return the next message, or None at the end."""
        while time.monotonic() < until:
            match self.next_frame():
                case (1, payload):
                    message: dict[str, Any] = json.loads(payload)
                    return message
                case (8, _):
                    return None
                case (9, payload):
                    # The server may have closed the connection, but its last messages must still be read.
                    with suppress(ConnectionError):
                        self.frame(_PONG, payload)
        raise AssertionError("nothing came but pings")

    def wait_for(self, kind: str) -> dict[str, Any]:
        """Return the next message of a kind."""
        until = time.monotonic() + PATIENCE_S
        while (message := self.receive(until)) is not None:
            if message["type"] == kind:
                return message
        raise AssertionError(f"the connection ended before {kind}")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def _take(self, size: int) -> bytes:
        while len(self._buffer) < size:
            if not self._receive():
                return b""
        taken, self._buffer = self._buffer[:size], self._buffer[size:]
        return taken

    def _receive(self) -> bool:
        try:
            more = self.socket.recv(65536)
        except ConnectionResetError:
            # Closed while an answer was in flight.
            return False
        self._buffer += more
        return bool(more)
