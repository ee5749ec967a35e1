"""The host removes and bans people and locks the table."""

import asyncio

import pytest

from server.client import Client
from server.live.test_games import seat_of
from server.scene import Scene, play, play_to_end
from sosie.table.messages import PROTOCOL_VERSION, AddBot, Closing, Hello, Lock, Ready, Remove, Stop
from sosie.table.outcome import Rejected


async def watch(scene: Scene) -> str:
    """Try to watch, and return the code of the closing."""
    watcher = await scene.dial()
    watcher.send(Hello(PROTOCOL_VERSION, scene.room.code))
    return await watcher.closing()


async def sit_refused(scene: Scene, name: str, token: str | None = None) -> str:
    """Try to sit down, and return the code of the refusal."""
    with pytest.raises(Rejected) as refusal:
        await scene.served.rooms.sit(scene.room, name, "en", token)
    return refusal.value.code


@pytest.mark.parametrize(("keep_out", "code"), [(False, "removed"), (True, "kept-out")])
def test_removed_player_is_told_and_disconnected(keep_out: bool, code: str) -> None:
    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben
        ada.ask(Remove, seat=1, keep_out=keep_out)
        closing = await ben.next(Closing)
        assert (closing.code, closing.again) == (code, False)
        assert closing.text.startswith("The host has asked you to leave this table")
        assert await asyncio.wait_for(ben.ended.wait(), 5)
        assert ben.close_code == 4002
        await ada.until(lambda: ada.view is not None and len(ada.view.seats) == 1)

    play(act, begin=False)


def test_removed_player_can_sit_down_again() -> None:
    async def act(scene: Scene) -> None:
        scene.ada.ask(Remove, seat=1)
        await scene.ben.closing()
        seat, _ = await scene.served.rooms.sit(scene.room, "Ben", "en", scene.ben.token)
        assert seat == 1
        back = await scene.connect(scene.ben.token)
        await back.until(lambda: seat_of(back, 1).present)

    play(act, begin=False)


def test_banned_player_cannot_sit_down_again() -> None:
    async def act(scene: Scene) -> None:
        scene.ada.ask(Remove, seat=1, keep_out=True)
        await scene.ben.closing()
        assert await sit_refused(scene, "Ben", scene.ben.token) == "kept-out"
        assert await sit_refused(scene, "Ben anew") == "locked"
        again = await scene.dial()
        again.send(Hello(PROTOCOL_VERSION, scene.room.code, scene.ben.token))
        assert await again.closing() == "bad-token"
        scene.ada.ask(Lock, locked=False)
        await scene.ada.until(lambda: scene.ada.view is not None and not scene.ada.view.locked)
        assert await sit_refused(scene, "Ben", scene.ben.token) == "kept-out"
        await scene.served.rooms.sit(scene.room, "Cleo", "en")

    play(act, begin=False)


def test_removal_in_a_game_lets_others_play_on() -> None:
    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben
        ada.ask(Remove, seat=1)
        assert await ben.closing() == "removed"
        again = await scene.dial()
        again.send(Hello(PROTOCOL_VERSION, scene.room.code, ben.token))
        assert await again.closing() == "bad-token"
        seat, _ = await scene.served.rooms.sit(scene.room, "Ben", "en", ben.token)
        assert seat == 2
        watcher = await scene.connect()
        ada.ask(AddBot, seat=1)
        await watcher.until(lambda: seat_of(watcher, 1).bot == "adult")
        assert seat_of(watcher, 1).gone
        await play_to_end(ada, ada)

    play(act)


def test_next_player_of_the_seat_stays_connected() -> None:
    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben
        ada.ask(Remove, seat=1)
        await ada.until(lambda: ada.view is not None and len(ada.view.seats) == 1)
        cleo = await Client.sit(scene.served, scene.room, "Cleo")
        assert await ben.closing() == "removed"
        cleo.ask(Ready)
        await ada.until(lambda: seat_of(ada, 1).ready)
        assert (seat_of(ada, 1).name, seat_of(ada, 1).present) == ("Cleo", True)

    play(act, begin=False)


def test_locked_table_lets_nobody_new_in() -> None:
    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben
        early = await scene.connect()
        ada.ask(Lock)
        await early.until(lambda: early.view is not None and early.view.locked)
        assert await sit_refused(scene, "Cleo") == "locked"
        assert await watch(scene) == "locked"
        await ben.close()
        back = await scene.connect(ben.token)
        assert back.seat == 1
        await play_to_end(ada, back)
        ada.ask(Stop)
        ada.ask(Lock, locked=False)
        await early.until(lambda: early.view is not None and not early.view.locked)
        await Client.sit(scene.served, scene.room, "Cleo")

    play(act)


def test_only_the_host_locks_and_removes() -> None:
    async def act(scene: Scene) -> None:
        scene.ben.ask(Lock)
        assert await scene.ben.refused() == "host-only"
        scene.ben.ask(Remove, seat=0, keep_out=True)
        assert await scene.ben.refused() == "host-only"
        await play_to_end(scene.ada, scene.ben)

    play(act)
