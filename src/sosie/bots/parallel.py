"""Simulations on all cores."""

import os
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, as_completed, wait
from functools import partial
from pathlib import Path

from sosie.bots.simulate import Request, Tally, simulate
from sosie.plugins import load_games, loaded_files
from sosie.process_pool import process_pool

_GAMES_AT_A_TIME = 20
_AHEAD = 4
"""Queued tasks per worker, so that no worker is idle."""


def simulate_on_all_cores(request: Request, *, workers: int | None = None, save: Path | None = None) -> Iterator[Tally]:
    """Play all games of a request, and yield a tally for each finished batch.

    A caller that stops early, for example on Ctrl-C, has the tallies of the finished batches.
    """
    batches = [range(n, min(n + _GAMES_AT_A_TIME, request.count)) for n in range(0, request.count, _GAMES_AT_A_TIME)]
    workers = min(workers or os.cpu_count() or 1, len(batches))
    if workers <= 1:
        yield from (simulate(request, batch, save) for batch in batches)
        return
    pending: set[Future[Tally]] = set()
    with process_pool(workers, partial(load_games, loaded_files())) as pool:
        for batch in batches:
            # Few at a time: Ctrl-C during a submit may leave a lock of the pool held.
            while len(pending) >= _AHEAD * workers:
                done, pending = wait(pending, return_when=FIRST_COMPLETED)
                yield from (task.result() for task in done)
            pending.add(pool.submit(simulate, request, batch, save))
        yield from (task.result() for task in as_completed(pending))
