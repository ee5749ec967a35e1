"""The parts of a server, with one finished table, and a clock that only tests advance."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from server.finished_tables import entries
from server.opened_state import opened_state
from sosie.server.config import Config
from sosie.server.http.state import AppState
from sosie.server.live.archive import Archive
from sosie.server.live.rooms import Rooms
from sosie.server.log.embedded.log import EmbeddedLog
from sosie.server.runtime.clock import Timer, wall_clock
from sosie.server.store.store import Store
from sosie.server.upkeep.housekeeping import Housekeeping
from sosie.server.upkeep.retention import Retention
from sosie.table.entries import Opened, to_log
from sosie.table.settings import Settings

CODE = "22222"
DAY_MS = 24 * 3600_000


@dataclass
class ManualClock:
    """A clock that only tests advance; its timers wait in real time."""

    ahead: float = 0.0

    def now(self) -> float:
        return 10**6 + self.ahead

    def call_at(self, when: float, then: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(max(when - self.now(), 0.0) / 1000, then)


class CountingLog(EmbeddedLog):
    """A log that counts the listings of its tables."""

    listings = 0

    async def tables(self) -> list[str]:
        self.listings += 1
        return await super().tables()


@dataclass
class ServerParts:
    """The parts of a server, with one finished table to which nobody is connected."""

    config: Config
    clock: ManualClock
    log: CountingLog
    rooms: Rooms
    store: Store
    app_state: AppState
    archive: Archive
    housekeeping: Housekeeping
    retention: Retention


def wall_time(clock: ManualClock) -> int:
    return wall_clock() + int(clock.ahead)


@asynccontextmanager
async def server_parts(data: Path, ahead: float = 0.0) -> AsyncIterator[ServerParts]:
    """Open a server's parts with one finished table, which is reused when the folder is opened again."""
    config, clock = Config(data=data), ManualClock(ahead)
    log = CountingLog(data / "log")
    async with opened_state(config, clock, log) as (app_state, archive):
        if not (data / "made").exists():
            (data / "made").touch()
            for entry, table in entries(Settings("game", ("hot-potato",))):
                if isinstance(entry, Opened):
                    await log.create(table.code, to_log(entry))
                else:
                    log.append(table.code, to_log(entry))
            await app_state.rooms.find(CODE)
        assert app_state.tables.add("192.0.2.1")
        app_state.creators[CODE] = "192.0.2.1"
        yield ServerParts(
            config,
            clock,
            log,
            app_state.rooms,
            app_state.store,
            app_state,
            archive,
            Housekeeping(app_state, log, archive, lambda: wall_time(clock)),
            Retention(app_state, log, lambda: wall_time(clock)),
        )


async def wait_for_saved_game(parts: ServerParts) -> None:
    """Wait until the finished game is in the store."""
    await parts.archive.drain()
    assert len(await parts.store.games_of(CODE)) == 1
