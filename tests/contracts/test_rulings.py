"""Rulings of every game: independent of batches, finishable from any state, final at the end."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from contract import Draw, every_game, every_game_that_ends, examples, reached, steps_of, without_ties
from rule_strategies import BY_NAME, games_in_play, impulses, make_move, matches_of, setups
from sosie.rules import (
    GAMES,
    Game,
    Move,
    Options,
    Referee,
    Setup,
    State,
    Step,
    decide,
    evolve,
    lapse,
    start,
)

# Rulings


@every_game
@given(data=st.data())
@examples
def test_rulings_do_not_depend_on_batches(game: Game[Any], data: Draw) -> None:
    setup, moves = data.draw(games_in_play(game))
    whole, steps = Referee.of(game, setup).finish(moves)
    referee, done, watermark = Referee.of(game, setup), list[Step](), 0
    cuts = sorted(data.draw(st.lists(st.integers(0, len(moves)), max_size=6)))
    for begin, end in zip([0, *cuts], [*cuts, len(moves)], strict=True):
        # No later move is from before the watermark.
        latest = min((move.at for move in moves[end:]), default=watermark + 9000)
        watermark = data.draw(st.integers(min(watermark, latest), latest))
        referee, some = referee.feed(moves[begin:end], watermark=watermark)
        done += some
    referee, some = referee.finish()
    done += some
    ruled = [step for step in done if step.move is not None]
    assert ruled == [step for step in steps if step.move is not None]
    # After the last move ties lapse with time: a watermark advances it, the end of a record does not.
    assert without_ties(referee.state) == without_ties(whole.state)
    assert [step for step in done[: len(steps)] if step.move is None] == [step for step in steps if step.move is None]
    assert all(step.move is None for step in done[len(steps) :])


@every_game
@given(data=st.data())
@examples
def test_input_order_matters_only_at_equal_times(game: Game[Any], data: Draw) -> None:
    setup, moves = data.draw(games_in_play(game))
    shuffled = data.draw(st.permutations(range(len(moves))))
    moments = [moves[number].at for number in shuffled]
    queues = {at: [number for number, move in enumerate(moves) if move.at == at] for at in moments}
    order = [queues[at].pop(0) for at in moments]
    verdicts = {step.number: step.ruling for step in steps_of(game, setup, moves) if step.ruling}
    again = steps_of(game, setup, tuple(moves[number] for number in order))
    assert {order[step.number]: step.ruling for step in again if step.number is not None} == verdicts


@every_game
@given(data=st.data())
@examples
def test_state_is_the_fold_of_its_rulings(game: Game[Any], data: Draw) -> None:
    setup, moves = data.draw(games_in_play(game))
    referee, steps = Referee.of(game, setup).finish(moves)
    assert Referee.of(game, setup).finish(moves) == (referee, steps)
    assert sorted(step.number for step in steps if step.number is not None) == list(range(len(moves)))
    state = start(game, setup)
    for step in steps:
        state = lapse(state) if step.move is None or step.ruling is None else evolve(state, step.move, step.ruling)
        assert state == step.state
    assert state == referee.state


@every_game
@given(data=st.data())
@examples
def test_only_right_calls_are_won_or_tied(game: Game[Any], data: Draw) -> None:
    setup, moves = data.draw(games_in_play(game))
    before = start(game, setup)
    for step in steps_of(game, setup, moves):
        if step.ruling is not None and step.ruling.reading is not None:
            assert step.move is not None
            symbol = step.move.symbol
            right = [match for match in matches_of(before, step.move.seat) if match.symbol == symbol]
            assert right
            visible = game.visible(setup, before.table)
            showing = [card for card in visible if card is not None and symbol in setup.cards[card]]
            assert len(showing) >= len(right[0].reads)
        elif step.ruling is not None and step.ruling.verdict == "won":
            assert step.move is not None
            assert step.move.take or step.move.slap
        before = step.state


def rounds_dealt(state: State) -> int:
    """Return the number of rounds dealt after the first, computed from the number of cards won."""
    players, cards = len(state.setup.players), len(state.setup.cards)
    won = sum(state.game.counts(state.table))
    if state.game.name == "hot-potato":
        return won // players - state.over
    if state.game.name != "catch-them-all":
        return 0
    rounds = 0
    while won >= min(players, cards - 1) and cards >= 2:
        around = min(players, cards - 1)
        won, cards = won - around, cards - around
        rounds += cards >= 2
    return rounds


@every_game
@given(data=st.data())
@examples
def test_turn_is_a_win_lapse_or_round(game: Game[Any], data: Draw) -> None:
    setup, moves = data.draw(games_in_play(game))
    wins_and_lapses = 0
    for step in steps_of(game, setup, moves):
        wins_and_lapses += step.ruling is None or step.ruling.verdict == "won"
        assert step.state.turn == wins_and_lapses + rounds_dealt(step.state)


# Matches


def targets_of(state: State) -> Iterator[dict[str, Any]]:
    """Yield every possible target of a call, in order."""
    about, places = state.game.targets, range(len(state.game.visible(state.setup, state.table)) + 1)
    if "on" in about:
        yield from ({"on": seat} for seat in state.setup.seats)
    elif "card" in about:
        yield from ({"place": place} for place in places)
    elif "cards" in about:
        yield from ({"places": three} for three in combinations(places, 3))
    else:
        yield {}


@every_game
@given(data=st.data())
@examples
def test_matches_are_exactly_the_right_calls(game: Game[Any], data: Draw) -> None:
    state = without_ties(data.draw(st.sampled_from(reached(game, data, most_players=5, most_cards=21))))
    setup, later = state.setup, 10**6
    symbols = {symbol for card in setup.cards for symbol in card}
    for seat in setup.seats:
        with_target: dict[tuple[object, ...], Move] = {}
        without_target = set()
        for symbol in symbols:
            for about in targets_of(state):
                call = Move(later, seat, symbol, turn=state.turn, **about)
                if decide(state, call).verdict == "won":
                    # A match names only the first three cards with a symbol.
                    with_target.setdefault((symbol, call.on, call.place), call)
            if decide(state, Move(later, seat, symbol, turn=state.turn)).verdict == "won":
                without_target.add(symbol)
        calls = [match.call(later, seat, state.turn) for match in matches_of(state, seat)]
        # A game may also have matches without a target, for example of the centre card.
        named = [call for call in calls if not game.targets or (call.on, call.place, call.places) != (None,) * 3]
        assert {(call.symbol, call.on, call.place): call for call in named} == with_target
        assert {call.symbol for call in calls} == without_target
        assert len(named) == len(with_target)


@every_game
@given(data=st.data())
@examples
def test_match_has_the_places_that_its_call_reads(game: Game[Any], data: Draw) -> None:
    state = without_ties(data.draw(st.sampled_from(reached(game, data))))
    for seat in state.setup.seats:
        for match in matches_of(state, seat):
            reading = decide(state, match.call(10**6, seat, state.turn)).reading
            assert reading is not None
            assert set(reading.claims) <= set(reading.reads) == set(match.reads)


@pytest.mark.parametrize("game", [game for game in GAMES if not game.has_slap], ids=lambda game: game.name)
@given(data=st.data())
@examples
def test_slap_without_a_ring_is_wrong(game: Game[Any], data: Draw) -> None:
    state = without_ties(data.draw(st.sampled_from(reached(game, data))))
    turn = data.draw(st.integers(0, state.turn))
    for seat in state.setup.seats:
        if matches_of(state, seat):
            assert decide(state, Move(10**6, seat, slap=True, turn=turn)).verdict == "wrong"


@every_game_that_ends
@given(data=st.data())
@examples
def test_game_can_be_finished_from_any_state(game: Game[Any], data: Draw) -> None:
    state = without_ties(data.draw(st.sampled_from(reached(game, data))))
    pick = data.draw(st.randoms(use_true_random=False))
    at = 10**6
    # Each call wins a card or gives one away, so there are never more than this.
    for _ in range(2 * len(state.setup.cards)):
        if state.over:
            break
        able = [(seat, match) for seat in state.setup.seats for match in matches_of(state, seat)]
        seat, match = pick.choice(able)
        ruling = decide(state, match.call(at, seat, state.turn))
        assert ruling.verdict == "won"
        state = evolve(state, match.call(at, seat), ruling)
        at += 1000
    assert state.over


def four_in_two_ties() -> tuple[Setup, tuple[Move, ...]]:
    """Return a duel of four players with two separate ties."""
    cards = [{"ab", "ac", "ad"}, {"ab", "bc", "bd"}, {"ac", "bc", "cd"}, {"ad", "bd", "cd"}]
    calls = [
        Move(0, seat, symbol, on=on) for seat, symbol, on in [(0, "ab", 1), (1, "ab", 0), (2, "cd", 3), (3, "cd", 2)]
    ]
    return Setup.of("ABCD", cards, Options(tie_ms=50, take_ms=1000)), tuple(calls)


def test_ties_end_with_the_game() -> None:
    setup, calls = four_in_two_ties()
    referee, _ = Referee.of(BY_NAME["duel"], setup).finish(calls)
    assert len(referee.state.ties) == 2
    referee, _ = referee.finish([Move(100, 3, take=True)])
    assert referee.state.over
    later, steps = referee.feed([Move(2000, 0, take=True)], watermark=3000)
    assert [step.ruling.verdict for step in steps if step.ruling] == ["frozen"]
    assert later.state == referee.state
    assert later.state.game.ranking(later.state.table)[0] == (3,)


@every_game
@given(data=st.data())
@examples
def test_finished_game_has_no_ties(game: Game[Any], data: Draw) -> None:
    assert not any(state.over and state.ties for state in reached(game, data))


@every_game_that_ends
@given(data=st.data())
@examples
def test_finished_game_accepts_no_move(game: Game[Any], data: Draw) -> None:
    state, at = start(game, data.draw(setups(game, most_cards=21))), 0
    while not state.over:
        seat, match = next((seat, match) for seat in state.setup.seats for match in matches_of(state, seat))
        call = match.call(at := at + 1000, seat, state.turn)
        state = evolve(state, call, decide(state, call))
    moves = [make_move(state, impulse, at + impulse.gap) for impulse in data.draw(impulses)]
    referee, steps = Referee(state).finish(moves)
    assert all(step.ruling is not None and step.ruling.verdict == "frozen" for step in steps)
    assert referee.state == state


# Immutability


@every_game
@given(data=st.data())
@examples
def test_functions_do_not_change_their_arguments(game: Game[Any], data: Draw) -> None:
    setup, moves = data.draw(games_in_play(game))
    state = start(game, setup)
    for step in steps_of(game, setup, moves):
        written = repr(state), repr(step)
        if step.move is None or step.ruling is None:
            lapse(state)
        else:
            decide(state, step.move)
            evolve(state, step.move, step.ruling)
        assert (repr(state), repr(step)) == written
        state = step.state


@every_game
@given(data=st.data())
@settings(max_examples=5)
def test_state_is_immutable(game: Game[Any], data: Draw) -> None:
    state = start(game, data.draw(setups(game)))
    for struct in (state.table, state.setup.options):
        for field in struct.__struct_fields__:
            with pytest.raises(AttributeError):
                setattr(struct, field, None)
    assert all(isinstance(getattr(state.table, name), tuple | int | None) for name in state.table.__struct_fields__)
