"""Handicaps: a move counts later, and waits for no longer than that."""

import asyncio
from random import Random

from server.client import think
from server.scene import Scene, play, play_to_end, start
from sosie.rules import read_record, result
from sosie.table.messages import Call, Refused, Ruled, SetHandicap

HANDICAP_MS = 1500


async def set_handicap(scene: Scene, seat: int, handicap_ms: int = HANDICAP_MS) -> None:
    scene.ada.ask(SetHandicap, seat=seat, handicap_ms=handicap_ms)
    await scene.ben.until(lambda: scene.ben.view is not None and scene.ben.view.seats[seat].handicap_ms == handicap_ms)
    await start(scene.ada, scene.ben)


def call(scene: Scene, seat: int) -> None:
    client = (scene.ada, scene.ben)[seat]
    assert client.game is not None
    client.ask(Call, turn=client.game.turn, **client.calls()[0])


def test_slower_player_beats_a_handicapped_one() -> None:
    async def act(scene: Scene) -> None:
        await set_handicap(scene, 0)
        await think(Random(0), 500, 500)
        call(scene, 0)
        await think(Random(0), HANDICAP_MS // 2, HANDICAP_MS // 2)
        call(scene, 1)
        first, second = await scene.ben.next(Ruled), await scene.ben.next(Ruled)
        assert [(first.seat, first.verdict), (second.seat, second.verdict)] == [(1, "won"), (0, "late")]
        assert first.took is not None
        assert second.took is not None
        assert second.took < first.took

    play(act, begin=False)


def test_handicapped_call_waits_for_the_handicap() -> None:
    async def act(scene: Scene) -> None:
        await set_handicap(scene, 0)
        await think(Random(0), 500, 500)
        called = asyncio.get_running_loop().time()
        call(scene, 0)
        ruled = await scene.ben.next(Ruled)
        waited_ms = 1000 * (asyncio.get_running_loop().time() - called)
        assert (ruled.seat, ruled.verdict) == (0, "won")
        assert HANDICAP_MS <= waited_ms < HANDICAP_MS + 200

    play(act, begin=False)


def test_other_calls_do_not_wait_for_handicaps() -> None:
    async def act(scene: Scene) -> None:
        await set_handicap(scene, 0)
        await think(Random(0), 500, 500)
        called = asyncio.get_running_loop().time()
        call(scene, 1)
        assert (await scene.ada.next(Ruled)).verdict == "won"
        assert 1000 * (asyncio.get_running_loop().time() - called) < 200

    play(act, begin=False)


def test_record_says_which_handicaps_it_contains() -> None:
    async def act(scene: Scene) -> None:
        await set_handicap(scene, 1)
        await play_to_end(scene.ada, scene.ben)
        record = scene.room.table.last
        assert record is not None
        assert record.to_json()["options"]["handicap_ms"] == {"Ben": HANDICAP_MS}
        assert result(read_record(record.to_json())) == result(record)

    play(act, begin=False)


def test_only_the_host_sets_handicaps() -> None:
    async def act(scene: Scene) -> None:
        scene.ben.ask(SetHandicap, seat=1, handicap_ms=100)
        assert (await scene.ben.next(Refused)).code == "host-only"

    play(act, begin=False)
