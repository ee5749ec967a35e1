"""A network link that forwards bytes, breaks connections, or stalls."""

import asyncio
from contextlib import suppress
from typing import Literal

LinkState = Literal["open", "cut", "stalled"]
_CHUNK = 1 << 16


class Link:
    """A port that forwards to another port.

    A cut link breaks all connections, also new ones. A stalled link keeps connections open but holds their bytes back
    until it is open again.
    """

    def __init__(self, port: int) -> None:
        self._target = port
        self._open = asyncio.Event()
        self._open.set()
        self._is_cut = False
        self._writers: set[asyncio.StreamWriter] = set()
        self._forwarding: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None
        self.port = 0

    async def start(self) -> None:
        """Start to listen at a free port."""
        self._server = await asyncio.start_server(self._on_connection, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def set_state(self, state: LinkState) -> None:
        """Set the state of the link."""
        self._is_cut = state == "cut"
        if state == "stalled":
            self._open.clear()
        else:
            self._open.set()
        if self._is_cut:
            self._break()

    async def stop(self) -> None:
        """Break all connections, and stop listening."""
        self._is_cut = True
        self._open.set()
        self._break()
        if self._server is not None:
            self._server.close()
            await self._server.wait_closed()
        await asyncio.gather(*self._forwarding, return_exceptions=True)

    def _break(self) -> None:
        for writer in self._writers:
            writer.transport.abort()

    def _on_connection(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.ensure_future(self._forward(reader, writer))
        self._forwarding.add(task)
        task.add_done_callback(self._forwarding.discard)

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        back: asyncio.StreamWriter | None = None
        try:
            await self._open.wait()
            if not self._is_cut:
                answers, back = await asyncio.open_connection("127.0.0.1", self._target)
                self._writers.add(back)
                await asyncio.gather(self._copy(reader, back), self._copy(answers, writer))
        except OSError:
            pass
        finally:
            for end in (writer, back):
                if end is not None:
                    self._writers.discard(end)
                    end.transport.abort()

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(_CHUNK):
                await self._open.wait()
                writer.write(data)
                await writer.drain()
        writer.transport.abort()
