"""Sends the views of an event: only changed ones, and at most a few times a second."""

from collections.abc import Callable, Collection

from sosie.event.event import Event
from sosie.event.messages import Board, BoardTable
from sosie.event.standings import standings
from sosie.event.views import attending, event_view
from sosie.server.live.event_connection import EventConnection
from sosie.server.live.update_history import encode
from sosie.server.runtime.clock import Clock, Timer

_VIEWS_EVERY_MS = 150.0
_BOARDS_EVERY_MS = 500.0
_MAX_UNSENT_BYTES = 64 * 1024


class EventBroadcast:
    """The views of an event, and the boards of its tables."""

    def __init__(
        self,
        clock: Clock,
        now: Callable[[], int],
        connections: Collection[EventConnection],
        event: Callable[[], Event],
        here: Callable[[], set[int]],
    ) -> None:
        self._clock, self._now, self._connections = clock, now, connections
        self._event, self._here = event, here
        self._boards: dict[int, BoardTable] = {}
        self._changed_tables = set[int]()
        self._views_timer: Timer | None = None
        self._boards_timer: Timer | None = None

    def changed(self) -> None:
        """Send new views soon."""
        if self._views_timer is None:
            self._views_timer = self._clock.call_at(self._clock.now() + _VIEWS_EVERY_MS, self._send_views)

    def table_changed(self, table: BoardTable) -> None:
        """Send a new board soon."""
        if self._boards.get(table.table) == table:
            return
        self._boards[table.table] = table
        self._changed_tables.add(table.table)
        if self._boards_timer is None:
            self._boards_timer = self._clock.call_at(self._clock.now() + _BOARDS_EVERY_MS, self._send_boards)

    def start_round(self) -> None:
        """Forget the tables of the last round."""
        self._boards.clear()
        self._changed_tables.clear()

    def welcome(self, connection: EventConnection) -> None:
        """Send everything to a new connection."""
        if connection.sees_all:
            self._send_whole_views([connection])
            self._send_board(connection, tuple(self._boards.values()))
        else:
            self._send_own_views([connection])

    def close(self) -> None:
        """Stop the timers."""
        for timer in (self._views_timer, self._boards_timer):
            if timer is not None:
                timer.cancel()

    def _send_views(self) -> None:
        self._views_timer = None
        self._send_whole_views([connection for connection in self._connections if connection.sees_all])
        self._send_own_views([connection for connection in self._connections if not connection.sees_all])

    def _send_whole_views(self, connections: list[EventConnection]) -> None:
        """Send the whole event, with names to those who have seen them or may."""
        messages: dict[bool, bytes] = {}
        for connection in connections:
            names = connection.sees_names = connection.sees_names or not self._event().locked
            if names not in messages:
                messages[names] = encode(event_view(self._event(), self._here(), self._now(), names=names))
            self._send(connection, messages[names])

    def _send_own_views(self, connections: list[EventConnection]) -> None:
        event = self._event()
        ranked = {standing.person: standing for standing in standings(event)} if connections else {}
        for connection in connections:
            if connection.person is not None and connection.person < len(event.people):
                self._send(connection, encode(attending(event, connection.person, ranked)))

    def _send(self, connection: EventConnection, message: bytes) -> None:
        """Send a view that is new to a connection, unless it is far behind."""
        if message != connection.sent and connection.transport.backlog() < _MAX_UNSENT_BYTES:
            connection.sent = message
            connection.transport.send(message)

    def _send_boards(self) -> None:
        self._boards_timer = None
        changed = tuple(self._boards[number] for number in sorted(self._changed_tables) if number in self._boards)
        self._changed_tables.clear()
        everything = tuple(self._boards.values())
        for connection in self._connections:
            if connection.sees_all:
                self._send_board(connection, everything if connection.is_behind else changed)

    def _send_board(self, connection: EventConnection, tables: tuple[BoardTable, ...]) -> None:
        connection.is_behind = connection.transport.backlog() >= _MAX_UNSENT_BYTES
        if tables and not connection.is_behind:
            connection.transport.send(encode(Board(len(self._event().rounds), tables)))
