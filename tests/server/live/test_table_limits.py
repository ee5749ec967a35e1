"""Limits of a table: the length of its log, and the moves of a mini-game."""

import asyncio
from random import Random

import pytest

from server.scene import Scene, play
from server.simulated_server import SimulatedServer
from sosie.server.live import room as rooms
from sosie.server.live import seat_requests
from sosie.table.entries import HostLapsed
from sosie.table.messages import Ready, Refused


def length_of(served: SimulatedServer, code: str) -> int:
    return len(served.entries(code))


def test_full_table_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "MAX_ENTRIES", 60)

    async def act(scene: Scene) -> None:
        ada, ben, code = scene.ada, scene.ben, scene.room.code
        for seat in range(100, 160):
            scene.room.append(HostLapsed(seat))
        for client in (ada, ben):
            await client.until(lambda client=client: client.view is not None and client.view.phase == "closed")
        before = length_of(scene.served, code)
        # The log takes all requests of one tick before it delivers the first of them.
        assert 60 <= before <= 2 * 60 + 5
        ben.ask(Ready)
        assert await ben.refused() == "closed"
        ben.socket.disconnect()
        watcher = await scene.connect()
        assert watcher.view is not None
        assert watcher.view.phase == "closed"
        assert length_of(scene.served, code) == before
        scene.served.rooms.close_table(code)
        assert await scene.served.rooms.find(code) is None

    play(act, begin=False)


def test_mini_game_has_a_limit_of_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seat_requests, "MAX_MOVES", 3)

    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben

        def is_refused() -> bool:
            said = [*ada.received, *ben.received]
            return any(isinstance(message, Refused) and message.code == "too-many-moves" for message in said)

        async with asyncio.timeout(600):
            await asyncio.gather(
                *(client.play(Random(seed), until=is_refused) for seed, client in enumerate((ada, ben)))
            )
        assert scene.room.table.game is not None
        assert len(scene.room.table.game.moves) <= 3 + 2

    play(act)
