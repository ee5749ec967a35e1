"""Redirects bring the players of a table to one server; clients that cannot follow play on."""

import asyncio
from collections.abc import Sequence

import pytest
from picows import WSInvalidStatusError

from cluster.servers import (
    check_same_events,
    connect,
    in_cluster,
    new_settings,
    play_on,
    running_server,
    running_servers_with_addresses,
    sit,
)
from live_table import pack_of
from server.client import Client, Served
from server.simulated_server import SimulatedServer
from sosie.dev_cluster.nats import LocalNats
from sosie.server.live.redirects import redirect_address
from sosie.table.entries import Dealt, Moved, WatermarksRaised, from_log
from sosie.table.messages import PROTOCOL_VERSION, Hello, Redirect, Start, Welcome
from sosie.table.settings import Settings
from waiting import until


async def arrive(servers: Sequence[Served], first: Served, code: str, token: str | None) -> tuple[Client, Served]:
    """Connect through a server as a page does: follow a redirect once; return the client and its server."""
    room = await first.rooms.find(code)
    assert room is not None
    client = await Client.dial(first, room)
    client.send(Hello(PROTOCOL_VERSION, code, token, None, "window", 1, redirects=True))
    await client.until(lambda: any(isinstance(message, Welcome | Redirect) for message in client.received))
    redirects = [message for message in client.received if isinstance(message, Redirect)]
    if not redirects:
        await client.until(lambda: client.view is not None)
        return client, first
    await client.until(client.ended.is_set)
    assert client.close_code == 4004
    other = next(server for server in servers if server.address == redirects[0].address)
    return await connect(other, code, token, window="window", attempt=2), other


async def joined(servers: Sequence[Served], through: Served, code: str, name: str) -> tuple[Client, Served]:
    """Sit down through a server, and arrive."""
    room = await through.rooms.find(code)
    assert room is not None
    _, token = await through.rooms.sit(room, name, "en")
    client, server = await arrive(servers, through, code, token)
    client.token = token
    return client, server


def test_players_of_three_servers_come_together() -> None:
    async def act(servers: list[SimulatedServer]) -> None:
        code = (await servers[0].table(Settings(games=("tower",)), pack_of("plane:3"))).code
        arrived = [await joined(servers, server, code, f"P{server.number}") for server in servers]
        assert {server.address for _, server in arrived} == {servers[0].address}
        assert [len((await server.rooms.find(code)).connections) for server in servers] == [3, 0, 0]  # type: ignore[union-attr]  # it exists
        players = [client for client, _ in arrived]
        players[0].ask(Start)
        await play_on(*players)
        check_same_events(*players)
        entries = [from_log(entry) for entry in servers[1].entries(code)]
        moves = [entry for entry in entries if isinstance(entry, Moved)]
        raised = [entry for entry in entries if isinstance(entry, WatermarksRaised)]
        # Each call is a single entry with the watermarks of all; apart, there would be one for each server.
        assert len(moves) > 5
        assert len(raised) < len(moves) / 2
        # A play-off, if there is one, is not for all three. These clients do not send the number of their game.
        first, *later = [number for number, entry in enumerate(entries) if isinstance(entry, Dealt)]
        played = entries[first : later[0] if later else None]
        watermarks = [entry.watermarks for entry in played if isinstance(entry, Moved) and entry.watermarks]
        assert len(watermarks) > 5
        assert {frozenset(seat for seat, _ in each) for each in watermarks} == {frozenset({0, 1, 2})}

    in_cluster(act, 3)


def test_room_without_players_is_closed_soon() -> None:
    async def act(servers: list[SimulatedServer]) -> None:
        code = (await servers[0].table()).code
        for server in servers:
            await joined(servers, server, code, f"P{server.number}")
        await until(lambda: len(servers[1].rooms) == 0)
        assert len(servers[0].rooms) == 1
        # It still counts as a table in use, and opens again.
        assert servers[1].rooms.codes_in_use(60_000) == {code}
        assert servers[1].rooms.codes_in_use(0) == set()
        await sit(servers[1], code, "Cem")
        assert len(servers[1].rooms) == 1

    in_cluster(act, 2)


def test_spectator_follows_the_players() -> None:
    async def act(servers: list[SimulatedServer]) -> None:
        code = (await servers[0].table()).code
        await joined(servers, servers[1], code, "Ada")
        room = await servers[0].rooms.find(code)
        assert room is not None
        # A server that has not heard of Ada yet serves the spectator itself.
        await until(lambda: any(player is not None and player.present for player in room.table.players))
        _, server = await arrive(servers, servers[0], code, None)
        assert server == servers[1]

    in_cluster(act, 2)


def test_client_that_cannot_follow_plays_on() -> None:
    async def act(servers: list[SimulatedServer]) -> None:
        code = (await servers[0].table(Settings(games=("tower",)), pack_of("plane:3"))).code
        ada, _ = await joined(servers, servers[0], code, "Ada")
        # As today: these say nothing of redirects, or have already followed one.
        ben, cem = await sit(servers[1], code, "Ben"), await sit(servers[2], code, "Cem")
        ada.ask(Start)
        await play_on(ada, ben, cem)
        check_same_events(ada, ben, cem)

    in_cluster(act, 3)


def test_own_lost_connection_redirects_nobody() -> None:
    async def act(servers: list[SimulatedServer]) -> None:
        code = (await servers[0].table()).code
        ada, _ = await joined(servers, servers[0], code, "Ada")
        room = await servers[1].rooms.find(code)
        assert room is not None
        await until(lambda: any(player is not None and player.present for player in room.table.players))
        # Her own connection is the only one at the other server, so there is nobody to join.
        _, server = await arrive(servers, servers[1], code, ada.token)
        assert server == servers[1]

    in_cluster(act, 2)


def test_servers_without_addresses_do_not_redirect() -> None:
    async def act(servers: list[SimulatedServer]) -> None:
        for served in servers:
            served.server.address = ""
        code = (await servers[0].table()).code
        await joined(servers, servers[0], code, "Ada")
        _, server = await joined(servers, servers[1], code, "Ben")
        assert server == servers[1]

    in_cluster(act, 2)


def test_redirected_players_return_when_their_server_stops(nats_server: LocalNats) -> None:
    async def run() -> None:
        settings = new_settings(nats_server)
        async with running_server(settings) as home:
            address = "http://127.0.0.1:9"
            async with running_server(settings, address) as other:
                await until(lambda: home.log.peers.addresses == (address,))
                code = (await other.table()).code
                ada = await sit(other, code, "Ada")
                room = await home.rooms.find(code)
                assert room is not None
                # The news of her arrival comes with the log.
                await until(lambda: redirect_address(room.table, (), home.rooms.peers) == address)
                client = await Client.dial(home, room)
                client.send(Hello(PROTOCOL_VERSION, code, redirects=True))
                assert (await client.next(Redirect)).address == address
            # The other server has said goodbye, so nobody is sent to it.
            _, server = await arrive([home], home, code, ada.token)
            assert server is home

    asyncio.run(run())


def test_pages_of_the_cluster_may_open_sockets(nats_server: LocalNats) -> None:
    async def run() -> None:
        async with running_servers_with_addresses(nats_server, 2) as servers:
            room = await servers[0].table()
            allowed = {"Origin": f"http://127.0.0.1:{servers[1].port}"}
            client = await Client.dial(servers[0], room, extra_headers=allowed)
            client.send(Hello(PROTOCOL_VERSION, room.code))
            await client.next(Welcome)
            with pytest.raises(WSInvalidStatusError):
                await Client.dial(servers[0], room, extra_headers={"Origin": "http://elsewhere.example"})

    asyncio.run(run())
