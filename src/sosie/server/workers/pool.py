"""A pool of worker processes for slow jobs and untrusted input, with limits and without the server's secrets."""

import asyncio
import logging
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from http import HTTPStatus
from typing import Any, Protocol, TypeVar, get_type_hints

import msgspec

from sosie.server.access.refusal import Refusal
from sosie.server.observe.logging import format_in_use
from sosie.server.observe.request_id import REQUEST
from sosie.server.workers.fair_queue import FairQueue
from sosie.server.workers.job import Answer, Job, Lane
from sosie.server.workers.main import LOG_FORMAT, SIZE

R = TypeVar("R")

_MAX_ANSWER_BYTES = 200_000_000
_MAX_IDLE_GROUPED = 2
"""Idle workers that wait for further jobs of their draft; each takes 100 MB."""
_IDLE_S = 60.0
_MAX_STUDIO_WORKERS = 2
_MAX_GAME_WORKERS = 2
# The locations of Python, its libraries and the card cache. Workers do not inherit URLs of stores, passwords or tokens.
_INHERITED = frozenset({
    "PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TMPDIR", "LD_LIBRARY_PATH", "PYTHONPATH", "PYTHONHOME",
    "SOSIE_CACHE", "XDG_CACHE_HOME",
})  # fmt: skip
# One thread for each core would reserve gigabytes of a worker's limited address space.
_THREADS = {"OPENBLAS_NUM_THREADS": "1", "RAYON_NUM_THREADS": "2"}
_logger = logging.getLogger("sosie.workers")


class JobRunner(Protocol):
    """Runs jobs in worker processes, of this process or of another one of the server."""

    async def run(self, job: Job[R], address: str = "") -> R:
        """Run a job in a worker process, for a client at an address."""


class WorkerPool:
    """Runs a few jobs at once; the others wait in a fair queue."""

    def __init__(
        self,
        at_once: int = 1,
        waiting_each: int = 8,
        waiting: int = 64,
        longest_s: float = 120.0,
        lane: Lane = "usual",
    ) -> None:
        self._queue, self._longest_s, self._lane = FairQueue(at_once, waiting_each, waiting), longest_s, lane
        self._idle: list[_Worker] = []
        self._workers: set[_Worker] = set()

    async def run(self, job: Job[R], address: str = "") -> R:
        """Run a job in a worker process, for a client at an address."""
        result: R = msgspec.msgpack.decode(await self.run_encoded(job, address), type=result_type(job))
        return result

    async def run_encoded(self, job: Job[Any], address: str = "") -> bytes:
        """Run a job, and return its result as the worker process has encoded it."""
        async with self._queue.slot(address):
            try:
                encoded = await self._run(job)
            except _WorkerDied:
                # A reused worker may have died of an earlier job, so retry in a new one.
                if job.isolated:
                    raise
                encoded = await self._run(job, new=True)
        answer = msgspec.msgpack.decode(encoded, type=Answer)
        if answer.code:
            raise Refusal(HTTPStatus.BAD_REQUEST, answer.code, answer.text)
        return answer.result

    async def close(self) -> None:
        """Kill all workers."""
        for worker in tuple(self._workers):
            await self._discard(worker)

    async def _run(self, job: Job[Any], *, new: bool = False) -> bytes:
        worker = (None if new else self._take_idle(job)) or await self._start(job.group)
        try:
            async with asyncio.timeout(self._longest_s):
                answer = await worker.call(msgspec.msgpack.encode((REQUEST.get(), job)))
        except TimeoutError:
            await self._discard(worker)
            raise Refusal(HTTPStatus.SERVICE_UNAVAILABLE, "took-too-long", "this took too long", 60) from None
        except (asyncio.IncompleteReadError, ConnectionError):
            raise _failure(await self._discard(worker), job) from None
        except BaseException:
            await self._discard(worker)
            raise
        if job.isolated:
            await self._discard(worker)
        else:
            await self._keep(worker)
        return answer

    def _take_idle(self, job: Job[Any]) -> "_Worker | None":
        """Return an idle worker that has run jobs of this group only."""
        fitting = [] if job.isolated else [worker for worker in self._idle if worker.group == job.group]
        if not fitting:
            return None
        self._idle.remove(fitting[-1])
        fitting[-1].stay()
        return fitting[-1]

    async def _keep(self, worker: "_Worker") -> None:
        """Keep a worker for further jobs; one with a group only for a while, and only a few of them."""
        self._idle.append(worker)
        if worker.group:
            worker.leave_after(_IDLE_S, lambda: self._forget(worker))
            grouped = [idle for idle in self._idle if idle.group]
            for oldest in grouped[:-_MAX_IDLE_GROUPED]:
                self._idle.remove(oldest)
                await self._discard(oldest)

    def _forget(self, worker: "_Worker") -> None:
        self._idle.remove(worker)
        self._workers.discard(worker)

    async def _start(self, group: str) -> "_Worker":
        worker = _Worker(
            await asyncio.create_subprocess_exec(
                sys.executable, "-m", "sosie.server.workers.main", self._lane,
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, start_new_session=True,
                env={name: value for name, value in os.environ.items() if name in _INHERITED}
                | _THREADS
                | {LOG_FORMAT: format_in_use()},
            ),
            group,
        )  # fmt: skip
        self._workers.add(worker)
        return worker

    async def _discard(self, worker: "_Worker") -> int:
        """Kill a worker and return its exit status."""
        worker.stay()
        worker.kill()
        self._workers.discard(worker)
        return await worker.process.wait()


class WorkerPools:
    """The pools of all lanes."""

    def __init__(self) -> None:
        # Thirty phones behind one address send their pictures at once.
        cores = os.cpu_count() or 1
        self._pools: dict[Lane, WorkerPool] = {
            "usual": WorkerPool(),
            "studio": WorkerPool(min(cores, _MAX_STUDIO_WORKERS), waiting_each=128, waiting=512, lane="studio"),
            # Twenty events behind one address may ask for their plans at once.
            "games": WorkerPool(min(cores, _MAX_GAME_WORKERS), waiting_each=32, waiting=256, lane="games"),
        }

    async def run(self, job: Job[R], address: str = "") -> R:
        """Run a job in a worker process of its pool, for a client at an address."""
        return await self._pools[job.lane].run(job, address)

    async def run_encoded(self, job: Job[Any], address: str = "") -> bytes:
        """Run a job, and return its result as the worker process has encoded it."""
        return await self._pools[job.lane].run_encoded(job, address)

    async def close(self) -> None:
        """Kill all workers."""
        for pool in self._pools.values():
            await pool.close()


class _Worker:
    """A handle to a worker process."""

    def __init__(self, process: asyncio.subprocess.Process, group: str) -> None:
        self.process, self.group = process, group
        self._timer: asyncio.TimerHandle | None = None

    def leave_after(self, seconds: float, on_leave: Callable[[], None]) -> None:
        """Kill the process after a while of idleness, unless it stays."""

        def leave() -> None:
            on_leave()
            self.kill()

        self._timer = asyncio.get_running_loop().call_later(seconds, leave)

    def stay(self) -> None:
        """Cancel the end of idleness."""
        if self._timer is not None:
            self._timer.cancel()

    async def call(self, job: bytes) -> bytes:
        """Send a job and wait for the answer."""
        if self.process.stdin is None or self.process.stdout is None:
            raise ConnectionError
        self.process.stdin.write(SIZE.pack(len(job)) + job)
        await self.process.stdin.drain()
        (size,) = SIZE.unpack(await self.process.stdout.readexactly(SIZE.size))
        if size > _MAX_ANSWER_BYTES:
            raise ConnectionError
        return await self.process.stdout.readexactly(size)

    def kill(self) -> None:
        """Kill the process group of the worker."""
        if self.process.returncode is not None:
            return
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)


class _WorkerDied(Refusal):
    """The refusal of a job whose worker died."""

    def __init__(self) -> None:
        super().__init__(HTTPStatus.SERVICE_UNAVAILABLE, "failed", "the server failed at this; try again later")


def _failure(status: int, job: Job[Any]) -> Refusal:
    _logger.error("%s: the worker died with status %s", type(job).__name__, status)
    if status == -signal.SIGXCPU:
        return Refusal(
            HTTPStatus.BAD_REQUEST,
            "too-complicated",
            f"this needs more than {job.cpu_s} seconds of CPU time{job.advice}",
        )
    return _WorkerDied()


def result_type(job: Job[Any]) -> Any:
    """Return the type of a job's result."""
    return get_type_hints(type(job).run)["return"]
