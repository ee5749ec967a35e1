"""The Poisoned Gift: give the centre card to another player whose top card it matches. Fewest cards win."""

from collections.abc import Iterator

from sosie.rules.built_in_words import built_in_words
from sosie.rules.game import Match, Ranking, Reading, Sight, others, shared
from sosie.rules.move import Move
from sosie.rules.setup import Seat, Setup
from sosie.rules.tower import CENTRE, Draw, DrawPileGame, one_card_each


class PoisonedGift(DrawPileGame[Draw]):
    """The Poisoned Gift."""

    name = "poisoned-gift"
    words = built_in_words("poisoned-gift")
    places = ("centre", "other")
    targets = ("on",)
    best = "fewest"

    def deal(self, setup: Setup) -> Draw:
        return one_card_each(setup)

    def readings(self, setup: Setup, table: Draw, move: Move, sight: Sight) -> Iterator[Reading]:
        in_centre = move.symbol in setup.cards[table.drawn]
        for seat in others(setup, move):
            right = in_centre and move.symbol in setup.cards[table.piles[seat][-1]]
            yield Reading(right, (CENTRE, seat + 1), (CENTRE,), seat)

    def matches(self, setup: Setup, table: Draw, seat: Seat) -> Iterator[Match]:
        centre = setup.cards[table.drawn]
        for other in setup.seats:
            if other != seat:
                symbol = shared(centre, setup.cards[table.piles[other][-1]])
                yield Match(symbol, (CENTRE, other + 1), on=other)

    def points(self, table: Draw, ranking: Ranking) -> tuple[int, ...]:
        points = [0] * len(table.piles)
        if len(ranking[0]) == 1:
            points[ranking[0][0]] = 20
            for seat in ranking[1]:
                points[seat] = 10
        return tuple(points)
