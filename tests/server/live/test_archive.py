import asyncio
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import CollectorRegistry

from server.finished_tables import TOKENS, entries, finished
from sosie.rules import parse_json, read_record, read_series, result, series_result
from sosie.server.access.tokens import digest
from sosie.server.live import archive as archive_module
from sosie.server.live.archive import Archive, series_of
from sosie.server.live.rooms import Rooms
from sosie.server.log.embedded.log import EmbeddedLog
from sosie.server.observe.metrics import Metrics
from sosie.server.runtime.clock import LoopClock
from sosie.server.store.rows import SeriesRow
from sosie.server.store.store import Store
from sosie.table.due import USUAL_PACE
from sosie.table.entries import Opened, to_log
from sosie.table.settings import Settings
from sosie.table.table import Table

GAME = Settings("game", ("hot-potato",))
MATCH = Settings("match", ("hot-potato", "triplet"), length=3)


async def archived(folder: Path, *tables: Table) -> tuple[Store, Metrics]:
    """Archive some tables, and return the open store."""
    store, metrics = Store(f"sqlite:///{folder / 'store.db'}"), Metrics()
    await store.open()
    archive = Archive(store, metrics)
    archive.start()
    for table in tables:
        archive.add(table)
    await archive.close(20)
    return store, metrics


def count(registry: CollectorRegistry, game: str) -> float | None:
    return registry.get_sample_value("sosie_games_total", {"game": game})


def test_repeated_game_is_saved_once(tmp_path: Path) -> None:
    async def run() -> None:
        (table,) = finished(GAME)
        store, metrics = await archived(tmp_path, table, table, table)
        try:
            (game,) = await store.games_of(table.code)
            assert table.last is not None
            assert read_record(parse_json(game.record)) == table.last
            assert [game.players[seat] for seat in game.winners] == result(table.last)["winners"] == ["Ada"]
            ada, ben = [await store.statistics(digest(token)) for token in TOKENS]
            assert [(t.games, t.wins, t.right, t.wrong, t.fastest_ms) for t in ada.tallies] == [(1, 1, 5, 0, 400)]
            assert [(t.games, t.wins, t.right) for t in ben.tallies] == [(1, 0, 0)]
            assert sum(times.count for times in ada.symbols) == 5
            assert count(metrics.registry, "hot-potato") == 1
        finally:
            await store.close()

    asyncio.run(run())


def test_match_is_saved_with_all_its_games(tmp_path: Path) -> None:
    async def run() -> None:
        tables = finished(MATCH)
        saved: list[Any] = []
        store = Store(f"sqlite:///{tmp_path / 'store.db'}")
        await store.open()
        archive = Archive(store, Metrics())
        store.save_series = partial(_record_series, saved)  # type: ignore[method-assign]  # the point of it
        archive.start()
        for table in tables:
            archive.add(table)
        await archive.close(20)
        await store.close()
        (series,) = saved
        read = read_series(parse_json(series.record))
        assert (series.kind, series.champion) == ("match", "Ada")
        assert series_result(read)["champion"] == "Ada"
        assert [record.game for record in read.records] == ["hot-potato", "triplet", "hot-potato"]

    asyncio.run(run())


def test_match_is_saved_despite_differing_clocks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter((600_000, 300_000, 0))
    monkeypatch.setattr(archive_module, "wall_clock", lambda: next(times))

    async def run() -> None:
        saved: list[Any] = []
        store = Store(f"sqlite:///{tmp_path / 'store.db'}")
        await store.open()
        store.save_series = partial(_record_series, saved)  # type: ignore[method-assign]  # the point of it
        archive = Archive(store, Metrics())
        archive.start()
        for table in finished(Settings("match", ("hot-potato", "triplet"))):
            archive.add(table)
        await archive.close(20)
        await store.close()
        (series,) = saved
        records = read_series(parse_json(series.record)).records
        assert [record.game for record in records] == ["hot-potato", "triplet"]

    asyncio.run(run())


async def _record_series(saved: list[Any], row: SeriesRow, game_ids: Sequence[str] = ()) -> str:
    saved.append(row)
    assert len(game_ids) == len(read_series(parse_json(row.record)).records)
    return "id"


def test_series_excludes_earlier_games() -> None:
    earlier, tables = finished(GAME), finished(MATCH)
    records = [table.last for table in (*earlier, *tables) if table.last is not None]
    series = tables[-1].series
    assert series is not None
    record = series_of(series, records)
    assert record is not None
    assert record.records == tuple(records[1:])
    assert series_of(series, records[2:]) is None


def test_archive_retries_until_the_store_is_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive_module, "_RETRY_S", 0.01)

    async def run() -> None:
        (table,) = finished(GAME)
        store = Store(f"sqlite:///{tmp_path / 'store.db'}")
        await store.open()
        save, failures = store.save_games, iter([OSError("the disk is full")] * 3)

        async def save_games(games: Any) -> set[str]:
            for failure in failures:
                raise failure
            return await save(games)

        monkeypatch.setattr(store, "save_games", save_games)
        archive = Archive(store, Metrics())
        archive.start()
        archive.add(table)
        await archive.close(20)
        assert len(await store.games_of(table.code)) == 1
        await store.close()

    asyncio.run(run())


def test_queue_of_an_unavailable_store_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive_module, "MAX_QUEUED", 3)

    async def run() -> None:
        (table,) = finished(GAME)
        store, saved = Store(f"sqlite:///{tmp_path / 'store.db'}"), list[int]()
        await store.open()
        archive = Archive(store, Metrics())
        for number in range(5):
            archive.add(table, partial(saved.append, number))
        archive.start()
        await archive.drain()
        assert saved == [0, 1, 2]
        await archive.close()
        await store.close()

    asyncio.run(run())


def test_next_server_saves_unsaved_games(tmp_path: Path) -> None:
    async def run() -> None:
        log = EmbeddedLog(tmp_path / "log")
        await log.open()
        for entry, table in entries(GAME):
            if isinstance(entry, Opened):
                await log.create(table.code, to_log(entry))
            else:
                log.append(table.code, to_log(entry))
        ended: list[Table] = []
        rooms = Rooms(log, LoopClock(), USUAL_PACE, lambda table, _on_saved: ended.append(table))
        assert await rooms.find("22222") is not None
        assert [table.last for table in ended] == [table.last for table in finished(GAME)]
        rooms.close()
        await log.close()

    asyncio.run(run())
