"""A cluster whose processes can be killed, paused and disconnected from each other."""

import asyncio
import os
import shutil
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from tempfile import mkdtemp
from typing import TYPE_CHECKING

import httpx
from nats.aio.client import Client
from nats.errors import Error as NatsError

from chaos.link import Link, LinkState
from chaos.servers import start
from processes import children
from sosie.dev_cluster.cluster import NATS_NODES
from sosie.dev_cluster.nats import LocalNats
from sosie.dev_cluster.postgres import LocalPostgres
from sosie.dev_cluster.processes import free_ports
from waiting import PATIENCE_S

if TYPE_CHECKING:
    from multiprocessing.context import ForkServerProcess

CLOCK_SKEW_S = (0.0, 240.0, -420.0)
"""The clock skew of each server."""
WORKERS = (1, 1, 2)
"""The number of processes that serve tables, of each server."""
SERVERS = len(CLOCK_SKEW_S)


@asynccontextmanager
async def running_cluster(logs: Path | None = None) -> AsyncIterator["ChaosCluster"]:
    """Run a cluster; copy the logs of its servers to a folder at the end, if one is given."""
    folder = Path(mkdtemp(prefix="sosie-chaos-"))
    # PostgreSQL runs as another account if this is root.
    folder.chmod(0o711)
    cluster = ChaosCluster(folder)
    try:
        await cluster.start()
        yield cluster
    finally:
        await cluster.stop()
        if logs is not None:
            for log in folder.glob("*.log"):
                shutil.copy(log, logs)
        shutil.rmtree(folder, ignore_errors=True)


class ChaosCluster:
    """Three NATS servers, PostgreSQL, three Sosie servers, and a link from each server to each NATS server."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.nats = LocalNats(folder, NATS_NODES)
        self.postgres = LocalPostgres(folder / "postgres")
        self.ports = free_ports(SERVERS)
        self.servers: dict[int, ForkServerProcess] = {}
        self._links: dict[int, list[Link]] = {}
        self.store = ""
        self.disconnect_players: Callable[[], None] = lambda: None
        """Breaks the connections of all players, who come back through any server and are redirected."""

    async def start(self) -> None:
        """Start all processes, and wait until the servers are ready."""
        await asyncio.gather(asyncio.to_thread(self.nats.start), asyncio.to_thread(self.postgres.start))
        self.store = await asyncio.to_thread(self.postgres.create_database, "sosie")
        for number in range(SERVERS):
            self._links[number] = [Link(port) for port in self.nats.ports]
            for link in self._links[number]:
                await link.start()
            self.launch(number)
        for number in range(SERVERS):
            await self.wait_for(number)

    async def stop(self) -> None:
        """Stop all processes, also paused ones."""
        for process in self.servers.values():
            process.kill()
            await asyncio.to_thread(process.join)
        for link in [link for links in self._links.values() for link in links]:
            await link.stop()
        await asyncio.to_thread(self.nats.stop)
        await asyncio.to_thread(self.postgres.stop)

    # Servers

    def launch(self, number: int) -> None:
        """Start or restart a server."""
        log = "nats://" + ",".join(f"127.0.0.1:{link.port}" for link in self._links[number])
        data = self._folder / f"server-{number}"
        self.servers[number] = start(data, self.ports[number], log, self.store, CLOCK_SKEW_S[number], WORKERS[number])

    async def wait_for(self, number: int) -> None:
        """Wait until a server is ready; restart it if it exits."""
        async with asyncio.timeout(PATIENCE_S):
            while not await self._is_ready(number):
                if not self.servers[number].is_alive():
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
        await asyncio.to_thread(self.servers[number].join)

    def signal(self, number: int, which: signal.Signals) -> None:
        """Send a signal to a server."""
        pid = self.servers[number].pid
        if pid is not None and self.servers[number].is_alive():
            # A supervisor ends its own processes when it is asked to; nothing else reaches them.
            workers = [] if which == signal.SIGTERM else children(pid)
            for process in (pid, *workers):
                with suppress(ProcessLookupError):
                    os.kill(process, which)

    def kill_worker(self, chance: float) -> None:
        """Kill one process of the server that has several."""
        pid = self.servers[SERVERS - 1].pid
        workers = children(pid) if pid is not None else []
        if workers:
            with suppress(ProcessLookupError):
                os.kill(workers[int(chance * len(workers))], signal.SIGKILL)

    def link(self, number: int, state: LinkState) -> None:
        """Open, cut or stall all links from a server to NATS."""
        for link in self._links[number]:
            link.set_state(state)

    # NATS

    async def kill_nats(self, node: int) -> None:
        """Kill a NATS server."""
        process = self.nats.processes[node]
        process.kill()
        await asyncio.to_thread(process.wait)

    async def launch_nats(self, node: int) -> None:
        """Start a NATS server again."""
        self.nats.launch(node)
        await asyncio.to_thread(self.nats.wait_for, node)

    async def leader(self) -> int:
        """Return the NATS server that leads the first stream."""
        client = Client()
        await client.connect(self.nats.url.removeprefix("nats://").split(","), connect_timeout=2)
        try:
            async with asyncio.timeout(PATIENCE_S):
                while True:
                    with suppress(NatsError):
                        info = await client.jetstream().stream_info("SOSIE-0")
                        if info.cluster is not None and info.cluster.leader:
                            return int(info.cluster.leader.rpartition("-")[2])
                    await asyncio.sleep(0.2)
        finally:
            await client.close()

    # PostgreSQL

    async def stop_postgres(self) -> None:
        """Stop PostgreSQL without waiting for its clients."""
        await asyncio.to_thread(self.postgres.stop)

    async def launch_postgres(self) -> None:
        """Start PostgreSQL again."""
        self.postgres.launch()
        await asyncio.to_thread(self.postgres.wait)
