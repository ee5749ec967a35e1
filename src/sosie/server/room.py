"""A live table in this process: what clients ask for goes into its log, what comes out of it goes to them all."""

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from random import SystemRandom

import msgspec

from sosie.rules import Choose as ChoiceDue
from sosie.server.attendance import is_anybody_waited_for, is_responsible, news
from sosie.server.guest import Guest, Sight
from sosie.server.log import Log, LogUnavailable, Subscription
from sosie.server.minds import Minds
from sosie.server.proposals import Proposals
from sosie.server.timing import Clock, Timer
from sosie.table import snapshot
from sosie.table.entries import AnyEntry, BySeat, Came, Dealt, Heard, HostLapsed, Left, Moved, Opened, Sat, Went
from sosie.table.fairness import reaction
from sosie.table.messages import VERSION, Call, Closing, Event, Refused, Ruled, Slap, Take, Welcome
from sosie.table.state import Play, Table
from sosie.table.table import Folded, fold, open_table
from sosie.table.views import view

encode = msgspec.json.Encoder().encode
to_log = msgspec.msgpack.Encoder().encode
from_log = msgspec.msgpack.Decoder(AnyEntry).decode

KEPT_EVENTS = 256
BACKUP_MS = 1500
"""How much later than the server that is responsible others do what is due."""
_SIT_S = 10.0

OnRecord = Callable[[Table, Callable[[], None]], None]
"""Is given a table at which a mini-game has just ended, and what to call once that is kept."""


@dataclass(frozen=True)
class Pace:
    """How long people are waited for, in milliseconds, and how much may wait for them."""

    deal_ms: int = 2500
    choose_ms: int = 20_000
    host_away_ms: int = 20_000
    backlog: int = 256 * 1024
    """How many bytes may wait for a slow reader, who then gets a fresh view instead."""


USUAL_PACE = Pace()


class Room:
    """One table: its state, who is connected, and what is due next."""

    def __init__(self, code: str, log: Log, clock: Clock, pace: Pace, on_record: OnRecord) -> None:
        self.code, self.guests = code, set[Guest]()
        self.place = 0
        """How many entries have been folded."""
        self.last_used = clock.now()
        self._log, self._clock, self._pace, self._on_record = log, clock, pace, on_record
        self._table: Table | None = None
        self._history: deque[tuple[int, bytes]] = deque(maxlen=KEPT_EVENTS)
        self._sight = Sight()
        self._minds: Minds | None = None
        self._timer: Timer | None = None
        self._phase_since = clock.now()
        self._host_left: float | None = None
        self._askers: dict[tuple[int, int], Guest] = {}
        self._mine: dict[bytes, AnyEntry] = {}
        self._me, self._proposals = log.peers.me, Proposals(clock)
        self._is_unsettled = False
        """Whether the log may not know who is here."""
        self._sitting: dict[str, asyncio.Future[None]] = {}
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

    def append(self, entry: AnyEntry, asker: Guest | None = None) -> None:
        """Put something into the log; it comes back through `_on_entry`."""
        payload = to_log(entry)
        if asker is not None and isinstance(entry, BySeat):
            self._askers[entry.seat, entry.number] = asker
        self._mine[payload] = entry
        try:
            self._log.append(self.code, payload, on_lost=lambda: self._on_lost(entry, payload))
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

    def look_around(self) -> None:
        """See whether somebody has come or gone whom the log does not know of, here or with a server that is gone."""
        self._is_unsettled = True
        self._do_what_is_due()

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
        if guest not in self.guests:
            return
        self.guests.discard(guest)
        self.last_used = self._clock.now()
        self.look_around()

    def move(self, guest: Guest, message: Call | Take | Slap) -> None:
        """Pass a move on, with how long it took from when its turn was seen there."""
        if guest.seat is None:
            return
        now = self._clock.now()
        is_take = isinstance(message, Take)
        elapsed = now - guest.sight.shown if is_take else guest.sight.since(message.turn, now)
        measured = reaction(elapsed, guest.link, message.took)
        about = (
            (message.symbol, message.on, message.place, message.places) if isinstance(message, Call) else (None,) * 4
        )
        entry = Moved(
            guest.seat,
            message.number,
            message.turn,
            round(measured.took),
            round(measured.unsure),
            round(measured.trip),
            symbol=about[0],
            take=is_take,
            slap=isinstance(message, Slap),
            on=about[1],
            place=about[2],
            places=about[3],
            heard=self._heard(now, but=guest),
        )
        self.append(entry, guest)

    def caught_up(self, guest: Guest) -> None:
        """Send a fresh view to somebody who was too slow, now that they can read again."""
        if guest.behind:
            guest.behind = False
            self._bring_up_to_date(guest, None)

    def guest_at(self, seat: int | None) -> Guest | None:
        """Return who is connected at a seat."""
        return next((guest for guest in self.guests if guest.seat == seat), None) if seat is not None else None

    def _end_older(self, seat: int | None) -> None:
        """End the connection that a seat has here, since it has another."""
        older = self.guest_at(seat)
        if older is not None:
            self.guests.discard(older)
            older.transport.send(encode(Closing("elsewhere", "this seat is open in another window", again=False)))
            older.transport.close(4001, "elsewhere")

    def _restore(self, place: int, data: bytes) -> bool:
        """Begin with a snapshot, if it can be read."""
        self._table, self.place = snapshot.read(data), place
        return self._table is not None

    def _on_lost(self, entry: AnyEntry, payload: bytes) -> None:
        """Tell who asked for something that it may not have been kept, so that they ask again."""
        self._mine.pop(payload, None)
        if isinstance(entry, Sat) and (decided := self._sitting.pop(entry.key, None)) is not None:
            decided.set_exception(LogUnavailable("the log does not answer"))
        if isinstance(entry, BySeat) and (asker := self._askers.pop((entry.seat, entry.number), None)) is not None:
            asker.transport.send(encode(Refused("try-again", "this could not be kept; try again", entry.number)))

    def _on_entry(self, place: int, payload: bytes) -> None:
        # What was appended here need not be read again.
        mine = self._mine.pop(payload, None)
        entry, self.place = mine or from_log(payload), place
        if isinstance(entry, Opened):
            self._table = open_table(entry)
            return
        before, folded = self.table, fold(self.table, entry)
        self._table = folded.table
        if self._minds is not None and isinstance(entry, Moved) and before.play is not None:
            self._minds.note(before.play, entry)
        self._tell(folded, before)
        self._answer(entry, folded)
        if folded.table.last is not None and folded.table.last is not before.last:
            # Also of what was before: a server may have died before it could keep a game that was over.
            self._unkept += 1
            self._on_record(folded.table, self._on_kept)
        if self._catching_up:
            return
        if mine is not None and not self._unkept:
            # Games that ended before a snapshot would not be kept again by who begins with it.
            self._log.offer(self.code, place, lambda: snapshot.write(folded.table))
        if folded.table is not before:
            self._schedule()

    def _answer(self, entry: AnyEntry, folded: Folded) -> None:
        """Do for whom an entry is about what is not an event for all."""
        if isinstance(entry, BySeat):
            asker = self._askers.pop((entry.seat, entry.number), None) if self._askers else None
            if asker is not None and folded.refused is not None:
                asker.transport.send(encode(folded.refused))
            if isinstance(entry, Left) and not folded.refused and (leaver := self.guest_at(entry.seat)) is not None:
                # Whoever sits there next is somebody else.
                leaver.seat = None
        elif isinstance(entry, Came | Went | Sat):
            self._on_attendance(entry)

    def _on_attendance(self, entry: Came | Went | Sat) -> None:
        if isinstance(entry, Sat):
            if (decided := self._sitting.pop(entry.key, None)) is not None and not decided.done():
                decided.set_result(None)
            return
        if isinstance(entry, Came) and entry.at != self._me:
            self._end_older(entry.seat)
        self._is_unsettled = True

    def _on_kept(self) -> None:
        self._unkept -= 1

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
            self._send(guest, message)

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
        if play is not None:
            self._sight.show_turn(play.referee.state.turn, play.moments[-1], now)
        if self._minds and play:
            self._minds.look(self.table, play)

    def _send(self, guest: Guest, message: bytes) -> None:
        """Send to somebody, unless they are so far behind that only a fresh view makes sense, once they can read."""
        if guest.behind or guest.transport.backlog() > self._pace.backlog:
            guest.behind = True
        else:
            guest.transport.send(message)

    def _bring_up_to_date(self, guest: Guest, last: int | None) -> None:
        """Send what was missed since an event, or the whole table when that is too long ago."""
        first = self._history[0][0] if self._history else self.table.event + 1
        if last is not None and first - 1 <= last <= self.table.event:
            for number, message in self._history:
                if number > last:
                    guest.transport.send(message)
        else:
            guest.transport.send(encode(view(self.table)))
        # What was shown while they were away was shown; from now on it is shown to all at the same time.
        guest.sight = self._sight

    def _heard(self, now: float, but: Guest | None = None) -> tuple[tuple[int, int], ...]:
        """Return up to which moment each player who is connected here has been heard."""
        there = [guest for guest in self.guests if guest.seat is not None and guest is not but]
        return tuple([(guest.seat, guest.heard(now)) for guest in there if guest.seat is not None])

    def _schedule(self) -> None:
        """Set the timer to what is due next."""
        soon = (self._deal_due(), self._bots_due(), self._heard_due(), self._host_due(), self._news_due())
        self._wake_at(min([when for when in soon if when is not None], default=None))

    def _wake_at(self, when: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if when is None else self._clock.call_at(when, self._do_what_is_due)

    def _do_what_is_due(self) -> None:
        self._timer = None
        now = self._clock.now() + 0.5
        if self._is_due(self._news_due(), now):
            self._tell_news()
        if self._is_due(self._host_due(), now) and self.table.host is not None:
            self._propose(self._named("host"), HostLapsed(self.table.host))
        if self._is_due(self._deal_due(), now):
            self._deal()
        if self._is_due(self._bots_due(), now):
            self._let_bots_move(now)
        if self._is_due(self._heard_due(), now):
            self._say_who_was_heard(now)
        if self._timer is None:
            self._schedule()

    def _is_due(self, when: float | None, now: float) -> bool:
        return when is not None and when <= now

    def _named(self, what: str) -> str:
        """Return a name for something that is due now, and that servers who fold the same log give it too."""
        return f"{what} {self.table.dealt} {self.table.event}"

    def _from(self, name: str, when: float) -> float:
        """Return when something that is due may be proposed: later if it was already, or if others come first."""
        backup = 0 if is_responsible(self.table, self._me) else BACKUP_MS
        return max(when + backup, self._proposals.may_be_made_at(name))

    def _propose(self, name: str, entry: AnyEntry, *, shared: bool = True) -> None:
        """Put something into the log that is due; by its name it counts once, whoever else proposes it."""
        self._proposals.make(name)

        def fail() -> None:
            self._proposals.fail(name)
            self._look_again()

        try:
            self._log.append(self.code, to_log(entry), name if shared else "", fail)
        except LogUnavailable:
            # What is due now is so still in a moment.
            fail()

    def _look_again(self) -> None:
        """Let bots, who had made up their minds, do so again, and do what is due later."""
        if self._minds is not None and self.table.play is not None:
            self._minds.look(self.table, self.table.play)
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
        return min(map(self._proposals.may_be_made_at, names), default=None)

    def _tell_news(self) -> None:
        now = self._clock.now() + 0.5
        for name, entry in self._news().items():
            if self._proposals.may_be_made_at(name) <= now:
                # Other servers say so too of one that is gone.
                self._propose(name, entry, shared=entry.at != self._me)

    def _host_due(self) -> float | None:
        """Return when the host will have been away for too long, if there is somebody who could be it."""
        host = self.table.player(self.table.host) if self.table.host is not None else None
        if host is None or host.present or not self.guests:
            self._host_left = None
            return None
        self._host_left = self._host_left or self._clock.now()
        return self._from(self._named("host"), self._host_left + self._pace.host_away_ms)

    def _deal_due(self) -> float | None:
        """Return when the next mini-game is to be dealt."""
        if self.table.phase != "dealing":
            return None
        due = self.table.series.next if self.table.series else None
        if isinstance(due, ChoiceDue) and self.table.chosen is None and due.chooser is not None:
            chooser = self.table.player(self.table.seated[due.chooser])
            if chooser is not None and chooser.present:
                return self._from(self._named("deal"), self._phase_since + self._pace.choose_ms)
        return self._from(self._named("deal"), self._phase_since + self._pace.deal_ms)

    def _deal(self) -> None:
        chance = SystemRandom()
        order = list(range(len(self.table.pack.cards)))
        chance.shuffle(order)
        due = self.table.series.next if self.table.series else None
        game = chance.choice(due.games) if isinstance(due, ChoiceDue) else None
        self._propose(self._named("deal"), Dealt(self.table.dealt, tuple(order), game))

    def _bots_due(self) -> float | None:
        """Return when a bot moves next."""
        moment = self._minds.next() if self._minds is not None and self.table.phase == "playing" else None
        return None if moment is None else self._from("", self._sight.time_of(moment))

    def _let_bots_move(self, now: float) -> None:
        play = self.table.play
        if self._minds is None or play is None:
            return
        backup = 0 if is_responsible(self.table, self._me) else BACKUP_MS
        for entry in list(self._minds.due(self.table, play, int(self._sight.moment_at(now - backup)))):
            self._propose(f"bot {play.number} {entry.seat} {entry.number}", entry)

    def _heard_due(self) -> float | None:
        """Return when everybody here has been heard who could still be earlier than what waits."""
        play = self.table.play
        if self.table.phase != "playing" or play is None or (needed := play.needed) is None:
            return None
        waited_for = self._waited_for(play, needed)
        if not waited_for and is_anybody_waited_for(self.table):
            # Others are waited for, which only the servers can tell that they are connected to.
            return None
        when = max([guest.heard_at(needed) for guest in waited_for], default=self._sight.time_of(needed))
        return max(when, self._proposals.may_be_made_at(_heard_name(play, needed, waited_for)))

    def _waited_for(self, play: Play, needed: int) -> list[Guest]:
        """Return who is connected here, plays, and has not been heard beyond a moment."""
        unheard = {seat for seat, moment in zip(play.seats, play.heard, strict=True) if moment <= needed}
        return [guest for guest in self.guests if guest.seat in unheard]

    def _say_who_was_heard(self, now: float) -> None:
        play = self.table.play
        if play is None or (needed := play.needed) is None:
            return
        waited_for = self._waited_for(play, needed)
        connected = tuple(pair for pair in self._heard(now) if pair[0] in play.seats)
        heard = connected if waited_for else tuple((seat, needed + 1) for seat in play.seats)
        self._propose(_heard_name(play, needed, waited_for), Heard(play.number, heard), shared=False)


def _heard_name(play: Play, needed: int, guests: list[Guest]) -> str:
    seats = sorted(guest.seat for guest in guests if guest.seat is not None)
    return f"heard {play.number} {needed} {seats}"


def _has_bots(table: Table) -> bool:
    return any(player is not None and player.level for player in table.players)
