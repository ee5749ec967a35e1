"""A server with a slow link to the log does not disconnect players from other servers."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any

from chaos.link import Link
from cluster.servers import Shared, connect, in_cluster, new_settings, play_on, running_server, sit
from live_table import pack_of
from server.client import Client
from server.live.test_games import seat_of
from server.simulated_server import SimulatedServer
from sosie.dev_cluster.nats import LocalNats
from sosie.table.entries import Came, from_log
from sosie.table.messages import PROTOCOL_VERSION, Hello, Start
from sosie.table.settings import Settings
from waiting import until


@dataclass(frozen=True)
class Scene:
    """A table that a near and a far server have open, with Ada and Ben at the near one."""

    near: SimulatedServer
    far: SimulatedServer
    code: str
    ada: Client
    ben: Client

    def stall(self) -> None:
        """Hold back all messages between the far server and the log."""
        self.far.log.cut()

    def resume(self) -> None:
        """Deliver the messages of the far server again."""
        self.far.log.heal()

    async def reconnect(self, server: SimulatedServer, **window: Any) -> Client:
        """Connect Ben to a server again."""
        return await connect(server, self.code, self.ben.token, **window)

    async def until_ben_is_present(self) -> None:
        """Wait until Ada sees that Ben is present."""
        await self.ada.until(lambda: seat_of(self.ada, 1).present)

    async def until_logged(self) -> None:
        """Wait until the far server has logged a connection."""
        await until(self._is_logged)

    def _is_logged(self) -> bool:
        entries = [from_log(payload) for payload in self.far.entries(self.code)]
        return any(isinstance(entry, Came) and self.far.log.peers.me in entry.connection for entry in entries)

    async def play_to_the_end(self, ben: Client) -> None:
        """Play a game with a connection of Ben, which must survive it."""
        await self.until_ben_is_present()
        self.ada.ask(Start)
        await play_on(self.ada, ben)
        assert not ben.ended.is_set()


def run(act: Callable[[Scene], Awaitable[None]]) -> None:
    """Run a test with a scene."""

    async def play(servers: list[SimulatedServer]) -> None:
        near, far = servers
        code = (await near.table(Settings(games=("tower",)), pack_of("plane:3"))).code
        await far.rooms.find(code)
        scene = Scene(near, far, code, await sit(near, code, "Ada"), await sit(near, code, "Ben"))
        await scene.until_ben_is_present()
        await act(scene)

    in_cluster(play, 2)


def test_new_server_survives_stale_presence_of_the_old() -> None:
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

    run(act)


def test_reconnect_survives_stale_presence() -> None:
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

    run(act)


def test_abandoned_connection_does_not_replace_a_later_one() -> None:
    async def act(scene: Scene) -> None:
        await scene.ben.close()
        scene.stall()
        abandoned = await scene.reconnect(scene.far, window="Ben's", attempt=1)
        back = await scene.reconnect(scene.near, window="Ben's", attempt=2)
        await scene.until_ben_is_present()
        scene.resume()
        assert await abandoned.closing() == "elsewhere"
        await scene.play_to_the_end(back)

    run(act)


def test_window_first_in_the_log_is_closed() -> None:
    async def act(scene: Scene) -> None:
        scene.stall()
        newer = await scene.reconnect(scene.far)
        scene.resume()
        assert await scene.ben.closing() == "elsewhere"
        await scene.play_to_the_end(newer)

    run(act)


def test_token_without_a_seat_is_refused() -> None:
    async def act(scene: Scene) -> None:
        room = await scene.far.rooms.find(scene.code)
        assert room is not None
        stranger = await Client.dial(scene.far, room)
        stranger.send(Hello(PROTOCOL_VERSION, scene.code, "no such token"))
        assert await stranger.closing() == "bad-token"

    run(act)


@contextlib.asynccontextmanager
async def near_and_far_servers(nats: LocalNats) -> AsyncIterator[tuple[Link, Shared, Shared]]:
    """Run two real servers, one of which reaches the log through a link."""
    link, settings = Link(nats.ports[0]), new_settings(nats)
    await link.start()
    far = replace(settings, servers=(f"nats://127.0.0.1:{link.port}",))
    try:
        async with running_server(settings) as near_one, running_server(far) as far_one:
            yield link, near_one, far_one
    finally:
        await link.stop()


def test_server_catches_up_for_an_unknown_token(nats_server: LocalNats) -> None:
    async def run() -> None:
        async with near_and_far_servers(nats_server) as (link, near, far):
            room = await near.table()
            await far.rooms.find(room.code)
            link.set_state("stalled")
            seat, token = await near.rooms.sit(room, "Ada", "en")
            coming = asyncio.create_task(connect(far, room.code, token))
            # The far server cannot know the token yet, however long it takes to ask the log.
            await asyncio.sleep(0.3)
            assert not coming.done()
            link.set_state("open")
            assert (await coming).seat == seat

    asyncio.run(run())
