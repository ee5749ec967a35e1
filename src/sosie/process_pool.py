"""A pool of processes that leaves Ctrl-C to the main process."""

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager


@contextmanager
def process_pool(workers: int, prepare: Callable[[], object] | None = None) -> Iterator[ProcessPoolExecutor]:
    """Yield a pool whose processes call `prepare` first, and cancel its pending tasks in the end."""
    pool = ProcessPoolExecutor(workers, initializer=_begin, initargs=(prepare,))
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _begin(prepare: Callable[[], object] | None) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if prepare is not None:
        prepare()
