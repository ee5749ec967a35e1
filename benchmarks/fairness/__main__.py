"""Play races behind slow network lines at the real server: `python -m benchmarks.fairness`."""

import argparse
import asyncio
import os
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import chain
from random import Random

from benchmarks.cluster.log_backends import log_backend
from benchmarks.fairness.lines import LINES, lay_line
from benchmarks.fairness.players import Player, Watcher, connect
from benchmarks.fairness.races import SEATS, Race
from benchmarks.fairness.report import report
from benchmarks.live.process import SosieProcess, Table
from benchmarks.live.server_main import Arrival
from sosie.table.fairness import DEFAULT_CAP_MS
from sosie.table.messages import PROTOCOL_VERSION, Hello
from sosie.table.settings import NewSettings

_KINDS = {"with the measurements of pages": True, "with those of the server alone": False}
_SETTLE_S = 2.5
"""The time at the table before play, in which round trips are measured."""


def main() -> None:
    """Play with and without the pages' own measurements, side by side, and print the results."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.fairness", description=__doc__)
    parser.add_argument("--races", type=int, default=400, help="of each kind")
    parser.add_argument("--tables", type=int, default=8, help="of each kind, at the same time")
    parser.add_argument("--cap-ms", type=float, default=DEFAULT_CAP_MS, help="the most that is made up for")
    parser.add_argument("--tie-ms", type=int, default=NewSettings().tie_ms, help="how close calls are tied")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=1, help="processes of each server")
    parser.add_argument("--servers", type=int, default=1, help="that share a log; the players are spread over them")
    chosen = parser.parse_args()
    print(f"load of the machine: {os.getloadavg()[0]:.1f}; cap {chosen.cap_ms:g} ms, ties within {chosen.tie_ms} ms")
    with started(chosen.servers, chosen.workers, chosen.cap_ms) as servers:
        runs = asyncio.run(play(servers, chosen.races, chosen.tables, NewSettings(tie_ms=chosen.tie_ms), chosen.seed))
    for title, races in runs.items():
        print(f"\n{title}")
        report(races)


@contextmanager
def started(servers: int, workers: int, cap_ms: float) -> Iterator[list[SosieProcess]]:
    """Run servers; several share a log in NATS."""
    with log_backend(1 if servers > 1 else 0) as backend, ExitStack() as stack:
        yield [
            stack.enter_context(
                SosieProcess(cap_ms=cap_ms, proxies=("127.0.0.1",), watched=True, log=backend.url, workers=workers)
            )
            for _ in range(servers)
        ]


class TableOfFour:
    """A table with its players behind their lines, and a watcher."""

    def __init__(self, run: str, number: int, laid: Table, *, measures: bool) -> None:
        self.code = laid.code
        self.watcher = Watcher(run, number, laid.code)
        self.players = [
            Player(run, number, seat, Hello(PROTOCOL_VERSION, laid.code, token), measures=measures)
            for seat, token in enumerate(laid.tokens)
        ]

    async def sit_down(self, server: int, lines: list[int]) -> None:
        """Connect everybody."""
        await connect(self.watcher, server, self.code)
        for player, line in zip(self.players, lines, strict=True):
            await connect(player, line, self.code)

    def races(self, arrivals: list[Arrival]) -> list[Race]:
        """Return the decided races, with the arrival times of calls and the true reaction times."""
        for arrival in arrivals:
            race = self.watcher.races.get((arrival.game, arrival.turn))
            if race is not None and arrival.table == self.code:
                race.arrivals.append((arrival.at, arrival.seat))
        for place, race in self.watcher.races.items():
            race.called = {s: player.called[place] for s, player in enumerate(self.players) if place in player.called}
        return [race for race in self.watcher.races.values() if race.winner is not None]


async def play(
    servers: Sequence[SosieProcess], races: int, tables: int, settings: NewSettings, seed: int
) -> dict[str, list[Race]]:
    """Return the races of each kind, at least as many as requested."""
    first = servers[0]
    lines = [
        await lay_line(line, servers[number % len(servers)].port, Random(f"{seed}/{line}"))
        for number, line in enumerate(LINES)
    ]
    ports = [line.sockets[0].getsockname()[1] for line in lines]
    kinds: dict[str, list[TableOfFour]] = {kind: [] for kind in _KINDS}
    for number in range(tables):
        for kind, some in kinds.items():
            laid = await asyncio.to_thread(first.lay, SEATS, settings)
            some.append(TableOfFour(f"{seed}/{kind}", number, laid, measures=_KINDS[kind]))
            await some[-1].sit_down(first.port, ports)
    await asyncio.sleep(_SETTLE_S)
    for table in chain.from_iterable(kinds.values()):
        table.players[0].start()
    while min(sum(len(table.watcher.races) - 1 for table in some) for some in kinds.values()) < races:
        await asyncio.sleep(0.2)
    arrivals = sorted((one for server in servers for one in server.arrivals()), key=lambda arrival: arrival.at)
    return {kind: [race for table in some for race in table.races(arrivals)] for kind, some in kinds.items()}


main()
