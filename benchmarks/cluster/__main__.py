"""Measure the cost of a shared log, compared with an embedded log: `python -m benchmarks.cluster`."""

import argparse
import asyncio
import os
from collections.abc import Sequence

import uvloop

from benchmarks.cluster import log, store, tables
from benchmarks.cluster.log_backends import NAMES, log_backend
from benchmarks.cluster.tables import Load, TableFigures
from sosie.dev_cluster import postgres

Way = tuple[int, int] | tuple[int, int, str]
_WAYS: tuple[Way, ...] = ((1, 0), (1, 1), (2, 1), (3, 1), (1, 3), (2, 3), (3, 3), (3, 3, "together"))
"""Numbers of servers and replicas, and whether players are brought together; the embedded log is for one server."""
_APART: Way = (3, 3)
_TOGETHER: Way = (3, 3, "together")
_ALONE: Way = (1, 3)
_MAX_RATIO, _ENTRIES = 1.15, 1.0
_MAX_DELAY_MS = 1.5
_LOG_ROW = "{:<34} {:>9} {:>9} {:>11}"
_ROW = "{:<41}" + " {:>8}" * 11


def main() -> None:
    """Run the benchmark and print the results."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.cluster", description=__doc__)
    parser.add_argument("--entries", type=int, default=1000, help="appended one at a time, to each log; 0 for none")
    parser.add_argument("--rate", type=float, default=200, help="calls a second, in all")
    parser.add_argument("--rooms", type=int, default=100, help="tables of four")
    parser.add_argument("--seconds", type=float, default=5, help="for each way to run servers; 0 for none of them")
    parser.add_argument("--games", type=int, default=100, help="saved in PostgreSQL, where it is installed; 0 for none")
    parser.add_argument("--only-together", action="store_true", help="only three servers, apart and together, and one")
    chosen = parser.parse_args()
    print(f"load of the machine before: {os.getloadavg()[0]:.1f}\n")
    if chosen.entries:
        _compare_logs(chosen.entries)
    if chosen.seconds:
        ways = (_ALONE, _APART, _TOGETHER) if chosen.only_together else _WAYS
        _compare_servers(Load(chosen.rooms, chosen.rate, chosen.seconds), ways)
    if chosen.games and postgres.is_installed():
        _measure_games(chosen.games)
    print(f"\nload of the machine after: {os.getloadavg()[0]:.1f}")


def _compare_logs(entries: int) -> None:
    print(_LOG_ROW.format("an entry, appended until told", "p50 ms", "p99 ms", "entries /s"))
    p50 = {}
    for replicas, name in NAMES.items():
        with log_backend(replicas) as backend, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            figures = runner.run(log.measure(backend.new_log(), entries))
        p50[replicas] = figures.p50
        print(_LOG_ROW.format(name, f"{figures.p50:.3f}", f"{figures.p99:.3f}", f"{figures.a_second:,.0f}"), flush=True)
    added = p50[3] - p50[0]
    verdict = "ok" if added < _MAX_DELAY_MS else "missed"
    print(f"\nadded by three replicas: {added:.2f} ms at p50 (goal < {_MAX_DELAY_MS:g} ms)  {verdict}")


def _compare_servers(load: Load, ways: Sequence[Way]) -> None:
    """Print a line for each setup: the cost of a call, the idle load, and the memory of a table."""
    print(f"\n{load.rooms} tables of four, whose players come through all servers; {load.rate:,g} calls a second\n")
    heads = ("calls /s", "missed", "p50 ms", "p99 ms", "servers", "NATS", "sent", "entries", "written", "idle", "table")
    print(_ROW.format("", *heads))
    measured = {}
    for way in ways:
        servers, replicas, *together = way
        with log_backend(replicas) as backend:
            measured[way] = tables.measure(servers, backend, load, together=bool(together))
        name = f"{NAMES[replicas]}, {servers} server{'s'[: servers - 1]}{', together' if together else ''}"
        print(_ROW.format(name, *_cells(measured[way])), flush=True)
    if {_APART, _TOGETHER, _ALONE} <= measured.keys():
        _print_ratios(*(measured[way] for way in (_ALONE, _APART, _TOGETHER)))


def _print_ratios(alone: TableFigures, apart: TableFigures, together: TableFigures) -> None:
    """Print the computing for a call with players over three servers, against one server, and the entries."""
    ratios = [each.a_call(each.spent.cpu) / alone.a_call(alone.spent.cpu) for each in (apart, together)]
    entries = [each.a_call(each.spent.entries) for each in (apart, together)]
    verdict = "ok" if ratios[1] <= _MAX_RATIO else "missed"
    print("\ncomputing for a call, players over three servers, three replicas, against one server: ", end="")
    print(f"{ratios[1]:.2f} together (goal {_MAX_RATIO})  {verdict}; {ratios[0]:.2f} apart")
    verdict = "ok" if round(entries[1], 1) <= _ENTRIES else "missed"
    print(f"entries for a call: {entries[1]:.2f} together (goal {_ENTRIES})  {verdict}; {entries[0]:.2f} apart")


def _measure_games(count: int) -> None:
    figures = store.measure(count)
    print(
        f"\na finished game in PostgreSQL: {figures.rows:.0f} rows, a record of {figures.record / 1024:.1f} KB, "
        f"{figures.p50:.1f} ms at p50, {figures.cpu:.1f} ms of computing; "
        f"{figures.cpu_together:.1f} if {store.TOGETHER} are saved together"
    )


def _cells(figures: TableFigures) -> tuple[str, ...]:
    spent = figures.spent
    return (
        f"{len(figures.tally.trips) / figures.seconds:,.0f}",
        str(figures.tally.missed),
        f"{figures.milliseconds(0.5):.1f}",
        f"{figures.milliseconds(0.99):.1f}",
        f"{figures.a_call(spent.cpu * 1e6):,.0f} us",
        f"{figures.a_call(spent.log_cpu * 1e6):,.0f} us",
        f"{figures.a_call(spent.sent):,.0f} B",
        f"{figures.a_call(spent.entries):.2f}",
        f"{figures.a_call(spent.written):,.0f} B",
        f"{figures.idle:.1%}",
        f"{figures.grown / 1024:,.0f} KB",
    )


if __name__ == "__main__":
    main()
