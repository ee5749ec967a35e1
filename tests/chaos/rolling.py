"""`python -m chaos.rolling`: a rolling restart of all servers while people play, as for an upgrade."""

import argparse
import asyncio
import sys
from pathlib import Path

from chaos.cluster import WORKERS, running_cluster
from chaos.faults import Fault
from chaos.round import play_round


def restarts(times: int) -> list[Fault]:
    """Return the faults of some rolling restarts."""
    return [Fault("server stopped", number, 0.0) for _ in range(times) for number in range(len(WORKERS))]


async def run(tables: int, times: int) -> int:
    """Restart all servers, and print the interruptions of players."""
    async with running_cluster() as cluster:
        outcome = await play_round(cluster, restarts(times), tables, seed=1, dumps=Path("rolling.findings"))
    print("| server | players heard nothing for at most | all played on after |")
    print("| --- | --- | --- |")
    for result in outcome.results:
        print(f"| {result.fault.target} | {result.silent_s:.2f} s | {result.back_s:.2f} s |")
    print(f"\n{tables * 2} people at {tables} tables, {outcome.calls} calls, {outcome.games} games; found:")
    for finding in outcome.findings or ["nothing"]:
        print(f"- {finding}")
    if outcome.dump is not None:
        print(f"The players and tables are in {outcome.dump}")
    return int(bool(outcome.findings))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="chaos.rolling", description=__doc__)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--times", type=int, default=1, help="how often all servers are restarted")
    arguments = parser.parse_args()
    sys.exit(asyncio.run(run(arguments.tables, arguments.times)))
