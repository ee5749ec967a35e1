"""Server processes with skewed clocks, forked from a preloaded process for fast restarts."""

import multiprocessing
import os
import sys
import threading
import time
from multiprocessing.context import ForkServerProcess
from pathlib import Path

from sosie.server.config import Config, Limits
from sosie.server.log.nats import log as nats_log  # noqa: F401 - preloads it
from sosie.server.logging import set_up
from sosie.server.serve import listen, serve
from sosie.table.due import Pace

_FORK = multiprocessing.get_context("forkserver")
_FORK.set_forkserver_preload([__name__])
# All players connect from one address, again and again.
_LIMITS = Limits(
    connections_an_address=10_000,
    http_connections_an_address=10_000,
    tables_an_address=100_000,
    lookups_burst=100_000,
    posts_burst=100_000,
)
PACE = Pace(deal_ms=300, host_away_ms=4000)


def start(folder: Path, port: int, log: str, store: str, skew_s: float, workers: int) -> ForkServerProcess:
    """Start a server at a port with a skewed clock and a number of processes."""
    address = f"http://127.0.0.1:{port}"
    config = Config(
        port=port, workers=workers, data=folder, log=log, store=store, address=address, limits=_LIMITS, pace=PACE
    )
    process = _FORK.Process(target=_run, args=(config, skew_s), daemon=True)
    process.start()
    return process


def _run(config: Config, skew_s: float) -> None:
    threading.Thread(target=_end_with_parent, daemon=True).start()
    _set_clock(skew_s)
    with config.data.with_suffix(".log").open("a") as log:
        for stream in (sys.stdout, sys.stderr):
            os.dup2(log.fileno(), stream.fileno())
    set_up("json")
    serve(config, listen("127.0.0.1", config.port))


def _end_with_parent() -> None:
    """Exit when the parent process ends."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _set_clock(skew_s: float) -> None:
    """Skew the wall clock of this process."""
    now, now_ns = time.time, time.time_ns
    time.time = lambda: now() + skew_s
    time.time_ns = lambda: now_ns() + round(skew_s * 1e9)
