"""Server processes whose clocks and disks can be disturbed, forked from a preloaded process for fast restarts."""

import asyncio
import multiprocessing
import os
import resource
import signal
import struct
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from mmap import mmap
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx

from processes import children
from sosie.dev_cluster.processes import free_ports
from sosie.server.config import Config, Limits
from sosie.server.log.embedded import segments
from sosie.server.log.nats import log as nats_log  # noqa: F401 - preloads it
from sosie.server.observe.logging import set_up
from sosie.server.serve import listen, serve
from sosie.table.due import Pace
from waiting import PATIENCE_S

if TYPE_CHECKING:
    from multiprocessing.context import ForkServerProcess

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


class Controls:
    """The faults of a server's clock and disk, in a file that all its processes map into memory."""

    _FORM = struct.Struct("dd")

    def __init__(self, file: Path) -> None:
        if not file.exists():
            file.write_bytes(bytes(self._FORM.size))
        with file.open("r+b") as opened:
            self._memory = mmap(opened.fileno(), self._FORM.size)

    @property
    def skew_s(self) -> float:
        """The lead of the wall clock."""
        return float(self._FORM.unpack(self._memory)[0])

    @property
    def write_s(self) -> float:
        """The duration of each write to the log."""
        return float(self._FORM.unpack(self._memory)[1])

    def set(self, *, skew_s: float | None = None, write_s: float | None = None) -> None:
        """Change some of it."""
        new = self.skew_s if skew_s is None else skew_s, self.write_s if write_s is None else write_s
        self._memory[:] = self._FORM.pack(*new)


class Servers:
    """Servers that can be killed, paused and disturbed; subclasses know their logs and stores."""

    def __init__(self, folder: Path, workers: Sequence[int]) -> None:
        self.folder, self._workers = folder, workers
        self.ports = free_ports(len(workers))
        self.processes: dict[int, ForkServerProcess] = {}
        self.controls = [Controls(folder / f"controls-{number}") for number in range(len(workers))]
        self.store = ""
        self.disconnect_players: Callable[[], None] = lambda: None
        """Breaks the connections of all players, who come back through any server and are redirected."""

    @property
    def count(self) -> int:
        """The number of servers."""
        return len(self.ports)

    def settings(self, number: int) -> dict[str, Any]:
        """Return the settings of a server beside its port, its folder and its number of processes."""
        raise NotImplementedError

    async def entries(self, table: str) -> list[bytes]:
        """Return the log of a table, as it is now."""
        raise NotImplementedError

    def launch(self, number: int) -> None:
        """Start or restart a server."""
        config = Config(
            port=self.ports[number],
            workers=self._workers[number],
            data=self.folder / f"server-{number}",
            limits=_LIMITS,
            pace=PACE,
            **self.settings(number),
        )
        controls = self.folder / f"controls-{number}"
        process = self.processes[number] = _FORK.Process(target=_run, args=(config, controls), daemon=True)
        process.start()

    async def wait_for(self, number: int) -> None:
        """Wait until a server is ready; restart it if it exits."""
        async with asyncio.timeout(PATIENCE_S):
            while not await self._is_ready(number):
                if not self.processes[number].is_alive():
                    # It exits if the log or the store stays unreachable, and is restarted as by systemd.
                    self.launch(number)
                await asyncio.sleep(0.1)

    async def _is_ready(self, number: int) -> bool:
        """Tell whether the health check of a server succeeds; it listens before it is ready."""
        with suppress(httpx.HTTPError):
            async with httpx.AsyncClient(trust_env=False, timeout=2) as http:
                return (await http.get(f"http://127.0.0.1:{self.ports[number]}/api/health")).is_success
        return False

    async def end(self, number: int, by: signal.Signals) -> None:
        """End a server, and wait for its exit."""
        self.signal(number, by)
        await asyncio.to_thread(self.processes[number].join)

    def signal(self, number: int, which: signal.Signals) -> None:
        """Send a signal to a server."""
        # A supervisor ends its own processes when it is asked to; nothing else reaches them.
        pids = self._pids(number)
        for pid in pids[:1] if which == signal.SIGTERM else pids:
            with suppress(ProcessLookupError):
                os.kill(pid, which)

    def kill_worker(self, chance: float) -> None:
        """Kill one process of the last server, which has several."""
        workers = self._pids(self.count - 1)[1:]
        if workers:
            with suppress(ProcessLookupError):
                os.kill(workers[int(chance * len(workers))], signal.SIGKILL)

    def limit_files(self, number: int, size: int) -> None:
        """Let no file of a server grow beyond a size, as on a full disk."""
        for pid in self._pids(number):
            with suppress(ProcessLookupError):
                resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def _pids(self, number: int) -> list[int]:
        """Return the ids of the processes of a server that runs, its supervisor first."""
        pid = self.processes[number].pid
        return [pid, *children(pid)] if pid is not None and self.processes[number].is_alive() else []

    async def kill_all(self) -> None:
        """Kill all servers, also paused ones."""
        for process in self.processes.values():
            process.kill()
            await asyncio.to_thread(process.join)


def _run(config: Config, controls: Path) -> None:
    threading.Thread(target=_end_with_parent, daemon=True).start()
    _disturb(Controls(controls))
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


def _disturb(controls: Controls) -> None:
    """Let the wall clock and the log's disk of this process do what the controls say."""
    now, now_ns, write, sync = time.time, time.time_ns, os.pwrite, segments._sync

    def slow_write(file: int, data: Any, offset: int) -> int:
        time.sleep(controls.write_s)
        return write(file, data, offset)

    def slow_sync(file: int) -> None:
        time.sleep(controls.write_s)
        sync(file)

    time.time = lambda: now() + controls.skew_s
    time.time_ns = lambda: now_ns() + round(controls.skew_s * 1e9)
    os.pwrite, segments._sync = slow_write, slow_sync
