"""Requests that a table refuses, with their codes."""

import pytest

from live_table import Live, pack_of
from sosie.table.entries import (
    AnyEntry,
    BotSat,
    Came,
    Chosen,
    EmojiAllowed,
    EmojiSent,
    HandicapSet,
    HostPassed,
    Left,
    Locked,
    Moved,
    Named,
    Readied,
    Removed,
    Sat,
    Settled,
    Started,
    Stopped,
    Went,
)
from sosie.table.settings import MAX_SEATS, Settings

BEN = 1
HOST_ONLY: list[AnyEntry] = [
    Settled(BEN, 1, Settings()),
    BotSat(BEN, 1, "adult", "Robin"),
    Removed(BEN, 1, 0),
    Locked(BEN, 1),
    HandicapSet(BEN, 1, BEN, 100),
    EmojiAllowed(BEN, 1, False),
    HostPassed(BEN, 1, BEN),
    Started(BEN, 1),
    Stopped(BEN, 1),
]


def lobby() -> Live:
    return Live(pack_of("plane:3")).seat("Ada", "Ben", "Cleo")


@pytest.mark.parametrize("entry", HOST_ONLY, ids=lambda entry: type(entry).__name__)
def test_request_is_for_the_host_alone(entry: AnyEntry) -> None:
    for live in (lobby(), lobby().start()):
        before = live.table
        refused = live.put(entry).refused
        assert refused is not None
        assert refused.code == "host-only"
        assert (live.table.players, live.table.settings, live.table.phase) == (
            before.players,
            before.settings,
            before.phase,
        )


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        (Settled(0, 1, Settings(), digest="unknown"), "no-such-edition"),
        (Settled(0, 1, Settings(games=("hot-potato",)), pack_of("plane:2")), "bad-settings"),
        (BotSat(0, 1, "adult", "Robin", 1), "not-gone"),
        (BotSat(0, 1, "adult", "Robin", 5), "no-seat"),
        (Removed(0, 1, 0), "not-gone"),
        (HandicapSet(0, 1, 1, -1), "bad-settings"),
        (HandicapSet(0, 1, 1, 100_000), "bad-settings"),
        (HostPassed(0, 1, 5), "no-seat"),
        (Chosen(0, 1, "tower"), "no-choice"),
        (Moved(0, 1, 0, 900, symbol=1), "not-playing"),
    ],
)
def test_senseless_request_in_the_lobby_is_refused(entry: AnyEntry, code: str) -> None:
    refused = lobby().put(entry).refused
    assert refused is not None
    assert refused.code == code


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        (Settled(0, 2, Settings()), "playing"),
        (BotSat(0, 2, "adult", "Robin"), "playing"),
        (Named(0, 2, "Zed"), "playing"),
        (Started(0, 2), "playing"),
        (Moved(3, 2, 0, 900, symbol=1), "not-playing"),
        (Moved(0, 2, 0, 900, symbol=1, on=3), "not-playing"),
        (Moved(0, 2, 0, 900, symbol="nowhere"), "no-such-symbol"),
    ],
)
def test_senseless_request_in_a_game_is_refused(entry: AnyEntry, code: str) -> None:
    live = lobby().start()
    live.put(Sat("Dora", "key of Dora", waits=True))
    refused = live.put(entry).refused
    assert refused is not None
    assert refused.code == code


def test_person_who_is_away_cannot_be_host() -> None:
    live = lobby()
    live.put(Went(BEN))
    refused = live.put(HostPassed(0, 1, BEN)).refused
    assert refused is not None
    assert refused.code == "cannot-host"
    live.put(Came(BEN))
    live.put(HostPassed(0, 2, BEN))
    assert live.table.host == BEN


def test_bot_needs_a_free_seat_and_cannot_be_host() -> None:
    live = lobby()
    bots = range(3, MAX_SEATS)
    for number in bots:
        assert live.put(BotSat(0, number, "adult", "Robin")).refused is None
    for entry, code in ((BotSat(0, 50, "adult", "Robin"), "full"), (HostPassed(0, 51, 3), "cannot-host")):
        refused = live.put(entry).refused
        assert refused is not None
        assert refused.code == code


def test_emoji_that_are_off_are_refused() -> None:
    live = lobby()
    assert live.put(EmojiSent(BEN, 1, "clap")).refused is None
    live.put(EmojiAllowed(0, 1, False))
    refused = live.put(EmojiSent(BEN, 2, "clap")).refused
    assert refused is not None
    assert refused.code == "emoji-off"


def test_game_needs_two_players() -> None:
    live = Live().seat("Ada")
    refused = live.put(Started(0, 1)).refused
    assert refused is not None
    assert refused.code == "too-few"
    live = Live(settings=Settings(kind="practice")).seat("Ada")
    assert live.put(Started(0, 1)).refused is None


def test_host_passes_clockwise_to_a_person_who_is_present() -> None:
    live = lobby()
    live.put(Readied(2, 1))
    live.put(Went(BEN))
    live.put(Left(0, 1))
    assert live.table.host == 2
