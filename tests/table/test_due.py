"""Scheduled entries of a table, decided by pure functions."""

from collections.abc import Collection, Mapping
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from live_table import Live
from sosie.rules import Choose
from sosie.rules.value import replace
from sosie.table.due import USUAL_PACE, Connected, Due, Playing, Times, chooser_of, due
from sosie.table.entries import Came, Chosen, HostLapsed, Started, Went
from sosie.table.presence import BACKUP_MS
from sosie.table.settings import Settings

NOW = 50_000.0
IDLE = Playing("one", 0, NOW, (), 0.0, None, None)


def connected(
    seats: Mapping[int, str] = {},
    *,
    server: str = "one",
    gone: Collection[str] = (),
    host_left: float | None = None,
) -> Connected:
    here = {seat: Came(seat, f"{server}/{name}") for seat, name in seats.items()}
    return Connected(server, here, not here, lambda other: other in gone, Times(NOW, host_left))


def table_of(*servers: str) -> Live:
    """Return a table with one person connected to each server."""
    live = Live().seat(*(f"player {number}" for number in range(len(servers))))
    for seat, server in enumerate(servers):
        live.put(Came(seat, f"{server}/{seat}", ""))
    return live


def kinds(scheduled: tuple[Due, ...]) -> list[str]:
    return [found.kind for found in scheduled]


def test_quiet_lobby_has_nothing_due() -> None:
    live = table_of("one", "one")
    assert due(live.table, connected({0: "0", 1: "1"}), IDLE) == ()


def test_new_connection_names_the_one_it_replaces() -> None:
    live = table_of("one", "two")
    (found,) = due(live.table, connected({0: "0", 1: "7"}), IDLE)
    assert (found.entry, found.at, found.shared) == (Came(1, "one/7", "two/1"), 0.0, False)


def test_all_servers_end_connections_of_dead_servers() -> None:
    live = table_of("one", "two")
    here = connected({0: "0"}, gone={"two"})
    (found,) = due(live.table, here, IDLE)
    assert (found.entry, found.shared) == (Went(1, "two/1"), True)
    assert due(live.table, connected({0: "0"}), IDLE) == ()


def test_absent_host_is_replaced() -> None:
    live = table_of("one", "one")
    live.put(Went(0, "one/0"))
    (found,) = due(live.table, connected({1: "1"}, host_left=NOW), IDLE)
    assert (found.entry, found.at) == (HostLapsed(0), NOW + USUAL_PACE.host_away_ms)
    assert due(live.table, replace(connected(host_left=NOW), seats={}), IDLE) == (
        Due("presence", 0.0, found.name.replace("host", str(Went(1, "one/1"))), Went(1, "one/1"), shared=False),
    )


def test_one_server_replaces_the_host_and_others_later() -> None:
    live = table_of("one", "one", "two")
    live.put(Went(0, "one/0"))
    for server, seat, backup_ms in (("one", 1, 0), ("two", 2, BACKUP_MS)):
        (found,) = due(live.table, connected({seat: str(seat)}, server=server, host_left=NOW), IDLE)
        assert (found.kind, found.at) == ("host", NOW + USUAL_PACE.host_away_ms + backup_ms)


@given(st.sampled_from(["one", "two", "three"]))
def test_one_server_deals_in_time_and_others_later(server: str) -> None:
    live = table_of("one", "two")
    live.put(Started(0, live.number(0)))
    here = Connected(server, {}, False, lambda _: False, Times(NOW))
    (found,) = [found for found in due(live.table, here, IDLE) if found.kind == "deal"]
    assert found.at == NOW + USUAL_PACE.deal_ms + (0 if server == "one" else BACKUP_MS)
    assert found.name == f"deal 0 {live.table.updates}"


def test_buffered_move_waits_for_the_longest_delay() -> None:
    live = table_of("one", "one").start()
    playing = Playing("one", 100, NOW, (0, 1), 80.0, 900, None)
    (found,) = due(live.table, connected({0: "0", 1: "1"}), playing)
    assert (found.kind, found.at, found.name) == ("watermarks", NOW + 800 + 81, "")


def test_pending_move_needs_servers_of_missing_watermarks() -> None:
    live = table_of("one", "two").start()
    live.call(0, 900)
    needed = live.game.needed
    assert needed is not None
    for server, seats in (("one", (0,)), ("two", (1,))):
        here = connected({seats[0]: str(seats[0])}, server=server)
        (found,) = due(live.table, here, Playing(server, 0, NOW, seats, 10.0, None, None))
        assert (found.kind, found.at, found.shared) == ("watermarks", NOW + needed + 11, False)
    nobody = connected(server="three")
    assert due(live.table, nobody, Playing("three", 0, NOW, (), 0.0, None, None)) == ()


def test_watermarks_of_absent_players_need_no_delay() -> None:
    live = table_of("one", "one").start()
    live.call(0, 900)
    for seat in (0, 1):
        live.put(Went(seat, f"one/{seat}"))
    assert live.game.needed is not None
    (found,) = due(live.table, connected(), Playing("one", 0, NOW, (), 0.0, None, None))
    assert found.at == NOW + live.game.needed


def test_bots_move_at_their_moment() -> None:
    live = table_of("one", "one").start()
    playing = Playing("one", 1000, NOW, (), 0.0, None, 1700)
    assert due(live.table, connected({0: "0", 1: "1"}), playing) == (Due("bots", NOW + 700, ""),)


def test_buffered_move_is_released_after_the_game() -> None:
    live = table_of("one")
    (found,) = due(live.table, connected({0: "0"}), replace(IDLE, buffered=500))
    assert (found.kind, found.at) == ("watermarks", 0.0)


def test_chooser_has_time_to_choose_and_to_reload() -> None:
    live = Live(settings=Settings("tournament", ("tower", "well", "hot-potato"), length=3)).seat("a", "b").start(seed=1)
    live.play_out(Random(1))
    assert live.table.series is not None
    following = live.table.series.next
    assert isinstance(following, Choose)
    assert following.chooser is not None
    chooser = live.table.seated[following.chooser]

    def deal_ms(left_ms: float | None = None) -> float:
        times = Times(NOW, chooser_left=None if left_ms is None else NOW + left_ms)
        here = replace(connected({0: "", 1: ""}, server=""), times=times)
        (found,) = [found for found in due(live.table, here, IDLE) if found.kind == "deal"]
        return found.at - NOW

    assert deal_ms() == USUAL_PACE.choose_ms
    live.put(Went(chooser))
    assert deal_ms(5000) == 5000 + USUAL_PACE.chooser_away_ms
    assert deal_ms(19_000) == USUAL_PACE.choose_ms
    live.put(Came(chooser, "one/0"))
    live.put(Chosen(chooser, live.number(chooser), following.games[0]))
    assert deal_ms() == USUAL_PACE.deal_ms


def test_nobody_chooses_during_a_mini_game() -> None:
    live = Live(settings=Settings("tournament", ("tower", "well", "hot-potato"), length=3)).seat("a", "b").start(seed=1)
    live.play_out(Random(1))
    assert chooser_of(live.table) is not None
    live.deal(2, "well")
    assert live.table.phase == "playing"
    assert chooser_of(live.table) is None
