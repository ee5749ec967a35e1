"""The cards of an edition as a table holds them."""

from typing import Any

from sosie.editions import EDITIONS, Edition, edition
from sosie.rules import games_for
from sosie.table.outcome import Rejected
from sosie.table.settings import Pack


def pack_of(chosen: Edition) -> Pack:
    """Return the cards of an edition, as a table holds them."""
    tie_break: Any = chosen.tie_break
    cards = tuple(tuple(card) for card in chosen.deck)
    games = games_for(chosen.games, marked=chosen.ring_symbol is not None)
    return Pack(chosen.id, cards, games, tie_break, chosen.ring_symbol)


async def built_in_pack(name: str, _address: str = "") -> Pack:
    """Return the cards of a built-in edition."""
    if name not in EDITIONS:
        raise Rejected("no-such-edition", f"choose one of {', '.join(EDITIONS)}")
    return pack_of(edition(name))
