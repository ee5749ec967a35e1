"""One task for all callers that want the same thing at the same time."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Generic, TypeVar

T = TypeVar("T")


class SingleFlight(Generic[T]):
    """Shares the task of each key; a caller that is cancelled leaves it to the others."""

    def __init__(self, work: Callable[[str], Awaitable[T]]) -> None:
        self._work = work
        self._running: dict[str, asyncio.Task[T]] = {}

    async def result(self, key: str) -> T:
        """Return the result for a key, of the task that is running or of a new one."""
        task = self._running.get(key)
        if task is None:
            task = self._running[key] = asyncio.create_task(self._run(key))
            task.add_done_callback(partial(self._done, key))
        return await asyncio.shield(task)

    async def _run(self, key: str) -> T:
        return await self._work(key)

    def _done(self, key: str, task: asyncio.Task[T]) -> None:
        del self._running[key]
        if not task.cancelled():
            # A failure that nobody waits for any longer is no defect.
            task.exception()
