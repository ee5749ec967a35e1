"""Log backends: files of a single server, or NATS with one or three replicas."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import nats

from benchmarks.live.process import cpu_seconds
from sosie.dev_cluster.nats import LocalNats
from sosie.server.log.embedded.log import EmbeddedLog
from sosie.server.log.interface import Log
from sosie.server.log.nats.log import NatsLog
from sosie.server.log.nats.stream import NatsSettings, list_streams, read_addresses

NAMES = {0: "embedded", 1: "NATS, one replica", 3: "NATS, three replicas"}
"""The name of each backend, by number of replicas."""


@dataclass(frozen=True)
class LogBackend:
    """A log backend: its storage, and the processes that run it."""

    folder: Path
    url: str = ""
    processes: tuple[int, ...] = ()

    def new_log(self) -> Log:
        """Return a log with this backend."""
        return NatsLog(NatsSettings(read_addresses(self.url))) if self.url else EmbeddedLog(self.folder / "log")

    async def written(self) -> tuple[int, int]:
        """Return the number of entries in NATS, and their bytes on one disk."""
        if not self.url:
            return 0, 0
        client = await nats.connect(list(read_addresses(self.url)))
        states = [info.state for info in await list_streams(client, NatsSettings(read_addresses(self.url)))]
        await client.close()
        return sum(state.last_seq for state in states), sum(state.bytes for state in states)

    @property
    def cpu_seconds(self) -> float:
        """The CPU time of those processes."""
        return sum(map(cpu_seconds, self.processes))


@contextmanager
def log_backend(replicas: int) -> Iterator[LogBackend]:
    """Run a NATS server for each replica, each with its own files; none for the embedded log."""
    with TemporaryDirectory() as temporary:
        folder = Path(temporary)
        if replicas == 0:
            yield LogBackend(folder)
            return
        servers = LocalNats(folder, replicas)
        try:
            servers.start()
            yield LogBackend(folder, servers.url, tuple(process.pid for process in servers.processes.values()))
        finally:
            servers.stop()
