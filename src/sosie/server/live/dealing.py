"""Deals the next mini-game."""

from random import SystemRandom

from sosie.rules import Choose
from sosie.table.entries import Dealt
from sosie.table.session import due_game
from sosie.table.table import Table


def deal(table: Table) -> Dealt:
    """Shuffle the cards, choose a mini-game if nobody has, and draw a seed for the bots."""
    chance = SystemRandom()
    order = list(range(len(table.pack.cards)))
    chance.shuffle(order)
    following = table.series.next if table.series else None
    game = chance.choice(following.games) if isinstance(following, Choose) else None
    name, _ = due_game(table, game)
    return Dealt(table.dealt, tuple(order), game, chance.getrandbits(63), name or "")
