"""A simulated world: the real server code plays whole games in virtual time, and one seed has one history."""

import asyncio
import logging
import traceback
from collections.abc import Callable, Coroutine
from contextlib import suppress
from hashlib import sha256
from itertools import count
from random import Random
from typing import Any, ClassVar, TypeVar

from live_table import pack_of
from simulation.network import Net, Peer, Wire, resends_s
from simulation.oracle import Oracle
from simulation.player import Player
from simulation.server import Server
from simulation.simulated_log import LogStore
from simulation.virtual_loop import Stuck, VirtualLoop
from sosie.server.access.tokens import new_code
from sosie.server.config import Limits
from sosie.table.due import USUAL_PACE, Pace
from sosie.table.entries import Opened, to_log
from sosie.table.settings import Pack, Settings

T = TypeVar("T")
_LAST_LINES = 40


class World:
    """One seed, one history."""

    opened: ClassVar[list["World"]] = []
    """Those that are not closed yet, which a fixture does."""

    def __init__(
        self,
        seed: int = 0,
        servers: int = 1,
        net: Net = Net(),  # noqa: B008 - immutable
        pace: Pace = USUAL_PACE,
        limits: Limits = Limits(),  # noqa: B008 - immutable
    ) -> None:
        self.opened.append(self)
        self.seed, self.net, self.pace, self.limits = seed, net, pace, limits
        self.loop, self.trace, self.failures = VirtualLoop(), list[str](), list[str]()
        self.loop.set_exception_handler(lambda _loop, about: self.failures.append(_told(about)))
        self._logged = _LoggedErrors(self.failures)
        self.serials, self.windows = count(1), count(1)
        self.chance, self.faults, self._trips = self.random("test"), self.random("faults"), self.random("net")
        self.oracle = Oracle()
        self.store = LogStore(self._on_entry)
        self.players: list[Player] = []
        self.servers: list[Server] = []
        self.former: list[Server] = []
        """The servers that were replaced after a crash: what they have sent may still be on its way."""
        self.busy_workers = 0.0
        """The share of plans of rounds that no worker process takes."""
        self.died: set[str] = set()
        """The names of servers that have died."""
        self.gone: set[str] = set()
        """Those of them whose death the others have noticed."""
        for number in range(servers):
            self.servers.append(self._started(number))

    def random(self, name: str) -> Random:
        """Return a generator of random numbers of its own, so that one use does not change another."""
        return Random(f"{self.seed}/{name}")

    def trip_s(self) -> float:
        """Return the time that a packet takes one way."""
        ms = self.net.trip_ms + self._trips.uniform(-1, 1) * min(self.net.jitter_ms, self.net.trip_ms)
        return ms / 1000 + resends_s(self)

    def wall_clock(self) -> int:
        """Return Unix time in milliseconds."""
        return 1_700_000_000_000 + round(self.loop.time() * 1000)

    # Trace

    def note(self, *about: Any) -> None:
        """Add a line to the trace."""
        self.trace.append(f"{self.loop.time() * 1000:.3f} {' '.join(map(str, about))}")

    def digest(self) -> str:
        """Return the digest of the trace."""
        return sha256("\n".join(self.trace).encode()).hexdigest()[:16]

    def _on_entry(self, code: str, position: int, payload: bytes) -> None:
        self.note("log", code, position, payload)
        self.oracle.on_entry(code, position, payload)

    # Time

    def settle(self) -> None:
        """Run everything that is due now; time stands still."""
        self.loop.run_until(lambda wait_s: wait_s != 0)
        self._check()

    def run(self, ms: float) -> None:
        """Run every timer within a time, in order."""
        end = self.loop.time() + ms / 1000
        self.loop.call_at(end, lambda: None)
        self.loop.run_until(lambda wait_s: wait_s != 0 and self.loop.time() >= end)
        self._check()

    def until(self, condition: Callable[[], bool], most_ms: float = 60_000) -> None:
        """Run until a condition holds; it is an error if that takes too long."""
        end = self.loop.time() + most_ms / 1000
        self.loop.call_at(end, lambda: None)
        self.loop.run_until(lambda _: condition() or bool(self.failures) or self.loop.time() >= end)
        self._check()
        last = "\n".join(line[:300] for line in self.trace[-_LAST_LINES:])
        assert condition(), f"seed {self.seed}: not within {most_ms:.0f} ms\n{last}"

    def inside(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine to its end."""
        task = self._within(lambda: self.loop.create_task(work))
        self.loop.run_until(lambda _: task.done())
        return task.result()

    def _within(self, act: Callable[[], T]) -> T:
        """Call a function that needs a running loop."""
        outer = asyncio.events._get_running_loop()
        asyncio.events._set_running_loop(self.loop)
        try:
            return act()
        finally:
            asyncio.events._set_running_loop(outer)

    def _check(self) -> None:
        assert not self.failures, f"seed {self.seed}: {self.failures[0]}"

    # People

    def table(
        self, settings: Settings | None = None, pack: Pack | None = None, server: int = 0, screen: str = ""
    ) -> str:
        """Create a table, and return its code; `screen` is the digest of the token of its screen."""
        code = new_code(self.chance)
        opened = Opened(code, pack or pack_of(), settings or Settings(), screen=screen)
        assert self.inside(self.servers[server].log.create(code, to_log(opened)))
        return code

    def sit(self, code: str, name: str, server: int = 0, **about: Any) -> Player:
        """Seat a person, and open their page."""
        player = Player(self, code, name, self.seat(code, name, server), server, **about)
        self.players.append(player)
        self.until(lambda: player.is_open and player.view is not None)
        return player

    def seat(self, code: str, name: str, server: int = 0) -> str:
        """Seat a person, and return their token."""

        async def sit() -> str:
            rooms = self.servers[server].rooms
            room = await rooms.find(code)
            assert room is not None
            return (await rooms.sit(room, name, "en", token=f"token of {name} at {code}"))[1]

        return self.inside(sit())

    def dial(self, peer: Peer, server: int = 0) -> Wire:
        """Connect a client to a server; a dead one refuses."""
        return self._within(lambda: Wire(self, self.servers[server], peer))

    # Servers

    def crash(self, server: int, *, silently: bool = False) -> None:
        """Kill a server; silently: with its machine, so that its clients are not told."""
        self.note("crash", server)
        self._within(lambda: self.servers[server].crash(silently=silently))

    def restart(self, server: int) -> None:
        """Start a server again that has crashed."""
        self.note("restart", server)
        self.former.append(self.servers[server])
        self.servers[server] = self._started(server)

    def _started(self, number: int) -> Server:
        return self._within(lambda: Server(self, number))

    def cut_log(self, server: int) -> None:
        """Cut a server off from the log."""
        self.note("log cut", server)
        self.servers[server].log.cut()

    def heal_log(self, server: int) -> None:
        """Connect a server to the log again."""
        self.note("log healed", server)
        self._within(self.servers[server].log.heal)

    def close(self) -> None:
        """End the world, and check that nothing has failed in it."""
        self.opened.remove(self)
        logging.getLogger("sosie").removeHandler(self._logged)
        for task in asyncio.all_tasks(self.loop):
            task.cancel()
        with suppress(Stuck):
            self.loop.run_until(lambda wait_s: wait_s != 0)
        self.loop.close()
        self._check()


class _LoggedErrors(logging.Handler):
    """Keeps the errors that the server logs, which are failures."""

    def __init__(self, failures: list[str]) -> None:
        super().__init__(logging.ERROR)
        self._failures = failures
        logging.getLogger("sosie").addHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        """Keep an error."""
        self._failures.append(self.format(record))


def _told(about: dict[str, Any]) -> str:
    """Return the text of what the loop reports."""
    error = about.get("exception")
    return f"{about['message']}\n{''.join(traceback.format_exception(error)) if error else ''}"
