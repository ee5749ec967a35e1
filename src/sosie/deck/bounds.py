"""Upper bounds on the number of cards, each with its theorem.

All of them exclude sunflowers: decks in which one symbol is on every card, and every other symbol on only one. A
sunflower can have any number of cards, and is no fun to play.
"""

from dataclasses import dataclass

from sosie.designs import Answer, plane_existence
from sosie.errors import OutOfRange


@dataclass(frozen=True)
class Bound:
    """An upper bound on the cards of a deck, and its theorem."""

    cards: int
    theorem: str
    reason: str


def fisher(symbols: int) -> Bound:
    """Bound the cards by the symbols: Fisher's inequality, here the theorem of de Bruijn and Erdos."""
    return Bound(
        symbols,
        "de Bruijn-Erdos",
        f"there are never more cards than symbols, so at most {symbols}; as many only in a projective plane "
        "or when all cards but one share a symbol",
    )


def deza(per_card: int) -> Bound:
    """Bound the cards by the symbols on each: Deza's theorem, sharpened where no plane exists.

    A symbol is on at most k cards, since a card without it meets each of them in another of its own k symbols.
    So a card meets at most k * (k - 1) others. Equality makes a projective plane of order k - 1.
    """
    k, most = per_card, per_card * per_card - per_card + 1
    reason = f"cards of {k} symbols, no symbol on all of them, number at most {k} * {k} - {k} + 1 = {most}"
    if k >= 3:
        existence = plane_existence(k - 1)
        if existence.answer is Answer.IMPOSSIBLE:
            return Bound(most - 1, "Deza, no plane", f"{reason}, and {most} would make a plane: {existence.reason}")
        if existence.answer is Answer.UNKNOWN:
            return Bound(most, "Deza", f"{reason}, and {most} would make a plane: {existence.reason}")
    return Bound(most, "Deza", reason)


def second_moment(symbols: int, per_card: int) -> Bound:
    """Bound the cards by symbols and card size: the inequality S >= C K^2 / (C + K - 1), for whole numbers.

    The counts d of the symbols add up to C K, and the sums of d (d - 1) to C (C - 1), one for each ordered pair
    of cards. The second sum is least when the counts are as even as possible; that least sum must not exceed C (C - 1).
    """
    cards = next(c for c in range(symbols, -1, -1) if _least_meetings(symbols, c * per_card) <= c * (c - 1) or c < 2)
    return Bound(
        cards,
        "second moment",
        f"with {symbols} symbols, {per_card} to a card, more than {cards} cards would have to meet too often: "
        "by Cauchy-Schwarz S >= C K^2 / (C + K - 1), with counts that are whole numbers",
    )


def most_cards(symbols: int, per_card: int | None = None, *, ragged: bool = False) -> Bound:
    """Return the sharpest bound on the cards of a deck that is not a sunflower.

    In a ragged deck `per_card` is the largest card size, and the second-moment bound does not apply.
    """
    if symbols < 1 or (per_card is not None and per_card < 1):
        raise OutOfRange("a deck has at least one symbol, and a card too")
    bounds = [fisher(symbols)]
    if per_card is not None:
        bounds.append(deza(per_card))
        if not ragged:
            bounds.append(second_moment(symbols, per_card))
    return min(bounds, key=lambda bound: bound.cards)


def largest_sunflower(symbols: int, per_card: int) -> int:
    """Return the size of the largest sunflower: one symbol on all cards, the others on one card each."""
    return (symbols - 1) // (per_card - 1) if per_card > 1 else 1


def _least_meetings(symbols: int, shown: int) -> int:
    low, over = divmod(shown, symbols)
    return symbols * low * (low - 1) + 2 * low * over
