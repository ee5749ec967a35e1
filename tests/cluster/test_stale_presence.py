"""A server with a slow link to the log does not disconnect players from other servers."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any

from chaos.link import Link
from cluster.servers import Shared, connect, new_settings, play_on, running_server, sit
from live_table import pack_of
from log_contents import entries_of
from server.client import Client
from server.live.test_games import seat_of
from sosie.dev_cluster.nats import LocalNats
from sosie.server.live.room import Room
from sosie.table.entries import Came, from_log
from sosie.table.messages import PROTOCOL_VERSION, Hello, Start
from sosie.table.settings import Settings


@dataclass(frozen=True)
class Scene:
    """A table that a near and a far server have open, with Ada and Ben at the near one."""

    link: Link
    far: Shared
    near: Shared
    code: str
    ada: Client
    ben: Client

    def stall(self) -> None:
        """Hold back all messages between the far server and the log."""
        self.link.set_state("stalled")

    def resume(self) -> None:
        """Deliver the messages of the far server again."""
        self.link.set_state("open")

    async def reconnect(self, server: Shared, **window: Any) -> Client:
        """Connect Ben to a server again."""
        return await connect(server, self.code, self.ben.token, **window)

    async def until_ben_is_present(self) -> None:
        """Wait until Ada sees that Ben is present."""
        await self.ada.until(lambda: seat_of(self.ada, 1).present)

    async def until_logged(self) -> None:
        """Wait until the far server has logged a connection."""
        async with asyncio.timeout(10):
            while True:
                entries = [from_log(payload) for payload in await entries_of(self.far.log, self.code)]
                if any(isinstance(entry, Came) and self.far.log.peers.me in entry.connection for entry in entries):
                    return
                await asyncio.sleep(0.05)

    async def play_to_the_end(self, ben: Client) -> None:
        """Play a game with a connection of Ben, which must survive it."""
        await self.until_ben_is_present()
        self.ada.ask(Start)
        await play_on(self.ada, ben)
        assert not ben.ended.is_set()

    async def room_at(self, server: Shared) -> Room:
        """Return the room of the table at a server."""
        room = await server.rooms.find(self.code)
        assert room is not None
        return room


@contextlib.asynccontextmanager
async def near_and_far_servers(nats: LocalNats) -> AsyncIterator[tuple[Link, Shared, Shared]]:
    """Run two servers, one of which reaches the log through a link."""
    link, settings = Link(nats.ports[0]), new_settings(nats)
    await link.start()
    far = replace(settings, servers=(f"nats://127.0.0.1:{link.port}",))
    try:
        async with running_server(settings) as near_one, running_server(far) as far_one:
            yield link, far_one, near_one
    finally:
        await link.stop()


def run(nats: LocalNats, act: Callable[[Scene], Awaitable[None]]) -> None:
    """Run a test with a scene."""

    async def play() -> None:
        async with near_and_far_servers(nats) as (link, far, near):
            code = (await near.table(Settings(games=("tower",)), pack_of("plane:3"))).code
            await far.rooms.find(code)
            scene = Scene(link, far, near, code, await sit(near, code, "Ada"), await sit(near, code, "Ben"))
            await scene.until_ben_is_present()
            await act(scene)

    asyncio.run(play())


def test_new_server_survives_stale_presence_of_the_old(nats_server: LocalNats) -> None:
    async def act(scene: Scene) -> None:
        await scene.ben.close()
        scene.stall()
        meanwhile = await scene.reconnect(scene.far)
        await meanwhile.close()
        back = await scene.reconnect(scene.near)
        await scene.until_ben_is_present()
        scene.resume()
        await scene.until_logged()
        await scene.play_to_the_end(back)

    run(nats_server, act)


def test_reconnect_survives_stale_presence(nats_server: LocalNats) -> None:
    async def act(scene: Scene) -> None:
        await scene.ben.close()
        scene.stall()
        before = await scene.reconnect(scene.near)
        await scene.until_ben_is_present()
        back = await scene.reconnect(scene.far)
        await before.close()
        scene.resume()
        await scene.until_logged()
        await scene.play_to_the_end(back)

    run(nats_server, act)


def test_abandoned_connection_does_not_replace_a_later_one(nats_server: LocalNats) -> None:
    async def act(scene: Scene) -> None:
        await scene.ben.close()
        scene.stall()
        abandoned = await scene.reconnect(scene.far, window="Ben's", attempt=1)
        back = await scene.reconnect(scene.near, window="Ben's", attempt=2)
        await scene.until_ben_is_present()
        scene.resume()
        assert await abandoned.closing() == "elsewhere"
        await scene.play_to_the_end(back)

    run(nats_server, act)


def test_window_first_in_the_log_is_closed(nats_server: LocalNats) -> None:
    async def act(scene: Scene) -> None:
        scene.stall()
        newer = await scene.reconnect(scene.far)
        scene.resume()
        assert await scene.ben.closing() == "elsewhere"
        await scene.play_to_the_end(newer)

    run(nats_server, act)


def test_server_catches_up_for_an_unknown_token(nats_server: LocalNats) -> None:
    async def act(scene: Scene) -> None:
        scene.stall()
        seat, token = await scene.near.rooms.sit(await scene.room_at(scene.near), "Cleo", "en")
        coming = asyncio.create_task(connect(scene.far, scene.code, token))
        await asyncio.sleep(0.3)
        scene.resume()
        cleo = await coming
        assert cleo.seat == seat

    run(nats_server, act)


def test_token_without_a_seat_is_refused(nats_server: LocalNats) -> None:
    async def act(scene: Scene) -> None:
        stranger = await Client.dial(scene.far, await scene.room_at(scene.far))
        stranger.send(Hello(PROTOCOL_VERSION, scene.code, "no such token"))
        assert await stranger.closing() == "bad-token"

    run(nats_server, act)
