"""The connections of a room: they are welcomed, receive its updates, and are closed when they lose their seats."""

from collections.abc import Iterator
from typing import Final, NamedTuple, final

from sosie.server.live.connection import Connection
from sosie.server.live.update_history import UpdateHistory, encode
from sosie.server.live.watermarks import Watermarks
from sosie.table.entries import AnyEntry, BySeat, Came, Left, Removed, SeatRemoved
from sosie.table.fold import Folded
from sosie.table.messages import PROTOCOL_VERSION, Closing, SharedSeat, Update, Welcome
from sosie.table.table import Table
from sosie.table.views import view


class CloseReason(NamedTuple):
    """The reason for closing a connection, and the WebSocket close code."""

    code: int
    closing: Closing


_ELSEWHERE = CloseReason(4001, Closing("elsewhere", "this seat is open in another window", again=False))
_REMOVED = CloseReason(4002, Closing("removed", "The host has asked you to leave this table.", again=False))
_KEPT_OUT = CloseReason(
    4002, Closing("kept-out", "The host has asked you to leave this table and not to come back.", again=False)
)
TABLE_CLOSED = CloseReason(4002, Closing("closed", "This table is closed.", again=False))


@final
class RoomConnections:
    """Sends messages to the open connections of a room, and closes them."""

    def __init__(
        self,
        connections: dict[Connection, None],
        watermarks: Watermarks,
        server: str,
        numbers: Iterator[int],
        most_backlog: int,
    ) -> None:
        self._open: Final = connections
        self._watermarks: Final = watermarks
        self._server: Final = server
        self._numbers: Final = numbers
        """Of all rooms of the server, so that a room that is opened again repeats no name of its log."""
        self._most_backlog: Final = most_backlog
        self._history: Final = UpdateHistory()

    def at(self, seat: int | None) -> Connection | None:
        """Return the connection of a seat."""
        return next((connection for connection in self._open if seat in connection.seats), None)

    def add(self, connection: Connection, table: Table) -> bool:
        """Add a connection, and close older ones of its seats; close it instead if one of those is later."""
        older = [other for other in self._open if not set(connection.seats).isdisjoint(other.seats)]
        if _is_outdated(connection, table) or any(other.is_later_than(connection) for other in older):
            self.close(connection)
            return False
        for other in older:
            self.close(other)
        connection.name = f"{self._server}/{next(self._numbers)}"
        self._open[connection] = None
        return True

    def close(self, connection: Connection, reason: CloseReason = _ELSEWHERE) -> None:
        """Close a connection that has lost its seat."""
        self._open.pop(connection, None)
        self._watermarks.connections_changed()
        connection.transport.send(encode(reason.closing))
        connection.transport.close(reason.code, reason.closing.code)

    def close_all(self, reason: CloseReason) -> None:
        """Close all connections, for example because the table is closed."""
        for connection in tuple(self._open):
            self.close(connection, reason)

    # Updates

    def bring_up_to_date(self, connection: Connection, table: Table, last: int | None) -> None:
        """Send the updates after number `last`, or a view of the table if there are too many."""
        missed = self._history.since(last, table.updates)
        for message in [encode(view(table))] if missed is None else missed:
            connection.transport.send(message)

    def resume(self, connection: Connection, table: Table) -> None:
        """Send a fresh view to a slow client that can read again."""
        if connection.is_behind:
            connection.is_behind = False
            self.bring_up_to_date(connection, table, None)

    def notify(self, folded: Folded) -> None:
        """Send the updates of an entry to all clients, and its notices to the host."""
        for update in folded.updates:
            self.broadcast(update)
        if folded.to_host and (host := self.at(folded.table.host)) is not None:
            for notice in folded.to_host:
                host.transport.send(encode(notice))

    def broadcast(self, update: Update) -> None:
        """Send an update to all clients but those that are far behind."""
        message = self._history.add(update)
        for connection in self._open:
            # A client that is far behind gets a fresh view once it can read again.
            transport = connection.transport
            if connection.is_behind or (transport.is_full and transport.backlog() > self._most_backlog):
                connection.is_behind = True
            else:
                transport.send(message)

    # Seats

    def answer(self, entry: AnyEntry, folded: Folded, sender: Connection | None) -> None:
        """Answer the sender of an entry, and close the connections that it has ended."""
        if isinstance(entry, BySeat):
            if sender is not None and folded.refused is not None:
                sender.transport.send(encode(folded.refused))
            if folded.counted is not None and (repeater := self.at(entry.seat)) is not None:
                # Also if another server appended the repeat: the seat may be connected here now.
                repeater.transport.send(encode(folded.counted))
            if not (folded.refused or folded.counted):
                self.vacate(entry, folded.table)
        elif isinstance(entry, Came | SeatRemoved):
            self.on_presence(entry.seat, folded.table)

    def vacate(self, entry: BySeat, table: Table) -> None:
        """Separate a connection from a seat that its player has left or was removed from."""
        if isinstance(entry, Left) and (leaver := self.at(entry.seat)) is not None:
            self._drop_seat(leaver, entry.seat)
        elif isinstance(entry, Removed) and (connection := self.at(entry.target)) is not None:
            player = table.player(entry.target)
            if player is None or player.removed:
                self._remove_seat(connection, entry.target, _KEPT_OUT if entry.keep_out else _REMOVED)

    def on_presence(self, seat: int, table: Table) -> None:
        """Close a connection that the log has replaced or removed; one that is not in the log yet is newer."""
        connection, player = self.at(seat), table.player(seat)
        if connection is None or player is None:
            return
        if player.removed:
            self._remove_seat(connection, seat, _REMOVED)
        elif player.connection == connection.name:
            connection.logged_seats = (*connection.logged_seats, seat)
        elif seat in connection.logged_seats or _is_outdated(connection, table):
            self.close(connection)

    def _remove_seat(self, connection: Connection, seat: int, reason: CloseReason) -> None:
        """Take a seat from a connection, and close it unless other seats share it."""
        if len(connection.seats) > 1:
            self._drop_seat(connection, seat)
        else:
            self.close(connection, reason)

    def _drop_seat(self, connection: Connection, seat: int) -> None:
        """Take a seat from a connection, since its next player is somebody else."""
        connection.seats = tuple([other for other in connection.seats if other != seat])
        self._watermarks.connections_changed()


def welcome(connection: Connection, table: Table, choice_ms: int | None, *, is_shared: bool) -> Welcome:
    """Return the answer to a hello; `is_shared` tells whether it named the tokens of several seats."""
    seats = [SharedSeat(seat, table.last_requests[seat]) for seat in connection.seats]
    if not seats:
        return Welcome(PROTOCOL_VERSION, None, choice_ms=choice_ms)
    shared = tuple(seats) if is_shared else ()
    return Welcome(PROTOCOL_VERSION, seats[0].seat, seats[0].number, shared, choice_ms)


def _is_outdated(connection: Connection, table: Table) -> bool:
    """Tell whether the same window has made a later attempt, by the log."""
    players = [table.player(seat) for seat in connection.seats]
    window, attempt = connection.window, connection.attempt
    return any(player is not None and player.has_later_attempt(window, attempt) for player in players)
