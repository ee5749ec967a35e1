"""The rooms of this process, opened from the log on demand."""

from collections.abc import Callable
from itertools import count

from sosie.server.access.tokens import digest, matches_digest, new_code, new_token
from sosie.server.config import Limits
from sosie.server.live.room import Room
from sosie.server.live.unsaved_games import OnRecord
from sosie.server.log.interface import Log
from sosie.server.log.peers import Peers
from sosie.server.runtime.chance import KERNEL, Chance
from sosie.server.runtime.clock import Clock
from sosie.server.runtime.single_flight import SingleFlight
from sosie.table.due import Pace
from sosie.table.entries import Opened, Sat, to_log
from sosie.table.outcome import Rejected
from sosie.table.settings import Pack, Settings

_USUAL_LIMITS = Limits()
RELEASE_MS = 10_000.0
"""The delay until a server of a cluster closes a room to which nobody has connected here."""


class Rooms:
    """The open rooms by table code."""

    def __init__(
        self,
        log: Log,
        clock: Clock,
        pace: Pace,
        on_record: OnRecord,
        owns: Callable[[str], bool] = lambda _: True,
        chance: Chance = KERNEL,
        limits: Limits = _USUAL_LIMITS,
    ) -> None:
        self._limits = limits
        self._owns, self._chance, self._connection_numbers = owns, chance, count(1)
        self._log, self._clock, self._pace, self._on_record = log, clock, pace, on_record
        log.peers.on_change(self._check_presence)
        self._rooms: dict[str, Room] = {}
        self._opening = SingleFlight(self._open)
        self._released: dict[str, float] = {}
        """The times at which rooms were released, which still count against limits for a while."""

    @property
    def peers(self) -> Peers:
        """The servers that share the log."""
        return self._log.peers

    def __len__(self) -> int:
        return len(self._rooms)

    def live(self) -> list[Room]:
        """Return all open rooms."""
        return list(self._rooms.values())

    async def create(self, pack: Pack, settings: Settings, screen: str = "") -> Room:
        """Create a table, and open its room; `screen` is the digest of the token of its screen, if it has one."""
        while True:
            code = new_code(self._chance)
            if self._owns(code) and await self._log.create(code, to_log(Opened(code, pack, settings, screen=screen))):
                room = await self.find(code)
                assert room is not None  # noqa: S101 - it has just been created
                return room

    async def find(self, code: str) -> Room | None:
        """Return the room of a table, opened from the log if needed; None if the table does not exist."""
        room = self._rooms.get(code)
        if room is not None and room.failure is None:
            room.last_found = self._clock.now()
            return room
        if room is not None:
            self.close_table(code)
        return await self._opening.result(code)

    async def sit(self, room: Room, name: str, language: str, token: str | None = None) -> tuple[int, str]:
        """Seat a person, with their token from another table or a new one; return the seat and the token."""
        if token is not None and (taken := self.seat_of(room, token)) is not None:
            return taken, token
        token = token or new_token(self._chance)
        if refused := await room.sit(Sat(name, digest(token), language, waits=True)):
            raise Rejected(refused.code, refused.text)
        seat = self.seat_of(room, token)
        if seat is None:
            raise Rejected("no-seat", "the host has asked you to leave this table")
        return seat, token

    def seat_of(self, room: Room, token: str) -> int | None:
        """Return the seat of a token."""
        players = ((seat, player) for seat, player in enumerate(room.table.players) if player and not player.removed)
        return next((seat for seat, player in players if matches_digest(player.key, token)), None)

    def _release_later(self, room: Room) -> None:
        """Close a room soon unless somebody connects to it here, since following a table costs computing."""
        self._clock.call_at(self._clock.now() + RELEASE_MS, lambda: self._release(room))

    def _release(self, room: Room) -> None:
        if self._rooms.get(room.code) is not room or room.is_used:
            return
        if self._clock.now() - max(room.last_found, room.last_used) < RELEASE_MS:
            self._release_later(room)
        else:
            self._released[room.code] = self._clock.now()
            self.close_table(room.code)

    def codes_in_use(self, idle_ms: float) -> set[str]:
        """Return the codes of the open rooms, and of those that were released not long ago."""
        now = self._clock.now()
        self._released = {code: when for code, when in self._released.items() if now - when < idle_ms}
        return self._rooms.keys() | self._released.keys()

    def close_idle(self, idle_ms: float) -> None:
        """Close the rooms without connections; the log keeps the tables."""
        now = self._clock.now()
        for room in self.live():
            if not room.is_used and now - room.last_used >= idle_ms:
                self.close_table(room.code)

    def close_table(self, code: str) -> None:
        """Close a room; the log keeps the table."""
        room = self._rooms.pop(code, None)
        if room is not None:
            room.close()

    def close(self) -> None:
        """Close all rooms."""
        for room in self.live():
            room.close()
        self._rooms.clear()

    def _check_presence(self) -> None:
        """Update presence at all tables after a server is gone."""
        for room in self.live():
            room.check_presence()

    async def _open(self, code: str) -> Room | None:
        numbers, limits = self._connection_numbers, self._limits
        room = Room(code, self._log, self._clock, self._pace, self._on_record, self._chance, numbers, limits)
        if not await room.open():
            return None
        self._rooms[code] = room
        if not self.peers.is_alone:
            self._release_later(room)
        return room
