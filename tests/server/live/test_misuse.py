"""Misuse: wrong messages, floods, slow readers and impostors are answered or aborted, and the table continues."""

import asyncio
import json
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from server.client import think
from server.harness import PATIENT, QUICK
from server.scene import Scene, play, play_to_end
from sosie.server.live.room import Room
from sosie.table.messages import (
    PROTOCOL_VERSION,
    AddBot,
    Call,
    PassHost,
    Ready,
    Rename,
    Ruled,
    Start,
    Stop,
    View,
    Welcome,
)


def hello(room: Room, **changes: Any) -> bytes:
    return msgspec.json.encode({"type": "hello", "version": PROTOCOL_VERSION, "table": room.code, **changes})


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
def test_wrong_hello_ends_the_connection(changes: dict[str, Any], code: str) -> None:
    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben
        stranger = await scene.dial()
        stranger.send(hello(scene.room, **changes))
        assert await stranger.closing() == code
        await play_to_end(ada, ben)

    play(act)


GARBAGE = [
    b"", b"{", b"null", b"[]", b"\xff\xfe", b'{"type":"call"}', b'{"type":"no such type"}', b'{"number":1}',
    b'{"type":"call","number":"1","symbol":1,"turn":0}', b'{"type":"start","number":1,"more":1}', b"[" * 4000,
    b'{"type":"call","number":1.5,"symbol":1,"turn":0}', b'{"type":"take","number":1,"turn":0,"took":1e999}',
    b'{"type":"rename","number":1,"name":"\\ud800"}', b'{"type":"rename","number":1,"name":"\xed\xa0\x80"}',
]  # fmt: skip


def test_unreadable_messages_are_refused() -> None:
    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben
        for garbage in GARBAGE:
            ben.send(garbage)
            assert (garbage, await ben.refused()) == (garbage, "unreadable")
        await play_to_end(ada, ben)

    play(act)


HUGE = 2**70
LARGEST = 2**53 - 1


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
        {"type": "ready", "number": LARGEST},
        {"type": "call", "number": 1, "symbol": LARGEST, "turn": LARGEST, "took": -1e12, "game": LARGEST},
        {"type": "call", "number": 1, "symbol": 1, "turn": LARGEST, "took": 1e12},
        {"type": "slap", "number": 1, "turn": LARGEST},
        {"type": "take", "number": 1, "turn": LARGEST},
        {"type": "call", "number": 1, "symbol": 1, "turn": 0, "place": 9999},
        {"type": "call", "number": 1, "symbol": 1, "turn": 0, "on": 9999},
        {"type": "call", "number": 1, "symbol": 1, "turn": 0, "places": [9999, 9998, 9997]},
        {"type": "remove", "number": 1, "seat": 9999},
        {"type": "rename", "number": 1, "name": "x" * 5000},
        {"type": "choose", "number": 1, "game": "x" * 5000},
        {"type": "call", "number": 1, "symbol": "x" * 5000, "turn": 0},
    ],
    ids=lambda message: str(message)[:80],
)
def test_numbers_out_of_range_are_refused_or_ruled(message: dict[str, Any]) -> None:
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


def test_flood_ends_only_its_own_connection() -> None:
    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben
        stranger = await scene.connect()
        for _ in range(100):
            stranger.send(b"{}")
        assert await stranger.closing() == "too-many"
        assert sum(getattr(message, "code", "") == "unreadable" for message in stranger.received) <= 41
        await play_to_end(ada, ben)

    play(act, limits=replace(PATIENT, messages_burst=40, messages_a_second=20))


def test_connection_without_hello_is_aborted() -> None:
    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben
        stranger = await scene.dial()
        async with asyncio.timeout(5):
            await stranger.ended.wait()
        await play_to_end(ada, ben)

    play(act, limits=replace(PATIENT, hello_ms=800))


def test_connection_without_pongs_is_aborted() -> None:
    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben
        dead = await scene.dial(answers_pings=False)
        dead.send(hello(scene.room, token=ben.token))
        async with asyncio.timeout(9):
            await dead.ended.wait()
        await ada.until(lambda: ada.view is not None and not ada.view.seats[1].present)

    play(act, limits=replace(PATIENT, silent_ms=3500))


# Order


def test_repeated_message_counts_once() -> None:
    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben
        await think(Random(0), 500, 500)
        call = Call(1, turn=0, **ben.calls()[0])
        for _ in range(5):
            ben.send(call)
        ruled = await ben.next(Ruled)
        assert (ruled.seat, ruled.verdict) == (1, "won")
        ben.number = 1
        await play_to_end(ada, ben)
        record = scene.room.table.last
        assert record is not None
        assert len([move for move in record.moves if (move.seat, move.turn) == (1, 0)]) == 1

    play(act)


def test_request_numbers_may_skip_but_not_go_back_far() -> None:
    async def act(scene: Scene) -> None:
        ben = scene.ben
        ben.send(Rename(100, "Benno"))
        await ben.until(lambda: ben.view is not None and ben.view.seats[1].name == "Benno")
        ben.send(Rename(3, "Late"))
        ben.send(Ready(101))
        await ben.until(lambda: ben.view is not None and ben.view.seats[1].ready)
        assert ben.view is not None
        assert ben.view.seats[1].name == "Benno"

    play(act, begin=False)


def test_hello_comes_first_and_counts_once() -> None:
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


def test_host_requests_of_others_are_refused() -> None:
    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben
        for kind, about in ((Start, {}), (AddBot, {}), (Stop, {}), (PassHost, {"seat": 1})):
            ben.ask(kind, **about)
            assert await ben.refused() == "host-only"
        ada.ask(PassHost, seat=1)
        await ben.until(lambda: ben.view is not None and ben.view.host == 1)

    play(act, begin=False)


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u202eb", "tab\x07", "\u2066x"])
def test_deceptive_names_are_refused(name: str) -> None:
    async def act(scene: Scene) -> None:
        ben = scene.ben
        ben.ask(Rename, name=name)
        assert await ben.refused() == "bad-name"

    play(act, begin=False)


# Slow readers


def test_slow_reader_gets_a_fresh_view() -> None:
    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben
        watcher = await scene.dial(bytes_a_second=20_000)
        watcher.send(hello(scene.room))
        await watcher.next(View)
        before = ada.last
        for count in range(1, 2001):
            ada.ask(Ready, ready=bool(count % 2))
            if count % 8 == 0:
                await ada.until(lambda count=count: ada.last >= before + count)
        await watcher.until(lambda: watcher.last == ada.last)
        numbers = [update.event for update in watcher.received if isinstance(update, View)]
        assert numbers == sorted(set(numbers))
        assert len(numbers) < numbers[-1] - numbers[0]
        await play_to_end(ada, ben)

    play(
        act,
        limits=replace(PATIENT, messages_burst=10**5, requests_burst=10**5),
        pace=replace(QUICK, backlog=100 * 1024),
    )
