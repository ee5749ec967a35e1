"""Snapshots: a decoded table continues like the original."""

from random import Random

import msgspec
import pytest

from live_table import GAME_NAMES, Live, pack_of
from sosie.table import snapshot
from sosie.table.fold import fold
from sosie.table.settings import Settings


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

    def put_and_keep(entry):  # type: ignore[no-untyped-def]
        tables.append(snapshot.write(live.table))
        return put(entry)

    live.put = put_and_keep  # type: ignore[method-assign]
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
