"""Clocks and timers, so that whoever needs them can be given others."""

import asyncio
import time
from collections.abc import Callable
from math import ceil
from typing import Protocol

_TICK_MS = 4.0
"""Short beside what a call waits for, which is 25 ms and a trip at least."""


class Timer(Protocol):
    """Something that will happen, unless it is cancelled."""

    def cancel(self) -> None:
        """Let it not happen."""


class Clock(Protocol):
    """Tells the time in milliseconds, from any beginning, and calls back."""

    def now(self) -> float:
        """Return the time."""

    def call_at(self, when: float, then: Callable[[], None]) -> Timer:
        """Call back at a time."""


class WheelTimer:
    """Something that a wheel will do, unless it is cancelled."""

    __slots__ = ("_then",)

    def __init__(self, then: Callable[[], None]) -> None:
        self._then: Callable[[], None] | None = then

    def cancel(self) -> None:
        """Let it not happen."""
        self._then = None

    def ring(self) -> None:
        """Do it."""
        if self._then is not None:
            self._then()


class TimerWheel:
    """Timers that go off together, at the end of the tick that they fall into.

    To wake up costs about as much as to do what is due, and what is done several times in a row costs less each time.
    """

    def __init__(self, tick_ms: float) -> None:
        self._loop, self._tick_ms = asyncio.get_running_loop(), tick_ms
        self._ticks: dict[int, list[WheelTimer]] = {}

    def call_later(self, wait_ms: float, then: Callable[[], None]) -> WheelTimer:
        """Call back after so many milliseconds, and less than a tick more."""
        now = time.monotonic() * 1000
        tick = ceil((now + max(wait_ms, 0.0)) / self._tick_ms)
        if tick not in self._ticks:
            self._ticks[tick] = []
            self._loop.call_later((tick * self._tick_ms - now) / 1000, self._ring, tick)
        timer = WheelTimer(then)
        self._ticks[tick].append(timer)
        return timer

    def _ring(self, tick: int) -> None:
        for timer in self._ticks.pop(tick):
            try:
                timer.ring()
            except Exception as error:  # noqa: BLE001 - one that fails stops no other
                self._loop.call_exception_handler({"message": "a timer failed", "exception": error})


class LoopClock:
    """The clock of the running event loop, and a wheel for what all tables have to do."""

    def __init__(self) -> None:
        self._timers = TimerWheel(_TICK_MS)

    def now(self) -> float:
        """Return the time."""
        return time.monotonic() * 1000

    def call_at(self, when: float, then: Callable[[], None]) -> WheelTimer:
        """Call back at a time, or a few milliseconds later."""
        return self._timers.call_later(when - self.now(), then)
