"""Opens and watches the tables of an event's round, and appends the entries that they lack."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial

from sosie.errors import UnknownGame
from sosie.event.due import due_at_table, due_end, due_result, due_zeros, first_entry
from sosie.event.entries import AnyEventEntry, TableFinished
from sosie.event.event import Event
from sosie.event.views import board_table
from sosie.server.live.event_broadcast import EventBroadcast
from sosie.server.live.proposals import Append, Proposals
from sosie.server.live.room import Room
from sosie.server.live.rooms import Rooms
from sosie.server.log.interface import Log, LogUnavailable
from sosie.server.runtime.clock import Clock, Timer
from sosie.table.entries import to_log
from sosie.table.fold import Folded
from sosie.table.messages import Ruled
from sosie.table.outcome import Rejected

_CHECK_MS = 1000.0
"""The interval of full checks, which propose again an entry that the log has lost."""
_RETRY_S = 1.0
_GRACE_MS = 5000.0
"""The delay of a result without points: another server may still have the table."""
_AT_ONCE = 8
"""The number of tables that are opened at the same time."""
_logger = logging.getLogger("sosie.events")

AppendToEvent = Callable[[AnyEventEntry, str, Callable[[], None]], None]


class EventTables:
    """The tables of the round in progress, as far as this server follows them."""

    def __init__(
        self,
        log: Log,
        rooms: Rooms,
        clock: Clock,
        now: Callable[[], int],
        broadcast: EventBroadcast,
        append: AppendToEvent,
    ) -> None:
        self._log, self._rooms, self._clock, self._now = log, rooms, clock, now
        self._broadcast, self._append = broadcast, append
        self._proposals = Proposals(clock, log.peers.me)
        self._event: Event | None = None
        self._open: dict[int, Room] = {}
        self._watchers: dict[int, Callable[[Folded], None]] = {}
        self._latest: dict[int, Ruled] = {}
        """The latest right call at each table."""
        self._lost = set[int]()
        """The tables that cannot be opened here."""
        self._zeros_at: dict[int, float] = {}
        """The time at which each table that cannot finish gets a result without points."""
        self._round = -1
        self._opening: asyncio.Task[None] | None = None
        self._timer: Timer | None = None

    @property
    def people_here(self) -> set[int]:
        """The people who are connected to their tables."""
        event = self._event
        if event is None or not event.rounds:
            return set()
        planned = event.rounds[-1].tables
        return {
            person
            for number, room in self._open.items()
            for person, player in zip(planned[number].people, room.table.players, strict=False)
            if player is not None and player.present
        }

    @property
    def has_people(self) -> bool:
        """Whether somebody is connected to a table here."""
        return any(room.connections for room in self._open.values())

    def update(self, event: Event) -> None:
        """Follow the event after a change."""
        self._event = event
        is_playing = event.phase == "playing"
        if self._round != len(event.rounds) or not is_playing:
            self._release()
            self._round = len(event.rounds)
        if not is_playing:
            return
        if self._opening is None and len(self._open) + len(self._lost) < len(event.rounds[-1].tables):
            self._broadcast.start_round()
            self._opening = asyncio.create_task(self._open_all(event))
        self._check_all()

    def close(self) -> None:
        """Stop watching all tables."""
        self._release()

    def _release(self) -> None:
        for number, room in self._open.items():
            if self._watchers[number] in room.watchers:
                room.watchers.remove(self._watchers[number])
        self._open.clear()
        self._watchers.clear()
        self._latest.clear()
        self._lost.clear()
        self._zeros_at.clear()
        if self._opening is not None:
            self._opening.cancel()
            self._opening = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # Opening

    async def _open_all(self, event: Event) -> None:
        """Create the tables that do not exist yet, and watch them all; every server may do the same."""
        limit = asyncio.Semaphore(_AT_ONCE)

        async def open_one(number: int) -> None:
            async with limit:
                await self._open_with_retries(event, number)

        await asyncio.gather(*(open_one(number) for number in range(len(event.rounds[-1].tables))))
        self._opening = None

    async def _open_with_retries(self, event: Event, number: int) -> None:
        code = event.table_code(number)
        while True:
            try:
                await self._log.create(code, to_log(first_entry(event, number)))
                room = await self._rooms.find(code)
                break
            except UnknownGame as error:
                _logger.warning("table %s cannot be opened: %s", code, error)
                room = None
                break
            except LogUnavailable:
                await asyncio.sleep(_RETRY_S)
            except Exception:
                # One table must not keep the whole round waiting.
                _logger.exception("table %s cannot be opened yet", code)
                await asyncio.sleep(_RETRY_S)
        if room is not None:
            self._watch(number, room)
        else:
            self._lost.add(number)
            self._set_timer()

    def _watch(self, number: int, room: Room) -> None:
        self._open[number] = room
        self._watchers[number] = partial(self._on_table, number)
        room.watchers.append(self._watchers[number])
        self._broadcast.table_changed(board_table(number, room.table, None))
        self._broadcast.changed()
        self._check(number)
        self._set_timer()

    def _on_table(self, number: int, folded: Folded) -> None:
        """Note the change of a table."""
        for update in folded.updates:
            # A take has no symbol; the tied call before it has.
            if isinstance(update, Ruled) and update.verdict in {"won", "tied"} and update.symbol is not None:
                self._latest[number] = update
        if folded.updates:
            self._broadcast.table_changed(board_table(number, folded.table, self._latest.get(number)))
        if any(not isinstance(update, Ruled) for update in folded.updates):
            # Presence may have changed, or the table has finished.
            self._broadcast.changed()
            self._check(number)

    # Due entries

    def _set_timer(self) -> None:
        if self._timer is None and (self._open or self._lost):
            self._timer = self._clock.call_at(self._clock.now() + _CHECK_MS, self._on_timer)

    def _on_timer(self) -> None:
        self._timer = None
        self._check_all()
        self._set_timer()

    def _check_all(self) -> None:
        event = self._event
        if event is None or event.phase != "playing":
            return
        for number in [*self._open, *self._lost]:
            self._check(number)
        if (end := due_end(event, self._now())) is not None:
            self._propose(f"clock {end.once}", partial(self._append, end))

    def _check(self, number: int) -> None:
        """Append the entries that a table lacks, and its result to the event."""
        event, room = self._event, self._open.get(number)
        if event is None or event.phase != "playing":
            return
        if room is None or room.failure is not None or room.table.phase == "closed":
            result = self._zeros(event, number)
        else:
            for name, entry in due_at_table(event, number, room.table):
                self._propose(f"{room.code} {name}", partial(room.append, entry))
            result = due_result(event, number, room.table)
        if result is not None:
            self._propose(f"result {result.once} {number}", partial(self._append, result))

    def _zeros(self, event: Event, number: int) -> TableFinished | None:
        """Return the result of a table that cannot finish, a while after the round has ended."""
        result, now = due_zeros(event, number), self._clock.now()
        is_due = result is not None and now >= self._zeros_at.setdefault(number, now + _GRACE_MS)
        return result if is_due else None

    def _propose(self, name: str, append: Append) -> None:
        """Append an entry, unless it is on its way already."""
        if self._proposals.due(name, 0.0) > self._clock.now():
            return
        try:
            self._proposals.make(name, append, lambda: None)
        except Rejected:
            # The table is closed.
            _logger.info("an entry of an event's table was rejected")
