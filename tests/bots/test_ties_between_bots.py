"""Tied bots take the card: they never wait for the tie to lapse."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sosie.bots import LEVELS, Bot, play
from sosie.deck import Recipe
from sosie.rules import MINI_GAMES, Game, Options, Referee, Setup

DECK = Recipe.parse("plane:7,cards:55").build()


@pytest.mark.parametrize("game", MINI_GAMES, ids=lambda game: game.name)
@given(
    levels=st.lists(st.sampled_from(sorted(LEVELS)), min_size=2, max_size=8),
    seed=st.integers(0, 2**32),
    tie_ms=st.sampled_from([0, 50, 400]),
)
@settings(max_examples=10, deadline=None)
def test_ties_between_bots_never_lapse(game: Game[Any], levels: list[str], seed: int, tie_ms: int) -> None:
    cards = DECK.shuffle(seed).cards
    own = {"ring_symbol": cards[0][0]} if game.needs_marked_symbol else {}
    setup = Setup.of([f"{level} {seat}" for seat, level in enumerate(levels)], cards, Options(tie_ms=tie_ms), **own)
    played = play(game, setup, [Bot(LEVELS[level], seed + seat) for seat, level in enumerate(levels)])
    assert all(step.move is not None for step in played.steps)
    referee, steps = Referee.of(game, setup).finish(played.moves)
    assert (referee.state, steps) == (played.state, played.steps)
