"""Presence: the server that each person is connected to, and the server that performs scheduled entries."""

from collections.abc import Callable, Iterator, Mapping

import msgspec

from sosie.table.entries import Came, ScreenCame, ScreenWent, Went
from sosie.table.table import Table

replace = msgspec.structs.replace


BACKUP_MS = 1500
"""The delay of backup servers, in milliseconds."""


def server_of(connection: str) -> str:
    """Return the server of a connection, by the connection's name."""
    return connection.partition("/")[0]


def presence_changes(
    table: Table, connected: Mapping[int, Came], server: str, is_gone: Callable[[str], bool]
) -> Iterator[Came | Went]:
    """Yield the entries for connections that opened or closed at this server, or were lost with a server that died."""
    for seat, player in enumerate(table.players):
        if player is None or player.is_bot:
            continue
        if seat in connected:
            if player.connection != connected[seat].connection:
                yield replace(connected[seat], previous=player.connection)
        elif player.present and (server_of(player.connection) == server or is_gone(server_of(player.connection))):
            yield Went(seat, player.connection)


def screen_changes(
    table: Table, connection: str, server: str, is_gone: Callable[[str], bool]
) -> Iterator[ScreenCame | ScreenWent]:
    """Yield the entry for a screen whose connection opened or closed at this server, or was lost with another."""
    if connection:
        if table.screen_at != connection:
            yield ScreenCame(connection)
    elif table.screen_at and (server_of(table.screen_at) == server or is_gone(server_of(table.screen_at))):
        yield ScreenWent(table.screen_at)


def backup_ms(table: Table, server: str) -> int:
    """Return the delay with which a server acts; 0 if nobody is present anywhere."""
    servers = (server_of(player.connection) for player in table.players if player is not None and player.present)
    return 0 if next(servers, server) == server else BACKUP_MS


def is_host_away(table: Table) -> bool:
    """Tell whether the host is a person who is not connected."""
    host = table.player(table.host) if table.host is not None else None
    return host is not None and not host.present
