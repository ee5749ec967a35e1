"""Trips that the server could not check: the host is told when a notable one is compensated."""

import asyncio

import pytest

from live_table import started_table
from server.client import Client
from server.harness import PATIENT, QUICK, NullTransport, serving
from server.scene import Scene, play
from simulation.network import Net
from sosie.server.http import upgrade as upgrading
from sosie.server.live.connection import Connection, Timeline
from sosie.table.fairness import Link
from sosie.table.messages import Call, Ruled, Unchecked

_NINE_PINGS_S = 60
"""More than the time of nine pings."""


def call(client: Client) -> None:
    assert client.game is not None
    client.ask(Call, turn=client.game.turn, **client.calls()[0])


async def call_from(scene: Scene, client: Client, trip_ms: float) -> list[Unchecked]:
    """Let a client call from a distance, and return the notices to the host, whom no other may get."""
    scene.served.world.net = Net(trip_ms=trip_ms)
    await asyncio.sleep(_NINE_PINGS_S)
    call(client)
    for one in (scene.ada, scene.ben):
        await one.next(Ruled)
    assert not any(isinstance(message, Unchecked) for message in scene.ben.received)
    return [message for message in scene.ada.received if isinstance(message, Unchecked)]


def test_host_is_told_of_an_unchecked_trip() -> None:
    async def act(scene: Scene) -> None:
        assert await call_from(scene, scene.ben, 50) == [Unchecked(1, 100)]

    play(act)


def test_host_is_not_told_of_short_trips() -> None:
    async def act(scene: Scene) -> None:
        assert await call_from(scene, scene.ben, 25) == []

    play(act)


def test_host_is_not_told_of_their_own_trip() -> None:
    async def act(scene: Scene) -> None:
        assert await call_from(scene, scene.ada, 50) == []

    play(act)


@pytest.mark.parametrize(("is_checked", "unchecked_ms"), [(True, 0), (False, 120)])
def test_move_has_the_compensation_of_its_page(is_checked: bool, unchecked_ms: int) -> None:
    live = started_table("Ada", "Ben")
    # The median is 60 ms, the page claims more, and the jitter allows it twice as much.
    link = Link((20.0, 20.0, 20.0, 60.0, 60.0, 140.0, 140.0, 140.0, 140.0))
    connection, timeline = Connection(NullTransport(), (1,), link, is_checked=is_checked), Timeline()
    timeline.show_turn(0, 0, 0.0)
    call = Call(live.number(1), live.matches(1)[0].symbol, 0, took=0.0)
    assert connection.moved(1, call, live.game, timeline, 900.0).unchecked_ms == unchecked_ms


@pytest.mark.parametrize("is_direct", [True, False])
def test_only_direct_connections_are_checked(monkeypatch: pytest.MonkeyPatch, is_direct: bool) -> None:
    monkeypatch.setattr(upgrading, "client_address", lambda *_: ("127.0.0.1", is_direct))

    async def run() -> None:
        async with serving(PATIENT, QUICK) as served:
            room = await served.table()
            await Client.sit(served, room, "Ada")
            assert [connection.is_checked for connection in room.connections] == [is_direct]

    asyncio.run(run())
