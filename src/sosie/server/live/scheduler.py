"""The scheduler: finds the next entry of a table that no request causes, and appends those that are due.

It is passed the table each time, and returns the time of the next entry; the timer is its room's.
"""

import logging
from collections.abc import Callable, Collection
from typing import Final, final

from sosie.server.live.connection import Connection
from sosie.server.live.dealing import deal, draw
from sosie.server.live.proposals import Proposals
from sosie.server.live.table_bots import TableBots
from sosie.server.live.watermarks import Watermarks
from sosie.server.live.writer import Writer
from sosie.server.log.peers import Peers
from sosie.server.runtime.chance import Chance
from sosie.server.runtime.clock import Clock
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
from sosie.table.entries import AnyEntry, Came, Moved, ScreenShowed, WatermarksRaised
from sosie.table.presence import backup_ms, is_host_away, server_of
from sosie.table.table import LiveGame, Table

_PAUSE_MS = 1000.0
"""The pause after a failure."""
_FAILED = "a scheduled entry of table %s failed, and will be retried"
_DELIVERY_MS = 250.0
"""Timeout for the delivery of an entry; then other entries are scheduled without it."""
_OF_A_GAME = (Moved, WatermarksRaised, ScreenShowed)
"""Entries that change nothing but the mini-game."""
_logger = logging.getLogger("sosie.tables")
OnLost = Callable[[], None]


@final
class Scheduler:
    """Finds and appends the scheduled entries of a table, as far as this server knows."""

    def __init__(
        self,
        connections: Collection[Connection],
        watermarks: Watermarks,
        bots: TableBots,
        writer: Writer,
        peers: Peers,
        clock: Clock,
        pace: Pace,
        chance: Chance,
    ) -> None:
        self._connections, self._watermarks, self._bots = connections, watermarks, bots
        self._writer, self._peers, self._clock, self._pace, self._chance = writer, peers, clock, pace, chance
        self._proposals: Final = Proposals(clock, peers.me)
        self._at_table: list[Due] | None = None
        """Scheduled entries that no move changes; None if they must be found again."""
        self._phase_since = clock.now()
        self._host_left: float | None = None
        self._chooser_left: float | None = None
        self._paused_until = 0.0
        """The end of the pause after a failure; 0 if there was none."""
        self.is_performing = False
        self.awaits_entry = False
        """Whether an entry of this scheduler is on its way through the log."""

    def on_entry(self, entry: AnyEntry, before: Table, table: Table, *, is_new_phase: bool) -> None:
        """Note the changes by an entry of the log."""
        if is_new_phase or not isinstance(entry, _OF_A_GAME):
            self._at_table = None
        if is_new_phase or table.chosen != before.chosen:
            # Everybody reads which mini-game was chosen or drawn before it is dealt.
            self._phase_since = self._clock.now()
        if isinstance(entry, Came):
            self._peers.notice(server_of(entry.connection))

    def connections_changed(self) -> None:
        """Find all entries again after a connection was opened or closed, or a server is gone."""
        self._at_table = None

    def choice_ms(self, table: Table) -> int | None:
        """Return the time that is left to choose the next mini-game; None if nobody chooses."""
        if chooser_of(table) is None:
            return None
        return max(0, round(self._phase_since + self._pace.choose_ms - self._clock.now()))

    # The next entry

    def next_at(self, table: Table) -> float | None:
        """Return the time of the next entry, or the end of the pause after a failure."""
        if self._at_table is None:
            self._at_table = [due for find in AT_TABLE for due in self._find_at_table(find, table)]
        scheduled = [*self._at_table, *self._in_game(table)]
        when = min([self._proposals.due(due.name, due.at) for due in scheduled]) if scheduled else None
        return self._paused_until or when

    def ruling_at(self, table: Table) -> float:
        """Return the time at which the buffered moves can be ruled."""
        scheduled = self._find_in_game(watermarks_due, table)
        return max(scheduled[0].at if scheduled else self._clock.now(), self._paused_until)

    def _in_game(self, table: Table) -> list[Due]:
        """Find all scheduled entries that moves change."""
        game = table.game
        if self._bots.driver is None and not self._watermarks.buffered and (game is None or game.needed is None):
            return []
        return [due for find in IN_GAME for due in self._find_in_game(find, table)]

    def _find_in_game(self, find: Callable[[Table, Playing], list[Due]], table: Table) -> list[Due]:
        if find is bots_due and self._bots.driver is None:
            return []
        try:
            return find(table, self._watermarks.playing(table.game, self._bots.next()))
        except Exception:
            _logger.exception(_FAILED, table.code)
            self._pause()
            return []

    def _find_at_table(self, find: Callable[[Table, Connected], list[Due]], table: Table) -> list[Due]:
        try:
            return find(table, self._connected(table))
        except Exception:
            _logger.exception(_FAILED, table.code)
            self._pause()
            return []

    def _connected(self, table: Table) -> Connected:
        seats = {seat: connection.came(seat) for connection in self._connections for seat in connection.seats}
        screens = [connection.name for connection in self._connections if connection.is_screen]
        me, is_gone, times = self._peers.me, self._peers.is_gone, self._times(table)
        return Connected(
            me, seats, not self._connections, is_gone, times, self._pace, max(screens, default="", key=_age)
        )

    def _times(self, table: Table) -> Times:
        """Return the times at which this server saw changes, of those that last."""
        now, chooser = self._clock.now(), chooser_of(table)
        is_host_left = is_host_away(table) and bool(self._connections)
        self._host_left = (self._host_left or now) if is_host_left else None
        self._chooser_left = (self._chooser_left or now) if chooser is not None and not chooser.present else None
        return Times(self._phase_since, self._host_left, self._chooser_left)

    # Performing

    def perform_due(self, table: Table, on_lost: OnLost) -> float | None:
        """Append all entries that are due; return the time of the next, and call `on_lost` if the log loses one."""
        self.is_performing, self._paused_until, self.awaits_entry = True, 0.0, False
        now = self._clock.now() + 0.5
        try:
            # Each search sees the changes of the one before.
            if self._at_table is None or (self._at_table and any(self._is_due(due, now) for due in self._at_table)):
                for find in AT_TABLE:
                    self._perform_all(self._find_at_table(find, table), table, now, on_lost)
                self._at_table = None
            for search in IN_GAME:
                self._perform_all(self._find_in_game(search, table), table, now, on_lost)
        finally:
            self.is_performing = False
        if self.awaits_entry and not self._paused_until:
            # The entry changes the next one, so that is searched when the entry is delivered.
            return now + _DELIVERY_MS
        return self.next_at(table)

    def _perform_all(self, scheduled: list[Due], table: Table, now: float, on_lost: OnLost) -> None:
        for due in scheduled:
            if self._is_due(due, now):
                try:
                    self._perform(due, table, now, on_lost)
                except Exception:
                    _logger.exception(_FAILED, table.code)
                    self._pause()

    def _is_due(self, due: Due, now: float) -> bool:
        return self._proposals.due(due.name, due.at) <= now

    def _perform(self, due: Due, table: Table, now: float, on_lost: OnLost) -> None:
        game = table.game if table.phase == "playing" and not table.paused else None
        if due.entry is not None:
            self._propose(due.name, due.entry, table, on_lost, shared=due.shared)
        elif due.kind == "deal":
            self._propose(due.name, draw(table, self._chance) or deal(table, self._chance), table, on_lost)
        elif game is None:
            self._writer.release()
            self.awaits_entry = True
        elif due.kind == "bots":
            self._move_bots(table, game, now, on_lost)
        else:
            self._raise_watermarks(due, table, game, now, on_lost)

    def _move_bots(self, table: Table, game: LiveGame, now: float, on_lost: OnLost) -> None:
        until = int(self._watermarks.timeline.moment_at(now - backup_ms(table, self._peers.me)))
        for entry in self._bots.due(table, game, until):
            self._propose(f"bot {game.number} {entry.seat} {entry.number}", entry, table, on_lost)

    def _raise_watermarks(self, due: Due, table: Table, game: LiveGame, now: float, on_lost: OnLost) -> None:
        raised = self._watermarks.raised(game, now)
        if raised and self._watermarks.buffered:
            self._writer.release(raised)
            self.awaits_entry = True
        elif raised:
            self._propose(due.name, WatermarksRaised(game.number, raised), table, on_lost, shared=False)

    def _propose(self, name: str, entry: AnyEntry, table: Table, on_lost: OnLost, *, shared: bool = True) -> None:
        """Append an entry; its name is the key, so it counts once if other servers propose it too."""

        def append(key: str, fail: OnLost) -> None:
            self.awaits_entry = True
            self._writer.append(table, entry, key if shared else "", fail)

        self._proposals.make(name, append, on_lost)

    def _pause(self) -> None:
        """Pause after a failure, so that no message of a client can stop a table."""
        self._paused_until = self._clock.now() + _PAUSE_MS


def _age(connection: str) -> int:
    """Return the number of a connection at this server; later ones have higher numbers."""
    return int(connection.partition("/")[2] or 0)
