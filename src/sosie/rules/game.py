"""What a mini-game has to say: how it is dealt, what a call is about, what it changes, when it is over, how it ranks.

Places on the table are numbered by each game, from 0. What all games share (stale, tied, frozen, late) is the
race, which sees a game only through what is here.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

import msgspec

from sosie.rules.description import (
    PICTURES,
    PLAYER_PLACES,
    Best,
    ChoiceOption,
    ChosenOption,
    GameDescription,
    GameKind,
    GameWords,
    NumberOption,
    Option,
    OptionValue,
    PlaceKind,
    RulesText,
    SymbolOption,
    Target,
    Words,
)
from sosie.rules.move import Move
from sosie.rules.setup import Card, Seat, Setup
from sosie.types import Symbol

Place = int
Ranking = tuple[tuple[Seat, ...], ...]
"""Seats in groups, best first; those in a group are tied."""

Faces = tuple[Card | None, ...]
"""The card face up at each place, None where there is none."""

TableT = TypeVar("TableT")


class Change(msgspec.Struct, Generic[TableT], frozen=True, gc=False):
    """One change of the table: the table after it, and the places that it changed."""

    table: TableT
    places: tuple[Place, ...]


class Reading(msgspec.Struct, frozen=True, gc=False):
    """One way to understand a call."""

    right: bool
    reads: tuple[Place, ...]
    """The places that it is about."""
    claims: tuple[Place, ...]
    """The places that it would change, and competes for."""
    target: int = -1
    """The player or place that the game needs to know to carry it out, if any."""


class Match(msgspec.Struct, frozen=True, gc=False):
    """A right call that somebody could make."""

    symbol: Symbol
    reads: tuple[Place, ...]
    """The places where it can be seen."""
    on: Seat | None = None
    place: Place | None = None
    places: tuple[Place, Place, Place] | None = None

    def call(self, at: int, seat: Seat, turn: int | None = None) -> Move:
        """Return the move that makes this call."""
        return Move(at, seat, self.symbol, turn=turn, on=self.on, place=self.place, places=self.places)


class Sight(msgspec.Struct, frozen=True, gc=False):
    """What the race knows of places when a call is read."""

    then: Callable[[], Faces]
    """The cards face up at the turn that the player had seen."""
    is_stale: Callable[[Place], bool]
    is_held: Callable[[Place], bool]


class Game(ABC, Generic[TableT]):
    """A mini-game; it has no state of its own, a table is passed in and a new one comes out."""

    name: ClassVar[str]
    """The id in records, settings and addresses."""
    words: ClassVar[Words] = {}
    """Its name and one sentence of help, by language."""
    kind: ClassVar[GameKind] = "mini-game"
    places: ClassVar[tuple[PlaceKind, ...]] = ("centre", "own")
    """What lies at the places, in their order."""
    targets: ClassVar[tuple[Target, ...]] = ()
    """What a call may name besides the symbol."""
    best: ClassVar[Best] = "most"
    """Whether most or fewest cards win."""
    has_slap: ClassVar[bool] = False
    options: ClassVar[tuple[Option, ...]] = ()

    @property
    def description(self) -> GameDescription:
        """The game as pages and programs need to know it."""
        return GameDescription(
            name=self.name,
            kind=self.kind,
            places=self.places,
            targets=self.targets,
            best=self.best,
            slap=self.has_slap,
            options=self.chosen_options,
            picture=self.picture,
            words=self.words,
        )

    @property
    def picture(self) -> str:
        """The mini-game of Sosie whose picture stands for this one; empty if none does."""
        return PICTURES.get(self.places, "")

    @property
    def chosen_options(self) -> tuple[ChosenOption, ...]:
        """The options that a host can choose."""
        return tuple(option for option in self.options if isinstance(option, NumberOption | ChoiceOption))

    def words_in(self, language: str) -> GameWords:
        """Return what the game says about itself in a language, in English, or in the first that it has."""
        return self.words.get(language) or self.words.get("en") or next(iter(self.words.values()))

    def rules_text(self, language: str, own: Mapping[str, OptionValue]) -> RulesText | None:
        """Return the rules for a leaflet, when the game is played with these options."""
        return self.words_in(language).rules

    @property
    def needs_marked_symbol(self) -> bool:
        """Whether it is only for cards that mark out a symbol."""
        return any(isinstance(option, SymbolOption) for option in self.options)

    def fault(self, setup: Setup) -> str | None:
        """Return what is wrong with a setup, as a path and a sentence, or None."""
        for option in self.chosen_options:
            if option.name in setup.own and (fault := option.fault(setup.own[option.name])):
                return f"options.{option.name}: {self.name}: {fault}"
        if len(setup.cards) <= len(setup.players):
            return f"cards: {self.name} needs at least one card more than there are players"
        return None

    @abstractmethod
    def deal(self, setup: Setup) -> TableT:
        """Lay out the cards."""

    @abstractmethod
    def readings(self, setup: Setup, table: TableT, move: Move, sight: Sight) -> Iterable[Reading]:
        """Return the ways to understand a call, in the order in which they count.

        If a place that a reading reads has changed, the call is late when the cards there then all showed the symbol.
        So leave out a reading that can never be right.
        """

    @abstractmethod
    def matches(self, setup: Setup, table: TableT, seat: Seat) -> Iterable[Match]:
        """Return the right calls that a player who can play could make now."""

    @abstractmethod
    def win(self, setup: Setup, table: TableT, seat: Seat, reading: Reading) -> tuple[Change[TableT], ...]:
        """Carry out a call; a new round is a second change."""

    @abstractmethod
    def is_over(self, setup: Setup, table: TableT) -> bool:
        """Tell whether the game has ended."""

    @abstractmethod
    def counts(self, table: TableT) -> tuple[int, ...]:
        """Return how many cards each player holds, as the game counts them."""

    @abstractmethod
    def points(self, table: TableT, ranking: Ranking) -> tuple[int, ...]:
        """Return each player's tournament points when the game ends in this ranking."""

    @abstractmethod
    def visible(self, setup: Setup, table: TableT) -> Faces:
        """Return the cards face up."""

    @abstractmethod
    def holdings(self, setup: Setup, table: TableT) -> Mapping[str, tuple[Card, ...]]:
        """Return where every card is, face up or down."""

    def left(self, setup: Setup, table: TableT) -> int:
        """Return how many cards are still to come: of a pile to draw from, or of one to deal from."""
        holdings = self.holdings(setup, table)
        return len(holdings.get("draw pile", holdings.get("pile", ())))

    def place_name(self, setup: Setup, place: Place) -> str:
        """Return what people call a place."""
        first = 0
        for kind in self.places:
            if kind == "grid":
                break
            if kind in PLAYER_PLACES:
                if place < first + len(setup.players):
                    return setup.players[place - first]
                first += len(setup.players)
            elif place == first:
                return kind
            else:
                first += 1
        return f"place {place - first}"

    def ranking(self, table: TableT) -> Ranking:
        """Return the standing, best first."""
        return group(self.counts(table), best=max if self.best == "most" else min)

    def can_play(self, table: TableT, seat: Seat) -> bool:
        """Tell whether a player has a card to play with."""
        return True

    def is_ring(self, setup: Setup, card: Card | None) -> bool:
        """Tell whether a card in the centre can be slapped."""
        return False

    def is_slappable(self, setup: Setup, table: TableT) -> bool | None:
        """Tell whether a slap wins: False if there is nothing to slap, None if somebody was first."""
        return False

    def slap(self, table: TableT, seat: Seat) -> TableT:
        """Carry out a slap."""
        return table

    def extras(self, table: TableT) -> Mapping[str, Seat]:
        """Return what a result says beyond the cards: a name, and a player."""
        return {}


def group(values: Sequence[int], *, best: Callable[[Iterable[int]], int]) -> Ranking:
    """Return seats in groups of equal value, best first."""
    order = sorted(set(values), reverse=best((0, 1)) == 1)
    return tuple(tuple(seat for seat, value in enumerate(values) if value == level) for level in order)


def sole_winner(ranking: Ranking) -> Seat | None:
    """Return the one player in first place, or None while first is tied."""
    return ranking[0][0] if len(ranking[0]) == 1 else None


def shared(a: frozenset[Symbol], b: frozenset[Symbol]) -> Symbol:
    """Return the one symbol that two cards share."""
    (symbol,) = a & b
    return symbol


def others(setup: Setup, move: Move) -> list[Seat]:
    """Return the players that a call may be about: the one it names, or everybody else; never the caller."""
    return [seat for seat in (setup.seats if move.on is None else (move.on,)) if seat != move.seat]


def replaced(piles: tuple[tuple[Card, ...], ...], seat: Seat, pile: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """Return the piles with one of them changed."""
    return (*piles[:seat], pile, *piles[seat + 1 :])
