"""Shared parts of the contracts over all games: the games, and strategies for their states."""

from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from robin_hood import RobinHood

from rule_strategies import games_in_play
from sosie.rules import (
    GAMES,
    MINI_GAMES,
    PRACTICE,
    Game,
    Move,
    Referee,
    Setup,
    State,
    Step,
    lapse,
    start,
)

OWN = RobinHood()
"""An added mini-game, for which the contracts hold too."""
every_game = pytest.mark.parametrize("game", [*GAMES, OWN], ids=lambda game: game.name)
every_game_by_cards = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
"""Games in which the cards alone make a call right; for Robin Hood the heights of towers do too."""
every_mini_game = pytest.mark.parametrize("game", [*MINI_GAMES, OWN], ids=lambda game: game.name)
every_game_that_ends = pytest.mark.parametrize(
    "game", [game for game in [*GAMES, OWN] if game is not PRACTICE], ids=lambda game: game.name
)
examples = settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])

Draw = st.DataObject


def steps_of(game: Game[Any], setup: Setup, moves: tuple[Move, ...]) -> tuple[Step, ...]:
    return Referee.of(game, setup).finish(moves)[1]


def reached(game: Game[Any], data: Draw, *, most_players: int = 8, most_cards: int = 31) -> list[State]:
    """Draw a game in play, and return all its states."""
    setup, moves = data.draw(games_in_play(game, most_players=most_players, most_cards=most_cards))
    return [start(game, setup), *(step.state for step in steps_of(game, setup, moves))]


def without_ties(state: State) -> State:
    """Return the state after all its ties have lapsed."""
    while state.ties:
        state = lapse(state)
    return state
