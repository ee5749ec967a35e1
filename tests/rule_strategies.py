"""Hypothesis strategies for games: setups, plausible moves, and records."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from rule_book import book_of
from sosie.deck import Recipe
from sosie.rules import GAMES, MINI_GAMES, Game, Match, Move, Options, Record, Referee, Setup, State
from sosie.types import Symbol

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana")
BY_NAME: dict[str, Game[Any]] = {game.name: game for game in GAMES}

Cards = tuple[tuple[Symbol, ...], ...]

RECIPES = (
    "plane:2", "plane:3", "plane:4", "plane:5", "sunflower:12-3", "sunflower:22-2", "steiner:9-3",
    "plane:4,drop:2", "plane:5,shrink:3", "plane:3,pad:6",
)  # fmt: skip
DECKS: tuple[Cards, ...] = tuple(sorted((Recipe.parse(recipe).build().cards for recipe in RECIPES), key=len))
"""Small decks of every kind, regular and ragged; in a sunflower one symbol is on every card."""


def fewest_cards(game: Game[Any], players: int) -> int:
    """Return the number of cards that a game needs by the rules."""
    return book_of(game).fewest_cards(players)


def name_symbols(cards: Cards) -> Cards:
    """Return the same cards with words for symbols."""
    return tuple(tuple(f"s{symbol}" for symbol in card) for card in cards)


@st.composite
def decks(draw: st.DrawFn, *, fewest: int, most: int) -> Cards:
    """Draw a shuffled deck whose symbols are numbers or words."""
    whole = draw(st.sampled_from([cards for cards in DECKS if len(cards) >= fewest]))
    count = draw(st.integers(fewest, max(fewest, min(most, len(whole)))))
    cards: Cards = tuple(draw(st.permutations(whole))[:count])
    return name_symbols(cards) if draw(st.booleans()) else cards


options = st.builds(
    lambda tie_ms, more_ms, freeze_ms: Options(tie_ms=tie_ms, take_ms=tie_ms + more_ms, freeze_ms=freeze_ms),
    st.sampled_from([0, 1, 50, 120]),
    st.sampled_from([0, 1, 60, 400]),
    st.sampled_from([0, 1, 90, 500]),
)


@st.composite
def setups(
    draw: st.DrawFn, game: Game[Any], *, most_players: int = 8, most_cards: int = 31, fewest_more: int = 0
) -> Setup:
    """Draw a setup of a game."""
    largest = len(DECKS[-1])
    possible = [n for n in range(2, most_players + 1) if fewest_cards(game, n) + fewest_more <= largest]
    players = draw(st.permutations(NAMES))[: draw(st.sampled_from(possible))]
    cards = draw(decks(fewest=fewest_cards(game, len(players)) + fewest_more, most=most_cards))
    own: dict[str, int | str] = {}
    if game.name == "well" and draw(st.booleans()):
        own["until"] = draw(st.sampled_from(["first-out", "last-left"]))
    if game.name == "hot-potato" and draw(st.booleans()):
        own["rounds"] = draw(st.integers(5, len(cards) // len(players)))
    if game.name == "ring-tower":
        own["ring_symbol"] = draw(st.sampled_from(sorted({symbol for card in cards for symbol in card}, key=str)))
        if draw(st.booleans()):
            own["ring_bearer"] = draw(st.sampled_from(players))
    return Setup.of(players, cards, draw(options), **own)


@dataclass(frozen=True)
class Impulse:
    """A player's plan, in numbers that are valid at any table."""

    gap: int
    seat: int
    kind: str
    pick: int
    about: str
    turn: str
    hurry: int
    """The delay of the move in the record, in positions of the list."""


KINDS = ("match",) * 8 + ("rival",) * 3 + ("take",) * 4 + ("slap",) * 2 + ("shown", "any", "any")
impulses = st.lists(
    st.builds(
        Impulse,
        gap=st.sampled_from([0, 0, 1, 1, 10, 49, 50, 51, 61, 120, 121, 300, 600]),
        seat=st.integers(0, 7),
        kind=st.sampled_from(KINDS),
        pick=st.integers(0, 60),
        about=st.sampled_from(["said", "said", "said", "unsaid", "unsaid", "strange"]),
        turn=st.sampled_from(["now", "now", "now", "unsaid", "unsaid", "before", "start", "beyond", "far beyond"]),
        hurry=st.sampled_from([0, 0, 0, 1, 4]),
    ),
    max_size=40,
)


def matches_of(state: State, seat: int) -> list[Match]:
    """Return the right calls of a player, none if the game is over or the player is out."""
    if state.over or not state.game.can_play(state.table, seat):
        return []
    return list(state.game.matches(state.setup, state.table, seat))


def make_move(state: State, impulse: Impulse, at: int) -> Move:
    """Return the move of an impulse at a table."""
    setup, game = state.setup, state.game
    seat = impulse.seat % len(setup.players)
    turns = {"now": state.turn, "before": max(state.turn - 1, 0), "start": 0, "beyond": state.turn + 1}
    turn = None if impulse.turn == "unsaid" else turns.get(impulse.turn, state.turn + 9)
    if impulse.kind == "slap" and game.has_slap:
        return Move(at, seat, slap=True, turn=turn)
    if impulse.kind == "take":
        tied = [call.seat for tie in state.ties for call in tie.calls]
        return Move(at, tied[impulse.pick % len(tied)] if tied and impulse.pick % 3 else seat, take=True, turn=turn)
    call = _call(state, impulse, at, seat)
    on, place, places = call.on, call.place, call.places
    if impulse.about == "unsaid":
        on = place = places = None
    elif impulse.about == "strange":
        on = impulse.pick % len(setup.players) if "on" in game.targets else None
        place = impulse.pick % 11 if "card" in game.targets else None
        places = (impulse.pick % 11, 11, impulse.pick % 7 + 12) if "cards" in game.targets else None
    return Move(at, call.seat, call.symbol, turn=turn, on=on, place=place, places=places)


def _call(state: State, impulse: Impulse, at: int, seat: int) -> Move:
    matches = matches_of(state, seat)
    if matches and impulse.kind in {"match", "rival"}:
        # All rivals call the first match, so that their calls compete.
        return matches[0 if impulse.kind == "rival" else impulse.pick % len(matches)].call(at, seat)
    setup = state.setup
    shown = [card for card in state.game.visible(setup, state.table) if card is not None] or [0]
    cards = [shown[impulse.pick % len(shown)]] if impulse.kind == "shown" else range(len(setup.cards))
    symbols = sorted({symbol for card in cards for symbol in setup.cards[card]}, key=str)
    return Move(at, seat, symbols[impulse.pick % len(symbols)])


def make_moves(game: Game[Any], setup: Setup, drawn: Sequence[Impulse]) -> tuple[Move, ...]:
    """Return the moves of impulses, in the order of the record."""
    referee, at = Referee.of(game, setup), 0
    written: list[tuple[int, Move]] = []
    for place, impulse in enumerate(drawn):
        at += impulse.gap
        move = make_move(referee.state, impulse, at)
        referee, _ = referee.feed((move,), watermark=at)
        written.append((place + impulse.hurry, move))
    return tuple(move for _, move in sorted(written, key=lambda pair: pair[0]))


@st.composite
def games_in_play(
    draw: st.DrawFn, game: Game[Any], *, most_players: int = 8, most_cards: int = 31
) -> tuple[Setup, tuple[Move, ...]]:
    """Draw a setup and moves."""
    setup = draw(setups(game, most_players=most_players, most_cards=most_cards))
    return setup, make_moves(game, setup, draw(impulses))


@st.composite
def records(draw: st.DrawFn, games: Sequence[Game[Any]] = MINI_GAMES) -> Record:
    """Draw a record of any mini-game."""
    game = draw(st.sampled_from(list(games)))
    setup, moves = draw(games_in_play(game))
    return record_of(game, setup, moves)


def record_of(game: Game[Any], setup: Setup, moves: tuple[Move, ...]) -> Record:
    """Return the record of a game."""
    cards = tuple(tuple(sorted(card, key=str)) for card in setup.cards)
    return Record(game.name, setup.players, cards, setup.options, setup.own, moves)
