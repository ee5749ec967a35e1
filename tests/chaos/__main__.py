"""`python -m chaos --faults 1000`: rounds of faults and their findings; it continues an interrupted run."""

import argparse
import asyncio
import json
import sys
import time
from collections import defaultdict
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from statistics import median
from typing import Any

from chaos.cluster import running_cluster
from chaos.faults import FAULTS, MACHINE_FAULTS, plan
from chaos.machine import running_machine
from chaos.round import Outcome, play_round
from chaos.servers import Servers

FAULTS_A_ROUND = 22
TABLES = 2


def main() -> int:
    """Run rounds, and print the results."""
    parser = argparse.ArgumentParser(prog="chaos", description=__doc__)
    parser.add_argument("--faults", type=int, default=1000, help="the total number, including earlier runs")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the plan of faults")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument(
        "--figures",
        type=Path,
        default=Path("chaos.jsonl"),
        help="the file for the results; findings get a folder beside it",
    )
    parser.add_argument("--journals", type=Path, help="a folder for the logs of the servers")
    parser.add_argument("--machine", action="store_true", help="a server on one machine instead of a cluster")
    parser.add_argument("--durable", action="store_true", help="with --machine: the log survives power cuts")
    arguments = parser.parse_args()
    asyncio.run(run(arguments))
    rounds = read_results(arguments.figures)
    print_table(rounds)
    return int(any(result["findings"] for result in rounds))


def _running(arguments: argparse.Namespace) -> AbstractAsyncContextManager[Servers]:
    if arguments.machine:
        return running_machine(arguments.journals, durable=arguments.durable)
    return running_cluster(arguments.journals)


async def run(arguments: argparse.Namespace) -> None:
    """Play rounds until the number of faults is reached."""
    kinds = MACHINE_FAULTS if arguments.machine else FAULTS
    async with _running(arguments) as servers:
        while (done := sum(len(result["faults"]) for result in read_results(arguments.figures))) < arguments.faults:
            seed = arguments.seed + len(read_results(arguments.figures))
            started = time.monotonic()
            faults = plan(seed, min(FAULTS_A_ROUND, arguments.faults - done), kinds=kinds)
            dumps = arguments.figures.with_suffix(".findings")
            outcome = await play_round(servers, faults, arguments.tables, seed, dumps)
            append_result(arguments.figures, seed, outcome, time.monotonic() - started)
            total = done + len(outcome.results)
            print(f"{total}/{arguments.faults} faults, {outcome.games} games, found: {outcome.findings or 'nothing'}")
            if outcome.dump is not None:
                print(f"the players and tables of this round are in {outcome.dump}")
            sys.stdout.flush()


def read_results(figures: Path) -> list[dict[str, Any]]:
    """Read the results of all rounds."""
    return [json.loads(line) for line in figures.read_text().splitlines()] if figures.exists() else []


def append_result(figures: Path, seed: int, outcome: Outcome, seconds: float) -> None:
    """Append the result of a round."""
    faults = [(one.fault.name, one.fault.seconds, one.back_s, one.silent_s) for one in outcome.results]
    result = vars(outcome) | {
        "seed": seed,
        "seconds": round(seconds, 1),
        "faults": faults,
        "dump": outcome.dump and str(outcome.dump),
    }
    del result["results"]
    figures.parent.mkdir(parents=True, exist_ok=True)
    with figures.open("a") as lines:
        lines.write(json.dumps(result) + "\n")


def print_table(rounds: list[dict[str, Any]]) -> None:
    """Print the number of faults, the interruptions of players, and the findings."""
    by_name: defaultdict[str, list[tuple[float, float]]] = defaultdict(list)
    for result in rounds:
        for name, _, back_s, silent_s in result["faults"]:
            by_name[name].append((back_s, silent_s))
    print("| fault | times | played on after, median | longest | longest silence |")
    print("| --- | --- | --- | --- | --- |")
    for name in FAULTS | MACHINE_FAULTS:
        if times := by_name[name]:
            back, silent = zip(*times, strict=True)
            print(f"| {name} | {len(times)} | {median(back):.1f} s | {max(back):.1f} s | {max(silent):.1f} s |")
    games, calls, updates = (sum(result[field] for result in rounds) for field in ("games", "calls", "updates"))
    faults = sum(map(len, by_name.values()))
    print(f"\n{faults} faults in {len(rounds)} rounds, {games} games, {calls} calls, {updates} updates; found:")
    for finding in [finding for result in rounds for finding in result["findings"]] or ["nothing"]:
        print(f"- {finding}")


if __name__ == "__main__":
    sys.exit(main())
