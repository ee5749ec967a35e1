"""Presence: reconnects, second windows, leaving, a change of host, and spectators."""

import asyncio

import pytest

from server.harness import QUICK
from server.scene import Scene, play, play_to_end, tie
from sosie.table.messages import (
    PROTOCOL_VERSION,
    AddBot,
    Call,
    Hello,
    Leave,
    Ready,
    Rename,
    Ruled,
    Stop,
    Take,
    View,
    Welcome,
)
from sosie.table.settings import Settings

LONG_TIES = Settings(games=("tower",), tie_ms=200, take_ms=10_000)


# Reconnecting


def test_reconnect_in_a_tie_gets_missed_updates() -> None:
    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben
        known = ben.last
        await tie(ada, ben)
        await ben.close()
        await ada.until(lambda: ada.view is not None and not ada.view.seats[1].present)
        back = await scene.connect(ben.token, known)
        await ada.until(lambda: ada.view is not None and ada.view.seats[1].present)
        await back.until(lambda: back.last == ada.last)
        numbers = [update.event for update in back.received if isinstance(update, View | Ruled)]
        assert numbers == list(range(known + 1, ada.last + 1))
        assert {update.seat for update in back.received if isinstance(update, Ruled)} == {0, 1}
        back.ask(Take, turn=0)
        won = [await ada.next(Ruled) for _ in range(3)][-1]
        assert (won.seat, won.verdict, won.take) == (1, "won", True)
        await play_to_end(ada, back)

    play(act, settings=LONG_TIES)


def test_fresh_connection_sees_the_tie() -> None:
    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben
        await tie(ada, ben)
        await ben.close()
        back = await scene.connect(ben.token)
        assert back.game is not None
        assert [set(shown.seats) for shown in back.game.ties] == [{0, 1}]
        called = {message.symbol for message in ada.received if isinstance(message, Ruled)}
        assert set(back.game.ties[0].symbols) == called
        await play_to_end(ada, back)
        assert any(message.take and message.verdict == "won" for message in back.received if isinstance(message, Ruled))

    play(act, settings=LONG_TIES)


@pytest.mark.parametrize("last", [10**6, 2**53 - 1])
def test_unknown_last_event_gets_a_fresh_view(last: int) -> None:
    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben
        await ben.close()
        back = await scene.connect(ben.token, last)
        await back.until(lambda: back.view is not None)
        assert isinstance(back.received[1], View)
        await play_to_end(ada, back)

    play(act)


def test_reconnect_without_missed_events_gets_one_view() -> None:
    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben
        await ben.close()
        await ada.until(lambda: ada.view is not None and not ada.view.seats[1].present)
        back = await scene.connect(ben.token, ada.last)
        await back.until(lambda: back.view is not None)
        assert [type(message) for message in back.received] == [Welcome, View]
        await ada.until(lambda: ada.view is not None and ada.view.seats[1].present)
        assert back.view is not None
        assert back.view.event == ada.last
        assert back.view.seats[1].present

    play(act)


def test_request_numbers_continue_after_reconnect() -> None:
    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben
        ben.ask(Ready)
        ben.ask(Ready, ready=False)
        await ben.until(lambda: ben.view is not None and ben.last > 6)
        await ben.close()
        back = await scene.connect(ben.token)
        assert back.number == 2
        await play_to_end(ada, back)

    play(act)


def test_second_window_closes_the_first() -> None:
    async def act(scene: Scene) -> None:
        ada, ben, before = scene.ada, scene.ben, len(scene.ada.received)
        newer = await scene.connect(ben.token)
        assert await ben.closing() == "elsewhere"
        assert ben.close_code == 4001
        await asyncio.sleep(2)
        views = [message for message in ada.received[before:] if isinstance(message, View)]
        assert all(view.seats[1].present for view in views)
        await play_to_end(ada, newer)

    play(act)


@pytest.mark.parametrize("is_still_connected", [True, False])
def test_stale_hello_of_the_same_window_is_ignored(is_still_connected: bool) -> None:
    async def act(scene: Scene) -> None:
        back = await scene.connect(scene.ben.token, window="Ben's", attempt=2)
        if not is_still_connected:
            await back.close()
            await scene.ada.until(lambda: scene.ada.view is not None and not scene.ada.view.seats[1].present)
        late = await scene.dial()
        late.send(Hello(PROTOCOL_VERSION, scene.room.code, scene.ben.token, window="Ben's", attempt=1))
        assert await late.closing() == "elsewhere"
        newest = back if is_still_connected else await scene.connect(scene.ben.token, window="Ben's", attempt=3)
        await play_to_end(scene.ada, newest)

    play(act)


def test_other_window_counts_its_own_attempts() -> None:
    async def act(scene: Scene) -> None:
        before = await scene.connect(scene.ben.token, window="Ben's", attempt=2)
        reloaded = await scene.connect(scene.ben.token, window="Ben's, reloaded", attempt=1)
        assert await before.closing() == "elsewhere"
        await play_to_end(scene.ada, reloaded)

    play(act)


# The host


def test_leaving_host_is_replaced() -> None:
    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben
        ada.ask(Leave)
        await ben.until(lambda: ben.view is not None and ben.view.host == 1)
        ben.ask(Stop)
        await ben.until(lambda: ben.view is not None and ben.view.phase == "lobby")
        assert ben.view is not None
        assert [seat.name for seat in ben.view.seats] == ["Ben"]

    play(act)


def test_absent_host_is_replaced_unless_they_return() -> None:
    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben
        await ada.close()
        await asyncio.sleep(0.3 * QUICK.host_away_ms / 1000)
        ada = await scene.connect(ada.token)
        await asyncio.sleep(QUICK.host_away_ms / 1000)
        assert ada.view is not None
        assert ada.view.host == 0
        await ada.close()
        await ben.until(lambda: ben.view is not None and ben.view.host == 1)
        back = await scene.connect(ada.token)
        back.ask(Stop)
        assert await back.refused() == "host-only"
        await play_to_end(back, ben)

    play(act)


def test_leaver_cannot_act_for_the_next_player() -> None:
    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben
        ben.ask(Leave)
        await ada.until(lambda: ada.view is not None and len(ada.view.seats) == 1)
        ada.ask(AddBot)
        await ada.until(lambda: ada.view is not None and len(ada.view.seats) == 2)
        ben.ask(Rename, name="Mallory")
        ben.ask(Leave)
        ada.ask(Ready)
        await ada.until(lambda: ada.view is not None and ada.view.seats[0].ready)
        assert ada.view is not None
        assert len(ada.view.seats) == 2
        assert ada.view.seats[1].name != "Mallory"

    play(act, begin=False)


# Spectators


def test_spectator_sees_all_and_does_nothing() -> None:
    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben
        watcher = await scene.connect()
        assert watcher.seat is None
        assert watcher.view == ada.view
        for kind, about in ((Call, {"symbol": 0, "turn": 0}), (Take, {"turn": 0}), (Stop, {}), (Leave, {})):
            watcher.ask(kind, **about)
            assert await watcher.refused() == "watching"
        await play_to_end(ada, ben)
        await watcher.until(lambda: watcher.view == ada.view)

    play(act)
