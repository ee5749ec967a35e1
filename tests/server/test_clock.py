"""Timers that go off together: never too soon, in order of their ticks, and not when cancelled."""

import asyncio
import time

from sosie.server.clock import Timer, TimerWheel

TICK_MS = 5.0


def test_nothing_goes_off_before_its_time() -> None:
    async def run() -> None:
        wheel, loop = TimerWheel(TICK_MS), asyncio.get_running_loop()
        waits = [0.0, -3.0, 1.0, 7.0, 12.5, 20.0]
        early: list[float] = []
        done = [loop.create_future() for _ in waits]

        def note(place: int, due: float) -> None:
            # A loop may be a millisecond ahead of its own clock.
            early.extend([due] if time.monotonic() * 1000 < due - 1 else [])
            done[place].set_result(None)

        for place, wait in enumerate(waits):
            due = time.monotonic() * 1000 + wait
            wheel.call_later(wait, lambda place=place, due=due: note(place, due))  # type: ignore[misc]
        await asyncio.gather(*done)
        assert not early

    asyncio.run(run())


def test_what_is_due_sooner_goes_off_sooner_and_what_is_cancelled_never() -> None:
    async def run() -> None:
        wheel, rung = TimerWheel(TICK_MS), list[str]()
        over = asyncio.Event()
        wheel.call_later(25, over.set)
        wheel.call_later(15, lambda: rung.append("second"))
        cancelled = wheel.call_later(5, lambda: rung.append("cancelled"))
        wheel.call_later(1, lambda: rung.append("first"))
        cancelled.cancel()
        await over.wait()
        assert rung == ["first", "second"]

    asyncio.run(run())


def test_what_is_cancelled_by_another_of_its_tick_does_not_go_off() -> None:
    async def run() -> None:
        wheel, rung = TimerWheel(1000.0), list[str]()
        over = asyncio.Event()
        timers: list[Timer] = []

        def cancel_the_other() -> None:
            timers[0].cancel()

        wheel.call_later(0, cancel_the_other)
        timers.append(wheel.call_later(0, lambda: rung.append("cancelled")))
        wheel.call_later(0, over.set)
        await over.wait()
        assert not rung

    asyncio.run(run())


def test_one_that_fails_stops_no_other() -> None:
    async def run() -> None:
        wheel, failures = TimerWheel(TICK_MS), list[BaseException]()
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: failures.append(context["exception"]))
        over = asyncio.Event()

        def fail() -> None:
            raise KeyError

        wheel.call_later(1, fail)
        wheel.call_later(1, over.set)
        await over.wait()
        assert [type(failure) for failure in failures] == [KeyError]

    asyncio.run(run())
