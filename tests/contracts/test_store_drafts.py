"""The contract of the store, in every database: drafts, their pictures and results, and contributions."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from contracts.stores import ADA, BEN, DAY_MS, MakeStore, with_store
from sosie.server.runtime.clock import wall_clock
from sosie.server.store.draft_rows import (
    CollectionClosed,
    ContributionRow,
    DraftLimits,
    LimitReached,
    ResultRow,
    SavedPicture,
)
from sosie.server.store.rows import new_id
from sosie.server.store.space import Bounds, NoRoom
from sosie.server.store.store import Store

LIMITS = DraftLimits(pictures=3, bytes=1000, drafts=2, waiting=3, contributions_each=2)


def picture(name: str, size: int = 100) -> SavedPicture:
    return SavedPicture(name * 64, "jpeg", 40, 30, size, name.encode() * size)


def contribution(draft: str, name: str, by: str = BEN, size: int = 100) -> ContributionRow:
    return ContributionRow(
        new_id(), draft, 0, "waiting", by, name, "", name[0] * 64, "jpeg", 40, 30, size, wall_clock()
    )  # fmt: skip


async def collecting_draft(store: Store) -> str:
    """Return a draft with an open collection."""
    draft = await store.drafts.create(ADA, b"{}", LIMITS)
    await store.drafts.open_collection(draft, draft[:7], wall_clock() + DAY_MS)
    return draft


async def sizes(store: Store, draft: str) -> tuple[int, int]:
    row = await store.drafts.find(draft)
    assert row is not None
    return row.pictures, row.bytes


def test_document_is_compared_and_set(make: MakeStore, tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        draft = await store.drafts.create(ADA, b"{}", LIMITS)
        assert await store.drafts.save_document(draft, 0, b"one") == 1
        assert await store.drafts.save_document(draft, 0, b"other") is None
        grown = await asyncio.gather(*(store.drafts.save_document(draft, 1, f"{n}".encode()) for n in range(5)))
        saved = [each is not None for each in grown]
        assert sum(saved) == 1
        row = await store.drafts.find(draft)
        assert row is not None
        assert (row.version, row.owner) == (2, ADA)
        assert await store.drafts.document(draft) == f"{saved.index(True)}".encode()
        assert await store.drafts.find("no id") is None

    with_store(make, tmp_path, body)


def test_pictures_are_counted_and_limited(make: MakeStore, tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        draft = await store.drafts.create(ADA, b"{}", LIMITS)
        await asyncio.gather(*(store.drafts.add_pictures(draft, [picture("a")], LIMITS) for _ in range(3)))
        assert await sizes(store, draft) == (1, 100)
        with pytest.raises(LimitReached, match="bytes"):
            await store.drafts.add_pictures(draft, [picture("b"), picture("c", 900)], LIMITS)
        assert await sizes(store, draft) == (1, 100)
        with pytest.raises(LimitReached, match="pictures"):
            await store.drafts.add_pictures(draft, [picture(name) for name in "bcd"], LIMITS)
        await store.drafts.add_pictures(draft, [picture("b")], LIMITS)
        assert await store.drafts.picture(draft, "b" * 64) == picture("b")
        await store.drafts.delete_pictures(draft, ["a" * 64], wall_clock() + 1)
        assert [row.sha256 for row in await store.drafts.pictures(draft)] == ["a" * 64]
        assert await sizes(store, draft) == (1, 100)

    with_store(make, tmp_path, body)


def test_faces_are_deleted_with_their_picture(make: MakeStore, tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        draft = await store.drafts.create(ADA, b"{}", LIMITS)
        await store.drafts.add_pictures(draft, [picture("a")], LIMITS)
        face, layout = ResultRow("face", "note", b"<svg/>", "a" * 64), ResultRow("layout", "[]")
        for _ in range(2):
            await store.drafts.save_results(draft, [face, layout])
        assert await store.drafts.result_infos(draft, ["face", "layout", "none"]) == {"face": "note", "layout": "[]"}
        assert await store.drafts.result_contents(draft, ["face"]) == {"face": b"<svg/>"}
        await store.drafts.delete_pictures(draft, [], wall_clock() + 1)
        assert await store.drafts.result_infos(draft, ["face", "layout"]) == {"layout": "[]"}
        await store.drafts.save_results(new_id(), [face])
        await store.drafts.save_results(draft, [ResultRow(f"{n}", "") for n in range(450)])
        assert await store.drafts.count_results(draft) == 451
        await store.drafts.prune_results(draft, ["layout", "7"])
        assert await store.drafts.result_infos(draft, ["layout", "7", "8"]) == {"layout": "[]", "7": ""}
        assert await store.drafts.count_results(draft) == 2

    with_store(make, tmp_path, body)


def test_drafts_are_limited_and_expire(make: MakeStore, tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        first, second = [await collecting_draft(store) for _ in range(2)]
        with pytest.raises(LimitReached, match="drafts"):
            await store.drafts.create(ADA, b"{}", LIMITS)
        await store.drafts.add_pictures(first, [picture("a")], LIMITS)
        await store.contributions.add(contribution(first, "cat"), b"cat", LIMITS)
        await store.drafts.expire(wall_clock() - DAY_MS)
        assert await store.drafts.existing([first, second, new_id()]) == {first, second}
        await store.drafts.expire(wall_clock() + 1)
        assert await store.drafts.existing([first, second]) == set()
        assert await store.drafts.pictures(first) == ()
        assert await store.contributions.changes(first, 0, 10) == ()

    with_store(make, tmp_path, body)


def test_totals_follow_every_change(make: MakeStore, tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        first, second = await collecting_draft(store), await collecting_draft(store)
        await store.drafts.save_document(first, 0, b"document")
        await store.drafts.add_pictures(first, [picture("a"), picture("b"), picture("a")], LIMITS)
        face, layout = ResultRow("face", "note", b"<svg/>", "a" * 64), ResultRow("layout", "[]")
        for _ in range(2):
            await store.drafts.save_results(first, [face, layout])
        sent = await store.contributions.add(contribution(second, "cat"), b"cat", LIMITS)
        await store.save_deck(b"deck", "Deck", "deck")
        assert await used(store) == {"drafts": 8 + 200 + 2 + 100, "collections": 100, "decks": 4, "caches": 12}
        assert sent is not None
        await store.contributions.decide(second, sent.id, "accepted", LIMITS)
        await store.drafts.delete_pictures(first, ["b" * 64], wall_clock() + 1)
        assert await used(store) == {"drafts": 8 + 100 + 2 + 100, "collections": 0, "decks": 4, "caches": 2}
        await store.drafts.prune_results(first, [])
        await store.drafts.delete(second)
        assert await used(store) == {"drafts": 108, "collections": 0, "decks": 4, "caches": 0}

    with_store(make, tmp_path, body)


def test_full_totals_change_nothing(make: MakeStore, tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        draft = await collecting_draft(store)
        store.space.bounds = Bounds(drafts=250, collections=150, decks=5)
        await store.drafts.add_pictures(draft, [picture("a")], LIMITS)
        with pytest.raises(NoRoom, match="drafts"):
            await store.drafts.add_pictures(draft, [picture("b"), picture("c")], LIMITS)
        with pytest.raises(NoRoom, match="drafts"):
            await store.drafts.save_document(draft, 0, b"d" * 200)
        await store.contributions.add(contribution(draft, "cat"), b"cat", LIMITS)
        with pytest.raises(NoRoom, match="collections"):
            await store.contributions.add(contribution(draft, "dog"), b"dog", LIMITS)
        with pytest.raises(NoRoom, match="decks"):
            await store.save_deck(b"a deck", "Deck", "deck")
        assert await store.drafts.document(draft) == b"{}"
        assert await used(store) == {"drafts": 202, "collections": 100, "decks": 0, "caches": 0}

    with_store(make, tmp_path, body)


def test_full_cache_drops_results_of_other_drafts(make: MakeStore, tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        first, second = await collecting_draft(store), await collecting_draft(store)
        store.space.bounds = Bounds(caches=15)
        await store.drafts.save_results(first, [ResultRow("a", "1234567890")])
        await store.drafts.save_results(second, [ResultRow("b", "1234567890")])
        assert (await store.drafts.count_results(first), await store.drafts.count_results(second)) == (0, 1)
        with pytest.raises(NoRoom, match="caches"):
            await store.drafts.save_results(second, [ResultRow("c", "1234567890")])
        assert (await used(store))["caches"] == 10

    with_store(make, tmp_path, body)


async def used(store: Store) -> dict[str, int]:
    """Return the bytes of each kind in use."""
    report = await store.space.report()
    return dict(report.used.items())


def test_contributions_of_many_get_different_numbers(make: MakeStore, tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        draft = await collecting_draft(store)
        wide = replace(LIMITS, waiting=50, bytes=10_000)
        rows = [contribution(draft, f"{n:02}", by=f"{n}") for n in range(20)]
        rows = [replace(row, sha256=f"{n:064}") for n, row in enumerate(rows)]
        await asyncio.gather(*(store.contributions.add(row, b"picture", wide) for row in rows))
        seen = await store.contributions.changes(draft, 0, 50)
        assert [row.sequence for row in seen] == list(range(1, 21))
        assert {row.name for row in seen} == {row.name for row in rows}
        assert await store.contributions.changes(draft, 20, 50) == ()

    with_store(make, tmp_path, body)


def test_decisions_are_final_and_move_pictures(make: MakeStore, tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        draft = await collecting_draft(store)
        cat, dog = [
            await store.contributions.add(contribution(draft, name), b"x" * 100, LIMITS) for name in ("cat", "dog")
        ]
        assert cat is not None
        assert dog is not None
        assert await sizes(store, draft) == (0, 200)
        again = await store.contributions.add(replace(contribution(draft, "cat"), name="other"), b"x", LIMITS)
        assert again == cat
        with pytest.raises(LimitReached, match="contributions_each"):
            await store.contributions.add(contribution(draft, "emu"), b"x", LIMITS)
        accepted = await store.contributions.decide(draft, cat.id, "accepted", LIMITS)
        assert accepted is not None
        assert (accepted.state, accepted.sequence) == ("accepted", 3)
        assert await store.drafts.picture(draft, cat.sha256) is not None
        declined = await store.contributions.decide(draft, dog.id, "declined", LIMITS)
        assert declined is not None
        assert declined.name == ""
        assert await store.contributions.picture(draft, dog.id) == b""
        assert await store.contributions.decide(draft, dog.id, "accepted", LIMITS) == declined
        assert await sizes(store, draft) == (1, 100)
        assert await store.contributions.counts(draft) == {"accepted": 1, "declined": 1}

    with_store(make, tmp_path, body)


def test_withdrawn_contribution_waits_again_when_resent(make: MakeStore, tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        draft = await collecting_draft(store)
        cat = await store.contributions.add(contribution(draft, "cat"), b"x" * 100, LIMITS)
        assert cat is not None
        await store.contributions.decide(draft, cat.id, "withdrawn", LIMITS)
        resent = replace(contribution(draft, "cat"), name="kitten")
        again = await store.contributions.add(resent, b"y" * 100, LIMITS)
        assert again is not None
        assert (again.id, again.state, again.name, again.sequence) == (cat.id, "waiting", "kitten", 3)
        assert await store.contributions.picture(draft, cat.id) == b"y" * 100
        assert await sizes(store, draft) == (0, 100)
        # A decline is final.
        declined = await store.contributions.decide(draft, cat.id, "declined", LIMITS)
        assert await store.contributions.add(resent, b"y" * 100, LIMITS) == declined

    with_store(make, tmp_path, body)


def test_closed_collection_takes_no_contribution(make: MakeStore, tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        draft = await collecting_draft(store)
        sent = await store.contributions.add(contribution(draft, "cat"), b"x", LIMITS)
        await store.drafts.close_collection(draft)
        with pytest.raises(CollectionClosed):
            await store.contributions.add(contribution(draft, "dog"), b"x", LIMITS)
        # The same one sent again, since the response was lost.
        assert await store.contributions.add(contribution(draft, "cat"), b"x", LIMITS) == sent

    with_store(make, tmp_path, body)


def test_contributions_expire(make: MakeStore, tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        draft = await collecting_draft(store)
        await store.contributions.add(contribution(draft, "cat"), b"x" * 100, LIMITS)
        await store.contributions.expire(wall_clock() - DAY_MS)
        assert await sizes(store, draft) == (0, 100)
        await store.contributions.expire(wall_clock() + 1)
        assert await sizes(store, draft) == (0, 0)
        assert await store.contributions.own(draft, BEN) == ()

    with_store(make, tmp_path, body)


def test_collection_is_found_by_its_code(make: MakeStore, tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        draft = await store.drafts.create(ADA, b"{}", LIMITS)
        now = wall_clock()
        await store.drafts.open_collection(draft, "BCDFGHJ", now + DAY_MS)
        found = await store.drafts.find_collection("BCDFGHJ")
        assert found is not None
        assert found.id == draft
        assert found.is_open(now)
        assert not found.is_open(now + DAY_MS)
        await store.drafts.close_collection(draft, now)
        closed = await store.drafts.find(draft)
        assert closed is not None
        assert not closed.is_open(now)
        assert await store.drafts.find_collection("22222") is None

    with_store(make, tmp_path, body)
