"""Robin Hood, a mini-game of our own: build a tower, and rob whoever's tower is higher than yours.

One card to each player, the rest face up in the centre. Name what your top card shares with the centre card, and it
goes on your tower. Or name what it shares with the top card of a higher tower, and that goes into your chest, where
nobody can rob it. The game ends with the last centre card; most cards, tower and chest together, win.
"""

from collections.abc import Iterator, Mapping

import msgspec

from sosie.bots import LEVELS, Bot, play
from sosie.deck import Recipe
from sosie.rules import Game, Match, Move, Options, Ranking, Reading, Record, Setup, tell
from sosie.rules.game import Place, Sight, Step, replaced, shared, sole_winner
from sosie.rules.setup import Card, Seat

CENTRE = 0
Piles = tuple[tuple[Card, ...], ...]


class Forest(msgspec.Struct, frozen=True):
    """Each player's tower, top card last, and chest; and the centre card, with all the later ones under it."""

    towers: Piles
    chests: Piles
    centre: Card


class RobinHood(Game[Forest]):
    """The centre is place 0, and the tower of each seat the place after its number."""

    name = "robin-hood"
    about = frozenset({"on"})

    def deal(self, setup: Setup) -> Forest:
        return Forest(tuple((seat,) for seat in setup.seats), ((),) * len(setup.players), len(setup.players))

    def can_win(self, table: Forest, seat: Seat, place: Place) -> bool:
        """Tell whether a match with the card at a place wins it: the centre card, or one from a higher tower."""
        return place == CENTRE or len(table.towers[place - 1]) > len(table.towers[seat])

    def readings(self, setup: Setup, table: Forest, move: Move, sight: Sight) -> Iterator[Reading]:
        cards, mine = self.visible(setup, table), move.seat + 1
        for place in range(len(cards)) if move.on is None else (move.on + 1,):
            shown = all(move.symbol in setup.cards[card] for card in (cards[mine], cards[place]) if card is not None)
            yield Reading(shown and self.can_win(table, move.seat, place), (mine, place), (mine, place), place)

    def matches(self, setup: Setup, table: Forest, seat: Seat) -> Iterator[Match]:
        top = setup.cards[table.towers[seat][-1]]
        for place, card in enumerate(self.visible(setup, table)):
            if card is not None and self.can_win(table, seat, place):
                yield Match(shared(top, setup.cards[card]), (seat + 1, place), on=place - 1 if place else None)

    def win(self, setup: Setup, table: Forest, seat: Seat, reading: Reading) -> tuple[Forest, tuple[Step, ...]]:
        towers, chests, robbed = table.towers, table.chests, reading.target - 1
        if reading.target == CENTRE:
            towers = replaced(towers, seat, (*towers[seat], table.centre))
            return Forest(towers, chests, table.centre + 1), ((CENTRE, seat + 1),)
        chests = replaced(chests, seat, (*chests[seat], towers[robbed][-1]))
        return Forest(replaced(towers, robbed, towers[robbed][:-1]), chests, table.centre), ((reading.target,),)

    def is_over(self, setup: Setup, table: Forest) -> bool:
        return table.centre == len(setup.cards)

    def counts(self, table: Forest) -> tuple[int, ...]:
        return tuple(len(tower) + len(chest) for tower, chest in zip(table.towers, table.chests, strict=True))

    def points(self, table: Forest, ranking: Ranking) -> tuple[int, ...]:
        return tuple(count - 1 + 5 * (seat == sole_winner(ranking)) for seat, count in enumerate(self.counts(table)))

    def visible(self, setup: Setup, table: Forest) -> tuple[Card | None, ...]:
        return (None if self.is_over(setup, table) else table.centre, *(tower[-1] for tower in table.towers))

    def holdings(self, setup: Setup, table: Forest) -> Mapping[str, tuple[Card, ...]]:
        towers = {f"tower {seat}": table.towers[seat] for seat in setup.seats}
        chests = {f"chest {seat}": table.chests[seat] for seat in setup.seats}
        return {"draw pile": tuple(range(table.centre, len(setup.cards))), **towers, **chests}


if __name__ == "__main__":
    game, players = RobinHood(), ("Robin", "Marian", "John")
    cards = Recipe.parse("plane:7,cards:55").build().shuffle(seed=1).cards
    setup = Setup.of(players, cards, Options(tie_ms=50))
    played = play(game, setup, [Bot(LEVELS["adult"], 6 + seat) for seat in setup.seats])
    record = Record(game.name, players, cards, setup.options, {}, played.moves, game)
    print("...", *list(tell(record))[-16:], sep="\n")
