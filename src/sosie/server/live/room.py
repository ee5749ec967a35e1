"""A room: a table that is open in this process. It appends requests to the log, and sends events to its clients."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from typing import Final, final

from sosie.errors import UnknownGame
from sosie.server.chance import Chance
from sosie.server.clock import Clock
from sosie.server.config import Limits
from sosie.server.live.connection import Connection, MoveRequest
from sosie.server.live.event_history import encode
from sosie.server.live.members import Members, seats_behind
from sosie.server.live.requests import SeatEntry, not_saved, out_of_range
from sosie.server.live.room_connections import TABLE_CLOSED, CloseReason, RoomConnections, welcome
from sosie.server.live.scheduler import Scheduler
from sosie.server.log.interface import Log, LogUnavailable, Subscription
from sosie.server.stalls import WATCHDOG
from sosie.table import snapshot
from sosie.table.due import Pace
from sosie.table.entries import (
    AnyEntry,
    BySeat,
    Came,
    Closed,
    Moved,
    Opened,
    Sat,
    ScreenShowed,
    SeatRemoved,
    Went,
    from_log,
    to_log,
)
from sosie.table.fairness import reaction
from sosie.table.fold import Folded, answer_without_entry, fold, open_table
from sosie.table.messages import Closing, Counted, Painted, Refused
from sosie.table.newcomers import free_seat
from sosie.table.outcome import Rejected
from sosie.table.screen import is_heads_up
from sosie.table.session import check_move
from sosie.table.settings import MOST_SEATS
from sosie.table.table import Table

_SIT_S = 10.0
_OFFER_EVERY = 50
"""The number of entries after which a snapshot is offered to the log again."""
_logger = logging.getLogger("sosie.tables")
MOST_ENTRIES = 200_000
"""The length of a log at which its table is closed."""
MOST_MOVES = 20_000
"""The most moves of one mini-game, which are all in its record."""
MOST_PENDING = 8
"""The most entries of one seat on their way through the log, so that the others need not wait behind them."""
MOST_SEAT_MOVES = 2_500
"""The most moves of one seat in a mini-game."""


@final
class OwnEntry:
    """An entry of this server that is on its way through the log, and the connection that waits for an answer."""

    def __init__(self, entry: AnyEntry, sender: Connection | None) -> None:
        self.entry: Final = entry
        self.sender: Final = sender


OnRecord = Callable[[Table, Callable[[], None]], None]
"""Called with a table whose mini-game has just ended, and a callback for when its record is stored."""
Watcher = Callable[[Folded], None]


class Room:
    """An open table: its state and its connections."""

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
        self.code = code
        self.members: Final = Members(limits, MOST_ENTRIES, MOST_SEATS)
        """The limits of its seats, by their numbers, and of its screen."""
        self.connections: dict[Connection, None] = {}
        """In order, since that order reaches the log."""
        self.position = 0
        """The number of entries folded so far."""
        self.last_used = self.last_found = clock.now()
        self._log, self._clock, self._on_record = log, clock, on_record
        self._table: Table | None = None
        self._scheduler = Scheduler(code, self.connections, self, log.peers, clock, pace, chance)
        self._connected = RoomConnections(
            self.connections, self._scheduler.watermarks, log.peers.me, connection_numbers, pace.backlog
        )
        self._sitting: dict[str, asyncio.Future[Refused | None]] = {}
        self._own_entries: dict[bytes, OwnEntry] = {}
        """The entries on their way through the log, by their bytes."""
        self.watchers: list[Watcher] = []
        """Called after each entry; an event watches its tables."""
        self._unsaved = 0
        """The number of finished mini-games that may not be in the store yet."""
        self._subscription: Subscription | None = None
        self._catching_up = True
        self.failure: UnknownGame | None = None
        """Why the log cannot be folded any further here."""

    @property
    def is_used(self) -> bool:
        """Whether somebody is connected, or an event watches."""
        return bool(self.connections or self.watchers)

    @property
    def has_unsaved_games(self) -> bool:
        """Whether a finished mini-game may not be in the store yet."""
        return self._unsaved > 0

    @property
    def table(self) -> Table:
        """The current table."""
        assert self._table is not None  # noqa: S101 - a room is opened before it is used
        return self._table

    async def open(self) -> bool:
        """Fold the log, and subscribe to it; False if the table does not exist."""
        self._subscription = await self._log.subscribe(self.code, self._on_entry, restore=self._restore)
        self._catching_up = False
        self.members.start(self.position)
        if self.failure is not None:
            self.close()
            raise self.failure
        if self._table is None or self._table.phase == "closed":
            self.close()
            return False
        # Players of a server that has died are disconnected; their clients reconnect by themselves.
        self._scheduler.start(self._table)
        return True

    async def catch_up(self) -> None:
        """Fold all entries that the log has now."""
        await self._log.catch_up(self.code)

    def close(self) -> None:
        """End the subscription and the scheduler, and drop their references to the room, so that it is freed."""
        if self._subscription is not None:
            self._subscription.cancel()
            self._subscription = None
        self._scheduler.close()

    # Requests

    def append(
        self,
        entry: AnyEntry,
        sender: Connection | None = None,
        key: str = "",
        on_lost: Callable[[], None] | None = None,
    ) -> None:
        """Append an entry to the log, after the buffered moves; it is received in `_on_entry`."""
        if self.table.phase == "closed":
            raise Rejected("closed", "this table is closed")
        if self._scheduler.watermarks.buffered:
            self._scheduler.release()
        self._append(entry, sender, key, on_lost)

    def append_scheduled(self, entry: AnyEntry, key: str, on_lost: Callable[[], None]) -> None:
        """Append a scheduled event; the key makes it idempotent."""
        self.append(entry, None, key, on_lost)

    def append_buffered(self, entry: Moved, connection: Connection) -> None:
        """Append a buffered move, or tell its player that it is lost."""
        try:
            self._append(entry, connection)
        except LogUnavailable:
            connection.transport.send(encode(not_saved(entry.number, entry.seat)))
        except OverflowError:
            connection.transport.send(encode(out_of_range()))

    def _append(
        self, entry: AnyEntry, sender: Connection | None, key: str = "", on_lost: Callable[[], None] | None = None
    ) -> None:
        payload = to_log(entry)
        if not key:
            if payload in self._own_entries:
                # A slow log would only be slower if it stored the same entry twice.
                return
            # An entry with a key may come from another server instead.
            self._own_entries[payload] = OwnEntry(entry, sender)
        try:
            self._log.append(self.code, payload, key, partial(self._on_lost, payload, on_lost))
        except LogUnavailable:
            self._own_entries.pop(payload, None)
            raise

    def request(self, entry: SeatEntry, sender: Connection) -> None:
        """Append a request; one that changes nothing is answered at once, and not logged."""
        answer = self._answer_now(entry)
        if answer is None:
            self.members.check_share(entry.seat)
            self.append(entry, sender)
        else:
            self._remember_answer(entry.seat, entry.number)
            sender.transport.send(encode(answer))

    def _answer_now(self, entry: AnyEntry) -> Refused | Counted | None:
        """Return the answer to a request that changes nothing; None if it may, also because of entries on their way."""
        if self._own_entries or self._scheduler.watermarks.buffered:
            return None
        return answer_without_entry(self.table, entry)

    def _remember_answer(self, seat: int, number: int) -> None:
        """Remember that a request was answered without an entry, so that a repeat has no other answer."""
        if (player := self.table.player(seat)) is not None:
            self.members.of(seat).answered.append((player.key, number))

    async def sit(self, entry: Sat) -> Refused | None:
        """Seat a person, and wait for the result; return the refusal, if any."""
        if self._answer_now(entry) is not None:
            # This server may not know yet that somebody has left, or that the host has unlocked the table.
            await self.catch_up()
            if isinstance(refused := self._answer_now(entry), Refused):
                return refused
        seat = free_seat(self.table)
        if seat is not None:
            self.members.check_share(seat)
        result = self._sitting.setdefault(entry.key, asyncio.get_running_loop().create_future())
        try:
            self.append(entry)
            async with asyncio.timeout(_SIT_S):
                return await asyncio.shield(result)
        except TimeoutError:
            raise LogUnavailable("the log does not answer") from None
        finally:
            self._sitting.pop(entry.key, None)

    def move(self, connection: Connection, seat: int, message: MoveRequest) -> None:
        """Buffer a move until it can be ruled, so that the move and the watermarks are a single entry.

        No watermark of its seat is raised before the move is in the log, and no later entry overtakes it. The client
        has no answer yet, so it sends the move again if this server dies.
        """
        table = self.table
        play, timeline = table.play, self._scheduler.watermarks.timeline
        entry = connection.moved(seat, message, play, timeline, self._clock.now())
        if play is not None and len(play.moves) + len(play.pending) >= MOST_MOVES:
            raise Rejected("too-many-moves", "this game has had too many moves; the host can stop it")
        try:
            game = check_move(table, entry)
        except Rejected:
            self._remember_answer(seat, entry.number)
            raise
        self.members.check_share(seat)
        self.members.of(seat).count_move(game.number, MOST_SEAT_MOVES)
        self._scheduler.buffer(game, entry, connection)

    def screen_painted(self, connection: Connection, message: Painted) -> None:
        """Append the time at which the table's screen has painted a turn, if calls count from there.

        The log brings it to all servers that have players at the table. Without it calls count as usual.
        """
        table, timeline, now = self.table, self._scheduler.watermarks.timeline, self._clock.now()
        play, turn = table.play, message.turn
        if play is None or play.number != message.game or turn not in timeline.turns or turn in timeline.reveals:
            return
        if table.screen_at == connection.name and is_heads_up(table):
            painted = reaction(timeline.since(turn, now), connection.link, message.took).took
            reveal_ms = round(painted + connection.link.round_trip / 2)
            with suppress(LogUnavailable):
                self._append(ScreenShowed(play.number, turn, reveal_ms), None, f"screen {play.number} {turn}")

    def has_counted(self, seat: int, number: int) -> bool:
        """Tell whether a request of a seat has counted or was answered, as far as this server knows."""
        player = self.table.player(seat)
        if player is None:
            return False
        return self.table.has_counted(seat, number) or (player.key, number) in self.members.of(seat).answered

    def is_pending(self, seat: int, number: int) -> bool:
        """Tell whether a request of a seat is on its way through the log, so that a repeat need not follow it."""
        return any(isinstance(entry, BySeat) and entry.number == number for entry in self._pending_of(seat))

    def is_behind(self, seat: int) -> bool:
        """Tell whether so many entries of a seat are on their way through the log that it has to wait."""
        return len(self._pending_of(seat)) >= MOST_PENDING

    def _pending_of(self, seat: int) -> list[BySeat | Came | Went]:
        """Return the entries of a seat on their way through the log, and its buffered moves."""
        entries = [own.entry for own in self._own_entries.values()]
        entries += [move.entry for move in self._scheduler.watermarks.buffered]
        return [entry for entry in entries if isinstance(entry, BySeat | Came | Went) and entry.seat == seat]

    # Connections

    def enter(self, connection: Connection, last: int | None, *, is_shared: bool = False) -> None:
        """Add a connection, and bring it up to date; an older connection of one of its seats ends."""
        if self._connected.add(connection, self.table):
            self.last_used = self._clock.now()
            answer = welcome(connection, self.table, self._scheduler.choice_ms(), is_shared=is_shared)
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
        self._scheduler.check_presence()

    def round_trip_measured(self) -> None:
        """Use a new round trip of a connection."""
        self._scheduler.watermarks.connections_changed()

    def resume(self, connection: Connection) -> None:
        """Send a fresh view to a slow client that can read again."""
        self._connected.resume(connection, self.table)

    # Entries of the log

    def _restore(self, position: int, data: bytes) -> bool:
        """Start from a snapshot, if it can be read."""
        try:
            self._table, self.position = snapshot.read(data), position
        except UnknownGame as error:
            self._fail(error)
            return True
        return self._table is not None

    def _on_entry(self, position: int, payload: bytes) -> None:
        # Entries of this server need not be decoded again.
        own = self._own_entries.pop(payload, None)
        entry, self.position = from_log(payload) if own is None else own.entry, position
        start = WATCHDOG.begin()
        try:
            self._apply(position, entry, own)
        finally:
            WATCHDOG.end(start, "entry", entry)

    def _apply(self, position: int, entry: AnyEntry, own: OwnEntry | None) -> None:
        before, folded = self._table, self._fold(entry)
        if before is None or folded is None:
            return
        table = folded.table
        # An event is deleted with all its names, so its games are not stored.
        if table.last is not None and table.last is not before.last and not table.run_by:
            # Also for old entries: a server may have died before it stored the record.
            self._unsaved += 1
            self._on_record(table, self._on_saved)
        if not self._catching_up:
            # A failure here must not keep the next event from being scheduled.
            try:
                self._notify(folded)
            except Exception:
                _logger.exception("an entry of table %s could not be sent to all clients", self.code)
            try:
                self._answer(entry, folded, None if own is None else own.sender)
            except Exception:
                _logger.exception("the sender of an entry of table %s has no answer", self.code)
            if own is not None and not self._unsaved and position % _OFFER_EVERY == 0:
                # A server that starts from a snapshot does not see the games before it.
                self._log.offer(self.code, position, lambda: snapshot.write(table))
            self._scheduler.on_entry(entry, before, folded)
            self._count_entry(entry, table)

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
        self._scheduler.close()

    def _count_entry(self, entry: AnyEntry, table: Table) -> None:
        """Count an entry against the shares of its seats, and close the table if its log is too long."""
        if self.position > self.members.free_until:
            self.members.count_entry(seats_behind(entry, table))
        if self.position >= MOST_ENTRIES and self.table.phase != "closed":
            with suppress(LogUnavailable):
                self._append(Closed(), None, "full")

    def _on_saved(self) -> None:
        self._unsaved -= 1

    def _on_lost(self, payload: bytes, on_lost: Callable[[], None] | None) -> None:
        """Tell the sender of a lost entry to try again."""
        own = self._own_entries.pop(payload, None)
        if on_lost is not None:
            on_lost()
        if own is None:
            return
        entry, sender = own.entry, own.sender
        if isinstance(entry, BySeat) and sender is not None:
            sender.transport.send(encode(not_saved(entry.number, entry.seat)))
        elif isinstance(entry, Sat) and (result := self._sitting.pop(entry.key, None)) is not None:
            result.set_exception(LogUnavailable("the log does not answer"))

    def _notify(self, folded: Folded) -> None:
        """Send events to all clients, and notices to the host; call the watchers; end all if its event is deleted."""
        for event in folded.events:
            self._connected.broadcast(event)
        if folded.to_host and (host := self._connected.at(folded.table.host)) is not None:
            for notice in folded.to_host:
                host.transport.send(encode(notice))
        for watcher in self.watchers:
            watcher(folded)
        if folded.table.phase == "closed" and folded.table.run_by:
            self._connected.close_all(TABLE_CLOSED)

    def _answer(self, entry: AnyEntry, folded: Folded, sender: Connection | None) -> None:
        """Answer the sender of an entry."""
        if isinstance(entry, BySeat):
            if sender is not None and folded.refused is not None:
                sender.transport.send(encode(folded.refused))
            if folded.counted is not None and (repeater := self._connected.at(entry.seat)) is not None:
                # Also if another server appended the repeat: the seat may be connected here now.
                repeater.transport.send(encode(folded.counted))
            if not (folded.refused or folded.counted):
                self._connected.vacate(entry, folded.table)
        elif isinstance(entry, Sat):
            if (result := self._sitting.pop(entry.key, None)) is not None and not result.done():
                result.set_result(folded.refused)
        elif isinstance(entry, Came | SeatRemoved):
            self._connected.on_presence(entry.seat, folded.table)
