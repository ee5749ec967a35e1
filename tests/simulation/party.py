"""An evening in progress: its guests with their pages, and the faults that befall them."""

import asyncio
import math
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

from simulation.evening import Evening, Guest, Step
from simulation.page import Page
from simulation.pages import Flooder
from simulation.world import World
from sosie.server.log.interface import LogUnavailable
from sosie.server.runtime.clock import DAY_MS, HOUR_MS
from sosie.table.outcome import Rejected

_LOOK_S = 1.0
_RECONNECTS, _RECONNECT_S = 600, 0.1
_HTTP_S = 15.0
_PATIENCE_S = 40.0
"""How long somebody tries to get a seat."""


class Party:
    """The guests of an evening; subclasses are at a table or at an event."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.world = World(evening.seed, evening.servers, evening.net, evening.pace)
        self.pages: dict[int, Page] = {}
        """The page of each guest, by number."""
        self.tokens: dict[int, Any] = {}
        self.is_calm = False
        """Whether there are no more faults."""
        self.are_floods_over = False
        """Whether liars no longer flood the servers, which they do for a while after the faults."""
        self.calm_since = math.inf
        """The time from which on everybody is answered in time."""
        self._tasks = set[asyncio.Task[None]]()
        self.world.loop.call_later(_LOOK_S, self._look_again)

    # What subclasses know

    def acts(self) -> dict[str, Callable[[Random, int], None]]:
        """Return what people can do, by name; each gets its randomness and the number of a guest."""
        raise NotImplementedError

    @property
    def is_over(self) -> bool:
        """Whether nothing more will happen."""
        raise NotImplementedError

    async def seat(self, guest: Guest, server: int) -> Any:
        """Get the tokens of a guest, as by HTTP."""
        raise NotImplementedError

    def open_page(self, number: int) -> Page:
        """Open the page of a guest who has tokens; there are no slow lines once there are no faults."""
        raise NotImplementedError

    def look(self) -> None:
        """Let people do what they do all the time, such as starting the game."""
        raise NotImplementedError

    # Time

    def play(self) -> None:
        """Perform all steps, each at its time."""
        start = self.world.loop.time()
        for step in self.evening.steps:
            self.world.run(max(0.0, step.at_ms - (self.world.loop.time() - start) * 1000))
            self._perform(step)

    def _perform(self, step: Step) -> None:
        self.world.note("step", step)
        faults = {
            "arrive": self._arrive, "cut": self._cut, "cut_silently": self._cut_silently, "slow_net": self._slow_net,
            "slow_log": self._slow_log, "cut_log": self._cut_log, "crash": self._crash, "reload": self._reload,
            "fill_disk": self._fill_disk, "jump_clock": self._jump_clock,
        }  # fmt: skip
        act = faults.get(step.act) or self.acts()[step.act]
        self.world._within(lambda: act(Random(step.draw), step.who))

    def _look_again(self) -> None:
        self.look()
        self.world.loop.call_later(_LOOK_S, self._look_again)

    def heal(self) -> None:
        """End all faults, and let everybody come back."""
        self.is_calm = True
        self.world.net = replace(self.evening.net, lost=0.0, log_lost=0.0)
        self.world.store.is_full = False
        for number, server in enumerate(self.world.servers):
            server.wall_jump_ms = 0
            if server.is_alive:
                self.world.heal_log(number)
            else:
                self.world.restart(number)
        self.world.run(1000 * _PATIENCE_S)
        self.are_floods_over = True
        for number, page in list(self.pages.items()):
            if page.bytes_a_second or (page.closed is not None and page.closed.code == "too-many"):
                self._reload(Random(number), number)
        self.world.run(10_000)
        self.calm_since = self.world.loop.time()

    # People

    def _arrive(self, _chance: Random, who: int) -> None:
        self._spawn(self._come(who))

    async def _come(self, who: int) -> None:
        """Get a seat, try again at another server if one fails, and open the page."""
        guest, loop = self.evening.guests[who], self.world.loop
        end, server = loop.time() + _PATIENCE_S, guest.server
        while who not in self.tokens and loop.time() < end:
            with suppress(LogUnavailable, TimeoutError):
                async with asyncio.timeout(_HTTP_S):
                    self.tokens[who] = await self.seat(guest, server)
                    break
            await asyncio.sleep(1)
            server = (server + 1) % len(self.world.servers)
        if who in self.tokens:
            self.pages[who] = self.open_page(who)

    def flood(self, who: int, code: str, kinds: tuple[Any, ...]) -> None:
        """Let a liar connect again and again, and ask for as much as each connection may."""
        guest, loop = self.evening.guests[who], self.world.loop
        if guest.kind != "liar" or who not in self.tokens:
            return
        for number in range(_RECONNECTS):
            about = self.world, code, self.tokens[who], guest.server, f"198.51.100.{who}", kinds
            loop.call_later(number * _RECONNECT_S, self._connect_flooder, *about)

    def _connect_flooder(self, *about: Any) -> None:
        if not self.are_floods_over:
            Flooder(*about)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        async def run() -> None:
            with suppress(Rejected):
                await work

        task = self.world.loop.create_task(run())
        self._tasks.add(task)
        task.add_done_callback(self._on_done)

    def _on_done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.world.failures.append(f"{type(error).__name__}: {error}")

    def _reload(self, _chance: Random, who: int) -> None:
        if who in self.pages:
            self.pages[who].close()
            self.pages[who] = self.open_page(who)

    # Faults

    def _cut(self, _chance: Random, who: int) -> None:
        if who in self.pages:
            self.pages[who].cut()

    def _cut_silently(self, _chance: Random, who: int) -> None:
        if who in self.pages:
            self.pages[who].cut(silently=True)

    def _slow_net(self, chance: Random, _who: int) -> None:
        self._change_net(chance, trip_ms=chance.choice((150, 400, 900)), jitter_ms=chance.choice((0, 60)))

    def _slow_log(self, chance: Random, _who: int) -> None:
        self._change_net(chance, log_ms=chance.choice((50, 300, 1500)))

    def _change_net(self, chance: Random, **about: Any) -> None:
        before = {name: getattr(self.evening.net, name) for name in about}

        def restore() -> None:
            self.world.net = replace(self.world.net, **before)

        self.world.net = replace(self.world.net, **about)
        self.world.loop.call_later(chance.choice((1, 4, 8)), restore)

    def _cut_log(self, chance: Random, who: int) -> None:
        number = who % len(self.world.servers)
        server = self.world.servers[number]
        if server.is_alive and not server.log.is_cut:
            self.world.cut_log(number)
            self.world.loop.call_later(chance.choice((0.1, 1.0, 3.0, 7.0)), server.log.heal)

    def _fill_disk(self, chance: Random, _who: int) -> None:
        self.world.store.is_full = True

        def make_room() -> None:
            self.world.store.is_full = False

        self.world.loop.call_later(chance.choice((0.1, 1.0, 3.0, 7.0)), make_room)

    def _jump_clock(self, chance: Random, who: int) -> None:
        server = self.world.servers[who % len(self.world.servers)]
        server.wall_jump_ms += chance.choice((-DAY_MS, -5000, 5000, HOUR_MS, DAY_MS))

    def _crash(self, chance: Random, who: int) -> None:
        number = who % len(self.world.servers)
        if self.world.servers[number].is_alive:
            self.world.crash(number, silently=chance.random() < 0.3)
            self.world.loop.call_later(chance.choice((0.01, 0.5, 5.0)), self._restart, number)

    def _restart(self, number: int) -> None:
        if not self.world.servers[number].is_alive:
            self.world.restart(number)
