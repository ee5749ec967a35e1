import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from server.finished_tables import entries
from sosie.server.archive import Archive
from sosie.server.config import Config
from sosie.server.dealing import USUAL_PACE
from sosie.server.desk import Desk
from sosie.server.drawings import Drawings
from sosie.server.embedded_log import EmbeddedLog
from sosie.server.housekeeping import Housekeeping
from sosie.server.metrics import Metrics
from sosie.server.room import to_log
from sosie.server.rooms import Rooms
from sosie.server.shelf import Shelf
from sosie.server.store.store import Store
from sosie.server.timing import LoopClock, Timer
from sosie.server.workshop import Workshop
from sosie.table.entries import Opened
from sosie.table.settings import Settings


@dataclass
class OwnClock:
    """A clock that goes on when it is told to."""

    loop: LoopClock
    ahead: float = 0.0

    def now(self) -> float:
        return self.loop.now() + self.ahead

    def call_at(self, when: float, then: Callable[[], None]) -> Timer:
        return self.loop.call_at(when - self.ahead, then)


def test_a_table_is_put_away_then_forgotten_and_what_was_played_stays(tmp_path: Path) -> None:
    async def run() -> None:
        config = Config(data=tmp_path)
        log, store, clock = EmbeddedLog(tmp_path / "log"), Store(f"sqlite:///{tmp_path}/s.db"), OwnClock(LoopClock())
        await log.open()
        await store.open()
        archive = Archive(store, Metrics())
        archive.start()
        rooms = Rooms(log, clock, USUAL_PACE, archive.add)
        shop = Workshop()
        desk = Desk(config, clock, Metrics(), rooms, store, Shelf(store, shop), Drawings(1), shop)
        for entry, table in entries(Settings("game", ("hot-potato",))):
            if isinstance(entry, Opened):
                await log.create(table.code, to_log(entry))
            else:
                log.append(table.code, to_log(entry))
        await rooms.find("22222")
        assert desk.tables.add("192.0.2.1")
        desk.makers["22222"] = "192.0.2.1"
        keeping = Housekeeping(desk, log, archive)
        await keeping.once()
        assert (len(rooms), len(desk.makers)) == (1, 1)
        clock.ahead += config.idle_ms + 1
        await keeping.once()
        assert (len(rooms), len(desk.makers)) == (0, 0)
        assert await log.tables() == ["22222"]
        clock.ahead += config.forgotten_ms + 1
        await keeping.once()
        assert await log.tables() == []
        assert await rooms.find("22222") is None
        assert len(await store.games_of("22222")) == 1
        await archive.close()
        await store.close()
        await log.close()

    asyncio.run(run())
