"""The watermarks of this server's seats, and the buffer of their moves until these can be ruled."""

from collections.abc import Collection
from typing import NamedTuple

from sosie.server.live.connection import Connection, Timeline
from sosie.table.due import Playing, needed_watermark
from sosie.table.entries import Moved, SeatWatermarks
from sosie.table.fairness import longest_delay
from sosie.table.messages import Ruled
from sosie.table.mini_game import watermark_for
from sosie.table.table import MiniGame


class BufferedMove(NamedTuple):
    """A move that is not in the log yet, and the watermark at which it can be ruled."""

    needed: int
    entry: Moved
    connection: Connection


class LocalPlayers(NamedTuple):
    """The seats that play and are connected to this server, and the longest delay of their calls."""

    seats: tuple[int, ...]
    delay: float


class Watermarks:
    """Raises the watermarks of this server's seats; other servers raise those of their own."""

    def __init__(self, server: str, connections: Collection[Connection]) -> None:
        self.timeline = Timeline()
        self.buffered: list[BufferedMove] = []
        self._server, self._connections = server, connections
        self._local: LocalPlayers | None = None

    def connections_changed(self) -> None:
        """Discard cached values after a connection was opened, closed or measured."""
        self._local = None

    def restart(self, game: MiniGame | None, now: float) -> None:
        """Restart the timeline for another mini-game."""
        self._local = None
        self.timeline.turns.clear()
        if game is not None:
            self.timeline.show_turn(game.referee.state.turn, game.moments[-1], now)

    def show(self, event: Ruled, game: MiniGame, now: float) -> None:
        """Record that a turn or a tie is shown now."""
        if event.places is not None:
            self.timeline.show_turn(event.turn, game.moments[event.turn], now)
        elif event.tied:
            state = game.referee.state
            since = max((tie.since for tie in state.ties), default=game.moments[-1])
            self.timeline.show_tie(since + state.setup.options.tie_ms + 1, now)

    def buffer(self, game: MiniGame, entry: Moved, connection: Connection) -> None:
        """Buffer a move until it can be ruled."""
        self.buffered.append(BufferedMove(watermark_for(game, entry), entry, connection))

    def playing(self, game: MiniGame | None, bots: int | None) -> Playing:
        """Return the knowledge of this server about a mini-game beyond the log."""
        local = self._local_players(game) if game is not None else LocalPlayers((), 0.0)
        buffered = min([move.needed for move in self.buffered]) if self.buffered else None
        return Playing(self._server, self.timeline.moment, self.timeline.shown, *local, buffered, bots)

    def raised(self, game: MiniGame, now: float) -> SeatWatermarks:
        """Return the current watermarks, if they let a move be ruled."""
        playing = self.playing(game, None)
        needed = needed_watermark(game, playing)
        if needed is None:
            return ()
        until = int(self.timeline.moment_at(now) - playing.delay) if playing.seats else needed + 1
        return tuple([(seat, until) for seat in playing.seats or game.seats]) if until > needed else ()

    def _local_players(self, game: MiniGame) -> LocalPlayers:
        """Return this server's players; cached, since every call needs them and few events change them."""
        if self._local is None:
            local = [connection for connection in self._connections if connection.seat in game.seats]
            delay = max([longest_delay(connection.link) for connection in local], default=0.0)
            self._local = LocalPlayers(tuple([c.seat for c in local if c.seat is not None]), delay)
        return self._local
