"""The ways to keep the log: in files of a server that is alone, or in NATS, once or three times."""

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
from sosie.server.log.nats.stream import NatsSettings, read_addresses

NAMES = {0: "embedded", 1: "NATS, one replica", 3: "NATS, three replicas"}
"""What each way is called, by the number of replicas."""


@dataclass(frozen=True)
class Keeping:
    """Where a log is kept, and by which processes besides the server's own."""

    folder: Path
    url: str = ""
    processes: tuple[int, ...] = ()

    def new_log(self) -> Log:
        """Return a log that is kept there."""
        return NatsLog(NatsSettings(read_addresses(self.url))) if self.url else EmbeddedLog(self.folder / "log")

    async def written(self) -> tuple[int, int]:
        """Return how many entries NATS has taken, and how many bytes they are on one disk."""
        if not self.url:
            return 0, 0
        client = await nats.connect(list(read_addresses(self.url)))
        state = (await client.jetstream().stream_info("SOSIE")).state
        await client.close()
        return state.last_seq, state.bytes

    @property
    def cpu_seconds(self) -> float:
        """How long those processes have been computing."""
        return sum(map(cpu_seconds, self.processes))


@contextmanager
def keeping(replicas: int) -> Iterator[Keeping]:
    """Run as many NATS servers as there are to be replicas, each with files of its own; none for the embedded log."""
    with TemporaryDirectory() as temporary:
        folder = Path(temporary)
        if replicas == 0:
            yield Keeping(folder)
            return
        servers = LocalNats(folder, replicas)
        try:
            servers.start()
            yield Keeping(folder, servers.url, tuple(process.pid for process in servers.processes.values()))
        finally:
            servers.stop()
