"""What is due at a table though nobody asks for it: deals, bots' moves, who was heard, who has come and gone."""

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from sosie.server.clock import Clock, Timer
from sosie.server.live.bots import BotDriver
from sosie.server.live.connection import Connection
from sosie.server.live.dealing import Pace, deal, deal_due
from sosie.server.live.presence import backup_ms, presence_changes, server_of
from sosie.server.live.proposals import Proposals
from sosie.server.live.watermarks import SeatWatermarks, Watermarks
from sosie.server.log.peers import Peers
from sosie.table.entries import AnyEntry, Came, Heard, HostLapsed, Moved, Went
from sosie.table.messages import Ruled
from sosie.table.table import MiniGame, Table

if TYPE_CHECKING:
    from sosie.server.live.room import Room

replace = msgspec.structs.replace

T = TypeVar("T")
_REST_MS = 1000.0
"""How long after a failure nothing is tried again."""
_logger = logging.getLogger("sosie.tables")


class Scheduler:
    """Looks at a table as its players do, and wakes up when something is due there."""

    def __init__(self, room: "Room", peers: Peers, clock: Clock, pace: Pace) -> None:
        self._room, self._peers, self._clock, self._pace = room, peers, clock, pace
        self.watermarks = Watermarks(room.connections)
        self._proposals = Proposals(clock, peers.me)
        self._bots: BotDriver | None = None
        self._timer: Timer | None = None
        self._wakes_at = 0.0
        self._rests_until = 0.0
        """The end of the pause after a failure; 0 if there was none."""
        self._phase_since = clock.now()
        self._host_left: float | None = None
        self._is_unsettled = True
        """Whether the log may not know who is here."""
        self._is_busy = True
        """Whether what is due is being seen to, or nothing is yet."""

    def begin(self) -> None:
        """Begin, now that the table is known."""
        self._is_busy = False
        self._look_anew()
        self.check_presence()

    def close(self) -> None:
        """Forget what was due."""
        if self._timer is not None:
            self._timer.cancel()

    def check_presence(self) -> None:
        """See whether somebody has come or gone whom the log does not know of, here or with a server that is gone."""
        self.watermarks.changed()
        self._is_unsettled = True
        self._do_what_is_due()

    def hold(self, play: MiniGame, entry: Moved, connection: Connection) -> None:
        """Hold a move until it can be ruled."""
        when = self.watermarks.hold(play, entry, connection)
        if self._timer is None or when < self._wakes_at:
            self._wake_at(when)

    def release(self, heard: SeatWatermarks = ()) -> None:
        """Put the moves that are held into the log, in the order in which they came; the last says what was heard."""
        released, self.watermarks.held = self.watermarks.held, []
        for held in released:
            entry = replace(held.entry, heard=heard) if held is released[-1] and heard else held.entry
            self._room.append_held(entry, held.connection)

    # What has come from the log

    def note_entry(self, entry: AnyEntry, before: Table) -> None:
        """Note an entry that bots, or those who look after seats, have to know of."""
        if isinstance(entry, Moved):
            if self._bots is not None and before.play is not None:
                self._bots.note(before.play, entry)
        elif isinstance(entry, Came | Went):
            self._is_unsettled = True
            if isinstance(entry, Came):
                self._peers.notice(server_of(entry.at))

    def note_phase(self, table: Table, before: Table) -> None:
        """Look anew when something else begins."""
        if table.phase != before.phase or table.dealt != before.dealt:
            self._phase_since = self._clock.now()
            self._look_anew()

    def note_shown(self, event: Ruled, play: MiniGame) -> None:
        """Note what everybody sees now: a new turn, or a tie."""
        now, timeline = self._clock.now(), self.watermarks.timeline
        if event.places is not None:
            timeline.show_turn(event.turn, play.moments[event.turn], now)
        elif event.tied:
            state = play.referee.state
            earliest = max((tie.since for tie in state.ties), default=play.moments[-1]) + state.setup.options.tie_ms + 1
            timeline.show_tie(earliest, now)

    def let_bots_look(self, table: Table, before: Table) -> None:
        """Let bots look at the table, one who has just sat in for somebody too."""
        if table.play is None:
            return
        is_told = table.event != before.event
        if self._bots is None and is_told and table.players is not before.players and _has_bots(table):
            self._bots = BotDriver(table, table.play)
        if self._bots is not None:
            self._bots.look(table, table.play)

    def _look_anew(self) -> None:
        """Begin to look at a mini-game that has just been dealt, or that was on when this server began."""
        table, play, timeline = self._room.table, self._room.table.play, self.watermarks.timeline
        self._bots = BotDriver(table, play) if play and _has_bots(table) else None
        timeline.turns.clear()
        self.watermarks.changed()
        if play is not None:
            timeline.show_turn(play.referee.state.turn, play.moments[-1], self._clock.now())
        if self._bots and play:
            self._bots.look(table, play)

    # When, and then what

    def schedule(self) -> None:
        """Set the timer to what is due next, or to the end of the pause after a failure."""
        if self._is_busy or self._room.table.phase == "closed":
            return
        due: list[float | None] = []
        if not self._rests_until:
            whens = (self._deal_due, self._play_due, self._host_due, self._news_due)
            due = [self._guarded(when) for when in whens]
        self._wake_at(self._rests_until or min([when for when in due if when is not None], default=None))

    def _wake_at(self, when: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if when is not None:
            when = max(when, self._rests_until)
        self._timer = None if when is None else self._clock.call_at(when, self._do_what_is_due)
        self._wakes_at = when or 0.0

    def _do_what_is_due(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        if self._room.table.phase == "closed":
            return
        self._is_busy, self._rests_until = True, 0.0
        now = self._clock.now() + 0.5
        try:
            for duty in (self._tell_news, self._replace_host, self._deal, self._let_bots_move, self._say_who_was_heard):
                self._guarded(duty, now)
        finally:
            self._is_busy = False
        self.schedule()

    def _guarded(self, act: Callable[..., T], *about: Any) -> T | None:
        """Do something; if it fails, log that and pause, so that nothing that a client sends stops a table."""
        try:
            return act(*about)
        except Exception:
            _logger.exception("a scheduled event of table %s failed, and will be tried again", self._room.code)
            self._rests_until = self._clock.now() + _REST_MS
            return None

    def _named(self, what: str) -> str:
        """Return a name for something that is due now, which servers that fold the same log give it too."""
        return f"{what} {self._room.table.dealt} {self._room.table.event}"

    def _propose(self, name: str, entry: AnyEntry, *, shared: bool = True) -> None:
        """Put something into the log that is due; if others propose it too, by the same name, it counts once."""

        def append(key: str, fail: Callable[[], None]) -> None:
            self._room.append(entry, None, key if shared else "", fail)

        self._proposals.make(name, append, self._look_again)

    def _look_again(self) -> None:
        """Let bots, who had made up their minds, do so again, since the log did not hear of it."""
        table = self._room.table
        if self._bots is not None and table.play is not None:
            self._bots.look(table, table.play)
        self.schedule()

    # Who has come and gone

    def _news(self) -> dict[str, Came | Went]:
        here = {
            connection.seat: connection.came(connection.seat)
            for connection in self._room.connections
            if connection.seat is not None
        }
        new = presence_changes(self._room.table, here, self._peers.me, self._peers.is_gone)
        # The name is the whole entry: of another connection, or in place of another, it is other presence_changes.
        return {self._named(str(entry)): entry for entry in new}

    def _news_due(self) -> float | None:
        if not self._is_unsettled:
            return None
        names = self._news()
        self._is_unsettled = bool(names)
        return min([self._proposals.due(name, 0.0) for name in names], default=None)

    def _tell_news(self, now: float) -> None:
        if not self._is_unsettled:
            return
        for name, entry in self._news().items():
            if self._proposals.due(name, 0.0) <= now:
                # Of a server that is gone others say so too.
                self._propose(name, entry, shared=server_of(entry.at) != self._peers.me)

    # The host, the deal

    def _host_due(self) -> float | None:
        """Return when the host will have been away for too long, if there is somebody who could be it."""
        table = self._room.table
        host = table.player(table.host) if table.host is not None else None
        if host is None or host.present or not self._room.connections:
            self._host_left = None
            return None
        self._host_left = self._host_left or self._clock.now()
        away_ms = self._pace.host_away_ms + backup_ms(table, self._peers.me)
        return self._proposals.due(self._named("host"), self._host_left + away_ms)

    def _replace_host(self, now: float) -> None:
        host = self._room.table.host
        if (when := self._host_due()) is not None and when <= now and host is not None:
            self._propose(self._named("host"), HostLapsed(host))

    def _deal_due(self) -> float | None:
        table = self._room.table
        when = deal_due(table, self._phase_since, self._pace)
        return when and self._proposals.due(self._named("deal"), when + backup_ms(table, self._peers.me))

    def _deal(self, now: float) -> None:
        if (when := self._deal_due()) is not None and when <= now:
            self._propose(self._named("deal"), deal(self._room.table))

    # MiniGame

    def _play_due(self) -> float | None:
        """Return when a bot moves next, or everybody has been heard who could still be earlier than what waits."""
        table, play = self._room.table, self._room.table.play
        if table.phase != "playing" or play is None:
            return self._clock.now() if self.watermarks.held else None
        due = []
        if self._bots is not None and (moment := self._bots.next()) is not None:
            due.append(self.watermarks.timeline.time_of(moment) + backup_ms(table, self._peers.me))
        if (when := self.watermarks.due(table, play)) is not None:
            due.append(self._proposals.due(self._heard_name(play), when))
        return min(due, default=None)

    def _let_bots_move(self, now: float) -> None:
        table, play = self._room.table, self._room.table.play
        if table.phase == "playing" and self._bots is not None and play is not None:
            until = self.watermarks.timeline.moment_at(now - backup_ms(table, self._peers.me))
            for entry in list(self._bots.due(table, play, int(until))):
                self._propose(f"bot {play.number} {entry.seat} {entry.number}", entry)

    def _say_who_was_heard(self, now: float) -> None:
        """Say who has been heard, if something waits for that; with the moves that are held, if there are any."""
        table, play = self._room.table, self._room.table.play
        if table.phase != "playing":
            self.release()
            return
        if play is None or (when := self.watermarks.due(table, play)) is None:
            return
        name = self._heard_name(play)
        if self._proposals.due(name, when) > now or not (heard := self.watermarks.heard(play, now)):
            return
        if self.watermarks.held:
            self.release(heard)
        else:
            self._propose(name, Heard(play.number, heard), shared=False)

    def _heard_name(self, play: MiniGame) -> str:
        return (
            "" if self.watermarks.held else self._named(f"heard {self.watermarks.needed(play)} {self.watermarks.seats}")
        )


def _has_bots(table: Table) -> bool:
    return any(player is not None and player.level for player in table.players)
