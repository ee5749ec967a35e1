"""Floods at an event: what one participant or one address can do to it, also by reconnecting."""

import asyncio
from typing import Any

import pytest

from server.harness import PATIENT
from server.live.test_event_rooms import Received, Scene, at_event, entered
from sosie.event.entries import AnyEventEntry, from_log
from sosie.event.messages import (
    DismissAway,
    EndRound,
    EventRequest,
    LeaveEvent,
    LockEvent,
    MovePerson,
    Pause,
    RenamePerson,
    StartRound,
    SwitchEmoji,
)
from sosie.server.access.tokens import digest
from sosie.server.live import event_room as event_rooms
from sosie.server.live.event_connection import EventConnection
from sosie.table.outcome import Rejected
from waiting import until


def logged(scene: Scene) -> list[AnyEventEntry]:
    return [from_log(payload) for payload in scene.served.entries(scene.room.code)]


def leave(scene: Scene, connection: EventConnection, number: int) -> str:
    """Ask to leave, and return the code of the refusal, or nothing."""
    try:
        scene.room.request(connection, LeaveEvent(number))
    except Rejected as refusal:
        return refusal.code
    return ""


def test_leaving_again_is_answered_and_not_logged() -> None:
    async def act(scene: Scene) -> None:
        eve = scene.people["token 0"]
        scene.room.request(eve, LeaveEvent(1))
        await until(lambda: scene.room.event.people[0].gone)
        before = len(logged(scene))
        for number in range(2, 40):
            scene.room.request(eve, LeaveEvent(number))
        await asyncio.sleep(1)
        assert len(logged(scene)) == before
        assert scene.told("token 0", "counted", number=39)

    at_event(act)


def test_requests_of_a_person_are_limited() -> None:
    async def act(scene: Scene) -> None:
        eve = scene.people["token 0"]
        answers = [leave(scene, eve, number) for number in range(3 * PATIENT.requests_burst)]
        assert answers.count("") == PATIENT.requests_burst
        assert set(answers) == {"", "too-many-requests"}
        # Connecting again changes nothing.
        assert leave(scene, entered(scene.room, "token 0"), 1000) == "too-many-requests"
        assert leave(scene, scene.people["token 1"], 1) == ""

    at_event(act)


WITHOUT_EFFECT: dict[type[EventRequest], dict[str, Any]] = {
    LockEvent: {"locked": False},
    SwitchEmoji: {"off": False},
    DismissAway: {},
    EndRound: {},
    Pause: {"paused": True},
    StartRound: {},
    MovePerson: {"person": 0, "table": 1},
    RenamePerson: {"person": 77, "name": "Eve"},
}


@pytest.mark.parametrize("kind", WITHOUT_EFFECT)
def test_host_request_without_effect_is_not_logged(kind: type[EventRequest]) -> None:
    async def act(scene: Scene) -> None:
        await asyncio.sleep(1)
        before, transport = len(logged(scene)), scene.host.transport
        assert isinstance(transport, Received)
        for _ in range(2):
            scene.room.request(scene.host, kind(number=1, **WITHOUT_EFFECT[kind]))
        await asyncio.sleep(1)
        assert len(logged(scene)) == before
        answers = [
            one for one in transport.messages if one.get("number") == 1 and one["type"] in {"counted", "refused"}
        ]
        assert len(answers) == 2

    at_event(act)


def test_refused_join_is_not_logged() -> None:
    async def act(scene: Scene) -> None:
        scene.ask(LockEvent)
        await until(lambda: scene.room.event.locked)
        before = len(logged(scene))
        with pytest.raises(Rejected, match="locked"):
            await scene.room.join("Eve", "en", "eve")
        # Somebody who takes part gets their number again, and that is no entry either.
        assert await scene.room.join("Person 1", "en", digest("token 1")) == 1
        assert len(logged(scene)) == before

    at_event(act)


def test_full_log_refuses_who_fills_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(event_rooms, "MAX_ENTRIES", 4000)

    async def act(scene: Scene) -> None:
        eve = scene.people["token 0"]

        async def leave_and_return() -> None:
            for number in range(4000):
                scene.room.request(eve, LeaveEvent(number))
                await asyncio.sleep(1)
                await scene.room.join("Person 0", "en", digest("token 0"))

        async def join() -> None:
            for number in range(4000):
                await scene.room.join(f"Eve {number}", "en", f"eve {number}")

        with pytest.raises(Rejected, match="too many changes"):
            await leave_and_return()
        assert len(logged(scene)) < 2200
        # Newcomers have one share together, and everybody else their own.
        with pytest.raises(Rejected, match="too many changes"):
            await join()
        assert len(logged(scene)) < 2200
        scene.room.request(scene.people["token 1"], LeaveEvent(1))
        await until(lambda: scene.room.event.people[1].gone)
        await scene.play()

    at_event(act)


def test_number_that_somebody_else_has_ends_the_old_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sosie.event.fold.MAX_EVER", 4)

    async def act(scene: Scene) -> None:
        scene.room.request(scene.people["token 2"], LeaveEvent(1))
        await until(lambda: scene.room.event.people[2].gone)
        assert await scene.room.join("Zoe", "en", digest("zoe")) == 2
        await until(lambda: scene.told("token 2", "closing", code="bad-token"))
        assert scene.people["token 2"] not in scene.room.connections
        assert scene.room.person_of("token 2") is None
        assert not scene.told("token 2", "attending", name="Zoe")

    at_event(act)


def test_board_of_a_locked_event_has_no_names() -> None:
    async def act(scene: Scene) -> None:
        early = scene.room.enter(Received(), None)
        scene.ask(LockEvent)
        await until(lambda: scene.room.event.locked)
        late = scene.room.enter(Received(), None)
        await asyncio.sleep(1)
        assert _names(scene.host) == _names(early) == ["Person 0", "Person 1", "Person 2", "Person 3"]
        assert _names(late) == ["#1", "#2", "#3", "#4"]
        assert "Person" not in str(_received(late))
        scene.ask(LockEvent, locked=False)
        await until(lambda: _names(late) == _names(early))

    at_event(act)


def _received(connection: EventConnection | None) -> list[dict[str, Any]]:
    assert connection is not None
    assert isinstance(connection.transport, Received)
    return connection.transport.messages


def _names(connection: EventConnection | None) -> list[str]:
    view = [one for one in _received(connection) if one["type"] == "event"][-1]
    return [person["name"] for person in view["people"]]
