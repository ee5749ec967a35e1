"""The latency of an append to the embedded log, and the time to read it again: `python -m benchmarks.log`."""

import asyncio
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from sosie.server.log.embedded.log import EmbeddedLog

TABLES = [f"T{number}" for number in range(250)]
ENTRY = os.urandom(150)
"""About the length of a move with the watermarks of three other seats."""

_ROW = "{:<44} {:>8} {:>9} {:>9} {:>9} {:>9}"


def main(folder: Path) -> None:
    """Print a line for each way to append, in microseconds, and the time to read everything again."""
    print(_ROW.format("microseconds an append", "count", "p50", "p99", "p99.9", "worst"))
    asyncio.run(_appends(folder / "plain", "pauses of 1 ms", 20_000, 0.001))
    asyncio.run(_appends(folder / "plain", "as fast as it can", 500_000, 0))
    asyncio.run(_appends(folder / "durable", "durable, pauses of 10 ms", 1000, 0.01, durable=True))
    asyncio.run(_appends(folder / "durable", "durable, as fast as it can", 2000, 0, durable=True))
    asyncio.run(_reopen(folder / "plain"))


async def _appends(folder: Path, what: str, count: int, pause: float, durable: bool = False) -> None:
    log = EmbeddedLog(folder, durable=durable)
    await log.open()
    for table in TABLES:
        await log.create(table, b"opened")
        await log.subscribe(table, lambda _place, _entry: None, after=count)
    times = sorted([await _timed(log.append, TABLES[number % len(TABLES)], pause) for number in range(count)])
    await log.close()
    cells = (f"{times[min(int(count * share), count - 1)] / 1000:.1f}" for share in (0.5, 0.99, 0.999, 1))
    print(_ROW.format(what, count, *cells), flush=True)


async def _timed(append: Callable[[str, bytes], None], table: str, pause: float) -> int:
    if pause:
        await asyncio.sleep(pause)
    before = time.perf_counter_ns()
    append(table, ENTRY)
    return time.perf_counter_ns() - before


async def _reopen(folder: Path) -> None:
    log = EmbeddedLog(folder)
    size = sum(path.stat().st_size for path in folder.iterdir())
    before = time.perf_counter()
    await log.open()
    print(f"\nread again {size / 2**20:.0f} MB in {time.perf_counter() - before:.2f} s")
    await log.close()


if __name__ == "__main__":
    with TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else None) as temporary:
        main(Path(temporary))
