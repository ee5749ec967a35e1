"""A cluster whose parts can be killed, paused and cut off from each other while people play."""

import asyncio
import os
import shutil
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from tempfile import mkdtemp
from typing import TYPE_CHECKING

import httpx
from nats.aio.client import Client
from nats.errors import Error as NatsError

from chaos.link import Link, Way
from chaos.servers import start
from sosie.dev_cluster.cluster import NATS_NODES
from sosie.dev_cluster.nats import LocalNats
from sosie.dev_cluster.postgres import LocalPostgres
from sosie.dev_cluster.processes import free_ports

if TYPE_CHECKING:
    from multiprocessing.context import ForkServerProcess

AHEAD_S = (0.0, 240.0, -420.0)
"""How far the clock of each server is ahead."""
SERVERS = len(AHEAD_S)
_PATIENCE_S = 60.0


@asynccontextmanager
async def staged(journals: Path | None = None) -> AsyncIterator["Stage"]:
    """Set a stage until the end; what its servers wrote down is then in a folder, if there is one for it."""
    folder = Path(mkdtemp(prefix="sosie-chaos-"))
    # PostgreSQL runs as somebody else where this is root.
    folder.chmod(0o711)
    stage = Stage(folder)
    try:
        await stage.start()
        yield stage
    finally:
        await stage.stop()
        if journals is not None:
            for journal in folder.glob("*.log"):
                shutil.copy(journal, journals)
        shutil.rmtree(folder, ignore_errors=True)


class Stage:
    """Three NATS servers, PostgreSQL, three servers, and links between each server and each NATS."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.nats = LocalNats(folder, NATS_NODES)
        self.postgres = LocalPostgres(folder / "postgres")
        self.ports = free_ports(SERVERS)
        self.servers: dict[int, ForkServerProcess] = {}
        self._links: dict[int, list[Link]] = {}
        self.store = ""

    async def start(self) -> None:
        """Start everything, and wait until all servers let people in."""
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
        """Stop everything, paused or not."""
        for process in self.servers.values():
            process.kill()
            await asyncio.to_thread(process.join)
        for link in [link for links in self._links.values() for link in links]:
            await link.stop()
        await asyncio.to_thread(self.nats.stop)
        await asyncio.to_thread(self.postgres.stop)

    # Servers

    def launch(self, number: int) -> None:
        """Start a server, perhaps again."""
        log = "nats://" + ",".join(f"127.0.0.1:{link.port}" for link in self._links[number])
        data = self._folder / f"server-{number}"
        self.servers[number] = start(data, self.ports[number], log, self.store, AHEAD_S[number])

    async def wait_for(self, number: int) -> None:
        """Wait until a server lets people in."""
        async with asyncio.timeout(_PATIENCE_S):
            while not await self._is_ready(number):
                if not self.servers[number].is_alive():
                    # It gives up on a log or a store that stays away, and is started again, as systemd would.
                    self.launch(number)
                await asyncio.sleep(0.1)

    async def _is_ready(self, number: int) -> bool:
        """Tell whether a server says that it is ready; it listens before it is."""
        with suppress(httpx.HTTPError):
            async with httpx.AsyncClient(trust_env=False, timeout=2) as http:
                return (await http.get(f"http://127.0.0.1:{self.ports[number]}/api/health")).is_success
        return False

    async def end(self, number: int, by: signal.Signals) -> None:
        """End a server, and wait until it has."""
        self.signal(number, by)
        await asyncio.to_thread(self.servers[number].join)

    def signal(self, number: int, which: signal.Signals) -> None:
        """Send a signal to a server."""
        pid = self.servers[number].pid
        if pid is not None and self.servers[number].is_alive():
            os.kill(pid, which)

    def link(self, number: int, way: Way) -> None:
        """Open, cut or stall what leads from a server to all of NATS."""
        for link in self._links[number]:
            link.become(way)

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
        """Return the NATS server that leads the stream."""
        client = Client()
        await client.connect(self.nats.url.removeprefix("nats://").split(","), connect_timeout=2)
        try:
            async with asyncio.timeout(_PATIENCE_S):
                while True:
                    with suppress(NatsError):
                        info = await client.jetstream().stream_info("SOSIE")
                        if info.cluster is not None and info.cluster.leader:
                            return int(info.cluster.leader.rpartition("-")[2])
                    await asyncio.sleep(0.2)
        finally:
            await client.close()

    # PostgreSQL

    async def stop_postgres(self) -> None:
        """Stop PostgreSQL without a word to who is connected."""
        await asyncio.to_thread(self.postgres.stop)

    async def launch_postgres(self) -> None:
        """Start PostgreSQL again."""
        self.postgres.launch()
        await asyncio.to_thread(self.postgres.wait)
