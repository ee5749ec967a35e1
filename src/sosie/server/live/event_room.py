"""An event that is open in this process: appends requests to its log, follows its tables, sends views."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

import msgspec

from sosie.event.entries import (
    AnyEventEntry,
    ByHost,
    EventClosed,
    EventOpened,
    Joined,
    PeopleDismissed,
    PersonRemoved,
    RoundSeated,
    from_log,
    to_log,
)
from sosie.event.event import Event, read_snapshot, write_snapshot
from sosie.event.fold import FoldedEvent, answer_without_entry, fold, open_event
from sosie.event.messages import EventRequest, SeatRound
from sosie.event.plan import Seating, plan_round
from sosie.event.settings import MAX_PEOPLE
from sosie.server.access.tokens import digest, matches_digest
from sosie.server.config import Limits
from sosie.server.live.arrivals import Arrivals
from sosie.server.live.event_broadcast import EventBroadcast
from sosie.server.live.event_connection import EventConnection
from sosie.server.live.event_requests import event_entry
from sosie.server.live.event_tables import EventTables
from sosie.server.live.follower import Follower, OwnEntry
from sosie.server.live.members import HOST, NEWCOMERS, Members, log_full, people_behind
from sosie.server.live.requests import not_saved
from sosie.server.live.rooms import Rooms
from sosie.server.live.transport import Transport
from sosie.server.live.update_history import encode
from sosie.server.log.interface import Log, LogUnavailable
from sosie.server.runtime.chance import Chance
from sosie.server.runtime.clock import Clock
from sosie.table.messages import PROTOCOL_VERSION, Closing, Counted, Refused, Welcome
from sosie.table.outcome import Rejected

_REMOVED_CODE = 4002
_logger = logging.getLogger("sosie.events")
MAX_ENTRIES = 50_000
"""The length of a log beyond which nobody can join, leave or change anything; the rounds go on."""


Plan = Callable[[Event, int, str], Awaitable[Seating]]
"""Plans the next round of an event, by a seed and for a host at an address, or rejects it. It may take seconds."""


async def plan_at_once(event: Event, seed: int, address: str) -> Seating:  # noqa: ARG001 - for planners with limits
    """Plan a round within the event loop, which only small events can afford."""
    return plan_round(event, seed)


class EventRoom:
    """An open event: its state, its connections and its tables."""

    def __init__(
        self,
        code: str,
        log: Log,
        rooms: Rooms,
        clock: Clock,
        now: Callable[[], int],
        chance: Chance,
        limits: Limits,
        plan: Plan = plan_at_once,
    ) -> None:
        self.code, self._chance, self._plan = code, chance, plan
        self.members = Members(limits, MAX_ENTRIES, MAX_PEOPLE)
        """The limits of its people, by their numbers, and of its host."""
        self.connections: dict[EventConnection, None] = {}
        """In order, so that everybody is told in the same order each time."""
        self.last_used = clock.now()
        self._clock, self._now = clock, now
        self._follower = Follower[AnyEventEntry](code, log, from_log, to_log)
        self._event: Event | None = None
        self._broadcast = EventBroadcast(clock, now, self.connections, lambda: self.event, self._people_here)
        self._tables = EventTables(log, rooms, clock, now, self._broadcast, self._follower.append)
        self._senders: dict[int, EventConnection] = {}
        self.arrivals = Arrivals()
        self._planning: asyncio.Task[None] | None = None
        self._planned_number = 0
        """The number of the latest request for a plan."""

    @property
    def event(self) -> Event:
        """The current event."""
        assert self._event is not None  # noqa: S101 - a room is opened before it is used
        return self._event

    @property
    def closed(self) -> Event | None:
        """The event, if it was deleted."""
        return self._event if self._event is not None and self._event.phase == "closed" else None

    @property
    def is_used(self) -> bool:
        """Whether somebody is connected to the event or to one of its tables."""
        return bool(self.connections) or self._tables.has_people

    async def open(self) -> bool:
        """Fold the log, and subscribe to it; False if the event does not exist."""
        await self._follower.open(self._on_entry, self._restore)
        self.members.start(self._follower.position)
        if self._event is None or self._event.phase == "closed":
            self.close()
            return False
        self._tables.update(self._event)
        return True

    async def catch_up(self) -> None:
        """Fold all entries that the log has now."""
        await self._follower.catch_up()

    def close(self) -> None:
        """End the subscription, and stop following the tables."""
        self._follower.close()
        if self._planning is not None:
            self._planning.cancel()
        self._tables.close()
        self._broadcast.close()

    # People

    async def join(self, name: str, language: str, key: str) -> int:
        """Add a person, or bring back somebody who has left, and return their number."""
        entry = Joined(name, key, language)
        if self._answer_now(entry) is not None:
            # This server may not know yet that somebody has left, or that the host has unlocked the event.
            await self.catch_up()
            if isinstance(refused := self._answer_now(entry), Refused):
                raise Rejected(refused.code, refused.text)
        number = self._number_of(key)
        if number is None or self.event.people[number].gone:
            self._check_log(NEWCOMERS if number is None else number)
            if refused := await self.arrivals.wait(key, partial(self._follower.append, entry)):
                raise Rejected(refused.code, refused.text)
            number = self._number_of(key)
        assert number is not None  # noqa: S101 - they have just joined
        return number

    def _number_of(self, key: str) -> int | None:
        return next((number for number, person in enumerate(self.event.people) if person.key == key), None)

    def _check_log(self, member: int) -> None:
        """Refuse a change by a member, if the log has no room for it."""
        if self._follower.position >= MAX_ENTRIES:
            raise log_full()
        if member != HOST:
            self.members.check_share(member)

    def is_host(self, token: str) -> bool:
        """Tell whether a token is the host's."""
        return matches_digest(self.event.key, token)

    def person_of(self, token: str) -> int | None:
        """Return the number of the person with a token."""
        number = self._number_of(digest(token))
        return None if number is None or self.event.people[number].removed else number

    def member_of(self, token: str) -> int | None:
        """Return the number of the person with a token, or of the host."""
        return HOST if self.is_host(token) else self.person_of(token)

    def _people_here(self) -> set[int]:
        waiting = {connection.person for connection in self.connections if connection.person is not None}
        return waiting | self._tables.people_here

    # Connections

    def enter(self, transport: Transport, token: str | None, address: str = "") -> EventConnection | None:
        """Add a connection, and bring it up to date; None if nobody has the token. Without a token it is a board."""
        member = None if token is None else self.member_of(token)
        if token is not None and member is None:
            return None
        is_host, person = member == HOST, None if member == HOST else member
        key = "" if person is None else self.event.people[person].key
        connection = EventConnection(transport, self, person, key, is_host=is_host, address=address)
        self.connections[connection] = None
        self.last_used = self._clock.now()
        transport.send(encode(Welcome(PROTOCOL_VERSION, person, self.event.last_request if is_host else 0)))
        self._broadcast.welcome(connection)
        self._broadcast.changed()
        self._bring_back(connection)
        return connection

    def _bring_back(self, connection: EventConnection) -> None:
        """Let somebody take part again who was away for too long, or whom another server took for away."""
        if connection.person is None or not (person := self.event.people[connection.person]).gone:
            return
        with suppress(LogUnavailable, Rejected):
            self._check_log(connection.person)
            self._follower.append(Joined(person.name, person.key, person.language))

    def exit(self, connection: EventConnection) -> None:
        """Remove a closed connection."""
        self.connections.pop(connection, None)
        self.last_used = self._clock.now()
        self._broadcast.changed()

    def changed(self) -> None:
        """Send new views soon."""
        self._broadcast.changed()

    def request(self, connection: EventConnection, message: object) -> None:
        """Append the entry of a request."""
        if not isinstance(message, EventRequest):
            raise Rejected("not-at-table", "this request is for a table, not for an event")
        if connection.is_host and self._has_counted(message.number):
            connection.transport.send(encode(Counted(message.number)))
            return
        who = HOST if connection.person is None else connection.person
        if connection.is_host or connection.person is not None:
            self.members.of(who).count_request(self._clock.now())
        if isinstance(message, SeatRound) and connection.is_host:
            self._check_log(HOST)
            self._seat_round(connection, message)
            return
        entry = event_entry(self.event, connection, message, self._now(), self._people_here())
        answer = self._answer_now(entry)
        if answer is not None:
            self.members.of(who).answered.append(("", message.number))
            connection.transport.send(encode(msgspec.structs.replace(answer, number=message.number)))
            return
        self._check_log(who)
        if isinstance(entry, ByHost):
            self._follower.append(entry, on_lost=lambda: self._refuse(not_saved(message.number, None)))
            self._senders[entry.number] = connection
        else:
            self._follower.append(
                entry, on_lost=lambda: connection.transport.send(encode(not_saved(message.number, None)))
            )
            connection.transport.send(encode(Counted(message.number)))

    def _has_counted(self, number: int) -> bool:
        """Tell whether a request of the host has counted or was answered, as far as this server knows."""
        return self.event.has_counted(number) or ("", number) in self.members.of(HOST).answered

    def _answer_now(self, entry: AnyEventEntry) -> Refused | Counted | None:
        """Return the answer to a request that changes nothing; None if it may, also because of entries on their way."""
        return None if self._follower.own else answer_without_entry(self.event, entry)

    def _seat_round(self, connection: EventConnection, message: SeatRound) -> None:
        """Start to plan a round.

        The plan is for the event as it is now. If people come or go meanwhile, the fold adapts the plan to them; if the
        round has started or the event has ended, the fold refuses it.
        """
        if self._planning is None or self._planning.done():
            self._planned_number = message.number
            seed = self._chance.getrandbits(32)
            self._planning = asyncio.create_task(self._seat(self.event, message.number, seed, connection.address))
        elif message.number != self._planned_number:
            raise Rejected("playing", "the plan is being made")
        # A host who has reconnected repeats the request, and is answered on the new connection.
        self._senders[message.number] = connection

    async def _seat(self, event: Event, number: int, seed: int, address: str) -> None:
        """Plan a round, and append the plan; the host learns if either fails."""
        try:
            entry = RoundSeated(number, event.started, await self._plan(event, seed, address))
            self._follower.append(entry, on_lost=lambda: self._refuse(not_saved(number, None)))
        except Rejected as refusal:
            self._refuse(Refused(refusal.code, str(refusal), number))
        except LogUnavailable:
            self._refuse(not_saved(number, None))
        except Exception:
            _logger.exception("a round of event %s could not be planned", self.code)
            self._refuse(Refused("try-again", "the server failed at this plan; try again", number))

    def _refuse(self, refused: Refused) -> None:
        """Refuse a request of the host that is not in the log."""
        sender = self._senders.pop(refused.number or 0, None)
        if sender is not None:
            sender.transport.send(encode(refused))

    # Entries of the log

    async def delete(self) -> None:
        """Append the deletion, and wait until it is folded."""
        self._follower.append(EventClosed(), "closed")
        await self.catch_up()

    def _restore(self, data: bytes) -> bool:
        self._event = read_snapshot(data)
        return self._event is not None

    def _on_entry(self, entry: AnyEventEntry, _own: OwnEntry[AnyEventEntry] | None) -> None:
        if isinstance(entry, EventOpened):
            self._event = open_event(entry)
            return
        folded = fold(self.event, entry)
        before, self._event = self.event, folded.event
        if self._follower.position > self.members.free_until:
            self.members.count_entry(people_behind(entry, before))
        if self._follower.is_catching_up:
            return
        try:
            self._answer(entry, folded)
        except Exception:
            _logger.exception("the sender of an entry of event %s has no answer", self.code)
        if folded.event is not before:
            self._end_strangers()
            self._follower.offer(lambda: write_snapshot(folded.event))
            self._tables.update(folded.event)
            self._broadcast.changed()

    def _answer(self, entry: AnyEventEntry, folded: FoldedEvent) -> None:
        """Answer the sender of an entry, and end the connections of people who no longer take part."""
        if isinstance(entry, ByHost):
            sender = self._senders.pop(entry.number, None)
            if sender is not None:
                sender.transport.send(encode(folded.refused or Counted(entry.number)))
        if isinstance(entry, Joined):
            self.arrivals.folded(entry.key, folded.refused)
        if isinstance(entry, PersonRemoved) and folded.refused is None:
            closing = Closing("removed", "The host has asked you to leave this event.", again=False)
            self._end([one for one in self.connections if one.person == entry.person], closing)
        if isinstance(entry, PeopleDismissed):
            for connection in self.connections:
                self._bring_back(connection)
        if isinstance(entry, EventClosed):
            self._end(list(self.connections), Closing("closed", "The host has deleted this event.", again=False))

    def _end_strangers(self) -> None:
        """End the connections of people who have left, and whose number somebody else has now."""
        people = self.event.people
        strangers = [one for one in self.connections if one.person is not None and people[one.person].key != one.key]
        self._end(strangers, Closing("bad-token", "you no longer take part in this event", again=False))

    def _end(self, connections: list[EventConnection], closing: Closing) -> None:
        for connection in connections:
            self.connections.pop(connection, None)
            connection.transport.send(encode(closing))
            connection.transport.close(_REMOVED_CODE, closing.code)
