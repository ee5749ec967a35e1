"""The duel, a tie-break: one round of Hot Potato, won by the first player to give their card away.

With two players, each turns up a card, and the first to call the match wins.
"""

from typing import ClassVar

from sosie.rules.built_in_words import built_in_words
from sosie.rules.description import Option
from sosie.rules.game import Change, Ranking, Reading, group
from sosie.rules.hot_potato import HotPotato, Potatoes
from sosie.rules.setup import Seat, Setup


class Duel(HotPotato):
    """One round of Hot Potato that ends with the first card given away; it counts the cards in hand."""

    name = "duel"
    words = built_in_words("duel")
    kind = "tie-break"
    tie_break = "duel-or-hot-potato"
    options: ClassVar[tuple[Option, ...]] = ()

    def fault(self, setup: Setup) -> str | None:
        if len(setup.cards) < len(setup.players):
            return f"cards: duel needs a card for each of {len(setup.players)} players"
        return None

    def win(self, setup: Setup, table: Potatoes, seat: Seat, reading: Reading) -> tuple[Change[Potatoes], ...]:
        return (self.give(table, seat, reading.target),)

    def is_over(self, setup: Setup, table: Potatoes) -> bool:
        return not all(table.hands)

    def counts(self, table: Potatoes) -> tuple[int, ...]:
        return tuple(map(len, table.hands))

    def ranking(self, table: Potatoes) -> Ranking:
        return group([min(count, 1) for count in self.counts(table)], best=min)
