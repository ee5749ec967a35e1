"""Events in one process: tables that cannot be opened, deletion that was interrupted, people who are away."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec
import pytest

from server.client import Client, think
from server.scene import in_world
from server.simulated_server import SimulatedServer
from sosie.editions import edition
from sosie.errors import UnknownGame
from sosie.event.entries import EventClosed, to_log
from sosie.event.messages import (
    DismissAway,
    EndRound,
    LockEvent,
    MovePerson,
    Pause,
    RemovePerson,
    RenamePerson,
    SeatRound,
    StartRound,
    SwitchEmoji,
)
from sosie.event.settings import EventSettings
from sosie.server.access.tokens import digest
from sosie.server.decks.packs import pack_of
from sosie.server.live.event_connection import EventConnection
from sosie.server.live.event_room import EventRoom
from sosie.server.live.events import Events
from sosie.server.live.room import Room
from sosie.table.entries import Closed
from sosie.table.messages import Call, Ruled
from sosie.table.outcome import Rejected
from waiting import until

PACK = pack_of(edition("insects"))


@dataclass
class Received:
    """A transport that keeps messages."""

    messages: list[dict[str, Any]] = field(default_factory=list)
    is_full: bool = False

    def send(self, message: bytes) -> None:
        """Keep a message."""
        self.messages.append(msgspec.json.decode(message))

    def backlog(self) -> int:
        """Return an empty backlog."""
        return 0

    def close(self, code: int, reason: str) -> None:
        """Do nothing."""


@dataclass
class Scene:
    """An event on a server, its host, and people who are connected."""

    served: SimulatedServer
    token: str
    room: EventRoom
    host: EventConnection
    people: dict[str, EventConnection]
    number: int = 0

    def ask(self, kind: Callable[..., Any], **about: Any) -> None:
        self.number += 1
        self.room.request(self.host, kind(self.number, **about))

    def told(self, token: str, kind: str, **about: Any) -> bool:
        """Tell whether somebody has received a message with these fields."""
        return has_received(self.people[token], kind, **about)

    async def players(self) -> list[Client]:
        """Connect the people of the first table to it."""
        room = await self.served.rooms.find(self.room.event.table_code(0))
        assert room is not None
        people = self.room.event.rounds[-1].tables[0].people
        return [await Client.connect(self.served, room, f"token {person}") for person in people]

    async def restart(self) -> None:
        """Kill the server, and start another one, where the host is again."""
        self.served.world.crash(0)
        self.served.world.restart(0)
        room = await self.served.server.events.find(self.room.code)
        assert room is not None
        self.room, self.host = room, entered(room, self.token)

    async def play(self) -> list[str]:
        """Start a round, and return the codes of its tables."""
        self.ask(SeatRound)
        await until(lambda: self.room.event.phase == "seated")
        self.ask(StartRound)
        await until(lambda: self.room.event.phase == "playing")
        return [self.room.event.table_code(number) for number in range(len(self.room.event.rounds[-1].tables))]


def has_received(connection: EventConnection, kind: str, **about: Any) -> bool:
    """Tell whether a connection has received a message with these fields."""
    transport = connection.transport
    assert isinstance(transport, Received)
    return any(message.items() >= {"type": kind, **about}.items() for message in transport.messages)


def entered(room: EventRoom, token: str) -> EventConnection:
    """Connect somebody to an event."""
    connection = room.enter(Received(), token)
    assert connection is not None
    return connection


def at_event(act: Callable[[Scene], Awaitable[None]], people: int = 4, **settings: Any) -> None:
    """Run a test at an event."""

    async def run(served: SimulatedServer) -> None:
        room, token = await served.server.events.create(PACK, EventSettings(size=2, **settings))
        host = entered(room, token)
        connected = dict[str, EventConnection]()
        for number in range(people):
            await room.join(f"Person {number}", "en", digest(f"token {number}"))
            connected[f"token {number}"] = entered(room, f"token {number}")
        await act(Scene(served, token, room, host, connected))

    in_world(run)


def test_table_opens_after_an_unexpected_error(monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(scene: Scene) -> None:
        find, failures = scene.served.rooms.find, iter([OSError("broken")])

        async def find_later(code: str) -> Room | None:
            if error := next(failures, None):
                raise error
            return await find(code)

        monkeypatch.setattr(scene.served.rooms, "find", find_later)
        codes = await scene.play()
        await until(lambda: {room.code for room in scene.served.rooms.live()} == set(codes))
        (failure,) = scene.served.failures()
        assert "broken" in failure

    at_event(act)


@pytest.mark.parametrize("how", ["closed", "unknown"])
def test_table_that_cannot_finish_does_not_hold_the_round(monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    async def act(scene: Scene) -> None:
        find = scene.served.rooms.find

        async def find_some(code: str) -> Room | None:
            if how == "unknown" and code == scene.room.event.table_code(0):
                raise UnknownGame("chess")
            return await find(code)

        monkeypatch.setattr(scene.served.rooms, "find", find_some)
        codes = await scene.play()
        await until(lambda: codes[1] in {room.code for room in scene.served.rooms.live()})
        if how == "closed":
            first = await find(codes[0])
            assert first is not None
            first.append(Closed())
        scene.ask(EndRound)
        await until(lambda: scene.room.event.phase == "between")
        result = scene.room.event.rounds[0].tables[0].result
        assert result is not None
        assert result.points == (0, 0)

    at_event(act)


def test_interrupted_deletion_is_finished_later() -> None:
    async def act(scene: Scene) -> None:
        codes = await scene.play()
        await until(lambda: set(codes) <= scene.served.log.store.entries.keys())
        scene.served.log.append(scene.room.code, to_log(EventClosed()))
        await until(lambda: scene.room.event.phase == "closed")
        # The server died here; another one opens the event.
        events = Events(scene.served.log, scene.served.rooms, scene.served.server.clock)
        assert await events.find(scene.room.code) is None
        assert not scene.served.log.store.entries

    at_event(act)


def test_locked_event_refuses_new_people() -> None:
    async def act(scene: Scene) -> None:
        scene.ask(LockEvent)
        await until(lambda: scene.room.event.locked)
        with pytest.raises(Rejected, match="locked"):
            await scene.room.join("Late", "en", "late")
        assert await scene.room.join("Person 0", "en", digest("token 0")) == 0

    at_event(act)


def test_emoji_switch_reaches_every_table() -> None:
    async def act(scene: Scene) -> None:
        rooms = [await scene.served.rooms.find(code) for code in await scene.play()]
        scene.ask(SwitchEmoji)
        await until(lambda: all(room is not None and room.table.emoji_off for room in rooms))

    at_event(act, people=4)


def test_paused_table_refuses_moves_even_after_a_crash() -> None:
    async def act(scene: Scene) -> None:
        await scene.play()
        ada, ben = await scene.players()
        await ada.until(lambda: ada.game is not None)
        scene.ask(Pause)
        for is_restarted in (False, True):
            if is_restarted:
                await scene.restart()
                ada, ben = await scene.players()
            await ada.until(lambda ada=ada: ada.view is not None and ada.view.paused)
            await think(Random(0), 500, 500)
            assert ada.game is not None
            ada.ask(Call, turn=0, **ada.calls()[0])
            assert await ada.refused() == "paused"
        scene.ask(Pause, paused=False)
        await ben.until(lambda: ben.view is not None and not ben.view.paused)
        await think(Random(0), 500, 500)
        ada.ask(Call, turn=0, **ada.calls()[0])
        ruled = await ben.next(Ruled)
        assert (ruled.seat, ruled.verdict, ruled.turn) == (ada.seat, "won", 1)

    at_event(act)


def test_round_that_is_ended_counts_as_it_stands() -> None:
    async def act(scene: Scene) -> None:
        await scene.play()
        ada, ben = await scene.players()
        await ada.until(lambda: ada.game is not None)
        cards = ada.game.counts if ada.game else ()
        await ada.play(Random(1), until=lambda: ada.game is not None and sum(ada.game.counts) == sum(cards) + 3)
        scene.ask(EndRound)
        await until(lambda: scene.room.event.phase == "between")
        first, second = (table.result for table in scene.room.event.rounds[0].tables)
        assert first is not None
        assert second is not None
        # A point for each card, and five for the winner; nobody has played at the other table.
        assert (first.points[0], first.points[1]) == (3 + 5, 0)
        assert len(second.points) == 2
        await ben.until(lambda: ben.view is not None and ben.view.phase == "finished")

    at_event(act, rounds=2)


def test_host_moves_person_to_another_table() -> None:
    async def act(scene: Scene) -> None:
        scene.ask(SeatRound)
        await until(lambda: scene.room.event.phase == "seated")
        here, there = (table.people for table in scene.room.event.rounds[-1].tables)
        scene.ask(MovePerson, person=here[0], table=1)
        await until(lambda: here[0] in scene.room.event.rounds[-1].tables[1].people)
        scene.ask(StartRound)
        await until(lambda: scene.room.event.phase == "playing")
        assert set(scene.room.event.rounds[-1].tables[1].people) >= {here[0], *there}

    at_event(act, people=5, rounds=2)


def test_host_removes_and_renames_people_during_a_round() -> None:
    async def act(scene: Scene) -> None:
        await scene.play()
        scene.ask(RemovePerson, person=1)
        scene.ask(RenamePerson, person=2, name="Zed")
        await until(lambda: scene.told("token 1", "closing", code="removed"))
        await until(lambda: scene.told("token 2", "attending", name="Zed"))
        assert scene.room.event.active == (0, 2, 3)

    at_event(act, rounds=2)


def test_people_who_are_away_leave_and_come_back() -> None:
    async def act(scene: Scene) -> None:
        scene.room.exit(scene.people["token 1"])
        scene.ask(DismissAway)
        await until(lambda: scene.room.event.active == (0, 2, 3))
        scene.room.enter(Received(), "token 1")
        await until(lambda: scene.room.event.active == (0, 1, 2, 3))

    at_event(act)
