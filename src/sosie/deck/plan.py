"""Deck planning: every known deck for a number of pictures, best first, and the theorem that bounds them."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from math import isqrt

from sosie.deck.bounds import Bound, deza, most_cards
from sosie.deck.deck import Deck
from sosie.deck.options import Option, cut, option_of, options_for, pictures_for
from sosie.deck.recipe import given
from sosie.errors import OutOfRange

MAX_PER_CARD = 20
"""The largest card size considered when none is given."""


@dataclass(frozen=True)
class Plan:
    """The options for a number of pictures, with the wanted cards and card size if given."""

    pictures: int
    cards: int | None
    per_card: int | None
    options: tuple[Option, ...]
    bound: Bound
    possible: bool | None
    """Whether the requested deck exists; None if unknown: no theorem forbids it and none was found."""
    answer: str


def plan(pictures: int, *, cards: int | None = None, per_card: int | None = None, ragged: bool = False) -> Plan:
    """Find the decks that can be made from at most this many pictures, best first."""
    for name, number, least in (("pictures", pictures, 3), ("cards", cards, 2), ("symbols to a card", per_card, 2)):
        if number is not None and number < least:
            raise OutOfRange(f"{name}: a deck needs at least {least}, not {number}")
    sizes = [per_card] if per_card else range(2, min(isqrt(pictures) + 2, MAX_PER_CARD) + 1)
    options = [option for size in sizes for option in options_for(pictures, size, ragged=ragged)]
    if cards is not None:
        options = [cut(option, cards) for option in options]
    bound = most_cards(pictures, per_card, ragged=ragged)
    return _answered(Plan(pictures, cards, per_card, _best_first(options, cards), bound, None, ""))


def with_found(request: Plan, deck: Deck) -> Plan:
    """Return the plan with a deck found by search as one more option."""
    options = (*request.options, option_of(given(deck)))
    return _answered(replace(request, options=_best_first(options, request.cards)))


def _best_first(options: Iterable[Option], cards: int | None) -> tuple[Option, ...]:
    """Return the distinct options: most cards first, or nearest to the number wanted, and dull ones last."""

    def rank(option: Option) -> tuple[bool, int, int]:
        if cards is None:
            return option.dull, -option.cards, option.symbols
        return option.dull, abs(option.cards - cards), -option.symbols

    return tuple(sorted(dict.fromkeys(options), key=rank))


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
    """Yield the nearest deck from the same pictures with another card size."""
    others = [o for o in plan(request.pictures, cards=cards).options if not o.dull and o.per_card != per_card]
    if others:
        best = min(others, key=lambda option: (abs(option.cards - cards), abs(option.per_card - per_card)))
        yield f"with {best.per_card} to a card, {best.symbols} pictures give {best.cards} cards"
