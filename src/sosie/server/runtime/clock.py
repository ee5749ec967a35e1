"""Clocks and timers, as protocols so that tests can replace them."""

import asyncio
import time
from collections.abc import Callable
from contextvars import copy_context
from math import ceil
from typing import Protocol, final

from sosie.server.runtime.stalls import WATCHDOG

HOUR_MS = 3600_000
DAY_MS = 24 * HOUR_MS
_TICK_MS = 4.0
"""Short compared with the wait for a call, which is at least 25 ms and a round trip."""


def monotonic_ms() -> float:
    """Return a monotonic time in milliseconds."""
    return time.monotonic() * 1000


def wall_clock() -> int:
    """Return Unix time in milliseconds, which unlike a monotonic clock survives restarts."""
    return time.time_ns() // 1_000_000


class Timer(Protocol):
    """A pending callback."""

    def cancel(self) -> None:
        """Cancel the callback."""


class Clock(Protocol):
    """A monotonic clock in milliseconds, with timers."""

    def now(self) -> float:
        """Return the time."""

    def call_at(self, when: float, callback: Callable[[], None]) -> Timer:
        """Call back at a time."""


@final
class WheelTimer:
    """A pending callback of a timer wheel."""

    def __init__(self, callback: Callable[[], None]) -> None:
        self._callback: Callable[[], None] | None = callback

    def cancel(self) -> None:
        """Cancel the callback."""
        self._callback = None

    def fire(self) -> None:
        """Call back, unless cancelled."""
        callback = self._callback
        if callback is None:
            return
        start = WATCHDOG.begin()
        try:
            callback()
        finally:
            WATCHDOG.end(start, "timer", callback)


@final
class TimerWheel:
    """Timers that fire together, at the end of their tick.

    A wake-up of the loop costs about as much as a callback, and callbacks in a row run faster.
    """

    def __init__(self, tick_ms: float, now: Callable[[], float] = monotonic_ms) -> None:
        self._loop, self._tick_ms, self._now = asyncio.get_running_loop(), tick_ms, now
        self._ticks: dict[int, list[WheelTimer]] = {}
        # A timer outlives the request that has set it, and must not carry its id on.
        self._context = copy_context()

    def call_later(self, wait_ms: float, callback: Callable[[], None]) -> WheelTimer:
        """Call back after a delay, at most one tick late."""
        return self.call_at(self._now() + wait_ms, callback)

    def call_at(self, when: float, callback: Callable[[], None]) -> WheelTimer:
        """Call back at a time in milliseconds, at most one tick late."""
        tick = ceil(when / self._tick_ms)
        timers = self._ticks.get(tick)
        if timers is None:
            timers = self._ticks[tick] = []
            wait_ms = tick * self._tick_ms - self._now()
            self._loop.call_later(max(wait_ms, 0.0) / 1000, self._fire, tick, context=self._context)
        timer = WheelTimer(callback)
        timers.append(timer)
        return timer

    def _fire(self, tick: int) -> None:
        for timer in self._ticks.pop(tick):
            try:
                timer.fire()
            except Exception as error:  # noqa: BLE001 - one failing timer must not stop the others
                self._loop.call_exception_handler({"message": "a timer failed", "exception": error})


@final
class LoopClock:
    """The clock of the running event loop, with one timer wheel for all tables."""

    def __init__(self, now: Callable[[], float] = monotonic_ms) -> None:
        self._now, self._timers = now, TimerWheel(_TICK_MS, now)

    def now(self) -> float:
        """Return the time."""
        return self._now()

    def call_at(self, when: float, callback: Callable[[], None]) -> WheelTimer:
        """Call back at a time, or a few milliseconds later."""
        return self._timers.call_at(when, callback)
