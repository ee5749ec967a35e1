"""Writes entries to the log of a table, always after its buffered moves."""

from collections.abc import Callable
from functools import partial
from typing import Final, final

import msgspec

from sosie.server.live.connection import Connection
from sosie.server.live.follower import Follower
from sosie.server.live.requests import SeatEntry, not_saved, out_of_range
from sosie.server.live.update_history import encode
from sosie.server.live.watermarks import Watermarks
from sosie.server.log.interface import LogUnavailable
from sosie.table.entries import AnyEntry, Moved, SeatWatermarks
from sosie.table.outcome import Rejected
from sosie.table.table import Table

replace = msgspec.structs.replace


@final
class Writer:
    """Appends the requests, moves and scheduled entries of a table."""

    def __init__(self, follower: Follower[AnyEntry], watermarks: Watermarks) -> None:
        self._follower: Final = follower
        self._watermarks: Final = watermarks

    def append(self, table: Table, entry: AnyEntry, key: str = "", on_lost: Callable[[], None] | None = None) -> None:
        """Append an entry after the buffered moves; a key makes it idempotent."""
        self._make_way(table)
        self._follower.append(entry, key, on_lost)

    def request(self, table: Table, entry: SeatEntry, sender: Connection) -> None:
        """Append a request of a connection, which is told if it is lost."""
        self._make_way(table)
        self._follower.append(entry, "", partial(_tell_lost, entry, sender), sender)

    def release(self, raised: SeatWatermarks = ()) -> None:
        """Append the buffered moves in order of arrival; the last one carries the watermarks."""
        moves = self._watermarks.take_buffered()
        for move in moves:
            entry = replace(move.entry, watermarks=raised) if raised and move is moves[-1] else move.entry
            self._append_move(entry, move.connection)

    def _make_way(self, table: Table) -> None:
        if table.phase == "closed":
            raise Rejected("closed", "this table is closed")
        if self._watermarks.buffered:
            self.release()

    def _append_move(self, entry: Moved, connection: Connection) -> None:
        """Append a buffered move, or tell its player that it is lost."""
        try:
            self._follower.append(entry, "", partial(_tell_lost, entry, connection), connection)
        except LogUnavailable:
            _tell_lost(entry, connection)
        except OverflowError:
            connection.transport.send(encode(out_of_range()))


def _tell_lost(entry: SeatEntry | Moved, sender: Connection) -> None:
    """Tell the sender of a lost entry to try again."""
    sender.transport.send(encode(not_saved(entry.number, entry.seat)))
