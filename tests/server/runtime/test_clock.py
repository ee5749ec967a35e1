"""The timer wheel: timers fire never too early, in order, and not when cancelled."""

import asyncio
from collections.abc import Callable

from simulation.virtual_loop import run_virtually
from sosie.server.runtime.clock import Timer, TimerWheel

TICK_MS = 5.0


def with_wheel(act: Callable[[TimerWheel, Callable[[], float]], None], tick_ms: float = TICK_MS) -> None:
    """Run a test with a timer wheel and its clock in virtual time, and let a second pass."""

    async def run() -> None:
        loop = asyncio.get_running_loop()
        act(TimerWheel(tick_ms, lambda: loop.time() * 1000), lambda: loop.time() * 1000)
        await asyncio.sleep(1.001)

    run_virtually(run())


def test_timers_fire_at_most_one_tick_late() -> None:
    waits, late = [0.0, -3.0, 1.0, 7.0, 12.5, 20.0, 999.0], list[float]()

    def act(wheel: TimerWheel, now: Callable[[], float]) -> None:
        for wait in waits:
            due = now() + wait
            wheel.call_at(due, lambda due=due: late.append(now() - due))  # type: ignore[misc]  # a lambda with a default

    with_wheel(act)
    assert len(late) == len(waits)
    # Floating-point times are exact to less than a microsecond.
    assert all(-0.001 <= ms <= TICK_MS + 0.001 for ms in late)


def test_timers_fire_in_order_unless_cancelled() -> None:
    fired = list[str]()

    def act(wheel: TimerWheel, _now: Callable[[], float]) -> None:
        wheel.call_later(15, lambda: fired.append("second"))
        cancelled = wheel.call_later(5, lambda: fired.append("cancelled"))
        wheel.call_later(1, lambda: fired.append("first"))
        cancelled.cancel()

    with_wheel(act)
    assert fired == ["first", "second"]


def test_timer_cancelled_within_its_tick_does_not_fire() -> None:
    fired, timers = list[str](), list[Timer]()

    def cancel_other() -> None:
        timers[0].cancel()

    def act(wheel: TimerWheel, _now: Callable[[], float]) -> None:
        wheel.call_later(0, cancel_other)
        timers.append(wheel.call_later(0, lambda: fired.append("cancelled")))
        wheel.call_later(0, lambda: fired.append("over"))

    with_wheel(act, 1000.0)
    assert fired == ["over"]


def test_failing_timer_does_not_stop_others() -> None:
    failures, fired = list[BaseException](), list[str]()

    def fail() -> None:
        raise KeyError

    def act(wheel: TimerWheel, _now: Callable[[], float]) -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: failures.append(context["exception"]))
        wheel.call_later(1, fail)
        wheel.call_later(1, lambda: fired.append("other"))

    with_wheel(act)
    assert [type(failure) for failure in failures] == [KeyError]
    assert fired == ["other"]
