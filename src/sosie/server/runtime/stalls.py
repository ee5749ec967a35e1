"""The watchdog of the event loop: names each step that everybody waits for.

It counts what a step computes by the CPU time of the loop's thread, which does not depend on how busy the machine is.
A step that computes less and takes as long has waited: for a disk, for another thread, or for a core.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine, Generator
from functools import partial
from typing import Any, Literal, NamedTuple, Protocol, TypeVar, runtime_checkable

T = TypeVar("T")
STALL_S = 0.05
_CPU_EVERY_S = 0.002
"""CPU time costs a system call, so it is read this often; what a step computes is known to within this time."""

Cause = Literal["work", "wait"]
OnStall = Callable[[str, Cause], None]
"""Receives the name and the cause of a stall."""


@runtime_checkable
class Named(Protocol):
    """A subject that is named once its name is needed."""

    @property
    def stall_name(self) -> str:
        """The name."""


class _Start(NamedTuple):
    """The start of a step."""

    at: float = 0.0
    cpu_at: float = 0.0
    cpu: float = 0.0
    """The CPU time of the thread at `cpu_at`, shortly before the step."""
    inner: float = 0.0
    inner_cpu: float = 0.0


_UNWATCHED = _Start()


class Watchdog:
    """Measures the steps of one event loop; a step within a step counts for itself only."""

    def __init__(
        self, now: Callable[[], float] = time.perf_counter, cpu: Callable[[], float] = time.thread_time
    ) -> None:
        self._now, self._cpu = now, cpu
        self._on_stall: OnStall | None = None
        self._cpu_at = self._last_cpu = 0.0
        self._inner = self._inner_cpu = 0.0
        """The time of all stalls so far, which the steps around them are not blamed for."""

    def watch(self, loop: asyncio.AbstractEventLoop, on_stall: OnStall) -> None:
        """Measure all new tasks of a loop, and the steps that call `begin` and `end`."""
        self._on_stall = on_stall
        loop.set_task_factory(self._make_task)

    def begin(self) -> _Start:
        """Start a step."""
        if self._on_stall is None:
            return _UNWATCHED
        now = self._now()
        if now - self._cpu_at >= _CPU_EVERY_S:
            self._cpu_at, self._last_cpu = now, self._cpu()
        return _Start(now, self._cpu_at, self._last_cpu, self._inner, self._inner_cpu)

    def end(self, start: _Start, kind: str, subject: object) -> None:
        """End a step of a kind, and count it if it took too long; the subject names it."""
        if self._on_stall is not None and start is not _UNWATCHED:
            took = self._now() - start.at - (self._inner - start.inner)
            if took >= STALL_S:
                self._count(start, took, f"{kind} {_name(subject)}", self._on_stall)

    def steps(self, work: Coroutine[Any, Any, T], kind: str, subject: object) -> "_Steps[T]":
        """Return an awaitable that runs a coroutine and measures each of its steps."""
        return _Steps(self, work, kind, subject)

    def _count(self, start: _Start, took: float, name: str, on_stall: OnStall) -> None:
        known = start.at - start.cpu_at
        work = self._cpu() - start.cpu - known - (self._inner_cpu - start.inner_cpu)
        self._inner, self._inner_cpu = self._inner + took, self._inner_cpu + max(work, 0.0)
        on_stall(name, "work" if work >= STALL_S else "wait")

    def _make_task(self, loop: asyncio.AbstractEventLoop, work: Any, **options: Any) -> asyncio.Task[Any]:
        return asyncio.Task(_Steps(self, work, "task", work), loop=loop, **options)


WATCHDOG = Watchdog()
"""The watchdog of this process, which has one event loop; it measures nothing until it watches."""


class _Steps(Coroutine[Any, Any, T]):
    """A coroutine whose steps are measured."""

    __slots__ = ("_kind", "_subject", "_watchdog", "_work")

    def __init__(self, watchdog: Watchdog, work: Coroutine[Any, Any, T], kind: str, subject: object) -> None:
        self._watchdog, self._work, self._kind, self._subject = watchdog, work, kind, subject

    def send(self, value: Any) -> Any:
        """Run the next step."""
        start = self._watchdog.begin()
        try:
            return self._work.send(value)
        finally:
            self._watchdog.end(start, self._kind, self._subject)

    def throw(self, *error: Any) -> Any:
        """Run the next step with an exception."""
        start = self._watchdog.begin()
        try:
            return self._work.throw(*error)
        finally:
            self._watchdog.end(start, self._kind, self._subject)

    def close(self) -> None:
        """End the coroutine."""
        self._work.close()

    def __await__(self) -> Generator[Any, Any, T]:
        return self

    def __iter__(self) -> "_Steps[T]":
        return self

    def __next__(self) -> Any:
        return self.send(None)

    def __getattr__(self, name: str) -> Any:
        # Libraries ask a task's coroutine for its frame and its state.
        return getattr(self._work, name)


def _name(subject: object) -> str:
    """Return the name of a subject that has one, a message, an entry, a function or a coroutine."""
    if isinstance(subject, Named):
        return subject.stall_name
    if isinstance(subject, partial):
        return _name(subject.func)
    tag = getattr(getattr(subject, "__struct_config__", None), "tag", None)
    return str(tag or getattr(subject, "__qualname__", None) or type(subject).__qualname__)
