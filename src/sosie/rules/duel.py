"""The duel that breaks a tie: a round of Hot Potato, and the first to be rid of their card wins.

Between two players that is: each turns up a card, and the first to call the match wins.
"""

from typing import ClassVar

from sosie.rules.game import Change, OwnOptions, Ranking, Reading, group
from sosie.rules.hot_potato import HotPotato, Potatoes
from sosie.rules.setup import Seat, Setup


class Duel(HotPotato):
    """One round of Hot Potato, over with the first card given away; counted are the cards still held."""

    name = "duel"
    own_options: ClassVar[OwnOptions] = {}

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
