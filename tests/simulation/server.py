"""A server process of a simulated world: the real rooms, events and sockets."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from simulation.simulated_log import SimulatedLog
from sosie.event.event import Event
from sosie.event.plan import Seating, plan_round
from sosie.server.access.limits import Buckets
from sosie.server.config import Config
from sosie.server.decks.packs import built_in_pack
from sosie.server.live.events import Events
from sosie.server.live.rooms import Rooms
from sosie.server.live.socket_context import SocketContext
from sosie.server.observe.metrics import Metrics
from sosie.server.runtime.clock import LoopClock, WheelTimer
from sosie.table.outcome import Rejected
from sosie.table.table import Table

if TYPE_CHECKING:
    from simulation.network import Wire
    from simulation.world import World

GONE_S = 5.0
"""The time until the other servers of a cluster notice that a server has died, as in NATS."""


class ServerClock:
    """The clock of a server, which shows another time than those of others; its timers end with the server."""

    def __init__(self, server: "Server", offset_ms: float) -> None:
        loop = server.world.loop
        self._server, self._clock = server, LoopClock(lambda: loop.time() * 1000 + offset_ms)
        self.now = self._clock.now

    def call_at(self, when: float, callback: Callable[[], None]) -> WheelTimer:
        """Call back at a time."""
        return self._clock.call_at(when, lambda: callback() if self._server.is_alive else None)


class WorldPeers:
    """The servers of a world, as one of them sees them."""

    def __init__(self, server: "Server") -> None:
        self._server, self._world = server, server.world
        self.me = server.name
        self.changed: Callable[[], None] = lambda: None

    @property
    def is_alone(self) -> bool:
        """Whether the world has a single server."""
        return len(self._world.servers) <= 1

    @property
    def is_leader(self) -> bool:
        """Whether this is the first server that is alive."""
        return next((one for one in self._world.servers if one.is_alive), None) is self._server

    @property
    def addresses(self) -> tuple[str, ...]:
        """The addresses of all live servers."""
        return () if self.is_alone else tuple(one.address for one in self._world.servers if one.is_alive)

    def address_of(self, server: str) -> str:
        """Return the address of a server that is alive, as far as others know."""
        if self.is_alone or self.is_gone(server):
            return ""
        return next((one.address for one in self._world.servers if one.name == server), "")

    def is_gone(self, server: str) -> bool:
        """Tell whether a server has died, and the others have noticed."""
        return server in (self._world.died if self.is_alone else self._world.gone)

    def notice(self, server: str) -> None:
        """Do nothing: a world knows which servers are alive."""

    def on_change(self, callback: Callable[[], None]) -> None:
        """Register the callback for a server that is gone."""
        self.changed = callback


class Server:
    """A process of the server; a restarted one has another name."""

    def __init__(self, world: "World", number: int) -> None:
        serial = next(world.serials)
        self.world, self.number, self.is_alive = world, number, True
        self.name, self.address = f"s{number}-{serial}", f"https://s{number}.example"
        self.wires: dict[Wire, None] = {}
        self.wall_jump_ms = 0
        """How far the wall clock of this server has jumped."""
        self.records: list[Table] = []
        """The tables whose mini-games have ended, as an archive would get them."""
        chance, limits = world.random(self.name), world.limits
        self._planners = world.random(f"plans of {self.name}")
        self.peers = WorldPeers(self)
        self.log = SimulatedLog(
            world.store, self.peers, lambda: world.net, world.random(f"log of {self.name}"), world.faults
        )
        self.clock = ServerClock(self, 777.0 * serial)
        self.rooms = Rooms(self.log, self.clock, world.pace, self._on_record, chance=chance, limits=limits)
        self.events = Events(
            self.log, self.rooms, self.clock, now=self._wall_clock, chance=chance, limits=limits, plan=self._plan
        )
        self.context = SocketContext(
            self.rooms,
            Config(limits=limits, pace=world.pace),
            self.clock,
            Metrics(),
            Buckets(limits.lookups_burst, limits.lookups_a_second),
            self.events,
            built_in_pack,
            chance=chance,
        )

    async def _plan(self, event: Event, seed: int, address: str) -> Seating:  # noqa: ARG002 - as a worker process plans
        """Plan a round in a worker process, which takes a while, and may be busy."""
        await asyncio.sleep(self._planners.uniform(0.05, 3))
        if self._planners.random() < self.world.busy_workers:
            raise Rejected("try-again", "the server is busy; try again")
        return plan_round(event, seed)

    def _wall_clock(self) -> int:
        return self.world.wall_clock() + self.wall_jump_ms

    def _on_record(self, table: Table, on_saved: Callable[[], None]) -> None:
        self.records.append(table)
        self.world.loop.call_soon(on_saved)

    def crash(self, *, silently: bool) -> None:
        """End without a word to anybody; silently: clients are not told either."""
        self.is_alive = False
        self.world.died.add(self.name)
        self.log.die()
        for wire in self.wires:
            wire.kill(silently=silently)
        self.world.loop.call_later(GONE_S, self._tell_others)

    def _tell_others(self) -> None:
        # Not by the time since: as a difference of floats it may be a little less than five seconds.
        self.world.gone.add(self.name)
        for other in self.world.servers:
            if other.is_alive:
                other.peers.changed()
