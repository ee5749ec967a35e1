"""The scheduler: one timer for each table, which performs scheduled events."""

import logging
from collections.abc import Callable, Collection
from typing import Protocol

import msgspec

from sosie.server.chance import Chance
from sosie.server.clock import Clock, Timer
from sosie.server.live.bots import BotDriver
from sosie.server.live.connection import Connection
from sosie.server.live.dealing import deal, draw
from sosie.server.live.proposals import Proposals
from sosie.server.live.watermarks import Watermarks
from sosie.server.log.peers import Peers
from sosie.table.due import (
    AT_TABLE,
    IN_GAME,
    Connected,
    Due,
    Pace,
    Playing,
    Times,
    bots_due,
    chooser_of,
    watermarks_due,
)
from sosie.table.entries import (
    AnyEntry,
    Came,
    Moved,
    ScreenShowed,
    ScreenWent,
    SeatWatermarks,
    WatermarksRaised,
)
from sosie.table.fold import Folded
from sosie.table.messages import Ruled
from sosie.table.presence import backup_ms, is_host_away, server_of
from sosie.table.table import MiniGame, Table

replace = msgspec.structs.replace

_PAUSE_MS = 1000.0
"""The pause after a failure."""
_FAILED = "a scheduled event of table %s failed, and will be retried"
_DELIVERY_MS = 250.0
"""Timeout for the delivery of an entry; then other events are scheduled without it."""
_OF_A_GAME = (Moved, WatermarksRaised, ScreenShowed)
"""Entries that change nothing but the mini-game."""
_logger = logging.getLogger("sosie.tables")


class Appends(Protocol):
    """Appends entries to the log of a table."""

    def append_scheduled(self, entry: AnyEntry, key: str, on_lost: Callable[[], None]) -> None:
        """Append a scheduled event; the key makes it idempotent."""

    def append_buffered(self, entry: Moved, connection: Connection) -> None:
        """Append a buffered move, or tell its player that it is lost."""


class Scheduler:
    """Performs the scheduled events of a table; its room passes on the entries of the log."""

    def __init__(
        self,
        code: str,
        connections: Collection[Connection],
        appends: Appends,
        peers: Peers,
        clock: Clock,
        pace: Pace,
        chance: Chance,
    ) -> None:
        self.watermarks = Watermarks(peers.me, connections)
        self._code, self._connections, self._chance = code, connections, chance
        self._appends: Appends | None = appends
        self._peers, self._clock, self._pace = peers, clock, pace
        self._proposals = Proposals(clock, peers.me)
        self._table: Table | None = None
        self._bots: BotDriver | None = None
        self._at_table: list[Due] | None = None
        """Scheduled events that no move changes; None if they must be found again."""
        self._phase_since = clock.now()
        self._host_left: float | None = None
        self._chooser_left: float | None = None
        self._timer: Timer | None = None
        self._timer_at = 0.0
        self._paused_until = 0.0
        """The end of the pause after a failure; 0 if there was none."""
        self._is_performing = False
        self._awaits_entry = False
        """Whether an entry of this scheduler is on its way through the log."""

    def start(self, table: Table) -> None:
        """Start with a table that was read from the log."""
        self._table = table
        self._start_game(table)
        self.check_presence()

    def close(self) -> None:
        """Stop the timer for good, and drop the references to the room and its connections."""
        self._set_timer(None)
        self.watermarks.take_buffered()
        self._appends = self._table = self._bots = None

    def check_presence(self) -> None:
        """Append the changes of presence that the log does not have yet."""
        self.watermarks.connections_changed()
        self._at_table = None
        self._perform_due()

    def choice_ms(self) -> int | None:
        """Return the time that is left to choose the next mini-game; None if nobody chooses."""
        if self._table is None or chooser_of(self._table) is None:
            return None
        return max(0, round(self._phase_since + self._pace.choose_ms - self._clock.now()))

    def buffer(self, game: MiniGame, entry: Moved, connection: Connection) -> None:
        """Buffer a move until it can be ruled."""
        self.watermarks.buffer(game, entry, connection)
        # All other events are scheduled already.
        events = self._find_in_game(watermarks_due)
        when = events[0].at if events else self._clock.now()
        if self._timer is None or when < self._timer_at:
            self._set_timer(when)

    def release(self, watermarks: SeatWatermarks = ()) -> None:
        """Append the buffered moves in order of arrival; the last carries the watermarks."""
        released, appends = self.watermarks.take_buffered(), self._appends
        self._awaits_entry = self._is_performing and bool(released)
        for move in released:
            is_last = move is released[-1]
            entry = replace(move.entry, watermarks=watermarks) if is_last and watermarks else move.entry
            if appends is not None:
                appends.append_buffered(entry, move.connection)

    def on_entry(self, entry: AnyEntry, before: Table, folded: Folded) -> None:
        """Process an entry of the log, after its events were sent."""
        table = self._table = folded.table
        # After a pause the cards are shown anew, so reaction times count from there.
        is_new_phase = table.phase != before.phase or table.dealt != before.dealt or table.paused != before.paused
        if is_new_phase or not isinstance(entry, _OF_A_GAME):
            self._at_table = None
        try:
            self._on_entry(entry, before, table)
            if is_new_phase:
                self._phase_since = self._clock.now()
                self._start_game(table)
            elif table.chosen != before.chosen:
                # Everybody reads which mini-game was chosen or drawn before it is dealt.
                self._phase_since = self._clock.now()
            if table.play is not None:
                self._record_shown(folded, table.play)
                self._update_bots(table, table.play, before)
        except Exception:
            _logger.exception("an entry of table %s could not be processed; its next event is scheduled", self._code)
        if table is not before or self._awaits_entry:
            self._awaits_entry = False
            self.schedule()

    def schedule(self) -> None:
        """Set the timer to the next event, or to the end of the pause after a failure."""
        if self._is_performing or self._table is None or self._table.phase == "closed":
            return
        if self._at_table is None:
            self._at_table = [event for find in AT_TABLE for event in self._find_at_table(find)]
        events = [*self._at_table, *self._in_game()]
        when = min([self._proposals.due(event.name, event.at) for event in events]) if events else None
        self._set_timer(self._paused_until or when)

    def _start_game(self, table: Table) -> None:
        """Start a mini-game that was dealt, or was in progress when this server opened the table."""
        self._bots = BotDriver(table, table.play) if table.play and _has_bots(table) else None
        self.watermarks.restart(table.play, self._clock.now())
        if self._bots and table.play:
            self._bots.update(table, table.play, self._moment())

    def _on_entry(self, entry: AnyEntry, before: Table, table: Table) -> None:
        if isinstance(entry, Moved):
            if self._bots is not None and before.play is not None:
                self._bots.on_move(before.play, entry)
        elif isinstance(entry, Came):
            self._peers.notice(server_of(entry.connection))
        elif isinstance(entry, ScreenWent):
            self.watermarks.timeline.reveals.clear()
            self.watermarks.connections_changed()
        elif isinstance(entry, ScreenShowed) and before.play is not None and before.play.number == entry.once:
            self.watermarks.reveal(entry.turn, table.reveals[-1])

    def _record_shown(self, folded: Folded, game: MiniGame) -> None:
        now = self._clock.now()
        for event in folded.events:
            if isinstance(event, Ruled):
                self.watermarks.show(event, game, now)

    def _update_bots(self, table: Table, game: MiniGame, before: Table) -> None:
        """Update the bots, including one that has just replaced a player."""
        is_shown = table.event != before.event
        if self._bots is None and is_shown and table.players is not before.players and _has_bots(table):
            self._bots = BotDriver(table, game)
        if self._bots is not None:
            self._bots.update(table, game, self._moment())

    def _moment(self) -> int:
        return int(self.watermarks.timeline.moment_at(self._clock.now()))

    # Finding

    def _connected(self) -> Connected:
        table = self._table
        if table is None or not is_host_away(table) or not self._connections:
            self._host_left = None
        else:
            self._host_left = self._host_left or self._clock.now()
        chooser = chooser_of(table) if table is not None else None
        is_chooser_away = chooser is not None and not chooser.present
        self._chooser_left = (self._chooser_left or self._clock.now()) if is_chooser_away else None
        seats = {seat: connection.came(seat) for connection in self._connections for seat in connection.seats}
        is_empty, is_gone = not self._connections, self._peers.is_gone
        screen = max(
            [connection.name for connection in self._connections if connection.is_screen], default="", key=_age
        )
        times = Times(self._phase_since, self._host_left, self._chooser_left)
        return Connected(self._peers.me, seats, is_empty, is_gone, times, self._pace, screen)

    def _playing(self) -> Playing:
        game = self._table.play if self._table is not None else None
        return self.watermarks.playing(game, self._bots.next() if self._bots is not None else None)

    def _in_game(self) -> list[Due]:
        """Find all scheduled events that moves change."""
        play = self._table.play if self._table is not None else None
        if self._bots is None and not self.watermarks.buffered and (play is None or play.needed is None):
            return []
        return [event for find in IN_GAME for event in self._find_in_game(find)]

    def _find_in_game(self, find: Callable[[Table, Playing], list[Due]]) -> list[Due]:
        if self._table is None or (find is bots_due and self._bots is None):
            return []
        try:
            return find(self._table, self._playing())
        except Exception:
            _logger.exception(_FAILED, self._code)
            self._pause()
            return []

    def _find_at_table(self, find: Callable[[Table, Connected], list[Due]]) -> list[Due]:
        if self._table is None:
            return []
        try:
            return find(self._table, self._connected())
        except Exception:
            _logger.exception(_FAILED, self._code)
            self._pause()
            return []

    # Performing

    def _set_timer(self, when: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if when is not None:
            when = max(when, self._paused_until)
        self._timer = None if when is None else self._clock.call_at(when, self._perform_due)
        self._timer_at = when or 0.0

    def _perform_due(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        if self._is_performing or self._table is None or self._table.phase == "closed":
            return
        self._is_performing, self._paused_until, self._awaits_entry = True, 0.0, False
        now = self._clock.now() + 0.5
        try:
            # Each search sees the changes of the one before.
            if self._at_table is None or (self._at_table and any(self._is_due(event, now) for event in self._at_table)):
                for find in AT_TABLE:
                    self._perform_all(self._find_at_table(find), now)
                self._at_table = None
            for search in IN_GAME:
                self._perform_all(self._find_in_game(search), now)
        finally:
            self._is_performing = False
        if self._awaits_entry and not self._paused_until:
            # The entry changes the next event, so that is searched when the entry is delivered.
            self._set_timer(now + _DELIVERY_MS)
        else:
            self.schedule()

    def _perform_all(self, events: list[Due], now: float) -> None:
        for event in events:
            if self._is_due(event, now):
                try:
                    self._perform(event, now)
                except Exception:
                    _logger.exception(_FAILED, self._code)
                    self._pause()

    def _is_due(self, event: Due, now: float) -> bool:
        return self._proposals.due(event.name, event.at) <= now

    def _perform(self, event: Due, now: float) -> None:
        table = self._table
        if table is None:
            return
        if event.entry is not None:
            self._propose(event.name, event.entry, shared=event.shared)
        elif event.kind == "deal":
            self._propose(event.name, draw(table, self._chance) or deal(table, self._chance))
        elif table.phase != "playing" or table.paused or table.play is None:
            self.release()
        elif event.kind == "bots":
            self._move_bots(table, table.play, now)
        else:
            self._raise_watermarks(event, table.play, now)

    def _move_bots(self, table: Table, game: MiniGame, now: float) -> None:
        if self._bots is not None:
            until = self.watermarks.timeline.moment_at(now - backup_ms(table, self._peers.me))
            for entry in list(self._bots.due(table, game, int(until))):
                self._propose(f"bot {game.number} {entry.seat} {entry.number}", entry)

    def _raise_watermarks(self, event: Due, game: MiniGame, now: float) -> None:
        raised = self.watermarks.raised(game, now)
        if raised and self.watermarks.buffered:
            self.release(raised)
        elif raised:
            self._propose(event.name, WatermarksRaised(game.number, raised), shared=False)

    def _propose(self, name: str, entry: AnyEntry, *, shared: bool = True) -> None:
        """Append an event; its name is the key, so it counts once if other servers propose it too."""
        appends = self._appends
        if appends is None:
            return

        def append(key: str, on_lost: Callable[[], None]) -> None:
            self._awaits_entry = self._is_performing
            appends.append_scheduled(entry, key if shared else "", on_lost)

        self._proposals.make(name, append, self._retry)

    def _retry(self) -> None:
        """Plan the bots' moves again, since the log has lost one."""
        table = self._table
        if self._bots is not None and table is not None and table.play is not None:
            self._bots.update(table, table.play)
        self.schedule()

    def _pause(self) -> None:
        """Pause after a failure, so that no message of a client can stop a table."""
        self._paused_until = self._clock.now() + _PAUSE_MS


def _age(connection: str) -> int:
    """Return the number of a connection at this server; later ones have higher numbers."""
    return int(connection.partition("/")[2] or 0)


def _has_bots(table: Table) -> bool:
    return any(player is not None and player.level for player in table.players)
