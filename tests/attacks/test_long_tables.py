"""Tables with long logs: opening one does not block others."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from attacks.attacker import Attacker
from live_table import Live, pack_of
from log_contents import append_all
from server.running import running
from sosie.server.log.embedded.log import EmbeddedLog
from sosie.table.entries import AnyEntry, Moved, to_log
from sosie.table.settings import Settings

CODE = "22222"
CALLS = 40_000


def practice(calls: int) -> Iterator[AnyEntry]:
    """Yield the entries of a practice with a number of wrong calls."""
    live = Live(pack_of(), Settings(kind="practice", freeze_ms=0)).seat("Eve").start()
    wrong = min(live.game.symbols - {match.symbol for match in live.matches(0)}, key=str)
    yield live.opened
    yield from live.log
    for number in range(calls):
        at = 1000 * (number + 1)
        yield Moved(0, number + 10, 0, at, symbol=wrong, watermarks=((0, at + 100),))


async def write(folder: Path, entries: Iterator[AnyEntry]) -> None:
    log = EmbeddedLog(folder)
    await log.open()
    await log.create(CODE, to_log(next(entries)))
    await append_all(log, CODE, map(to_log, entries))
    await log.close()


def test_opening_a_long_table_does_not_block_others(tmp_path: Path) -> None:
    data = tmp_path / "data"
    asyncio.run(write(data / "log", practice(CALLS)))
    with running(data, "--trusted-proxy", "127.0.0.1") as server, ThreadPoolExecutor(1) as beside:
        attacker = Attacker(server)
        opening = beside.submit(attacker.request, f"GET /api/tables/{CODE}")
        served = 0
        while not opening.done():
            served += attacker.is_served()
        assert opening.result().status == 200
        assert served >= 10
