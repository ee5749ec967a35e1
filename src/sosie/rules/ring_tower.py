"""The Tower of the ring: the Tower, plus a slap of the pile when it shows the ring, for a card worth three."""

from collections.abc import Mapping

from sosie.rules.built_in_words import built_in_words
from sosie.rules.description import PlayerOption, SymbolOption
from sosie.rules.game import Ranking, sole_winner
from sosie.rules.setup import Card, Seat, Setup
from sosie.rules.tower import Draw, TowerGame, one_card_each

RING_SCORE = 3


class RingDraw(Draw, frozen=True):
    """A table of the Tower, with the holder of the Ring card and the last centre card that was slapped."""

    holder: Seat = 0
    slapped: Card = -1


class RingTower(TowerGame[RingDraw]):
    """The Tower of the ring: the Tower with a Ring card."""

    name = "ring-tower"
    words = built_in_words("ring-tower")
    has_slap = True
    options = (PlayerOption("ring_bearer"), SymbolOption("ring_symbol"))

    def fault(self, setup: Setup) -> str | None:
        if fault := super().fault(setup):
            return fault
        ring = setup.own.get("ring_symbol")
        if ring is None:
            return "options.ring_symbol: ring-tower needs to know which symbol is the ring"
        if not any(ring in card for card in setup.cards):
            return f"options.ring_symbol: no card here shows {ring!r}"
        if (bearer := setup.own.get("ring_bearer", setup.players[0])) not in setup.players:
            return f'options.ring_bearer: nobody here is called "{bearer}"'
        return None

    def deal(self, setup: Setup) -> RingDraw:
        table = one_card_each(setup)
        bearer = setup.own.get("ring_bearer", setup.players[0])
        return RingDraw(table.piles, table.drawn, setup.players.index(str(bearer)))

    def is_ring(self, setup: Setup, card: Card | None) -> bool:
        return card is not None and setup.own["ring_symbol"] in setup.cards[card]

    def is_slappable(self, setup: Setup, table: RingDraw) -> bool | None:
        if not self.is_ring(setup, table.drawn):
            return False
        return None if table.slapped == table.drawn else True

    def slap(self, table: RingDraw, seat: Seat) -> RingDraw:
        return RingDraw(table.piles, table.drawn, seat, table.drawn)

    def points(self, table: RingDraw, ranking: Ranking) -> tuple[int, ...]:
        winner = sole_winner(ranking)
        return tuple(score + 5 * (seat == winner) for seat, score in enumerate(self.scores(table)))

    def extras(self, table: RingDraw) -> Mapping[str, Seat]:
        return {"ring": table.holder}

    def scores(self, table: RingDraw) -> tuple[int, ...]:
        return tuple(len(pile) + RING_SCORE * (seat == table.holder) for seat, pile in enumerate(table.piles))
