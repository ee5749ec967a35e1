"""The bots of a table, from one mini-game to the next."""

from typing import final

from sosie.server.live.bots import BotDriver
from sosie.table.entries import AnyEntry, Moved
from sosie.table.fold import Folded
from sosie.table.table import MiniGame, Table


@final
class TableBots:
    """The bots of a table; without bots there is nothing to do."""

    def __init__(self) -> None:
        self._driver: BotDriver | None = None

    @property
    def are_playing(self) -> bool:
        """Whether bots are in the mini-game."""
        return self._driver is not None

    def restart(self, table: Table, moment: int) -> None:
        """Plan the moves of a mini-game from its beginning, or from where it is."""
        self._driver = BotDriver(table, table.play) if table.play and _has_bots(table) else None
        self._plan(table, moment)

    def on_entry(self, entry: AnyEntry, before: Table, folded: Folded, moment: int, *, is_new_phase: bool) -> None:
        """Plan again after an entry of the log."""
        table = folded.table
        if self._driver is not None and before.play is not None and isinstance(entry, Moved):
            self._driver.on_move(before.play, entry)
        if is_new_phase:
            self.restart(table, moment)
        if self._driver is None and table.play is not None and _has_new_player(before, table) and _has_bots(table):
            # A bot has just replaced a player.
            self._driver = BotDriver(table, table.play)
        self._plan(table, moment)

    def next(self) -> int | None:
        """Return the moment of the next planned move."""
        return None if self._driver is None else self._driver.next()

    def due(self, table: Table, game: MiniGame, until: int) -> list[Moved]:
        """Return the planned moves up to a moment, and remove them."""
        return [] if self._driver is None else list(self._driver.due(table, game, until))

    def replan(self, table: Table) -> None:
        """Plan again, since the log has lost a move."""
        self._plan(table, 0)

    def close(self) -> None:
        """Plan nothing more."""
        self._driver = None

    def _plan(self, table: Table, moment: int) -> None:
        if self._driver is not None and table.play is not None:
            self._driver.update(table, table.play, moment)


def _has_bots(table: Table) -> bool:
    return any(player is not None and player.level for player in table.players)


def _has_new_player(before: Table, table: Table) -> bool:
    return table.event != before.event and table.players is not before.players
