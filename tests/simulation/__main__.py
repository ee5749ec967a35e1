"""`python -m simulation --seeds 2000`: evenings under random faults, and a command that replays each failure."""

import argparse
import os
import sys
from collections.abc import Sequence
from functools import partial
from multiprocessing import get_context

from simulation.hunt import Outcome, evening, play, play_seed, shrink

_CHUNK = 4


def main() -> int:
    """Play many evenings, or one with its trace; return 1 if anything has failed."""
    parser = argparse.ArgumentParser(prog="python -m simulation", description=__doc__)
    parser.add_argument("--seeds", type=int, default=200, help="how many evenings")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument(
        "--servers", type=int, choices=(1, 2, 3), help="the number of servers, if not drawn by the seed"
    )
    parser.add_argument("--seed", type=int, help="play this evening only, and print its trace")
    parser.add_argument("--steps", help="only these steps of it, such as 0,3,4; without it all")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    if arguments.seed is not None:
        return _replay(arguments.seed, arguments.servers, arguments.steps)
    return _hunt(range(arguments.first, arguments.first + arguments.seeds), arguments.servers, arguments.processes)


def _replay(seed: int, servers: int | None, steps: str | None) -> int:
    planned = evening(seed, servers, None if steps is None else [int(number) for number in steps.split(",") if number])
    outcome = play(planned, traced=True)
    print(*outcome.trace, sep="\n")
    print(outcome.failure or f"seed {seed}: all is well; digest {outcome.digest}")
    return int(bool(outcome.failure))


def _hunt(seeds: Sequence[int], servers: int | None, processes: int) -> int:
    simulated_s, computed_s, failed = 0.0, 0.0, list[Outcome]()
    with get_context("forkserver").Pool(processes) as pool:
        for done, outcome in enumerate(pool.imap_unordered(partial(play_seed, servers=servers), seeds, _CHUNK), 1):
            simulated_s, computed_s = simulated_s + outcome.simulated_s, computed_s + outcome.computed_s
            if outcome.failure:
                failed.append(outcome)
                _report(outcome)
            if done % 100 == 0 or done == len(seeds):
                about = f"{simulated_s / 3600:.0f} hours of play in {computed_s / 60:.1f} minutes of computing"
                print(f"{done} evenings, {len(failed)} failed; {about}", flush=True)
    return int(bool(failed))


def _report(outcome: Outcome) -> None:
    """Print a failure, the command that replays it, and its few steps."""
    print(f"\nseed {outcome.seed}: {outcome.failure.strip()[-1500:]}")
    kept = shrink(outcome.seed, outcome.servers, outcome.kind)
    steps, planned = ",".join(map(str, kept)), evening(outcome.seed, outcome.servers, kept)
    print(f"replay: cd tests && python -m simulation --seed {outcome.seed} --servers {outcome.servers} --steps {steps}")
    for step in planned.steps:
        print(f"  {step.at_ms} ms: {step.act} {planned.guests[step.who]}")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
