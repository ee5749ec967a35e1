"""Draws and deals the next mini-game."""

import struct

from sosie.server.runtime.chance import Chance
from sosie.table.entries import Dealt, Drawn
from sosie.table.session import due_game, open_choice
from sosie.table.table import Table


def draw(table: Table, chance: Chance) -> Drawn | None:
    """Draw the next mini-game, which everybody reads before it is dealt; None if it is known."""
    games = open_choice(table)
    return Drawn(table.dealt, chance.choice(games)) if games else None


def deal(table: Table, chance: Chance) -> Dealt:
    """Shuffle the cards, and draw a seed for the bots."""
    name, _ = due_game(table, None)
    return Dealt(table.dealt, shuffled(len(table.pack.cards), chance), seed=chance.getrandbits(63), name=name or "")


def shuffled(count: int, chance: Chance) -> tuple[int, ...]:
    """Return the numbers below `count` in an order that nobody can predict.

    Each has a random key from the kernel, all by one call, and they are sorted by it. No state of a generator could be
    guessed from the cards that have been seen. Equal keys, which would bias the order, have a chance of 2^-53 for 57.
    """
    keys = struct.unpack(f"{count}Q", chance.randbytes(8 * count))
    return tuple(sorted(range(count), key=keys.__getitem__))
