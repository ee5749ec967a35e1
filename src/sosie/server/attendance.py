"""Who is connected where: what the log does not know yet, and which server does what nobody asks for."""

from collections.abc import Callable, Collection, Iterator

from sosie.table.entries import Came, Went
from sosie.table.state import Table


def news(table: Table, here: Collection[int], me: str, is_gone: Callable[[str], bool]) -> Iterator[Came | Went]:
    """Yield what the log has to be told: who has come here, who has gone from here, and from servers that are gone."""
    for seat, player in enumerate(table.players):
        if player is None or player.is_bot:
            continue
        if seat in here:
            if player.at != me:
                yield Came(seat, me)
        elif player.present and (player.at == me or is_gone(player.at)):
            yield Went(seat, player.at)


def is_responsible(table: Table, me: str) -> bool:
    """Tell whether a server is the one that deals and lets bots move: that of the first person who is here.

    This follows from the log alone, so all servers agree on it. The others do the same a while later, in case it has
    died. If nobody is here, all do it.
    """
    servers = (player.at for player in table.players if player is not None and player.present)
    return next(servers, me) == me


def is_anybody_waited_for(table: Table) -> bool:
    """Tell whether somebody who plays is here, at any server, from whom a call may still come."""
    play = table.play
    players = [table.player(seat) for seat in play.seats] if play is not None else []
    return any(player is not None and player.present and not player.level for player in players)
