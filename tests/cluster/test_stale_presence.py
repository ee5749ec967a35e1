"""A server with a slow link to the log does not disconnect players from other servers."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace

from chaos.link import Link
from cluster.servers import Shared, connect, new_settings, play_on, running_server, sit
from live_table import pack_of
from log_contents import entries_of
from server.client import Client
from server.live.test_games import seat_of
from sosie.dev_cluster.nats import LocalNats
from sosie.table.entries import Came, from_log
from sosie.table.messages import VERSION, Hello, Start
from sosie.table.settings import Settings

Act = Callable[[Link, Shared, Shared, str, Client, Client], Awaitable[None]]


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


def run(nats: LocalNats, act: Act) -> None:
    """Run a test at a table that both servers have open, with Ada and Ben at the near one."""

    async def play() -> None:
        async with near_and_far_servers(nats) as (link, far, near):
            code = (await near.table(Settings(games=("tower",)), pack_of("plane:3"))).code
            await far.rooms.find(code)
            ada, ben = await sit(near, code, "Ada"), await sit(near, code, "Ben")
            await ada.until(lambda: seat_of(ada, 1).present)
            await act(link, far, near, code, ada, ben)

    asyncio.run(play())


async def until_logged(far: Shared, code: str) -> None:
    """Wait until the far server has logged a connection."""
    async with asyncio.timeout(10):
        while True:
            entries = [from_log(payload) for payload in await entries_of(far.log, code)]
            if any(isinstance(entry, Came) and far.log.peers.me in entry.connection for entry in entries):
                return
            await asyncio.sleep(0.05)


async def play_to_the_end(ada: Client, ben: Client) -> None:
    await ada.until(lambda: seat_of(ada, 1).present)
    ada.ask(Start)
    await play_on(ada, ben)
    assert not ben.ended.is_set()


def test_new_server_survives_stale_presence_of_the_old(
    nats_server: LocalNats,
) -> None:
    async def act(link: Link, far: Shared, near: Shared, code: str, ada: Client, ben: Client) -> None:
        await ben.close()
        link.set_state("stalled")
        meanwhile = await connect(far, code, ben.token)
        await meanwhile.close()
        back = await connect(near, code, ben.token)
        await ada.until(lambda: seat_of(ada, 1).present)
        link.set_state("open")
        await until_logged(far, code)
        await play_to_the_end(ada, back)

    run(nats_server, act)


def test_reconnect_survives_stale_presence(nats_server: LocalNats) -> None:
    async def act(link: Link, far: Shared, near: Shared, code: str, ada: Client, ben: Client) -> None:
        await ben.close()
        link.set_state("stalled")
        before = await connect(near, code, ben.token)
        await ada.until(lambda: seat_of(ada, 1).present)
        back = await connect(far, code, ben.token)
        await before.close()
        link.set_state("open")
        await until_logged(far, code)
        await play_to_the_end(ada, back)

    run(nats_server, act)


def test_abandoned_connection_does_not_replace_a_later_one(
    nats_server: LocalNats,
) -> None:
    async def act(link: Link, far: Shared, near: Shared, code: str, ada: Client, ben: Client) -> None:
        await ben.close()
        link.set_state("stalled")
        abandoned = await connect(far, code, ben.token, window="Ben's", attempt=1)
        back = await connect(near, code, ben.token, window="Ben's", attempt=2)
        await ada.until(lambda: seat_of(ada, 1).present)
        link.set_state("open")
        assert await abandoned.closing() == "elsewhere"
        await play_to_the_end(ada, back)

    run(nats_server, act)


def test_window_first_in_the_log_is_closed(
    nats_server: LocalNats,
) -> None:
    async def act(link: Link, far: Shared, near: Shared, code: str, ada: Client, ben: Client) -> None:  # noqa: ARG001
        link.set_state("stalled")
        newer = await connect(far, code, ben.token)
        link.set_state("open")
        assert await ben.closing() == "elsewhere"
        await play_to_the_end(ada, newer)

    run(nats_server, act)


def test_server_catches_up_for_an_unknown_token(
    nats_server: LocalNats,
) -> None:
    async def act(link: Link, far: Shared, near: Shared, code: str, ada: Client, ben: Client) -> None:  # noqa: ARG001
        link.set_state("stalled")
        room = await near.rooms.find(code)
        assert room is not None
        seat, token = await near.rooms.sit(room, "Cleo", "en")
        coming = asyncio.create_task(connect(far, code, token))
        await asyncio.sleep(0.3)
        link.set_state("open")
        cleo = await coming
        assert cleo.seat == seat

    run(nats_server, act)


def test_token_without_a_seat_is_refused(nats_server: LocalNats) -> None:
    async def act(link: Link, far: Shared, near: Shared, code: str, ada: Client, ben: Client) -> None:  # noqa: ARG001
        room = await far.rooms.find(code)
        assert room is not None
        stranger = await Client.dial(far, room)
        stranger.send(Hello(VERSION, code, "no such token"))
        assert await stranger.closing() == "bad-token"

    run(nats_server, act)
