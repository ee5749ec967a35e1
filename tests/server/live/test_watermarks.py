"""The watermarks of a server: the first buffered move, and the longest delay of a call."""

import pytest

from live_table import Live
from server.harness import NullTransport
from sosie.server.live.connection import Connection
from sosie.server.live.watermarks import Watermarks
from sosie.table.due import watermarks_due
from sosie.table.entries import Moved, ScreenCame, ScreenShowed, ScreenWent
from sosie.table.fairness import Link, longest_delay
from sosie.table.live_game import watermark_for
from sosie.table.messages import Painted
from sosie.table.settings import Settings
from sosie.table.table import LiveGame


def started_game() -> LiveGame:
    game = Live().seat("Ada", "Ben").start().game
    assert game is not None
    return game


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_first_buffered_move_is_the_earliest_in_any_order(order: tuple[int, int]) -> None:
    game, connection = started_game(), Connection(NullTransport(), (0, 1))
    watermarks = Watermarks("server", [connection])
    moves = [Moved(seat, 1, turn=0, took=500 + 400 * seat, symbol=5) for seat in (0, 1)]
    for seat in order:
        watermarks.buffer(game, moves[seat], connection)
    assert watermarks.playing(game, None).buffered == watermark_for(game, moves[0])


def test_delay_of_a_call_includes_the_paint_on_the_screen() -> None:
    game, link = started_game(), Link((40.0,) * 9)
    watermarks = Watermarks("server", [Connection(NullTransport(), (0,), link)])
    watermarks.restart(game, 0.0)
    assert watermarks.playing(game, None).delay == longest_delay(link)
    watermarks.reveal(0, 300.0)
    assert watermarks.playing(game, None).delay == longest_delay(link) + 300 - 40 / 2


def test_paint_of_an_earlier_game_delays_no_call() -> None:
    game, link = started_game(), Link((40.0,) * 9)
    watermarks = Watermarks("server", [Connection(NullTransport(), (0,), link)])
    watermarks.reveal(0, 300.0)
    watermarks.restart(game, 0.0)
    assert watermarks.playing(game, None).delay == longest_delay(link)


def test_watermarks_are_raised_once_they_are_due() -> None:
    live = Live().seat("Ada", "Ben").start()
    live.call(0, 900)
    watermarks = Watermarks("server", [Connection(NullTransport(), (0, 1), Link((40.0,) * 9))])
    watermarks.restart(live.game, 0.0)
    (due,) = watermarks_due(live.table, watermarks.playing(live.game, None))
    assert watermarks.raised(live.game, due.at - 1) == ()
    assert [seat for seat, _ in watermarks.raised(live.game, due.at)] == [0, 1]


def heads_up(screen: str = "server/3") -> tuple[Live, Watermarks, Connection]:
    """Return a table in a heads-up game, shown at 0 ms, and its screen."""
    live = Live(settings=Settings(heads_up=True)).seat("Ada", "Ben")
    live.put(ScreenCame(screen))
    live.start()
    watermarks = Watermarks("server", [])
    watermarks.restart(live.game, 0.0)
    connection = Connection(NullTransport(), (), Link((40.0,) * 9))
    connection.name = "server/3"
    return live, watermarks, connection


def test_paint_of_the_screen_counts_from_the_server() -> None:
    live, watermarks, screen = heads_up()
    entry = watermarks.painted(live.table, screen, Painted(live.game.number, 0, 30.0), 70.0)
    assert entry == ScreenShowed(live.game.number, 0, 30 + 40 // 2)
    watermarks.reveal(0, 50.0)
    assert watermarks.painted(live.table, screen, Painted(live.game.number, 0, 30.0), 80.0) is None


@pytest.mark.parametrize(("game", "turn", "at"), [(1, 0, "server/3"), (0, 1, "server/3"), (0, 0, "server/4")])
def test_other_paints_do_not_count(game: int, turn: int, at: str) -> None:
    live, watermarks, screen = heads_up(at)
    painted = Painted(live.game.number + game, turn, 30.0)
    assert watermarks.painted(live.table, screen, painted, 75.0) is None


def test_paints_count_until_the_screen_has_gone() -> None:
    live, watermarks, _ = heads_up()
    for entry, reveals in ((ScreenShowed(live.game.number, 0, 50), {0: 50.0}), (ScreenWent("server/3"), {})):
        before = live.table
        watermarks.on_entry(entry, before, live.put(entry), 100.0, is_new_phase=False)
        assert watermarks.timeline.reveals == reveals
