"""Whole games at tables whose players are connected to different servers."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import pytest

from cluster.servers import Shared, check_same_events, connect, in_cluster, play_on, running_servers, sit
from live_table import GAME_NAMES, check_record, pack_of
from server.client import Client
from server.live.test_games import seat_of
from server.simulated_server import SimulatedServer
from sosie.dev_cluster.nats import LocalNats
from sosie.table.entries import Dealt, Moved, Readied, WatermarksRaised, from_log
from sosie.table.messages import AddBot, Counted, Ready, Remove, Start
from sosie.table.outcome import Rejected
from sosie.table.settings import Settings
from sosie.table.views import game_view


def play_with_nats(nats: LocalNats, count: int, act: Callable[[list[Shared]], Awaitable[None]]) -> None:
    async def run() -> None:
        async with running_servers(nats, count) as servers:
            await act(servers)

    asyncio.run(run())


async def seated(
    servers: Sequence[Shared] | Sequence[SimulatedServer], settings: Settings | None = None
) -> tuple[str, Client, Client]:
    """Create a table at the first server, with Ada there and Ben at the second."""
    code = (await servers[0].table(settings, pack_of("plane:3"))).code
    ada = await sit(servers[0], code, "Ada")
    ben = await sit(servers[1], code, "Ben")
    await ada.until(lambda: ada.view is not None and len(ada.view.seats) == 2 and ada.view.seats[1].present)
    return code, ada, ben


def test_every_mini_game_is_played_across_servers() -> None:
    async def play_game(servers: list[SimulatedServer], game: str) -> None:
        pack = pack_of("plane:4" if game == "hot-potato" else "plane:3")
        code = (await servers[0].table(Settings(games=(game,)), pack)).code
        ada, ben = await sit(servers[0], code, "Ada"), await sit(servers[1], code, "Ben")
        watcher = await connect(servers[2], code)
        ada.ask(AddBot, level="adult")
        ada.ask(Start)
        await play_on(ada, ben)
        assert ada.view is not None
        for client in (ben, watcher):
            await client.until(lambda client=client: client.last == ada.last)
            assert client.view == ada.view
        assert ada.view.series is not None
        assert ada.view.series.champion is not None
        check_same_events(ada, ben, watcher)

    async def act(servers: list[SimulatedServer]) -> None:
        for game in GAME_NAMES:
            await play_game(servers, game)
        # All three servers have the same records of all games.
        for server in servers:
            assert [table.last for table in server.records] == [table.last for table in servers[0].records]
            for table in server.records:
                assert table.game is not None
                check_record(table, game_view(table.game))
        assert {table.last.game for table in servers[0].records if table.last} >= set(GAME_NAMES)

    in_cluster(act, 3)


def test_refusal_comes_from_the_senders_server() -> None:
    async def act(servers: list[SimulatedServer]) -> None:
        _, ada, ben = await seated(servers)
        ben.ask(Start)
        assert await ben.refused() == "host-only"
        ada.ask(Ready)
        await ben.until(lambda: seat_of(ben, 0).ready)
        assert not any(type(message).__name__ == "Refused" for message in ada.received)

    in_cluster(act, 2)


def test_repeat_is_answered_by_the_senders_server() -> None:
    async def act(servers: list[SimulatedServer]) -> None:
        code, ada, ben = await seated(servers)
        room = await servers[0].rooms.find(code)
        assert room is not None
        # The same request through two servers at once: the second one in the log is a repeat.
        room.append(Readied(1, 1))
        ben.send(Ready(1))
        assert (await ben.next(Counted)).number == 1
        ben.send(Ready(1))
        assert (await ben.next(Counted)).number == 1
        assert not any(isinstance(message, Counted) for message in ada.received)

    in_cluster(act, 2)


def test_token_gets_one_seat_across_servers(nats_server: LocalNats) -> None:
    async def act(servers: list[Shared]) -> None:
        code = (await servers[0].table()).code
        rooms = [await server.rooms.find(code) for server in servers]
        token = "t" * 32
        asked = [
            server.rooms.sit(room, "Ada", "en", token) for server, room in zip(servers, rooms, strict=True) if room
        ]
        assert await asyncio.gather(*asked) == [(0, token)] * 3
        assert rooms[0] is not None
        assert rooms[0].table.taken == (0,)

    play_with_nats(nats_server, 3, act)


def test_concurrent_joins_get_distinct_seats(nats_server: LocalNats) -> None:
    async def act(servers: list[Shared]) -> None:
        code = (await servers[0].table()).code

        async def sit_down(number: int) -> int | None:
            server = servers[number % 3]
            room = await server.rooms.find(code)
            assert room is not None
            try:
                return (await server.rooms.sit(room, f"P{number}", "en"))[0]
            except Rejected as refusal:
                refusals.append(refusal.code)
                return None

        refusals: list[str] = []
        given = await asyncio.gather(*(sit_down(number) for number in range(12)))
        assert sorted(seat for seat in given if seat is not None) == list(range(8))
        assert refusals == ["full"] * 4

    play_with_nats(nats_server, 3, act)


def test_window_at_another_server_closes_the_older() -> None:
    async def act(servers: list[SimulatedServer]) -> None:
        code, ada, ben = await seated(servers)
        newer = await connect(servers[0], code, ben.token)
        assert await ben.closing() == "elsewhere"
        await asyncio.sleep(2)
        assert seat_of(ada, 1).present
        ada.ask(Start)
        await play_on(ada, newer)

    in_cluster(act, 2)


def test_player_who_changes_servers_misses_nothing(nats_server: LocalNats) -> None:
    async def act(servers: list[Shared]) -> None:
        code, ada, ben = await seated(servers, Settings(games=("tower",)))
        ada.ask(Start)
        await ben.until(lambda: ben.game is not None)
        await ben.close()
        back = await connect(servers[0], code, ben.token, ben.last)
        await play_on(ada, back)
        check_same_events(ada, ben, back)

    play_with_nats(nats_server, 2, act)


def test_server_raises_only_its_own_watermarks() -> None:
    """A call waits for faster players of other servers."""

    async def act(servers: list[SimulatedServer]) -> None:
        code, ada, ben = await seated(servers, Settings(games=("tower",)))
        await connect(servers[2], code)
        ada.ask(Start)
        await play_on(ada, ben)
        entries = [from_log(payload) for payload in servers[2].entries(code)]
        raised = [
            dict(entry.watermarks)
            for entry in entries
            if isinstance(entry, WatermarksRaised | Moved) and entry.watermarks
        ]
        assert {tuple(seats) for seats in raised} == {(0,), (1,)}
        assert sum(isinstance(entry, Dealt) for entry in entries) == len(servers[0].records)

    in_cluster(act, 3)


def test_absent_host_of_another_server_is_replaced() -> None:
    async def act(servers: list[SimulatedServer]) -> None:
        _, ada, ben = await seated(servers)
        await ada.close()
        await ben.until(lambda: ben.view is not None and ben.view.host == 1)

    in_cluster(act, 2)


def test_host_removes_a_player_of_another_server() -> None:
    async def act(servers: list[SimulatedServer]) -> None:
        code, ada, ben = await seated(servers)
        ada.ask(Remove, seat=1, keep_out=True)
        assert await ben.closing() == "kept-out"
        await ada.until(lambda: ada.view is not None and ada.view.locked)
        for server in servers:
            room = await server.rooms.find(code)
            assert room is not None
            with pytest.raises(Rejected, match="not to come back"):
                await server.rooms.sit(room, "Ben", "en", ben.token)

    in_cluster(act, 2)
