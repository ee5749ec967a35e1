"""The timer wheel: timers fire never too early, in order, and not when cancelled."""

import asyncio
import time

from sosie.server.clock import Timer, TimerWheel

TICK_MS = 5.0


def test_timers_never_fire_early() -> None:
    async def run() -> None:
        wheel, loop = TimerWheel(TICK_MS), asyncio.get_running_loop()
        waits = [0.0, -3.0, 1.0, 7.0, 12.5, 20.0]
        early: list[float] = []
        done = [loop.create_future() for _ in waits]

        def note(index: int, due: float) -> None:
            # A loop may be a millisecond ahead of its own clock.
            early.extend([due] if time.monotonic() * 1000 < due - 1 else [])
            done[index].set_result(None)

        for index, wait in enumerate(waits):
            due = time.monotonic() * 1000 + wait
            wheel.call_later(wait, lambda index=index, due=due: note(index, due))  # type: ignore[misc]  # a lambda with a default
        await asyncio.gather(*done)
        assert not early

    asyncio.run(run())


def test_timers_fire_in_order_unless_cancelled() -> None:
    async def run() -> None:
        wheel, fired = TimerWheel(TICK_MS), list[str]()
        over = asyncio.Event()
        wheel.call_later(25, over.set)
        wheel.call_later(15, lambda: fired.append("second"))
        cancelled = wheel.call_later(5, lambda: fired.append("cancelled"))
        wheel.call_later(1, lambda: fired.append("first"))
        cancelled.cancel()
        await over.wait()
        assert fired == ["first", "second"]

    asyncio.run(run())


def test_timer_cancelled_within_its_tick_does_not_fire() -> None:
    async def run() -> None:
        wheel, fired = TimerWheel(1000.0), list[str]()
        over = asyncio.Event()
        timers: list[Timer] = []

        def cancel_the_other() -> None:
            timers[0].cancel()

        wheel.call_later(0, cancel_the_other)
        timers.append(wheel.call_later(0, lambda: fired.append("cancelled")))
        wheel.call_later(0, over.set)
        await over.wait()
        assert not fired

    asyncio.run(run())


def test_failing_timer_does_not_stop_others() -> None:
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
