"""Those who play at a table and are connected here: up to when they were heard, and their moves that are held."""

from collections.abc import Collection
from typing import NamedTuple

from sosie.server.live.connection import Connection, Timeline
from sosie.table.entries import Moved
from sosie.table.fairness import longest_delay
from sosie.table.mini_game import needed_for
from sosie.table.table import MiniGame, Table

SeatWatermarks = tuple[tuple[int, int], ...]
"""Seats, and the moments up to which nothing more can come from them."""


class BufferedMove(NamedTuple):
    """A move that has come in, and the moment up to which all must be heard before it can be ruled."""

    needed: int
    entry: Moved
    connection: Connection


class LocalPlayers(NamedTuple):
    """The seats of those who play and are connected here, and for how long a call of theirs is waited for."""

    seats: tuple[int, ...]
    wait: float


class Watermarks:
    """Says of those who are connected here when nothing more can come from them; for others, other servers do."""

    def __init__(self, connections: Collection[Connection]) -> None:
        self.timeline = Timeline()
        self.held: list[BufferedMove] = []
        self._connections = connections
        self._local: LocalPlayers | None = None

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats of those who play and were here when it was last asked."""
        return self._local.seats if self._local is not None else ()

    def changed(self) -> None:
        """Note that somebody has come, gone or been measured."""
        self._local = None

    def hold(self, play: MiniGame, entry: Moved, connection: Connection) -> float:
        """Hold a move, and return when it can be ruled, as far as it is up to those who are here."""
        needed = needed_for(play, entry)
        self.held.append(BufferedMove(needed, entry, connection))
        return self._heard_at(play, needed)

    def needed(self, play: MiniGame) -> int | None:
        """Return the moment up to which all must be heard before the first of what waits or is held can be ruled."""
        if not self.held:
            return play.needed
        held = min([held.needed for held in self.held])
        return held if play.needed is None else min(held, play.needed)

    def due(self, table: Table, play: MiniGame) -> float | None:
        """Return when it is to be said who was heard, if that is for this server to say and something waits for it."""
        needed = self.needed(play)
        if needed is None or not (self.held or self._is_unheard(play, needed) or not _is_anybody_here(table, play)):
            return None
        return self._heard_at(play, needed)

    def heard(self, play: MiniGame, now: float) -> SeatWatermarks:
        """Return who has been heard up to when, if that is enough for the first of what waits."""
        needed = self.needed(play)
        if needed is None:
            return ()
        local = self._local_players(play)
        until = int(self.timeline.moment_at(now) - local.wait) if local.seats else needed + 1
        return tuple([(seat, until) for seat in local.seats or play.seats]) if until > needed else ()

    def _is_unheard(self, play: MiniGame, needed: int) -> bool:
        """Tell whether somebody here has not been heard beyond a moment, as far as the log knows."""
        here = self._local_players(play).seats
        return any(moment <= needed and seat in here for seat, moment in zip(play.seats, play.heard, strict=True))

    def _heard_at(self, play: MiniGame, needed: int) -> float:
        """Return when everybody who plays here will have been heard beyond a moment."""
        local = self._local_players(play)
        return self.timeline.time_of(needed) + (local.wait + 1 if local.seats else 0)

    def _local_players(self, play: MiniGame) -> LocalPlayers:
        """Return who plays here; it is asked with every call and changes when somebody comes, goes or is measured."""
        if self._local is None:
            there = [
                connection
                for connection in self._connections
                if connection.seat is not None and connection.seat in play.seats
            ]
            wait = max([longest_delay(connection.link) for connection in there], default=0.0)
            self._local = LocalPlayers(
                tuple([connection.seat for connection in there if connection.seat is not None]), wait
            )
        return self._local


def _is_anybody_here(table: Table, play: MiniGame) -> bool:
    """Tell whether somebody who plays is connected, to any server, so that a call may still come."""
    players = [table.player(seat) for seat in play.seats]
    return any(player is not None and player.present and not player.level for player in players)
