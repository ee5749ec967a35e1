"""A live table in this process: what clients ask for goes into its log, what comes out of it goes to them all."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import NamedTuple

import msgspec

from sosie.errors import UnknownGame
from sosie.server.dealing import Pace
from sosie.server.duties import Duties
from sosie.server.guest import Guest
from sosie.server.history import History, encode
from sosie.server.log import Log, LogUnavailable, Subscription
from sosie.server.requests import beyond_bounds, not_kept
from sosie.server.timing import Clock
from sosie.table import snapshot
from sosie.table.entries import AnyEntry, BySeat, Came, Closed, Left, Moved, Opened, Removed, Sat
from sosie.table.messages import VERSION, Call, Closing, Event, Refused, Ruled, Slap, Take, Welcome
from sosie.table.outcome import NotNow
from sosie.table.state import Table
from sosie.table.table import Folded, fold, open_table
from sosie.table.views import view

to_log = msgspec.msgpack.Encoder().encode
from_log = msgspec.msgpack.Decoder(AnyEntry).decode

_SIT_S = 10.0
_CONNECTIONS = count(1)
MOST_ENTRIES = 200_000
"""The length of a log at which its table is closed."""
MOST_MOVES = 20_000
"""The most moves of one mini-game, which are all in its record."""


class Ending(NamedTuple):
    """Why a connection ends, and its WebSocket close code."""

    code: int
    closing: Closing


_ELSEWHERE = Ending(4001, Closing("elsewhere", "this seat is open in another window", again=False))
_REMOVED = Ending(4002, Closing("removed", "The host has asked you to leave this table.", again=False))
_KEPT_OUT = Ending(
    4002, Closing("kept-out", "The host has asked you to leave this table and not to come back.", again=False)
)

OnRecord = Callable[[Table, Callable[[], None]], None]
"""Is given a table at which a mini-game has just ended, and what to call once that is kept."""


class Room:
    """One table: its state, and who is connected."""

    def __init__(self, code: str, log: Log, clock: Clock, pace: Pace, on_record: OnRecord) -> None:
        self.code, self.guests = code, set[Guest]()
        self.place = 0
        """How many entries have been folded."""
        self.last_used = clock.now()
        self._log, self._clock, self._pace, self._on_record = log, clock, pace, on_record
        self._table: Table | None = None
        self._duties = Duties(self, log.peers, clock, pace)
        self._history = History()
        self._askers: dict[tuple[int, int], Guest] = {}
        self._sitting: dict[str, asyncio.Future[Refused | None]] = {}
        self._mine: dict[bytes, AnyEntry] = {}
        self._unkept = 0
        """How many mini-games have ended that may not be in the store."""
        self._subscription: Subscription | None = None
        self._catching_up = True
        self.failure: UnknownGame | None = None
        """Why the log cannot be folded any further here."""

    @property
    def table(self) -> Table:
        """The table as it is now."""
        assert self._table is not None  # noqa: S101 - a room is opened before it is used
        return self._table

    async def open(self) -> bool:
        """Fold what is in the log, and listen to what comes; False if there is no such table."""
        self._subscription = await self._log.subscribe(self.code, self._on_entry, restore=self._restore)
        self._catching_up = False
        if self.failure is not None:
            self.close()
            raise self.failure
        if self._table is None or self._table.phase == "closed":
            self.close()
            return False
        # Whoever was connected to a server that has died is not any more; they come back by themselves.
        self._duties.begin()
        return True

    async def catch_up(self) -> None:
        """Fold all that the log has by now."""
        await self._log.catch_up(self.code)

    def close(self) -> None:
        """Stop listening, and forget what was due."""
        if self._subscription:
            self._subscription.cancel()
        self._duties.close()

    # What clients ask for

    def append(
        self, entry: AnyEntry, asker: Guest | None = None, key: str = "", on_lost: Callable[[], None] | None = None
    ) -> None:
        """Put something into the log, after what is held; it comes back through `_on_entry`."""
        if self.table.phase == "closed":
            raise NotNow("closed", "this table has been put away")
        if self._duties.hearing.held:
            self._duties.release()
        self._append(entry, asker, key, on_lost)

    def append_held(self, entry: Moved, guest: Guest) -> None:
        """Put a move into the log that was held, or tell who made it that it cannot be."""
        try:
            self._append(entry, guest)
        except LogUnavailable:
            guest.transport.send(encode(not_kept(entry.number)))
        except OverflowError:
            guest.transport.send(encode(beyond_bounds()))

    def _append(
        self, entry: AnyEntry, asker: Guest | None, key: str = "", on_lost: Callable[[], None] | None = None
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

    def move(self, guest: Guest, message: Call | Take | Slap) -> None:
        """Hold a move until it can be ruled, so that it is one entry with what was heard meanwhile.

        Nothing more of its seat is said to have been heard before it is in the log, and nothing goes into the log
        before it. It has not been answered, so who sent it may send it again if this server dies.
        """
        if guest.seat is None:
            return
        table = self.table
        entry, play = guest.moved(message, self._duties.hearing.sight, self._clock.now()), table.play
        if play is not None and len(play.moves) + len(play.pending) >= MOST_MOVES:
            raise NotNow("too-many-moves", "this game has had too many moves; the host can stop it")
        if play is None or table.phase != "playing" or guest.seat not in play.seats or entry.turn < 0:
            self.append(entry, guest)
        else:
            self._duties.hold(play, entry, guest)

    def has_counted(self, seat: int, number: int) -> bool:
        """Tell whether a request of a seat has counted, as far as this server has folded the log."""
        player = self.table.player(seat)
        return player is not None and number <= player.heard

    # Who is connected

    def enter(self, guest: Guest, last: int | None) -> None:
        """Let somebody in who is connected, and bring them up to date; an older connection of the seat ends."""
        older = self.guest_at(guest.seat)
        if self._is_given_up(guest, older):
            self._end(guest)
            return
        if older is not None:
            self._end(older)
        guest.at = f"{self._log.peers.me}/{next(_CONNECTIONS)}"
        self.guests.add(guest)
        self.last_used = self._clock.now()
        player = self.table.player(guest.seat) if guest.seat is not None else None
        guest.transport.send(encode(Welcome(VERSION, guest.seat, player.heard if player else 0)))
        self._bring_up_to_date(guest, last)
        self.look_around()

    def exit(self, guest: Guest) -> None:
        """Note that somebody is not connected any more."""
        if guest in self.guests:
            self.guests.discard(guest)
            self.last_used = self._clock.now()
            self.look_around()

    def look_around(self) -> None:
        """See whether somebody has come or gone whom the log does not know of, here or with a server that is gone."""
        self._duties.look_around()

    def measured(self) -> None:
        """Note that more is known of somebody's trip."""
        self._duties.hearing.changed()

    def caught_up(self, guest: Guest) -> None:
        """Send a fresh view to somebody who was too slow, now that they can read again."""
        if guest.behind:
            guest.behind = False
            self._bring_up_to_date(guest, None)

    def guest_at(self, seat: int | None) -> Guest | None:
        """Return who is connected at a seat."""
        return next((guest for guest in self.guests if guest.seat == seat), None) if seat is not None else None

    def _is_given_up(self, guest: Guest, other: Guest | None = None) -> bool:
        """Tell whether the same window has a later connection, as far as the log knows, or another guest shows."""
        player = self.table.player(guest.seat) if guest.seat is not None else None
        is_late = other is not None and guest.window == other.window != "" and guest.attempt < other.attempt
        return is_late or (player is not None and player.is_given_up(guest.window, guest.attempt))

    def _end(self, guest: Guest, why: Ending = _ELSEWHERE) -> None:
        """End a connection whose seat has another, or is not theirs any more."""
        self.guests.discard(guest)
        self._duties.hearing.changed()
        guest.transport.send(encode(why.closing))
        guest.transport.close(why.code, why.closing.code)

    def _bring_up_to_date(self, guest: Guest, last: int | None) -> None:
        """Send what was missed since an event, or the whole table when that is too long ago."""
        missed = self._history.since(last, self.table.event)
        for message in [encode(view(self.table))] if missed is None else missed:
            guest.transport.send(message)

    # What comes out of the log

    def _restore(self, place: int, data: bytes) -> bool:
        """Begin with a snapshot, if it can be read."""
        try:
            self._table, self.place = snapshot.read(data), place
        except UnknownGame as error:
            self._fail(error)
            return True
        return self._table is not None

    def _on_entry(self, place: int, payload: bytes) -> None:
        # What was appended here need not be read again.
        mine = self._mine.pop(payload, None)
        entry, self.place = mine or from_log(payload), place
        before, folded = self._table, self._fold(entry)
        if before is None or folded is None:
            return
        table = folded.table
        if table.last is not None and table.last is not before.last:
            # Also of what was before: a server may have died before it could keep a game that was over.
            self._unkept += 1
            self._on_record(table, self._on_kept)
        if not self._catching_up:
            self._tell(entry, folded, before)
            self._answer(entry, folded)
            if mine is not None and not self._unkept:
                # Games that ended before a snapshot would not be kept again by who begins with it.
                self._log.offer(self.code, place, lambda: snapshot.write(table))
            if table is not before:
                self._duties.schedule()
            if place >= MOST_ENTRIES:
                self._close_full()

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
        """Stop to follow a table whose mini-game is only on other servers, and tell who is connected here."""
        self.failure = error
        for guest in tuple(self.guests):
            self._end(guest, Ending(4003, Closing(error.code, str(error), again=False)))
        self._duties.close()

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

    def _tell(self, entry: AnyEntry, folded: Folded, before: Table) -> None:
        """Send events to everybody, encoded once, and note what was shown when."""
        duties, table = self._duties, folded.table
        duties.note_entry(entry, before)
        duties.note_phase(table, before)
        for event in folded.events:
            self._broadcast(event)
            if table.play is not None and isinstance(event, Ruled):
                duties.note_shown(event, table.play)
        duties.let_bots_look(table, before)
        if folded.to_host and (host := self.guest_at(table.host)) is not None:
            for flag in folded.to_host:
                host.transport.send(encode(flag))

    def _broadcast(self, event: Event) -> None:
        message = self._history.add(event)
        for guest in self.guests:
            # Who is so far behind that only a fresh view makes sense gets one once they can read.
            if guest.behind or guest.transport.backlog() > self._pace.backlog:
                guest.behind = True
            else:
                guest.transport.send(message)

    def _answer(self, entry: AnyEntry, folded: Folded) -> None:
        """Do for whom an entry is about what is not an event for all."""
        if isinstance(entry, BySeat):
            asker = self._askers.pop((entry.seat, entry.number), None) if self._askers else None
            if asker is not None and folded.refused is not None:
                asker.transport.send(encode(folded.refused))
            if folded.counted is not None and (repeater := self.guest_at(entry.seat)) is not None:
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
        if isinstance(entry, Left) and (leaver := self.guest_at(entry.seat)) is not None:
            # Whoever sits there next is somebody else.
            leaver.seat = None
            self._duties.hearing.changed()
        elif isinstance(entry, Removed) and (guest := self.guest_at(entry.place)) is not None:
            player = table.player(entry.place)
            if player is None or player.removed:
                self._end(guest, _KEPT_OUT if entry.keep_out else _REMOVED)

    def _note_connection(self, seat: int, table: Table) -> None:
        """End a connection that the log knew of when it tells of another; one that it did not know yet is newer."""
        guest, player = self.guest_at(seat), table.player(seat)
        if guest is None or player is None:
            return
        if player.at == guest.at:
            guest.is_known = True
        elif guest.is_known or self._is_given_up(guest):
            self._end(guest)
