"""Servers with clocks of their own, forked from a process with everything imported: back at once after a kill."""

import multiprocessing
import os
import sys
import threading
import time
from multiprocessing.context import ForkServerProcess
from pathlib import Path

from sosie.server.config import Config, Limits
from sosie.server.log.nats import log as nats_log  # noqa: F401 - so that it is loaded once for all
from sosie.server.logging import set_up
from sosie.server.serve import listen, serve
from sosie.table.due import Pace

_FORK = multiprocessing.get_context("forkserver")
_FORK.set_forkserver_preload([__name__])
# All players come from one address, again and again.
_LIMITS = Limits(
    connections_an_address=10_000,
    http_connections_an_address=10_000,
    tables_an_address=100_000,
    lookups_burst=100_000,
    posts_burst=100_000,
)
PACE = Pace(deal_ms=300, host_away_ms=4000)


def start(folder: Path, port: int, log: str, store: str, ahead_s: float) -> ForkServerProcess:
    """Start a server at a port, whose clock is so many seconds ahead of all others'."""
    config = Config(port=port, data=folder, log=log, store=store, limits=_LIMITS, pace=PACE)
    process = _FORK.Process(target=_run, args=(config, ahead_s), daemon=True)
    process.start()
    return process


def _run(config: Config, ahead_s: float) -> None:
    threading.Thread(target=_end_with_parent, daemon=True).start()
    _set_clock(ahead_s)
    with config.data.with_suffix(".log").open("a") as journal:
        for stream in (sys.stdout, sys.stderr):
            os.dup2(journal.fileno(), stream.fileno())
    set_up("json")
    serve(config, listen("127.0.0.1", config.port))


def _end_with_parent() -> None:
    """End when the process is gone that wanted this server, however that came about."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _set_clock(ahead_s: float) -> None:
    """Let the time of day be another one for all that this process does from now on."""
    now, now_ns = time.time, time.time_ns
    time.time = lambda: now() + ahead_s
    time.time_ns = lambda: now_ns() + round(ahead_s * 1e9)
