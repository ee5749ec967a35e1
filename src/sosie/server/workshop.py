"""Errands that take long or handle what strangers have sent: each in a process of its own, which can be ended."""

import asyncio
import logging
import os
import pickle
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from http import HTTPStatus
from typing import TypeVar

from sosie.server.problems import Refusal

T = TypeVar("T")

_logger = logging.getLogger("sosie.workshop")


class Workshop:
    """Runs a few errands at once; a few more may wait, and others are told to come back."""

    def __init__(self, at_once: int = 1, waiting: int = 8, longest_s: float = 120.0) -> None:
        self._places, self._most, self._longest_s = asyncio.Semaphore(at_once), at_once + waiting, longest_s
        self._errands = 0
        self._running: set[asyncio.subprocess.Process] = set()

    async def run(self, function: Callable[..., T], *arguments: object) -> T:
        """Call a function elsewhere; what it refuses is refused here."""
        if self._errands >= self._most:
            raise Refusal(HTTPStatus.SERVICE_UNAVAILABLE, "busy", "too much is being made right now; try again", 10)
        self._errands += 1
        try:
            async with self._places:
                return await self._run(pickle.dumps((function, arguments)))
        finally:
            self._errands -= 1

    def close(self) -> None:
        """End what is running."""
        for process in self._running:
            _end(process)

    async def _run(self, errand: bytes) -> T:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "sosie.server.errand",
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, start_new_session=True,
        )  # fmt: skip
        self._running.add(process)
        try:
            async with asyncio.timeout(self._longest_s):
                answer, _ = await process.communicate(errand)
        except TimeoutError:
            raise Refusal(HTTPStatus.SERVICE_UNAVAILABLE, "took-too-long", "this took too long to make", 60) from None
        finally:
            self._running.discard(process)
            _end(process)
            await process.wait()
        if process.returncode != 0:
            _logger.error("an errand failed with status %s", process.returncode)
            raise Refusal(HTTPStatus.SERVICE_UNAVAILABLE, "failed", "this could not be made")
        # It comes from this program's own child.
        done, value = pickle.loads(answer)  # noqa: S301
        if not done:
            raise value
        result: T = value
        return result


def _end(process: asyncio.subprocess.Process) -> None:
    """End a process and those that it has started."""
    if process.returncode is not None:
        return
    with suppress(ProcessLookupError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
