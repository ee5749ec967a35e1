"""Calls are judged on the table that the player saw: an older turn does not make a guess safe."""

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from contract import Draw, every_game, every_game_by_cards, examples, reached
from rule_strategies import BY_NAME
from sosie.rules import Game, Move, State, decide
from sosie.rules.value import replace

LATER = 10**6


def without_ties_and_freezes(state: State) -> State:
    """Return the state without ties and freezes."""
    return replace(state, ties=(), frozen_until=(0,) * len(state.setup.players))


def two_states(game: Game[Any], data: Draw) -> tuple[State, State]:
    """Draw a state of an unfinished game, and the same or an earlier one."""
    states = [
        without_ties_and_freezes(state)
        for state in reached(game, data, most_players=5, most_cards=21)
        if not state.over
    ]
    assume(states)
    now = data.draw(st.integers(0, len(states) - 1))
    return states[data.draw(st.integers(0, now))], states[now]


def calls(state: State, data: Draw, turn: int) -> list[Move]:
    """Return a call of every symbol, by the same player with the same target."""
    game, setup = state.game, state.setup
    seat = data.draw(st.sampled_from([seat for seat in setup.seats if game.can_play(state.table, seat)]))
    about: dict[str, Any] = {}
    if data.draw(st.booleans()):
        places = range(len(game.visible(setup, state.table)) + 1)
        if "on" in game.targets:
            about["on"] = data.draw(st.sampled_from(setup.seats))
        if "card" in game.targets:
            about["place"] = data.draw(st.sampled_from(places))
        if "cards" in game.targets:
            about["places"] = tuple(data.draw(st.permutations(places))[:3])
    symbols = sorted({symbol for card in setup.cards for symbol in card}, key=str)
    return [Move(LATER, seat, symbol, turn=turn, **about) for symbol in symbols]


@every_game_by_cards
@given(data=st.data())
@examples
def test_guess_on_old_turn_freezes(game: Game[Any], data: Draw) -> None:
    then, now = two_states(game, data)
    for call in calls(now, data, then.turn):
        assert (decide(now, call).verdict == "wrong") == (decide(then, call).verdict != "won")


@every_game
@given(data=st.data())
@examples
def test_turnless_guess_is_judged_on_seen_table(game: Game[Any], data: Draw) -> None:
    _, now = two_states(game, data)
    options = now.setup.options
    at = (now.recent[-1] if now.recent else 0) + data.draw(st.integers(0, options.tie_ms + 1))
    seen = now.turn - sum(moment >= at - options.tie_ms for moment in now.recent)
    for call in calls(now, data, seen):
        unsaid = replace(call, at=at, turn=None)
        assert decide(now, unsaid).verdict == decide(now, call).verdict


@given(data=st.data())
@examples
def test_slap_on_old_turn_freezes(data: Draw) -> None:
    then, now = two_states(BY_NAME["ring-tower"], data)
    slap = Move(LATER, 0, slap=True, turn=then.turn)
    assert (decide(now, slap).verdict == "wrong") == (decide(then, slap).verdict == "wrong")


@pytest.mark.parametrize("name", ["hot-potato", "catch-them-all"])
@given(data=st.data())
@examples
def test_no_match_between_two_rounds(name: str, data: Draw) -> None:
    states = [without_ties_and_freezes(state) for state in reached(BY_NAME[name], data, most_players=4)]
    for before, now in pairwise(states):
        if now.turn == before.turn + 2:
            for call in calls(now, data, turn=before.turn + 1):
                assert decide(now, call).verdict == "wrong"


@every_game
@given(data=st.data())
@examples
def test_different_faces_are_marked_as_changed(game: Game[Any], data: Draw) -> None:
    states = reached(game, data)
    now = states[-1]
    for state in states:
        faces = game.visible(state.setup, state.table)
        assert now.history[state.turn] == faces
        for place, card in enumerate(game.visible(now.setup, now.table)):
            if place >= len(faces) or card != faces[place]:
                assert now.changed[place] > state.turn
