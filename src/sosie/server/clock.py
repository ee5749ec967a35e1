"""Clocks and timers, as protocols so that tests can replace them."""

import asyncio
import time
from collections.abc import Callable
from math import ceil
from typing import Protocol

_TICK_MS = 4.0
"""Short compared with the wait for a call, which is at least 25 ms and a round trip."""


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


class WheelTimer:
    """A pending callback of a timer wheel."""

    __slots__ = ("_callback",)

    def __init__(self, callback: Callable[[], None]) -> None:
        self._callback: Callable[[], None] | None = callback

    def cancel(self) -> None:
        """Cancel the callback."""
        self._callback = None

    def fire(self) -> None:
        """Call back, unless cancelled."""
        if self._callback is not None:
            self._callback()


class TimerWheel:
    """Timers that fire together, at the end of their tick.

    A wake-up of the loop costs about as much as a callback, and callbacks in a row run faster.
    """

    def __init__(self, tick_ms: float) -> None:
        self._loop, self._tick_ms = asyncio.get_running_loop(), tick_ms
        self._ticks: dict[int, list[WheelTimer]] = {}

    def call_later(self, wait_ms: float, callback: Callable[[], None]) -> WheelTimer:
        """Call back after a delay, at most one tick late."""
        now = time.monotonic() * 1000
        tick = ceil((now + max(wait_ms, 0.0)) / self._tick_ms)
        if tick not in self._ticks:
            self._ticks[tick] = []
            self._loop.call_later((tick * self._tick_ms - now) / 1000, self._fire, tick)
        timer = WheelTimer(callback)
        self._ticks[tick].append(timer)
        return timer

    def _fire(self, tick: int) -> None:
        for timer in self._ticks.pop(tick):
            try:
                timer.fire()
            except Exception as error:  # noqa: BLE001 - one failing timer must not stop the others
                self._loop.call_exception_handler({"message": "a timer failed", "exception": error})


class LoopClock:
    """The clock of the running event loop, with one timer wheel for all tables."""

    def __init__(self) -> None:
        self._timers = TimerWheel(_TICK_MS)

    def now(self) -> float:
        """Return the time."""
        return time.monotonic() * 1000

    def call_at(self, when: float, callback: Callable[[], None]) -> WheelTimer:
        """Call back at a time, or a few milliseconds later."""
        return self._timers.call_later(when - self.now(), callback)
