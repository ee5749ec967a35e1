"""The bots of a table, from one mini-game to the next."""

from typing import Final, final

from sosie.server.live.bots import BotDriver
from sosie.server.live.connection import Timeline
from sosie.table.entries import AnyEntry, Moved
from sosie.table.fold import Folded
from sosie.table.table import LiveGame, Table


@final
class TableBots:
    """The bots of a table, which see its cards as the timeline shows them."""

    def __init__(self, timeline: Timeline) -> None:
        self._timeline: Final = timeline
        self.driver: BotDriver | None = None
        """Plans the moves of the game in progress; None without bots."""

    def restart(self, table: Table, now: float) -> None:
        """Plan the moves of a mini-game from its beginning, or from where it is."""
        self.driver = BotDriver(table, table.game) if table.game and _has_bots(table) else None
        self._plan(table, now)

    def on_entry(self, entry: AnyEntry, before: Table, folded: Folded, now: float, *, is_new_phase: bool) -> None:
        """Plan again after an entry of the log."""
        table = folded.table
        if self.driver is not None and before.game is not None and isinstance(entry, Moved):
            self.driver.on_move(before.game, entry)
        if is_new_phase:
            self.restart(table, now)
        if self.driver is None and table.players is not before.players and table.updates != before.updates:
            # A bot may have replaced a player.
            self.restart(table, now)
        elif self.driver is not None:
            self._plan(table, now)

    def next(self) -> int | None:
        """Return the moment of the next planned move."""
        return None if self.driver is None else self.driver.next()

    def due(self, table: Table, game: LiveGame, until: int) -> list[Moved]:
        """Return the planned moves up to a moment, and remove them."""
        return [] if self.driver is None else list(self.driver.due(table, game, until))

    def replan(self, table: Table) -> None:
        """Plan again, since the log has lost a move."""
        if self.driver is not None and table.game is not None:
            self.driver.update(table, table.game)

    def close(self) -> None:
        """Plan nothing more."""
        self.driver = None

    def _plan(self, table: Table, now: float) -> None:
        if self.driver is not None and table.game is not None:
            self.driver.update(table, table.game, int(self._timeline.moment_at(now)))


def _has_bots(table: Table) -> bool:
    return any(player is not None and player.level for player in table.players)
