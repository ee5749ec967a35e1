"""Recipes: the steps that make a deck, in one line: a base, then changes to it.

    plane:7                 the lines of the projective plane of order 7
    plane:7,cards:55        the same, trimmed to 55 cards
    plane:7,drop:3          without 3 symbols and the cards that show them
    plane:7,shrink:3        without 3 symbols and as few as possible of the cards that show them: a ragged deck
    plane:5,cards:20,pad:7  20 cards, padded to 7 symbols with private ones
    steiner:25-4            the dual of the Steiner system S(2, 4, 25): a card for each point, a symbol for each block
    triples:10-3            the dual of 10 points, each on 3 triples: a symbol for each triple and each pair left over
    sunflower:10-8          10 cards of 8 symbols, one of them on every card
    given:0.1/0.2/1.2       these cards

The same line always gives the same deck, with its symbols numbered from 0.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Self

from sosie.deck.deck import Deck
from sosie.deck.drop import drop_symbols, shrink
from sosie.deck.pad import pad
from sosie.deck.trim import trim
from sosie.designs import BlockDesign, partial_triple_system, projective_lines, steiner_system
from sosie.errors import OutOfRange, UnreadableRecipe


@dataclass(frozen=True)
class Recipe:
    """The steps that make a deck, as texts such as "plane:7" and "cards:55"."""

    steps: tuple[str, ...]

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse a recipe from its line."""
        recipe = cls(tuple(step.strip() for step in text.split(",")))
        for index, step in enumerate(recipe.steps):
            name, colon, values = step.partition(":")
            known: Mapping[str, object] = CHANGES if index else BASES
            if name not in known or not colon or not values:
                raise UnreadableRecipe(
                    f'recipe step {index + 1}, "{step}": expected one of '
                    + ", ".join(f"{other}:..." for other in known)
                )
        return recipe

    def then(self, change: str, number: int) -> "Recipe":
        """Return this recipe with one more step."""
        return Recipe((*self.steps, f"{change}:{number}"))

    def build(self) -> Deck:
        """Make the deck, its symbols numbered from 0."""
        return _build(self)

    def __str__(self) -> str:
        return ",".join(self.steps)


def plane(order: int) -> Recipe:
    """Return the recipe for a projective plane."""
    return Recipe((f"plane:{order}",))


def steiner(points: int, block: int) -> Recipe:
    """Return the recipe for the dual of a Steiner system S(2, block, points)."""
    return Recipe((f"steiner:{points}-{block}",))


def triples(points: int, replication: int) -> Recipe:
    """Return the recipe for the dual of a partial triple system."""
    return Recipe((f"triples:{points}-{replication}",))


def sunflower(cards: int, per_card: int) -> Recipe:
    """Return the recipe for a sunflower."""
    return Recipe((f"sunflower:{cards}-{per_card}",))


def given(deck: Deck) -> Recipe:
    """Return a recipe that lists every card of a numbered deck."""
    return Recipe(("given:" + "/".join(".".join(map(str, card)) for card in deck.numbered()),))


@lru_cache(maxsize=256)
def _build(recipe: Recipe) -> Deck:
    *before, last = recipe.steps
    name, _, values = last.partition(":")
    try:
        if before:
            return CHANGES[name](_build(Recipe(tuple(before))), int(values)).numbered()
        return BASES[name](values).numbered()
    except OutOfRange as error:
        raise UnreadableRecipe(f'recipe step {len(before) + 1}, "{last}": {error}') from None
    except ValueError:
        raise UnreadableRecipe(f'recipe step {len(before) + 1}, "{last}": these are not its numbers') from None


def _plane(values: str) -> Deck:
    return Deck.from_array(projective_lines(int(values)))


def _steiner(values: str) -> Deck:
    points, block = map(int, values.split("-"))
    return Deck(steiner_system(points, block).dual.blocks)


def _triples(values: str) -> Deck:
    points, replication = map(int, values.split("-"))
    blocks = partial_triple_system(points, replication).blocks
    covered = {pair for block in blocks for pair in combinations(block, 2)}
    pairs = (pair for pair in combinations(range(points), 2) if pair not in covered)
    return Deck(BlockDesign(points, (*blocks, *pairs)).dual.blocks)


def _sunflower(values: str) -> Deck:
    cards, per_card = map(int, values.split("-"))
    if cards < 1 or per_card < 1:
        raise OutOfRange("a sunflower has at least one card, and a card one symbol")
    if cards * per_card > _MAX_SYMBOLS_SHOWN:
        raise OutOfRange(f"a sunflower of {cards} cards of {per_card} symbols is too large to be made here")
    private = per_card - 1
    return Deck([0, *range(1 + card * private, 1 + (card + 1) * private)] for card in range(cards))


def _given(values: str) -> Deck:
    return Deck([int(symbol) for symbol in card.split(".")] for card in values.split("/"))


# More than the largest plane shows: a typing error should not fill the memory.
_MAX_SYMBOLS_SHOWN = 2_000_000

BASES: Mapping[str, Callable[[str], Deck]] = {
    "plane": _plane,
    "steiner": _steiner,
    "triples": _triples,
    "sunflower": _sunflower,
    "given": _given,
}
CHANGES: Mapping[str, Callable[[Deck, int], Deck]] = {
    "drop": drop_symbols,
    "shrink": shrink,
    "cards": trim,
    "pad": pad,
}
