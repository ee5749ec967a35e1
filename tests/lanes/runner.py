"""Runs lanes side by side, each as soon as there is room and the lanes that it needs have passed."""

import asyncio
import contextlib
import os
import signal
import time
from asyncio.subprocess import PIPE, STDOUT, Process
from collections.abc import Callable, Sequence
from pathlib import Path

from lanes.lane import Lane, Outcome, Result, outcome_of

ROOT = Path(__file__).parents[2]
_HAS_GROUPS = os.name == "posix"
_PATIENCE_S = 10
"""The time that a stopped command has to end by itself."""


class Runner:
    """One run of several lanes."""

    def __init__(self, lanes: Sequence[Lane], abreast: int, report: Callable[[Result], None]) -> None:
        self._waiting = list(lanes)
        self._abreast = abreast
        self._report = report
        self._running = dict[asyncio.Task[Result], Lane]()
        self._results = dict[str, Result]()
        self._order = [lane.name for lane in lanes]

    async def run(self) -> list[Result]:
        """Run all lanes, and return their results in the order of the lanes."""
        try:
            while self._start_ready():
                done, _ = await asyncio.wait(self._running, return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    del self._running[task]
                    self._finish(task.result())
        finally:
            await self._stop_running()
        return [self._results[name] for name in self._order]

    def _start_ready(self) -> bool:
        """Start lanes while there is room; return whether any lane runs."""
        for lane in list(self._waiting):
            needed = [self._results.get(name) for name in lane.needs]
            if any(result and result.is_bad for result in needed):
                self._waiting.remove(lane)
                self._finish(Result(lane, Outcome.NOT_RUN))
            elif len(self._running) < self._abreast and all(needed):
                self._waiting.remove(lane)
                self._running[asyncio.create_task(run_lane(lane))] = lane
        return bool(self._running)

    def _finish(self, result: Result) -> None:
        """Keep and report a result; after the failure of a gate, nothing else starts or goes on."""
        self._results[result.lane.name] = result
        self._report(result)
        if result.is_bad and result.lane.is_gate:
            for lane in self._waiting:
                self._results[lane.name] = Result(lane, Outcome.NOT_RUN)
            self._waiting.clear()
            for task in self._running:
                task.cancel()

    async def _stop_running(self) -> None:
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)


async def run_lane(lane: Lane) -> Result:
    """Run all commands of a lane, also after one of them has failed."""
    start = time.monotonic()
    output, statuses = [], list[int]()
    for command in lane.commands:
        process = await _start(command, lane)
        try:
            printed, _ = await process.communicate()
        except asyncio.CancelledError:
            await _stop(process)
            return Result(lane, Outcome.STOPPED, time.monotonic() - start)
        output.append(f"$ {' '.join(command)}\n{printed.decode(errors='replace')}")
        statuses.append(process.returncode or 0)
    return Result(lane, outcome_of(statuses), time.monotonic() - start, "".join(output))


async def _start(command: Sequence[str], lane: Lane) -> Process:
    # In a group of its own, so that all of its descendants can be stopped.
    environment = {**os.environ, **lane.environment}
    return await asyncio.create_subprocess_exec(
        *command, cwd=ROOT, stdout=PIPE, stderr=STDOUT, env=environment, start_new_session=_HAS_GROUPS
    )


async def _stop(process: Process) -> None:
    """End a command and its descendants."""
    _signal(process, signal.SIGTERM)
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(process.wait(), _PATIENCE_S)
    if _HAS_GROUPS:
        _signal(process, signal.SIGKILL)


def _signal(process: Process, number: signal.Signals) -> None:
    with contextlib.suppress(ProcessLookupError):
        if _HAS_GROUPS:
            os.killpg(process.pid, number)
        else:
            process.terminate()
