"""Facts of the rule book about each game, in tests/rulebook/<game>.py, for tests that compare games with them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from sosie.rules import Game

Seen = Callable[[tuple[int, ...]], tuple[int, ...]]
"""The cards of a stack that lie face up."""


def top(cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return the last card, the top of a pile."""
    return cards[-1:]


def next_card(cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return the first card, the next of a draw pile."""
    return cards[:1]


def everything(cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return all cards."""
    return cards


@dataclass(frozen=True)
class Outcome:
    """A player's part in the end of a game."""

    count: int
    is_first: bool
    """Alone in the first place; likewise below."""
    is_second: bool
    is_last: bool
    lost: int = 0
    """The rounds that the player lost."""
    has_ring: bool = False


@dataclass(frozen=True)
class RuleBook:
    """The facts about one game."""

    face_up: Mapping[str, Seen]
    """The cards face up of each holding, by the beginning of its name; none of other stacks."""
    fewest_cards: Callable[[int], int] = field(default=lambda players: players + 1)
    """The fewest cards for a number of players."""
    points: Callable[[Outcome], int] = field(default=lambda _: 0)
    """The points of a player in a tournament."""
    bonus: int = 0
    """The most points that a play-off adds for a player."""


def book_of(game: Game[Any]) -> RuleBook:
    """Return the facts about a game."""
    book = import_module(f"rulebook.{game.name.replace('-', '_')}").BOOK
    assert isinstance(book, RuleBook)
    return book
