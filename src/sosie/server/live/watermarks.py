"""The watermarks of this server's seats, and the buffer of their moves until these can be ruled."""

from collections.abc import Collection
from typing import Final, final

from sosie.rules.value import Value
from sosie.server.live.connection import Connection, Timeline
from sosie.table.due import Playing, needed_watermark
from sosie.table.entries import AnyEntry, Moved, ScreenShowed, ScreenWent, SeatWatermarks
from sosie.table.fairness import Link, longest_delay, reaction
from sosie.table.fold import Folded
from sosie.table.live_game import watermark_for
from sosie.table.messages import Painted, Ruled
from sosie.table.screen import is_heads_up
from sosie.table.table import LiveGame, Table


@final
class BufferedMove:
    """A move that is not in the log yet; not a value, since its connection changes."""

    def __init__(self, entry: Moved, connection: Connection) -> None:
        self.entry: Final = entry
        self.connection: Final = connection


@final
class LocalPlayers(Value):
    """The seats that play and are connected to this server, and the longest delay of their calls, less handicaps."""

    def __init__(self, seats: tuple[int, ...], delay: float) -> None:
        self.seats: Final = seats
        self.delay: Final = delay


_NOBODY = LocalPlayers((), 0.0)


@final
class Watermarks:
    """Raises the watermarks of this server's seats; other servers raise those of their own."""

    def __init__(self, server: str, connections: Collection[Connection]) -> None:
        self.timeline = Timeline()
        self.buffered: list[BufferedMove] = []
        self._first_buffered: int | None = None
        """The watermark at which the first buffered move can be ruled."""
        self._server, self._connections = server, connections
        self._local: LocalPlayers | None = None

    def connections_changed(self) -> None:
        """Discard cached values after a connection was opened, closed or measured."""
        self._local = None

    def on_entry(self, entry: AnyEntry, before: Table, folded: Folded, now: float, *, is_new_phase: bool) -> None:
        """Follow an entry of the log, whose updates are shown now."""
        table = folded.table
        if isinstance(entry, ScreenWent):
            self._local = None
            self.timeline.reveals.clear()
        elif isinstance(entry, ScreenShowed) and before.game is not None and before.game.number == entry.once:
            self.reveal(entry.turn, table.reveals[-1])
        if is_new_phase:
            # After a pause the cards are shown anew, so reaction times count from there.
            self.restart(table.game, now)
        if table.game is not None:
            for update in folded.updates:
                if isinstance(update, Ruled):
                    self.show(update, table.game, now)

    def restart(self, game: LiveGame | None, now: float) -> None:
        """Restart the timeline for another mini-game."""
        self._local = None
        self.timeline.turns.clear()
        self.timeline.reveals.clear()
        if game is not None:
            self.timeline.show_turn(game.referee.state.turn, game.moments[-1], now)

    def show(self, update: Ruled, game: LiveGame, now: float) -> None:
        """Record that a turn or a tie is shown now."""
        if update.places is not None:
            self.timeline.show_turn(update.turn, game.moments[update.turn], now)
        elif update.tied:
            state = game.referee.state
            since = max((tie.since for tie in state.ties), default=game.moments[-1])
            self.timeline.show_tie(since + state.setup.options.tie_ms + 1, now)

    def reveal(self, turn: int, reveal_ms: float) -> None:
        """Record when the table's screen has painted a turn."""
        self._local = None
        self.timeline.reveal(turn, reveal_ms)

    def painted(self, table: Table, screen: Connection, message: Painted, now: float) -> ScreenShowed | None:
        """Return the entry for a turn that the table's screen has painted; None if calls do not count from there."""
        game, turn, timeline = table.game, message.turn, self.timeline
        if game is None or game.number != message.game or turn not in timeline.turns or turn in timeline.reveals:
            return None
        if table.screen_at != screen.name or not is_heads_up(table):
            return None
        painted = reaction(timeline.since(turn, now), screen.link, message.took).took
        return ScreenShowed(game.number, turn, round(painted + screen.link.round_trip / 2))

    def buffer(self, game: LiveGame, entry: Moved, connection: Connection) -> None:
        """Buffer a move until it can be ruled."""
        needed = watermark_for(game, entry)
        if self._first_buffered is None or needed < self._first_buffered:
            self._first_buffered = needed
        self.buffered.append(BufferedMove(entry, connection))

    def take_buffered(self) -> list[BufferedMove]:
        """Return the buffered moves in order of arrival, and forget them."""
        taken, self.buffered, self._first_buffered = self.buffered, [], None
        return taken

    def playing(self, game: LiveGame | None, bots: int | None) -> Playing:
        """Return the knowledge of this server about a mini-game beyond the log."""
        local = _NOBODY if game is None else self._local or self._local_players(game)
        timeline = self.timeline
        return Playing(
            self._server, timeline.moment, timeline.shown, local.seats, local.delay, self._first_buffered, bots
        )

    def raised(self, game: LiveGame, now: float) -> SeatWatermarks:
        """Return the current watermarks, if they let a move be ruled."""
        needed = needed_watermark(game, self._first_buffered)
        if needed is None:
            return ()
        local = self._local or self._local_players(game)
        until = int(self.timeline.moment_at(now) - local.delay) if local.seats else needed + 1
        return tuple([(seat, until) for seat in local.seats or game.seats]) if until > needed else ()

    def _local_players(self, game: LiveGame) -> LocalPlayers:
        """Find this server's players; they are cached, since every call needs them and few entries change them."""
        local = [(seat, c.link) for c in self._connections for seat in c.seats if seat in game.seats]
        # All moves of a seat count later by its handicap, so its watermark is ahead by as much.
        delays = [self._delay(link) - game.handicap(game.seats.index(seat)) for seat, link in local]
        self._local = LocalPlayers(tuple([seat for seat, _ in local]), max(delays, default=0.0))
        return self._local

    def _delay(self, link: Link) -> float:
        """Return the longest delay of a call, which counts from the paint on the table's screen in heads-up games."""
        reveal = max(self.timeline.reveals.values(), default=0.0)
        return longest_delay(link) + max(reveal - link.round_trip / 2, 0.0)
