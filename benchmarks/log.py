"""The cost of an entry of the embedded log by batch size, of durability, and of reading: `python -m benchmarks.log`."""

import asyncio
import os
import sys
import time
from itertools import cycle, islice
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.statistics import quantile
from sosie.server.log.embedded.frames import Frame, pack
from sosie.server.log.embedded.log import EmbeddedLog
from sosie.server.log.embedded.segments import Segments

TABLES = [f"T{number}" for number in range(250)]
ENTRY = os.urandom(150)
"""About the length of a move with the watermarks of three other seats."""


def main(folder: Path) -> None:
    """Print the cost of an entry by batch size, the rate of durable entries, and the time to read everything again."""
    print(f"{'entries a tick':>14} {'us of CPU an entry':>19} {'us a tick, p50':>15} {'p99':>8}")
    for batch in (1, 4, 16, 64, 256):
        asyncio.run(_batches(folder / "plain", batch, max(20_000 // batch, 200)))
    print("\ndurable entries a second, and as many with a sync for each, measured just before")
    for in_flight in (1, 16, 64):
        # Disks of shared machines change their speed from second to second.
        one_by_one = _synced_one_by_one(folder / f"one by one {in_flight}")
        asyncio.run(_durable(folder / "durable", in_flight, one_by_one))
    asyncio.run(_reopen(folder / "plain"))


async def _opened(folder: Path, durable: bool = False) -> EmbeddedLog:
    log = EmbeddedLog(folder, durable)
    await log.open()
    for table in TABLES:
        await log.create(table, b"opened")
    return log


async def _batches(folder: Path, batch: int, ticks: int) -> None:
    """Append a batch in each iteration of the event loop."""
    log = await _opened(folder)
    delivered = list[int]()
    for table in TABLES:
        await log.subscribe(table, lambda position, _entry: delivered.append(position), restore=lambda *_: True)
    delivered.clear()
    order, took, cpu = cycle(TABLES), list[float](), time.process_time()
    for _ in range(ticks):
        before = time.perf_counter()
        for table in islice(order, batch):
            log.append(table, ENTRY)
        await asyncio.sleep(0)
        took.append((time.perf_counter() - before) * 1e6)
    cost = (time.process_time() - cpu) / (ticks * batch) * 1e6
    await log.close()
    if len(delivered) != ticks * batch:
        raise RuntimeError("some entries were not delivered")
    p50, p99 = quantile(took, 0.5), quantile(took, 0.99)
    print(f"{batch:>14} {cost:>19.1f} {p50:>15.0f} {p99:>8.0f}", flush=True)


def _synced_one_by_one(folder: Path, seconds: float = 1.0) -> float:
    """Return the entries a second if each waits for a sync of its own, which a log without batches does."""
    segments = Segments(folder, 2**30, durable=True)
    segments.open(lambda _frame, _size: None)
    end, count = time.perf_counter() + seconds, 0
    while time.perf_counter() < end:
        segments.append(pack(Frame(TABLES[0], count := count + 1, ENTRY)))
    segments.close()
    return count / seconds


async def _durable(folder: Path, in_flight: int, one_by_one: float, seconds: float = 1.0) -> None:
    """Keep so many entries in flight: each table appends the next one when the last is delivered."""
    log = await _opened(folder, durable=True)
    appended, took, end = dict[str, float](), list[float](), time.perf_counter() + seconds

    def append(table: str) -> None:
        appended[table] = time.perf_counter()
        log.append(table, ENTRY)

    def on_entry(table: str) -> None:
        if table in appended:
            now = time.perf_counter()
            took.append((now - appended[table]) * 1000)
            if now < end:
                append(table)

    for table in TABLES[:in_flight]:
        await log.subscribe(table, lambda _position, _entry, table=table: on_entry(table))  # type: ignore[misc]  # a lambda with a default
        append(table)
    await asyncio.sleep(seconds)
    await log.close()
    rate = len(took) / seconds
    print(
        f"{in_flight:>4} in flight: {rate:>7,.0f}, one by one {one_by_one:>6,.0f}, ratio {rate / one_by_one:>5.1f};"
        f" {quantile(took, 0.5):.1f} ms each, p99 {quantile(took, 0.99):.1f} ms",
        flush=True,
    )


async def _reopen(folder: Path) -> None:
    log = EmbeddedLog(folder)
    size = sum(path.stat().st_size for path in folder.rglob("*.*") if path.is_file())
    before = time.perf_counter()
    await log.open()
    print(f"\nread again {size / 2**20:.0f} MB in {time.perf_counter() - before:.2f} s")
    await log.close()


if __name__ == "__main__":
    with TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else None) as temporary:
        main(Path(temporary))
