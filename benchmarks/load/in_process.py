"""Measure the cost of a call in the server, without sockets: `python -m benchmarks.load.in_process`."""

import argparse
import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.statistics import quantile
from sosie.server.decks.packs import built_in_pack
from sosie.server.live.connection import Connection
from sosie.server.live.room import Room
from sosie.server.live.rooms import Rooms
from sosie.server.log.embedded.log import EmbeddedLog
from sosie.server.runtime.clock import WheelTimer
from sosie.table.due import Pace
from sosie.table.entries import Started
from sosie.table.fairness import KEPT_TRIPS, Link
from sosie.table.messages import Call
from sosie.table.settings import Settings

SEATS = 4
_AT_ONCE = 4
_STEADY = Link((0.4,) * KEPT_TRIPS)


class NullTransport:
    """A transport that discards everything."""

    is_full = False

    def send(self, message: bytes) -> None:
        """Discard the message."""

    def backlog(self) -> int:
        """Return an empty backlog."""
        return 0

    def close(self, code: int, reason: str) -> None:
        """Do nothing."""


@dataclass
class ManualClock:
    """A clock that is advanced manually."""

    time: float = 1000.0
    due: list[tuple[float, int, WheelTimer]] = field(default_factory=list)
    numbers: "count[int]" = field(default_factory=count)

    def now(self) -> float:
        """Return the time."""
        return self.time

    def call_at(self, when: float, then: Callable[[], None]) -> WheelTimer:
        """Call back at a time."""
        chime = WheelTimer(then)
        heappush(self.due, (when, next(self.numbers), chime))
        return chime

    def advance(self, ms: float) -> None:
        """Advance the time, and run the due timers."""
        end = self.time + ms
        while self.due and self.due[0][0] <= end:
            when, _, chime = heappop(self.due)
            self.time = max(self.time, when)
            chime.fire()
        self.time = end


def main() -> None:
    """Run the benchmark and print the results."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load.in_process", description=__doc__)
    parser.add_argument("--tables", type=int, nargs="*", default=[10, 400])
    parser.add_argument("--calls", type=int, default=40, help="at each table; fewer than a game has")
    chosen = parser.parse_args()
    for tables in chosen.tables:
        for sleep_ms in (0, _AT_ONCE):
            costs = asyncio.run(_measure(tables, chosen.calls, sleep_ms / 1000))
            how = f"asleep for {sleep_ms} ms after every {_AT_ONCE} calls" if sleep_ms else "one call after the other"
            print(f"{tables:>4} tables, {how}: {quantile(costs, 0.5):.0f} us of computing a call", flush=True)


async def _measure(tables: int, calls: int, sleep_s: float) -> list[float]:
    """Return the cost of a call in each round of one call per table."""
    clock = ManualClock()
    with TemporaryDirectory() as folder:
        log = EmbeddedLog(Path(folder))
        await log.open()
        rooms = Rooms(log, clock, Pace(deal_ms=50), lambda _, then: then())
        laid = [await _lay(rooms) for _ in range(tables)]
        await _advance(clock, 100)
        costs = [await _round(clock, laid, number, sleep_s) for number in range(calls)]
        games = [room.table.game for room, _ in laid]
        if any(game is None or game.referee.state.turn != calls for game in games):
            raise RuntimeError("some calls did not count")
        rooms.close()
        await log.close()
    return costs


async def _lay(rooms: Rooms) -> tuple[Room, list[Connection]]:
    room = await rooms.create(await built_in_pack("classic"), Settings())
    connections = []
    for name in "ABCD"[:SEATS]:
        seat, _ = await rooms.sit(room, name, "en")
        connections.append(Connection(NullTransport(), (seat,), link=_STEADY))
        room.enter(connections[-1], None)
    room.append(Started(0, 1))
    return room, connections


async def _advance(clock: ManualClock, ms: float) -> None:
    """Advance the time, and let the log write and deliver; that may make more timers due."""
    for _ in range(3):
        clock.advance(ms / 3)
        await asyncio.sleep(0)
        await asyncio.sleep(0)


async def _round(
    clock: ManualClock, laid: Sequence[tuple[Room, list[Connection]]], number: int, sleep_s: float
) -> float:
    await _advance(clock, 500)
    calls = [(room, *_call(room, connections, number)) for room, connections in laid]
    before = time.process_time()
    for place, (room, connection, call) in enumerate(calls, 1):
        room.move(connection, connection.seats[0], call)
        if place % _AT_ONCE == 0:
            await _advance(clock, 1)
            time.sleep(sleep_s)
    await _advance(clock, 100)
    return (time.process_time() - before) / len(calls) * 1e6


def _call(room: Room, connections: list[Connection], number: int) -> tuple[Connection, Call]:
    """Return a right call of the next player."""
    game = room.table.game
    assert game is not None  # noqa: S101 - no game is over so soon
    state, connection = game.referee.state, connections[number % SEATS]
    match = next(iter(state.game.matches(state.setup, state.table, number % SEATS)))
    return connection, Call(number + 2, match.symbol, state.turn, 480)


if __name__ == "__main__":
    main()
