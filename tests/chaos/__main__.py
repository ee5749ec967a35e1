"""`python -m chaos --faults 1000`: round after round of faults, and what was found; it goes on where it was stopped."""

import argparse
import asyncio
import json
import sys
import time
from collections import defaultdict
from pathlib import Path
from statistics import median
from typing import Any

from chaos.cluster import staged
from chaos.faults import HAPPENINGS, plan
from chaos.round import Outcome, play_round

A_ROUND = 22
TABLES = 2


def main() -> int:
    """Run what is asked for, and print what came of it."""
    read = argparse.ArgumentParser(prog="chaos", description=__doc__)
    read.add_argument("--faults", type=int, default=1000, help="how many in all, with those of earlier runs")
    read.add_argument("--seed", type=int, default=1, help="what the plan of faults follows from")
    read.add_argument("--tables", type=int, default=TABLES)
    read.add_argument(
        "--figures",
        type=Path,
        default=Path("chaos.jsonl"),
        help="where each round is noted; findings get a folder beside it",
    )
    read.add_argument("--journals", type=Path, help="a folder for what the servers write down")
    asked = read.parse_args()
    asyncio.run(run(asked))
    rounds = notes(asked.figures)
    print_table(rounds)
    return int(any(each["findings"] for each in rounds))


async def run(asked: argparse.Namespace) -> None:
    """Play rounds until there were so many faults."""
    async with staged(asked.journals) as stage:
        while (done := sum(len(note["faults"]) for note in notes(asked.figures))) < asked.faults:
            seed = asked.seed + len(notes(asked.figures))
            begun = time.monotonic()
            faults, dumps = plan(seed, min(A_ROUND, asked.faults - done)), asked.figures.with_suffix(".findings")
            outcome = await play_round(stage, faults, asked.tables, seed, dumps)
            note_down(asked.figures, seed, outcome, time.monotonic() - begun)
            total = done + len(outcome.happened)
            print(f"{total}/{asked.faults} faults, {outcome.games} games, found: {outcome.findings or 'nothing'}")
            if outcome.dump is not None:
                print(f"the players and tables of this round are in {outcome.dump}")
            sys.stdout.flush()


def notes(figures: Path) -> list[dict[str, Any]]:
    """Return what was noted of all rounds."""
    return [json.loads(line) for line in figures.read_text().splitlines()] if figures.exists() else []


def note_down(figures: Path, seed: int, outcome: Outcome, seconds: float) -> None:
    """Note what came of a round."""
    faults = [(one.fault.name, one.fault.seconds, one.back_s, one.silent_s) for one in outcome.happened]
    note = vars(outcome) | {
        "seed": seed,
        "seconds": round(seconds, 1),
        "faults": faults,
        "dump": outcome.dump and str(outcome.dump),
    }
    del note["happened"]
    figures.parent.mkdir(parents=True, exist_ok=True)
    with figures.open("a") as lines:
        lines.write(json.dumps(note) + "\n")


def print_table(rounds: list[dict[str, Any]]) -> None:
    """Print how often what went wrong, how long people then waited, and what was found."""
    by_name: defaultdict[str, list[tuple[float, float]]] = defaultdict(list)
    for each in rounds:
        for name, _, back_s, silent_s in each["faults"]:
            by_name[name].append((back_s, silent_s))
    print("| fault | times | played on after, median | longest | longest silence |")
    print("| --- | --- | --- | --- | --- |")
    for name in HAPPENINGS:
        if times := by_name[name]:
            back, silent = zip(*times, strict=True)
            print(f"| {name} | {len(times)} | {median(back):.1f} s | {max(back):.1f} s | {max(silent):.1f} s |")
    games, calls, events = (sum(each[what] for each in rounds) for what in ("games", "calls", "events"))
    faults = sum(map(len, by_name.values()))
    print(f"\n{faults} faults in {len(rounds)} rounds, {games} games, {calls} calls, {events} events; found:")
    for finding in [finding for each in rounds for finding in each["findings"]] or ["nothing"]:
        print(f"- {finding}")


if __name__ == "__main__":
    sys.exit(main())
