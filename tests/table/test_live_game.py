"""Rulings of a mini-game: their order, ties, and the end of a tie."""

from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from live_table import Live, check_record, pack_of, rulings, started_table, wrong_symbol
from sosie.table.entries import Went
from sosie.table.messages import Ruled, View
from sosie.table.settings import Settings

# Order


@given(
    tooks=st.lists(st.integers(300, 700), min_size=3, max_size=3, unique=True),
    error_ms=st.tuples(*[st.integers(0, 12)] * 3),
    tie_ms=st.sampled_from([0, 3, 15, 100]),
    moments=st.lists(st.integers(300, 720), max_size=4),
)
def test_rulings_ignore_arrival_order_and_batches(
    tooks: list[int], error_ms: tuple[int, int, int], tie_ms: int, moments: list[int]
) -> None:
    results = set()
    for order in permutations(range(3)):
        live = started_table(settings=Settings(tie_ms=tie_ms))
        for seat in order:
            live.call(seat, tooks[seat], error_ms=error_ms[seat])
        for moment in sorted(moments) if order != (0, 1, 2) else ():
            live.raise_watermarks(moment)
        live.raise_watermarks(2000)
        results.add((*rulings(live.updates), live.game.moments))
    assert len(results) == 1


@given(tooks=st.tuples(st.integers(300, 400), st.integers(300, 400)), error_ms=st.tuples(*[st.integers(0, 20)] * 2))
def test_ties_ignore_the_order_of_arrival(tooks: tuple[int, int], error_ms: tuple[int, int]) -> None:
    results = set()
    for order in permutations(range(2)):
        live = started_table("Ada", "Ben", settings=Settings(tie_ms=5))
        for seat in order:
            live.call(seat, tooks[seat], error_ms=error_ms[seat])
        live.raise_watermarks(2000)
        results.add(tuple(sorted(rulings(live.updates))))
    assert len(results) == 1


def test_earlier_call_that_arrives_later_wins() -> None:
    live = started_table()
    live.call(1, 800)
    live.call(0, 600)
    assert rulings(live.updates) == []
    live.raise_watermarks(1000)
    assert rulings(live.updates) == [(0, "won"), (1, "late")]
    late = live.updates[-1]
    assert isinstance(late, Ruled)
    assert (late.margin, late.rival) == (200, 0)


def test_wrong_call_on_a_passed_turn_freezes() -> None:
    live = started_table("Ada", "Ben")
    guess = live.moved(1, wrong_symbol(live, 1), 800)
    live.call(0, 600)
    live.put(guess)
    live.raise_watermarks(2000)
    assert rulings(live.updates) == [(0, "won"), (1, "wrong")]
    wrong = live.updates[-1]
    assert isinstance(wrong, Ruled)
    assert (wrong.turn, wrong.frozen, wrong.margin, wrong.rival) == (1, live.table.settings.freeze_ms, None, None)


def test_ruling_waits_for_all_present_watermarks() -> None:
    live = started_table("Ada", "Ben")
    live.call(0, 500)
    assert rulings(live.updates) == []
    live.put(Went(1))
    live.raise_watermarks(500 + live.table.settings.tie_ms)
    assert rulings(live.updates) == []
    live.raise_watermarks(500 + live.table.settings.tie_ms + 1)
    assert rulings(live.updates) == [(0, "won")]


def test_call_waits_while_errors_may_overlap() -> None:
    live = started_table("Ada", "Ben", settings=Settings(tie_ms=3))
    live.call(0, 500, error_ms=11)
    live.raise_watermarks(511)
    assert rulings(live.updates) == []
    live.raise_watermarks(512)
    assert rulings(live.updates) == [(0, "won")]


def test_error_does_not_reach_before_the_watermark() -> None:
    live = started_table("Ada", "Ben", settings=Settings(tie_ms=3))
    live.call(0, 500, error_ms=5)
    live.raise_watermarks(506)
    assert rulings(live.updates) == [(0, "won")]
    live.put(live.moved(1, live.matches(1)[0], 400, error_ms=300, turn=0))
    assert (live.game.pending[0].move.at, live.game.pending[0].error_ms) == (506, 0)


def test_error_reaches_back_to_the_deal() -> None:
    live = started_table("Ada", "Ben")
    live.call(0, 300, error_ms=400)
    assert (live.game.pending[0].move.at, live.game.pending[0].error_ms) == (300, 300)


def test_reconnected_player_cannot_call_before_rulings() -> None:
    live = started_table("Ada", "Ben")
    early = live.moved(1, live.matches(1)[0], 400)
    live.put(Went(1))
    live.call(0, 900)
    live.raise_watermarks(2000)
    live.put(early)
    live.play_out(Random(1))
    assert live.table.last is not None
    shown = live.updates[-1]
    assert isinstance(shown, View)
    assert shown.game is not None
    check_record(live.table, shown.game)


def test_calls_with_overlapping_errors_are_tied() -> None:
    live = started_table("Ada", "Ben", settings=Settings(tie_ms=5))
    live.call(0, 600, error_ms=12)
    live.call(1, 618, error_ms=10)
    live.raise_watermarks(1000)
    assert rulings(live.updates) == [(0, "tied"), (1, "tied")]


@pytest.mark.parametrize(("later", "verdicts"), [(22, ["tied", "tied"]), (23, ["won", "late"])])
def test_calls_are_tied_if_their_errors_just_meet(later: int, verdicts: list[str]) -> None:
    live = started_table("Ada", "Ben", settings=Settings(tie_ms=5))
    live.call(0, 600, error_ms=12)
    live.call(1, 600 + later, error_ms=10)
    live.raise_watermarks(1000)
    assert rulings(live.updates) == list(enumerate(verdicts))


def test_pending_call_ties_with_a_later_one() -> None:
    """The latest arrival need not be the pending call."""
    live = started_table(settings=Settings(tie_ms=5))
    live.call(0, 900, error_ms=12)
    live.put(live.moved(1, wrong_symbol(live, 1), 400))
    live.raise_watermarks(600)
    live.call(2, 918, error_ms=10)
    live.raise_watermarks(1200)
    assert rulings(live.updates)[1:] == [(0, "tied"), (2, "tied")]


def test_overlapping_chain_ignores_the_order_of_arrival() -> None:
    """Errors of neighbours overlap; those of the first and the last do not."""
    results = set()
    for order in permutations(range(3)):
        live = started_table(settings=Settings(tie_ms=5))
        entries = [live.moved(seat, live.matches(seat)[0], 600 + 18 * seat, error_ms=11) for seat in range(3)]
        for seat in order:
            live.put(entries[seat])
        live.raise_watermarks(2000)
        results.add(tuple(sorted(rulings(live.updates))))
    assert len(results) == 1


# Ties


def tied() -> Live:
    live = started_table("Ada", "Ben")
    live.call(0, 600)
    live.call(1, 602)
    live.raise_watermarks(700)
    assert rulings(live.updates) == [(0, "tied"), (1, "tied")]
    return live


def test_take_decides_a_tie() -> None:
    live = tied()
    live.take(1, 250)
    live.raise_watermarks(1500)
    assert rulings(live.updates)[2:] == [(1, "won")]
    assert live.state.game.counts(live.state.table) == (1, 2)


def test_faster_take_decides_in_any_arrival_order() -> None:
    live = tied()
    live.take(0, 400)
    live.take(1, 380)
    live.raise_watermarks(1500)
    assert rulings(live.updates)[2:] == [(1, "won"), (0, "late")]


def test_call_at_the_moment_of_a_take_is_late_by_nothing() -> None:
    live = started_table()
    call = live.moved(2, live.matches(2)[0], 600 + live.table.settings.tie_ms + 1 + 300)
    live.call(0, 600)
    live.call(1, 602)
    live.raise_watermarks(700)
    live.take(0, 300)
    live.put(call)
    live.raise_watermarks(2000)
    assert rulings(live.updates)[2:] == [(0, "won"), (2, "late")]
    late = live.updates[-1]
    assert isinstance(late, Ruled)
    assert (late.margin, late.rival) == (0, 0)


def test_tie_lapses_to_the_earlier_call() -> None:
    live = tied()
    live.raise_watermarks(600 + 3000)
    assert rulings(live.updates)[2:] == []
    live.raise_watermarks(600 + 3001)
    assert rulings(live.updates)[2:] == [(0, "lapsed")]
    assert live.state.game.counts(live.state.table) == (2, 1)


def tied_for_the_last_card() -> Live:
    live = started_table("Ada", "Ben", pack=pack_of("plane:2"))
    while live.state.turn < 4:
        live.call(live.state.turn % 2, 700)
        live.raise_watermarks()
    live.call(0, 700)
    live.call(1, 702)
    return live


def check_end_by_lapse(live: Live) -> None:
    live.raise_watermarks(live.game.moments[-1] + 9000)
    assert live.table.phase == "finished"
    shown = live.updates[-1]
    assert isinstance(shown, View)
    assert shown.game is not None
    check_record(live.table, shown.game)


def test_record_ends_with_a_lapse() -> None:
    live = tied_for_the_last_card()
    check_end_by_lapse(live)
    assert rulings(live.updates)[-1] == (0, "lapsed")


def test_record_has_no_added_move_after_a_lapse() -> None:
    live = tied_for_the_last_card()
    live.raise_watermarks(live.game.moments[-1] + 1000)
    live.take(0, 5000)
    check_end_by_lapse(live)
    assert (0, "lapsed") in rulings(live.updates)
    assert live.table.last is not None
    assert live.table.last.moves == tuple(timed.move for timed in live.game.moves)
