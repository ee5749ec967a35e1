"""The watchdog of the event loop, with clocks that the tests advance."""

import asyncio
from dataclasses import dataclass, field

from simulation.virtual_loop import run_virtually
from sosie.event.messages import SeatRound
from sosie.server.runtime.stalls import STALL_S, Watchdog


@dataclass
class Machine:
    """The clocks of a thread: time that passes, and time in which it computes."""

    watchdog: Watchdog = field(init=False)
    stalls: list[tuple[str, str]] = field(default_factory=list)
    time: float = 100.0
    cpu: float = 5.0

    def __post_init__(self) -> None:
        self.watchdog = Watchdog(lambda: self.time, lambda: self.cpu)

    def watch(self) -> None:
        """Watch the running loop."""
        self.watchdog.watch(asyncio.get_running_loop(), lambda *stall: self.stalls.append(stall))

    def work(self, seconds: float) -> None:
        """Compute."""
        self.time, self.cpu = self.time + seconds, self.cpu + seconds

    def wait(self, seconds: float) -> None:
        """Wait without computing."""
        self.time += seconds

    def step(self, subject: object, work: float, wait: float = 0.0) -> None:
        """Handle a message."""
        start = self.watchdog.begin()
        self.work(work)
        self.wait(wait)
        self.watchdog.end(start, "message", subject)


async def watched() -> Machine:
    machine = Machine()
    machine.watch()
    return machine


async def nap(machine: Machine, before: float, after: float) -> str:
    machine.work(before)
    await asyncio.sleep(1)
    machine.work(after)
    return "rested"


def test_short_steps_are_no_stalls() -> None:
    async def act() -> None:
        machine = await watched()
        for _ in range(100):
            machine.step(SeatRound(1), STALL_S / 2)
        assert machine.stalls == []

    run_virtually(act())


def test_long_step_is_named_by_its_message() -> None:
    async def act() -> None:
        machine = await watched()
        machine.step(SeatRound(1), 2 * STALL_S)
        assert machine.stalls == [("message seat-round", "work")]

    run_virtually(act())


def test_busy_machine_is_no_work() -> None:
    async def act() -> None:
        machine = await watched()
        machine.step(SeatRound(1), STALL_S / 2, wait=9.0)
        assert machine.stalls == [("message seat-round", "wait")]

    run_virtually(act())


def test_task_is_measured_step_by_step() -> None:
    async def act() -> None:
        machine = await watched()
        assert await asyncio.create_task(nap(machine, 0.8 * STALL_S, 0.8 * STALL_S)) == "rested"
        assert machine.stalls == []
        await asyncio.create_task(nap(machine, 0.0, 1.2 * STALL_S))
        assert machine.stalls == [("task nap", "work")]

    run_virtually(act())


def test_inner_step_takes_the_blame() -> None:
    async def act() -> None:
        machine = await watched()

        async def outer() -> None:
            machine.step(SeatRound(1), 2 * STALL_S)
            machine.work(0.5 * STALL_S)
            await machine.watchdog.steps(nap(machine, 0.0, 3 * STALL_S), "nap", nap)

        await asyncio.create_task(outer())
        assert machine.stalls == [("message seat-round", "work"), ("nap nap", "work")]

    run_virtually(act())


def test_watched_task_can_be_cancelled_and_fail() -> None:
    async def fail() -> None:
        await asyncio.sleep(1)
        raise ValueError("no")

    async def act() -> None:
        machine = await watched()
        failing, sleeping = asyncio.create_task(fail()), asyncio.create_task(nap(machine, 0, 0))
        await asyncio.sleep(0)
        sleeping.cancel()
        results = await asyncio.gather(failing, sleeping, return_exceptions=True)
        assert [type(result) for result in results] == [ValueError, asyncio.CancelledError]

    run_virtually(act())


def test_nothing_is_measured_before_it_watches() -> None:
    machine = Machine()
    machine.step(SeatRound(1), 9.0)
    assert machine.stalls == []
