"""A scene: a table with two players on a simulated server."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import closing
from dataclasses import dataclass
from random import Random
from typing import Any

from live_table import pack_of
from server.client import Client, think
from server.harness import PATIENT, QUICK
from server.simulated_server import SimulatedServer
from simulation.world import World
from sosie.server.config import Limits
from sosie.server.live.room import Room
from sosie.table.due import Pace
from sosie.table.messages import (
    Call,
    Ruled,
    Start,
)
from sosie.table.settings import Settings


@dataclass
class Scene:
    """A table with two players, and its server."""

    served: SimulatedServer
    room: Room
    ada: Client
    ben: Client

    async def connect(self, token: str | None = None, last: int | None = None, **window: Any) -> Client:
        """Connect to the table, as a spectator unless a token is given."""
        return await Client.connect(self.served, self.room, token, last, **window)

    async def dial(self, **options: Any) -> Client:
        """Connect without a hello."""
        return await Client.dial(self.served, self.room, **options)


def in_world(
    act: Callable[[SimulatedServer], Coroutine[Any, Any, None]], limits: Limits = PATIENT, pace: Pace = QUICK
) -> None:
    """Run a test on a server of a world of its own, in which nothing may fail."""
    with closing(World(limits=limits, pace=pace)) as world:
        world.inside(act(SimulatedServer(world)))


def play(
    act: Callable[[Scene], Awaitable[None]],
    *,
    limits: Limits = PATIENT,
    pace: Pace = QUICK,
    settings: Settings | None = None,
    begin: bool = True,
) -> None:
    """Run a test at a table with two players; a game is in progress if `begin`."""

    async def run(served: SimulatedServer) -> None:
        room = await served.table(settings, pack_of("plane:3"))
        ada = await Client.sit(served, room, "Ada")
        ben = await Client.sit(served, room, "Ben")
        if begin:
            await start(ada, ben)
        await act(Scene(served, room, ada, ben))

    in_world(run, limits, pace)


async def start(ada: Client, *others: Client) -> None:
    ada.ask(Start)
    for client in (ada, *others):
        await client.until(lambda client=client: client.game is not None)


async def play_to_end(ada: Client, ben: Client) -> None:
    async with asyncio.timeout(600):
        await asyncio.gather(ada.play(Random(1)), ben.play(Random(2)))
    assert ada.view is not None
    assert ada.view.phase == "finished"


async def tie(ada: Client, ben: Client) -> None:
    """Make both players call at the same moment, and wait until both have received both rulings."""
    await think(Random(0), 500, 500)
    for client in (ada, ben):
        assert client.game is not None
        client.ask(Call, turn=client.game.turn, took=450.0, **client.calls()[0])
    for client in (ada, ben):
        await client.until(lambda client=client: client.is_tied() and _ruled_seats(client) == {ada.seat, ben.seat})


def _ruled_seats(client: Client) -> set[int | None]:
    return {message.seat for message in client.received if isinstance(message, Ruled)}
