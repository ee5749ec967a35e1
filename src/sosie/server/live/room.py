"""A room: a table that is open in this process, with its connections and watermarks, and a timer for its next entry.

Requests go into the log; entries come back from it, are folded, and their updates go to all clients.
"""

import logging
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from typing import Final

from sosie.errors import UnknownGame
from sosie.server.config import Limits
from sosie.server.live.arrivals import Arrivals
from sosie.server.live.connection import Connection, MoveRequest
from sosie.server.live.follower import Follower, OwnEntry
from sosie.server.live.members import Members, seats_behind
from sosie.server.live.requests import SeatEntry
from sosie.server.live.room_connections import TABLE_CLOSED, CloseReason, RoomConnections, welcome
from sosie.server.live.scheduler import Scheduler
from sosie.server.live.seat_requests import SeatRequests
from sosie.server.live.table_bots import TableBots
from sosie.server.live.unsaved_games import OnRecord, UnsavedGames
from sosie.server.live.update_history import encode
from sosie.server.live.watermarks import Watermarks
from sosie.server.live.writer import Writer
from sosie.server.log.interface import Log, LogUnavailable
from sosie.server.runtime.chance import Chance
from sosie.server.runtime.clock import Clock, Timer
from sosie.table import snapshot
from sosie.table.due import Pace, is_new_phase
from sosie.table.entries import AnyEntry, Closed, Opened, Sat, from_log, to_log
from sosie.table.fold import Folded, fold, open_table
from sosie.table.messages import Closing, Painted, Refused
from sosie.table.newcomers import free_seat
from sosie.table.settings import MAX_SEATS
from sosie.table.table import Table

_OFFER_EVERY = 50
"""The number of entries after which a snapshot is offered to the log again."""
_logger = logging.getLogger("sosie.tables")
MAX_ENTRIES = 200_000
"""The length of a log at which its table is closed."""
Watcher = Callable[[Folded], None]


class Room:
    """The owner of an open table, its connections, its watermarks and its timer."""

    def __init__(
        self,
        code: str,
        log: Log,
        clock: Clock,
        pace: Pace,
        on_record: OnRecord,
        chance: Chance,
        connection_numbers: Iterator[int],
        limits: Limits,
    ) -> None:
        self.code, self._clock = code, clock
        self.last_used = self.last_found = clock.now()
        self.members: Final = Members(limits, MAX_ENTRIES, MAX_SEATS)
        """The limits of its seats, by their numbers, and of its screen."""
        self.connections: dict[Connection, None] = {}
        """In order, since that order reaches the log."""
        self.watchers: list[Watcher] = []
        """Called after each entry; an event watches its tables."""
        self.failure: UnknownGame | None = None
        """Why the log cannot be folded any further here."""
        self.arrivals: Final = Arrivals()
        self._unsaved: Final = UnsavedGames(on_record)
        self._table: Table | None = None
        self._is_open = False
        self._timer: Timer | None = None
        self._timer_at = 0.0
        self.follower: Final = Follower[AnyEntry](code, log, from_log, to_log, drops_repeats=True)
        self.watermarks: Final = Watermarks(log.peers.me, self.connections)
        self.requests: Final = SeatRequests(self.members, self.follower, self.watermarks)
        self._bots: Final = TableBots(self.watermarks.timeline)
        self._writer: Final = Writer(self.follower, self.watermarks)
        self._connected: Final = RoomConnections(
            self.connections, self.watermarks, log.peers.me, connection_numbers, pace.backlog
        )
        self._scheduler: Final = Scheduler(
            self.connections, self.watermarks, self._bots, self._writer, log.peers, clock, pace, chance
        )

    @property
    def is_used(self) -> bool:
        """Whether somebody is connected, or an event watches."""
        return bool(self.connections or self.watchers)

    @property
    def has_unsaved_games(self) -> bool:
        """Whether a finished mini-game may not be in the store yet."""
        return self._unsaved.count > 0

    @property
    def position(self) -> int:
        """The number of entries folded so far."""
        return self.follower.position

    @property
    def table(self) -> Table:
        """The current table."""
        assert self._table is not None  # noqa: S101 - a room is opened before it is used
        return self._table

    async def open(self) -> bool:
        """Fold the log, and follow it; False if the table does not exist."""
        await self.follower.open(self._on_entry, self._restore)
        self.members.start(self.position)
        if self.failure is not None:
            self.close()
            raise self.failure
        if self._table is None or self._table.phase == "closed":
            self.close()
            return False
        self._is_open = True
        now = self._clock.now()
        self.watermarks.restart(self._table.game, now)
        self._bots.restart(self._table, now)
        # Players of a server that has died are disconnected; their clients reconnect by themselves.
        self.check_presence()
        return True

    async def catch_up(self) -> None:
        """Fold all entries that the log has now."""
        await self.follower.catch_up()

    def close(self) -> None:
        """Stop following the log, and drop all references to the room, so that it is freed."""
        self.follower.close()
        self._stop()

    def _stop(self) -> None:
        """Stop the timer for good."""
        self._is_open = False
        self._set_timer(None)
        self._bots.close()
        self.watermarks.take_buffered()

    # Requests

    def append(self, entry: AnyEntry, key: str = "", on_lost: Callable[[], None] | None = None) -> None:
        """Append an entry to the log, after the buffered moves; a key makes it idempotent."""
        self._writer.append(self.table, entry, key, on_lost)

    def request(self, entry: SeatEntry, sender: Connection) -> None:
        """Append a request; one that changes nothing is answered at once, and not logged."""
        answer = self.requests.answer_now(self.table, entry)
        if answer is None:
            self.members.check_share(entry.seat)
            self._writer.request(self.table, entry, sender)
        else:
            self.requests.remember_answer(self.table, entry.seat, entry.number)
            sender.transport.send(encode(answer))

    async def sit(self, entry: Sat) -> Refused | None:
        """Seat a person, and wait for the result; return the refusal, if any."""
        if self.requests.answer_now(self.table, entry) is not None:
            # This server may not know yet that somebody has left, or that the host has unlocked the table.
            await self.catch_up()
            if isinstance(refused := self.requests.answer_now(self.table, entry), Refused):
                return refused
        seat = free_seat(self.table)
        if seat is not None:
            self.members.check_share(seat)
        on_lost = partial(self.arrivals.lost, entry.key)
        return await self.arrivals.wait(entry.key, partial(self.append, entry, "", on_lost))

    def move(self, connection: Connection, seat: int, message: MoveRequest) -> None:
        """Buffer a move until it can be ruled, so that the move and the watermarks are a single entry.

        No watermark of its seat is raised before the move is in the log, and no later entry overtakes it. The client
        has no answer yet, so it sends the move again if this server dies.
        """
        table = self.table
        entry = connection.moved(seat, message, table.game, self.watermarks.timeline, self._clock.now())
        self.watermarks.buffer(self.requests.check_move(table, entry), entry, connection)
        # All other entries are scheduled already.
        when = self._scheduler.ruling_at(table)
        if self._timer is None or when < self._timer_at:
            self._set_timer(when)

    def screen_painted(self, connection: Connection, message: Painted) -> None:
        """Append the time at which the table's screen has painted a turn, if calls count from there.

        The log brings it to all servers that have players at the table. Without it calls count as usual.
        """
        entry = self.watermarks.painted(self.table, connection, message, self._clock.now())
        if entry is not None:
            with suppress(LogUnavailable):
                self.follower.append(entry, f"screen {entry.once} {entry.turn}")

    # Connections

    def enter(self, connection: Connection, last: int | None, *, is_shared: bool = False) -> None:
        """Add a connection, and bring it up to date; an older connection of one of its seats ends."""
        if self._connected.add(connection, self.table):
            self.last_used = self._clock.now()
            answer = welcome(connection, self.table, self._scheduler.choice_ms(self.table), is_shared=is_shared)
            connection.transport.send(encode(answer))
            self._connected.bring_up_to_date(connection, self.table, last)
            self.check_presence()

    def exit(self, connection: Connection) -> None:
        """Remove a closed connection."""
        if connection in self.connections:
            del self.connections[connection]
            self.last_used = self._clock.now()
            self.check_presence()

    def check_presence(self) -> None:
        """Append the changes of presence that the log does not have yet."""
        self.watermarks.connections_changed()
        self._scheduler.connections_changed()
        self._perform_due()

    def resume(self, connection: Connection) -> None:
        """Send a fresh view to a slow client that can read again."""
        self._connected.resume(connection, self.table)

    # Entries of the log

    def _restore(self, data: bytes) -> bool:
        """Start from a snapshot, if it can be read."""
        try:
            self._table = snapshot.read(data)
        except UnknownGame as error:
            self._fail(error)
            return True
        return self._table is not None

    def _on_entry(self, entry: AnyEntry, own: OwnEntry[AnyEntry] | None) -> None:
        before, folded = self._table, self._fold(entry)
        if before is None or folded is None:
            return
        self._unsaved.on_entry(before, folded.table)
        if not self.follower.is_catching_up:
            self._send(entry, folded, None if own is None else own.sender)
            if own is not None and not self._unsaved.count and self.follower.position % _OFFER_EVERY == 0:
                # A server that starts from a snapshot does not see the games before it.
                self.follower.offer(lambda: snapshot.write(folded.table))
            self._follow(entry, before, folded)
            self._count_entry(entry, folded.table)

    def _fold(self, entry: AnyEntry) -> Folded | None:
        """Fold an entry; None if the table was opened by it, or cannot be followed any more."""
        if self.failure is not None:
            return None
        if isinstance(entry, Opened):
            self._table = open_table(entry)
            return None
        try:
            folded = fold(self.table, entry)
        except UnknownGame as error:
            self._fail(error)
            return None
        self._table = folded.table
        return folded

    def _fail(self, error: UnknownGame) -> None:
        """Stop following a table whose mini-game only other servers have, and tell the people connected here."""
        self.failure = error
        self._connected.close_all(CloseReason(4003, Closing(error.code, str(error), again=False)))
        self._stop()

    def _send(self, entry: AnyEntry, folded: Folded, sender: Connection | None) -> None:
        """Send the updates of an entry to all, and its answer to its sender; a failure stops nothing else."""
        try:
            self._connected.notify(folded)
            for watcher in self.watchers:
                watcher(folded)
            if folded.table.phase == "closed" and folded.table.run_by:
                self._connected.close_all(TABLE_CLOSED)
        except Exception:
            _logger.exception("an entry of table %s could not be sent to all clients", self.code)
        try:
            self._connected.answer(entry, folded, sender)
            if isinstance(entry, Sat):
                self.arrivals.folded(entry.key, folded.refused)
        except Exception:
            _logger.exception("the sender of an entry of table %s has no answer", self.code)

    def _follow(self, entry: AnyEntry, before: Table, folded: Folded) -> None:
        """Bring the watermarks and the bots up to date with an entry, and set the timer to the next entry."""
        table, now, is_new = folded.table, self._clock.now(), is_new_phase(before, folded.table)
        try:
            self._scheduler.on_entry(entry, before, table, is_new_phase=is_new)
            self.watermarks.on_entry(entry, before, folded, now, is_new_phase=is_new)
            self._bots.on_entry(entry, before, folded, now, is_new_phase=is_new)
        except Exception:
            _logger.exception("an entry of table %s could not be processed; its next entry is scheduled", self.code)
        if table is not before or self._scheduler.awaits_entry:
            self._scheduler.awaits_entry = False
            self._schedule()

    def _count_entry(self, entry: AnyEntry, table: Table) -> None:
        """Count an entry against the shares of its seats, and close the table if its log is too long."""
        position = self.follower.position
        if position > self.members.free_until:
            self.members.count_entry(seats_behind(entry, table))
        if position >= MAX_ENTRIES and self.table.phase != "closed":
            with suppress(LogUnavailable):
                self.follower.append(Closed(), "full")

    # Scheduled entries

    def _schedule(self) -> None:
        """Set the timer to the next entry."""
        table = self._scheduled_table()
        if table is not None:
            self._set_timer(self._scheduler.next_at(table))

    def _perform_due(self) -> None:
        """Append the entries that are due, and set the timer to the next one."""
        self._set_timer(None)
        table = self._scheduled_table()
        if table is not None:
            self._set_timer(self._scheduler.perform_due(table, self._on_entry_lost))

    def _scheduled_table(self) -> Table | None:
        """Return the table, if its next entry is to be found now and not after the one that is being performed."""
        table = self._table if self._is_open and not self._scheduler.is_performing else None
        return None if table is None or table.phase == "closed" else table

    def _on_entry_lost(self) -> None:
        """Find a lost entry again, also if it was a move of a bot."""
        if self._is_open:
            self._bots.replan(self.table)
            self._schedule()

    def _set_timer(self, when: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if when is None else self._clock.call_at(when, self._perform_due)
        self._timer_at = when or 0.0
