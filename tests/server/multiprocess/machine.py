"""A server with several processes, forked from a preloaded one, and clients of it."""

import os
import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

import httpx

from processes import children
from server.forked import start
from server.raw_socket import RawSocket
from server.running import new_address
from sosie.server.multiprocess.routing import Routing
from sosie.server.serve import listen
from waiting import PATIENCE_S, wait_until

PROXY = "127.0.0.1"


@dataclass
class Machine:
    """A running server with several processes."""

    port: int
    data: Path
    count: int
    supervisor: ForkServerProcess
    http: httpx.Client

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def request(self, method: str, path: str, address: str = "", headers: Any = None, **about: Any) -> httpx.Response:
        """Send a request on a new connection, which any process may accept, from an address that a proxy reports."""
        sent = {"x-forwarded-for": address or new_address(), **(headers or {})}
        return self.http.request(method, f"{self.url}/api{path}", headers=sent, **about)

    def owner_of(self, code: str) -> int:
        return Routing(0, self.count).owner_of(code)

    def new_table(self, owner: int | None = None, **about: Any) -> dict[str, Any]:
        """Create a table, of one process if that is given."""
        for _ in range(200):
            answer = self.request("POST", "/tables", json={"name": "Ada"} | about).raise_for_status()
            made: dict[str, Any] = answer.json()
            if owner is None or self.owner_of(made["code"]) == owner:
                return made
        raise AssertionError("no such table")

    def join(self, code: str) -> dict[str, Any]:
        """Take a seat."""
        joined: dict[str, Any] = (
            self.request("POST", f"/tables/{code}/seats", json={"name": "Ben"}).raise_for_status().json()
        )
        return joined

    def socket(self, seat: dict[str, Any]) -> RawSocket:
        """Connect a seat to its table."""
        web_socket = RawSocket(self.port, f"/socket?table={seat['code']}", **{"X-Forwarded-For": new_address()})
        web_socket.send(type="hello", version=1, table=seat["code"], token=seat["token"])
        assert web_socket.wait_for("welcome")["seat"] == seat["seat"]
        return web_socket

    def processes(self) -> list[int]:
        """Return the process ids of the workers."""
        return children(self.supervisor.pid)

    def metric(self, name: str) -> float:
        """Return the value of a metric."""
        lines = self.http.get(f"{self.url}/api/metrics").text.splitlines()
        return next((float(line.split()[-1]) for line in lines if line.startswith(f"{name} ")), 0.0)

    def wait_until_ready(self) -> None:
        """Wait until all processes are ready."""
        wait_until(self._is_ready)

    def _is_ready(self) -> bool:
        assert self.supervisor.is_alive()
        with suppress(httpx.TransportError):
            return self.request("GET", "/health").status_code == 200
        return False


@contextmanager
def machine(data: Path, count: int, port: int = 0, **options: Any) -> Iterator[Machine]:
    """Run a server with several processes until the end of the context."""
    with listen("127.0.0.1", port) as free:
        port = free.getsockname()[1]
    supervisor = start(data, port, workers=count, **{"trusted_proxies": (PROXY,)} | options)
    one_each = httpx.Limits(max_keepalive_connections=0)
    try:
        with httpx.Client(limits=one_each, timeout=PATIENCE_S, trust_env=False) as http:
            running = Machine(port, data, count, supervisor, http)
            running.wait_until_ready()
            yield running
    finally:
        assert supervisor.pid is not None
        os.kill(supervisor.pid, signal.SIGTERM)
        supervisor.join(30)
        assert supervisor.exitcode == 0


def read_all(plain: socket.socket) -> bytes:
    """Return everything up to the end of a connection."""
    received = b""
    while more := plain.recv(65536):
        received += more
    return received
