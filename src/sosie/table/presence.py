"""Presence: which server each person is connected to, and which server performs scheduled events."""

from collections.abc import Callable, Iterator, Mapping

import msgspec

from sosie.table.entries import Came, Went
from sosie.table.table import Table

replace = msgspec.structs.replace

BACKUP_MS = 1500
"""How much later than due the other servers act."""


def server_of(connection: str) -> str:
    """Return the server of a connection, by the connection's name."""
    return connection.partition("/")[0]


def presence_changes(
    table: Table, here: Mapping[int, Came], server: str, is_gone: Callable[[str], bool]
) -> Iterator[Came | Went]:
    """Yield what the log has to learn: connections that opened or closed here, and those of servers that died."""
    for seat, player in enumerate(table.players):
        if player is None or player.is_bot:
            continue
        if seat in here:
            if player.at != here[seat].at:
                yield replace(here[seat], was=player.at)
        elif player.present and (server_of(player.at) == server or is_gone(server_of(player.at))):
            yield Went(seat, player.at)


def backup_ms(table: Table, server: str) -> int:
    """Return how much later than due a server acts; not at all if nobody is present anywhere."""
    servers = (server_of(player.at) for player in table.players if player is not None and player.present)
    return 0 if next(servers, server) == server else BACKUP_MS


def is_host_away(table: Table) -> bool:
    """Tell whether the host is a person who is not connected."""
    host = table.player(table.host) if table.host is not None else None
    return host is not None and not host.present
