"""Opening a table with a long log: other tables go on meanwhile."""

import asyncio
from pathlib import Path

from attacks.test_long_tables import CODE, practice
from log_contents import append_all
from sosie.server.live.rooms import Rooms
from sosie.server.log.embedded.log import EmbeddedLog
from sosie.server.log.interface import SLICE
from sosie.server.runtime.clock import LoopClock
from sosie.table.due import USUAL_PACE
from sosie.table.entries import to_log

ENTRIES = 12 * SLICE


def test_other_tables_go_on_while_one_opens(tmp_path: Path) -> None:
    async def run() -> None:
        log, delivered = EmbeddedLog(tmp_path), list[int]()
        await log.open()
        entries = practice(ENTRIES)
        await log.create(CODE, to_log(next(entries)))
        await append_all(log, CODE, map(to_log, entries))
        await log.create("OTHER", b"")
        await log.subscribe("OTHER", lambda position, _entry: delivered.append(position), after=1)
        rooms = Rooms(log, LoopClock(), USUAL_PACE, lambda _table, on_saved: on_saved())
        opening = asyncio.create_task(rooms.find(CODE))
        while not opening.done():
            log.append("OTHER", b"")
            await asyncio.sleep(0)
        room = await opening
        assert room is not None
        assert room.position > ENTRIES
        # One slice is folded in each iteration of the loop, and the other table has its turn in each.
        assert len(delivered) >= ENTRIES // SLICE
        rooms.close()
        await log.close()

    asyncio.run(run())
