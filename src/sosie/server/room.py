"""A live table in this process: what clients ask for goes into its log, what comes out of it goes to them all."""

import random
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial

import msgspec

from sosie.rules import Choose as ChoiceDue
from sosie.server.log import Log, Subscription
from sosie.server.minds import Minds
from sosie.server.timing import Clock, Timer
from sosie.server.transport import Transport
from sosie.table import entries as log_entries
from sosie.table.entries import AnyEntry, Came, Closed, Dealt, Heard, HostLapsed, Moved, Opened, Went
from sosie.table.fairness import Link, heard_until, reaction
from sosie.table.messages import Call, FromTable, Refused, Ruled, Slap, Take, View
from sosie.table.state import Play, Table
from sosie.table.table import Folded, fold, open_table
from sosie.table.views import view

encode = msgspec.json.Encoder().encode
to_log = msgspec.msgpack.Encoder().encode
from_log = msgspec.msgpack.Decoder(AnyEntry).decode

KEPT_EVENTS = 256
KEPT_TURNS = 16


@dataclass(eq=False)
class Guest:
    """Somebody who is connected: at a seat, or watching."""

    transport: Transport
    seat: int | None = None
    link: Link = field(default_factory=Link)
    seen: dict[int, float] = field(default_factory=dict)
    """When each of the latest turns was sent, in milliseconds."""
    tie_seen: float = 0.0
    behind: bool = False
    """Whether so much waits to go out that only a fresh view makes sense."""


@dataclass(frozen=True)
class Pace:
    """How long people are waited for, in milliseconds."""

    deal_ms: int = 2500
    choose_ms: int = 20_000
    host_away_ms: int = 20_000
    backlog: int = 256 * 1024
    """How many bytes may wait for a slow reader, who then gets a fresh view instead."""


class Room:
    """One table: its state, who is connected, and what is due next."""

    def __init__(self, code: str, log: Log, clock: Clock, pace: Pace, on_record: Callable[[Table], None]) -> None:
        self.code, self._log, self._clock, self._pace, self._on_record = code, log, clock, pace, on_record
        self.table: Table | None = None
        self.guests: set[Guest] = set()
        self._history: deque[tuple[int, bytes]] = deque(maxlen=KEPT_EVENTS)
        self._turn_shown: dict[int, float] = {}
        self._minds: Minds | None = None
        self._timer: Timer | None = None
        self._subscription: Subscription | None = None
        self._replies: dict[tuple[int, int], Guest] = {}
        self.last_used = clock.now()
        self._live = False
