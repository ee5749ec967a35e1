"""Appends to a log as fast as possible, and acknowledges each entry, until it is killed."""

import asyncio
import os
from multiprocessing.connection import Connection
from pathlib import Path

from sosie.server.log.embedded.log import EmbeddedLog

BATCH = 3


async def _append(folder: Path, acknowledged: int) -> None:
    log = EmbeddedLog(folder, segment_bytes=200_000)
    await log.open()
    count = 0

    def on_entry(position: int, _entry: bytes) -> None:
        nonlocal count
        count = position

    await log.create("ABCD", b"0 ")
    await log.subscribe("ABCD", on_entry)
    while True:
        for number in range(count, count + BATCH):
            # Some entries are much larger than a page, so that a kill can tear them.
            log.append("ABCD", b"%d " % number + b"x" * (number * 7919 % 30_000 if number % 10 == 0 else 50))
        await log.catch_up("ABCD")
        os.write(acknowledged, b"%d\n" % count)


def append(folder: Path, acknowledged: Connection) -> None:
    asyncio.run(_append(folder, acknowledged.fileno()))
