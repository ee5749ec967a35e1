import sys
from itertools import count

import pytest

from sosie.deck import Deck, Search, most_cards, verify
from sosie.deck import search as search_module
from sosie.deck.recipe import plane
from sosie.deck.search import solve
from sosie.errors import MissingExtra, OutOfRange

PLENTY = 300.0
"""A time limit in seconds that these searches never reach."""


@pytest.mark.parametrize(("symbols", "per_card"), [(7, 3), (13, 4), (10, 4), (11, 4), (24, 6)])
def test_search_improves_up_to_bound(symbols: int, per_card: int) -> None:
    search = Search(symbols, per_card, start=2, seconds=PLENTY)
    found = list(search)
    assert [len(deck) for deck in found] == list(range(2, most_cards(symbols, per_card).cards + 1))
    for deck in found:
        assert verify(deck).valid
        assert deck.symbols_per_card == per_card
        assert deck.symbols == tuple(range(len(deck.symbols)))
        assert len(deck.symbols) <= symbols
    assert not search.proven


def test_search_stops_at_given_cards() -> None:
    assert [len(deck) for deck in Search(13, 4, start=5, stop=6, seconds=PLENTY)] == [5, 6]
    assert list(Search(13, 4, start=14, seconds=PLENTY)) == []


@pytest.mark.parametrize(("symbols", "per_card", "cards"), [(6, 3, 5), (8, 4, 3), (9, 4, 4), (10, 4, 6), (30, 2, 4)])
def test_solve_proves_impossibility(symbols: int, per_card: int, cards: int) -> None:
    assert most_cards(symbols, per_card).cards == cards - 1
    assert solve(symbols, per_card, cards, seconds=PLENTY) == (None, True)


def test_proof_ends_search() -> None:
    search = Search(10, 4, start=4, seconds=PLENTY)
    search.most += 1  # as if the theorems were weaker
    assert [len(deck) for deck in search] == [4, 5]
    assert search.proven
    assert search.cards == 6


def test_timeout_keeps_found_decks(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = count()
    left: list[float] = []

    def solve_at_once(symbols: int, per_card: int, cards: int, *, seconds: float) -> tuple[Deck, bool]:
        assert (symbols, per_card) == (57, 8)
        left.append(seconds)
        return plane(7).build()[:cards], False

    monkeypatch.setattr(search_module, "monotonic", lambda: next(clock))
    monkeypatch.setattr(search_module, "solve", solve_at_once)
    search = Search(57, 8, start=10, seconds=4)
    assert [len(deck) for deck in search] == [10, 11, 12]
    assert left == [3, 2, 1]
    assert not search.proven


def test_timeout_proves_nothing() -> None:
    assert solve(57, 8, 40, seconds=1e-6) == (None, False)
    search = Search(57, 8, start=40, seconds=1e-6)
    assert list(search) == []
    assert not search.proven


@pytest.mark.parametrize(("start", "seconds"), [(1, 1.0), (2, 0.0), (2, -1.0)])
def test_search_needs_two_cards_and_time(start: int, seconds: float) -> None:
    with pytest.raises(OutOfRange):
        Search(7, 3, start=start, seconds=seconds)


def test_missing_solver_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.split(".")[0] == "ortools"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "ortools", None)
    with pytest.raises(MissingExtra, match=r"pip install 'sosie\[search\]'"):
        list(Search(7, 3, start=2, seconds=PLENTY))
