"""An attacker's client: raw sockets to a real server process, and measurements of its load."""

import os
import re
import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from server.raw_socket import RawSocket
from server.running import Running, new_address
from waiting import PATIENCE_S, wait_until

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
"""Opcodes of WebSocket frames."""


class Answer(NamedTuple):
    """An HTTP response: its status, or 0 if the server closed the connection without one."""

    status: int
    head: str
    body: bytes

    def header(self, name: str) -> str:
        """Return a header, or nothing."""
        lines = (line.partition(": ") for line in self.head.splitlines()[1:])
        return next((value for own, _, value in lines if own.lower() == name), "")


class Attacker:
    """Attacks one server from an address of its own, as a trusted proxy reports it."""

    def __init__(self, server: Running) -> None:
        self.server, self.address = server, new_address()

    @contextmanager
    def connection(self, timeout_s: float = PATIENCE_S) -> Iterator[socket.socket]:
        """Open a TCP connection."""
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=timeout_s) as plain:
            yield plain

    def request(self, line: str, body: bytes = b"", **headers: str) -> Answer:
        """Send one HTTP request, such as "POST /api/decks", and read the response."""
        lines = {"Host": f"127.0.0.1:{self.server.port}", "X-Forwarded-For": self.address, "Connection": "close"}
        lines |= {"Content-Length": str(len(body))} if body else {}
        head = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in (lines | headers).items())
        with self.connection() as plain:
            return exchange(plain, f"{line} HTTP/1.1\r\n{head}\r\n".encode() + body)

    def web_socket(self, **headers: str) -> RawSocket:
        """Open a WebSocket."""
        return RawSocket(self.server.port, **{"X-Forwarded-For": self.address} | headers)

    def open_table(self, **about: Any) -> dict[str, Any]:
        """Open a table and return its code and the token of the host's seat."""
        with self.server.client() as client:
            opened: dict[str, Any] = client.post("/api/tables", json={"name": "Ada"} | about).raise_for_status().json()
            return opened

    def hello(self, **about: Any) -> str:
        """Say hello on a new WebSocket and return the type of the first answer, or the code of a closing one."""
        with self.web_socket() as web_socket:
            web_socket.send(type="hello", version=1, **about)
            answer = web_socket.receive() or {"type": "closed"}
            return str(answer.get("code", answer["type"]))

    def wait_for_connections(self, count: int) -> None:
        """Wait until the server has a number of open WebSockets."""
        wait_until(lambda: self.connections == count)

    def is_served(self) -> bool:
        """Tell whether the server still answers others."""
        return Attacker(self.server).request("GET /api/health").status == 200

    @property
    def connections(self) -> int:
        """The number of open WebSockets, by the server's metrics."""
        metrics = self.request("GET /api/metrics", Authorization="Bearer count-me").body.decode()
        found = re.search(r"^sosie_connections (\S+)$", metrics, re.MULTILINE)
        assert found is not None
        return int(float(found[1]))

    @property
    def memory_mb(self) -> float:
        """The resident memory of the server process."""
        lines = Path(f"/proc/{self.server.process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))

    @property
    def open_files(self) -> int:
        """The number of open file descriptors of the server."""
        return len(list(Path(f"/proc/{self.server.process.pid}/fd").iterdir()))


def frame(kind: int, payload: bytes, *, fin: bool = True, mask: bool = True) -> bytes:
    """Return a WebSocket frame."""
    key = os.urandom(4) if mask else b""
    if len(payload) < 126:
        size = struct.pack("!B", len(payload))
    else:
        size = struct.pack("!BH", 126, len(payload)) if len(payload) < 65536 else struct.pack("!BQ", 127, len(payload))
    masked = bytes(byte ^ key[index % 4] for index, byte in enumerate(payload)) if mask else payload
    return bytes([fin << 7 | kind, mask << 7 | size[0]]) + size[1:] + key + masked


def exchange(plain: socket.socket, request: bytes) -> Answer:
    """Send bytes and read until the server closes the connection."""
    received = b""
    try:
        plain.sendall(request)
        while more := plain.recv(65536):
            received += more
    except ConnectionError:
        pass  # Closed during the request: the bytes received so far are the response.
    head, _, body = received.partition(b"\r\n\r\n")
    status = int(head.split(b" ", 2)[1]) if head.startswith(b"HTTP/") else 0
    return Answer(status, head.decode("latin-1"), body)
