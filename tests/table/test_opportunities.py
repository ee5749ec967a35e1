"""Opportunities of a replay: exactly the moves that the referee would have ruled won, at every moment."""

from bisect import bisect_right
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rule_strategies import setups
from sosie.bots import LEVELS, Bot, play
from sosie.rules import MINI_GAMES, TIE_BREAKS, Game, Move, Options, Referee, Setup, State, Step, decide
from sosie.table.opportunities import Opportunity, moment, opportunities
from sosie.types import Symbol

every_game = pytest.mark.parametrize("game", [*MINI_GAMES, *TIE_BREAKS], ids=lambda game: game.name)
examples = settings(max_examples=20, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])


@st.composite
def played(draw: st.DrawFn, game: Game[Any]) -> tuple[State, tuple[Step, ...]]:
    """Draw a game of bots: its deal, and its steps up to the end."""
    setup = draw(setups(game, most_cards=20, most_players=5))
    options = Options(draw(st.sampled_from([0, 50, 1000])), 1500, draw(st.sampled_from([0, 2000])))
    bots = [Bot(draw(st.sampled_from(list(LEVELS.values()))), draw(st.integers(0, 99))) for _ in setup.seats]
    dealt = Referee.of(game, Setup(setup.players, setup.cards, options, setup.own))
    moves = play(game, dealt.state.setup, bots).moves
    steps = dealt.finish(moves)[1]
    end = next((number for number, step in enumerate(steps, start=1) if step.state.over), len(steps))
    return dealt.state, steps[:end]


def at(found: tuple[Opportunity, ...], time: int, seat: int) -> list[Opportunity]:
    return [one for one in found if one.since <= time < one.until and seat in one.seats]


def wins(state: State, move: Move) -> bool:
    return decide(state, move).verdict == "won"


@every_game
@given(data=st.data())
@examples
def test_opportunities_are_the_moves_that_win(game: Game[Any], data: st.DataObject) -> None:
    state, steps = data.draw(played(game))
    found = opportunities(state, steps)
    moments = [moment(step) for step in steps]
    states = [state, *(step.state for step in steps)]
    symbols = {symbol for card in state.setup.cards for symbol in card}
    edges = sorted({time for one in found for time in (one.since, one.until - 1)})
    for time in data.draw(st.lists(st.integers(0, moments[-1]) | st.sampled_from(edges), min_size=1, max_size=8)):
        now = states[bisect_right(moments, time)]
        faces = now.history[now.turn]
        for seat in now.setup.seats:
            listed = at(found, time, seat)
            winning = {symbol for symbol in symbols if wins(now, Move(time, seat, symbol, turn=now.turn))}
            assert {one.symbol for one in listed if one.symbol is not None} == winning
            assert any(one.symbol is None for one in listed) == wins(now, Move(time, seat, slap=True, turn=now.turn))
            for one in listed:
                cards = [faces[place] for place in one.reads]
                assert all(card is not None and one.symbol in now.setup.cards[card] for card in cards)


@every_game
@given(data=st.data())
@examples
def test_every_right_call_was_an_opportunity(game: Game[Any], data: st.DataObject) -> None:
    state, steps = data.draw(played(game))
    found = opportunities(state, steps)
    for step in steps:
        if step.move and step.ruling and step.ruling.verdict == "won" and not step.move.take:
            ended = [one for one in found if one.until == step.move.at and one.symbol == step.move.symbol]
            # A call in the very moment of the change before has no time in which it was possible.
            if step.move.at not in {moment(other) for other in steps if other is not step}:
                assert any(step.move.seat in one.called for one in ended)
    assert all(one.since < one.until and set(one.called) <= set(one.seats) for one in found)


def callers_of_ties(steps: tuple[Step, ...]) -> dict[int, set[tuple[int, Symbol | None]]]:
    """Return the players of each tie with the symbols that they called, by its moment."""
    called = {(step.move.at, step.move.seat): step.move.symbol for step in steps if step.move and not step.move.take}
    ties = [step.ruling.tie for step in steps if step.ruling and step.ruling.verdict == "tied" and step.ruling.tie]
    return {tie.since: {(call.seat, called[call.at, call.seat]) for call in tie.calls} for tie in ties}


@every_game
@given(data=st.data())
@examples
def test_every_tied_call_was_an_opportunity(game: Game[Any], data: st.DataObject) -> None:
    state, steps = data.draw(played(game))
    moments = [moment(step) for step in steps]
    found = opportunities(state, steps)
    for since, callers in callers_of_ties(steps).items():
        if moments.count(since) == 1:
            ended = [one for one in found if one.until == since]
            assert {(seat, one.symbol) for one in ended for seat in one.called} == callers
