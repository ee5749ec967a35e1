"""The decks that can be built: whole designs, and reduced or padded ones."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from sosie.deck import recipe as recipes
from sosie.deck.bounds import largest_sunflower, most_cards
from sosie.deck.deck import Deck
from sosie.deck.recipe import Recipe
from sosie.designs import Answer, most_triples, plane_existence, steiner_existence, triples_needed

# Dropping symbols searches a matrix of cards by symbols, which is too slow in planes of higher order.
_HIGHEST_ORDER_TO_SEARCH = 37


@dataclass(frozen=True)
class Option:
    """A deck that can be built: its numbers and its recipe."""

    cards: int
    per_card: int
    """Symbols on a card; on the largest card if the deck is ragged."""
    symbols: int
    recipe: Recipe
    note: str
    dull: bool = False
    """Whether one symbol is on every card, which leaves nothing to find."""
    ragged: bool = False
    """Whether cards show different numbers of symbols."""


@lru_cache(maxsize=512)
def options_for(pictures: int, per_card: int, *, ragged: bool = False) -> tuple[Option, ...]:
    """Return the Pareto-optimal options for this card size: none is beaten in both cards and symbols."""
    found = [o for o in _whole(pictures, per_card) if o is not None]
    found += _triples(pictures, per_card)
    if ragged:
        found += _ragged(pictures, per_card)
    found += _padded(pictures, per_card, more_than=max((o.cards for o in found), default=1))
    best: list[Option] = []
    for option in sorted(found, key=lambda o: (-o.cards, o.symbols)):
        if not any(other.symbols <= option.symbols for other in best):
            best.append(option)
    flower = largest_sunflower(pictures, per_card)
    if flower >= 2:
        best.append(option_of(recipes.sunflower(flower, per_card)))
    return tuple(best)


def _bases(per_card: int) -> Iterator[tuple[Recipe, int, int]]:
    """Yield recipes of whole designs with this card size, with their numbers of symbols and cards."""
    if _has_plane(per_card - 1):
        yield recipes.plane(per_card - 1), (size := per_card * per_card - per_card + 1), size
    for block in range(2, max(per_card, 3)):
        points = per_card * (block - 1) + 1
        if points * per_card % block == 0 and steiner_existence(points, block).answer is Answer.BUILT:
            yield recipes.steiner(points, block), points * per_card // block, points


def _has_plane(order: int) -> bool:
    return 2 <= order <= _HIGHEST_ORDER_TO_SEARCH and plane_existence(order).answer is Answer.BUILT


def _whole(pictures: int, per_card: int) -> Iterator[Option | None]:
    """Yield designs of the right card size, with surplus symbols dropped."""
    for base, symbols, _ in _bases(per_card):
        if symbols <= pictures:
            yield option_of(base)
            continue
        # The cards lost with some symbols may remove others too: then fewer need to be dropped.
        excess = symbols - pictures
        for count in range(max(1, excess - 2), excess + 1):
            yield _fitting(base.then("drop", count), pictures)


def _triples(pictures: int, per_card: int) -> Iterator[Option]:
    """Yield the largest dual of a partial triple system: each of its C points must be on at least C - 1 - K triples.

    With T triples it takes C K - C (C - 1) / 2 + T symbols, so fewer triples are better.
    """
    for points in range(2 * per_card + 1, per_card + 1, -1):
        replication = points - 1 - per_card
        triples = triples_needed(points, replication)
        symbols = points * per_card - points * (points - 1) // 2 + triples
        if symbols <= pictures and triples <= most_triples(points):
            yield option_of(recipes.triples(points, replication).then("pad", per_card))
            return


def _padded(pictures: int, per_card: int, *, more_than: int) -> Iterator[Option]:
    """Yield smaller designs padded with private symbols, if they have more cards than the other options."""
    for smaller in range(2, per_card):
        for base, _, cards in _bases(smaller):
            low, high = more_than, min(cards, pictures // (per_card - smaller))
            best: Option | None = None
            while low < high:
                middle = (low + high + 1) // 2
                trimmed = base if middle == cards else base.then("cards", middle)
                option = _fitting(trimmed.then("pad", per_card), pictures)
                best, low, high = (option, middle, high) if option else (best, low, middle - 1)
            if best is not None:
                yield best


def _ragged(pictures: int, per_card: int) -> Iterator[Option]:
    for order in range(2, per_card):
        excess = order * order + order + 1 - pictures
        if _has_plane(order) and 0 < excess < pictures:
            yield option_of(recipes.plane(order).then("shrink", excess))


def _fitting(recipe: Recipe, pictures: int) -> Option | None:
    option = option_of(recipe)
    return option if option.symbols <= pictures and option.cards >= 2 else None


def pictures_for(cards: int, per_card: int) -> Option | None:
    """Return the known option with the fewest pictures that has at least this many cards."""
    # A plane, or a smaller one padded, needs fewer pictures than this.
    too_many = 2 * (per_card * per_card - per_card + 1)
    for pictures in range(max(3, cards), too_many):
        if most_cards(pictures, per_card).cards >= cards:
            lively = [o for o in options_for(pictures, per_card) if not o.dull and o.cards >= cards]
            if lively:
                return min(lively, key=lambda option: option.symbols)
    return None


def cut(option: Option, cards: int) -> Option:
    """Return the option trimmed to this many cards, if it has more."""
    if option.cards <= cards:
        return option
    if option.dull:
        return option_of(recipes.sunflower(cards, option.per_card))
    # Trimming comes before padding, and once: a symbol that loses its other card becomes private.
    steps = [step for step in option.recipe.steps if not step.startswith(("cards:", "pad:"))]
    trimmed = Recipe(tuple(steps)).then("cards", cards)
    return option_of(trimmed.then("pad", option.per_card) if "pad:" in str(option.recipe) else trimmed)


@lru_cache(maxsize=1024)
def option_of(recipe: Recipe) -> Option:
    """Build a deck and describe it as an option."""
    deck = recipe.build()
    return Option(
        cards=len(deck),
        per_card=int(deck.card_sizes.max(initial=0)),
        symbols=len(deck.symbols),
        recipe=recipe,
        note=describe(recipe, deck),
        dull=is_sunflower(deck),
        ragged=deck.symbols_per_card is None,
    )


def is_sunflower(deck: Deck) -> bool:
    """Tell whether one symbol is on every card of a deck of three cards or more."""
    return len(deck) > 2 and int(deck.counts.max(initial=0)) == len(deck)


def describe(recipe: Recipe, deck: Deck) -> str:
    """Return a description of how a deck is made."""
    words = []
    for step in recipe.steps:
        name, _, values = step.partition(":")
        if name == "pad" and (deck.counts > 1).all():
            continue
        if name == "steiner" and values.endswith("-2"):
            name = "complete"
        if name == "sunflower" and not is_sunflower(deck):
            name = "pair"
        words.append(_WORDS[name].format(*values.split("-")))
    if recipe.steps[0] == "steiner:15-3":
        words[0] += " (Kirkman's fifteen girls, and their rows)"
    sizes = sorted(set(deck.card_sizes.tolist()))
    if len(sizes) > 1:
        words.append(f"cards show {', '.join(map(str, sizes[:-1]))} or {sizes[-1]} symbols")
    return ", ".join(words)


_WORDS = {
    "plane": "projective plane of order {0}",
    "steiner": "dual of a Steiner system S(2, {1}, {0}): each symbol is on {1} cards",
    "complete": "any two cards have a symbol of their own",
    "triples": "dual of a partial triple system: each symbol is on 3 cards or on 2",
    "sunflower": "dull: one symbol is on every card, and is every match",
    "pair": "two cards and their match",
    "given": "found by search",
    "drop": "less {0} of its symbols and the cards that show them",
    "shrink": "less {0} of its symbols and some of the cards that showed them",
    "cards": "trimmed to {0} cards",
    "pad": "filled up to {0} with symbols that match nothing",
}
