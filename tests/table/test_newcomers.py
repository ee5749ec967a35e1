"""Newcomers: people who sit down during a series play from the next mini-game on, bots make room for them."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from live_table import Live, pack_of, started_table
from sosie.table import snapshot
from sosie.table.entries import BotSat, Came, EmojiSent, Left, Removed, Sat, Started, Stopped
from sosie.table.settings import MAX_SEATS, Settings
from sosie.table.views import view

MATCH = Settings(kind="match", games=("tower",), length=3)


def with_bots(people: int, bots: int, settings: Settings = MATCH) -> Live:
    live = Live(pack_of("plane:4"), settings).seat(*[f"Person {number}" for number in range(people)])
    for number in range(bots):
        live.put(BotSat(0, live.number(0), "adult", f"Bot {number}"))
    return live


def arrive(live: Live, name: str = "Zoe") -> int | None:
    """Let a person sit down and connect; return their seat, or None if they were refused."""
    if live.put(Sat(name, f"key of {name}", waits=True)).refused is not None:
        return None
    (seat,) = [seat for seat in live.table.taken if (player := live.table.player(seat)) and player.name == name]
    live.put(Came(seat))
    return seat


def names(live: Live) -> list[str]:
    """Return the names of those who play now."""
    return [player.name for seat in live.game.seats if (player := live.table.player(seat))]


def test_person_in_lobby_replaces_the_last_bot() -> None:
    live = with_bots(1, 7)
    seat = arrive(live)
    assert seat is not None
    assert len(live.table.taken) == MAX_SEATS
    assert "Bot 6" not in [player.name for player in live.table.players if player]


def test_newcomer_waits_until_the_mini_game_is_over() -> None:
    live = with_bots(2, 0).start()
    seat = arrive(live)
    assert seat is not None
    assert seat not in live.game.seats
    refused = live.put(live.moved(0, live.matches(0)[0])).refused
    assert refused is None
    live.play_out(Random(1))
    live.deal(2)
    assert seat in live.game.seats
    series = view(live.table).series
    assert series is not None
    assert series.points[series.seats.index(seat)] == 0


def test_newcomer_replaces_worst_bot_with_its_points() -> None:
    live = with_bots(1, 7).start()
    seat = arrive(live)
    assert seat == MAX_SEATS
    assert len(names(live)) == MAX_SEATS
    live.play_out(Random(3))
    series = view(live.table).series
    assert series is not None
    position = series.seats.index(seat)
    assert series.wins[position] == 0
    newcomer = next(one for one in view(live.table).seats if one.seat == seat)
    assert newcomer.replaced.startswith("Bot")
    assert newcomer.replaced not in [one.name for one in view(live.table).seats]
    live.deal(4)
    assert seat in live.game.seats
    assert len(live.game.seats) == MAX_SEATS


def test_newcomer_after_the_end_plays_next_series() -> None:
    live = with_bots(1, 7, Settings()).start()
    live.play_out(Random(5))
    while live.table.phase != "finished":
        live.deal(6).play_out(Random(6))
    champions = view(live.table).series
    seat = arrive(live)
    assert view(live.table).series == champions
    live.put(Started(0, live.number(0)))
    live.deal(7)
    assert seat in live.game.seats
    assert len(live.game.seats) == MAX_SEATS


def test_ninth_person_finds_no_seat() -> None:
    live = with_bots(1, 7).start()
    seats = [arrive(live, f"Late {number}") for number in range(8)]
    assert None not in seats[:7]
    assert seats[7] is None
    live.play_out(Random(8))
    if live.table.phase == "dealing":
        live.deal(9)
    assert live.table.people == MAX_SEATS


def test_newcomer_gets_the_seat_of_a_leaver() -> None:
    live = with_bots(8, 0).start()
    assert arrive(live) is None
    live.put(Left(3, live.number(3)))
    assert arrive(live) is not None
    assert live.put(Came(3)).refused is not None
    assert arrive(live, "Yan") is None
    live.put(Stopped(0, live.number(0)))
    live.put(Started(0, live.number(0)))
    live.deal(1)
    assert len(live.game.seats) == MAX_SEATS


def test_bots_make_room_on_a_small_deck() -> None:
    potato = Settings(games=("hot-potato",))
    live = Live(pack_of("plane:4"), potato).seat("Ada", "Ben")
    for number in range(3):
        live.put(BotSat(0, live.number(0), "adult", f"Bot {number}"))
    live.put(Sat("Zoe", "key of Zoe", waits=True))
    assert [player.name for player in live.table.players if player] == ["Ada", "Ben", "Bot 0", "Zoe"]
    live.put(BotSat(0, live.number(0), "adult", "Bot 3"))
    assert live.put(Started(0, live.number(0))).refused is None
    assert len(live.table.seated) == 4


def test_small_deck_keeps_a_second_player() -> None:
    live = with_bots(1, 1, Settings(games=("hot-potato",), own={"hot-potato": {"rounds": 20}}))
    refused = live.put(Started(0, live.number(0))).refused
    assert refused is not None
    assert refused.code == "bad-settings"
    assert len(live.table.taken) == 2


def test_bot_takes_no_ninth_seat() -> None:
    live = with_bots(8, 0).start()
    live.put(Left(3, live.number(3)))
    arrive(live)
    live.put(Stopped(0, live.number(0)))
    assert len(live.table.taken) == MAX_SEATS
    refused = live.put(BotSat(0, live.number(0), "adult", "Bot")).refused
    assert refused is not None
    assert refused.code == "full"


def test_departed_newcomer_frees_the_seat_at_once() -> None:
    live = with_bots(2, 0).start()
    first, second = arrive(live, "Yan"), arrive(live, "Zoe")
    assert first is not None
    assert second is not None
    live.put(Left(first, live.number(first)))
    live.put(Removed(0, live.number(0), second))
    assert live.table.taken == (0, 1)


def emoji_shown(live: Live, seat: int, *numbers: int) -> int:
    """Return how many emoji a table shows after requests with these numbers."""
    return sum(len(live.put(EmojiSent(seat, number, "clap")).updates) for number in numbers)


def test_first_request_in_an_added_seat_counts_once() -> None:
    live = with_bots(1, 7).start()
    seat = arrive(live, "Yan")
    assert seat == MAX_SEATS
    assert emoji_shown(live, seat, 1, 1) == 1
    # The requests that a person left out are not those of the next one in the seat.
    assert emoji_shown(live, seat, 4) == 1
    live.put(Left(seat, 5))
    assert arrive(live, "Zoe") == seat
    assert emoji_shown(live, seat, 1, 1, 2, 2, 3, 3) == 3


def test_stop_leaves_at_most_eight_in_lobby() -> None:
    live = with_bots(1, 7).start()
    arrive(live)
    live.put(Stopped(0, live.number(0)))
    assert len(live.table.taken) == MAX_SEATS
    assert "Zoe" in [player.name for player in live.table.players if player]


def test_entry_of_an_older_version_does_not_wait() -> None:
    live = started_table("Ada", "Ben")
    refused = live.put(Sat("Zoe", "key of Zoe")).refused
    assert refused is not None
    assert refused.code == "playing"


@pytest.mark.parametrize("kind", ["game", "match", "tournament", "practice"])
@given(
    people=st.integers(1, 4),
    bots=st.integers(0, 7),
    arrivals=st.lists(st.sampled_from(["arrive", "play", "play"]), max_size=9),
    seed=st.integers(0, 99),
)
def test_everybody_who_sat_down_plays_the_next_series(
    kind: str, people: int, bots: int, arrivals: list[str], seed: int
) -> None:
    live = with_bots(people, min(bots, MAX_SEATS - people), Settings(kind=kind, games=("tower", "well"), length=2))  # type: ignore[arg-type]  # a kind
    live.start(seed)
    for number, step in enumerate(arrivals):
        before = live.table
        if step == "arrive":
            seat = arrive(live, f"Late {number}")
            assert (seat is None) == (before.people >= MAX_SEATS)
        elif live.table.phase == "dealing":
            live.deal(seed, "tower")
        elif live.table.phase == "playing" and kind != "practice":
            live.play_out(Random(seed))
    assert snapshot.read(snapshot.write(live.table)) == live.table
    live.put(Stopped(0, live.number(0)))
    live.put(Started(0, live.number(0)))
    if live.table.phase == "dealing":
        live.deal(seed, "tower")
        people_here = [seat for seat in live.table.taken if (p := live.table.player(seat)) and not p.is_bot]
        assert set(people_here) <= set(live.game.seats)
        assert len(live.game.seats) <= MAX_SEATS
