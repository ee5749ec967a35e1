"""Finished mini-games of a table that may not be in the store yet."""

from collections.abc import Callable
from typing import Final

from sosie.table.table import Table

OnRecord = Callable[[Table, Callable[[], None]], None]
"""Called with a table whose mini-game has just ended, and a callback for when its record is stored."""


class UnsavedGames:
    """Passes on the records of a table, and counts those that are not stored yet."""

    def __init__(self, on_record: OnRecord) -> None:
        self._on_record: Final = on_record
        self.count = 0

    def on_entry(self, before: Table, table: Table) -> None:
        """Pass on the record of a mini-game that has just ended."""
        # An event is deleted with all its names, so its games are not stored.
        if table.last is not None and table.last is not before.last and not table.run_by:
            # Also for old entries: a server may have died before it stored the record.
            self.count += 1
            self._on_record(table, self._on_saved)

    def _on_saved(self) -> None:
        self.count -= 1
