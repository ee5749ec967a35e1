"""Closed tables and connections are freed at once, without the garbage collector."""

import asyncio
import gc
from collections.abc import Iterator
from typing import Any
from weakref import ref

import pytest
from picows import WSListener, WSMsgType, ws_connect

from live_table import pack_of
from server.client import Client, encode
from server.harness import serving
from server.scene import start
from sosie.event.settings import EventSettings
from sosie.server.live.socket import Socket
from sosie.table.messages import PROTOCOL_VERSION, Hello
from waiting import until


@pytest.fixture(autouse=True)
def no_garbage_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def until_freed(*found: ref[Any]) -> None:
    """Wait until objects are freed, since callbacks on their way may still refer to them."""
    await until(lambda: all(each() is None for each in found))


def test_closed_table_is_freed() -> None:
    async def run() -> None:
        async with serving() as served:
            room = await served.table()
            ada, ben = await Client.sit(served, room, "Ada"), await Client.sit(served, room, "Ben")
            await start(ada, ben)
            for client in (ada, ben):
                client.socket.disconnect()
                await client.ended.wait()
            code, freed, scheduler = room.code, ref(room), ref(room._scheduler)
            del room
            await until(lambda: not served.rooms.live()[0].is_used)
            served.rooms.close_table(code)
            await until_freed(freed, scheduler)

    asyncio.run(run())


@pytest.mark.parametrize("ends_first", ["client", "server"])
def test_closed_connection_is_freed(ends_first: str) -> None:
    async def run() -> None:
        async with serving() as served:
            room = await served.table()
            ada = await Client.sit(served, room, "Ada")
            (connection,) = room.connections
            freed, socket = ref(connection), ref(connection.transport)
            assert isinstance(connection.transport, Socket)
            if ends_first == "client":
                ada.socket.disconnect()
            else:
                connection.transport.close(1000, "bye")
            del connection
            await ada.ended.wait()
            await until_freed(freed, socket)

    asyncio.run(run())


def test_closed_connection_to_an_event_is_freed() -> None:
    async def run() -> None:
        async with serving() as served:
            event, _ = await served.context.events.create(pack_of(), EventSettings())
            board, _ = await ws_connect(WSListener, served.url)
            board.send(WSMsgType.TEXT, encode(Hello(PROTOCOL_VERSION, event.code)))
            await until(lambda: bool(event.connections))
            (connection,) = event.connections
            freed, socket = ref(connection), ref(connection.transport)
            board.disconnect()
            del connection
            await until_freed(freed, socket)

    asyncio.run(run())
