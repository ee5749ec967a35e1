"""A live table in this process: what clients ask for goes into its log, what comes out of it goes to them all."""

from collections import deque
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from sosie.server.dealing import Pace, deal, deal_due
from sosie.server.guest import Guest, Sight
from sosie.server.log import Log, LogUnavailable, Subscription
from sosie.server.minds import Minds
from sosie.server.requests import beyond_bounds, not_kept
from sosie.server.timing import Clock, Timer
from sosie.table.entries import AnyEntry, BySeat, Came, Heard, HostLapsed, Left, Moved, Opened, Went
from sosie.table.fairness import heard_until
from sosie.table.messages import VERSION, Call, Closing, Event, Ruled, Slap, Take, Welcome
from sosie.table.play import needed_for
from sosie.table.state import Play, Table
from sosie.table.table import Folded, fold, open_table
from sosie.table.views import view

encode = msgspec.json.Encoder().encode
to_log = msgspec.msgpack.Encoder().encode
replace = msgspec.structs.replace
from_log = msgspec.msgpack.Decoder(AnyEntry).decode

KEPT_EVENTS = 256
_RETRY_MS = 250


class Held(NamedTuple):
    """A move that has come in, and the moment up to which all must be heard before it can be ruled."""

    needed: int
    entry: Moved
    guest: Guest


class Company(NamedTuple):
    """The seats of those who play and are connected here, and the longest trip that a call of theirs may be on."""

    seats: tuple[int, ...]
    longest: float


class Room:
    """One table: its state, who is connected, and what is due next."""

    def __init__(self, code: str, log: Log, clock: Clock, pace: Pace, on_record: Callable[[Table], None]) -> None:
        self.code, self.guests = code, set[Guest]()
        self.last_used = clock.now()
        self._log, self._clock, self._pace, self._on_record = log, clock, pace, on_record
        self._table: Table | None = None
        self._history: deque[tuple[int, bytes]] = deque(maxlen=KEPT_EVENTS)
        self._sight = Sight()
        self._company: Company | None = None
        self._minds: Minds | None = None
        self._timer: Timer | None = None
        self._wakes_at = 0.0
        self._phase_since = clock.now()
        self._host_left: float | None = None
        self._askers: dict[tuple[int, int], Guest] = {}
        self._held: list[Held] = []
        self._mine: dict[bytes, AnyEntry] = {}
        self._owed: deque[Came | Went] = deque()
        self._subscription: Subscription | None = None
        self._catching_up = self._is_busy = True
        """Whether what was is still being read, and whether what is due is being seen to anyway."""

    @property
    def table(self) -> Table:
        """The table as it is now."""
        assert self._table is not None  # noqa: S101 - a room is opened before it is used
        return self._table

    async def open(self) -> bool:
        """Fold what is in the log, and listen to what comes; False if there is no such table."""
        self._subscription = await self._log.subscribe(self.code, self._on_entry)
        self._catching_up = self._is_busy = False
        if self._table is None or self._table.phase == "closed":
            self.close()
            return False
        for seat in self.table.taken:
            # Whoever was connected to a server that has died is not any more; they come back by themselves.
            if (player := self.table.player(seat)) and player.present:
                self.append(Went(seat))
        self._look_anew()
        self._schedule()
        return True

    def close(self) -> None:
        """Stop listening, and forget what was due."""
        if self._subscription:
            self._subscription.cancel()
        if self._timer:
            self._timer.cancel()

    def append(self, entry: AnyEntry, asker: Guest | None = None) -> None:
        """Put something into the log, after what is held; it comes back through `_on_entry`."""
        if self._held:
            self._release()
        self._append(entry, asker)

    def _append(self, entry: AnyEntry, asker: Guest | None = None) -> None:
        payload = to_log(entry)
        if asker is not None and isinstance(entry, BySeat):
            self._askers[entry.seat, entry.number] = asker
        self._mine[payload] = entry
        try:
            self._log.append(self.code, payload)
        except LogUnavailable:
            self._mine.pop(payload, None)
            raise

    def enter(self, guest: Guest, last: int | None) -> None:
        """Let somebody in who is connected, and bring them up to date; an older connection of the seat ends."""
        older = self.guest_at(guest.seat)
        if older is not None:
            self.guests.discard(older)
            older.transport.send(encode(Closing("elsewhere", "this seat is open in another window", again=False)))
            older.transport.close(4001, "elsewhere")
        self.guests.add(guest)
        self._company = None
        self.last_used = self._clock.now()
        player = self.table.player(guest.seat) if guest.seat is not None else None
        guest.transport.send(encode(Welcome(VERSION, guest.seat, player.heard if player else 0)))
        self._bring_up_to_date(guest, last)
        if guest.seat is not None and player is not None and (not player.present or self._owed):
            self._announce(Came(guest.seat))

    def exit(self, guest: Guest) -> None:
        """Note that somebody is not connected any more."""
        if guest not in self.guests:
            return
        self.guests.discard(guest)
        self._company = None
        self.last_used = self._clock.now()
        if guest.seat is not None and self.table.player(guest.seat):
            self._announce(Went(guest.seat))

    def move(self, guest: Guest, message: Call | Take | Slap) -> None:
        """Hold a move until it can be ruled, so that it is one entry with what was heard meanwhile.

        Nothing more of its seat is said to have been heard before it is in the log, and nothing goes into the log
        before it. It has not been answered, so who sent it may send it again if this server dies.
        """
        if guest.seat is None:
            return
        table = self.table
        entry, play = guest.moved(message, self._sight, self._clock.now()), table.play
        if play is None or table.phase != "playing" or guest.seat not in play.seats or entry.turn < 0:
            self.append(entry, guest)
            return
        needed = needed_for(play, entry)
        self._held.append(Held(needed, entry, guest))
        self._wake_by(self._heard_at(play, needed))

    def measured(self) -> None:
        """Note that more is known of somebody's trip."""
        self._company = None

    def caught_up(self, guest: Guest) -> None:
        """Send a fresh view to somebody who was too slow, now that they can read again."""
        if guest.behind:
            guest.behind = False
            self._bring_up_to_date(guest, None)

    def guest_at(self, seat: int | None) -> Guest | None:
        """Return who is connected at a seat."""
        return next((guest for guest in self.guests if guest.seat == seat), None) if seat is not None else None

    def _on_entry(self, place: int, payload: bytes) -> None:  # noqa: ARG002 - a listener's signature
        # What was appended here need not be read again.
        entry = self._mine.pop(payload, None) or from_log(payload)
        if isinstance(entry, Opened):
            self._table = open_table(entry)
            return
        before, folded = self.table, fold(self.table, entry)
        self._table = folded.table
        self._tell(folded, before)
        if self._askers and isinstance(entry, BySeat):
            asker = self._askers.pop((entry.seat, entry.number), None)
            if asker is not None and folded.refused is not None:
                asker.transport.send(encode(folded.refused))
        if folded.table.last is not None and folded.table.last is not before.last:
            # Also of what was before: a server may have died before it could keep a game that was over.
            self._on_record(folded.table)
        if isinstance(entry, Left) and folded.table is not before and (leaver := self.guest_at(entry.seat)) is not None:
            # Whoever sits there next is somebody else.
            leaver.seat = self._company = None
        if folded.table is not before and not self._is_busy:
            self._schedule()

    def _tell(self, folded: Folded, before: Table) -> None:
        """Send events to everybody, encoded once, and note what was shown to whom when."""
        if self._catching_up:
            return
        now, play = self._clock.now(), folded.table.play
        if folded.table.phase != before.phase or folded.table.dealt != before.dealt:
            self._phase_since = now
            self._look_anew()
        for event in folded.events:
            self._broadcast(event)
            if play is not None and isinstance(event, Ruled):
                self._note(event, play, now)
        self._let_bots_look(folded.table, before)
        if folded.to_host and (host := self.guest_at(folded.table.host)) is not None:
            for flag in folded.to_host:
                host.transport.send(encode(flag))

    def _let_bots_look(self, table: Table, before: Table) -> None:
        """Let bots look at the table, one who has just sat in for somebody too."""
        if table.play is None:
            return
        is_told = table.event != before.event
        if self._minds is None and is_told and table.players is not before.players and _has_bots(table):
            self._minds = Minds(table, table.play)
        if self._minds is not None:
            self._minds.look(table, table.play)

    def _broadcast(self, event: Event) -> None:
        message = encode(event)
        self._history.append((event.event, message))
        for guest in self.guests:
            # Who is so far behind that only a fresh view makes sense gets one once they can read.
            if guest.behind or guest.transport.backlog() > self._pace.backlog:
                guest.behind = True
            else:
                guest.transport.send(message)

    def _note(self, event: Ruled, play: Play, now: float) -> None:
        """Note what everybody sees now: a new turn, or a tie."""
        if event.places is not None:
            self._sight.show_turn(event.turn, play.moments[event.turn], now)
        elif event.tied:
            state = play.referee.state
            earliest = max((tie.since for tie in state.ties), default=play.moments[-1]) + state.setup.options.tie_ms + 1
            self._sight.show_tie(earliest, now)

    def _look_anew(self) -> None:
        """Begin to look at a mini-game that has just been dealt, or that was on when this server began."""
        play, now = self.table.play, self._clock.now()
        self._minds = Minds(self.table, play) if play and _has_bots(self.table) else None
        self._sight.turns.clear()
        self._company = None
        if play is not None:
            self._sight.show_turn(play.referee.state.turn, play.moments[-1], now)
        if self._minds and play:
            self._minds.look(self.table, play)

    def _bring_up_to_date(self, guest: Guest, last: int | None) -> None:
        """Send what was missed since an event, or the whole table when that is too long ago."""
        first = self._history[0][0] if self._history else self.table.event + 1
        if last is not None and first - 1 <= last <= self.table.event:
            for number, message in self._history:
                if number > last:
                    guest.transport.send(message)
        else:
            guest.transport.send(encode(view(self.table)))

    def _company_of(self, play: Play) -> Company:
        """Return who plays here; it is asked with every call and changes when somebody comes, goes or is measured."""
        if self._company is None:
            there = [guest for guest in self.guests if guest.seat is not None and guest.seat in play.seats]
            longest = max([guest.link.longest for guest in there], default=0.0)
            self._company = Company(tuple([guest.seat for guest in there if guest.seat is not None]), longest)
        return self._company

    def _heard_at(self, play: Play, needed: int) -> float:
        """Return when everybody who plays here will have been heard up to a moment."""
        company = self._company_of(play)
        return self._sight.time_of(needed) + (company.longest + 1 if company.seats else 0)

    def _schedule(self) -> None:
        """Set the timer to what is due next."""
        dealt = deal_due(self.table, self._phase_since, self._pace)
        due = [when for when in (dealt, self._play_due(), self._host_due()) if when is not None]
        if self._owed:
            due.append(self._clock.now() + _RETRY_MS)
        self._wake_at(min(due, default=None))

    def _wake_at(self, when: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if when is None else self._clock.call_at(when, self._do_what_is_due)
        self._wakes_at = when or 0.0

    def _wake_by(self, when: float) -> None:
        """Set the timer to a time, unless it is set to an earlier one."""
        if self._timer is None or when < self._wakes_at:
            self._wake_at(when)

    def _do_what_is_due(self) -> None:
        self._timer, self._is_busy = None, True
        try:
            self._pay_what_is_owed()
            self._do_now(self._clock.now() + 0.5)
        except LogUnavailable:
            # What is due now is so still in a moment; bots, who have made up their minds, look again.
            self._look_again()
            self._wake_at(self._clock.now() + _RETRY_MS)
        finally:
            self._is_busy = False
        if self._timer is None:
            self._schedule()

    def _do_now(self, now: float) -> None:
        if (when := self._host_due()) is not None and when <= now and self.table.host is not None:
            self._host_left = None
            self.append(HostLapsed(self.table.host))
        when = deal_due(self.table, self._phase_since, self._pace)
        if when is not None and when <= now:
            self.append(deal(self.table))
        if self.table.phase == "playing":
            self._play_on(now)
        elif self._held:
            self._release()

    def _announce(self, entry: Came | Went) -> None:
        """Put into the log who comes and goes: as soon as it can be, and in order."""
        self._owed.append(entry)
        try:
            self._pay_what_is_owed()
        except LogUnavailable:
            self._schedule()

    def _pay_what_is_owed(self) -> None:
        while self._owed:
            self.append(self._owed[0])
            self._owed.popleft()

    def _look_again(self) -> None:
        if self._minds is not None and self.table.play is not None:
            self._minds.look(self.table, self.table.play)

    def _host_due(self) -> float | None:
        """Return when the host will have been away for too long, if there is somebody who could be it."""
        table = self.table
        host = table.player(table.host) if table.host is not None else None
        if host is None or host.present or not self.guests:
            self._host_left = None
            return None
        self._host_left = self._host_left or self._clock.now()
        return self._host_left + self._pace.host_away_ms

    def _play_due(self) -> float | None:
        """Return when a bot moves next, or everybody has been heard who could still be earlier than what waits."""
        table, play = self.table, self.table.play
        if table.phase != "playing" or play is None:
            return self._clock.now() if self._held else None
        due = []
        if self._minds is not None and (moment := self._minds.next()) is not None:
            due.append(self._sight.time_of(moment))
        if (needed := self._needed(play)) is not None:
            due.append(self._heard_at(play, needed))
        return min(due, default=None)

    def _needed(self, play: Play) -> int | None:
        """Return the moment up to which all must be heard before the first of what waits or is held can be ruled."""
        if not self._held:
            return play.needed
        held = min([held.needed for held in self._held])
        return held if play.needed is None else min(held, play.needed)

    def _play_on(self, now: float) -> None:
        """Let bots move, and say who has been heard, if something waits for that."""
        if self._minds is not None and self.table.play is not None:
            for entry in list(self._minds.due(self.table, self.table.play, int(self._sight.moment_at(now)))):
                self.append(entry)
        play = self.table.play
        if play is not None and (needed := self._needed(play)) is not None:
            company = self._company_of(play)
            until = int(heard_until(self._sight.moment_at(now), company.longest)) if company.seats else needed
            if until < needed:
                return
            heard = tuple([(seat, until) for seat in company.seats or play.seats])
            if self._held:
                self._release(heard)
            else:
                self.append(Heard(play.number, heard))

    def _release(self, heard: tuple[tuple[int, int], ...] = ()) -> None:
        """Put the moves that are held into the log, in the order in which they came; the last says what was heard."""
        released, self._held = self._held, []
        for held in released:
            entry = replace(held.entry, heard=heard) if held is released[-1] and heard else held.entry
            try:
                self._append(entry, held.guest)
            except LogUnavailable:
                held.guest.transport.send(encode(not_kept(entry.number)))
            except OverflowError:
                held.guest.transport.send(encode(beyond_bounds()))


def _has_bots(table: Table) -> bool:
    return any(player is not None and player.level for player in table.players)
