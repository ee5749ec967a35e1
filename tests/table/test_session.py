"""Sessions at a table: refusals, whole games and tournaments, and substitute bots."""

from random import Random

import msgspec
import pytest

from live_table import GAME_NAMES, Live, check_face_up, check_record, pack_of, rulings, started_table, wrong_symbol
from sosie.table.entries import BotSat, Came, Chosen, Closed, Drawn, Moved, Readied, Settled, Started, Stopped, Went
from sosie.table.messages import Ruled, Unchecked, View
from sosie.table.session import NOTABLE_MS, QUICK_CALLS
from sosie.table.settings import Pack, Settings, fault
from sosie.table.views import game_view, view

# Play-offs


def test_view_names_only_players_of_a_play_off() -> None:
    settings = Settings(games=("hot-potato",), tie_ms=0)
    live = Live(pack_of("plane:5"), settings).seat("Ada", "Ben", "Cleo", "Dan").start()
    # Ada and Ben give their cards away first in every round, so that neither lays any aside.
    while live.table.phase == "playing":
        live.call(next(seat for seat in range(3) if live.state.game.can_play(live.state.table, seat)))
        live.raise_watermarks()
    shown = view(live.table)
    assert shown.series is not None
    assert shown.game is not None
    assert shown.series.play_off
    assert shown.series.play_off_seats == shown.game.ranking[0]
    assert len(shown.series.play_off_seats) < len(shown.series.seats)


# Refused


@pytest.mark.parametrize(("took", "code"), [(299, "too-soon"), (0, "too-soon"), (-1, "too-soon"), (300, None)])
def test_impossibly_fast_call_is_refused(took: int, code: str | None) -> None:
    live = started_table()
    refused = live.call(0, took).refused
    assert (refused and refused.code) == code


def test_quick_streak_is_flagged_to_the_host_only() -> None:
    live = started_table("Ada", "Ben")
    for _ in range(QUICK_CALLS):
        live.call(1, 350)
        live.raise_watermarks()
    assert [(flag.seat, flag.calls) for flag in live.flags] == [(1, QUICK_CALLS)]
    assert all(isinstance(update, View | Ruled) for update in live.updates)


def test_quick_calls_of_bots_and_wrong_ones_are_not_flagged() -> None:
    live = Live().seat("Ada", "Ben")
    live.put(BotSat(0, live.number(0), "quick", "Robin"))
    live.start()
    for _ in range(QUICK_CALLS):
        live.call(2, 350)
        live.raise_watermarks()
    assert rulings(live.updates) == [(2, "won")] * QUICK_CALLS
    for _ in range(QUICK_CALLS):
        live.put(live.moved(1, wrong_symbol(live, 1), 350))
        live.raise_watermarks()
    assert live.flags == []


@pytest.mark.parametrize("slower", [500, 700])
def test_slower_call_ends_a_streak(slower: int) -> None:
    live = started_table("Ada", "Ben")
    for took in (350,) * (QUICK_CALLS - 1) + (slower,) + (350,) * (QUICK_CALLS - 1):
        live.call(1, took)
        live.raise_watermarks()
    assert live.flags == []


@pytest.mark.parametrize(
    ("seat", "unchecked_ms", "told"),
    [
        (1, NOTABLE_MS + 1, (Unchecked(1, NOTABLE_MS + 1),)),
        (1, NOTABLE_MS, ()),
        (0, NOTABLE_MS + 1, ()),
    ],
)
def test_host_is_told_of_notable_compensation_alone(seat: int, unchecked_ms: int, told: tuple[Unchecked, ...]) -> None:
    live = started_table("Ada", "Ben")
    move = live.moved(seat, live.matches(seat)[0])
    assert live.put(msgspec.structs.replace(move, unchecked_ms=unchecked_ms)).to_host == told


@pytest.mark.parametrize(
    ("game", "move"),
    [
        ("tower", {"turn": -1, "symbol": 0}),
        ("tower", {"turn": -100, "symbol": 0}),
        ("tower", {"turn": 0, "slap": True}),
        ("tower", {"turn": 0, "symbol": 0, "on": 1}),
        ("tower", {"turn": 0, "symbol": 0, "place": 1}),
        ("catch-them-all", {"turn": 0, "symbol": 0, "place": -1}),
        ("catch-them-all", {"turn": 0, "symbol": 0, "place": -9}),
        ("triplet", {"turn": 0, "symbol": 0, "places": (0, 0, 0)}),
        ("triplet", {"turn": 0, "symbol": 0, "places": (0, 1, 1)}),
        ("triplet", {"turn": 0, "symbol": 0, "places": (-1, 0, 1)}),
    ],
)
def test_invalid_moves_of_a_game_are_refused(game: str, move: dict[str, object]) -> None:
    live = started_table(settings=Settings(games=(game,)))
    entry = Moved(0, live.number(0), **{"took": 900, **move})  # type: ignore[arg-type]  # any fields
    refused = live.put(entry).refused
    assert refused is not None
    assert refused.code == "bad-move"
    assert rulings(live.updates) == []


def test_late_move_of_another_game_is_refused() -> None:
    live = started_table()
    assert live.game is not None
    entry = Moved(0, live.number(0), 0, 900, symbol=0, game=live.game.number - 1)
    refused = live.put(entry).refused
    assert refused is not None
    assert refused.code == "not-playing"
    assert rulings(live.updates) == []


def test_closed_table_stays_closed() -> None:
    live = started_table()
    live.put(Closed())
    refused = live.put(Stopped(0, live.number(0))).refused
    assert refused is not None
    assert refused.code == "closed"
    assert live.table.phase == "closed"


@pytest.mark.parametrize(
    ("settings", "pack", "words"),
    [
        (Settings(games=()), pack_of(), "choose a mini-game"),
        (Settings(games=("chess",)), pack_of(), 'there is no mini-game "chess"'),
        (Settings(length=51), pack_of(), "1 to 50"),
        (Settings(tie_ms=201), pack_of(), "tie_ms is 0 to 200"),
        (Settings(take_ms=499), pack_of(), "take_ms 500 to"),
        (Settings(freeze_ms=-1), pack_of(), "freeze_ms 0 to"),
        (Settings(rounds=21), pack_of(), "rounds must be 5 to 20, not 21"),
        (Settings(games=("hot-potato",)), pack_of("plane:2"), "hot-potato: hot-potato needs 10 cards"),
        (Settings(games=("triplet",)), pack_of("plane:2"), "triplet: triplet needs 9 cards"),
        (Settings(games=("ring-tower",)), Pack("own", pack_of().cards, GAME_NAMES), "which symbol is the ring"),
        (Settings(games=("tower",)), Pack("own", pack_of().cards[:2], GAME_NAMES), "one card more than"),
    ],
)  # fmt: skip
def test_unplayable_settings_are_refused_with_a_reason(settings: Settings, pack: Pack, words: str) -> None:
    live = Live().seat("Ada", "Ben")
    refused = live.put(Settled(0, 1, settings, pack)).refused
    assert refused is not None
    assert refused.code == "bad-settings"
    assert words in refused.text
    assert fault(settings, pack, 2) == refused.text
    assert live.table.settings == Settings()


def test_start_refuses_more_players_than_cards_allow() -> None:
    live = Live(pack_of("plane:2")).seat("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus")
    refused = live.put(Started(0, 1)).refused
    assert refused is not None
    assert refused.code == "bad-settings"


def test_view_shows_the_remaining_freeze() -> None:
    live = started_table(settings=Settings(freeze_ms=1000))
    live.put(live.moved(0, wrong_symbol(live, 0), 800))
    live.raise_watermarks(900)
    assert game_view(live.game).frozen == (900, 0, 0)
    live.raise_watermarks(1700)
    assert game_view(live.game).frozen == (100, 0, 0)


def test_game_without_rounds_is_in_round_zero() -> None:
    live = started_table(settings=Settings(games=("tower",)))
    assert (game_view(live.game).round, game_view(live.game).rounds) == (0, 0)
    live.call(0)
    live.raise_watermarks()
    assert [update.round for update in live.updates if isinstance(update, Ruled)] == [0]


def test_round_is_counted_from_one() -> None:
    live = started_table("Ada", "Ben", settings=Settings(games=("hot-potato",)))
    for number in range(1, 6):
        assert (game_view(live.game).round, game_view(live.game).rounds) == (number, 5)
        live.call(0)
        live.raise_watermarks()
    assert [update.round for update in live.updates if isinstance(update, Ruled)] == [2, 3, 4, 5, 5]


# Whole games


def play_all(live: Live, chance: Random) -> None:
    while live.table.phase != "finished":
        before = len(live.updates)
        if live.table.phase == "dealing":
            view = live.updates[-1]
            assert isinstance(view, View)
            assert view.series is not None
            if view.series.choices and view.series.chooser is not None:
                live.put(Chosen(view.series.chooser, live.number(view.series.chooser), view.series.choices[-1]))
            live.deal(chance.randrange(10**6), live.table.settings.games[0])
        live.play_out(chance)
        check_face_up(live.table.pack, live.game, live.updates[before:])
        shown = live.updates[-1]
        assert isinstance(shown, View)
        assert shown.game is not None
        check_record(live.table, shown.game)


@pytest.mark.parametrize("game", GAME_NAMES)
@pytest.mark.parametrize("count", [2, 5])
def test_game_is_played_to_its_end(game: str, count: int) -> None:
    live = (
        Live(pack_of("plane:5"), Settings(games=(game,))).seat(*("Ada", "Ben", "Cleo", "Dan", "Eve")[:count]).start(1)
    )
    play_all(live, Random(f"{game} {count}"))
    shown = live.updates[-1]
    assert isinstance(shown, View)
    assert shown.series is not None
    assert shown.series.champion in live.table.seated


@pytest.mark.parametrize("tie_break", ["face-off", "duel-or-hot-potato"])
@pytest.mark.parametrize("seed", range(4))
def test_tournament_of_every_mini_game_has_a_champion(tie_break: str, seed: int) -> None:
    settings = Settings(kind="tournament", games=GAME_NAMES)
    live = Live(pack_of("plane:4", tie_break), settings).seat("Ada", "Ben", "Cleo").start(seed)
    play_all(live, Random(seed))
    shown = live.updates[-1]
    assert isinstance(shown, View)
    assert shown.series is not None
    assert {played.game for played in shown.series.played} == set(GAME_NAMES)
    best = max(shown.series.points)
    assert shown.series.points[shown.series.seats.index(shown.series.champion or 0)] == best


def test_loser_chooses_among_the_remaining_games() -> None:
    live = Live(pack_of("plane:3"), Settings(kind="tournament", games=("tower", "well", "triplet"))).seat("Ada", "Ben")
    live.start()
    while live.table.series is None or not live.table.series.played:
        if live.table.phase == "dealing":
            live.deal(5)
        live.play_out(Random(3))
    view = live.updates[-1]
    assert isinstance(view, View)
    assert view.series is not None
    assert view.series.choices == ("well", "triplet")
    loser = view.series.chooser
    assert loser == view.series.played[-1].ranking[-1][0]
    codes = [live.put(Chosen(1 - loser, live.number(1 - loser), "well")).refused]
    codes += [live.put(Chosen(loser, live.number(loser), "tower")).refused]
    assert [refused and refused.code for refused in codes] == ["not-yours", "no-such-game"]
    before = live.table
    for once, game in ((live.table.dealt, "tower"), (live.table.dealt + 1, "triplet")):
        live.put(Drawn(once, game))
    assert live.table is before
    assert live.put(Chosen(loser, live.number(loser), "triplet")).refused is None
    live.put(Drawn(live.table.dealt, "well"))
    shown = live.updates[-1]
    assert isinstance(shown, View)
    assert shown.series is not None
    assert (view.series.next, shown.series.next, shown.series.choices) == (None, "triplet", ())


def test_drawn_game_is_next_unless_one_is_played() -> None:
    live = Live(pack_of("plane:3"), Settings(kind="tournament", games=("tower", "well", "triplet"))).seat("Ada", "Ben")
    live.start()
    live.deal(5, "tower")
    for phase, expected in (("playing", None), ("dealing", "well")):
        assert live.table.phase == phase
        live.put(Drawn(live.table.dealt, "well"))
        assert live.table.chosen == expected
        if phase == "playing":
            live.play_out(Random(3))


def test_bot_plays_for_a_disconnected_player() -> None:
    live = started_table("Ada", "Ben")
    refused = live.put(BotSat(0, live.number(0), "adult", "Robin", 1)).refused
    assert refused is not None
    assert refused.code == "not-gone"
    live.put(Went(1))
    live.put(BotSat(0, live.number(0), "adult", "Robin", 1))
    player = live.table.player(1)
    assert player is not None
    assert (player.name, player.level, player.present) == ("Ben", "adult", False)
    live.put(Came(1))
    player = live.table.player(1)
    assert player is not None
    assert (player.level, player.present) == ("", True)


def test_start_resets_ready() -> None:
    live = Live(pack_of()).seat("Ada", "Ben")
    live.put(BotSat(0, 1, "adult", "Robin"))
    live.put(Readied(1, 1))
    assert [player.ready for player in live.table.players if player] == [False, True, True]
    live.put(Started(0, 2))
    assert [player.ready for player in live.table.players if player] == [False, False, True]
