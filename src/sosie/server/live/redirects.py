"""Redirects bring the players of a table together at one server, where a call costs the least."""

from collections.abc import Collection

from sosie.server.log.peers import Peers
from sosie.table.presence import server_of
from sosie.table.table import Table


def redirect_address(table: Table, seats: Collection[int], peers: Peers) -> str:
    """Return the address of the server of the first person present, besides the seats; empty if it is this server's."""
    servers = (
        server_of(player.connection)
        for number, player in enumerate(table.players)
        if player is not None and player.present and number not in seats
    )
    address = peers.address_of(next(servers, peers.me))
    return "" if address == peers.address_of(peers.me) else address
