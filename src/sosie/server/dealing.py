"""When the next mini-game is dealt at a live table, and in which order its cards are."""

from dataclasses import dataclass
from random import SystemRandom

from sosie.rules import Choose
from sosie.table.entries import Dealt
from sosie.table.playing import due_game
from sosie.table.state import Table


@dataclass(frozen=True)
class Pace:
    """How long people are waited for, in milliseconds, and how much may wait for them."""

    deal_ms: int = 2500
    choose_ms: int = 20_000
    host_away_ms: int = 20_000
    backlog: int = 256 * 1024
    """How many bytes may wait for a slow reader, who then gets a fresh view instead."""


USUAL_PACE = Pace()


def deal_due(table: Table, since: float, pace: Pace) -> float | None:
    """Return when the next mini-game is to be dealt at a table that has been waiting for it for a while."""
    if table.phase != "dealing":
        return None
    due = table.series.next if table.series else None
    if isinstance(due, Choose) and table.chosen is None and due.chooser is not None:
        chooser = table.player(table.seated[due.chooser])
        if chooser is not None and chooser.present:
            return since + pace.choose_ms
    return since + pace.deal_ms


def deal(table: Table) -> Dealt:
    """Shuffle the cards, choose a mini-game for whoever did not choose in time, and draw a seed for the bots."""
    chance = SystemRandom()
    order = list(range(len(table.pack.cards)))
    chance.shuffle(order)
    due = table.series.next if table.series else None
    game = chance.choice(due.games) if isinstance(due, Choose) else None
    name, _ = due_game(table, game)
    return Dealt(table.dealt, tuple(order), game, chance.getrandbits(63), name or "")
