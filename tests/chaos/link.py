"""The network between a server and what it needs: passes everything on, or cuts it off, or swallows it."""

import asyncio
from contextlib import suppress
from typing import Literal

Way = Literal["open", "cut", "stalled"]
_CHUNK = 1 << 16


class Link:
    """A port that leads to another one.

    When it is cut, connections break and new ones do too. When it is stalled they stay, and nothing comes through:
    what was sent before arrives once it is open again.
    """

    def __init__(self, port: int) -> None:
        self._to = port
        self._open = asyncio.Event()
        self._open.set()
        self._is_cut = False
        self._writers: set[asyncio.StreamWriter] = set()
        self._passing: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None
        self.port = 0

    async def start(self) -> None:
        """Begin to listen, at any port."""
        self._server = await asyncio.start_server(self._on_connection, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def become(self, way: Way) -> None:
        """Change how it is."""
        self._is_cut = way == "cut"
        if way == "stalled":
            self._open.clear()
        else:
            self._open.set()
        if self._is_cut:
            self._break()

    async def stop(self) -> None:
        """Break all connections, and listen no more."""
        self._is_cut = True
        self._open.set()
        self._break()
        if self._server is not None:
            self._server.close()
            await self._server.wait_closed()
        await asyncio.gather(*self._passing, return_exceptions=True)

    def _break(self) -> None:
        for writer in self._writers:
            writer.transport.abort()

    def _on_connection(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.ensure_future(self._pass_on(reader, writer))
        self._passing.add(task)
        task.add_done_callback(self._passing.discard)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        back: asyncio.StreamWriter | None = None
        try:
            await self._open.wait()
            if not self._is_cut:
                answers, back = await asyncio.open_connection("127.0.0.1", self._to)
                self._writers.add(back)
                await asyncio.gather(self._copy(reader, back), self._copy(answers, writer))
        except OSError:
            pass
        finally:
            for one in (writer, back):
                if one is not None:
                    self._writers.discard(one)
                    one.transport.abort()

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(_CHUNK):
                await self._open.wait()
                writer.write(data)
                await writer.drain()
        writer.transport.abort()
