"""The Tower: take the centre card when it matches your top card. Most cards win."""

from collections.abc import Mapping
from typing import TypeVar

import msgspec

from sosie.rules.built_in_words import built_in_words
from sosie.rules.game import Change, Faces, Game, Match, Ranking, Reading, Sight, replaced, shared, sole_winner
from sosie.rules.move import Move
from sosie.rules.setup import Card, Seat, Setup

CENTRE = 0
"""The place of the centre card; the pile of a seat lies at place seat + 1."""


class Draw(msgspec.Struct, frozen=True, gc=False):
    """Personal piles, top card last, and the number of cards drawn, which is also the centre card."""

    piles: tuple[tuple[Card, ...], ...]
    drawn: Card


DrawT = TypeVar("DrawT", bound=Draw)


def one_card_each(setup: Setup) -> Draw:
    """Deal one card to each player; the rest is the draw pile."""
    return Draw(tuple((seat,) for seat in setup.seats), len(setup.players))


class DrawPileGame(Game[DrawT]):
    """A game with a draw pile, whose next card lies face up in the centre until the pile is empty."""

    def win(self, setup: Setup, table: DrawT, seat: Seat, reading: Reading) -> tuple[Change[DrawT], ...]:
        """Move the centre card to the pile of the reading's target."""
        to = reading.target
        piles = replaced(table.piles, to, (*table.piles[to], table.drawn))
        after = msgspec.structs.replace(table, piles=piles, drawn=table.drawn + 1)
        return (Change(after, (CENTRE, to + 1)),)

    def is_over(self, setup: Setup, table: DrawT) -> bool:
        return table.drawn == len(setup.cards)

    def left(self, setup: Setup, table: DrawT) -> int:
        return len(setup.cards) - table.drawn

    def counts(self, table: DrawT) -> tuple[int, ...]:
        return tuple(map(len, table.piles))

    def visible(self, setup: Setup, table: DrawT) -> Faces:
        centre = table.drawn if table.drawn < len(setup.cards) else None
        return (centre, *[pile[-1] for pile in table.piles])

    def holdings(self, setup: Setup, table: DrawT) -> Mapping[str, tuple[Card, ...]]:
        piles = {f"pile {seat}": table.piles[seat] for seat in setup.seats}
        return {"draw pile": tuple(range(table.drawn, len(setup.cards))), **piles}


class TowerGame(DrawPileGame[DrawT]):
    """A tower game: a player takes the centre card with the symbol that it shares with their top card."""

    def readings(self, setup: Setup, table: DrawT, move: Move, sight: Sight) -> tuple[Reading, ...]:
        seat, cards = move.seat, setup.cards
        right = move.symbol in cards[table.drawn] and move.symbol in cards[table.piles[seat][-1]]
        return (Reading(right, (CENTRE, seat + 1), (CENTRE,), seat),)

    def matches(self, setup: Setup, table: DrawT, seat: Seat) -> tuple[Match]:
        symbol = shared(setup.cards[table.drawn], setup.cards[table.piles[seat][-1]])
        return (Match(symbol, (CENTRE, seat + 1)),)


class Tower(TowerGame[Draw]):
    """The Tower, La tour infernale."""

    name = "tower"
    words = built_in_words("tower")

    def deal(self, setup: Setup) -> Draw:
        return one_card_each(setup)

    def points(self, table: Draw, ranking: Ranking) -> tuple[int, ...]:
        winner = sole_winner(ranking)
        return tuple(len(pile) - 1 + 5 * (seat == winner) for seat, pile in enumerate(table.piles))
