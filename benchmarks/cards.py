"""Cards: their fill, and the time of layout and printing."""

from collections.abc import Iterator, Sequence
from functools import partial

import numpy as np

from benchmarks.circle_packing import packed_circles
from benchmarks.timing import Amount, Finding, side_by_side
from sosie.cards import (
    NORMAL,
    SHAPES,
    CardDesign,
    Drawing,
    Silhouette,
    Spacing,
    Wish,
    fill,
    lay_out,
    silhouette,
    wishes,
)
from sosie.cards.print import PrintOptions, print_pdf
from sosie.editions import edition

_SPACING = Spacing(spread=NORMAL.spread)
_TIMED_CARDS = 10


def findings() -> Iterator[Finding | Amount]:
    """Yield the fill of the classic deck, the layout time of some cards on one core, and the time of its PDF."""
    classic = edition("classic")
    shapes = {symbol.id: silhouette(Drawing.parse(symbol.faces[0])) for symbol in classic.symbols}
    cards = [[shapes[str(symbol)] for symbol in card] for card in classic.deck]
    wished = wishes(classic.deck, NORMAL)
    ours = float(
        np.mean([_fill(card, wish, number) for number, (card, wish) in enumerate(zip(cards, wished, strict=True))])
    )
    circles = float(np.mean([_circles_fill(card, number) for number, card in enumerate(cards)]))
    yield Amount("part of a classic card that is covered, against circles", ours, circles, at_least=0.45)
    by_shape, by_circles = side_by_side(partial(_lay_out_some, cards, wished), partial(_pack_some, cards), rounds=3)
    yield Finding(f"laying out {_TIMED_CARDS} cards on one core, against circles", by_shape, by_circles)
    yield Finding("laying out one card on one core", by_shape / _TIMED_CARDS, within=0.25)
    drawn = CardDesign(classic).deck()
    (printed,) = side_by_side(partial(print_pdf, drawn, PrintOptions()), rounds=3)
    yield Finding("55 cards, backs, index, rules and box to PDF", printed, within=3)


def _fill(card: Sequence[Silhouette], wish: Sequence[Wish], seed: int) -> float:
    return fill(card, lay_out(card, wish, _SPACING, seed), SHAPES["circle"])


def _circles_fill(card: Sequence[Silhouette], seed: int) -> float:
    radii = packed_circles(_relative(len(card), seed), _SPACING.clearance, _SPACING.margin, seed)
    return float(sum(shape.area * radius**2 for shape, radius in zip(card, radii, strict=True)) / np.pi)


def _relative(count: int, seed: int) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    ranks = np.random.default_rng(seed).permutation(count) / (count - 1)
    return np.asarray(_SPACING.spread ** (ranks - 1))


def _lay_out_some(cards: Sequence[Sequence[Silhouette]], wished: Sequence[Sequence[Wish]]) -> None:
    for number in range(_TIMED_CARDS):
        lay_out(cards[number], wished[number], _SPACING, number)


def _pack_some(cards: Sequence[Sequence[Silhouette]]) -> None:
    for number in range(_TIMED_CARDS):
        _circles_fill(cards[number], number)
