"""Plans of rounds: an event goes on while a worker process computes one."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import pytest

from server.live.test_event_rooms import Scene, at_event, entered, has_received
from sosie.event.event import Event
from sosie.event.messages import FinishEvent, RemovePerson, SeatRound, StartRound
from sosie.event.plan import Seating, plan_round
from sosie.server.access.tokens import digest
from sosie.table.outcome import Rejected
from waiting import until


@dataclass
class SlowPlanner:
    """Plans a round when the test lets it."""

    asked: list[Event] = field(default_factory=list)
    error: Exception | None = None
    may_end: asyncio.Event = field(default_factory=asyncio.Event)

    async def __call__(self, event: Event, seed: int, address: str) -> Seating:  # noqa: ARG002 - as a room calls it
        """Plan a round."""
        self.asked.append(event)
        await self.may_end.wait()
        if self.error is not None:
            raise self.error
        return plan_round(event, seed)


def while_planning(act: Callable[[Scene, SlowPlanner], Awaitable[None]], people: int = 6) -> None:
    """Run a test at an event whose host has asked for a plan, which is being computed."""

    async def run(scene: Scene) -> None:
        planner = scene.room._plan = SlowPlanner()
        scene.ask(SeatRound)
        await until(lambda: len(planner.asked) == 1)
        await act(scene, planner)

    at_event(run, people)


def planned(scene: Scene) -> list[int]:
    """Return the people in the plan."""
    return sorted(person for table in scene.room.event.rounds[-1].tables for person in table.people)


def test_plan_adapts_to_people_who_come_and_go() -> None:
    async def act(scene: Scene, planner: SlowPlanner) -> None:
        scene.ask(RemovePerson, person=2)
        assert await scene.room.join("Late", "en", digest("late")) == 6
        assert scene.room.event.phase == "lobby"
        planner.may_end.set()
        await until(lambda: scene.room.event.phase == "seated")
        assert planned(scene) == [0, 1, 3, 4, 5, 6]
        assert {len(table.people) for table in scene.room.event.rounds[-1].tables} == {2}
        assert has_received(scene.host, "counted", number=1)

    while_planning(act)


def test_plan_for_an_empty_event_is_refused() -> None:
    async def act(scene: Scene, planner: SlowPlanner) -> None:
        for person in range(2):
            scene.ask(RemovePerson, person=person)
        await until(lambda: not scene.room.event.active)
        planner.may_end.set()
        await until(lambda: scene.room.event.phase == "seated")
        scene.ask(StartRound)
        await until(lambda: has_received(scene.host, "refused", number=scene.number, code="too-few"))

    while_planning(act, people=2)


def test_plan_is_refused_once_the_round_has_started() -> None:
    async def act(scene: Scene, planner: SlowPlanner) -> None:
        planner.may_end.set()
        await until(lambda: scene.room.event.phase == "seated")
        planner.may_end.clear()
        scene.ask(SeatRound)
        again = scene.number
        scene.ask(StartRound)
        await until(lambda: scene.room.event.phase == "playing")
        playing = scene.room.event.rounds
        planner.may_end.set()
        await until(lambda: has_received(scene.host, "refused", number=again, code="playing"))
        assert scene.room.event.rounds == playing

    while_planning(act)


def test_plan_is_refused_once_the_event_is_over() -> None:
    async def act(scene: Scene, planner: SlowPlanner) -> None:
        scene.ask(FinishEvent)
        await until(lambda: scene.room.event.phase == "finished")
        planner.may_end.set()
        await until(lambda: has_received(scene.host, "refused", number=1))
        assert (scene.room.event.phase, scene.room.event.rounds) == ("finished", ())

    while_planning(act)


def test_plan_of_a_deleted_event_is_dropped() -> None:
    async def act(scene: Scene, planner: SlowPlanner) -> None:
        await scene.served.server.events.delete(scene.room)
        planner.may_end.set()
        await asyncio.sleep(10)
        assert scene.room.code not in scene.served.log.store.entries

    while_planning(act)


def test_second_plan_waits_for_the_first() -> None:
    async def act(scene: Scene, planner: SlowPlanner) -> None:
        with pytest.raises(Rejected, match="being made"):
            scene.ask(SeatRound)
        planner.may_end.set()
        await until(lambda: scene.room.event.phase == "seated")
        scene.ask(SeatRound)
        await until(lambda: has_received(scene.host, "counted", number=scene.number))
        assert len(planner.asked) == 2

    while_planning(act)


def test_host_who_reconnects_learns_of_the_plan() -> None:
    async def act(scene: Scene, planner: SlowPlanner) -> None:
        scene.room.exit(scene.host)
        scene.host = entered(scene.room, scene.token)
        scene.room.request(scene.host, SeatRound(1))
        planner.may_end.set()
        await until(lambda: has_received(scene.host, "counted", number=1))
        assert len(planner.asked) == 1

    while_planning(act)


@pytest.mark.parametrize("error", [Rejected("too-many-plans", "wait"), OSError("broken")], ids=["rejected", "broken"])
def test_failed_plan_is_refused_and_can_be_repeated(error: Exception) -> None:
    async def act(scene: Scene, planner: SlowPlanner) -> None:
        planner.error = error
        planner.may_end.set()
        code = error.code if isinstance(error, Rejected) else "try-again"
        await until(lambda: has_received(scene.host, "refused", number=1, code=code))
        assert len(scene.served.failures()) == isinstance(error, OSError)
        planner.error = None
        scene.room.request(scene.host, SeatRound(1))
        await until(lambda: scene.room.event.phase == "seated")

    while_planning(act)


def test_plan_that_dies_with_its_server_is_asked_for_again() -> None:
    async def act(scene: Scene, planner: SlowPlanner) -> None:
        await scene.restart()
        planner.may_end.set()
        assert scene.room.event.phase == "lobby"
        scene.room.request(scene.host, SeatRound(1))
        await until(lambda: scene.room.event.phase == "seated")
        assert planned(scene) == list(range(6))

    while_planning(act)
