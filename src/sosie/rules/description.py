"""The description of a mini-game, for pages, leaflets and programs."""

from collections.abc import Mapping
from typing import Literal

import msgspec

GameKind = Literal["mini-game", "tie-break", "practice"]
PlaceKind = Literal["centre", "own", "other", "each", "grid", "pile"]
"""The kind of a place, or of several places in a row.

- `centre`: one card face up in the middle of the table.
- `own`, `other`, `each`: the top card of each player. Players look at their own, at those of the others, or at both.
- `grid`: any number of cards face up that belong to nobody.
- `pile`: cards face down, shown with their number.
"""
PLAYER_PLACES: frozenset[PlaceKind] = frozenset({"own", "other", "each"})

PICTURES: dict[tuple[PlaceKind, ...], str] = {}
"""The first built-in mini-game of each table, by the kinds of its places: `games` fills it."""

Target = Literal["on", "card", "cards"]
"""The target of a call besides the symbol: a player, a card of the grid by its number, or three places."""
Best = Literal["most", "fewest"]
TieBreak = Literal["face-off", "duel-or-hot-potato"]
"""How an edition or a series decides a tie."""
DEFAULT_TIE_BREAK: TieBreak = "face-off"

Labels = Mapping[str, str]
"""A text by language."""
OptionValue = int | str


class RulesText(msgspec.Struct, frozen=True):
    """The rules in a few sentences, for a leaflet."""

    goal: str
    deal: str
    play: str
    end: str
    points: str
    """The points of the game in a tournament."""


class GameWords(msgspec.Struct, frozen=True):
    """The texts of a mini-game in one language."""

    name: str
    help: str
    """How to play, in one sentence."""
    rules: RulesText | None = None


Words = Mapping[str, GameWords]
"""The texts of a mini-game, by language."""


class NumberOption(msgspec.Struct, frozen=True, tag_field="type", tag="number"):
    """An option with a whole number, in the range that a host can choose from."""

    name: str
    least: int
    most: int
    default: int
    labels: Labels

    def fault(self, value: OptionValue) -> str | None:
        """Return the reason why a host cannot choose a value, or None."""
        if isinstance(value, int) and self.least <= value <= self.most:
            return None
        return f"{self.name} must be {self.least} to {self.most}, not {value!r}"


class Choice(msgspec.Struct, frozen=True):
    """A value of an option, with its labels."""

    value: str
    labels: Labels


class ChoiceOption(msgspec.Struct, frozen=True, tag_field="type", tag="choice"):
    """An option with one of a few values; the first is the default."""

    name: str
    values: tuple[Choice, ...]
    labels: Labels

    @property
    def default(self) -> str:
        """The value when none is given."""
        return self.values[0].value

    def fault(self, value: OptionValue) -> str | None:
        """Return the reason why a value is not allowed, or None."""
        values = [choice.value for choice in self.values]
        return None if value in values else f"{self.name} must be {' or '.join(values)}, not {value!r}"


class SymbolOption(msgspec.Struct, frozen=True):
    """The symbol that the deck marks out. A game with this option needs such a deck."""

    name: str


class PlayerOption(msgspec.Struct, frozen=True):
    """The name of a player, in records only."""

    name: str


ChosenOption = NumberOption | ChoiceOption
"""An option that a host can choose."""
Option = ChosenOption | SymbolOption | PlayerOption


class GameDescription(msgspec.Struct, frozen=True):
    """The description of a mini-game for pages and programs."""

    name: str
    kind: GameKind
    places: tuple[PlaceKind, ...]
    """The kinds of the places, in order."""
    targets: tuple[Target, ...]
    """The targets that a call may name besides the symbol."""
    best: Best
    """Whether most or fewest cards win."""
    slap: bool
    """Whether the pile can be slapped."""
    options: tuple[ChosenOption, ...]
    picture: str
    """The built-in mini-game whose picture suits this one; empty if there is none."""
    words: Words
    """Its name and help, by language."""
