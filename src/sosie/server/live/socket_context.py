"""The state that all WebSockets of a server share."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from sosie.server.access.limits import Buckets, Counts, LimitFactory, LocalLimits
from sosie.server.config import Config
from sosie.server.live.events import Events
from sosie.server.live.outbox import Outbox
from sosie.server.live.pings import PingPayloads
from sosie.server.live.rooms import Rooms
from sosie.server.observe.metrics import Metrics
from sosie.server.runtime.chance import KERNEL, Chance
from sosie.server.runtime.clock import Clock, TimerWheel
from sosie.table.settings import Pack

_PING_TICK_MS = 20.0


@dataclass
class SocketContext:
    """The tables, events, limits and timers that all sockets share."""

    rooms: Rooms
    config: Config
    clock: Clock
    metrics: Metrics
    lookups: Buckets
    """The rate limit for wrong codes of each address, over HTTP and by hellos."""
    events: Events
    find_pack: Callable[[str, str], Awaitable[Pack]]
    """Finds the pack of an edition or an own deck, for a client at an address."""
    owns: Callable[[str], bool] = lambda _: True
    """Tells whether a table belongs to this process of the server."""
    limit_factory: LimitFactory = field(default_factory=LocalLimits)
    chance: Chance = KERNEL
    connections: Counts = field(init=False)
    frames: Buckets = field(init=False)
    """The rate limit for the frames of each address."""
    pings: TimerWheel = field(init=False)
    ping_payloads: PingPayloads = field(init=False)
    outbox: Outbox = field(init=False)

    def __post_init__(self) -> None:
        limits = self.config.limits
        self.connections = self.limit_factory.counts("sockets", limits.connections_an_address, limits.connections)
        self.frames = self.limit_factory.buckets("frames", limits.frames_burst, limits.frames_a_second)
        self.pings = TimerWheel(_PING_TICK_MS, self.clock.now)
        self.ping_payloads = PingPayloads(self.chance)
        self.outbox = Outbox()
