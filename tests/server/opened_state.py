"""The state of an application without HTTP, for tests of what a server does by itself."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sosie.server.config import Config
from sosie.server.decks.drawings import Drawings
from sosie.server.decks.repository import DeckRepository
from sosie.server.http.state import AppState
from sosie.server.live.archive import Archive
from sosie.server.live.events import Events
from sosie.server.live.rooms import Rooms
from sosie.server.log.interface import Log
from sosie.server.observe.metrics import Metrics
from sosie.server.runtime.clock import Clock
from sosie.server.store.store import Store
from sosie.server.workers.pool import WorkerPool
from sosie.table.due import USUAL_PACE


@asynccontextmanager
async def opened_state(config: Config, clock: Clock, log: Log) -> AsyncIterator[tuple[AppState, Archive]]:
    """Open a log, and a store in the folder of the data; yield the state and the archive of finished games."""
    store = Store(f"sqlite:///{config.data}/s.db")
    await log.open()
    await store.open()
    archive = Archive(store, Metrics())
    archive.start()
    rooms, pool = Rooms(log, clock, USUAL_PACE, archive.add), WorkerPool()
    decks = DeckRepository(store, pool)
    events = Events(log, rooms, clock)
    try:
        yield AppState(config, clock, Metrics(), rooms, events, store, decks, Drawings(pool, 1), pool), archive
    finally:
        rooms.close()
        await pool.close()
        await archive.close()
        await store.close()
        await log.close()
