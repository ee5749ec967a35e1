"""Plans for own decks: the decks that a number of symbols gives, and the bounds on their cards."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from sosie.cards.cache import digest, load, save
from sosie.cards.own.make import MAX_PICTURES_AT_ONCE, best_option, next_larger, with_all
from sosie.deck import Option, plan
from sosie.deck.bounds import Bound

_VERSION = 2
"""Increases when the same number gives other plans, which invalidates cached ones."""
_STEPS = 3
Theorem = Literal["fisher", "deza", "no-plane", "second-moment", "ten-on-a-card"]
_THEOREMS: dict[str, Theorem] = {
    "de Bruijn-Erdos": "fisher",
    "Deza": "deza",
    "Deza, no plane": "no-plane",
    "second moment": "second-moment",
}


class PlanOption(msgspec.Struct, frozen=True):
    """A deck that can be made."""

    cards: int
    per_card: Annotated[int, Meta(description="Symbols on each card.")]
    symbols: Annotated[int, Meta(description="Symbols that it uses.")]
    left_out: Annotated[int, Meta(description="Symbols that it leaves out.")]
    recipe: Annotated[str, Meta(description="How it is built, for programs.", examples=["plane:7.drop:1"])]
    note: Annotated[str, Meta(description="How it is built, in English.")]
    all_match: Annotated[bool, Meta(description="Whether every symbol is the match of some two cards.")]


class PlanStep(msgspec.Struct, frozen=True):
    """The deck that a few more symbols would give."""

    more: Annotated[int, Meta(description="How many more symbols.")]
    cards: int
    per_card: int


class PlanBound(msgspec.Struct, frozen=True):
    """The most cards that any deck can have, and the theorem that says so."""

    cards: int
    theorem: Annotated[Theorem, Meta(description="Stable, for programs.")]
    reason: Annotated[str, Meta(description="The reason, in English.")]
    per_card: Annotated[int | None, Meta(description="For cards of this size only; null for all sizes.")] = None


_TEN_ON_A_CARD = PlanBound(
    MAX_PICTURES_AT_ONCE,
    "ten-on-a-card",
    f"a card has at most ten symbols, so that all can be seen, and ten make at most {MAX_PICTURES_AT_ONCE} cards",
)


class DeckPlans(msgspec.Struct, frozen=True):
    """The decks that a number of symbols gives."""

    symbols: int
    options: Annotated[tuple[PlanOption, ...], Meta(description="The decks, with the most cards first.")]
    best: Annotated[PlanOption, Meta(description="The deck that is made if nothing is chosen.")]
    with_all: Annotated[PlanOption | None, Meta(description="The largest deck that uses all symbols.")]
    next: Annotated[tuple[PlanStep, ...], Meta(description="The next larger decks, with a few more symbols.")]
    bound: Annotated[PlanBound, Meta(description="The most cards of any size.")]
    bounds: Annotated[tuple[PlanBound, ...], Meta(description="The most cards of each size in `options`.")]


def deck_plans(symbols: int) -> DeckPlans:
    """Return the decks that a number of symbols gives, best first; from the disk cache, since it takes seconds."""
    key = digest(["plans", _VERSION, symbols])
    if (cached := load(key, DeckPlans)) is not None:
        return cached
    plans = _computed(symbols)
    save(key, plans)
    return plans


def _computed(symbols: int) -> DeckPlans:
    best = best_option(symbols)
    found = plan(min(symbols, MAX_PICTURES_AT_ONCE))
    options = [option for option in found.options if not option.dull and option.cards > 2]
    all_used = with_all(symbols)
    sizes = sorted({option.per_card for option in options})
    return DeckPlans(
        symbols,
        tuple(_option(option, symbols) for option in options),
        _option(best, symbols),
        _option(all_used, symbols) if all_used else None,
        tuple(_steps(symbols, best.cards)),
        _bound(found.bound) if symbols <= MAX_PICTURES_AT_ONCE else _TEN_ON_A_CARD,
        tuple(_bound(plan(symbols, per_card=size).bound, size) for size in sizes),
    )


def _option(option: Option, symbols: int) -> PlanOption:
    recipe = str(option.recipe)
    return PlanOption(
        option.cards, option.per_card, option.symbols, symbols - option.symbols, recipe, option.note,
        "pad:" not in recipe or "filled up" not in option.note,
    )  # fmt: skip


def _steps(symbols: int, cards: int) -> list[PlanStep]:
    """Return the next few decks with more cards."""
    steps: list[PlanStep] = []
    have = symbols
    while len(steps) < _STEPS and (larger := next_larger(have, cards)):
        have, option = larger
        cards = option.cards
        steps.append(PlanStep(have - symbols, option.cards, option.per_card))
    return steps


def _bound(bound: Bound, per_card: int | None = None) -> PlanBound:
    return PlanBound(bound.cards, _THEOREMS[bound.theorem], bound.reason, per_card)
