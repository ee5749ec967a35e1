"""How a mini-game describes itself, for pages, leaflets and programs that have never heard of it."""

from collections.abc import Mapping
from typing import Literal

import msgspec

GameKind = Literal["mini-game", "tie-break", "practice"]
PlaceKind = Literal["centre", "own", "other", "each", "grid", "pile"]
"""What lies at a place, or at several that follow each other.

- `centre`: one card face up in the middle of the table.
- `own`, `other`, `each`: the top card of each player. Players look at their own, at those of the others, or at both.
- `grid`: as many cards face up as there are, before nobody.
- `pile`: cards face down; how many is what is left.
"""
PLAYER_PLACES: frozenset[PlaceKind] = frozenset({"own", "other", "each"})

PICTURES: Mapping[tuple[PlaceKind, ...], str] = {
    ("centre", "own"): "tower",
    ("centre", "each"): "tower",
    ("centre", "other"): "poisoned-gift",
    ("each",): "hot-potato",
    ("grid",): "triplet",
    ("centre", "grid"): "catch-them-all",
}
"""The mini-game of Sosie whose picture shows such a table."""

Target = Literal["on", "card", "cards"]
"""What a call may name besides the symbol: a player, a card of the grid by its number, or three places."""
Best = Literal["most", "fewest"]

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
    """What the game is worth in a tournament."""


class GameWords(msgspec.Struct, frozen=True):
    """What a mini-game says about itself in one language."""

    name: str
    help: str
    """What to do, in one sentence."""
    rules: RulesText | None = None


Words = Mapping[str, GameWords]
"""What a mini-game says about itself, by language."""


class NumberOption(msgspec.Struct, frozen=True, tag_field="type", tag="number"):
    """An option that is a whole number, and the range that a host can choose from."""

    name: str
    least: int
    most: int
    default: int
    labels: Labels

    def fault(self, value: OptionValue) -> str | None:
        """Return why a host cannot choose a value, or None."""
        if isinstance(value, int) and self.least <= value <= self.most:
            return None
        return f"{self.name} must be {self.least} to {self.most}, not {value!r}"


class Choice(msgspec.Struct, frozen=True):
    """A value of an option, and what people call it."""

    value: str
    labels: Labels


class ChoiceOption(msgspec.Struct, frozen=True, tag_field="type", tag="choice"):
    """An option that is one of a few words; the first is the default."""

    name: str
    values: tuple[Choice, ...]
    labels: Labels

    @property
    def default(self) -> str:
        """The value when none is given."""
        return self.values[0].value

    def fault(self, value: OptionValue) -> str | None:
        """Return why a value is none of these, or None."""
        values = [choice.value for choice in self.values]
        return None if value in values else f"{self.name} must be {' or '.join(values)}, not {value!r}"


class SymbolOption(msgspec.Struct, frozen=True):
    """An option that the cards give: the symbol that they mark out. A game that has one needs such cards."""

    name: str


class PlayerOption(msgspec.Struct, frozen=True):
    """An option of records only: the name of a player."""

    name: str


ChosenOption = NumberOption | ChoiceOption
"""An option that a host can choose."""
Option = ChosenOption | SymbolOption | PlayerOption


class GameDescription(msgspec.Struct, frozen=True):
    """A mini-game, as pages and programs need to know it."""

    name: str
    kind: GameKind
    places: tuple[PlaceKind, ...]
    """What lies at the places, in their order."""
    targets: tuple[Target, ...]
    """What a call may name besides the symbol."""
    best: Best
    """Whether most or fewest cards win."""
    slap: bool
    """Whether the pile can be slapped."""
    options: tuple[ChosenOption, ...]
    picture: str
    """The mini-game of Sosie whose picture stands for it; empty if none does."""
    words: Words
    """Its name, and what to do, by language."""
