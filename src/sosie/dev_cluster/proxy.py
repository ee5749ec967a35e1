"""A TCP proxy for several servers: sockets of one table go to one server, by a hash; all else goes round-robin."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from urllib.parse import parse_qs, urlsplit
from zlib import crc32

Address = tuple[str, int]
_CHUNK = 64 * 1024
_TIMEOUT_S = 1.0
_FIRST_LINE_S = 10.0


class Proxy:
    """Forwards bytes between clients and servers."""

    def __init__(self, backends: Callable[[], Sequence[Address]]) -> None:
        self._backends = backends
        self._turn = count()
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.StreamWriter] = set()

    async def start(self, host: str, port: int) -> int:
        """Start to listen, and return the port; 0 takes any free one."""
        self._server = await asyncio.start_server(self._on_client, host, port)
        bound: int = self._server.sockets[0].getsockname()[1]
        return bound

    async def stop(self) -> None:
        """Stop listening, and end all connections."""
        if self._server is not None:
            self._server.close()
        for writer in list(self._open):
            writer.close()

    async def _on_client(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._open.add(writer)
        try:
            first_line = await _read_first_line(reader)
            if first_line and (backend := await self._connect(table_of(first_line))) is not None:
                self._open.add(backend[1])
                backend[1].write(first_line)
                await asyncio.gather(_forward(reader, backend[1]), _forward(backend[0], writer))
                self._open.discard(backend[1])
        finally:
            self._open.discard(writer)
            writer.close()

    async def _connect(self, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        for host, port in self._in_order(table):
            with suppress(OSError, TimeoutError):
                async with asyncio.timeout(_TIMEOUT_S):
                    return await asyncio.open_connection(host, port)
        return None

    def _in_order(self, table: str) -> Sequence[Address]:
        """Return the servers in the order in which they are tried."""
        backends = list(self._backends())
        if table:
            return by_table(table, backends)
        first = next(self._turn) % len(backends)
        return backends[first:] + backends[:first]


def by_table(table: str, backends: Sequence[Address]) -> list[Address]:
    """Return servers by rendezvous hashing: if one dies, only its own tables go elsewhere, each to one server."""
    return sorted(backends, key=lambda backend: crc32(f"{table} {backend[0]}:{backend[1]}".encode()))


def table_of(first_line: bytes) -> str:
    """Return the table in the first line of a request for a socket; empty for any other request."""
    target = first_line.decode("latin-1").split(" ")[1:2]
    address = urlsplit(target[0]) if target else None
    if address is None or address.path != "/socket":
        return ""
    return parse_qs(address.query).get("table", [""])[0]


async def _read_first_line(reader: asyncio.StreamReader) -> bytes:
    with suppress(OSError, ValueError, TimeoutError, asyncio.IncompleteReadError):
        async with asyncio.timeout(_FIRST_LINE_S):
            return await reader.readuntil(b"\n")
    return b""


async def _forward(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Forward bytes until the end of the stream, and close the writer."""
    with suppress(OSError):
        while data := await reader.read(_CHUNK):
            writer.write(data)
            await writer.drain()
    writer.close()
