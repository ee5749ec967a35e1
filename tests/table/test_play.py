"""What is played at a table: order, ties, takes, what is refused, and whole games and tournaments."""

from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from live_table import GAME_NAMES, Live, check_face_up, check_record, pack_of
from sosie.rules import Match
from sosie.table.entries import BotSat, Came, Chosen, Closed, Moved, Readied, Settled, Started, Stopped, Went
from sosie.table.messages import Event, Ruled, View
from sosie.table.playing import QUICK_CALLS
from sosie.table.settings import Pack, Settings, fault
from sosie.table.views import game_view


def rulings(events: list[Event]) -> list[tuple[int, str]]:
    return [(event.seat, event.verdict) for event in events if isinstance(event, Ruled)]


def begun(*names: str, settings: Settings | None = None, pack: Pack | None = None) -> Live:
    return Live(pack, settings).seat(*(names or ("Ada", "Ben", "Cleo"))).start()


def wrong_symbol(live: Live, seat: int) -> Match:
    right = {match.symbol for match in live.matches(seat)}
    symbols = sorted({symbol for card in live.table.pack.cards for symbol in card} - right)
    return Match(symbols[0], ())


# Order


@given(
    tooks=st.lists(st.integers(300, 700), min_size=3, max_size=3, unique=True),
    unsure=st.tuples(*[st.integers(0, 12)] * 3),
    tie_ms=st.sampled_from([0, 3, 15, 100]),
    hear=st.lists(st.integers(300, 720), max_size=4),
)
def test_rulings_do_not_depend_on_the_order_of_arrival_nor_on_batches(
    tooks: list[int], unsure: tuple[int, int, int], tie_ms: int, hear: list[int]
) -> None:
    told = set()
    for order in permutations(range(3)):
        live = begun(settings=Settings(tie_ms=tie_ms))
        for seat in order:
            live.call(seat, tooks[seat], unsure=unsure[seat])
        for moment in sorted(hear) if order != (0, 1, 2) else ():
            live.hear(moment)
        live.hear(2000)
        told.add((*rulings(live.events), live.play.moments))
    assert len(told) == 1


@given(tooks=st.tuples(st.integers(300, 400), st.integers(300, 400)), unsure=st.tuples(*[st.integers(0, 20)] * 2))
def test_two_calls_are_tied_or_not_in_either_order_of_arrival(tooks: tuple[int, int], unsure: tuple[int, int]) -> None:
    told = set()
    for order in permutations(range(2)):
        live = begun("Ada", "Ben", settings=Settings(tie_ms=5))
        for seat in order:
            live.call(seat, tooks[seat], unsure=unsure[seat])
        live.hear(2000)
        told.add(tuple(sorted(rulings(live.events))))
    assert len(told) == 1


def test_an_earlier_call_that_arrives_later_wins() -> None:
    live = begun()
    live.call(1, 800)
    live.call(0, 600)
    assert rulings(live.events) == []
    live.hear(1000)
    assert rulings(live.events) == [(0, "won"), (1, "late")]
    late = live.events[-1]
    assert isinstance(late, Ruled)
    assert (late.margin, late.rival) == (200, 0)


def test_nothing_is_ruled_before_all_who_are_there_have_been_heard() -> None:
    live = begun("Ada", "Ben")
    live.call(0, 500)
    assert rulings(live.events) == []
    live.put(Went(1))
    live.hear(500 + live.table.settings.tie_ms)
    assert rulings(live.events) == []
    live.hear(500 + live.table.settings.tie_ms + 1)
    assert rulings(live.events) == [(0, "won")]


def test_a_call_waits_for_as_long_as_another_may_be_in_doubt_with_it() -> None:
    live = begun("Ada", "Ben")
    live.call(0, 500, unsure=11)
    live.hear(511)
    assert rulings(live.events) == []
    live.hear(512)
    assert rulings(live.events) == [(0, "won")]


def test_what_is_not_known_of_a_call_does_not_reach_back_into_what_was_said_to_be_over() -> None:
    live = begun("Ada", "Ben")
    live.call(0, 500, unsure=5)
    live.hear(506)
    assert rulings(live.events) == [(0, "won")]
    live.put(live.moved(1, live.matches(1)[0], 400, unsure=300, turn=0))
    assert (live.play.pending[0].move.at, live.play.pending[0].unsure) == (506, 0)


def test_who_was_away_cannot_call_from_before_what_has_been_ruled() -> None:
    live = begun("Ada", "Ben")
    early = live.moved(1, live.matches(1)[0], 400)
    live.put(Went(1))
    live.call(0, 900)
    live.hear(2000)
    live.put(early)
    live.play_out(Random(1))
    assert live.table.last is not None
    shown = live.events[-1]
    assert isinstance(shown, View)
    assert shown.game is not None
    check_record(live.table, shown.game)


def test_calls_that_cannot_be_told_apart_are_tied() -> None:
    live = begun("Ada", "Ben", settings=Settings(tie_ms=5))
    live.call(0, 600, unsure=12)
    live.call(1, 618, unsure=10)
    live.hear(1000)
    assert rulings(live.events) == [(0, "tied"), (1, "tied")]


def test_what_waits_is_what_a_call_is_blurred_with() -> None:
    """The latest to arrive need not be what waits."""
    live = begun(settings=Settings(tie_ms=5))
    live.call(0, 900, unsure=12)
    live.put(live.moved(1, wrong_symbol(live, 1), 400))
    live.hear(600)
    live.call(2, 918, unsure=10)
    live.hear(1200)
    assert rulings(live.events)[1:] == [(0, "tied"), (2, "tied")]


# Ties


def tied() -> Live:
    live = begun("Ada", "Ben")
    live.call(0, 600)
    live.call(1, 602)
    live.hear(700)
    assert rulings(live.events) == [(0, "tied"), (1, "tied")]
    return live


def test_a_take_decides_a_tie() -> None:
    live = tied()
    live.take(1, 250)
    live.hear(1500)
    assert rulings(live.events)[2:] == [(1, "won")]
    assert live.state.game.counts(live.state.table) == (1, 2)


def test_the_quicker_of_two_takes_decides_in_any_order_of_arrival() -> None:
    live = tied()
    live.take(0, 400)
    live.take(1, 380)
    live.hear(1500)
    assert rulings(live.events)[2:] == [(1, "won"), (0, "late")]


def test_a_tie_that_nobody_takes_lapses_to_the_earlier_call() -> None:
    live = tied()
    live.hear(600 + 3000)
    assert rulings(live.events)[2:] == []
    live.hear(600 + 3001)
    assert rulings(live.events)[2:] == [(0, "lapsed")]
    assert live.state.game.counts(live.state.table) == (2, 1)


def test_a_game_that_ends_by_a_lapse_ends_so_in_its_record() -> None:
    live = begun("Ada", "Ben", pack=pack_of("plane:2"))
    while live.state.turn < 4:
        live.call(live.state.turn % 2, 700)
        live.hear()
    live.call(0, 700)
    live.call(1, 702)
    live.hear(live.play.moments[-1] + 9000)
    assert live.table.phase == "finished"
    assert rulings(live.events)[-1] == (0, "lapsed")
    shown = live.events[-1]
    assert isinstance(shown, View)
    assert shown.game is not None
    check_record(live.table, shown.game)


# Refused


@pytest.mark.parametrize(("took", "code"), [(299, "too-soon"), (0, "too-soon"), (-1, "too-soon"), (300, None)])
def test_what_nobody_can_have_seen_is_refused(took: int, code: str | None) -> None:
    live = begun()
    refused = live.call(0, took).refused
    assert (refused and refused.code) == code


def test_a_quick_streak_is_told_to_the_host_and_to_nobody_else() -> None:
    live = begun("Ada", "Ben")
    for _ in range(QUICK_CALLS):
        live.call(1, 350)
        live.hear()
    assert [(flag.seat, flag.calls) for flag in live.flags] == [(1, QUICK_CALLS)]
    assert all(isinstance(event, View | Ruled) for event in live.events)


def test_one_slower_call_ends_a_streak() -> None:
    live = begun("Ada", "Ben")
    for took in (350,) * (QUICK_CALLS - 1) + (700,) + (350,) * (QUICK_CALLS - 1):
        live.call(1, took)
        live.hear()
    assert live.flags == []


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
def test_moves_that_a_game_does_not_have_are_refused(game: str, move: dict[str, object]) -> None:
    live = begun(settings=Settings(games=(game,)))
    entry = Moved(0, live.number(0), **{"took": 900, **move})  # type: ignore[arg-type]
    refused = live.put(entry).refused
    assert refused is not None
    assert refused.code == "bad-move"
    assert rulings(live.events) == []


def test_a_move_that_was_made_in_another_game_is_refused_however_late_it_comes() -> None:
    live = begun()
    assert live.play is not None
    entry = Moved(0, live.number(0), 0, 900, symbol=0, game=live.play.number - 1)
    refused = live.put(entry).refused
    assert refused is not None
    assert refused.code == "not-playing"
    assert rulings(live.events) == []


def test_a_closed_table_stays_closed() -> None:
    live = begun()
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
        (Settings(rounds=21), pack_of(), "5 to 20 rounds"),
        (Settings(games=("hot-potato",)), pack_of("plane:2"), "hot-potato: hot-potato needs 10 cards"),
        (Settings(games=("triplet",)), pack_of("plane:2"), "triplet: triplet needs 9 cards"),
        (Settings(games=("ring-tower",)), Pack("own", pack_of().cards, GAME_NAMES), "which symbol is the ring"),
        (Settings(games=("tower",)), Pack("own", pack_of().cards[:2], GAME_NAMES), "one card more than"),
    ],
)  # fmt: skip
def test_settings_that_cannot_be_played_are_refused_with_a_sentence(settings: Settings, pack: Pack, words: str) -> None:
    live = Live().seat("Ada", "Ben")
    refused = live.put(Settled(0, 1, settings, pack)).refused
    assert refused is not None
    assert refused.code == "bad-settings"
    assert words in refused.text
    assert fault(settings, pack, 2) == refused.text
    assert live.table.settings == Settings()


def test_a_game_with_too_many_for_its_cards_does_not_start() -> None:
    live = Live(pack_of("plane:2")).seat("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus")
    refused = live.put(Started(0, 1)).refused
    assert refused is not None
    assert refused.code == "bad-settings"


def test_nobody_is_shown_frozen_for_longer_than_they_are() -> None:
    live = begun(settings=Settings(freeze_ms=1000))
    live.put(live.moved(0, wrong_symbol(live, 0), 800))
    live.hear(900)
    assert game_view(live.play).frozen == (900, 0, 0)
    live.hear(1700)
    assert game_view(live.play).frozen == (100, 0, 0)


# Whole games


def play_all(live: Live, chance: Random) -> None:
    while live.table.phase != "finished":
        before = len(live.events)
        if live.table.phase == "dealing":
            view = live.events[-1]
            assert isinstance(view, View)
            assert view.series is not None
            if view.series.choices and view.series.chooser is not None:
                live.put(Chosen(view.series.chooser, live.number(view.series.chooser), view.series.choices[-1]))
            live.deal(chance.randrange(10**6), live.table.settings.games[0])
        live.play_out(chance)
        check_face_up(live.table.pack, live.play, live.events[before:])
        shown = live.events[-1]
        assert isinstance(shown, View)
        assert shown.game is not None
        check_record(live.table, shown.game)


@pytest.mark.parametrize("game", GAME_NAMES)
@pytest.mark.parametrize("count", [2, 5])
def test_a_game_is_played_to_its_end(game: str, count: int) -> None:
    live = (
        Live(pack_of("plane:5"), Settings(games=(game,))).seat(*("Ada", "Ben", "Cleo", "Dan", "Eve")[:count]).start(1)
    )
    play_all(live, Random(f"{game} {count}"))
    shown = live.events[-1]
    assert isinstance(shown, View)
    assert shown.series is not None
    assert shown.series.champion in live.table.seated


@pytest.mark.parametrize("tie_break", ["face-off", "duel-or-hot-potato"])
@pytest.mark.parametrize("seed", range(4))
def test_a_tournament_of_every_mini_game_has_a_champion(tie_break: str, seed: int) -> None:
    settings = Settings(kind="tournament", games=GAME_NAMES)
    live = Live(pack_of("plane:4", tie_break), settings).seat("Ada", "Ben", "Cleo").start(seed)
    play_all(live, Random(seed))
    shown = live.events[-1]
    assert isinstance(shown, View)
    assert shown.series is not None
    assert {played.game for played in shown.series.played} == set(GAME_NAMES)
    best = max(shown.series.points)
    assert shown.series.points[shown.series.seats.index(shown.series.champion or 0)] == best


def test_only_the_loser_chooses_and_only_what_is_left() -> None:
    live = Live(pack_of("plane:3"), Settings(kind="tournament", games=("tower", "well", "triplet"))).seat("Ada", "Ben")
    live.start()
    while live.table.series is None or not live.table.series.played:
        if live.table.phase == "dealing":
            live.deal(5)
        live.play_out(Random(3))
    view = live.events[-1]
    assert isinstance(view, View)
    assert view.series is not None
    assert view.series.choices == ("well", "triplet")
    loser = view.series.chooser
    assert loser == view.series.played[-1].ranking[-1][0]
    codes = [live.put(Chosen(1 - loser, live.number(1 - loser), "well")).refused]
    codes += [live.put(Chosen(loser, live.number(loser), "tower")).refused]
    assert [refused and refused.code for refused in codes] == ["not-yours", "no-such-game"]
    assert live.put(Chosen(loser, live.number(loser), "triplet")).refused is None
    shown = live.events[-1]
    assert isinstance(shown, View)
    assert shown.series is not None
    assert (view.series.next, shown.series.next, shown.series.choices) == (None, "triplet", ())


def test_a_bot_sits_in_for_who_has_gone_and_gets_up() -> None:
    live = begun("Ada", "Ben")
    refused = live.put(BotSat(0, live.number(0), "adult", "Robin", 1)).refused
    assert refused is not None
    assert refused.code == "not-gone"
    live.put(Went(1))
    live.put(BotSat(0, live.number(0), "adult", "Robin", 1))
    player = live.table.player(1)
    assert player is not None
    assert (player.name, player.level, player.plays) == ("Ben", "adult", True)
    live.put(Came(1))
    player = live.table.player(1)
    assert player is not None
    assert (player.level, player.present) == ("", True)


def test_three_calls_in_a_chain_of_doubt_are_ruled_alike_in_every_order_of_arrival() -> None:
    """Each cannot be told apart from the next, and the first can from the last."""
    told = set()
    for order in permutations(range(3)):
        live = begun(settings=Settings(tie_ms=5))
        entries = [live.moved(seat, live.matches(seat)[0], 600 + 18 * seat, unsure=11) for seat in range(3)]
        for seat in order:
            live.put(entries[seat])
        live.hear(2000)
        told.add(tuple(sorted(rulings(live.events))))
    assert len(told) == 1


def test_who_was_ready_for_a_game_is_not_ready_for_the_next_one_by_that() -> None:
    live = Live(pack_of()).seat("Ada", "Ben")
    live.put(BotSat(0, 1, "adult", "Robin"))
    live.put(Readied(1, 1))
    assert [player.ready for player in live.table.players if player] == [False, True, True]
    live.put(Started(0, 2))
    assert [player.ready for player in live.table.players if player] == [False, False, True]
