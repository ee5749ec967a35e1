"""Play races behind slow network lines at the real server: `python -m benchmarks.fairness`."""

import argparse
import asyncio
import os
from itertools import chain
from random import Random

from benchmarks.fairness.lines import LINES, lay_line
from benchmarks.fairness.players import Player, Watcher, connect
from benchmarks.fairness.races import SEATS, Race
from benchmarks.fairness.report import report
from benchmarks.live.process import SosieProcess, Table
from benchmarks.live.server_main import Arrival
from sosie.table.fairness import DEFAULT_CAP_MS
from sosie.table.messages import VERSION, Hello
from sosie.table.settings import NewSettings

_KINDS = {"with what pages measure": True, "with what the server alone measures": False}
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
    chosen = parser.parse_args()
    print(f"load of the machine: {os.getloadavg()[0]:.1f}; cap {chosen.cap_ms:g} ms, ties within {chosen.tie_ms} ms")
    with SosieProcess(cap_ms=chosen.cap_ms, proxies=("127.0.0.1",), watched=True) as server:
        runs = asyncio.run(play(server, chosen.races, chosen.tables, NewSettings(tie_ms=chosen.tie_ms), chosen.seed))
    for title, races in runs.items():
        print(f"\n{title}")
        report(races)


class TableOfFour:
    """A table with its players behind their lines, and a watcher."""

    def __init__(self, run: str, number: int, laid: Table, *, measures: bool) -> None:
        self.code = laid.code
        self.watcher = Watcher(run, number, laid.code)
        self.players = [
            Player(run, number, seat, Hello(VERSION, laid.code, token), measures=measures)
            for seat, token in enumerate(laid.tokens)
        ]

    async def sit_down(self, server: int, lines: list[int]) -> None:
        """Connect everybody."""
        await connect(self.watcher, server)
        for player, line in zip(self.players, lines, strict=True):
            await connect(player, line)

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
    server: SosieProcess, races: int, tables: int, settings: NewSettings, seed: int
) -> dict[str, list[Race]]:
    """Return the races of each kind, at least as many as requested."""
    lines = [await lay_line(line, server.port, Random(f"{seed}/{line}")) for line in LINES]
    ports = [line.sockets[0].getsockname()[1] for line in lines]
    kinds: dict[str, list[TableOfFour]] = {kind: [] for kind in _KINDS}
    for number in range(tables):
        for kind, some in kinds.items():
            laid = await asyncio.to_thread(server.lay, SEATS, settings)
            some.append(TableOfFour(f"{seed}/{kind}", number, laid, measures=_KINDS[kind]))
            await some[-1].sit_down(server.port, ports)
    await asyncio.sleep(_SETTLE_S)
    for table in chain.from_iterable(kinds.values()):
        table.players[0].start()
    while min(sum(len(table.watcher.races) - 1 for table in some) for some in kinds.values()) < races:
        await asyncio.sleep(0.2)
    arrivals = server.arrivals()
    return {kind: [race for table in some for race in table.races(arrivals)] for kind, some in kinds.items()}


main()
