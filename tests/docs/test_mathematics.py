"""The essay on mathematics: its code runs, and its numbers are recomputed."""

import doctest
import re
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from math import ceil
from pathlib import Path

import pytest

from sosie import designs
from sosie.designs import (
    BlockDesign,
    finite_field,
    plane_existence,
    projective_plane,
    singer_difference_set,
)

ESSAY = (Path(__file__).parents[2] / "docs" / "mathematics.md").read_text(encoding="utf-8")
CARDS = [set(card) for card in singer_difference_set(7).develop().tolist()]
SECRET = singer_difference_set(7).residues


def counts_without(removed: tuple[int, ...]) -> list[int]:
    gone = Counter(symbol for card in removed for symbol in CARDS[card])
    return [8 - gone[symbol] for symbol in range(57)]


def triplets(cards: tuple[int, ...]) -> int:
    return sum(bool(CARDS[a] & CARDS[b] & CARDS[c]) for a, b, c in combinations(cards, 3))


def shared(cards: BlockDesign) -> set[int]:
    return {len({*a} & {*b}) for a, b in combinations(cards.blocks, 2)}


def test_essay_code_runs() -> None:
    blocks = re.findall(r"^```pycon\n(.*?)^```$", ESSAY, re.DOTALL | re.MULTILINE)
    names = {name: getattr(designs, name) for name in designs.__all__}
    test = doctest.DocTestParser().get_doctest("\n".join(blocks), names, "mathematics.md", None, 0)
    assert len(test.examples) > 20
    assert doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE).run(test).failed == 0


@pytest.mark.parametrize("order", [2, 3, 4, 5, 7, 8, 9])
def test_plane_reaches_bound_on_cards(order: int) -> None:
    k = order + 1
    plane = projective_plane(order)
    assert len(plane.blocks) == k * k - k + 1
    assert shared(plane) == {1}


@pytest.mark.parametrize(("order", "culprits"), [(4, {2}), (8, {2, 4, 6}), (9, {3, 6})])
def test_remainders_fail_for_some_slopes(order: int, culprits: set[int]) -> None:
    failing = {m for m in range(1, order) if len({m * x % order for x in range(order)}) < order}
    assert failing == culprits


@pytest.mark.parametrize(
    ("order", "power", "sum_"),
    [(4, 2, (1, 1)), (8, 3, (1, 1, 0)), (9, 2, (1, 2))],
    ids=["t^2 = t + 1", "t^3 = t + 1", "t^2 = 2t + 1"],
)
def test_field_rules_in_essay(order: int, power: int, sum_: tuple[int, ...]) -> None:
    field = finite_field(order)
    t = field.characteristic
    assert field.power(t, power) == sum(digit * t**i for i, digit in enumerate(sum_))


def test_residues_in_essay() -> None:
    assert SECRET == (0, 1, 3, 13, 32, 36, 43, 52)
    assert ESSAY.count("0, 1, 3, 13, 32, 36, 43") == 3


def test_counts_do_not_depend_on_two_missing_cards() -> None:
    pairs = list(combinations(range(57), 2))
    assert all(Counter(counts_without(pair)) == {6: 1, 7: 14, 8: 42} for pair in pairs)
    assert len(list(combinations(range(55), 2))) == 1485


def test_missing_cards_can_be_named() -> None:
    for pair in combinations(range(57), 2):
        left = [card for number, card in enumerate(CARDS) if number not in pair]
        together = {couple for card in left for couple in combinations(sorted(card), 2)}
        fourteen = [symbol for symbol, count in enumerate(counts_without(pair)) if count == 7]
        for couple in combinations(fourteen, 2):
            same = any({*couple} <= CARDS[number] for number in pair)
            assert same == (couple not in together)


@pytest.mark.parametrize("removed", [2, 3, 5, 8, 12])
def test_variance_does_not_depend_on_missing_cards(removed: int) -> None:
    choices = [tuple(range(start, start + step * removed, step)) for start in range(3) for step in range(1, 5)]
    sums = {(sum(counts), sum(n * n for n in counts)) for counts in map(counts_without, choices)}
    assert len(sums) == 1


def test_two_ways_to_leave_out_eight_cards() -> None:
    of_one_symbol = tuple(number for number, card in enumerate(CARDS) if 0 in card)
    assert Counter(counts_without(of_one_symbol)) == {0: 1, 7: 56}
    assert Counter(counts_without(SECRET)) == {8: 21, 7: 8, 6: 28}


def test_dual_arc_in_essay() -> None:
    assert all(CARDS[i] & CARDS[j] == {(i + j) % 57} for i, j in combinations(SECRET, 2))
    assert triplets(SECRET) == 0


def test_impossible_orders_in_essay() -> None:
    impossible = [n for n in range(2, 23) if plane_existence(n).answer is designs.Answer.IMPOSSIBLE]
    assert impossible == [6, 10, 14, 21, 22]
    assert plane_existence(12).answer is designs.Answer.UNKNOWN


def test_nine_cards_have_three_triplets() -> None:
    # Nine cards with two triplets at most have four of which no three share a symbol (leave out a card of each
    # triplet), and the plane's symmetries carry any such four to any other: trying one four is enough.
    frame = SECRET[:4]
    assert triplets(frame) == 0
    assert not any(True for _ in extensions(frame, 0, 2))
    assert any(True for _ in extensions(frame, 0, 3))
    assert triplets((*SECRET, 2)) == 3


def extensions(cards: tuple[int, ...], found: int, limit: int, start: int = 0) -> Iterator[tuple[int, ...]]:
    """Yield the sets of nine cards that extend these in ascending order and have at most `limit` triplets."""
    if len(cards) == 9:
        yield cards
        return
    for card in set(range(start, 57)).difference(cards):
        matches = Counter(next(iter(CARDS[card] & CARDS[other])) for other in cards)
        more = found + sum(n * (n - 1) // 2 for n in matches.values())
        if more <= limit:
            yield from extensions((*cards, card), more, limit, card + 1)


def test_kirkman_deck_has_every_day_on_every_card() -> None:
    sunday = [(0, 8, 14), (1, 2, 4), (3, 10, 13), (5, 7, 9), (6, 11, 12)]
    week = [[g if g == 14 else g // 7 * 7 + (g + day) % 7 for g in row] for day in range(7) for row in sunday]
    cards = BlockDesign.from_blocks(15, week).dual
    assert shared(cards) == {1}
    assert all([picture // 5 for picture in card] == list(range(7)) for card in cards.blocks)


def least_pictures(cards: int, on_a_card: int) -> int:
    return ceil(Fraction(cards * on_a_card**2, cards + on_a_card - 1))


def test_bound_on_pictures() -> None:
    assert least_pictures(55, 8) == least_pictures(57, 8) == 57
    assert max(c for c in range(1, 58) if least_pictures(c, 8) <= 56) == 49
    assert max(c for c in range(1, 58) if least_pictures(c, 8) <= 50) == 25


def test_bound_on_pictures_is_reached() -> None:
    left = [card for card in CARDS if 0 not in card]
    assert (len(left), len(set().union(*left))) == (49, 56)
    seeds = [(0, 0), (0, 1), (1, 0), (2, 2)], [(0, 0), (0, 2), (2, 0), (4, 4)]
    blocks = [[(x + a) % 5 * 5 + (y + b) % 5 for x, y in seed] for seed in seeds for a in range(5) for b in range(5)]
    deck = BlockDesign.from_blocks(25, blocks).dual
    assert (len(deck.blocks), deck.points) == (25, 50)
    assert shared(deck) == {1}
