"""The contract of the store, in every database."""

import asyncio
from dataclasses import FrozenInstanceError, replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from contracts.stores import ADA, BEN, GAME, SERIES, MakeStore, with_store
from sosie.server.store.rows import Statistics, SymbolTimes, Tally, new_id
from sosie.server.store.store import Store
from sosie.table.codes import ALPHABET


def test_game_survives_a_round_trip(make: MakeStore, tmp_path: Path) -> None:
    async def save(store: Store) -> None:
        assert await store.save_games([(GAME, {})]) == {GAME.id}
        assert await store.game(GAME.id) == GAME

    async def find(store: Store) -> None:
        assert await store.game(GAME.id) == GAME
        assert await store.game("nothing") is None

    with_store(make, tmp_path, save)
    with_store(make, tmp_path, find)


def test_saving_a_game_is_idempotent(make: MakeStore, tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        others = [replace(GAME, id=new_id(), finished=GAME.finished + more) for more in range(10)]
        apart = await asyncio.gather(*[store.save_games([(game, {})]) for game in others])
        (first,) = set().union(*apart)
        assert sorted(map(len, apart)) == [0] * 9 + [1]
        assert await store.save_games([(game, {}) for game in others]) == set()
        assert [game.id for game in await store.games_of(GAME.table)] == [first]

    with_store(make, tmp_path, body)


def test_games_of_a_table_are_listed_in_order(make: MakeStore, tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        games = [replace(GAME, id=new_id(), number=number, finished=1000 * number) for number in range(5)]
        # The code of a deleted table is in use again.
        again = replace(GAME, id=new_id(), record='{"another": "game"}', finished=9000)
        for game in (*games[::-1], again, replace(GAME, id=new_id(), table="WXYZW")):
            assert await store.save_games([(game, {})]) == {game.id}
        assert await store.games_of(GAME.table) == (*games, again)
        assert await store.games_of("QQQQQ") == ()

    with_store(make, tmp_path, body)


def test_statistics_of_a_game_count_once(make: MakeStore, tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        theirs = {
            ADA: Statistics((Tally("classic", "tower", wins=1, right=20, fastest_ms=640, total_ms=30_000),)),
            BEN: Statistics((Tally("classic", "tower", wrong=2),)),
        }
        for _ in range(3):
            await store.save_games([(replace(GAME, id=new_id()), theirs)])
        assert await store.statistics(ADA) == theirs[ADA]
        assert await store.statistics(BEN) == theirs[BEN]

    with_store(make, tmp_path, body)


def test_batch_of_games_saves_like_single_games(make: MakeStore, tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        both = {player: Statistics((Tally("classic", "tower", right=5, total_ms=900),)) for player in (ADA, BEN)}
        later = replace(GAME, id=new_id(), number=1)
        again = replace(GAME, id=new_id())
        assert await store.save_games([]) == set()
        assert await store.save_games([(later, {ADA: both[ADA]}), (GAME, both), (again, both)]) == {later.id, GAME.id}
        assert await store.games_of(GAME.table) == (GAME, later)
        (of_ada,), (of_ben,) = [(await store.statistics(player)).tallies for player in (ADA, BEN)]
        assert (of_ada.games, of_ada.right, of_ada.total_ms) == (2, 10, 1800)
        assert (of_ben.games, of_ben.right, of_ben.total_ms) == (1, 5, 900)

    with_store(make, tmp_path, body)


def test_failed_save_leaves_no_statistics(make: MakeStore, tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        impossible = Statistics((Tally("classic", "tower"),), (SymbolTimes("classic", "cat", count=0, total_ms=0),))
        with pytest.raises(Exception, match="found") as error:
            await store.save_games([(GAME, {ADA: impossible})])
        assert ADA not in str(error.value)
        assert await store.game(GAME.id) is None
        assert await store.statistics(ADA) == Statistics()

    with_store(make, tmp_path, body)


def test_series_round_trip_is_idempotent(make: MakeStore, tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        nobody = replace(SERIES, id=new_id(), champion=None, record="{}")
        assert await store.save_series(SERIES) == SERIES.id
        assert await store.save_series(replace(SERIES, id=new_id(), finished=0)) == SERIES.id
        assert await store.save_series(nobody) == nobody.id
        assert await store.series(SERIES.id) == SERIES
        assert await store.series(nobody.id) == nobody
        assert await store.series("nothing") is None

    with_store(make, tmp_path, body)


times = st.integers(1, 60_000)
tallies = st.builds(
    Tally,
    edition=st.sampled_from(["classic", "ring"]),
    game=st.sampled_from(["tower", "well"]),
    wins=st.integers(0, 1),
    right=st.integers(0, 60),
    wrong=st.integers(0, 60),
    fastest_ms=st.none() | times,
    total_ms=times,
)
symbols = st.builds(
    SymbolTimes,
    edition=st.sampled_from(["classic", "ring"]),
    symbol=st.sampled_from(["cat", "ein ß", "漢"]),
    count=st.integers(1, 9),
    total_ms=times,
)
additions = st.lists(
    st.tuples(
        st.sampled_from([ADA, BEN]),
        st.builds(Statistics, st.lists(tallies, max_size=3).map(tuple), st.lists(symbols, max_size=3).map(tuple)),
    ),
    max_size=6,
)


def sum_of(everything: list[Statistics]) -> Statistics:
    """Add statistics in plain Python."""
    by_game: dict[tuple[str, str], Tally] = {}
    for tally in (tally for each in everything for tally in each.tallies):
        old = by_game.get((tally.edition, tally.game), replace(tally, games=0, wins=0, right=0, wrong=0, total_ms=0))
        sums = {name: getattr(old, name) + getattr(tally, name) for name in ("games", "wins", "right", "wrong")}
        fastest = min((ms for ms in (old.fastest_ms, tally.fastest_ms) if ms is not None), default=None)
        by_game[tally.edition, tally.game] = replace(
            old, **sums, total_ms=old.total_ms + tally.total_ms, fastest_ms=fastest
        )
    by_symbol: dict[tuple[str, str], SymbolTimes] = {}
    for found in (found for each in everything for found in each.symbols):
        before = by_symbol.get((found.edition, found.symbol), replace(found, count=0, total_ms=0))
        both = replace(found, count=before.count + found.count, total_ms=before.total_ms + found.total_ms)
        by_symbol[found.edition, found.symbol] = both
    return Statistics(
        tuple(by_game[key] for key in sorted(by_game)), tuple(by_symbol[key] for key in sorted(by_symbol))
    )


def test_statistics_add_up(make: MakeStore, tmp_path_factory: pytest.TempPathFactory) -> None:
    @settings(max_examples=15)
    @given(additions)
    def check(added: list[tuple[str, Statistics]]) -> None:
        async def body(store: Store) -> None:
            for player, more in added:
                await store.add_statistics(player, more)
            for player in (ADA, BEN):
                assert await store.statistics(player) == sum_of([more for name, more in added if name == player])

        with_store(make, tmp_path_factory.mktemp("store"), body)

    check()


def test_retried_batch_of_statistics_counts_once(make: MakeStore, tmp_path_factory: pytest.TempPathFactory) -> None:
    @settings(max_examples=15)
    @given(additions, st.integers(0, 6))
    def check(added: list[tuple[str, Statistics]], known: int) -> None:
        async def body(store: Store) -> None:
            games = [
                (replace(GAME, id=new_id(), number=number), {player: more})
                for number, (player, more) in enumerate(added)
            ]
            # A part of the batch was saved by another server, and the whole batch is saved twice.
            for batch in (games[:known], games, games):
                await store.save_games(batch)
            for player in (ADA, BEN):
                assert await store.statistics(player) == sum_of([more for name, more in added if name == player])

        with_store(make, tmp_path_factory.mktemp("store"), body)

    check()


def test_concurrent_statistics_all_count(make: MakeStore, tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        more = Statistics((Tally("classic", "tower", right=1),))
        await asyncio.gather(*(store.add_statistics(ADA, more) for _ in range(20)))
        assert (await store.statistics(ADA)).tallies == (Tally("classic", "tower", games=20, right=20),)

    with_store(make, tmp_path, body)


def test_deck_survives_a_round_trip(make: MakeStore, tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        file = bytes(range(256)) * 100
        found = await store.deck(await store.save_deck(file, "Our cats", "our-cats"))
        assert found is not None
        assert (found.file, found.name, found.edition, found.size) == (file, "Our cats", "our-cats", len(file))
        assert await store.deck("nothing") is None

    with_store(make, tmp_path, body)


def test_saving_a_deck_is_idempotent(make: MakeStore, tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        ids = await asyncio.gather(*(store.save_deck(b"cats", f"Cats {number}", "cats") for number in range(5)))
        assert len(set(ids)) == 1
        assert await store.save_deck(b"dogs", "Cats 0", "cats") not in ids
        assert len(await store.decks(10)) == 2

    with_store(make, tmp_path, body)


@pytest.mark.parametrize("text", ["", "x", "\0" * 12, "ids in links", "É" * 12, "2" * 10_000])
def test_invalid_id_finds_nothing(make: MakeStore, tmp_path: Path, text: str) -> None:
    async def body(store: Store) -> None:
        await store.save_deck(b"cats", "Cats", "cats", "owner")
        assert await store.game(text) is None
        assert await store.series(text) is None
        assert await store.deck(text) is None
        assert await store.deck_row(text) is None
        assert await store.use_deck(text) is None
        assert not await store.delete_deck(text, "owner")

    with_store(make, tmp_path, body)


def test_same_file_of_another_owner_is_separate(make: MakeStore, tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        of_ada, of_ben = [await store.save_deck(b"cats", "Cats", "cats", owner) for owner in (ADA, BEN)]
        assert of_ada != of_ben
        assert await store.save_deck(b"cats", "Cats", "cats", ADA) == of_ada
        assert await store.delete_deck(of_ada, ADA)
        assert await store.deck(of_ada) is None
        assert await store.deck(of_ben) is not None

    with_store(make, tmp_path, body)


def test_decks_are_listed_newest_first_in_pages(make: MakeStore, tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        saved = [await store.save_deck(b"%d" % number, f"{number}", "own") for number in range(7)]
        everything = await store.decks(10)
        assert {deck.id for deck in everything} == set(saved)
        created = [deck.created for deck in everything]
        assert created == sorted(created, reverse=True)
        pages, last = [], None
        while page := await store.decks(3, last):
            pages.append(page)
            last = page[-1]
        assert [len(page) for page in pages] == [3, 3, 1]
        assert tuple(deck for page in pages for deck in page) == everything

    with_store(make, tmp_path, body)


def test_ids_are_long_and_unambiguous() -> None:
    ids = {new_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert all(len(each) == 12 and set(each) <= set(ALPHABET.lower()) for each in ids)


def test_rows_are_immutable() -> None:
    with pytest.raises(FrozenInstanceError):
        GAME.winners = ()  # type: ignore[misc]  # the point of the test
