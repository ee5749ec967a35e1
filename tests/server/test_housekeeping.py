import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from browser.decks import zoo_file
from live_table import pack_of
from server.finished_tables import entries
from sosie.server.clock import LoopClock, Timer
from sosie.server.config import Config
from sosie.server.decks.drawings import Drawings
from sosie.server.decks.repository import DeckRepository
from sosie.server.housekeeping import Housekeeping, wall_clock
from sosie.server.http.state import AppState
from sosie.server.live.archive import Archive
from sosie.server.live.connection import Connection
from sosie.server.live.room import to_log
from sosie.server.live.rooms import Rooms
from sosie.server.log.embedded.log import EmbeddedLog
from sosie.server.metrics import Metrics
from sosie.server.refusal import Refusal
from sosie.server.retention import Retention
from sosie.server.store.store import Store
from sosie.server.workers.pool import WorkerPool
from sosie.table.due import USUAL_PACE
from sosie.table.entries import Opened
from sosie.table.settings import Settings

CODE = "22222"
DAY_MS = 24 * 3600_000


@dataclass
class OwnClock:
    """A clock that goes on when it is told to."""

    loop: LoopClock
    ahead: float = 0.0

    def now(self) -> float:
        return self.loop.now() + self.ahead

    def call_at(self, when: float, then: Callable[[], None]) -> Timer:
        return self.loop.call_at(when - self.ahead, then)


class Nowhere:
    """A transport that leads nowhere."""

    def send(self, message: bytes) -> None:
        """Send nothing."""

    def backlog(self) -> int:
        return 0

    def close(self, code: int, reason: str) -> None:
        """Close nothing."""


class AskedLog(EmbeddedLog):
    """A log that counts how often it is asked for all its tables."""

    asked = 0

    async def tables(self) -> list[str]:
        self.asked += 1
        return await super().tables()


@dataclass
class House:
    """What there is to keep, with one finished table that nobody is at."""

    config: Config
    clock: OwnClock
    log: AskedLog
    rooms: Rooms
    store: Store
    app_state: AppState
    archive: Archive
    keeping: Housekeeping
    retention: Retention


def now_at(clock: OwnClock) -> int:
    return wall_clock() + int(clock.ahead)


def folder_has(folder: Path, text: str) -> bool:
    """Tell whether a text is in any file of a folder."""
    return any(text.encode() in path.read_bytes() for path in folder.rglob("*") if path.is_file())


@asynccontextmanager
async def kept(data: Path, ahead: float = 0.0) -> AsyncIterator[House]:
    """Keep house with one finished table; in the same folder a second time, it is still there."""
    config, clock = Config(data=data), OwnClock(LoopClock(), ahead)
    log, store = AskedLog(data / "log"), Store(f"sqlite:///{data}/s.db")
    await log.open()
    await store.open()
    archive = Archive(store, Metrics())
    archive.start()
    rooms, pool = Rooms(log, clock, USUAL_PACE, archive.add), WorkerPool()
    app_state = AppState(config, clock, Metrics(), rooms, store, DeckRepository(store, pool), Drawings(pool, 1), pool)
    if not (data / "made").exists():
        (data / "made").touch()
        for entry, table in entries(Settings("game", ("hot-potato",))):
            if isinstance(entry, Opened):
                await log.create(table.code, to_log(entry))
            else:
                log.append(table.code, to_log(entry))
        await rooms.find(CODE)
    assert app_state.tables.add("192.0.2.1")
    app_state.creators[CODE] = "192.0.2.1"
    try:
        keeping = Housekeeping(app_state, log, archive, lambda: now_at(clock))
        yield House(
            config,
            clock,
            log,
            rooms,
            store,
            app_state,
            archive,
            keeping,
            Retention(app_state, log, lambda: now_at(clock)),
        )
    finally:
        await archive.close()
        await store.close()
        await log.close()


def test_idle_table_is_closed_then_deleted(tmp_path: Path) -> None:
    async def run() -> None:
        async with kept(tmp_path) as house:
            await house.keeping.run_once()
            assert (len(house.rooms), len(house.app_state.creators)) == (1, 1)
            house.clock.ahead += house.config.idle_ms + 1
            await house.keeping.run_once()
            assert (len(house.rooms), len(house.app_state.creators)) == (0, 0)
            assert await house.log.tables() == [CODE]
            house.clock.ahead += house.config.forgotten_ms + 1
            await house.keeping.run_once()
            assert await house.log.tables() == []
            assert await house.rooms.find(CODE) is None
            assert len(await house.store.games_of(CODE)) == 1

    asyncio.run(run())


@pytest.mark.parametrize("is_watched", [False, True])
def test_idle_table_stops_counting_after_a_minute(tmp_path: Path, is_watched: bool) -> None:
    async def run() -> None:
        async with kept(tmp_path) as house:
            house.app_state.tables.each = 1
            room = await house.rooms.find(CODE)
            assert room is not None
            house.clock.ahead += 59_000
            with pytest.raises(Refusal) as refused:
                house.app_state.add_table("192.0.2.1")
            assert refused.value.retry_after_s in {1, 2}
            assert "1 tables are in use from your address" in str(refused.value)
            if is_watched:
                room.connections.add(Connection(Nowhere()))
            house.clock.ahead += 2000
            if is_watched:
                with pytest.raises(Refusal):
                    house.app_state.add_table("192.0.2.1")
            else:
                house.app_state.add_table("192.0.2.1")
            room.connections.clear()

    asyncio.run(run())


def test_log_is_listed_rarely(tmp_path: Path) -> None:
    async def run() -> None:
        async with kept(tmp_path) as house:
            await house.keeping.run_once()
            house.rooms.close_table(CODE)
            lived, step = 0.0, house.config.forgotten_ms / 500
            while lived + 2 * step < house.config.forgotten_ms:
                house.clock.ahead += step
                lived += step
                await house.keeping.run_once()
            assert 10 < house.log.asked < 30
            assert await house.log.tables() == [CODE]
            house.clock.ahead += 2 * step
            await house.keeping.run_once()
            assert await house.log.tables() == []

    asyncio.run(run())


def test_restarts_do_not_postpone_deletion(tmp_path: Path) -> None:
    async def run() -> None:
        life = Config().forgotten_ms
        for restart in range(6):
            async with kept(tmp_path, ahead=restart * life / 4) as house:
                house.rooms.close_table(CODE)
                await house.keeping.run_once()
                assert await house.log.tables() == ([CODE] if restart < 4 else [])

    asyncio.run(run())


def test_table_used_on_another_server_is_kept(tmp_path: Path) -> None:
    async def run() -> None:
        async with kept(tmp_path) as house:
            await house.keeping.run_once()
            house.rooms.close_table(CODE)
            house.clock.ahead += house.config.forgotten_ms - 1
            # Another server says that it was used there.
            await house.store.save_table_uses({CODE: now_at(house.clock)})
            house.clock.ahead += 2
            await house.keeping.run_once()
            assert await house.log.tables() == [CODE]

    asyncio.run(run())


def test_failed_deletion_does_not_stop_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with kept(tmp_path) as house:
            other = await house.rooms.create(pack_of(), Settings())
            drop = house.log.drop

            async def drop_others(table: str) -> None:
                if table == CODE:
                    raise OverflowError("beyond all bounds")
                await drop(table)

            monkeypatch.setattr(house.log, "drop", drop_others)
            await house.keeping.run_once()
            for code in (CODE, other.code):
                house.rooms.close_table(code)
            house.clock.ahead += house.config.forgotten_ms + 1
            await house.keeping.run_once()
            assert await house.log.tables() == [CODE]
            monkeypatch.undo()
            house.clock.ahead += house.config.forgotten_ms + 1
            await house.keeping.run_once()
            assert await house.log.tables() == []

    asyncio.run(run())


def test_idle_tables_close_without_a_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail() -> dict[str, int]:
        raise OSError("the store is away")

    async def run() -> None:
        async with kept(tmp_path) as house:
            monkeypatch.setattr(house.store, "table_uses", fail)
            house.clock.ahead += house.config.idle_ms + 1
            with pytest.raises(OSError, match="the store is away"):
                await house.keeping.run_once()
            assert len(house.rooms) == 0

    asyncio.run(run())


def test_retention_deletes_all_names(tmp_path: Path) -> None:
    async def run() -> None:
        async with kept(tmp_path) as house:
            await house.keeping.run_once()
            house.clock.ahead += house.config.idle_ms + 1
            await house.keeping.run_once()
            house.clock.ahead += house.config.forgotten_ms
            await house.keeping.run_once()
            await house.retention.run_once()
            assert not folder_has(tmp_path / "log", "Ben")
            assert len(await house.store.games_of(CODE)) == 1
            assert folder_has(tmp_path, "Ben")
            house.clock.ahead += house.config.keep_games_days * DAY_MS - house.config.forgotten_ms
            await house.retention.run_once()
            assert await house.store.games_of(CODE) == ()
            assert not folder_has(tmp_path, "Ben")

    asyncio.run(run())


def test_zero_days_keep_data_forever(tmp_path: Path) -> None:
    async def run() -> None:
        async with kept(tmp_path) as house:
            deck = await house.store.save_deck(b"cats", "Cats", "cats")
            await house.keeping.run_once()
            await settled_games(house)
            house.app_state.config = replace(house.config, keep_games_days=0, keep_decks_days=0)
            house.clock.ahead += 10_000 * DAY_MS
            await house.retention.run_once()
            assert await house.store.deck(deck) is not None
            assert len(await house.store.games_of(CODE)) == 1

    asyncio.run(run())


def test_expired_game_is_not_saved_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with kept(tmp_path) as house:
            await settled_games(house)
            house.rooms.close_table(CODE)
            house.clock.ahead += house.config.keep_games_days * DAY_MS + 1
            await house.retention.run_once()
            assert await house.store.games_of(CODE) == ()
            assert await house.rooms.find(CODE) is not None
            await house.archive.settled()
            assert await house.store.games_of(CODE) == ()

    asyncio.run(run())


def test_remotely_deleted_deck_is_uncached(tmp_path: Path) -> None:
    async def run() -> None:
        async with kept(tmp_path) as house:
            file = zoo_file(7)
            deck = await house.store.save_deck(file, "Zoo", "zoo", "owner")
            await house.app_state.decks.find(deck, "203.0.113.7")
            await house.retention.run_once()
            assert house.app_state.decks.cached_decks() == [deck]
            await house.store.delete_deck(deck, "owner")
            with pytest.raises(Refusal):
                await house.app_state.decks.find(deck, "203.0.113.7")
            await house.retention.run_once()
            assert house.app_state.decks.cached_decks() == []

    asyncio.run(run())


async def settled_games(house: House) -> None:
    await house.archive.settled()
    assert len(await house.store.games_of(CODE)) == 1
