"""Connections of people and of the screen, as the servers of a table see them."""

from collections.abc import Callable

import pytest

from live_table import Live, pack_of
from sosie.rules.value import replace
from sosie.table.entries import Came, HostLapsed, ScreenCame, ScreenShowed, ScreenWent, Went
from sosie.table.presence import BACKUP_MS, backup_ms, is_host_away, presence_changes, screen_changes
from sosie.table.screen import is_heads_up
from sosie.table.settings import Settings


def gone(*servers: str) -> Callable[[str], bool]:
    return lambda server: server in servers


def lobby() -> Live:
    """Return a table with Ada on server a, Ben on server b, and Cleo on none."""
    live = Live().seat("Ada", "Ben", "Cleo")
    live.put(Came(0, "a/1"))
    live.put(Came(1, "b/1"))
    live.put(Went(2))
    return live


def test_server_reports_only_its_own_connections() -> None:
    table = lobby().table
    assert list(presence_changes(table, {0: Came(0, "a/1")}, "a", gone())) == []
    assert list(presence_changes(table, {}, "a", gone())) == [Went(0, "a/1")]
    opened = Came(2, "a/2")
    assert list(presence_changes(table, {0: Came(0, "a/1"), 2: opened}, "a", gone())) == [Came(2, "a/2", previous="")]


def test_any_server_reports_the_connections_of_a_dead_one() -> None:
    table = lobby().table
    assert list(presence_changes(table, {0: Came(0, "a/1")}, "a", gone("b"))) == [Went(1, "b/1")]
    assert list(presence_changes(table, {}, "c", gone("a", "b"))) == [Went(0, "a/1"), Went(1, "b/1")]


@pytest.mark.parametrize(("server", "delay"), [("a", 0), ("b", BACKUP_MS), ("c", BACKUP_MS)])
def test_server_of_the_first_person_acts_at_once(server: str, delay: int) -> None:
    live = lobby()
    assert backup_ms(live.table, server) == delay
    for seat, connection in enumerate(("a/1", "b/1")):
        live.put(Went(seat, connection))
    assert backup_ms(live.table, server) == 0


def test_host_is_away_without_a_connection() -> None:
    live = lobby()
    assert not is_host_away(live.table)
    live.put(Went(0, "other/1"))
    assert not is_host_away(live.table)
    live.put(Went(0, "a/1"))
    assert is_host_away(live.table)
    assert not is_host_away(Live().table)


def test_host_lapses_only_while_away() -> None:
    live = lobby()
    live.put(HostLapsed(0))
    assert live.table.host == 0
    live.put(Went(0, "a/1"))
    live.put(HostLapsed(0))
    assert live.table.host == 1


@pytest.mark.parametrize(("attempt", "connection"), [(1, ""), (2, "a/3"), (3, "a/3")])
def test_only_an_earlier_attempt_of_a_window_is_stale(attempt: int, connection: str) -> None:
    live = lobby()
    live.put(Came(0, "a/2", window="one", attempt=2))
    live.put(Went(0, "a/2"))
    live.put(Came(0, "a/3", window="one", attempt=attempt))
    player = live.table.player(0)
    assert player is not None
    assert player.connection == connection


def test_screen_is_reported_by_its_server_or_after_its_death() -> None:
    live = lobby()
    assert list(screen_changes(live.table, "", "a", gone("a"))) == []
    assert list(screen_changes(live.table, "a/9", "a", gone())) == [ScreenCame("a/9")]
    live.put(ScreenCame("a/9"))
    assert list(screen_changes(live.table, "a/9", "a", gone())) == []
    assert list(screen_changes(live.table, "", "b", gone())) == []
    assert list(screen_changes(live.table, "", "b", gone("a"))) == [ScreenWent("a/9")]
    assert list(screen_changes(live.table, "", "a", gone())) == [ScreenWent("a/9")]


def test_latest_screen_stays() -> None:
    live = lobby()
    updates = len(live.updates)
    live.put(ScreenCame("a/9"))
    assert len(live.updates) == updates + 1
    live.put(ScreenCame("b/9"))
    live.put(ScreenWent("a/9"))
    assert (live.table.screen_at, len(live.updates)) == ("b/9", updates + 1)
    live.put(ScreenWent("b/9"))
    assert (live.table.screen_at, len(live.updates)) == ("", updates + 2)


@pytest.mark.parametrize(("game", "own"), [("tower", True), ("hot-potato", True), ("triplet", False)])
def test_heads_up_needs_a_screen_and_own_cards(game: str, own: bool) -> None:
    live = Live(pack_of("plane:3"), Settings(games=(game,), heads_up=True)).seat("Ada", "Ben")
    assert not is_heads_up(live.table)
    live.start()
    assert not is_heads_up(live.table)
    live.put(ScreenCame("a/9"))
    before = live.table
    live.put(ScreenShowed(live.game.number, 0, 30))
    assert live.table == replace(before, reveals=(30,))
    assert is_heads_up(live.table) == own
    plain = Live(pack_of("plane:3"), Settings(games=(game,))).seat("Ada", "Ben").start()
    plain.put(ScreenCame("a/9"))
    assert not is_heads_up(plain.table)
