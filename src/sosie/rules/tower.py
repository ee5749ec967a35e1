"""The Tower: take the centre card when it matches your top card. Most cards win."""

from collections.abc import Mapping

import msgspec

from sosie.rules.game import Game, Match, Ranking, Reading, Sight, Step, replaced, shared, sole_winner
from sosie.rules.move import Move
from sosie.rules.setup import Card, Seat, Setup

CENTRE = 0
"""The place of the centre card; the pile of a seat is the place after its number."""


class Draw(msgspec.Struct, frozen=True):
    """Personal piles, top card last, and how many cards have left the draw pile: the next one is the centre."""

    piles: tuple[tuple[Card, ...], ...]
    drawn: Card


class DrawPileGame(Game[Draw]):
    """What games with a draw pile share: one card to each player, the rest face up in the centre, to the last card."""

    def deal(self, setup: Setup) -> Draw:
        return Draw(tuple((seat,) for seat in setup.seats), len(setup.players))

    def win(self, setup: Setup, table: Draw, seat: Seat, reading: Reading) -> tuple[Draw, tuple[Step, ...]]:
        """Move the centre card to the pile that the reading is about."""
        to = reading.target
        piles = replaced(table.piles, to, (*table.piles[to], table.drawn))
        return Draw(piles, table.drawn + 1), ((CENTRE, to + 1),)

    def is_over(self, setup: Setup, table: Draw) -> bool:
        return table.drawn == len(setup.cards)

    def counts(self, table: Draw) -> tuple[int, ...]:
        return tuple(map(len, table.piles))

    def visible(self, setup: Setup, table: Draw) -> tuple[Card | None, ...]:
        return (None if self.is_over(setup, table) else table.drawn, *(pile[-1] for pile in table.piles))

    def holdings(self, setup: Setup, table: Draw) -> Mapping[str, tuple[Card, ...]]:
        piles = {f"pile {seat}": table.piles[seat] for seat in setup.seats}
        return {"draw pile": tuple(range(table.drawn, len(setup.cards))), **piles}


class Tower(DrawPileGame):
    """The Tower, La tour infernale."""

    name = "tower"

    def readings(self, setup: Setup, table: Draw, move: Move, sight: Sight) -> tuple[Reading, ...]:
        seat, cards = move.seat, setup.cards
        right = move.symbol in cards[table.drawn] and move.symbol in cards[table.piles[seat][-1]]
        return (Reading(right, (CENTRE, seat + 1), (CENTRE,), seat),)

    def matches(self, setup: Setup, table: Draw, seat: Seat) -> tuple[Match]:
        symbol = shared(setup.cards[table.drawn], setup.cards[table.piles[seat][-1]])
        return (Match(symbol, (CENTRE, seat + 1)),)

    def points(self, table: Draw, ranking: Ranking) -> tuple[int, ...]:
        winner = sole_winner(ranking)
        return tuple(len(pile) - 1 + 5 * (seat == winner) for seat, pile in enumerate(table.piles))
