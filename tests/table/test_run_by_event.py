"""Tables that an event runs: opened with players, paused, ended, without a host."""

from random import Random

import pytest

from live_table import GAME_NAMES, Live, pack_of
from sosie.event.event import EventTable
from sosie.event.results import fastest_at, points_at
from sosie.rules import known_game
from sosie.table.entries import (
    AnyEntry,
    Came,
    EmojiSwitched,
    GameEnded,
    GamePaused,
    Locked,
    Opened,
    OpenedSeat,
    Sat,
    SeatNamed,
    SeatRemoved,
    Stopped,
)
from sosie.table.fold import open_table
from sosie.table.settings import Settings
from sosie.table.snapshot import read, write
from sosie.table.views import view

PEOPLE = tuple(OpenedSeat(name, f"key of {name}") for name in ("Ada", "Ben", "Cleo"))


def event_table(game: str = "tower", *bots: OpenedSeat) -> Live:
    """Return a table of an event before its first deal."""
    live = Live(pack_of("plane:3"))
    live.opened = Opened("E7KQ2M223", pack_of("plane:3"), Settings(games=(game,)), "E7KQ2M", (*PEOPLE, *bots))
    live.table = open_table(live.opened)
    return live


def test_event_table_opens_with_everybody_seated() -> None:
    live = event_table("tower", OpenedSeat("Ada", level="adult"))
    assert [player and player.name for player in live.table.players[:4]] == ["Ada", "Ben", "Cleo", "Ada 2"]
    assert (live.table.phase, live.table.locked, live.table.host) == ("dealing", True, None)
    live.put(Came(1, "s/1"))
    assert live.table.host is None
    assert live.put(Sat("Dora", "key of Dora")).refused is not None


def test_event_table_obeys_no_player() -> None:
    live = event_table().deal()
    for entry in (Stopped(0, 1), Locked(1, 1, False)):
        refused = live.put(entry).refused
        assert refused is not None
        assert refused.code == "host-only"


def test_paused_table_refuses_moves_and_continues() -> None:
    live = event_table().deal()
    live.put(GamePaused())
    refused = live.call(0).refused
    assert refused is not None
    assert refused.code == "paused"
    assert view(live.table).paused
    assert read(write(live.table)) == live.table
    live.put(GamePaused(False))
    live.call(0)
    live.raise_watermarks()
    assert live.state.turn == 1


def test_paused_table_is_not_dealt() -> None:
    live = event_table()
    live.put(GamePaused())
    assert live.deal().table.phase == "dealing"
    live.put(GamePaused(False))
    assert live.deal().table.phase == "playing"


def test_ordinary_table_ignores_entries_of_events() -> None:
    live = Live().seat("Ada", "Ben").start()
    before = live.table
    for entry in (GamePaused(), GameEnded(), SeatNamed(0, "Zed"), SeatRemoved(0)):
        live.put(entry)
    assert live.table == before


@pytest.mark.parametrize(
    "entry",
    [GamePaused(), EmojiSwitched(), SeatNamed(0, "Zed"), SeatRemoved(1), GameEnded()],
    ids=lambda x: type(x).__name__,
)
def test_repeated_entry_of_an_event_changes_nothing(entry: AnyEntry) -> None:
    live = event_table().deal()
    before = live.table
    live.put(entry)
    once, events = live.table, len(live.updates)
    assert once != before
    live.put(entry)
    assert (live.table, len(live.updates)) == (once, events)


def test_finished_table_has_tournament_points() -> None:
    live = event_table().deal()
    while live.table.phase != "finished":
        live.play_out(Random(3))
        if live.table.phase == "dealing":
            live.deal()
    assert live.table.series is not None
    assert points_at(live.table) == live.table.series.points
    assert sum(points_at(live.table)) == len(live.table.pack.cards) - 3 + 5


def test_ended_table_has_points_as_it_stands() -> None:
    live = event_table().deal()
    live.call(1)
    live.raise_watermarks()
    live.put(GameEnded())
    assert live.table.phase == "finished"
    # One card, and the bonus of the winner.
    assert points_at(live.table) == (0, 6, 0)


def test_table_that_was_not_dealt_has_no_points() -> None:
    live = event_table()
    live.put(GameEnded())
    assert points_at(live.table) == (0, 0, 0)


def test_fastest_call_shows_two_cards_with_its_symbol() -> None:
    for game in GAME_NAMES:
        live = event_table(game).deal()
        for number in range(3):
            seat = next(seat for seat in live.game.seats if live.matches(seat))
            live.call(seat, 900 - 100 * number)
            live.raise_watermarks()
        fastest = fastest_at(live.table, EventTable((10, 11, 12)))
        assert fastest is not None
        assert fastest.took == 700
        assert len(fastest.cards) == (3 if "cards" in known_game(game).targets else 2)
        assert all(fastest.symbol in live.table.pack.cards[card] for card in fastest.cards)


def test_fastest_call_survives_a_play_off_and_a_restart() -> None:
    live = event_table().deal()
    while live.table.phase == "playing":
        # Two players take turns, so that both have five of ten cards.
        live.call(live.state.turn % 2, 900 if live.state.turn else 500)
        live.raise_watermarks()
    live.deal()
    assert live.game.name != "tower"
    live.call(1, 800)
    restarted = read(write(live.table))
    assert restarted is not None
    live.table = restarted
    live.raise_watermarks()
    assert live.table.phase == "finished"
    fastest = fastest_at(live.table, EventTable((10, 11, 12)))
    assert fastest is not None
    assert (fastest.person, fastest.took) == (10, 500)


def test_removed_and_renamed_seats() -> None:
    live = event_table().deal()
    live.put(SeatNamed(0, "Zed"))
    live.put(SeatRemoved(1))
    ada, ben = live.table.player(0), live.table.player(1)
    assert ada is not None
    assert ben is not None
    assert (ada.name, ben.removed, ben.gone) == ("Zed", True, True)
    assert live.put(Came(1, "s/1")).refused is not None
