"""Housekeeping: idle tables are closed, and unused ones deleted."""

import asyncio
from datetime import timedelta
from pathlib import Path

import pytest

from live_table import pack_of
from server.harness import NullTransport
from server.server_parts import CODE, DAY_MS, server_parts, wall_time
from sosie.server.access.refusal import Refusal
from sosie.server.config import Config
from sosie.server.live import archive as archive_module
from sosie.server.live.connection import Connection
from sosie.server.multiprocess.routing import Routing
from sosie.server.upkeep.housekeeping import GRACE_MS, Housekeeping
from sosie.table.settings import Settings


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
            monkeypatch.setattr(archive_module, "MAX_QUEUED", 0)
            for is_kept in (True, False):
                parts.clock.ahead += parts.config.keep_tables_ms + 1
                await parts.housekeeping.run_once()
                assert await parts.log.tables() == ([CODE] if is_kept else [])
                monkeypatch.undo()
                parts.rooms.close_table(CODE)

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
