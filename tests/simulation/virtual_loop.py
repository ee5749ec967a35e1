"""An event loop in virtual time: its clock jumps to the next timer, so nothing waits and nothing depends on load."""

import asyncio
import heapq
from asyncio import events
from collections.abc import Callable, Coroutine
from contextvars import Context
from itertools import count
from typing import Any, TypeVar

T = TypeVar("T")
_START_S = 1000.0
"""The clock does not start at 0, which some code takes for "never"."""
_MAX_STILL = 5000
"""The most iterations at one moment; more means that work makes work for ever."""


class Stuck(Exception):
    """Nothing is due any more, or too much at one moment."""


class _Timer(asyncio.TimerHandle):
    """A timer; those of one moment fire in the order in which they were set, which a heap does not keep by itself."""

    _numbers = count()

    def __init__(self, *about: Any) -> None:
        super().__init__(*about)
        self._number = next(self._numbers)

    def __lt__(self, other: object) -> bool:
        return isinstance(other, _Timer) and (self.when(), self._number) < (other.when(), other._number)


class VirtualLoop(asyncio.BaseEventLoop):
    """An event loop without files and threads, which is its own selector."""

    def __init__(self) -> None:
        super().__init__()
        self._now, self._still = _START_S, 0
        self._selector = self
        self._is_done: Callable[[float | None], bool] = lambda _wait_s: False

    def time(self) -> float:
        """Return the virtual time in seconds."""
        return self._now

    def call_at(  # type: ignore[override]  # typeshed has a type variable for the arguments
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        """Call back at a time."""
        timer = _Timer(when, callback, args, self, context)
        heapq.heappush(self._scheduled, timer)  # type: ignore[attr-defined]  # asyncio's own
        timer._scheduled = True  # type: ignore[attr-defined]  # likewise
        return timer

    def run_in_executor(self, executor: Any, func: Callable[..., T], *args: Any) -> asyncio.Future[T]:  # type: ignore[override]  # noqa: ARG002 - asyncio's signature
        """Run a function at once: a thread would finish whenever the machine lets it."""
        future: asyncio.Future[T] = self.create_future()
        try:
            future.set_result(func(*args))
        except Exception as error:  # noqa: BLE001 - the caller gets it
            future.set_exception(error)
        return future

    def run_until(self, is_done: Callable[[float | None], bool]) -> None:
        """Run until a condition holds before an iteration.

        It is called with the seconds to the next timer: 0 if something is due, None if nothing is planned. This works
        inside another running loop, too, such as Playwright's.
        """
        outer = events._get_running_loop()
        events._set_running_loop(None)
        self._is_done = is_done
        try:
            self.run_forever()
        finally:
            self._is_done = lambda _wait_s: False
            events._set_running_loop(outer)

    def select(self, timeout: float | None) -> list[Any]:
        """Let time pass instead of waiting for files."""
        if self._is_done(timeout):
            self.stop()
        elif timeout is None:
            raise Stuck("nothing is due any more")
        elif timeout > 0:
            self._now, self._still = self._now + timeout, 0
        else:
            self._still += 1
            if self._still > _MAX_STILL:
                raise Stuck("time stands still: work makes work")
        return []

    def _process_events(self, event_list: Any) -> None:
        """Do nothing: there are no files."""

    def _write_to_self(self) -> None:
        """Do nothing: nobody waits."""


def run_virtually(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine to its end in virtual time, as `asyncio.run` does in real time."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(work)
