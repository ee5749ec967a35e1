"""The disk of a store: a reserve for games, and unused space inside the database."""

from pathlib import Path

import pytest

from contracts.stores import ADA, with_store
from sosie.server.runtime import disk
from sosie.server.runtime.disk import MAX_RESERVE, MIN_FREE, MIN_RESERVE, DiskSpace, usual_reserve
from sosie.server.store import space
from sosie.server.store.draft_rows import DraftLimits, SavedPicture
from sosie.server.store.space import Bounds, NoRoom
from sosie.server.store.store import Store

LIMITS = DraftLimits(pictures=30, bytes=10**9, drafts=9, waiting=3, contributions_each=2)
MB = 10**6


def picture(number: int, size: int = MB) -> SavedPicture:
    return SavedPicture(f"{number:064}", "jpeg", 40, 30, size, b"x" * size)


def with_disk(monkeypatch: pytest.MonkeyPatch, free: int) -> None:
    """Simulate the free space of a disk of a terabyte."""
    monkeypatch.setattr(space, "disk_space", lambda _: DiskSpace(10**12, free))


@pytest.mark.parametrize(("gb", "mb"), [(1, 256), (30, 614), (1000, 2048), (8000, 2048)])
def test_reserve_is_a_share_of_the_disk(gb: int, mb: int) -> None:
    assert usual_reserve(gb * 2**30) // 2**20 == mb
    assert MIN_FREE < MIN_RESERVE <= usual_reserve(gb * 2**30) <= MAX_RESERVE


def test_reserve_is_kept_and_space_comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body(store: Store) -> None:
        draft = await store.drafts.create(ADA, b"{}", LIMITS)
        with_disk(monkeypatch, 10 * MB - 1)
        with pytest.raises(NoRoom, match="disk"):
            await store.drafts.add_pictures(draft, [picture(1)], LIMITS)
        assert await store.drafts.pictures(draft) == ()
        with_disk(monkeypatch, 10 * MB)
        await store.drafts.add_pictures(draft, [picture(1)], LIMITS)

    with_store(lambda folder: Store(f"sqlite:///{folder / 's.db'}", Bounds(reserve=10 * MB)), tmp_path, body)


def test_deleted_drafts_make_room_on_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body(store: Store) -> None:
        draft = await store.drafts.create(ADA, b"{}", LIMITS)
        old = await store.drafts.create(ADA, b"{}", LIMITS)
        await store.drafts.add_pictures(old, [picture(number) for number in range(4)], LIMITS)
        with_disk(monkeypatch, 8 * MB)
        with pytest.raises(NoRoom, match="disk"):
            await store.drafts.add_pictures(draft, [picture(1)], LIMITS)
        await store.drafts.delete(old)
        await store.drafts.add_pictures(draft, [picture(1)], LIMITS)
        # Unused space inside the database is none for the logs of tables.
        with_disk(monkeypatch, 4 * MB)
        with pytest.raises(NoRoom, match="disk"):
            await store.drafts.add_pictures(draft, [picture(2)], LIMITS)

    with_store(lambda folder: Store(f"sqlite:///{folder / 's.db'}", Bounds(reserve=10 * MB)), tmp_path, body)


def test_totals_are_read_from_indexes(tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        async with store.space._engine.connect() as connection:
            for query in space._BYTES.values():
                plan = await connection.exec_driver_sql(
                    f"EXPLAIN QUERY PLAN {query.compile(compile_kwargs={'literal_binds': True})}"
                )
                assert "COVERING INDEX" in str(plan.all()), query

    with_store(lambda folder: Store(f"sqlite:///{folder / 's.db'}"), tmp_path, body)


def test_unreadable_disk_has_no_space(tmp_path: Path) -> None:
    assert disk.disk_space(tmp_path / "nowhere") == DiskSpace(0, 0)
