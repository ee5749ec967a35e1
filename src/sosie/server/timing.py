"""Clocks and timers, so that whoever needs them can be given others."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


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


class LoopClock:
    """The clock of the running event loop."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()

    def now(self) -> float:
        """Return the time."""
        return time.monotonic() * 1000

    def call_at(self, when: float, then: Callable[[], None]) -> asyncio.TimerHandle:
        """Call back at a time."""
        return self._loop.call_later(max(when - self.now(), 0) / 1000, then)
