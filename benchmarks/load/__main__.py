"""Measure the cost of a call, side by side: `python -m benchmarks.load`."""

import argparse
import asyncio
import os
import subprocess
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from shutil import which

import uvloop

from benchmarks.live.process import ServerProcess
from benchmarks.load.contenders import (
    BARE,
    BOARDGAME,
    COLYSEUS,
    COLYSEUS_TOWER,
    COMPILED_SOSIE,
    RIVALS,
    SOSIE,
    WITHOUT_RULES,
    Contender,
    sosie_with,
)
from benchmarks.load.idle import memory_of_idle
from benchmarks.load.rooms import Room, Tally, connect, offer
from benchmarks.load.saturation import Saturated, saturate
from benchmarks.statistics import quantile

_ROW = "{:<18} {:>12} {:>12} {:>10} {:>10} {:>10} {:>8}  {}"
_SATURATED_ROW = "{:<18} {:>12} {:>12} {:>10} {:>10} {:>10} {:>8} {:>9}"
_GOALS = {
    (SOSIE.name, COLYSEUS.name): 0.6,
    (COMPILED_SOSIE.name, COLYSEUS.name): 0.85,
    (COMPILED_SOSIE.name, COLYSEUS_TOWER.name): 1.0,
}
"""The goals for calls per CPU second, of one relative to another."""
_MAX_FOR_WORKERS = 1.1
"""The goal for the CPU time of a call with several processes, relative to one."""
_MAX_MEMORY = 15
_MAX_TABLE_KB = 60
"""The goal for the memory of a table with four connections."""
_MAX_P99_MS = 15.0
_RATE = 1000.0
"""The calls a second for which there is a goal of latency."""
_SETTLE_S = 12.0
"""The time until round trips measured during connecting have left the average."""


@dataclass
class Measured:
    """A running contender and its results."""

    contender: Contender
    server: ServerProcess
    rooms: Sequence[Room]
    seconds: float = 0.0
    cpu: float = 0.0
    tally: Tally = field(default_factory=Tally)

    async def go(self, rate: float, seconds: float) -> None:
        """Offer calls for some seconds."""
        before = self.server.cpu_seconds
        tally = await offer(self.rooms, rate, seconds)
        self.cpu += self.server.cpu_seconds - before
        self.seconds += seconds
        self.tally.trips += tally.trips
        self.tally.missed += tally.missed

    @property
    def per_cpu_second(self) -> float:
        """The calls resolved per CPU second."""
        return len(self.tally.trips) / self.cpu if self.cpu else 0.0


def main() -> None:
    """Run the benchmark and print the results."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--rate", type=float, default=_RATE, help="calls a second, in all")
    parser.add_argument("--rooms", type=int, default=400)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=5, help="for each, in each round")
    parser.add_argument("--saturated-rooms", type=int, default=4500, help="rooms that leave no time to spare")
    parser.add_argument("--saturated-seconds", type=float, default=10, help="for each; 0 for not at all")
    parser.add_argument("--idle", type=int, default=2000, help="connections that do nothing")
    parser.add_argument("--workers", type=int, help="compare with Sosie with this many processes, on the same core")
    parser.add_argument("--only", action="append", help="some of them, by name")
    chosen = parser.parse_args()
    everybody = (BARE, *_rivals(), WITHOUT_RULES, SOSIE, COMPILED_SOSIE)
    contenders = [contender for contender in everybody if not chosen.only or contender.name in chosen.only]
    if chosen.workers:
        contenders = [SOSIE, sosie_with(chosen.workers)]
    # The servers have one core and the clients the others, so that they do not compete.
    first, *others = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, others or {first})
    print(f"load of the machine before: {os.getloadavg()[0]:.1f}")
    if chosen.rounds:
        with ExitStack() as stack, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            _print(runner.run(_compare(contenders, first, stack, chosen)), chosen.rate)
    if chosen.saturated_seconds:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            _print_saturated(runner.run(_saturate(contenders, first, chosen)))
    if chosen.idle:
        memory = memory_of_idle(chosen.idle, first) / 1024
        _print_verdict(f"memory of an idle connection, of {chosen.idle}", memory, _MAX_MEMORY, "KB")


def _rivals() -> tuple[Contender, ...]:
    """Return the Node frameworks, installed if necessary; none without Node."""
    npm = which("npm")
    if npm is None:
        print("there is no npm here, so three are left out: colyseus, colyseus tower, boardgame.io")
        return ()
    if not (RIVALS / "node_modules").exists():
        # No scripts, because nothing has to be compiled. Not `ci`, which requires a lock file for all platforms.
        quietly = ("--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--silent")
        subprocess.run([npm, "install", *quietly], cwd=RIVALS, check=True)
    return (COLYSEUS, COLYSEUS_TOWER, BOARDGAME)


async def _compare(
    contenders: Sequence[Contender], core: int, stack: ExitStack, chosen: argparse.Namespace
) -> list[Measured]:
    """Start and connect all, and let them work in turn, so that load on the machine affects all of them."""
    measured = []
    for contender in contenders:
        server = stack.enter_context(contender.start(core))
        # In a thread, because the clients of the others have to answer pings meanwhile.
        rooms = await asyncio.to_thread(contender.rooms, server, chosen.rooms)
        await connect(rooms, server.port)
        measured.append(Measured(contender, server, rooms))
    await asyncio.sleep(_SETTLE_S)
    for _ in range(chosen.rounds):
        for one in measured:
            await one.go(chosen.rate, chosen.seconds)
    return measured


def _print(measured: Sequence[Measured], rate: float) -> None:
    print(f"each was offered {rate:,g} calls a second, in turn\n")
    print(_ROW.format("", "resolved /s", "/CPU second", "us CPU", "p50 ms", "p99 ms", "missed", "").rstrip())
    for one in measured:
        print(_ROW.format(one.contender.name, *_cells(one), "").rstrip())
    _compare_with_goals({one.contender.name: one.per_cpu_second for one in measured})
    if rate == _RATE:
        for one in measured:
            if one.contender.name.startswith(SOSIE.name):
                p99 = quantile([trip * 1000 for trip in one.tally.trips], 0.99)
                _print_verdict(f"p99 at {rate:,g} calls a second, {one.contender.name}", p99, _MAX_P99_MS, "ms")


async def _saturate(contenders: Sequence[Contender], core: int, chosen: argparse.Namespace) -> list[Saturated]:
    wanted = chosen.saturated_rooms, _SETTLE_S, chosen.saturated_seconds
    return [await saturate(contender, core, *wanted) for contender in contenders]


def _print_saturated(measured: Sequence[Saturated]) -> None:
    print("\nwith calls that follow each other as soon as they can, one contender after the other\n")
    print(_SATURATED_ROW.format("", "resolved /s", "/CPU second", "us CPU", "server", "clients", "missed", "KB/room"))
    for one in measured:
        busy, clients = one.cpu / one.seconds, one.clients_cpu / one.seconds
        resolved, us = len(one.tally.trips) / one.seconds, 1e6 / one.per_cpu_second
        cells = f"{resolved:,.0f}", f"{one.per_cpu_second:,.0f}", f"{us:.0f}", f"{busy:.0%}", f"{clients:.0%}"
        print(_SATURATED_ROW.format(one.contender.name, *cells, one.tally.missed, f"{one.room_kb:.0f}"))
    _compare_with_goals({one.contender.name: one.per_cpu_second for one in measured})
    for one in measured:
        if one.contender.name.startswith(SOSIE.name):
            name = f"memory of a table with four connections, {one.contender.name}"
            _print_verdict(name, one.room_kb, _MAX_TABLE_KB, "KB")


def _print_verdict(name: str, measured: float, most: float, unit: str) -> None:
    verdict = "ok" if measured <= most else "missed"
    print(f"{name}: {measured:.1f} {unit} (goal <= {most:g} {unit})  {verdict}")


def _compare_with_goals(per_cpu_second: Mapping[str, float]) -> None:
    print()
    for (one, other), goal in _GOALS.items():
        if one in per_cpu_second and other in per_cpu_second:
            ratio = per_cpu_second[one] / per_cpu_second[other]
            verdict = "ok" if ratio >= goal else "missed"
            print(f"calls a CPU second, {one} / {other}: {ratio:.2f} (goal >= {goal:g})  {verdict}")
    for name in per_cpu_second:
        if name.startswith(SOSIE.name) and name.endswith("workers"):
            ratio = per_cpu_second[SOSIE.name] / per_cpu_second[name]
            verdict = "ok" if ratio <= _MAX_FOR_WORKERS else "missed"
            print(f"CPU time for a call, {name} / one: {ratio:.2f} (goal <= {_MAX_FOR_WORKERS})  {verdict}")


def _cells(one: Measured) -> tuple[str, ...]:
    trips = [trip * 1000 for trip in one.tally.trips]
    return (
        f"{len(trips) / one.seconds:,.0f}",
        f"{one.per_cpu_second:,.0f}",
        f"{1e6 / one.per_cpu_second:.0f}",
        f"{quantile(trips, 0.5):.1f}",
        f"{quantile(trips, 0.99):.1f}",
        str(one.tally.missed),
    )


if __name__ == "__main__":
    main()
