"""Floods: limits hold for a seat across its connections, and requests that change nothing are not logged."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from server.client import Client, encode, think
from server.live.test_buffered_moves import call, logged
from server.scene import Scene, in_world, play
from server.simulated_server import SimulatedServer
from sosie.server.config import Limits
from sosie.server.live import room as rooms
from sosie.server.live import seat_requests
from sosie.table.entries import Came, EmojiSent, Left, Moved, Readied, Went
from sosie.table.messages import (
    PROTOCOL_VERSION,
    AllowEmoji,
    Call,
    Choose,
    Closing,
    Counted,
    Hello,
    Leave,
    Lock,
    PassHost,
    Ready,
    Refused,
    Rename,
    Request,
    SendEmoji,
    SetHandicap,
    Settle,
    Start,
    Stop,
    Take,
    Welcome,
)
from sosie.table.outcome import Rejected
from sosie.table.settings import NewSettings

LIMITS = Limits()
TIMES = 100
_ROUND_S = 0.1


async def flood(scene: Scene, act: Callable[[Client], object], times: int = TIMES) -> float:
    """Connect as Ben again and again without a pause, do something each time, and return the seconds that it took."""
    loop = asyncio.get_running_loop()
    started = loop.time()
    await scene.ben.close()
    for _ in range(times):
        client = await scene.dial()
        client.send(Hello(PROTOCOL_VERSION, scene.room.code, scene.ben.token))
        await client.next(Welcome | Closing)  # type: ignore[arg-type]  # a union is no type
        act(client)
        await asyncio.sleep(_ROUND_S)
        if not client.ended.is_set():
            await client.close()
    return loop.time() - started


def toggle(client: Client) -> None:
    """Make as many requests as a connection may, each of which changes something."""
    for number in range(LIMITS.messages_burst - 1):
        client.ask(Ready, ready=bool(number % 2))


def count(scene: Scene, *kinds: type) -> int:
    return sum(isinstance(entry, kinds) for entry in logged(scene))


def test_reconnects_share_the_requests_of_a_seat() -> None:
    async def act(scene: Scene) -> None:
        seconds = await flood(scene, toggle)
        assert 0 < count(scene, Readied) <= LIMITS.requests_burst + seconds * LIMITS.requests_a_second
        # Nobody else is disturbed, and the seat is served again later.
        scene.ada.ask(Ready)
        await scene.ada.until(lambda: scene.ada.view is not None and scene.ada.view.seats[0].ready)
        await asyncio.sleep(LIMITS.connects_burst / LIMITS.connects_a_second)
        ben = await scene.connect(scene.ben.token)
        ben.ask(Rename, name="Eve")
        await scene.ada.until(lambda: scene.ada.view is not None and scene.ada.view.seats[1].name == "Eve")

    play(act, limits=LIMITS, begin=False)


def test_reconnects_share_the_frames_of_a_seat() -> None:
    async def act(scene: Scene) -> None:
        messages = scene.served.server.context.metrics.messages
        before, seconds = messages._value.get(), await flood(scene, toggle)
        most = LIMITS.messages_burst + seconds * LIMITS.messages_a_second
        # Each connection also says hello.
        assert messages._value.get() - before <= most + 2 * TIMES

    play(act, limits=LIMITS, begin=False)


def test_reconnects_share_the_emoji_of_a_seat() -> None:
    async def act(scene: Scene) -> None:
        seconds = await flood(scene, lambda client: [client.ask(SendEmoji, emoji="wow") for _ in range(3)])
        assert 0 < count(scene, EmojiSent) <= LIMITS.emoji_burst + seconds * LIMITS.emoji_a_second

    play(act, limits=LIMITS, begin=False)


def test_reconnects_of_a_seat_are_limited() -> None:
    async def act(scene: Scene) -> None:
        before = count(scene, Came, Went)
        seconds = await flood(scene, lambda _: None, 5 * LIMITS.connects_burst)
        most = LIMITS.connects_burst + seconds * LIMITS.connects_a_second
        # A connection may be noted twice, since it may come before the last one is known to be gone.
        assert count(scene, Came, Went) - before <= 3 * most + 1

    play(act, limits=LIMITS, begin=False)


def test_page_is_asked_to_reconnect_later() -> None:
    async def act(scene: Scene) -> None:
        await flood(scene, lambda _: None, LIMITS.connects_burst + 5)
        late = await scene.dial()
        late.send(Hello(PROTOCOL_VERSION, scene.room.code, scene.ben.token))
        assert await late.closing() == "too-many"
        assert late.received[-1].again  # type: ignore[union-attr]  # it is a closing

    play(act, limits=LIMITS, begin=False)


def test_others_do_not_wait_behind_a_flood_in_a_slow_log() -> None:
    async def act(scene: Scene) -> None:
        scene.served.world.net = replace(scene.served.world.net, log_ms=100)
        toggle(scene.ben)
        await asyncio.sleep(_ROUND_S)
        started = asyncio.get_running_loop().time()
        scene.ada.ask(Rename, name="Zoe")
        await scene.ada.until(lambda: scene.ada.view is not None and scene.ada.view.seats[0].name == "Zoe")
        # Each entry takes 200 ms there and back, and up to 300.
        assert asyncio.get_running_loop().time() - started < 0.3 * (seat_requests.MAX_PENDING + 2)
        assert {one.code for one in scene.ben.received if isinstance(one, Refused)} == {"try-again"}

    play(act, limits=LIMITS, begin=False)


def test_seat_that_is_taken_again_keeps_its_limits() -> None:
    async def act(scene: Scene) -> None:
        token = scene.ben.token
        for _ in range(TIMES):
            await scene.ben.close()
            scene.ben = await scene.connect(token)
            scene.ben.ask(Leave)
            await asyncio.sleep(_ROUND_S)
            if any(isinstance(one, Refused) for one in scene.ben.received):
                break
            _, token = await scene.served.rooms.sit(scene.room, "Ben", "en")
        assert 0 < count(scene, Left) < TIMES

    play(act, limits=Limits(requests_burst=5, connects_burst=10_000), begin=False)


IN_LOBBY: dict[str, tuple[int, type[Request], dict[str, Any], str]] = {
    "not ready as before": (1, Ready, {"ready": False}, "counted"),
    "the same name": (1, Rename, {"name": "Ben"}, "counted"),
    "the same settings": (0, Settle, {"settings": NewSettings()}, "counted"),
    "unlocked as before": (0, Lock, {"locked": False}, "counted"),
    "emoji allowed as before": (0, AllowEmoji, {"allowed": True}, "counted"),
    "the same handicap": (0, SetHandicap, {"seat": 1, "handicap_ms": 0}, "counted"),
    "host to the host": (0, PassHost, {"seat": 0}, "counted"),
    "stop in the lobby": (0, Stop, {}, "counted"),
    "start of a guest": (1, Start, {}, "host-only"),
    "choice in the lobby": (1, Choose, {"game": "well"}, "no-choice"),
    "take in the lobby": (1, Take, {"turn": 0}, "not-playing"),
}


@pytest.mark.parametrize("about", IN_LOBBY.values(), ids=IN_LOBBY.keys())
def test_request_without_effect_is_answered_and_not_logged(
    about: tuple[int, type[Request], dict[str, Any], str],
) -> None:
    seat, kind, fields, answer = about

    async def act(scene: Scene) -> None:
        client = (scene.ada, scene.ben)[seat]
        await asyncio.sleep(1)
        before = len(logged(scene))
        number = client.ask(kind, **fields)
        if answer == "counted":
            assert (await client.next(Counted)).number == number
        else:
            refused = await client.next(Refused)
            assert (refused.code, refused.number) == (answer, number)
        # A repeat gets the same answer as of a request that is in the log.
        client.send(encode(kind(number=number, **fields)))
        assert (await client.next(Counted)).number == number
        assert len(logged(scene)) == before
        client.ask(Ready)
        await client.until(lambda: client.view is not None and client.view.seats[seat].ready)

    play(act, begin=False)


def test_request_after_one_that_is_pending_is_logged() -> None:
    async def act(scene: Scene) -> None:
        scene.ben.ask(Ready)
        scene.ben.ask(Ready, ready=False)
        scene.ben.ask(Rename, name="Eve")
        await scene.ada.until(lambda: scene.ada.view is not None and scene.ada.view.seats[1].name == "Eve")
        assert scene.ada.view is not None
        assert not scene.ada.view.seats[1].ready

    play(act, begin=False)


def test_moves_that_cannot_count_are_not_logged() -> None:
    async def act(scene: Scene) -> None:
        ben = scene.ben
        await think(Random(0), 500, 500)
        assert ben.game is not None
        before = len(logged(scene))
        wrong: dict[str, dict[str, Any]] = {
            "no-such-symbol": {"symbol": "no such symbol"},
            "not-playing": {"symbol": 0, "game": 7},
            "bad-move": {"symbol": 0, "place": 3},
        }
        for code, fields in wrong.items():
            ben.ask(Call, turn=0, took=450.0, **fields)
            assert await ben.refused() == code
        assert len(logged(scene)) == before

    play(act)


def test_moves_of_one_seat_leave_others_theirs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seat_requests, "MAX_SEAT_MOVES", 3)

    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben
        for _ in range(6):
            await think(Random(0), 500, 500)
            ben.ask(Call, turn=0, took=450.0, symbol=scene.room.table.pack.cards[0][0])
        assert await ben.refused() == "too-many-moves"
        assert count(scene, Moved) == 3
        call(scene, 0)
        await ada.until(lambda: ada.game is not None and ada.game.turn > 0)

    play(act)


def test_full_log_refuses_who_fills_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "MAX_ENTRIES", 400)
    generous = Limits(requests_burst=10_000, connects_burst=10_000, messages_burst=10_000)

    async def act(scene: Scene) -> None:
        await flood(scene, toggle)
        assert scene.room.position < 400
        assert scene.room.table.phase == "lobby"
        late = await scene.dial()
        late.send(Hello(PROTOCOL_VERSION, scene.room.code, scene.ben.token))
        assert await late.closing() == "log-full"
        scene.ada.ask(Ready)
        await scene.ada.until(lambda: scene.ada.view is not None and scene.ada.view.seats[0].ready)

    play(act, limits=generous, begin=False)


def test_full_log_refuses_those_who_come_back_in_other_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "MAX_ENTRIES", 400)
    generous = Limits(requests_burst=10_000, connects_burst=10_000, messages_burst=10_000)

    async def act(scene: Scene) -> None:
        for number in range(1000):
            try:
                _, token = await scene.served.rooms.sit(scene.room, f"Eve {number}", "en")
            except Rejected:
                break
            eve = await scene.dial()
            eve.send(Hello(PROTOCOL_VERSION, scene.room.code, token))
            if isinstance(await eve.next(Welcome | Closing), Welcome):  # type: ignore[arg-type]  # a union is no type
                eve.ask(Leave)
            await asyncio.sleep(_ROUND_S)
            if not eve.ended.is_set():
                await eve.close()
        assert 200 < scene.room.position < 400
        scene.ada.ask(Ready)
        await scene.ada.until(lambda: scene.ada.view is not None and scene.ada.view.seats[0].ready)

    play(act, limits=generous, begin=False)


def test_refused_joins_are_not_logged() -> None:
    async def act(scene: Scene) -> None:
        scene.ada.ask(Lock)
        await scene.ada.until(lambda: scene.ada.view is not None and scene.ada.view.locked)
        before = len(logged(scene))
        with pytest.raises(Rejected, match="locked"):
            await scene.served.rooms.sit(scene.room, "Eve", "en")
        assert len(logged(scene)) == before

    play(act, begin=False)


def test_connections_share_the_frames_of_an_address() -> None:
    limits = Limits(frames_burst=400, frames_a_second=10)

    async def act(scene: Scene) -> None:
        messages = scene.served.server.context.metrics.messages
        before = messages._value.get()
        for _ in range(TIMES):
            watcher = await scene.dial()
            watcher.send(Hello(PROTOCOL_VERSION, scene.room.code))
            for _ in range(LIMITS.messages_burst - 1):
                watcher.ask(Ready)
            await asyncio.sleep(_ROUND_S)
            if not watcher.ended.is_set():
                await watcher.close()
        assert messages._value.get() - before <= limits.frames_burst + TIMES * _ROUND_S * 2 * limits.frames_a_second

    play(act, limits=limits, begin=False)


def test_bad_line_of_an_honest_player_is_no_flood() -> None:
    async def act(scene: Scene) -> None:
        token, chance = scene.ben.token, Random(1)
        for number in range(200):
            await scene.ben.close()
            await asyncio.sleep(chance.uniform(0.4, 1.2))
            scene.ben = await scene.connect(token)
            scene.ben.ask(Ready, ready=not number % 2)
            await asyncio.sleep(chance.uniform(0.5, 4))
        assert not any(isinstance(one, Refused) for one in scene.ben.received)

    play(act, limits=LIMITS, begin=False)


def test_class_of_60_at_one_address_is_no_flood() -> None:
    async def run(served: SimulatedServer) -> None:
        tables = [await served.table() for _ in range(8)]

        async def pupil(number: int) -> None:
            room, chance = tables[number // 8], Random(number)
            client = await Client.sit(served, room, f"P{number}")
            for again in range(5):
                for ready in (True, False):
                    client.ask(Ready, ready=ready)
                    await asyncio.sleep(chance.uniform(0.2, 0.6))
                assert not any(isinstance(one, Refused) for one in client.received), again
                await client.close()
                client = await Client.connect(served, room, client.token)

        await asyncio.gather(*(pupil(number) for number in range(60)))

    in_world(run, LIMITS)
