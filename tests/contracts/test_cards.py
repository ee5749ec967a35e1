"""Every game loses no card, and shows exactly those that lie face up."""

from collections import Counter
from itertools import pairwise
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from contract import Draw, every_game, every_mini_game, examples, reached, steps_of
from rule_book import book_of
from rule_strategies import matches_of, setups
from sosie.rules import (
    GAMES,
    Game,
    Move,
    Options,
    Referee,
    State,
    decide,
    start,
)
from sosie.rules.value import replace

# Cards


@every_game
@given(data=st.data())
@examples
def test_every_card_is_in_one_place(game: Game[Any], data: Draw) -> None:
    for state in reached(game, data):
        counted = Counter(card for cards in game.holdings(state.setup, state.table).values() for card in cards)
        assert counted == Counter(range(len(state.setup.cards)))


OWNERS = ("pile ", "won ", "aside ")
"""Prefixes of piles that belong to a player; the seat follows."""


def owners(state: State) -> dict[int, int]:
    """Return the owners of cards, by card."""
    holdings = state.game.holdings(state.setup, state.table)
    return {
        card: int(name.rpartition(" ")[2])
        for name, cards in holdings.items()
        if name.startswith(OWNERS)
        for card in cards
    }


@every_mini_game
@given(data=st.data())
@examples
def test_cards_move_only_to_one_winner(game: Game[Any], data: Draw) -> None:
    states = reached(game, data)
    for before, after in pairwise(states):
        old, new = (game.holdings(state.setup, state.table) for state in (before, after))
        changed = {card: seat for card, seat in owners(after).items() if owners(before).get(card, seat) != seat}
        gained = {seat for card, seat in owners(after).items() if card not in owners(before)}
        if before.turn == after.turn:
            assert old == new
        elif after.turn == before.turn + 1:
            # A new round deals a card to everybody, in a turn of its own.
            assert len(gained | set(changed.values())) <= 1


def all_call(state: State, data: Draw, *, gap: int) -> tuple[Move, ...]:
    """Return a right call of every player, one after another, all at turn 0."""
    order = data.draw(st.permutations(state.setup.seats))
    calls = [data.draw(st.sampled_from(matches_of(state, seat))) for seat in order]
    return tuple(call.call(gap * i, seat, turn=0) for i, (seat, call) in enumerate(zip(order, calls, strict=True)))


@every_game
@given(data=st.data())
@examples
def test_contested_card_has_one_winner(game: Game[Any], data: Draw) -> None:
    setup = replace(data.draw(setups(game, most_cards=24)), options=Options(tie_ms=0))
    dealt = start(game, setup)
    calls = all_call(dealt, data, gap=1)
    changed: set[int] = set()
    for step in steps_of(game, setup, calls):
        assert step.move is not None
        assert step.ruling is not None
        own = decide(dealt, step.move).reading
        assert own is not None
        if step.ruling.verdict == "won":
            assert not changed & set(own.reads)
            changed |= {place for place, turn in enumerate(step.state.changed) if turn}
        else:
            can_play = not step.state.over and game.can_play(step.state.table, step.move.seat)
            assert step.ruling.verdict == ("late" if can_play else "frozen")
            assert step.state.over or changed & set(own.reads)
    assert changed


@every_game
@given(data=st.data())
@examples
def test_tie_has_one_winner(game: Game[Any], data: Draw) -> None:
    setup = replace(data.draw(setups(game, most_cards=24)), options=Options(tie_ms=50))
    referee, _ = Referee.of(game, setup).finish(all_call(start(game, setup), data, gap=data.draw(st.integers(0, 7))))
    tied = [call.seat for tie in referee.state.ties for call in tie.calls]
    assert len(set(tied)) == len(tied)
    takers = data.draw(st.permutations(setup.seats))
    after, steps = referee.finish(Move(200, seat, take=True) for seat in takers)
    verdicts = {step.move.seat: step.ruling.verdict for step in steps if step.move and step.ruling}
    decided = 0
    for tie in referee.state.ties:
        first_to_take, *others = sorted((call.seat for call in tie.calls), key=takers.index)
        assert verdicts[first_to_take] in ({"won", "frozen"} if after.state.over else {"won"})
        assert not any(verdicts[seat] == "won" for seat in others)
        decided += verdicts[first_to_take] == "won"
    assert bool(decided) == bool(referee.state.ties)
    assert sum(verdict == "won" for verdict in verdicts.values()) == decided
    assert not after.state.ties


# Visible cards


@every_game
@given(data=st.data())
@examples
def test_visible_cards_are_those_face_up(game: Game[Any], data: Draw) -> None:
    for state in reached(game, data):
        face_up = [
            card
            for name, cards in game.holdings(state.setup, state.table).items()
            for beginning, seen in book_of(game).face_up.items()
            if name.startswith(beginning)
            for card in seen(cards)
        ]
        visible = [card for card in game.visible(state.setup, state.table) if card is not None]
        assert sorted(visible) == sorted(face_up)


@every_game
@given(data=st.data())
@examples
def test_place_names_are_unique(game: Game[Any], data: Draw) -> None:
    state = reached(game, data)[-1]
    names = [game.place_name(state.setup, p) for p in range(len(game.visible(state.setup, state.table)))]
    assert len(set(names)) == len(names)


# Names


def test_game_names_are_unique() -> None:
    assert len({game.name for game in GAMES}) == len(GAMES)


# Rounds


@every_mini_game
@given(data=st.data())
@examples
def test_rounds_are_counted_to_the_last(game: Game[Any], data: Draw) -> None:
    states = reached(game, data)
    rounds = [game.rounds_so_far(state.setup, state.table) for state in states]
    if None in rounds:
        assert set(rounds) == {None}
        return
    numbers, totals = zip(*(so_far for so_far in rounds if so_far), strict=True)
    assert len(set(totals)) == 1
    assert numbers[0] == 1
    assert all(after - before in {0, 1} for before, after in pairwise(numbers))
    assert numbers[-1] <= totals[0]
    assert not states[-1].over or numbers[-1] == totals[0]
