"""A server that hears and says everything late sends nobody away from where they are now."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace

from chaos.link import Link
from cluster.servers import Shared, connect, new_settings, one_more, play_on, sit
from live_table import pack_of
from log_contents import entries_of
from server.client import Client
from server.live.test_games import seat_of
from sosie.dev_cluster.nats import LocalNats
from sosie.server.live.room import from_log
from sosie.table.entries import Came
from sosie.table.messages import VERSION, Hello, Start
from sosie.table.settings import Settings

Act = Callable[[Link, Shared, Shared, str, Client, Client], Awaitable[None]]


@contextlib.asynccontextmanager
async def one_by_a_link(nats: LocalNats) -> AsyncIterator[tuple[Link, Shared, Shared]]:
    """Run two servers, of which one reaches the log by a link."""
    link, settings = Link(nats.ports[0]), new_settings(nats)
    await link.start()
    far = replace(settings, servers=(f"nats://127.0.0.1:{link.port}",))
    try:
        async with one_more(settings) as near_one, one_more(far) as far_one:
            yield link, far_one, near_one
    finally:
        await link.stop()


def run(nats: LocalNats, act: Act) -> None:
    """Let Ada and Ben sit at a table that both servers know, both at the near one."""

    async def play() -> None:
        async with one_by_a_link(nats) as (link, far, near):
            code = (await near.table(Settings(games=("tower",)), pack_of("plane:3"))).code
            await far.rooms.find(code)
            ada, ben = await sit(near, code, "Ada"), await sit(near, code, "Ben")
            await ada.until(lambda: seat_of(ada, 1).present)
            await act(link, far, near, code, ada, ben)

    asyncio.run(play())


async def until_said(far: Shared, code: str) -> None:
    """Wait until the far server has said that somebody came to it."""
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
        await until_said(far, code)
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
        await until_said(far, code)
        await play_to_the_end(ada, back)

    run(nats_server, act)


def test_abandoned_connection_does_not_replace_a_later_one(
    nats_server: LocalNats,
) -> None:
    async def act(link: Link, far: Shared, near: Shared, code: str, ada: Client, ben: Client) -> None:
        await ben.close()
        link.set_state("stalled")
        given_up = await connect(far, code, ben.token, window="Ben's", attempt=1)
        back = await connect(near, code, ben.token, window="Ben's", attempt=2)
        await ada.until(lambda: seat_of(ada, 1).present)
        link.set_state("open")
        assert await given_up.closing() == "elsewhere"
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
