"""Snapshots: a decoded table continues like the original."""

from inspect import signature
from pathlib import Path
from random import Random

import msgspec
import pytest

from live_table import GAME_NAMES, Live, pack_of
from sosie.rules.value import replace
from sosie.table import snapshot
from sosie.table.entries import from_log
from sosie.table.fold import fold
from sosie.table.settings import Settings
from sosie.table.table import Table


def read_again(live: Live) -> None:
    """Check that a table survives a snapshot."""
    again = snapshot.read(snapshot.write(live.table))
    assert again == live.table


@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_mini_game_continues_from_a_snapshot(game: str) -> None:
    live = Live(pack_of("plane:4"), Settings(games=(game,))).seat("Ada", "Ben", "Cleo")
    read_again(live)
    live.start()
    read_again(live)
    entries_before = len(live.log)
    tables = []
    put = live.put

    def put_and_keep(entry):  # type: ignore[no-untyped-def]  # as `put`
        tables.append(snapshot.write(live.table))
        return put(entry)

    live.put = put_and_keep  # type: ignore[method-assign]  # the point of it
    live.play_out(Random(game))
    played = live.log[entries_before:]
    assert len(tables) == len(played)
    for written in tables:
        table = snapshot.read(written)
        assert table is not None
        assert snapshot.write(table) == written
    # From any position, the rest of the log leads to the same end.
    middle = len(played) // 2
    table = snapshot.read(tables[middle])
    assert table is not None
    for entry in played[middle:]:
        table = fold(table, entry).table
    assert table == live.table
    read_again(live)


def test_snapshot_keeps_a_play_off() -> None:
    live = Live(pack_of("plane:2"), Settings(kind="match", games=("tower",), length=2, tie_ms=200)).seat("Ada", "Ben")
    live.start()
    chance = Random(4)
    while live.table.phase != "finished":
        if live.table.phase == "dealing":
            read_again(live)
            live.deal(chance.randrange(100))
        live.play_out(chance)
    read_again(live)


def test_snapshot_keeps_symbols_that_are_words() -> None:
    live = Live(pack_of("plane:3", words=True)).seat("Ada", "Ben").start()
    live.call(0)
    read_again(live)


def test_snapshot_of_another_version_is_ignored() -> None:
    written = msgspec.msgpack.decode(snapshot.write(Live().table))
    written["version"] += 1
    assert snapshot.read(msgspec.msgpack.encode(written)) is None


def test_snapshot_of_version_3_continues_like_its_log() -> None:
    folder = Path(__file__).parent / "snapshots"
    read = snapshot.read((folder / "version-3.msgpack").read_bytes())
    live = Live(pack_of("plane:4"), Settings(kind="match", games=("tower", "well"), length=2, tie_ms=3))
    for entry in msgspec.msgpack.decode((folder / "version-3.log.msgpack").read_bytes(), type=list[bytes]):
        live.put(from_log(entry))
    # Handicaps are suggested since version 5, from mini-games that the snapshot no longer has.
    players = tuple(player and replace(player, suggested_ms=None) for player in live.table.players)
    assert read == replace(live.table, players=players)


@pytest.mark.skipif(not hasattr(Table.__init__, "__code__"), reason="compiled constructors hide their parameters")
def test_forms_have_all_attributes() -> None:
    for kind, form in snapshot.FORMS.items():
        assert set(form.__struct_fields__) == {*signature(kind).parameters}
