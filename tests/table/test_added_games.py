"""An added mini-game at a table: dealt, recorded, and missing on another server."""

from random import Random

import pytest
from robin_hood import RobinHood

from added_games import add_for_test, without_added_games
from live_table import Live, pack_of
from sosie.errors import UnknownGame
from sosie.rules import read_record
from sosie.server.live.dealing import deal
from sosie.server.runtime.chance import KERNEL
from sosie.table import snapshot
from sosie.table.entries import Settled, Started, from_log, to_log
from sosie.table.fold import fold
from sosie.table.messages import View
from sosie.table.settings import Settings

ROBIN = Settings(games=("robin-hood",))


@pytest.fixture
def live(monkeypatch: pytest.MonkeyPatch) -> Live:
    """Return a table at which Robin Hood has been dealt."""
    add_for_test(monkeypatch, RobinHood())
    live = Live(pack_of("plane:3")).seat("Ada", "Ben")
    live.put(Settled(0, 1, ROBIN))
    live.put(Started(0, 2))
    live.put(deal(live.table, KERNEL))
    return live


def test_added_game_is_played_to_its_record(live: Live) -> None:
    live.play_out(Random(1))
    assert live.table.last is not None
    assert read_record(live.table.last.to_json()) == live.table.last
    assert isinstance(live.updates[-1], View)


def test_added_game_plays_on_from_a_snapshot(live: Live) -> None:
    assert snapshot.read(snapshot.write(live.table)) == live.table


def test_log_with_missing_game_raises_its_name(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    entries = [from_log(to_log(entry)) for entry in live.log]
    without_added_games(monkeypatch)
    table = Live(pack_of("plane:3")).table
    for entry in entries[:-1]:
        table = fold(table, entry).table
    with pytest.raises(UnknownGame, match='no mini-game "robin-hood" here'):
        fold(table, entries[-1])


def test_snapshot_with_missing_game_raises_its_name(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    written = snapshot.write(live.table)
    without_added_games(monkeypatch)
    with pytest.raises(UnknownGame, match='no mini-game "robin-hood" here'):
        snapshot.read(written)


def test_missing_game_cannot_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    without_added_games(monkeypatch)
    refused = Live().seat("Ada").put(Settled(0, 1, ROBIN)).refused
    assert refused is not None
    assert refused.text == 'there is no mini-game "robin-hood"'
