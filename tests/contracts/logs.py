"""Logs of every kind, and somebody who listens to them."""

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

from sosie.dev_cluster.nats import LocalNats
from sosie.server.log.embedded.log import EmbeddedLog
from sosie.server.log.interface import Log
from sosie.server.log.nats.log import NatsLog
from sosie.server.log.nats.stream import NatsSettings, read_addresses

MakeLog = Callable[[Path], Log]
"""Makes a log on top of a folder; made twice on the same folder, one after the other, it is the same log."""

EMBEDDED: dict[str, MakeLog] = {
    "embedded": EmbeddedLog,
    "embedded-durable": lambda folder: EmbeddedLog(folder, durable=True),
    "embedded-tiny-segments": lambda folder: EmbeddedLog(folder, segment_bytes=256),
}
LOGS = (*EMBEDDED, "nats")


def nats_log(server: LocalNats, folder: Path) -> NatsLog:
    """Return a log in a stream that belongs to a folder."""
    digest = hashlib.sha256(str(folder).encode()).hexdigest()[:16]
    return NatsLog(NatsSettings(read_addresses(server.url), stream=f"T{digest}"))


class Ear:
    """Listens, and keeps what it heard."""

    def __init__(self, then: Callable[[int, bytes], None] = lambda _place, _entry: None) -> None:
        self.heard: list[tuple[int, bytes]] = []
        self._then = then

    def __call__(self, place: int, entry: bytes) -> None:
        self.heard.append((place, entry))
        self._then(place, entry)

    @property
    def entries(self) -> list[bytes]:
        return [entry for _, entry in self.heard]

    async def has_heard(self, expected: list[tuple[int, bytes]]) -> bool:
        """Tell whether just this is heard, and nothing more a moment later."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE_S):
                while len(self.heard) < len(expected):
                    await asyncio.sleep(0.001)
        await asyncio.sleep(0.005)
        return self.heard == expected


PATIENCE_S = 10.0


def numbered(*entries: bytes) -> list[tuple[int, bytes]]:
    return list(enumerate(entries, 1))


async def heard(ear: Ear, count: int) -> None:
    """Wait until so much is heard."""
    async with asyncio.timeout(PATIENCE_S):
        while len(ear.heard) < count:
            await asyncio.sleep(0.001)


async def comes_to(read: Callable[[], Awaitable[object]], expected: object) -> bool:
    """Tell whether what is read is what it should be, once what is under way has arrived."""
    for _ in range(200):
        if await read() == expected:
            return True
        await asyncio.sleep(0.01)
    return False
