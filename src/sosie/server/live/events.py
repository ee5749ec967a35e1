"""The events of this process, opened from the log on demand."""

from collections.abc import Callable
from contextlib import suppress

from sosie.errors import UnknownGame
from sosie.event.entries import EventOpened, to_log
from sosie.event.event import Event
from sosie.event.settings import EventSettings
from sosie.server.access.tokens import digest, new_event_code, new_token
from sosie.server.config import Limits
from sosie.server.live.event_room import EventRoom, Plan, plan_at_once
from sosie.server.live.rooms import Rooms
from sosie.server.log.interface import Log
from sosie.server.runtime.chance import KERNEL, Chance
from sosie.server.runtime.clock import Clock, wall_clock
from sosie.server.runtime.single_flight import SingleFlight
from sosie.table.codes import event_table_code
from sosie.table.entries import Closed
from sosie.table.settings import Pack

_USUAL_LIMITS = Limits()


class Events:
    """The open events by code."""

    def __init__(
        self,
        log: Log,
        rooms: Rooms,
        clock: Clock,
        owns: Callable[[str], bool] = lambda _: True,
        now: Callable[[], int] = wall_clock,
        chance: Chance = KERNEL,
        limits: Limits = _USUAL_LIMITS,
        plan: Plan = plan_at_once,
    ) -> None:
        self._limits, self._chance, self._plan = limits, chance, plan
        self._log, self._rooms, self._clock, self._owns, self._now = log, rooms, clock, owns, now
        self._open: dict[str, EventRoom] = {}
        self._opening = SingleFlight(self._open_room)

    def live(self) -> list[EventRoom]:
        """Return all open events."""
        return list(self._open.values())

    async def create(self, pack: Pack, settings: EventSettings) -> tuple[EventRoom, str]:
        """Create an event, and return it with the token of its host."""
        token = new_token(self._chance)
        while True:
            code = new_event_code(self._chance)
            opened = EventOpened(code, digest(token), pack, settings)
            if self._owns(code) and await self._log.create(code, to_log(opened)):
                room = await self.find(code)
                assert room is not None  # noqa: S101 - it has just been created
                return room, token

    async def find(self, code: str) -> EventRoom | None:
        """Return an event, opened from the log if needed; None if it does not exist."""
        room = self._open.get(code)
        if room is not None and room.event.phase != "closed":
            return room
        self.close_event(code)
        return await self._opening.result(code)

    async def delete(self, room: EventRoom) -> None:
        """Delete an event and all its tables; nothing of them stays in the log."""
        playing = (
            [room.event.table_code(table) for table in range(len(room.event.rounds[-1].tables))]
            if (room.event.phase == "playing")
            else []
        )
        await room.delete()
        for code in playing:
            await self._end_table(code)
        self.close_event(room.code)
        await self._drop(room.event)

    async def _end_table(self, code: str) -> None:
        """Close a table of the round in progress, so that everybody there learns that the event is over."""
        with suppress(UnknownGame):
            table = await self._rooms.find(code)
            if table is not None:
                table.append(Closed(), key="closed")
                await table.catch_up()

    async def _drop(self, closed: Event) -> None:
        """Drop a deleted event and the tables of all its rounds."""
        for number, tables in enumerate(closed.table_counts):
            for table in range(tables):
                code = event_table_code(closed.code, number, table)
                self._rooms.close_table(code)
                await self._log.drop(code)
        await self._log.drop(closed.code)
        await self._log.compact()

    def close_event(self, code: str) -> None:
        """Close an event; the log keeps it."""
        room = self._open.pop(code, None)
        if room is not None:
            room.close()

    def close_idle(self, idle_ms: float) -> None:
        """Close the events that nobody is connected to."""
        now = self._clock.now()
        for room in self.live():
            if not room.is_used and now - room.last_used >= idle_ms:
                self.close_event(room.code)

    def close(self) -> None:
        """Close all events."""
        for room in self.live():
            self.close_event(room.code)

    async def _open_room(self, code: str) -> EventRoom | None:
        room = EventRoom(code, self._log, self._rooms, self._clock, self._now, self._chance, self._limits, self._plan)
        if not await room.open():
            if room.closed is not None:
                # A server has died while it deleted the event.
                await self._drop(room.closed)
            return None
        self._open[code] = room
        return room
