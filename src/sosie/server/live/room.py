"""A live table in this process: what clients ask for goes into its log, what comes out of it goes to them all."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import NamedTuple

import msgspec

from sosie.server.clock import Clock
from sosie.server.live.connection import Connection
from sosie.server.live.event_history import EventHistory, encode
from sosie.server.live.requests import beyond_bounds, not_kept
from sosie.server.live.scheduler import Scheduler
from sosie.server.log.interface import Log, LogUnavailable, Subscription
from sosie.table import snapshot
from sosie.table.due import Pace
from sosie.table.entries import AnyEntry, BySeat, Came, Closed, Left, Moved, Opened, Removed, Sat
from sosie.table.fold import Folded, fold, open_table
from sosie.table.messages import VERSION, Call, Closing, Event, Refused, Slap, Take, Welcome
from sosie.table.outcome import Rejected
from sosie.table.table import Table
from sosie.table.views import view

to_log = msgspec.msgpack.Encoder().encode
from_log = msgspec.msgpack.Decoder(AnyEntry).decode

_SIT_S = 10.0
_CONNECTIONS = count(1)
_logger = logging.getLogger("sosie.tables")
MOST_ENTRIES = 200_000
"""The length of a log at which its table is closed."""
MOST_MOVES = 20_000
"""The most moves of one mini-game, which are all in its record."""


class CloseReason(NamedTuple):
    """Why a connection ends, and its WebSocket close code."""

    code: int
    closing: Closing


_ELSEWHERE = CloseReason(4001, Closing("elsewhere", "this seat is open in another window", again=False))
_REMOVED = CloseReason(4002, Closing("removed", "The host has asked you to leave this table.", again=False))
_KEPT_OUT = CloseReason(
    4002, Closing("kept-out", "The host has asked you to leave this table and not to come back.", again=False)
)

OnRecord = Callable[[Table, Callable[[], None]], None]
"""Is given a table at which a mini-game has just ended, and what to call once that is kept."""


class Room:
    """One table: its state, and who is connected."""

    def __init__(self, code: str, log: Log, clock: Clock, pace: Pace, on_record: OnRecord) -> None:
        self.code, self.connections = code, set[Connection]()
        self.position = 0
        """How many entries have been folded."""
        self.last_used = clock.now()
        self._log, self._clock, self._pace, self._on_record = log, clock, pace, on_record
        self._table: Table | None = None
        self._scheduler = Scheduler(code, self.connections, self, log.peers, clock, pace)
        self._history = EventHistory()
        self._askers: dict[tuple[int, int], Connection] = {}
        self._sitting: dict[str, asyncio.Future[Refused | None]] = {}
        self._mine: dict[bytes, AnyEntry] = {}
        self._unkept = 0
        """How many mini-games have ended that may not be in the store."""
        self._subscription: Subscription | None = None
        self._catching_up = True

    @property
    def table(self) -> Table:
        """The table as it is now."""
        assert self._table is not None  # noqa: S101 - a room is opened before it is used
        return self._table

    async def open(self) -> bool:
        """Fold what is in the log, and listen to what comes; False if there is no such table."""
        self._subscription = await self._log.subscribe(self.code, self._on_entry, restore=self._restore)
        self._catching_up = False
        if self._table is None or self._table.phase == "closed":
            self.close()
            return False
        # Whoever was connected to a server that has died is not any more; they come back by themselves.
        self._scheduler.begin(self._table)
        return True

    async def catch_up(self) -> None:
        """Fold all that the log has by now."""
        await self._log.catch_up(self.code)

    def close(self) -> None:
        """Stop listening, and forget what was due."""
        if self._subscription:
            self._subscription.cancel()
        self._scheduler.close()

    # What clients ask for

    def append(
        self, entry: AnyEntry, asker: Connection | None = None, key: str = "", on_lost: Callable[[], None] | None = None
    ) -> None:
        """Put something into the log, after what is held; it comes back through `_on_entry`."""
        if self.table.phase == "closed":
            raise Rejected("closed", "this table is closed")
        if self._scheduler.watermarks.buffered:
            self._scheduler.release()
        self._append(entry, asker, key, on_lost)

    def append_scheduled(self, entry: AnyEntry, key: str, on_lost: Callable[[], None]) -> None:
        """Append a scheduled event; an entry whose key is known counts once."""
        self.append(entry, None, key, on_lost)

    def append_buffered(self, entry: Moved, connection: Connection) -> None:
        """Append a move that was buffered, or tell its player that it is lost."""
        try:
            self._append(entry, connection)
        except LogUnavailable:
            connection.transport.send(encode(not_kept(entry.number)))
        except OverflowError:
            connection.transport.send(encode(beyond_bounds()))

    def _append(
        self, entry: AnyEntry, asker: Connection | None, key: str = "", on_lost: Callable[[], None] | None = None
    ) -> None:
        payload = to_log(entry)
        if asker is not None and isinstance(entry, BySeat):
            self._askers[entry.seat, entry.number] = asker
        if not key:
            # What has a key may come back as another server has put it.
            self._mine[payload] = entry
        try:
            self._log.append(self.code, payload, key, on_lost or (lambda: self._on_lost(entry, payload)))
        except LogUnavailable:
            self._mine.pop(payload, None)
            if isinstance(entry, BySeat):
                self._askers.pop((entry.seat, entry.number), None)
            raise

    async def sit(self, entry: Sat) -> Refused | None:
        """Let somebody sit down, and wait for the decision; return why they do not."""
        decided = self._sitting.setdefault(entry.key, asyncio.get_running_loop().create_future())
        try:
            self.append(entry)
            async with asyncio.timeout(_SIT_S):
                return await asyncio.shield(decided)
        except TimeoutError:
            raise LogUnavailable("the log does not answer") from None
        finally:
            self._sitting.pop(entry.key, None)

    def move(self, connection: Connection, message: Call | Take | Slap) -> None:
        """Hold a move until it can be ruled, so that it is one entry with what was heard meanwhile.

        Nothing more of its seat is said to have been heard before it is in the log, and nothing goes into the log
        before it. It has not been answered, so who sent it may send it again if this server dies.
        """
        if connection.seat is None:
            return
        table = self.table
        entry, play = connection.moved(message, self._scheduler.watermarks.timeline, self._clock.now()), table.play
        if play is not None and len(play.moves) + len(play.pending) >= MOST_MOVES:
            raise Rejected("too-many-moves", "this game has had too many moves; the host can stop it")
        if play is None or table.phase != "playing" or connection.seat not in play.seats or entry.turn < 0:
            self.append(entry, connection)
        else:
            self._scheduler.buffer(play, entry, connection)

    def has_counted(self, seat: int, number: int) -> bool:
        """Tell whether a request of a seat has counted, as far as this server has folded the log."""
        player = self.table.player(seat)
        return player is not None and number <= player.last_request

    # Who is connected

    def enter(self, connection: Connection, last: int | None) -> None:
        """Let somebody in who is connected, and bring them up to date; an older connection of the seat ends."""
        older = self.connection_at(connection.seat)
        if self._is_given_up(connection, older):
            self._end(connection)
            return
        if older is not None:
            self._end(older)
        connection.name = f"{self._log.peers.me}/{next(_CONNECTIONS)}"
        self.connections.add(connection)
        self.last_used = self._clock.now()
        player = self.table.player(connection.seat) if connection.seat is not None else None
        connection.transport.send(encode(Welcome(VERSION, connection.seat, player.last_request if player else 0)))
        self._bring_up_to_date(connection, last)
        self.check_presence()

    def exit(self, connection: Connection) -> None:
        """Note that somebody is not connected any more."""
        if connection in self.connections:
            self.connections.discard(connection)
            self.last_used = self._clock.now()
            self.check_presence()

    def check_presence(self) -> None:
        """See whether somebody has come or gone whom the log does not know of, here or with a server that is gone."""
        self._scheduler.check_presence()

    def measured(self) -> None:
        """Note that more is known of somebody's trip."""
        self._scheduler.watermarks.connections_changed()

    def caught_up(self, connection: Connection) -> None:
        """Send a fresh view to somebody who was too slow, now that they can read again."""
        if connection.behind:
            connection.behind = False
            self._bring_up_to_date(connection, None)

    def connection_at(self, seat: int | None) -> Connection | None:
        """Return who is connected at a seat."""
        return (
            next((connection for connection in self.connections if connection.seat == seat), None)
            if seat is not None
            else None
        )

    def _is_given_up(self, connection: Connection, other: Connection | None = None) -> bool:
        """Tell whether the same window has a later connection, as far as the log knows, or another connection shows."""
        player = self.table.player(connection.seat) if connection.seat is not None else None
        is_late = other is not None and connection.window == other.window != "" and connection.attempt < other.attempt
        return is_late or (player is not None and player.has_later_attempt(connection.window, connection.attempt))

    def _end(self, connection: Connection, why: CloseReason = _ELSEWHERE) -> None:
        """End a connection whose seat has another, or is not theirs any more."""
        self.connections.discard(connection)
        self._scheduler.watermarks.connections_changed()
        connection.transport.send(encode(why.closing))
        connection.transport.close(why.code, why.closing.code)

    def _bring_up_to_date(self, connection: Connection, last: int | None) -> None:
        """Send what was missed since an event, or the whole table when that is too long ago."""
        missed = self._history.since(last, self.table.event)
        for message in [encode(view(self.table))] if missed is None else missed:
            connection.transport.send(message)

    # What comes out of the log

    def _restore(self, position: int, data: bytes) -> bool:
        """Begin with a snapshot, if it can be read."""
        self._table, self.position = snapshot.read(data), position
        return self._table is not None

    def _on_entry(self, position: int, payload: bytes) -> None:
        # What was appended here need not be read again.
        mine = self._mine.pop(payload, None)
        entry, self.position = mine or from_log(payload), position
        if isinstance(entry, Opened):
            self._table = open_table(entry)
            return
        before, folded = self.table, fold(self.table, entry)
        table = self._table = folded.table
        if table.last is not None and table.last is not before.last:
            # Also of what was before: a server may have died before it could keep a game that was over.
            self._unkept += 1
            self._on_record(table, self._on_kept)
        if not self._catching_up:
            self._safely(lambda: self._tell(folded))
            self._safely(lambda: self._answer(entry, folded))
            if mine is not None and not self._unkept:
                # Games that ended before a snapshot would not be kept again by who begins with it.
                self._log.offer(self.code, position, lambda: snapshot.write(table))
            self._scheduler.note(entry, before, folded)
            if position >= MOST_ENTRIES:
                self._close_full()

    def _safely(self, act: Callable[[], None]) -> None:
        """Go on if telling clients fails: what is due next at the table is scheduled after that."""
        try:
            act()
        except Exception:
            _logger.exception("an entry of table %s could not be told to all", self.code)

    def _close_full(self) -> None:
        """Close the table, whose log is too long."""
        if self.table.phase != "closed":
            with suppress(LogUnavailable):
                self._append(Closed(), None, "full")

    def _on_kept(self) -> None:
        self._unkept -= 1

    def _on_lost(self, entry: AnyEntry, payload: bytes) -> None:
        """Tell who asked for something that it may not have been kept, so that they ask again."""
        self._mine.pop(payload, None)
        if isinstance(entry, BySeat) and (asker := self._askers.pop((entry.seat, entry.number), None)) is not None:
            asker.transport.send(encode(not_kept(entry.number)))
        elif isinstance(entry, Sat) and (decided := self._sitting.pop(entry.key, None)) is not None:
            decided.set_exception(LogUnavailable("the log does not answer"))

    def _tell(self, folded: Folded) -> None:
        """Send events to everybody, and flags to the host."""
        for event in folded.events:
            self._broadcast(event)
        if folded.to_host and (host := self.connection_at(folded.table.host)) is not None:
            for flag in folded.to_host:
                host.transport.send(encode(flag))

    def _broadcast(self, event: Event) -> None:
        message = self._history.add(event)
        for connection in self.connections:
            # Who is so far behind that only a fresh view makes sense gets one once they can read.
            if connection.behind or connection.transport.backlog() > self._pace.backlog:
                connection.behind = True
            else:
                connection.transport.send(message)

    def _answer(self, entry: AnyEntry, folded: Folded) -> None:
        """Do for whom an entry is about what is not an event for all."""
        if isinstance(entry, BySeat):
            asker = self._askers.pop((entry.seat, entry.number), None) if self._askers else None
            if asker is not None and folded.refused is not None:
                asker.transport.send(encode(folded.refused))
            if folded.counted is not None and (repeater := self.connection_at(entry.seat)) is not None:
                # Also if the repeat was appended through another server: the seat may be connected here by now.
                repeater.transport.send(encode(folded.counted))
            if not (folded.refused or folded.counted):
                self._vacate(entry, folded.table)
        elif isinstance(entry, Sat):
            if (decided := self._sitting.pop(entry.key, None)) is not None and not decided.done():
                decided.set_result(folded.refused)
        elif isinstance(entry, Came):
            self._note_connection(entry.seat, folded.table)

    def _vacate(self, entry: BySeat, table: Table) -> None:
        """Part a connection from a seat that its player has left or was removed from."""
        if isinstance(entry, Left) and (leaver := self.connection_at(entry.seat)) is not None:
            # Whoever sits there next is somebody else.
            leaver.seat = None
            self._scheduler.watermarks.connections_changed()
        elif isinstance(entry, Removed) and (connection := self.connection_at(entry.target)) is not None:
            player = table.player(entry.target)
            if player is None or player.removed:
                self._end(connection, _KEPT_OUT if entry.keep_out else _REMOVED)

    def _note_connection(self, seat: int, table: Table) -> None:
        """End a connection that the log knew of when it tells of another; one that it did not know yet is newer."""
        connection, player = self.connection_at(seat), table.player(seat)
        if connection is None or player is None:
            return
        if player.connection == connection.name:
            connection.is_known = True
        elif connection.is_known or self._is_given_up(connection):
            self._end(connection)
