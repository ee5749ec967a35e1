"""What deck fits these pictures? Every option that is known, best first, and the theorem that says why not more."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from math import isqrt

from sosie.deck import recipe as recipes
from sosie.deck.bounds import Bound, deza, largest_sunflower, most_cards
from sosie.deck.deck import Deck
from sosie.deck.recipe import Recipe
from sosie.designs import Verdict, most_triples, plane_existence, steiner_existence, triples_needed
from sosie.errors import OutOfRange

MOST_PER_CARD = 20
"""Cards of up to this many symbols are considered when nobody says how many."""

# Dropping symbols searches a matrix of cards by symbols: not in planes of a higher order than this.
_HIGHEST_ORDER_TO_SEARCH = 37


@dataclass(frozen=True)
class Option:
    """A deck that can be built, in numbers."""

    cards: int
    per_card: int
    """Symbols on a card; on the fullest one if the deck is ragged."""
    symbols: int
    recipe: Recipe
    note: str
    dull: bool = False
    """One symbol is on every card, so that there is nothing to find."""
    ragged: bool = False
    """Cards show different numbers of symbols."""


@dataclass(frozen=True)
class Plan:
    """The answer to "I have so many pictures, and want about so many cards"."""

    pictures: int
    cards: int | None
    per_card: int | None
    options: tuple[Option, ...]
    bound: Bound
    possible: bool | None
    """Whether there is a deck as asked for: no theorem forbids it and none was found if None."""
    answer: str


def plan(pictures: int, *, cards: int | None = None, per_card: int | None = None, ragged: bool = False) -> Plan:
    """Find the decks that can be made of at most so many pictures, best first."""
    for name, number, least in (("pictures", pictures, 3), ("cards", cards, 2), ("symbols to a card", per_card, 2)):
        if number is not None and number < least:
            raise OutOfRange(f"{name}: a deck needs at least {least}, not {number}")
    sizes = [per_card] if per_card else range(2, min(isqrt(pictures) + 2, MOST_PER_CARD) + 1)
    options = [option for size in sizes for option in options_for(pictures, size, ragged=ragged)]
    if cards is not None:
        options = [_cut(option, cards) for option in options]
    bound = most_cards(pictures, per_card, ragged=ragged)
    request = Plan(pictures, cards, per_card, tuple(sorted(options, key=lambda o: _rank(o, cards))), bound, None, "")
    return _answered(request)


@lru_cache(maxsize=512)
def options_for(pictures: int, per_card: int, *, ragged: bool = False) -> tuple[Option, ...]:
    """Return the options for cards of this many symbols; none is beaten in both cards and symbols by another."""
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
        best.append(_option(recipes.sunflower(flower, per_card)))
    return tuple(best)


def _bases(per_card: int) -> Iterator[tuple[Recipe, int, int]]:
    """Yield recipes of whole designs with this many symbols on a card, and how many symbols and cards they have."""
    if _has_plane(per_card - 1):
        yield recipes.plane(per_card - 1), (size := per_card * per_card - per_card + 1), size
    for block in range(2, max(per_card, 3)):
        points = per_card * (block - 1) + 1
        if points * per_card % block == 0 and steiner_existence(points, block).verdict is Verdict.BUILT:
            yield recipes.steiner(points, block), points * per_card // block, points


def _has_plane(order: int) -> bool:
    return 2 <= order <= _HIGHEST_ORDER_TO_SEARCH and plane_existence(order).verdict is Verdict.BUILT


def _whole(pictures: int, per_card: int) -> Iterator[Option | None]:
    """Yield designs whose cards have the right size, less as many symbols as there are too many."""
    for base, symbols, _ in _bases(per_card):
        if symbols <= pictures:
            yield _option(base)
            continue
        # The cards lost with some symbols may take others along: then fewer need to be dropped.
        excess = symbols - pictures
        for count in range(max(1, excess - 2), excess + 1):
            yield _fitting(base.then("drop", count), pictures)


def _triples(pictures: int, per_card: int) -> Iterator[Option]:
    """Yield the largest dual of a partial triple system: on C points each must be on C - 1 - K triples, or more.

    With T triples it takes C K - C (C - 1) / 2 + T symbols, so as few triples as will do.
    """
    for points in range(2 * per_card + 1, per_card + 1, -1):
        replication = points - 1 - per_card
        triples = triples_needed(points, replication)
        symbols = points * per_card - points * (points - 1) // 2 + triples
        if symbols <= pictures and triples <= most_triples(points):
            yield _option(recipes.triples(points, replication).then("pad", per_card))
            return


def _padded(pictures: int, per_card: int, *, more_than: int) -> Iterator[Option]:
    """Yield smaller designs filled up with private symbols, where that gives more cards than anything else does."""
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
            yield _option(recipes.plane(order).then("shrink", excess))


def _fitting(recipe: Recipe, pictures: int) -> Option | None:
    option = _option(recipe)
    return option if option.symbols <= pictures and option.cards >= 2 else None


@lru_cache(maxsize=1024)
def _option(recipe: Recipe) -> Option:
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
    """Return in words how a deck is made and what is special about it."""
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


def _cut(option: Option, cards: int) -> Option:
    """Return the option trimmed to so many cards, if it has more."""
    if option.cards <= cards:
        return option
    if option.dull:
        return _option(recipes.sunflower(cards, option.per_card))
    # Trimming comes before padding, and once: a symbol that loses its other card is private from then on.
    steps = [step for step in option.recipe.steps if not step.startswith(("cards:", "pad:"))]
    trimmed = Recipe(tuple(steps)).then("cards", cards)
    return _option(trimmed.then("pad", option.per_card) if "pad:" in str(option.recipe) else trimmed)


def _rank(option: Option, cards: int | None) -> tuple[bool, int, int]:
    if cards is None:
        return option.dull, -option.cards, option.symbols
    return option.dull, abs(option.cards - cards), -option.symbols


def with_found(request: Plan, deck: Deck) -> Plan:
    """Return the plan with a deck that a search has found as one more option."""
    options = (*request.options, _option(recipes.given(deck)))
    return _answered(replace(request, options=tuple(sorted(options, key=lambda o: _rank(o, request.cards)))))


def _answered(request: Plan) -> Plan:
    lively = [option for option in request.options if not option.dull]
    most = max((option.cards for option in lively), default=0)
    wish = f"{request.cards or 'any'} cards" + (f" with {request.per_card} symbols each" if request.per_card else "")
    wish += f" from {request.pictures} pictures"
    wanted = request.cards or 2
    if most >= wanted:
        best = lively[0]
        each = f"up to {best.per_card} symbols" if best.ragged else f"{best.per_card} symbols each"
        answer = f"{best.cards} cards with {each}, from {best.symbols} of {request.pictures} pictures"
        return replace(request, possible=True, answer=answer)
    dull_too = max((option.cards for option in request.options), default=0)
    if dull_too >= wanted:
        return replace(request, possible=True, answer=f"{wish}: only the dull way, with one symbol on every card")
    nearest = _nearest(request, most)
    if wanted > request.bound.cards:
        return replace(request, possible=False, answer=f"{wish} cannot exist: {request.bound.reason}.{nearest}")
    return replace(
        request,
        answer=f"{wish}: unknown. No theorem here excludes them (at most {request.bound.cards}), "
        f"and no construction gives them.{nearest}",
    )


def _nearest(request: Plan, most: int) -> str:
    hints = [f"The most that can be built is {most} cards"] if most else []
    if request.per_card and request.cards:
        enough = pictures_for(request.cards, request.per_card)
        if enough is not None:
            hints.append(f"{enough.symbols} pictures would give {enough.cards} cards of {enough.per_card}")
        else:
            certain = "is" if request.cards > deza(request.per_card).cards else "is known to be"
            hints.append(f"no number of pictures {certain} enough for {request.cards} cards of {request.per_card}")
        hints.extend(_with_other_sizes(request, request.cards, request.per_card))
    text = "; ".join(hints)
    return f" {text[:1].upper()}{text[1:]}." if text else ""


def _with_other_sizes(request: Plan, cards: int, per_card: int) -> Iterator[str]:
    """Yield the nearest deck that the same pictures make with another number of symbols on a card."""
    others = [o for o in plan(request.pictures, cards=cards).options if not o.dull and o.per_card != per_card]
    if others:
        best = min(others, key=lambda option: (abs(option.cards - cards), abs(option.per_card - per_card)))
        yield f"with {best.per_card} to a card, {best.symbols} pictures give {best.cards} cards"


def pictures_for(cards: int, per_card: int) -> Option | None:
    """Return the option with the fewest pictures, as far as known, that has at least so many cards."""
    enough = per_card * per_card - per_card + 1
    for pictures in _at_least(cards, per_card, enough):
        lively = [o for o in options_for(pictures, per_card) if not o.dull and o.cards >= cards]
        if lively:
            return min(lively, key=lambda option: option.symbols)
    return None


def _at_least(cards: int, per_card: int, enough: int) -> Iterable[int]:
    return (s for s in range(max(3, cards), 2 * enough) if most_cards(s, per_card).cards >= cards)
