"""Who is connected where: what the log does not know yet, and which server does what nobody asks for."""

from collections.abc import Callable, Iterator, Mapping

import msgspec

from sosie.table.entries import Came, Went
from sosie.table.table import Table

replace = msgspec.structs.replace

_BACKUP_MS = 1500


def server_of(at: str) -> str:
    """Return the server that a connection is to."""
    return at.partition("/")[0]


def presence_changes(
    table: Table, here: Mapping[int, Came], me: str, is_gone: Callable[[str], bool]
) -> Iterator[Came | Went]:
    """Yield what the log has to be told: who has come here, who has gone from here, and from servers that are gone.

    `here` has the connections of seats to this server.
    """
    for seat, player in enumerate(table.players):
        if player is None or player.is_bot:
            continue
        if seat in here:
            if player.at != here[seat].at:
                yield replace(here[seat], was=player.at)
        elif player.present and (server_of(player.at) == me or is_gone(server_of(player.at))):
            yield Went(seat, player.at)


def backup_ms(table: Table, me: str) -> int:
    """Return how much later than due a server deals, lets bots move, and passes the host on.

    The server of the first person who is here does so in time. This follows from the log alone, so all servers agree on
    it. The others do the same a while later, in case it has died. If nobody is here, all do it.
    """
    servers = (server_of(player.at) for player in table.players if player is not None and player.present)
    return 0 if next(servers, me) == me else _BACKUP_MS
