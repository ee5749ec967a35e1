"""The rules of a game on a projector, and the games that the browser replays."""

import json
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from projector_games import FILE, written
from rule_strategies import DECKS
from sosie.rules import Move, Referee, Setup, known_game
from sosie.rules.projector import begin, call, first, give_up, next_question


def test_games_of_the_browser_are_those_of_these_rules() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), "if this is meant, run `make golden`"


def test_games_of_the_browser_come_to_every_verdict() -> None:
    games = json.loads(FILE.read_text(encoding="utf-8"))["games"]
    grids = [game for game in games if game["state"]["mode"] == "grid"]
    steps = [(game, step) for game in games for step in game["steps"]]
    assert {name for _, (name, _, _) in steps} == {"first", "wrong", "call", "giveUp", "next", "finish"}
    assert any(changes.get("isOver") for _, (name, _, changes) in steps if name == "next")
    # A gap in more than nine cards stays, and nine cards without a set get three more.
    laid = [changes["places"] for game in grids for _, _, changes in game["steps"] if "places" in changes]
    assert any(len(places) > 9 and None in places for places in laid)
    assert any(len(game["state"]["places"]) > 9 for game in grids)


@given(deck=st.sampled_from([cards for cards in DECKS if len(cards) >= 9]), data=st.data())
def test_nine_cards_lie_as_in_triplet(deck: tuple[tuple[int, ...], ...], data: st.DataObject) -> None:
    cards = tuple(tuple(f"s{symbol}" for symbol in card) for card in data.draw(st.permutations(deck)))
    game = begin("grid", cards, tuple(range(len(cards))), 2, len(cards))
    triplet = Referee.of(known_game("triplet"), Setup.of(("Ada", "Ben"), cards))
    at = 0
    # When its pile is empty, the Triplet nears its end; on a projector the cards come again.
    while triplet.state.table.drawn < len(cards):
        assert game.places == triplet.state.table.face_up
        found = give_up(game).match
        assert found is not None
        a, b, c = found.places
        seat, at = data.draw(st.integers(0, 1)), at + 5000
        triplet, _ = triplet.feed((Move(at, seat, found.symbol, places=(a, b, c)),), watermark=at + 1000)
        game = next_question(call(first(game, seat), found.symbol))
    assert game.points == tuple(len(won) // 3 for won in triplet.state.table.won)


def test_states_follow_each_other() -> None:
    games = json.loads(FILE.read_text(encoding="utf-8"))["games"]
    for game in games:
        numbers = [game["state"]["question"], *(c["question"] for _, _, c in game["steps"] if "question" in c)]
        assert all(after == before + 1 for before, after in pairwise(numbers))
