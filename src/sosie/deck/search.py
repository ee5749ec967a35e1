"""Search for decks without a known construction, with the constraint solver of OR-Tools (the extra `search`).

It finds small decks in seconds and rarely proves anything: usually the time runs out.
"""

from collections.abc import Iterator
from itertools import combinations, pairwise
from time import monotonic
from typing import TYPE_CHECKING, Any

from sosie.deck.bounds import most_cards
from sosie.deck.deck import Deck
from sosie.errors import MissingExtra, OutOfRange

if TYPE_CHECKING:
    from ortools.sat.python import cp_model


class Search:
    """A search for larger and larger decks from a number of symbols; iterate to get them.

    It ends when the bound is reached, when one card more is proven impossible, or when time is up. Ctrl-C ends it
    like a timeout: the decks found so far stay valid.
    """

    def __init__(self, symbols: int, per_card: int, *, start: int, stop: int | None = None, seconds: float) -> None:
        if start < 2 or seconds <= 0:
            raise OutOfRange("a search starts at 2 cards or more and needs some time")
        self.symbols, self.per_card, self.cards = symbols, per_card, start
        self.most = min(most_cards(symbols, per_card).cards, stop or symbols)
        self.proven = False
        """Whether a deck of `cards` cards is proven impossible."""
        self._end = monotonic() + seconds

    def __iter__(self) -> Iterator[Deck]:
        while self.cards <= self.most and (left := self._end - monotonic()) > 0:
            deck, self.proven = solve(self.symbols, self.per_card, self.cards, seconds=left)
            if deck is None:
                return
            yield deck
            self.cards += 1


def solve(symbols: int, per_card: int, cards: int, *, seconds: float) -> tuple[Deck | None, bool]:
    """Return a deck of exactly this many cards if one is found, and whether it is proven impossible.

    Sunflowers are excluded: a symbol is on at most `per_card` cards.
    """
    cp_model = _solver_module()
    model = cp_model.CpModel()
    shows = [[model.new_bool_var(f"{card} shows {s}") for s in range(symbols)] for card in range(cards)]
    for row in shows:
        model.add(sum(row) == per_card)
    for s in range(symbols):
        model.add(sum(row[s] for row in shows) <= per_card)
    for a, b in combinations(shows, 2):
        model.add(sum(_both(model, x, y) for x, y in zip(a, b, strict=True)) == 1)
    _break_symmetry(model, shows, per_card)
    solver = cp_model.CpSolver()
    solver.parameters.max_time_in_seconds = seconds
    status = solver.solve(model)
    if status in {cp_model.OPTIMAL, cp_model.FEASIBLE}:
        return Deck([s for s in range(symbols) if solver.boolean_value(row[s])] for row in shows).numbered(), False
    return None, status == cp_model.INFEASIBLE


def _both(model: "cp_model.CpModel", x: Any, y: Any) -> Any:
    both = model.new_bool_var("")
    model.add_implication(both, x)
    model.add_implication(both, y)
    model.add_bool_or([both, x.negated(), y.negated()])
    return both


def _break_symmetry(model: "cp_model.CpModel", shows: list[list[Any]], per_card: int) -> None:
    """Fix the numbering of symbols and the order of cards as far as symmetry allows."""
    for s, shown in enumerate(shows[0]):
        model.add(shown == (s < per_card))
    # Order the symbols of the first card by the number of cards that show them.
    counts = [sum(row[s] for row in shows) for s in range(per_card)]
    for more, fewer in pairwise(counts):
        model.add(more >= fewer)
    # Order the other cards by the symbol they share with the first.
    matches = [sum(s * row[s] for s in range(per_card)) for row in shows[1:]]
    for before, after in pairwise(matches):
        model.add(before <= after)


def _solver_module() -> Any:
    try:
        from ortools.sat.python import cp_model  # noqa: PLC0415 - optional, and slow to import
    except ImportError:
        raise MissingExtra("a search needs OR-Tools: pip install 'sosie[search]'") from None
    return cp_model
