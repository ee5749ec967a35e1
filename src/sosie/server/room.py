"""A live table in this process: what clients ask for goes into its log, what comes out of it goes to them all."""

import asyncio
from collections.abc import Callable

import msgspec

from sosie.server.attendance import backup_ms, news
from sosie.server.dealing import Pace, deal, deal_due
from sosie.server.guest import Guest
from sosie.server.hearing import Heard as WhoWasHeard
from sosie.server.hearing import Hearing
from sosie.server.history import History, encode
from sosie.server.log import Log, LogUnavailable, Subscription
from sosie.server.minds import Minds
from sosie.server.proposals import Proposals
from sosie.server.requests import beyond_bounds, not_kept
from sosie.server.timing import Clock, Timer
from sosie.table import snapshot
from sosie.table.entries import AnyEntry, BySeat, Came, Heard, HostLapsed, Left, Moved, Opened, Sat, Went
from sosie.table.messages import VERSION, Call, Closing, Event, Ruled, Slap, Take, Welcome
from sosie.table.state import Play, Table
from sosie.table.table import Folded, fold, open_table
from sosie.table.views import view

to_log = msgspec.msgpack.Encoder().encode
replace = msgspec.structs.replace
from_log = msgspec.msgpack.Decoder(AnyEntry).decode

_SIT_S = 10.0

OnRecord = Callable[[Table, Callable[[], None]], None]
"""Is given a table at which a mini-game has just ended, and what to call once that is kept."""


class Room:
    """One table: its state, who is connected, and what is due next."""

    def __init__(self, code: str, log: Log, clock: Clock, pace: Pace, on_record: OnRecord) -> None:
        self.code, self.guests = code, set[Guest]()
        self.place = 0
        """How many entries have been folded."""
        self.last_used = clock.now()
        self._log, self._clock, self._pace, self._on_record = log, clock, pace, on_record
        self._me = log.peers.me
        self._table: Table | None = None
        self._history, self._hearing, self._proposals = History(), Hearing(self.guests), Proposals(clock)
        self._minds: Minds | None = None
        self._timer: Timer | None = None
        self._wakes_at = 0.0
        self._phase_since = clock.now()
        self._host_left: float | None = None
        self._askers: dict[tuple[int, int], Guest] = {}
        self._sitting: dict[str, asyncio.Future[None]] = {}
        self._mine: dict[bytes, AnyEntry] = {}
        self._is_unsettled = True
        """Whether the log may not know who is here."""
        self._unkept = 0
        """How many mini-games have ended that may not be in the store."""
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
        self._subscription = await self._log.subscribe(self.code, self._on_entry, restore=self._restore)
        self._catching_up = self._is_busy = False
        if self._table is None or self._table.phase == "closed":
            self.close()
            return False
        self._look_anew()
        # Whoever was connected to a server that has died is not any more; they come back by themselves.
        self.look_around()
        return True

    def close(self) -> None:
        """Stop listening, and forget what was due."""
        if self._subscription:
            self._subscription.cancel()
        if self._timer:
            self._timer.cancel()

    def append(
        self, entry: AnyEntry, asker: Guest | None = None, key: str = "", on_lost: Callable[[], None] | None = None
    ) -> None:
        """Put something into the log, after what is held; it comes back through `_on_entry`."""
        if self._hearing.held:
            self._release()
        self._append(entry, asker, key, on_lost)

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

    async def sit(self, entry: Sat) -> None:
        """Let somebody sit down, and wait until it is decided whether they do."""
        decided = self._sitting.setdefault(entry.key, asyncio.get_running_loop().create_future())
        try:
            self.append(entry)
            async with asyncio.timeout(_SIT_S):
                await asyncio.shield(decided)
        except TimeoutError:
            raise LogUnavailable("the log does not answer") from None
        finally:
            self._sitting.pop(entry.key, None)

    def enter(self, guest: Guest, last: int | None) -> None:
        """Let somebody in who is connected, and bring them up to date; an older connection of the seat ends."""
        self._end_older(guest.seat)
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
        self._hearing.changed()
        self._is_unsettled = True
        self._do_what_is_due()

    def move(self, guest: Guest, message: Call | Take | Slap) -> None:
        """Hold a move until it can be ruled, so that it is one entry with what was heard meanwhile.

        Nothing more of its seat is said to have been heard before it is in the log, and nothing goes into the log
        before it. It has not been answered, so who sent it may send it again if this server dies.
        """
        if guest.seat is None:
            return
        table = self.table
        entry, play = guest.moved(message, self._hearing.sight, self._clock.now()), table.play
        if play is None or table.phase != "playing" or guest.seat not in play.seats or entry.turn < 0:
            self.append(entry, guest)
        else:
            self._wake_by(self._hearing.hold(play, entry, guest))

    def measured(self) -> None:
        """Note that more is known of somebody's trip."""
        self._hearing.changed()

    def caught_up(self, guest: Guest) -> None:
        """Send a fresh view to somebody who was too slow, now that they can read again."""
        if guest.behind:
            guest.behind = False
            self._bring_up_to_date(guest, None)

    def guest_at(self, seat: int | None) -> Guest | None:
        """Return who is connected at a seat."""
        return next((guest for guest in self.guests if guest.seat == seat), None) if seat is not None else None

    # What comes out of the log

    def _restore(self, place: int, data: bytes) -> bool:
        """Begin with a snapshot, if it can be read."""
        self._table, self.place = snapshot.read(data), place
        return self._table is not None

    def _on_entry(self, place: int, payload: bytes) -> None:
        # What was appended here need not be read again.
        mine = self._mine.pop(payload, None)
        entry, self.place = mine or from_log(payload), place
        if isinstance(entry, Opened):
            self._table = open_table(entry)
            return
        before, folded = self.table, fold(self.table, entry)
        table = self._table = folded.table
        if self._minds is not None and before.play is not None and isinstance(entry, Moved):
            self._minds.note(before.play, entry)
        self._tell(folded, before)
        self._answer(entry, folded)
        if table.last is not None and table.last is not before.last:
            # Also of what was before: a server may have died before it could keep a game that was over.
            self._unkept += 1
            self._on_record(table, self._on_kept)
        if mine is not None and not self._unkept:
            # Games that ended before a snapshot would not be kept again by who begins with it.
            self._log.offer(self.code, place, lambda: snapshot.write(table))
        if table is not before and not self._is_busy:
            self._schedule()

    def _on_kept(self) -> None:
        self._unkept -= 1

    def _on_lost(self, entry: AnyEntry, payload: bytes) -> None:
        """Tell who asked for something that it may not have been kept, so that they ask again."""
        self._mine.pop(payload, None)
        if isinstance(entry, BySeat) and (asker := self._askers.pop((entry.seat, entry.number), None)) is not None:
            asker.transport.send(encode(not_kept(entry.number)))
        elif isinstance(entry, Sat) and (decided := self._sitting.pop(entry.key, None)) is not None:
            decided.set_exception(LogUnavailable("the log does not answer"))

    def _answer(self, entry: AnyEntry, folded: Folded) -> None:
        """Do for whom an entry is about what is not an event for all."""
        if isinstance(entry, BySeat):
            asker = self._askers.pop((entry.seat, entry.number), None) if self._askers else None
            if asker is not None and folded.refused is not None:
                asker.transport.send(encode(folded.refused))
            if isinstance(entry, Left) and not folded.refused and (leaver := self.guest_at(entry.seat)) is not None:
                # Whoever sits there next is somebody else.
                leaver.seat = None
                self._hearing.changed()
        elif isinstance(entry, Sat):
            if (decided := self._sitting.pop(entry.key, None)) is not None and not decided.done():
                decided.set_result(None)
        elif isinstance(entry, Came | Went):
            if isinstance(entry, Came) and entry.at != self._me:
                self._end_older(entry.seat)
            self._is_unsettled = True

    def _end_older(self, seat: int | None) -> None:
        """End the connection that a seat has here, since it has another."""
        older = self.guest_at(seat)
        if older is not None:
            self.guests.discard(older)
            self._hearing.changed()
            older.transport.send(encode(Closing("elsewhere", "this seat is open in another window", again=False)))
            older.transport.close(4001, "elsewhere")

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
        message = self._history.add(event)
        for guest in self.guests:
            # Who is so far behind that only a fresh view makes sense gets one once they can read.
            if guest.behind or guest.transport.backlog() > self._pace.backlog:
                guest.behind = True
            else:
                guest.transport.send(message)

    def _bring_up_to_date(self, guest: Guest, last: int | None) -> None:
        """Send what was missed since an event, or the whole table when that is too long ago."""
        missed = self._history.since(last, self.table.event)
        for message in [encode(view(self.table))] if missed is None else missed:
            guest.transport.send(message)

    def _note(self, event: Ruled, play: Play, now: float) -> None:
        """Note what everybody sees now: a new turn, or a tie."""
        if event.places is not None:
            self._hearing.sight.show_turn(event.turn, play.moments[event.turn], now)
        elif event.tied:
            state = play.referee.state
            earliest = max((tie.since for tie in state.ties), default=play.moments[-1]) + state.setup.options.tie_ms + 1
            self._hearing.sight.show_tie(earliest, now)

    def _look_anew(self) -> None:
        """Begin to look at a mini-game that has just been dealt, or that was on when this server began."""
        play, now, sight = self.table.play, self._clock.now(), self._hearing.sight
        self._minds = Minds(self.table, play) if play and _has_bots(self.table) else None
        sight.turns.clear()
        self._hearing.changed()
        if play is not None:
            sight.show_turn(play.referee.state.turn, play.moments[-1], now)
        if self._minds and play:
            self._minds.look(self.table, play)

    # What is due

    def _schedule(self) -> None:
        """Set the timer to what is due next."""
        due = (self._deal_due(), self._play_due(), self._host_due(), self._news_due())
        self._wake_at(min([when for when in due if when is not None], default=None))

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
        if self._timer is not None:
            self._timer.cancel()
        self._timer, self._is_busy = None, True
        try:
            self._do_now(self._clock.now() + 0.5)
        finally:
            self._is_busy = False
        self._schedule()

    def _do_now(self, now: float) -> None:
        if self._is_unsettled:
            self._tell_news(now)
        if (when := self._host_due()) is not None and when <= now and self.table.host is not None:
            self._propose(self._named("host"), HostLapsed(self.table.host))
        if (when := self._deal_due()) is not None and when <= now:
            self._propose(self._named("deal"), deal(self.table))
        if self.table.phase == "playing":
            self._play_on(now)
        elif self._hearing.held:
            self._release()

    def _named(self, what: str) -> str:
        """Return a name for something that is due now, which servers that fold the same log give it too."""
        return f"{what} {self.table.dealt} {self.table.event}"

    def _propose(self, name: str, entry: AnyEntry, *, shared: bool = True) -> None:
        """Put something into the log that is due; if others propose it too, by the same name, it counts once."""
        key = name if shared else ""
        self._proposals.make(name, lambda fail: self.append(entry, None, key, fail), self._look_again)

    def _look_again(self) -> None:
        """Let bots, who had made up their minds, do so again, since the log did not hear of it."""
        if self._minds is not None and self.table.play is not None:
            self._minds.look(self.table, self.table.play)
        if not self._is_busy:
            self._schedule()

    def _news(self) -> dict[str, Came | Went]:
        here = {guest.seat for guest in self.guests if guest.seat is not None}
        new = news(self.table, here, self._me, self._log.peers.is_gone)
        return {self._named(f"{type(entry).__name__} {entry.seat} {entry.at}"): entry for entry in new}

    def _news_due(self) -> float | None:
        """Return when the log is to be told who has come and gone."""
        if not self._is_unsettled:
            return None
        names = self._news()
        self._is_unsettled = bool(names)
        return min([self._proposals.due(name, 0.0) for name in names], default=None)

    def _tell_news(self, now: float) -> None:
        for name, entry in self._news().items():
            if self._proposals.due(name, 0.0) <= now:
                # Of a server that is gone others say so too.
                self._propose(name, entry, shared=entry.at != self._me)

    def _host_due(self) -> float | None:
        """Return when the host will have been away for too long, if there is somebody who could be it."""
        table = self.table
        host = table.player(table.host) if table.host is not None else None
        if host is None or host.present or not self.guests:
            self._host_left = None
            return None
        self._host_left = self._host_left or self._clock.now()
        away_ms = self._pace.host_away_ms + backup_ms(table, self._me)
        return self._proposals.due(self._named("host"), self._host_left + away_ms)

    def _deal_due(self) -> float | None:
        when = deal_due(self.table, self._phase_since, self._pace)
        return (
            None if when is None else self._proposals.due(self._named("deal"), when + backup_ms(self.table, self._me))
        )

    def _play_due(self) -> float | None:
        """Return when a bot moves next, or everybody has been heard who could still be earlier than what waits."""
        table, play = self.table, self.table.play
        if table.phase != "playing" or play is None:
            return self._clock.now() if self._hearing.held else None
        due = []
        if self._minds is not None and (moment := self._minds.next()) is not None:
            due.append(self._hearing.sight.time_of(moment) + backup_ms(table, self._me))
        if (when := self._hearing.due(table, play)) is not None:
            due.append(self._proposals.due(self._heard_name(play), when))
        return min(due, default=None)

    def _play_on(self, now: float) -> None:
        """Let bots move, and say who has been heard, if something waits for that."""
        if self._minds is not None and self.table.play is not None:
            self._let_bots_move(self.table.play, now)
        table, play = self.table, self.table.play
        if play is None or (when := self._hearing.due(table, play)) is None:
            return
        name = self._heard_name(play)
        if self._proposals.due(name, when) <= now and (heard := self._hearing.heard(play, now)):
            if self._hearing.held:
                self._release(heard)
            else:
                self._propose(name, Heard(play.number, heard), shared=False)

    def _heard_name(self, play: Play) -> str:
        return "" if self._hearing.held else self._named(f"heard {self._hearing.needed(play)} {self._hearing.seats}")

    def _let_bots_move(self, play: Play, now: float) -> None:
        assert self._minds is not None  # noqa: S101 - somebody has asked whether there are any
        until = self._hearing.sight.moment_at(now - backup_ms(self.table, self._me))
        for entry in list(self._minds.due(self.table, play, int(until))):
            self._propose(f"bot {play.number} {entry.seat} {entry.number}", entry)

    def _release(self, heard: WhoWasHeard = ()) -> None:
        """Put the moves that are held into the log, in the order in which they came; the last says what was heard."""
        released, self._hearing.held = self._hearing.held, []
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
