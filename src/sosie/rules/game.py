"""The interface of a mini-game: the deal, readings of a call, the changes after a win, the end, the ranking.

Each game numbers the places on its table from 0. The rules that all games share (stale, tied, frozen, late) are in
`race`, which uses a game only through this interface.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar, Final, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

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
    TieBreak,
    Words,
)
from sosie.rules.move import Move
from sosie.rules.setup import Card, Seat, Setup
from sosie.rules.shared_list import SharedList
from sosie.rules.value import Value
from sosie.types import Symbol

Place = int
Ranking = tuple[tuple[Seat, ...], ...]
"""Seats in groups, best first; those in a group are tied."""

Faces = tuple[Card | None, ...]
"""The card face up at each place, None where there is none."""

TableT = TypeVar("TableT")


@final
class Change(Value, Generic[TableT]):
    """One change of the table: the table after it, and the places that it changed."""

    def __init__(self, table: TableT, places: tuple[Place, ...]) -> None:
        self.table: Final = table
        self.places: Final = places


@final
class Reading(Value):
    """A possible meaning of a call."""

    def __init__(self, right: bool, reads: tuple[Place, ...], claims: tuple[Place, ...], target: int = -1) -> None:
        self.right: Final = right
        self.reads: Final = reads
        """The places whose cards it compares."""
        self.claims: Final = claims
        """The places that it would change; calls with a common claim compete."""
        self.target: Final = target
        """The player or place that `win` needs, if any."""


@final
class Match(Value):
    """A right call that a player could make."""

    def __init__(
        self,
        symbol: Symbol,
        reads: tuple[Place, ...],
        on: Seat | None = None,
        place: Place | None = None,
        places: tuple[Place, Place, Place] | None = None,
    ) -> None:
        self.symbol: Final = symbol
        self.reads: Final = reads
        """The places whose cards show it."""
        self.on: Final = on
        self.place: Final = place
        self.places: Final = places

    def call(self, at: int, seat: Seat, turn: int | None = None) -> Move:
        """Return the move that makes this call."""
        return Move(at, seat, self.symbol, turn=turn, on=self.on, place=self.place, places=self.places)


@final
class Sight(Value):
    """The places as the caller saw them, for the readings of a call."""

    def __init__(self, turn: int, changed: tuple[int, ...], held: frozenset[Place], history: SharedList[Faces]) -> None:
        self.turn: Final = turn
        """The latest turn that the player had seen."""
        self.changed: Final = changed
        """The turn of the last change of each place."""
        self.held: Final = held
        """The places that undecided ties hold."""
        self.history: Final = history

    def then(self) -> Faces:
        """Return the cards face up at the latest turn that the player had seen."""
        return self.history[self.turn]

    def is_stale(self, place: Place) -> bool:
        """Tell whether a place has changed since the player looked."""
        return place < len(self.changed) and self.changed[place] > self.turn

    def is_any_stale(self, places: tuple[Place, ...]) -> bool:
        """Tell whether any of the places has changed since the player looked."""
        for place in places:  # noqa: SIM110 - `any` is slower for two places
            if place < len(self.changed) and self.changed[place] > self.turn:
                return True
        return False

    def is_held(self, place: Place) -> bool:
        """Tell whether a tie holds a place."""
        return place in self.held


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[TableT]):
    """A mini-game without state of its own: its methods take a table and return a new one."""

    name: ClassVar[str]
    """The id in records, settings and addresses."""
    words: ClassVar[Words] = {}
    """Its name and one sentence of help, by language."""
    kind: ClassVar[GameKind] = "mini-game"
    places: ClassVar[tuple[PlaceKind, ...]] = ("centre", "own")
    """The kinds of the places, in order."""
    targets: ClassVar[tuple[Target, ...]] = ()
    """The targets that a call may name besides the symbol."""
    best: ClassVar[Best] = "most"
    """Whether most or fewest cards win."""
    has_slap: ClassVar[bool] = False
    """Whether the pile in the centre, place 0, can be slapped: see `is_slappable`, `slap` and `is_ring`."""
    options: ClassVar[tuple[Option, ...]] = ()
    tie_break: ClassVar[TieBreak | None] = None
    """The way to decide a tie that this game is; None for mini-games."""

    @property
    def description(self) -> GameDescription:
        """The description of the game for pages and programs."""
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
        """The built-in mini-game whose picture suits this one; empty if there is none."""
        if found := PICTURES.get(self.places):
            return found
        # A player who looks at all top cards also looks at their own.
        own: tuple[PlaceKind, ...] = tuple("own" if kind == "each" else kind for kind in self.places)
        return PICTURES.get(own, "")

    @property
    def chosen_options(self) -> tuple[ChosenOption, ...]:
        """The options that a host can choose."""
        return tuple(option for option in self.options if isinstance(option, NumberOption | ChoiceOption))

    def words_in(self, language: str) -> GameWords:
        """Return the texts in a language, else in English, else in the first language that the game has."""
        return self.words.get(language) or self.words.get("en") or next(iter(self.words.values()))

    def rules_text(self, language: str, own: Mapping[str, OptionValue]) -> RulesText | None:
        """Return the rules for a leaflet, for a game with these options."""
        return self.words_in(language).rules

    @property
    def needs_marked_symbol(self) -> bool:
        """Whether the game needs a deck that marks out a symbol."""
        return any(isinstance(option, SymbolOption) for option in self.options)

    def fault(self, setup: Setup) -> str | None:
        """Return the fault of a setup as a path and a sentence, or None."""
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
        """Return the possible meanings of a call, in order of precedence.

        If a place in `reads` has changed since, the call is late if the cards that lay there all showed the symbol.
        So leave out a reading that can never be right.
        """

    @abstractmethod
    def matches(self, setup: Setup, table: TableT, seat: Seat) -> Iterable[Match]:
        """Return the right calls of a player at this moment; ask only for players that can play."""

    @abstractmethod
    def win(self, setup: Setup, table: TableT, seat: Seat, reading: Reading) -> tuple[Change[TableT], ...]:
        """Return the changes that a winning call makes; a new round is a second change."""

    @abstractmethod
    def is_over(self, setup: Setup, table: TableT) -> bool:
        """Tell whether the game has ended."""

    @abstractmethod
    def counts(self, table: TableT) -> tuple[int, ...]:
        """Return each player's number of cards, as the game counts them."""

    @abstractmethod
    def points(self, table: TableT, ranking: Ranking) -> tuple[int, ...]:
        """Return each player's tournament points when the game ends in this ranking."""

    @abstractmethod
    def visible(self, setup: Setup, table: TableT) -> Faces:
        """Return the cards face up."""

    @abstractmethod
    def holdings(self, setup: Setup, table: TableT) -> Mapping[str, tuple[Card, ...]]:
        """Return all cards, face up or down, by the name of their pile."""

    def left(self, setup: Setup, table: TableT) -> int:
        """Return the number of cards left in the pile."""
        holdings = self.holdings(setup, table)
        return len(holdings.get("draw pile", holdings.get("pile", ())))

    def place_name(self, setup: Setup, place: Place) -> str:
        """Return the name of a place for people."""
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

    def scores(self, table: TableT) -> tuple[int, ...]:
        """Return each player's score, by which they are ranked: the number of cards, unless a card counts more."""
        return self.counts(table)

    def ranking(self, table: TableT) -> Ranking:
        """Return the standing, best first."""
        return group(self.scores(table), best=max if self.best == "most" else min)

    def rounds_so_far(self, setup: Setup, table: TableT) -> tuple[int, int] | None:
        """Return the number of the current round, from 1, and of all rounds; None for a game without rounds."""
        return None

    def can_play(self, table: TableT, seat: Seat) -> bool:
        """Tell whether a player has a card to play with."""
        return True

    def is_ring(self, setup: Setup, card: Card | None) -> bool:
        """Tell whether a card in the centre may be slapped; a slap of an earlier such card is late, not wrong."""
        return False

    def is_slappable(self, setup: Setup, table: TableT) -> bool | None:
        """Tell whether a slap wins: False if there is nothing to slap, None if somebody has slapped this card."""
        return False

    def slap(self, table: TableT, seat: Seat) -> TableT:
        """Return the table after a slap that wins."""
        return table

    def extras(self, table: TableT) -> Mapping[str, Seat]:
        """Return special cards by name, with the player that holds each.

        Clients show only the card "ring".
        """
        return {}


def group(values: Sequence[int], *, best: Callable[[Iterable[int]], int]) -> Ranking:
    """Return seats in groups of equal value, best first."""
    order = sorted(set(values), reverse=best((0, 1)) == 1)
    return tuple(tuple(seat for seat, value in enumerate(values) if value == level) for level in order)


def sole_winner(ranking: Ranking) -> Seat | None:
    """Return the player who is first alone, or None if several are tied."""
    return ranking[0][0] if len(ranking[0]) == 1 else None


def shared(a: frozenset[Symbol], b: frozenset[Symbol]) -> Symbol:
    """Return the one symbol that two cards share."""
    (symbol,) = a & b
    return symbol


def others(setup: Setup, move: Move) -> list[Seat]:
    """Return the players that a call can target: the one that it names, or all others; never the caller."""
    return [seat for seat in (setup.seats if move.on is None else (move.on,)) if seat != move.seat]


def replaced(piles: tuple[tuple[Card, ...], ...], seat: Seat, pile: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """Return the piles with one seat's pile replaced."""
    return (*piles[:seat], pile, *piles[seat + 1 :])
