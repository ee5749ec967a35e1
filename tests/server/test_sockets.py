"""Who comes back, doubles, watches, dawdles or misbehaves is answered or cut off, and the table plays on."""

import asyncio
import json
import socket
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import msgspec
import pytest
from picows import WSError, WSMsgType

from live_table import pack_of
from server.client import Client, think
from server.harness import PATIENT, QUICK, SPEED, Served, serving
from sosie.server.config import Limits
from sosie.server.room import Pace, Room
from sosie.table.messages import (
    VERSION,
    AddBot,
    Call,
    Leave,
    PassHost,
    Ready,
    Rename,
    Ruled,
    Start,
    Stop,
    Take,
    View,
    Welcome,
)
from sosie.table.settings import Settings


@dataclass
class Scene:
    """A table of two, and the server that it is on."""

    served: Served
    room: Room
    ada: Client
    ben: Client

    async def connect(self, token: str | None = None, last: int | None = None) -> Client:
        """Connect to the table: to watch, unless there is a token."""
        return await Client.connect(self.served, self.room, token, last)

    async def dial(self, **options: Any) -> Client:
        """Connect, and say nothing yet."""
        return await Client.dial(self.served, self.room, **options)


def play(
    act: Callable[[Scene], Awaitable[None]],
    *,
    limits: Limits = PATIENT,
    pace: Pace = QUICK,
    settings: Settings | None = None,
    begin: bool = True,
    kernel_buffer: int = 0,
) -> None:
    """Run what a test has in mind at a table of two, at which a game is on unless it is not to begin."""

    async def run() -> None:
        async with serving(limits, pace, kernel_buffer) as served:
            room = await served.table(settings, pack_of("plane:3"))
            ada = await Client.sit(served, room, "Ada")
            ben = await Client.sit(served, room, "Ben")
            if begin:
                await start(ada, ben)
            await act(Scene(served, room, ada, ben))

    asyncio.run(run())


async def start(ada: Client, *others: Client) -> None:
    ada.ask(Start)
    for client in (ada, *others):
        await client.until(lambda client=client: client.game is not None)


async def plays_on(ada: Client, ben: Client) -> None:
    async with asyncio.timeout(30):
        await asyncio.gather(ada.play(Random(1)), ben.play(Random(2)))
    assert ada.view is not None
    assert ada.view.phase == "finished"


async def tie(ada: Client, ben: Client) -> None:
    """Let two call at the same moment."""
    await think(Random(0), 500, 500)
    for client in (ada, ben):
        assert client.game is not None
        client.ask(Call, turn=client.game.turn, took=450.0, **client.calls()[0])
    await ada.until(ada.is_tied)
    await ben.until(ben.is_tied)


LONG_TIES = Settings(games=("tower",), tie_ms=200, take_ms=10_000)


# Coming back


def test_who_comes_back_in_a_tie_gets_what_they_missed_and_can_take() -> None:
    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben
        known = ben.last
        await tie(ada, ben)
        await ben.close()
        await ada.until(lambda: ada.view is not None and not ada.view.seats[1].present)
        back = await scene.connect(ben.token, known)
        await back.until(lambda: back.last == ada.last)
        numbers = [event.event for event in back.said if isinstance(event, View | Ruled)]
        assert numbers == list(range(known + 1, ada.last + 1))
        assert {event.seat for event in back.said if isinstance(event, Ruled)} == {0, 1}
        back.ask(Take, turn=0)
        won = [await ada.next(Ruled) for _ in range(3)][-1]
        assert (won.seat, won.verdict, won.take) == (1, "won", True)
        await plays_on(ada, back)

    play(act, settings=LONG_TIES)


def test_who_comes_anew_in_a_tie_sees_it_and_can_take() -> None:
    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben
        await tie(ada, ben)
        await ben.close()
        back = await scene.connect(ben.token)
        assert back.game is not None
        assert [set(shown.seats) for shown in back.game.ties] == [{0, 1}]
        called = {message.symbol for message in ada.said if isinstance(message, Ruled)}
        assert set(back.game.ties[0].symbols) == called
        await plays_on(ada, back)
        assert any(message.take and message.verdict == "won" for message in back.said if isinstance(message, Ruled))

    play(act, settings=LONG_TIES)


@pytest.mark.parametrize("last", [10**6, -5, 2**80])
def test_who_names_an_event_that_is_not_kept_gets_a_fresh_view(last: int) -> None:
    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben
        await ben.close()
        back = await scene.connect(ben.token, last)
        await back.until(lambda: back.view is not None)
        assert isinstance(back.said[1], View)
        await plays_on(ada, back)

    play(act)


def test_who_missed_nothing_is_told_nothing_but_that_they_are_back() -> None:
    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben
        await ben.close()
        await ada.until(lambda: ada.view is not None and not ada.view.seats[1].present)
        back = await scene.connect(ben.token, ada.last)
        await back.until(lambda: back.view is not None)
        assert [type(message) for message in back.said] == [Welcome, View]
        assert back.view is not None
        assert back.view.event == ada.last
        assert back.view.seats[1].present

    play(act)


def test_the_number_of_requests_goes_on_where_it_was() -> None:
    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben
        ben.ask(Ready)
        ben.ask(Ready, ready=False)
        await ben.until(lambda: ben.view is not None and ben.last > 6)
        await ben.close()
        back = await scene.connect(ben.token)
        assert back.number == 2
        await plays_on(ada, back)

    play(act)


def test_the_older_of_two_windows_on_a_seat_is_told_and_closed() -> None:
    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben
        newer = await scene.connect(ben.token)
        assert await ben.closing() == "elsewhere"
        assert ben.close_code == 4001
        await asyncio.sleep(0.02)
        assert ada.view is not None
        assert ada.view.seats[1].present
        await plays_on(ada, newer)

    play(act)


# The host


def test_a_host_who_leaves_is_followed_by_the_next() -> None:
    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben
        ada.ask(Leave)
        await ben.until(lambda: ben.view is not None and ben.view.host == 1)
        ben.ask(Stop)
        await ben.until(lambda: ben.view is not None and ben.view.phase == "lobby")
        assert ben.view is not None
        assert [seat.name for seat in ben.view.seats] == ["Ben"]

    play(act)


def test_a_host_who_stays_away_is_followed_and_one_who_comes_back_is_not() -> None:
    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben
        await ada.close()
        await asyncio.sleep(0.3 * QUICK.host_away_ms / 1000 / SPEED)
        ada = await scene.connect(ada.token)
        await asyncio.sleep(QUICK.host_away_ms / 1000 / SPEED)
        assert ada.view is not None
        assert ada.view.host == 0
        await ada.close()
        await ben.until(lambda: ben.view is not None and ben.view.host == 1)
        back = await scene.connect(ada.token)
        back.ask(Stop)
        assert await back.refused() == "host-only"
        await plays_on(back, ben)

    play(act)


def test_who_has_left_cannot_act_for_whoever_sits_there_now() -> None:
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


# Watching


def test_who_watches_sees_everything_and_can_do_nothing() -> None:
    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben
        watcher = await scene.connect()
        assert watcher.seat is None
        assert watcher.view == ada.view
        for kind, about in ((Call, {"symbol": 0, "turn": 0}), (Take, {"turn": 0}), (Stop, {}), (Leave, {})):
            watcher.ask(kind, **about)
            assert await watcher.refused() == "watching"
        await plays_on(ada, ben)
        await watcher.until(lambda: watcher.view == ada.view)

    play(act)


# Misbehaving


def hello(room: Room, **changes: Any) -> bytes:
    return msgspec.json.encode({"type": "hello", "version": VERSION, "table": room.code, **changes})


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"version": 0}, "version"),
        ({"version": 99}, "version"),
        ({"table": "22222"}, "no-such-table"),
        ({"table": "not a code"}, "no-such-table"),
        ({"token": "guessed"}, "bad-token"),
        ({"token": ""}, "bad-token"),
    ],
)
def test_a_hello_that_is_wrong_ends_the_connection(changes: dict[str, Any], code: str) -> None:
    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben
        stranger = await scene.dial()
        stranger.send(hello(scene.room, **changes))
        assert await stranger.closing() == code
        await plays_on(ada, ben)

    play(act)


GARBAGE = [
    b"", b"{", b"null", b"[]", b"\xff\xfe", b'{"type":"call"}', b'{"type":"no such type"}', b'{"number":1}',
    b'{"type":"call","number":"1","symbol":1,"turn":0}', b'{"type":"start","number":1,"more":1}', b"[" * 4000,
    b'{"type":"call","number":1.5,"symbol":1,"turn":0}', b'{"type":"take","number":1,"turn":0,"took":1e999}',
    b'{"type":"rename","number":1,"name":"\\ud800"}', b'{"type":"rename","number":1,"name":"\xed\xa0\x80"}',
]  # fmt: skip


def test_what_cannot_be_read_is_refused_each_time_and_the_connection_stays() -> None:
    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben
        for garbage in GARBAGE:
            ben.send(garbage)
            assert (garbage, await ben.refused()) == (garbage, "unreadable")
        await plays_on(ada, ben)

    play(act)


HUGE = 2**70


@pytest.mark.parametrize(
    "message",
    [
        {"type": "ready", "number": HUGE},
        {"type": "ready", "number": -HUGE},
        {"type": "call", "number": 1, "symbol": HUGE, "turn": 0},
        {"type": "call", "number": 1, "symbol": 1, "turn": HUGE},
        {"type": "call", "number": 1, "symbol": 1, "turn": -HUGE},
        {"type": "call", "number": 1, "symbol": 1, "turn": 0, "place": HUGE},
        {"type": "call", "number": 1, "symbol": 1, "turn": 0, "places": [HUGE, 0, 1]},
        {"type": "call", "number": 1, "symbol": 1, "turn": 0, "on": HUGE},
        {"type": "remove", "number": 1, "seat": HUGE},
        {"type": "call", "number": 1, "symbol": 1, "turn": 0, "took": -1e308},
        {"type": "call", "number": 1, "symbol": 1, "turn": 0, "took": 1e308},
    ],
    ids=str,
)
def test_numbers_beyond_all_bounds_are_refused_or_ruled(message: dict[str, Any]) -> None:
    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben
        ben.send(json.dumps(message).encode())
        ben.send(b"garbage")
        assert await ben.refused()
        assert not ben.ended.is_set()
        ada.ask(Ready)
        await ada.until(lambda: ada.view is not None and ada.view.seats[0].ready)
        assert scene.served.rooms.live() == [scene.room]

    play(act)


def test_binary_messages_and_fragments_end_the_connection() -> None:
    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben
        for kind, fin in ((WSMsgType.BINARY, True), (WSMsgType.TEXT, False), (WSMsgType.CONTINUATION, True)):
            stranger = await scene.connect()
            stranger.socket.send(kind, b"{}", fin=fin)
            assert await stranger.closing() == "unsupported"
        await plays_on(ada, ben)

    play(act)


def test_a_frame_above_the_limit_ends_the_connection() -> None:
    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben
        stranger = await scene.connect()
        stranger.send(b" " * (PATIENT.message_bytes + 1000))
        async with asyncio.timeout(5):
            await stranger.ended.wait()
        await plays_on(ada, ben)

    play(act)


def test_a_flood_ends_the_connection_and_no_other() -> None:
    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben
        stranger = await scene.connect()
        for _ in range(100):
            stranger.send(b"{}")
        assert await stranger.closing() == "too-many"
        assert sum(getattr(message, "code", "") == "unreadable" for message in stranger.said) <= 41
        await plays_on(ada, ben)

    play(act, limits=replace(PATIENT, messages_burst=40, messages_a_second=20))


def test_who_says_nothing_is_cut_off() -> None:
    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben
        stranger = await scene.dial()
        async with asyncio.timeout(5):
            await stranger.ended.wait()
        await plays_on(ada, ben)

    play(act, limits=replace(PATIENT, hello_ms=800))


def test_who_answers_no_pings_is_cut_off() -> None:
    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben
        dead = await scene.dial(enable_auto_pong=False)
        dead.send(hello(scene.room, token=ben.token))
        async with asyncio.timeout(9):
            await dead.ended.wait()
        await ada.until(lambda: ada.view is not None and not ada.view.seats[1].present)

    play(act, limits=replace(PATIENT, silent_ms=3500 * SPEED))


def test_connections_from_one_address_are_limited() -> None:
    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben
        watcher = await scene.connect()
        with pytest.raises(WSError):
            await scene.dial()
        await watcher.close()
        await asyncio.sleep(0.05)
        await scene.connect()
        await plays_on(ada, ben)

    play(act, limits=replace(PATIENT, connections_an_address=3))


def test_pages_of_others_cannot_connect() -> None:
    async def act(scene: Scene) -> None:
        for origin in ("https://elsewhere.example", "null"):
            with pytest.raises(WSError):
                await scene.dial(extra_headers={"Origin": origin})
        own = await scene.dial(extra_headers={"Origin": f"http://127.0.0.1:{scene.served.port}"})
        own.send(hello(scene.room))
        await own.next(Welcome)

    play(act)


# Order


def test_a_message_that_is_repeated_counts_once() -> None:
    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben
        await think(Random(0), 500, 500)
        call = Call(1, turn=0, **ben.calls()[0])
        for _ in range(5):
            ben.send(call)
        ruled = await ben.next(Ruled)
        assert (ruled.seat, ruled.verdict) == (1, "won")
        ben.number = 1
        await plays_on(ada, ben)
        about_it = [message for message in ben.said if isinstance(message, Ruled) and message.turn <= 1]
        assert len([message for message in about_it if message.seat == 1]) == 1

    play(act)


def test_numbers_that_go_back_do_not_count_and_gaps_do_no_harm() -> None:
    async def act(scene: Scene) -> None:
        ben = scene.ben
        ben.send(Rename(10, "Benno"))
        await ben.until(lambda: ben.view is not None and ben.view.seats[1].name == "Benno")
        ben.send(Rename(3, "Late"))
        ben.send(Ready(11))
        await ben.until(lambda: ben.view is not None and ben.view.seats[1].ready)
        assert ben.view is not None
        assert ben.view.seats[1].name == "Benno"

    play(act, begin=False)


def test_what_comes_before_a_hello_is_refused_and_a_second_hello_changes_nothing() -> None:
    async def act(scene: Scene) -> None:
        ben = scene.ben
        stranger = await scene.dial()
        stranger.ask(Ready)
        assert await stranger.refused() == "no-hello"
        stranger.send(hello(scene.room))
        await stranger.next(Welcome)
        stranger.send(hello(scene.room, token=ben.token))
        stranger.ask(Ready)
        assert await stranger.refused() == "watching"
        assert not ben.ended.is_set()

    play(act)


def test_only_the_host_can_do_what_the_host_can_do() -> None:
    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben
        for kind, about in ((Start, {}), (AddBot, {}), (Stop, {}), (PassHost, {"seat": 1})):
            ben.ask(kind, **about)
            assert await ben.refused() == "host-only"
        ada.ask(PassHost, seat=1)
        await ben.until(lambda: ben.view is not None and ben.view.host == 1)

    play(act, begin=False)


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u202eb", "tab\x07", "\u2066x"])
def test_names_that_could_deceive_are_refused(name: str) -> None:
    async def act(scene: Scene) -> None:
        ben = scene.ben
        ben.ask(Rename, name=name)
        assert await ben.refused() == "bad-name"

    play(act, begin=False)


# Dawdling


def small_socket(_url: object) -> socket.socket:
    small = socket.socket()
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    small.setblocking(False)
    return small


def test_a_slow_reader_gets_a_fresh_view_instead_of_everything() -> None:
    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben
        watcher = await scene.dial(socket_factory=small_socket)
        watcher.send(hello(scene.room))
        await watcher.next(View)
        slow = watcher.socket.underlying_transport
        slow.pause_reading()
        before = ada.last
        for count in range(1, 2001):
            ada.ask(Ready)
            if count % 50 == 0:
                await ada.until(lambda count=count: ada.last >= before + count)
        slow.resume_reading()
        await watcher.until(lambda: watcher.last == ada.last)
        numbers = [event.event for event in watcher.said if isinstance(event, View)]
        assert numbers == sorted(set(numbers))
        assert len(numbers) < numbers[-1] - numbers[0]
        await plays_on(ada, ben)

    play(
        act, limits=replace(PATIENT, messages_burst=10**5), pace=replace(QUICK, backlog=100 * 1024), kernel_buffer=4096
    )
