"""A TCP proxy that distributes connections round-robin over the servers that accept them."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count

Address = tuple[str, int]
_CHUNK = 64 * 1024
_TIMEOUT_S = 1.0


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
            if (backend := await self._connect()) is not None:
                self._open.add(backend[1])
                await asyncio.gather(_forward(reader, backend[1]), _forward(backend[0], writer))
                self._open.discard(backend[1])
        finally:
            self._open.discard(writer)
            writer.close()

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        backends = self._backends()
        first = next(self._turn)
        for number in range(len(backends)):
            host, port = backends[(first + number) % len(backends)]
            with suppress(OSError, TimeoutError):
                async with asyncio.timeout(_TIMEOUT_S):
                    return await asyncio.open_connection(host, port)
        return None


async def _forward(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Forward bytes until the end of the stream, and close the writer."""
    with suppress(OSError):
        while data := await reader.read(_CHUNK):
            writer.write(data)
            await writer.drain()
    writer.close()
