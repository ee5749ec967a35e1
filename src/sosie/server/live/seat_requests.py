"""The requests of the seats of a table: those that are answered, and those on their way through the log."""

from typing import Final, final

from sosie.server.live.follower import Follower
from sosie.server.live.members import Members
from sosie.server.live.watermarks import Watermarks
from sosie.table.entries import AnyEntry, BySeat, Came, Moved, Went
from sosie.table.fold import answer_without_entry
from sosie.table.messages import Counted, Refused
from sosie.table.outcome import Rejected
from sosie.table.session import check_move
from sosie.table.table import LiveGame, Table

MAX_MOVES = 20_000
"""The most moves of one mini-game, which are all in its record."""
MAX_SEAT_MOVES = 2_500
"""The most moves of one seat in a mini-game."""
MAX_PENDING = 8
"""The most entries of one seat on their way through the log, so that the others need not wait behind them."""


@final
class SeatRequests:
    """The requests of a table's seats, as far as this server knows."""

    def __init__(self, members: Members, follower: Follower[AnyEntry], watermarks: Watermarks) -> None:
        self._members: Final = members
        self._follower: Final = follower
        self._watermarks: Final = watermarks

    def answer_now(self, table: Table, entry: AnyEntry) -> Refused | Counted | None:
        """Return the answer to a request that changes nothing; None if it may, also because of entries on their way."""
        if self._follower.own or self._watermarks.buffered:
            return None
        return answer_without_entry(table, entry)

    def remember_answer(self, table: Table, seat: int, number: int) -> None:
        """Remember that a request was answered without an entry, so that a repeat has no other answer."""
        if (player := table.player(seat)) is not None:
            self._members.of(seat).answered.append((player.key, number))

    def check_move(self, table: Table, entry: Moved) -> LiveGame:
        """Return the mini-game of a move that may be buffered, and count it; reject any other."""
        game, seat = table.game, entry.seat
        if game is not None and len(game.moves) + len(game.pending) >= MAX_MOVES:
            raise Rejected("too-many-moves", "this game has had too many moves; the host can stop it")
        try:
            game = check_move(table, entry)
        except Rejected:
            self.remember_answer(table, seat, entry.number)
            raise
        self._members.check_share(seat)
        self._members.of(seat).count_move(game.number, MAX_SEAT_MOVES)
        return game

    def has_counted(self, table: Table, seat: int, number: int) -> bool:
        """Tell whether a request of a seat has counted or was answered."""
        player = table.player(seat)
        if player is None:
            return False
        return table.has_counted(seat, number) or (player.key, number) in self._members.of(seat).answered

    def is_pending(self, seat: int, number: int) -> bool:
        """Tell whether a request of a seat is on its way through the log, so that a repeat need not follow it."""
        return any(isinstance(entry, BySeat) and entry.number == number for entry in self._pending_of(seat))

    def is_behind(self, seat: int) -> bool:
        """Tell whether so many entries of a seat are on their way through the log that it has to wait."""
        return len(self._pending_of(seat)) >= MAX_PENDING

    def _pending_of(self, seat: int) -> list[BySeat | Came | Went]:
        """Return the entries of a seat on their way through the log, and its buffered moves."""
        entries = [own.entry for own in self._follower.own.values()]
        entries += [move.entry for move in self._watermarks.buffered]
        return [entry for entry in entries if isinstance(entry, BySeat | Came | Went) and entry.seat == seat]
