"""Requests of the host: remove or ban a player, lock the table."""

from random import Random

import pytest

from live_table import Live, started_table
from sosie.table import snapshot
from sosie.table.entries import AnyEntry, BotSat, Came, Left, Locked, Removed, Sat, Stopped, Went
from sosie.table.fold import Folded
from sosie.table.table import MAX_KEPT_OUT
from sosie.table.views import view


def remove(live: Live, target: int, *, keep_out: bool = False) -> Folded:
    return live.put(Removed(0, live.number(0), target, keep_out))


def lock(live: Live, *, locked: bool = True, forgive: bool = False, by: int = 0) -> Folded:
    return live.put(Locked(by, live.number(by), locked, forgive))


def code(live: Live, entry: AnyEntry) -> str | None:
    """Return the code of the refusal of an entry."""
    refused = live.put(entry).refused
    return refused.code if refused is not None else None


# Remove


def test_remove_frees_the_seat_of_somebody_present() -> None:
    live = Live().seat("Ada", "Ben")
    assert remove(live, 1).refused is None
    assert live.table.player(1) is None
    assert code(live, Sat("Ben", "key of Ben")) is None
    assert live.table.player(1) is not None


def test_remove_in_a_game_keeps_seat_and_name() -> None:
    live = started_table("Ada", "Ben", "Cleo")
    assert remove(live, 1).refused is None
    seat = view(live.table).seats[1]
    assert (seat.name, seat.present, seat.gone) == ("Ben", False, True)
    live.play_out(Random(0))
    assert live.table.last is not None
    assert live.table.last.players == ("Ada", "Ben", "Cleo")
    live.put(Stopped(0, live.number(0)))
    assert live.table.taken == (0, 2)


def test_removed_player_cannot_reconnect_or_act() -> None:
    live = started_table("Ada", "Ben", "Cleo")
    move = live.moved(1, live.matches(1)[0])
    remove(live, 1)
    assert code(live, Came(1)) == "no-seat"
    assert code(live, move) == "no-seat"
    assert code(live, Left(1, 9)) == "no-seat"
    assert code(live, Sat("Ben", "key of Ben")) == "playing"
    assert view(live.table).seats[1].present is False


def test_bot_plays_for_a_removed_player() -> None:
    live = started_table("Ada", "Ben", "Cleo")
    remove(live, 1)
    assert code(live, BotSat(0, live.number(0), "adult", "Robin", 1)) is None
    assert live.call(1).refused is None
    assert code(live, Came(1)) == "no-seat"


def test_remove_in_a_game_ends_the_substitute_bot() -> None:
    live = started_table("Ada", "Ben", "Cleo")
    live.put(Went(1))
    live.put(BotSat(0, live.number(0), "adult", "Robin", 1))
    remove(live, 1)
    assert code(live, Came(1)) is None


def test_ban_leaves_the_substitute_bot() -> None:
    live = started_table("Ada", "Ben", "Cleo")
    live.put(Went(1))
    live.put(BotSat(0, live.number(0), "adult", "Robin", 1))
    remove(live, 1, keep_out=True)
    assert view(live.table).seats[1].bot == "adult"
    assert code(live, Came(1)) == "no-seat"


def test_only_the_host_removes_and_never_themselves() -> None:
    live = Live().seat("Ada", "Ben", "Cleo")
    assert code(live, Removed(1, 1, 2)) == "host-only"
    assert code(live, Removed(0, 1, 0)) == "not-gone"
    assert code(live, Removed(0, 2, 5)) == "no-seat"
    assert live.table.taken == (0, 1, 2)


def test_remove_refuses_a_bot_during_a_game() -> None:
    live = Live().seat("Ada")
    live.put(BotSat(0, 1, "adult", "Robin"))
    live.start()
    assert code(live, Removed(0, live.number(0), 1, keep_out=True)) == "playing"
    assert not live.table.locked


# Ban


def test_ban_refuses_the_token_and_locks_the_table() -> None:
    live = Live().seat("Ada", "Ben")
    remove(live, 1, keep_out=True)
    assert (live.table.locked, view(live.table).kept_out) == (True, 1)
    lock(live, locked=False)
    assert code(live, Sat("Ben", "key of Ben")) == "kept-out"
    assert code(live, Sat("Cleo", "key of Cleo")) is None


def test_forgiven_players_can_sit_again() -> None:
    live = Live().seat("Ada", "Ben")
    remove(live, 1, keep_out=True)
    lock(live, locked=False, forgive=True)
    assert view(live.table).kept_out == 0
    assert code(live, Sat("Ben", "key of Ben")) is None


def test_ban_of_a_bot_locks_nothing() -> None:
    live = Live().seat("Ada")
    live.put(BotSat(0, 1, "adult", "Robin"))
    remove(live, 1, keep_out=True)
    assert (live.table.taken, live.table.locked, live.table.kept_out) == ((0,), False, ())


def test_ban_list_is_bounded() -> None:
    live = Live().seat("Ada")
    for number in range(MAX_KEPT_OUT + 3):
        lock(live, locked=False)
        live.put(Sat("Ben", f"key {number}"))
        remove(live, 1, keep_out=True)
    assert len(live.table.kept_out) == MAX_KEPT_OUT
    assert live.table.kept_out[-1] == f"key {MAX_KEPT_OUT + 2}"


# Lock


def test_locked_table_seats_nobody_new() -> None:
    live = Live().seat("Ada", "Ben")
    assert lock(live).refused is None
    assert view(live.table).locked
    assert code(live, Sat("Cleo", "key of Cleo")) == "locked"
    lock(live, locked=False)
    assert code(live, Sat("Cleo", "key of Cleo")) is None


def test_locked_table_lets_seated_players_reconnect() -> None:
    live = Live().seat("Ada", "Ben")
    lock(live)
    live.put(Went(1))
    assert code(live, Came(1)) is None
    assert code(live, Sat("Ben", "key of Ben")) is None


def test_lock_is_for_the_host_alone() -> None:
    live = Live().seat("Ada", "Ben")
    refused = lock(live, by=1).refused
    assert refused is not None
    assert refused.code == "host-only"
    assert not live.table.locked


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_lock_ends_when_the_last_person_leaves(order: tuple[int, int]) -> None:
    live = Live().seat("Ada", "Ben")
    lock(live)
    live.put(BotSat(0, live.number(0), "adult", "Robin"))
    for seat in order:
        assert live.table.locked
        live.put(Left(seat, live.number(seat)))
    assert not live.table.locked
    assert code(live, Sat("Cleo", "key of Cleo")) is None


def test_lock_and_removals_survive_a_snapshot() -> None:
    live = started_table("Ada", "Ben", "Cleo")
    remove(live, 1, keep_out=True)
    assert snapshot.read(snapshot.write(live.table)) == live.table
