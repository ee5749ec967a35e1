"""`python -m chaos.rolling`: all servers are restarted one after the other while people play, as for an upgrade."""

import argparse
import asyncio
import sys
from pathlib import Path

from chaos.cluster import SERVERS, staged
from chaos.faults import Fault
from chaos.round import play_round


def restarts(times: int) -> list[Fault]:
    """Return the faults that a rolling restart is made of, so many times over."""
    return [Fault("server stopped", number, 0.0) for _ in range(times) for number in range(SERVERS)]


async def run(tables: int, times: int) -> int:
    """Restart all servers, and print what players noticed."""
    async with staged() as stage:
        outcome = await play_round(stage, restarts(times), tables, seed=1, dumps=Path("rolling.findings"))
    print("| server | players heard nothing for at most | all played on after |")
    print("| --- | --- | --- |")
    for one in outcome.happened:
        print(f"| {one.fault.target} | {one.silent_s:.2f} s | {one.back_s:.2f} s |")
    print(f"\n{tables * 2} people at {tables} tables, {outcome.calls} calls, {outcome.games} games; found:")
    for finding in outcome.findings or ["nothing"]:
        print(f"- {finding}")
    if outcome.dump is not None:
        print(f"The players and tables are in {outcome.dump}")
    return int(bool(outcome.findings))


if __name__ == "__main__":
    read = argparse.ArgumentParser(prog="chaos.rolling", description=__doc__)
    read.add_argument("--tables", type=int, default=4)
    read.add_argument("--times", type=int, default=1, help="how often all servers are restarted")
    asked = read.parse_args()
    sys.exit(asyncio.run(run(asked.tables, asked.times)))
