"""Simulations on all cores."""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, as_completed, wait
from pathlib import Path

from sosie.bots.simulate import Request, Tally, simulate

_GAMES_AT_A_TIME = 20
_AHEAD = 4
"""So many tasks for each worker wait for it, so that none waits for a task."""


def simulate_on_all_cores(request: Request, *, workers: int | None = None, save: Path | None = None) -> Iterator[Tally]:
    """Play all the games of a request, and yield a tally for every few of them, as they are done.

    Whoever stops asking, because of a Ctrl-C for one, has the games that are done.
    """
    batches = [range(n, min(n + _GAMES_AT_A_TIME, request.count)) for n in range(0, request.count, _GAMES_AT_A_TIME)]
    workers = min(workers or os.cpu_count() or 1, len(batches))
    if workers <= 1:
        yield from (simulate(request, batch, save) for batch in batches)
        return
    pool = ProcessPoolExecutor(workers, initializer=_ignore_interrupts)
    given: set[Future[Tally]] = set()
    try:
        for batch in batches:
            # Few at a time: a Ctrl-C while a task is handed over may leave a lock of the pool behind.
            while len(given) >= _AHEAD * workers:
                done, given = wait(given, return_when=FIRST_COMPLETED)
                yield from (task.result() for task in done)
            given.add(pool.submit(simulate, request, batch, save))
        yield from (task.result() for task in as_completed(given))
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _ignore_interrupts() -> None:
    """Leave a Ctrl-C to the main process, which knows what to do with what is done."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
