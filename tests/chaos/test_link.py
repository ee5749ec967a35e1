import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest

from chaos.link import Link
from waiting import PATIENCE_S


def linked(act: Callable[[Link], Awaitable[None]]) -> None:
    """Run an action with a link to an echo server."""

    echoing = set[asyncio.Task[None]]()

    async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while data := await reader.read(100):
                writer.write(data)
        writer.close()

    async def run() -> None:
        server = await asyncio.start_server(
            lambda reader, writer: echoing.add(asyncio.ensure_future(echo(reader, writer))), "127.0.0.1", 0
        )
        link = Link(server.sockets[0].getsockname()[1])
        await link.start()
        async with asyncio.timeout(PATIENCE_S):
            await act(link)
        await link.stop()
        server.close()
        await server.wait_closed()
        await asyncio.gather(*echoing)

    asyncio.run(run())


async def received(reader: asyncio.StreamReader) -> bytes:
    """Return the received bytes; empty when the connection ends."""
    try:
        return await reader.read(100)
    except ConnectionError:
        return b""


def test_stalled_link_delivers_after_it_opens() -> None:
    async def act(link: Link) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", link.port)
        writer.write(b"one")
        assert await reader.read(100) == b"one"
        link.set_state("stalled")
        writer.write(b"two")
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.1):
                await reader.read(100)
        link.set_state("open")
        assert await reader.read(100) == b"two"
        writer.close()

    linked(act)


def test_cut_link_breaks_and_refuses_connections() -> None:
    async def act(link: Link) -> None:
        for _ in range(2):
            reader, writer = await asyncio.open_connection("127.0.0.1", link.port)
            link.set_state("cut")
            writer.write(b"one")
            assert await received(reader) == b""
            writer.close()

    linked(act)
