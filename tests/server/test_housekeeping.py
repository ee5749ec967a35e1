import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from datetime import timedelta
from pathlib import Path

import pytest

from browser.decks import zoo_file
from live_table import pack_of
from server.finished_tables import entries
from server.harness import NullTransport
from server.opened_state import opened_state
from sosie.cards.own.document import FaceOrder, MadeFace, WordFace
from sosie.server.clock import Timer, wall_clock
from sosie.server.config import Config
from sosie.server.housekeeping import GRACE_MS, Housekeeping
from sosie.server.http.api.drafts import draft_limits
from sosie.server.http.state import AppState
from sosie.server.live import archive as archive_module
from sosie.server.live.archive import Archive
from sosie.server.live.connection import Connection
from sosie.server.live.rooms import Rooms
from sosie.server.log.embedded.log import EmbeddedLog
from sosie.server.multiprocess.routing import Routing
from sosie.server.refusal import Refusal
from sosie.server.retention import Retention
from sosie.server.store.store import Store
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


def folder_has(folder: Path, text: str) -> bool:
    """Tell whether any file in a folder contains a text."""
    return any(text.encode() in path.read_bytes() for path in folder.rglob("*") if path.is_file())


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


def test_idle_table_is_closed_then_deleted(tmp_path: Path) -> None:
    async def run() -> None:
        async with server_parts(tmp_path) as parts:
            await parts.housekeeping.run_once()
            assert (len(parts.rooms), len(parts.app_state.creators)) == (1, 1)
            parts.clock.ahead += parts.config.idle_ms + 1
            await parts.housekeeping.run_once()
            assert (len(parts.rooms), len(parts.app_state.creators)) == (0, 0)
            assert await parts.log.tables() == [CODE]
            parts.clock.ahead += parts.config.keep_tables_ms + 1
            await parts.housekeeping.run_once()
            assert await parts.log.tables() == []
            assert await parts.rooms.find(CODE) is None
            assert len(await parts.store.games_of(CODE)) == 1

    asyncio.run(run())


@pytest.mark.parametrize("is_watched", [False, True])
def test_idle_table_stops_counting_after_a_minute(tmp_path: Path, is_watched: bool) -> None:
    async def run() -> None:
        async with server_parts(tmp_path) as parts:
            parts.app_state.tables.each = 1
            room = await parts.rooms.find(CODE)
            assert room is not None
            parts.clock.ahead += 59_000
            with pytest.raises(Refusal) as refused:
                parts.app_state.add_table("192.0.2.1")
            assert refused.value.retry_after_s == 1
            assert "1 tables are in use from your address" in str(refused.value)
            if is_watched:
                room.connections[Connection(NullTransport())] = None
            parts.clock.ahead += 2000
            if is_watched:
                with pytest.raises(Refusal):
                    parts.app_state.add_table("192.0.2.1")
            else:
                parts.app_state.add_table("192.0.2.1")
            room.connections.clear()

    asyncio.run(run())


def test_log_is_listed_rarely(tmp_path: Path) -> None:
    async def run() -> None:
        async with server_parts(tmp_path) as parts:
            await parts.housekeeping.run_once()
            parts.rooms.close_table(CODE)
            lived, step = 0.0, parts.config.keep_tables_ms / 500
            while lived + 2 * step < parts.config.keep_tables_ms:
                parts.clock.ahead += step
                lived += step
                await parts.housekeeping.run_once()
            assert 10 < parts.log.listings < 30
            assert await parts.log.tables() == [CODE]
            parts.clock.ahead += 2 * step
            await parts.housekeeping.run_once()
            assert await parts.log.tables() == []

    asyncio.run(run())


def test_clock_that_jumps_back_postpones_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with server_parts(tmp_path) as parts:
            ahead = timedelta(days=300) / timedelta(milliseconds=1)
            parts.clock.ahead += ahead
            await parts.housekeeping.run_once()
            parts.rooms.close()
            parts.clock.ahead -= ahead
            # The table was used three hundred days from now.
            await parts.housekeeping.run_once()
            assert await parts.log.tables() == [CODE]
            parts.clock.ahead += parts.config.keep_tables_ms + 1
            await parts.housekeeping.run_once()
            assert await parts.log.tables() == []

    asyncio.run(run())


def test_killed_server_waits_for_players_after_its_clock_was_wrong(tmp_path: Path) -> None:
    async def run() -> None:
        async with server_parts(tmp_path) as parts:
            room = await parts.rooms.find(CODE)
            assert room is not None
            room.connections[Connection(NullTransport())] = None
            yesterday = Housekeeping(parts.app_state, parts.log, parts.archive, lambda: wall_time(parts.clock) - DAY_MS)
            await yesterday.run_once()
        # It was killed before it saved the right time.
        async with server_parts(tmp_path) as parts:
            await parts.housekeeping.run_once()
            assert await parts.log.tables() == [CODE]
            room = await parts.rooms.find(CODE)
            assert room is not None
            room.connections[Connection(NullTransport())] = None
            await parts.housekeeping.run_once()
            parts.clock.ahead += GRACE_MS
            room.connections.clear()
            await parts.housekeeping.run_once()
            assert await parts.log.tables() == [CODE]

    asyncio.run(run())


def test_restarts_do_not_postpone_deletion(tmp_path: Path) -> None:
    async def run() -> None:
        life = Config().keep_tables_ms
        for restart in range(6):
            async with server_parts(tmp_path, ahead=restart * life / 4) as parts:
                parts.rooms.close_table(CODE)
                await parts.housekeeping.run_once()
                parts.clock.ahead += GRACE_MS
                await parts.housekeeping.run_once()
                assert await parts.log.tables() == ([CODE] if restart < 4 else [])

    asyncio.run(run())


@pytest.mark.parametrize("is_owner", [False, True])
def test_only_owner_deletes_table(is_owner: bool, tmp_path: Path) -> None:
    async def run() -> None:
        async with server_parts(tmp_path) as parts:
            parts.rooms.close_table(CODE)
            owner = Routing(0, 2).owner_of(CODE)
            routing = Routing(owner if is_owner else 1 - owner, 2)
            # With a log in NATS, every process lists all tables.
            housekeeping = Housekeeping(
                parts.app_state, parts.log, parts.archive, lambda: wall_time(parts.clock), routing
            )
            await housekeeping.run_once()
            parts.clock.ahead += parts.config.keep_tables_ms + 1
            await housekeeping.run_once()
            assert await parts.log.tables() == ([] if is_owner else [CODE])

    asyncio.run(run())


def test_table_with_an_unsaved_game_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with server_parts(tmp_path) as parts:
            parts.rooms.close_table(CODE)
            await parts.housekeeping.run_once()
            monkeypatch.setattr(archive_module, "MOST_QUEUED", 0)
            for is_kept in (True, False):
                parts.clock.ahead += parts.config.keep_tables_ms + 1
                await parts.housekeeping.run_once()
                assert await parts.log.tables() == ([CODE] if is_kept else [])
                monkeypatch.undo()
                parts.rooms.close_table(CODE)

    asyncio.run(run())


@pytest.mark.parametrize("expires", [False, True])
def test_only_one_process_expires_games(expires: bool, tmp_path: Path) -> None:
    async def run() -> None:
        async with server_parts(tmp_path) as parts:
            await parts.archive.drain()
            parts.clock.ahead += parts.config.keep_games_days * 25 * 3600_000
            await Retention(parts.app_state, parts.log, lambda: wall_time(parts.clock), expires=expires).run_once()
            assert len(await parts.store.games_of(CODE)) == (0 if expires else 1)

    asyncio.run(run())


def test_table_used_on_another_server_is_kept(tmp_path: Path) -> None:
    async def run() -> None:
        async with server_parts(tmp_path) as parts:
            await parts.housekeeping.run_once()
            parts.rooms.close_table(CODE)
            parts.clock.ahead += parts.config.keep_tables_ms - 1
            # Another server saves that the table was used there.
            await parts.store.save_table_uses({CODE: wall_time(parts.clock)})
            parts.clock.ahead += 2
            await parts.housekeeping.run_once()
            assert await parts.log.tables() == [CODE]

    asyncio.run(run())


def test_failed_deletion_does_not_stop_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with server_parts(tmp_path) as parts:
            other = await parts.rooms.create(pack_of(), Settings())
            drop = parts.log.drop

            async def drop_others(table: str) -> None:
                if table == CODE:
                    raise OverflowError("cannot drop")
                await drop(table)

            monkeypatch.setattr(parts.log, "drop", drop_others)
            await parts.housekeeping.run_once()
            for code in (CODE, other.code):
                parts.rooms.close_table(code)
            parts.clock.ahead += parts.config.keep_tables_ms + 1
            await parts.housekeeping.run_once()
            assert await parts.log.tables() == [CODE]
            monkeypatch.undo()
            parts.clock.ahead += parts.config.keep_tables_ms + 1
            await parts.housekeeping.run_once()
            assert await parts.log.tables() == []

    asyncio.run(run())


def test_idle_tables_close_without_a_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail() -> dict[str, int]:
        raise OSError("the store is unavailable")

    async def run() -> None:
        async with server_parts(tmp_path) as parts:
            monkeypatch.setattr(parts.store, "table_uses", fail)
            parts.clock.ahead += parts.config.idle_ms + 1
            with pytest.raises(OSError, match="the store is unavailable"):
                await parts.housekeeping.run_once()
            assert len(parts.rooms) == 0

    asyncio.run(run())


def test_retention_deletes_all_names(tmp_path: Path) -> None:
    async def run() -> None:
        async with server_parts(tmp_path) as parts:
            await parts.housekeeping.run_once()
            parts.clock.ahead += parts.config.idle_ms + 1
            await parts.housekeeping.run_once()
            parts.clock.ahead += parts.config.keep_tables_ms
            await parts.housekeeping.run_once()
            await parts.retention.run_once()
            assert not folder_has(tmp_path / "log", "Ben")
            assert len(await parts.store.games_of(CODE)) == 1
            assert folder_has(tmp_path, "Ben")
            parts.clock.ahead += parts.config.keep_games_days * DAY_MS - parts.config.keep_tables_ms
            await parts.retention.run_once()
            assert await parts.store.games_of(CODE) == ()
            assert not folder_has(tmp_path, "Ben")

    asyncio.run(run())


def test_unused_drafts_are_deleted_and_uncached(tmp_path: Path) -> None:
    async def run() -> None:
        async with server_parts(tmp_path) as parts:
            drafts, studio = parts.store.drafts, parts.app_state.studio
            draft = await drafts.create("owner", b"{}", draft_limits(parts.config))
            order = FaceOrder(WordFace("Ben's cat"))
            await studio.faces.save(draft, [(order, MadeFace("<svg/>"))])
            assert await studio.faces.svgs(draft, [order.key])
            await parts.retention.run_once()
            assert studio.cached_drafts() == {draft}
            parts.clock.ahead += parts.config.keep_drafts_days * DAY_MS + 1
            await parts.retention.run_once()
            assert await drafts.find(draft) is None
            assert studio.cached_drafts() == set()

    asyncio.run(run())


def test_zero_days_keep_data_forever(tmp_path: Path) -> None:
    async def run() -> None:
        async with server_parts(tmp_path) as parts:
            deck = await parts.store.save_deck(b"cats", "Cats", "cats")
            draft = await parts.store.drafts.create("owner", b"{}", draft_limits(parts.config))
            await parts.housekeeping.run_once()
            await wait_for_saved_game(parts)
            parts.app_state.config = replace(parts.config, keep_games_days=0, keep_decks_days=0, keep_drafts_days=0)
            parts.clock.ahead += 10_000 * DAY_MS
            await parts.retention.run_once()
            assert await parts.store.deck(deck) is not None
            assert await parts.store.drafts.find(draft) is not None
            assert len(await parts.store.games_of(CODE)) == 1

    asyncio.run(run())


def test_expired_game_is_not_saved_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with server_parts(tmp_path) as parts:
            await wait_for_saved_game(parts)
            parts.rooms.close_table(CODE)
            parts.clock.ahead += parts.config.keep_games_days * DAY_MS + 1
            await parts.retention.run_once()
            assert await parts.store.games_of(CODE) == ()
            assert await parts.rooms.find(CODE) is not None
            await parts.archive.drain()
            assert await parts.store.games_of(CODE) == ()

    asyncio.run(run())


def test_remotely_deleted_deck_is_uncached(tmp_path: Path) -> None:
    async def run() -> None:
        async with server_parts(tmp_path) as parts:
            file = zoo_file(7)
            deck = await parts.store.save_deck(file, "Zoo", "zoo", "owner")
            await parts.app_state.decks.find(deck, "203.0.113.7")
            await parts.retention.run_once()
            assert parts.app_state.decks.cached_decks() == [deck]
            await parts.store.delete_deck(deck, "owner")
            with pytest.raises(Refusal):
                await parts.app_state.decks.find(deck, "203.0.113.7")
            await parts.retention.run_once()
            assert parts.app_state.decks.cached_decks() == []

    asyncio.run(run())


async def wait_for_saved_game(parts: ServerParts) -> None:
    await parts.archive.drain()
    assert len(await parts.store.games_of(CODE)) == 1
