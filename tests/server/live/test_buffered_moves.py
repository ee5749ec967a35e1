"""Buffered moves: each is one entry with its watermarks, and no later entry overtakes it."""

import asyncio
from random import Random

from server.client import think
from server.scene import Scene, play, play_to_end
from sosie.table.entries import AnyEntry, Moved, Readied, Stopped, WatermarksRaised, Went, from_log
from sosie.table.messages import Call, Ready, Ruled, Stop
from sosie.table.settings import Settings

LONG_TIES = Settings(games=("tower",), tie_ms=200)
"""Long enough to do something else while a call waits for rivals."""


def logged(scene: Scene) -> list[AnyEntry]:
    return [from_log(payload) for payload in scene.served.entries(scene.room.code)]


def call(scene: Scene, seat: int) -> int:
    client = (scene.ada, scene.ben)[seat]
    assert client.game is not None
    return client.ask(Call, turn=client.game.turn, took=450.0, **client.calls()[0])


def test_unrivalled_call_shares_an_entry_with_watermarks() -> None:
    async def act(scene: Scene) -> None:
        await think(Random(0), 500, 500)
        before = len(logged(scene))
        call(scene, 0)
        assert (await scene.ben.next(Ruled)).verdict == "won"
        (entry,) = logged(scene)[before:]
        assert isinstance(entry, Moved)
        assert {seat for seat, _ in entry.watermarks} == {0, 1}
        await play_to_end(scene.ada, scene.ben)

    play(act)


def test_next_request_follows_the_buffered_move() -> None:
    async def act(scene: Scene) -> None:
        await think(Random(0), 500, 500)
        before = len(logged(scene))
        call(scene, 0)
        scene.ada.ask(Ready)
        assert (await scene.ada.next(Ruled)).verdict == "won"
        assert [type(entry) for entry in logged(scene)[before:]] == [Moved, Readied, WatermarksRaised]

    play(act, settings=LONG_TIES)


def test_buffered_move_counts_after_a_disconnect() -> None:
    async def act(scene: Scene) -> None:
        await think(Random(0), 500, 500)
        before = len(logged(scene))
        call(scene, 1)
        # The answer shows that the call has arrived.
        scene.ben.send(b"garbage")
        await scene.ben.refused()
        await scene.ben.close()
        ruled = await scene.ada.next(Ruled)
        assert (ruled.seat, ruled.verdict) == (1, "won")
        assert [type(entry) for entry in logged(scene)[before:]][:2] == [Moved, Went]

    play(act, settings=LONG_TIES)


def test_two_buffered_calls_are_both_ruled() -> None:
    async def act(scene: Scene) -> None:
        await think(Random(0), 500, 500)
        call(scene, 0)
        call(scene, 1)
        assert [(await scene.ada.next(Ruled)).verdict for _ in range(2)] == ["tied", "tied"]

    play(act, settings=LONG_TIES)


def test_lost_buffered_move_can_be_repeated() -> None:
    async def act(scene: Scene) -> None:
        await think(Random(0), 500, 500)
        scene.served.log.cut()
        call(scene, 0)
        assert await scene.ada.refused() == "try-again"
        scene.served.log.heal()
        call(scene, 0)
        assert (await scene.ben.next(Ruled)).verdict == "won"
        await play_to_end(scene.ada, scene.ben)

    play(act)


def test_stop_follows_the_buffered_call() -> None:
    async def act(scene: Scene) -> None:
        await think(Random(0), 500, 500)
        before = len(logged(scene))
        call(scene, 0)
        scene.ada.ask(Stop)
        await scene.ben.until(lambda: scene.ben.view is not None and scene.ben.view.phase == "lobby")
        assert [type(entry) for entry in logged(scene)[before:]] == [Moved, Stopped]
        # No timer of the call appends anything later.
        await asyncio.sleep(2)
        assert len(logged(scene)) == before + 2

    play(act, settings=LONG_TIES)
