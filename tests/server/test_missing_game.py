"""A server hears of a deal of a mini-game that only another server has."""

import asyncio

import pytest

from server.client import Client
from server.scene import in_world
from server.simulated_server import SimulatedServer
from sosie.errors import UnknownGame
from sosie.table.entries import Dealt, to_log
from sosie.table.messages import Closing


def test_missing_game_ends_connections_with_its_name() -> None:
    async def run(served: SimulatedServer) -> None:
        # The world does not know the game either.
        served.world.store.on_entry = lambda _table, _position, _entry: None
        room = await served.table()
        ada = await Client.sit(served, room, "Ada")
        served.log.append(room.code, to_log(Dealt(0, (), name="chess")))
        await asyncio.wait_for(ada.ended.wait(), 5)
        closing = ada.received[-1]
        assert isinstance(closing, Closing)
        assert (closing.code, closing.again) == ("unknown-game", False)
        assert '"chess"' in closing.text
        assert ada.close_code == 4003
        with pytest.raises(UnknownGame):
            await served.rooms.find(room.code)
        # Entries of other servers are ignored, and other tables go on.
        served.log.append(room.code, to_log(Dealt(1, (), name="tower")))
        other = await served.table()
        await Client.sit(served, other, "Ben")
        assert len(served.rooms) == 1

    in_world(run)
