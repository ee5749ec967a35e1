"""The latency from append to delivery of a log entry, and the throughput of a log."""

import asyncio
import os
import time
from dataclasses import dataclass, field

from benchmarks.statistics import quantile
from sosie.server.log.interface import Log

ENTRY = os.urandom(150)
"""About the length of a move with the watermarks of three other seats."""
_TABLES = 100
_PAUSE_S = 0.002
_SECONDS = 2.0
_TIMEOUT_S = 10.0


@dataclass(frozen=True)
class LogFigures:
    """The latency of an entry in milliseconds when idle, and entries per second under full load."""

    p50: float
    p99: float
    a_second: float


@dataclass(repr=False)
class _Tables:
    """Tables with one entry in flight each: its append time, and the latencies of delivered entries."""

    log: Log
    names: tuple[str, ...] = tuple(f"T{number}" for number in range(_TABLES))
    since: dict[str, float] = field(default_factory=dict)
    took: list[float] = field(default_factory=list)
    delivered: asyncio.Event = field(default_factory=asyncio.Event)
    is_eager: bool = False
    """Whether the next entry follows as soon as one is delivered."""

    async def subscribe(self) -> None:
        """Create all tables, and subscribe to them."""
        for name in self.names:
            await self.log.create(name, b"opened")
            await self.log.subscribe(name, lambda _offset, _entry, name=name: self._on_entry(name), after=1)  # type: ignore[misc]  # a lambda with a default

    def append(self, name: str) -> None:
        """Append an entry."""
        self.delivered.clear()
        self.since[name] = time.perf_counter()
        self.log.append(name, ENTRY)

    def _on_entry(self, name: str) -> None:
        self.took.append((time.perf_counter() - self.since.pop(name)) * 1000)
        self.delivered.set()
        # In the next iteration of the loop, or a log that delivers immediately would recurse for ever.
        asyncio.get_running_loop().call_soon(self._continue, name)

    def _continue(self, name: str) -> None:
        if self.is_eager:
            self.append(name)


async def measure(log: Log, entries: int) -> LogFigures:
    """Append entries one at a time, then at all tables, to each as soon as its last was delivered."""
    await log.open()
    try:
        tables = _Tables(log)
        await tables.subscribe()
        took = await _one_at_a_time(tables, entries)
        return LogFigures(quantile(took, 0.5), quantile(took, 0.99), await _at_all(tables))
    finally:
        await log.close()


async def _one_at_a_time(tables: _Tables, entries: int) -> list[float]:
    for number in range(entries):
        name = tables.names[number % _TABLES]
        tables.append(name)
        async with asyncio.timeout(_TIMEOUT_S):
            # Waits like a server: polling would take a core from NATS.
            await tables.delivered.wait()
        await asyncio.sleep(_PAUSE_S)
    return tables.took


async def _at_all(tables: _Tables) -> float:
    tables.is_eager, tables.took = True, []
    begun = time.perf_counter()
    for name in tables.names:
        tables.append(name)
    await asyncio.sleep(_SECONDS)
    tables.is_eager = False
    return len(tables.took) / (time.perf_counter() - begun)
