"""The contract of the store, in every database: deletion and expiry."""

import time
from dataclasses import replace
from pathlib import Path

from contracts.stores import ADA, BEN, DAY_MS, GAME, SERIES, MakeStore, with_store
from sosie.server.store.deletion import BATCH
from sosie.server.store.rows import Statistics, SymbolTimes, Tally, new_id
from sosie.server.store.store import Store


def test_deck_is_deleted_by_its_owner_only(make: MakeStore, tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        cats = await store.save_deck(b"cats", "Cats", "cats", ADA)
        dogs = await store.save_deck(b"dogs", "Dogs", "dogs", ADA)
        assert not await store.delete_deck(cats, BEN)
        assert not await store.delete_deck(cats, "")
        assert await store.use_deck(cats)
        assert await store.delete_deck(cats, ADA)
        assert not await store.delete_deck(cats, ADA)
        assert await store.deck(cats) is None
        assert not await store.use_deck(cats)
        assert [deck.id for deck in await store.decks(10)] == [dogs]
        assert await store.save_deck(b"cats", "Cats", "cats", ADA) != cats

    with_store(make, tmp_path, body)


def test_deleted_deck_deletes_its_games_and_statistics(make: MakeStore, tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        cats = await store.save_deck(b"cats", "Cats", "cats", ADA)
        with_cats = replace(GAME, id=new_id(), edition=cats, number=1)
        of_cats = Statistics((Tally(cats, "tower"),), (SymbolTimes(cats, "Mia", 1, 900),))
        of_classic = Statistics((Tally("classic", "tower"),), (SymbolTimes("classic", "cat", 1, 900),))
        await store.save_games([(GAME, {BEN: of_classic}), (with_cats, {BEN: of_cats})])
        assert await store.delete_deck(cats, ADA)
        assert await store.games_of(GAME.table) == (GAME,)
        assert await store.statistics(BEN) == of_classic

    with_store(make, tmp_path, body)


def test_unused_decks_expire(make: MakeStore, tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        cats, dogs = [await store.save_deck(name, "Pets", "pets", ADA) for name in (b"cats", b"dogs")]
        row = await store.deck(cats)
        assert row is not None
        assert await store.expire_decks(row.created) == []
        later = row.created + 2 * DAY_MS
        assert await store.use_deck(dogs, later)
        assert await store.expire_decks(later) == [cats]
        assert await store.deck(dogs) is not None

    with_store(make, tmp_path, body)


def test_deck_use_is_saved_once_a_day(make: MakeStore, tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        cats = await store.save_deck(b"cats", "Cats", "cats")
        row = await store.deck(cats)
        assert row is not None
        assert await store.use_deck(cats, row.created + DAY_MS - 1000)
        assert await store.expire_decks(row.created + DAY_MS - 1000) == [cats]

    with_store(make, tmp_path, body)


def test_player_deletes_games_series_and_statistics(make: MakeStore, tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        theirs = Statistics((Tally("classic", "tower"),), (SymbolTimes("classic", "cat", 1, 900),))
        of_ben = replace(GAME, id=new_id(), number=1)
        await store.save_games([(GAME, {ADA: theirs, BEN: theirs}), (of_ben, {BEN: theirs})])
        other = replace(SERIES, id=new_id(), record="{}")
        await store.save_series(SERIES, [GAME.id, of_ben.id])
        await store.save_series(other, [of_ben.id])
        assert await store.delete_player(ADA) == 1
        assert await store.games_of(GAME.table) == (of_ben,)
        assert await store.series(SERIES.id) is None
        assert await store.series(other.id) == other
        assert await store.statistics(ADA) == Statistics()
        assert (await store.statistics(BEN)).tallies == (Tally("classic", "tower", games=2),)
        assert await store.delete_player(ADA) == 0

    with_store(make, tmp_path, body)


def test_deleted_game_is_not_saved_again(make: MakeStore, tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        theirs = {ADA: Statistics((Tally("classic", "tower"),))}
        await store.save_games([(GAME, theirs)])
        await store.delete_player(ADA)
        other = replace(GAME, id=new_id(), number=1)
        assert await store.save_games([(replace(GAME, id=new_id()), theirs), (other, {})]) == {other.id}
        assert await store.games_of(GAME.table) == (other,)
        assert await store.statistics(ADA) == Statistics()

    with_store(make, tmp_path, body)


def test_deleted_game_is_remembered_until_table_ends(make: MakeStore, tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        later = time.time_ns() // 1_000_000 + DAY_MS
        theirs = {ADA: Statistics((Tally("classic", "tower"),))}
        await store.save_games([(GAME, theirs)])
        await store.delete_player(ADA)
        await store.save_table_uses({GAME.table: 1}, later)
        assert await store.save_games([(GAME, {})]) == set()
        # The list of tables may have been read from the log before this table existed.
        await store.save_table_uses({})
        assert await store.save_games([(GAME, {})]) == set()
        await store.save_table_uses({}, later)
        assert await store.save_games([(GAME, {})]) == {GAME.id}

    with_store(make, tmp_path, body)


def test_games_expire_with_series_and_statistics(make: MakeStore, tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        mine = {ADA: Statistics((Tally("classic", "tower"),), (SymbolTimes("classic", "cat", 1, 900),))}
        others = {BEN: Statistics((Tally("classic", "tower"),), (SymbolTimes("classic", "cat", 1, 900),))}
        new = replace(GAME, id=new_id(), number=1, finished=GAME.finished + 1)
        await store.save_games([(GAME, mine), (new, others)])
        await store.save_series(SERIES)
        assert await store.expire_games(GAME.finished) == 0
        assert await store.series(SERIES.id) == SERIES
        assert await store.expire_games(GAME.finished + 1) == 1
        assert await store.games_of(GAME.table) == (new,)
        assert await store.series(SERIES.id) is None
        assert await store.statistics(ADA) == Statistics()
        assert await store.statistics(BEN) == others[BEN]
        # Its table may still be in the log, which may be replayed.
        assert await store.save_games([(replace(GAME, id=new_id(), finished=new.finished), mine)]) == set()

    with_store(make, tmp_path, body)


def test_more_games_than_a_batch_expire(make: MakeStore, tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        many = [replace(GAME, id=new_id(), number=number) for number in range(2 * BATCH + 1)]
        await store.save_games([(game, {}) for game in many])
        assert await store.expire_games(GAME.finished + 1) == len(many)
        assert await store.games_of(GAME.table) == ()

    with_store(make, tmp_path, body)


def test_table_uses_rise_and_end_with_table(make: MakeStore, tmp_path: Path) -> None:
    async def save(store: Store) -> None:
        await store.save_table_uses({"BCDFG": 5000, "WXYZW": 6000})
        await store.save_table_uses({"BCDFG": 4000, "WXYZW": 7000})

    async def find(store: Store) -> None:
        assert await store.table_uses() == {"BCDFG": 5000, "WXYZW": 7000}
        # A process that owns another part of the tables deletes no row of this one.
        await store.save_table_uses({}, owns=lambda code: code == "22222")
        assert await store.table_uses() == {"BCDFG": 5000, "WXYZW": 7000}
        await store.save_table_uses({"WXYZW": 7000})
        assert await store.table_uses() == {"WXYZW": 7000}

    with_store(make, tmp_path, save)
    with_store(make, tmp_path, find)
