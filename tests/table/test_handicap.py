"""Handicaps: moves count later, rulings stay the same, and suggestions make games even."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from live_table import GAME_NAMES, Live, check_record, pack_of, rulings
from sosie.bots import LEVELS, Bot, play
from sosie.rules import Move, Setup, known_game, read_record, result
from sosie.rules.race import Verdict
from sosie.rules.referee import Referee
from sosie.rules.shared_list import SharedList
from sosie.rules.value import replace
from sosie.table.entries import HandicapSet
from sosie.table.handicap import smoothed, suggest_handicaps
from sosie.table.live_game import begin, turns
from sosie.table.replay import Origin, replay
from sosie.table.settings import Settings
from sosie.table.table import LiveGame, TimedMove
from sosie.table.views import view


def handicapped(handicap_ms: int, settings: Settings | None = None) -> Live:
    live = Live(pack_of("plane:4"), settings).seat("Ada", "Ben")
    live.put(HandicapSet(0, live.number(0), 0, handicap_ms))
    return live.start()


@given(handicap_ms=st.integers(0, 1500), lead=st.integers(1, 1500))
def test_first_by_counted_time_wins(handicap_ms: int, lead: int) -> None:
    live = handicapped(handicap_ms, Settings(tie_ms=0))
    live.call(0, 900)
    live.call(1, 900 + lead)
    live.raise_watermarks(9000)
    winner = next(seat for seat, verdict in rulings(live.updates) if verdict in {"won", "tied"})
    tie = lead == handicap_ms
    assert tie or winner == (0 if lead > handicap_ms else 1)


def test_handicap_changes_from_the_next_deal_on() -> None:
    live = handicapped(500)
    live.put(HandicapSet(0, live.number(0), 1, 700))
    assert live.game.handicaps == (500, 0)
    shown = view(live.table)
    assert [seat.handicap_ms for seat in shown.seats] == [500, 700]
    assert shown.game is not None
    assert shown.game.handicaps == (500, 0)


def test_take_counts_later_like_a_call() -> None:
    live = handicapped(300, Settings(tie_ms=30))
    live.call(0, 900)
    live.call(1, 1210)
    live.raise_watermarks(1300)
    # Ada's hand is quicker by 200 ms, but a record's `at` contains her handicap in every move.
    live.take(0, 400)
    live.take(1, 600)
    live.raise_watermarks(9000)
    assert rulings(live.updates)[:4] == [(0, "tied"), (1, "tied"), (1, "won"), (0, "late")]
    ada, ben = sorted((timed.move for timed in live.game.moves if timed.move.take), key=lambda move: move.seat)
    assert ada.at - ben.at == 300 + 400 - 600


def test_handicap_outlasts_quick_calls() -> None:
    live = handicapped(500)
    live.call(0, 400)
    live.raise_watermarks(5000)
    assert rulings(live.updates)[-1] == (0, "won")
    assert [seat.handicap_ms for seat in view(live.table).seats] == [500, 0]


def test_wrong_call_freezes_from_when_it_was_made() -> None:
    live = handicapped(500)
    wrong = live.moved(0, live.matches(0)[0], 900)
    symbol = next(s for s in sorted(live.game.symbols) if s not in {m.symbol for m in live.matches(0)})
    live.put(type(wrong)(0, wrong.number, 0, 900, symbol=symbol))
    live.raise_watermarks(1400 + live.table.settings.tie_ms + 1)
    (update,) = [update for update in live.updates if getattr(update, "verdict", "") == "wrong"]
    assert update.frozen == live.table.settings.freeze_ms - 500  # type: ignore[union-attr]  # a ruling
    live.call(0, 900 + live.table.settings.freeze_ms)
    live.raise_watermarks(9000)
    assert rulings(live.updates)[-1] == (0, "won")


def test_view_shows_the_freeze_without_the_handicap() -> None:
    live = handicapped(500)
    call = live.moved(0, live.matches(0)[0], 900)
    symbol = next(s for s in sorted(live.game.symbols) if s not in {m.symbol for m in live.matches(0)})
    live.put(type(call)(0, call.number, 0, 900, symbol=symbol))
    live.raise_watermarks(1500)
    shown = view(live.table).game
    assert shown is not None
    assert shown.frozen[0] == 900 + live.table.settings.freeze_ms - 1500


@pytest.mark.parametrize(("lead", "margin"), [(300, None), (0, None), (-100, 100)])
def test_late_margin_leaves_out_handicaps(lead: int, margin: int | None) -> None:
    live = handicapped(800, Settings(tie_ms=0))
    live.call(0, 900)
    live.call(1, 900 + lead)
    live.raise_watermarks(9000)
    (late,) = [update for update in live.updates if getattr(update, "verdict", "") == "late"]
    assert (late.seat, late.rival, late.margin) == (0, 1, margin)  # type: ignore[union-attr]  # a ruling


def test_late_margin_leaves_out_the_winners_handicap() -> None:
    live = handicapped(500, Settings(tie_ms=0))
    live.call(0, 300)
    live.call(1, 900)
    live.raise_watermarks(9000)
    (late,) = [update for update in live.updates if getattr(update, "verdict", "") == "late"]
    assert (late.seat, late.rival, late.margin) == (1, 0, 600)  # type: ignore[union-attr]  # a ruling


@pytest.mark.parametrize("game", GAME_NAMES)
def test_record_has_handicaps_and_replays_alike(game: str) -> None:
    live = handicapped(700, Settings(games=(game,)))
    live.play_out(Random(game))
    record = live.table.last
    assert record is not None
    assert record.handicap_ms == {"Ada": 700}
    shown = view(live.table).game
    assert shown is not None
    check_record(live.table, shown)
    assert result(read_record(record.to_json())) == result(record)
    replayed = replay(record, live.game.cards, Origin("x", "tests", ""))
    assert replayed.start.handicaps == (700, 0)
    told = [update.ruled.took for update in replayed.events if update.ruled.seat == 0 and update.ruled.verdict == "won"]
    assert all(took is not None and took >= 0 for took in told)


def played_by_bots(levels: tuple[str, str], handicaps: tuple[int, int], seed: int) -> LiveGame:
    """Return a finished tower between two bots, as a table has it."""
    cards = tuple(frozenset(card) for card in pack_of("plane:7").cards)
    order = list(cards)
    Random(seed).shuffle(order)
    setup = Setup(("Ada", "Ben"), tuple(order))
    bots = [Bot(LEVELS[level], seed * 2 + seat, handicap_ms=handicaps[seat]) for seat, level in enumerate(levels)]
    played = play(known_game("tower"), setup, bots)
    game = begin(0, "tower", (0, 1), (), frozenset(), Referee.of(known_game("tower"), setup), 0, handicaps)
    moments, _ = turns(game, played.steps)
    timed = [
        TimedMove(move, move.at - handicaps[move.seat] - moments[min(move.turn or 0, len(moments) - 1)], 0, 0)
        for move in played.moves
    ]
    verdicts = [(s.number, s.ruling.verdict) for s in played.steps if s.number is not None and s.ruling]
    return replace(game, moves=SharedList(timed), verdicts=SharedList(verdicts))


@pytest.mark.parametrize(
    ("wins", "before", "suggested"),
    [
        # With half a call more for each: in the first game, the odds are 6.5 to 0.5, and 0.5 * 1000 * ln(13) is 1282.
        ((6, 0, 6), (0, 0, 0), (1300, 0, 1300)),
        ((7, 2, 3), (0, 0, 0), (550, 0, 150)),
        ((2, 7, 3), (600, 0, 0), (450, 400, 0)),
        ((6, 6, 0), (0, 100, 0), (1300, 1400, 0)),
    ],
)
def test_suggestion_is_half_the_usual_time_for_odds_of_e(
    wins: tuple[int, ...], before: tuple[int, ...], suggested: tuple[int, ...]
) -> None:
    setup = Setup(("Ada", "Ben", "Cleo"), tuple(frozenset(card) for card in pack_of("plane:4").cards))
    game = begin(0, "tower", (0, 1, 2), (), frozenset(), Referee.of(known_game("tower"), setup), 0, before)
    seats = [seat for seat, count in enumerate(wins) for _ in range(count)]
    moves = SharedList(TimedMove(Move(1000 * number, seat, "x"), 1000, 0, 0) for number, seat in enumerate(seats))
    verdicts = SharedList[tuple[int, Verdict]]((number, "won") for number in range(len(seats)))
    assert suggest_handicaps(replace(game, moves=moves, verdicts=verdicts)) == suggested


@pytest.mark.parametrize(("handicap_ms", "code"), [(0, None), (1500, None), (1501, "bad-settings")])
def test_handicap_has_inclusive_bounds(handicap_ms: int, code: str | None) -> None:
    live = Live().seat("Ada", "Ben")
    refused = live.put(HandicapSet(0, live.number(0), 1, handicap_ms)).refused
    assert (refused and refused.code) == code


@pytest.mark.parametrize(("levels", "slow"), [(("adult", "expert"), 0), (("adult", "child"), 1)])
def test_suggested_handicaps_bring_bots_close_to_even(levels: tuple[str, str], slow: int) -> None:
    handicaps, shares = (0, 0), []
    for seed in range(12):
        game = played_by_bots(levels, handicaps, seed)
        won = [sum(game.moves[i].move.seat == s and v == "won" for i, v in game.verdicts) for s in (0, 1)]
        shares.append(won[slow] / sum(won))
        first, second = suggest_handicaps(game)
        assert 0 in {first, second}
        handicaps = (first, second)
    assert shares[0] < 0.4
    assert sum(shares[4:]) / len(shares[4:]) > 0.4


@pytest.mark.parametrize(
    ("before", "latest", "mean"),
    [
        ((None, None), (400, 0), (400, 0)),
        ((400, 0), (0, 0), (200, 0)),
        ((400, 0), (0, 200), (100, 0)),
        ((None, 0), (300, 0), (300, 0)),
        ((400, 0), (), ()),
    ],
)
def test_suggestion_is_a_mean_of_games(
    before: tuple[int | None, ...], latest: tuple[int, ...], mean: tuple[int, ...]
) -> None:
    assert smoothed(before, latest) == mean


def test_short_mini_game_suggests_nothing() -> None:
    live = Live(pack_of("plane:2")).seat("Ada", "Ben").start()
    live.play_out(Random(1))
    assert suggest_handicaps(live.game) == ()
