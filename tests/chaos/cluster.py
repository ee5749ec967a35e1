"""A cluster whose processes can be killed, paused and disconnected from each other."""

import asyncio
import os
import resource
import shutil
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from nats.aio.client import Client
from nats.errors import Error as NatsError

from chaos.dump import entries_in_nats
from chaos.link import Link, LinkState
from chaos.servers import Servers
from processes import children
from sosie.dev_cluster.cluster import NATS_NODES
from sosie.dev_cluster.nats import LocalNats
from sosie.dev_cluster.postgres import LocalPostgres
from sosie.server.log.nats.stream import NatsSettings, read_addresses
from sosie.server.log.shards import SHARDS
from waiting import PATIENCE_S

CLOCK_SKEW_S = (0.0, 240.0, -420.0)
"""The clock skew of each server."""
WORKERS = (1, 1, 2)
"""The number of processes that serve tables, of each server."""


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


class ChaosCluster(Servers):
    """Three NATS servers, PostgreSQL, three Sosie servers, and a link from each server to each NATS server."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, WORKERS)
        for controls, skew_s in zip(self.controls, CLOCK_SKEW_S, strict=True):
            controls.set(skew_s=skew_s)
        self.nats = LocalNats(folder, NATS_NODES)
        self.postgres = LocalPostgres(folder / "postgres")
        self._links: dict[int, list[Link]] = {}

    async def start(self) -> None:
        """Start all processes, and wait until the servers are ready."""
        await asyncio.gather(asyncio.to_thread(self.nats.start), asyncio.to_thread(self.postgres.start))
        self.store = await asyncio.to_thread(self.postgres.create_database, "sosie")
        for number in range(self.count):
            self._links[number] = [Link(port) for port in self.nats.ports]
            for link in self._links[number]:
                await link.start()
            self.launch(number)
        for number in range(self.count):
            await self.wait_for(number)

    async def stop(self) -> None:
        """Stop all processes, also paused ones."""
        await self.kill_all()
        for link in [link for links in self._links.values() for link in links]:
            await link.stop()
        await asyncio.to_thread(self.nats.stop)
        await asyncio.to_thread(self.postgres.stop)

    def settings(self, number: int) -> dict[str, Any]:
        """Return the log, the store and the address of a server."""
        log = "nats://" + ",".join(f"127.0.0.1:{link.port}" for link in self._links[number])
        return {"log": log, "store": self.store, "address": f"http://127.0.0.1:{self.ports[number]}"}

    async def entries(self, table: str) -> list[bytes]:
        """Return the log of a table, as it is now."""
        return await entries_in_nats(NatsSettings(read_addresses(self.nats.url)), table)

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

    async def change_leaders(self) -> None:
        """Let each stream elect another leader."""
        client = Client()
        await client.connect(self.nats.url.removeprefix("nats://").split(","), connect_timeout=2)
        try:
            for shard in range(SHARDS):
                with suppress(NatsError):
                    await client.request(f"$JS.API.STREAM.LEADER.STEPDOWN.SOSIE-{shard}", timeout=2)
        finally:
            await client.close()

    def limit_nats(self, node: int, size: int) -> None:
        """Let no file of a NATS server grow beyond a size, as on a full disk."""
        resource.prlimit(self.nats.processes[node].pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    # PostgreSQL

    def signal_postgres(self, which: signal.Signals) -> None:
        """Send a signal to all processes of PostgreSQL."""
        process = self.postgres.process
        for pid in [process.pid, *children(process.pid)] if process is not None else []:
            with suppress(ProcessLookupError):
                os.kill(pid, which)

    async def stop_postgres(self) -> None:
        """Stop PostgreSQL without waiting for its clients."""
        await asyncio.to_thread(self.postgres.stop)

    async def launch_postgres(self) -> None:
        """Start PostgreSQL again."""
        self.postgres.launch()
        await asyncio.to_thread(self.postgres.wait)
