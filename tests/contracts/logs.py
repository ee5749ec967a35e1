"""All log implementations, and a listener that records its entries."""

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

from simulation.network import Net
from simulation.simulated_log import LogStore, SimulatedLog
from sosie.dev_cluster.nats import LocalNats
from sosie.server.log.embedded.log import EmbeddedLog
from sosie.server.log.interface import Log
from sosie.server.log.nats.log import NatsLog
from sosie.server.log.nats.stream import NatsSettings, read_addresses
from waiting import PATIENCE_S

MakeLog = Callable[[Path], Log]
"""Opens the log of a folder; a second log on the same folder, opened later, has the same entries."""

EMBEDDED: dict[str, MakeLog] = {
    "embedded": EmbeddedLog,
    "embedded-durable": lambda folder: EmbeddedLog(folder, durable=True),
    "embedded-tiny-segments": lambda folder: EmbeddedLog(folder, segment_bytes=256),
}
_stores: dict[Path, LogStore] = {}


def simulated_log(folder: Path) -> SimulatedLog:
    """Return a log of the simulated world, with the entries that an earlier one of this folder has stored."""
    return SimulatedLog(_stores.setdefault(folder, LogStore()), net=lambda: Net(log_ms=1))


FILELESS: dict[str, MakeLog] = {"simulated": simulated_log}
LOGS = (*EMBEDDED, *FILELESS, "nats")


def nats_log(server: LocalNats, folder: Path) -> NatsLog:
    """Return a log in a NATS stream named after a folder."""
    digest = hashlib.sha256(str(folder).encode()).hexdigest()[:16]
    return NatsLog(NatsSettings(read_addresses(server.url), stream=f"T{digest}"))


class RecordingListener:
    """A listener that records its entries with their positions."""

    def __init__(self, then: Callable[[int, bytes], None] = lambda _position, _entry: None) -> None:
        self.received: list[tuple[int, bytes]] = []
        self._then = then

    def __call__(self, position: int, entry: bytes) -> None:
        self.received.append((position, entry))
        self._then(position, entry)

    @property
    def entries(self) -> list[bytes]:
        return [entry for _, entry in self.received]

    async def has_received(self, expected: list[tuple[int, bytes]]) -> bool:
        """Tell whether exactly these entries arrive, and no more shortly after."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE_S):
                while len(self.received) < len(expected):
                    await asyncio.sleep(0.001)
        await asyncio.sleep(0.005)
        return self.received == expected


def numbered(*entries: bytes) -> list[tuple[int, bytes]]:
    return list(enumerate(entries, 1))


async def wait_received(listener: RecordingListener, count: int) -> None:
    """Wait until a listener has received this many entries."""
    async with asyncio.timeout(PATIENCE_S):
        while len(listener.received) < count:
            await asyncio.sleep(0.001)


async def wait_equal(read: Callable[[], Awaitable[object]], expected: object) -> None:
    """Wait until a value becomes the expected one."""
    async with asyncio.timeout(PATIENCE_S):
        while await read() != expected:
            await asyncio.sleep(0.01)
