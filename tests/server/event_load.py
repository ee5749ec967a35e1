"""An event at full size: `cd tests && python -m server.event_load --people 200`.

People join by HTTP, play all rounds by sockets, and reconnect while the server is killed in the middle of every round
(`--kills 0` measures without that). Nobody may be left without a seat, and no result may be lost or counted twice.
"""

import argparse
import asyncio
import csv
import io
import random
import resource
import tempfile
import time
from dataclasses import dataclass, field
from multiprocessing.context import ForkServerProcess
from pathlib import Path

from server.event_crowd import Crowd
from server.forked import start
from server.test_crash_recovery import wait_until_listening
from sosie.dev_cluster.processes import free_ports

_TICKS = 100.0


@dataclass
class Load:
    """A crowd, its server, and the cost of that server."""

    data: Path
    crowd: Crowd
    workers: int
    server: ForkServerProcess = field(init=False)
    cpu_s: float = 0.0
    most_mb: float = 0.0

    async def start(self) -> None:
        """Start a server."""
        self.server = start(self.data, self.crowd.port, workers=self.workers)
        await wait_until_listening(self.server, self.crowd.port)

    def measure(self) -> tuple[float, float]:
        """Return the seconds of CPU time and the megabytes of the server."""
        stat = Path(f"/proc/{self.server.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        status = Path(f"/proc/{self.server.pid}/status").read_text(encoding="ascii")
        kilobytes = next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))
        self.most_mb = max(self.most_mb, kilobytes / 1024)
        return (int(stat[11]) + int(stat[12])) / _TICKS, kilobytes / 1024

    async def kill(self) -> None:
        """Kill the server, and start another."""
        self.cpu_s += self.measure()[0]
        self.server.kill()
        self.server.join()
        await self.start()


async def run(people: int, rounds: int, kills: int, size: int, minutes: float, workers: int) -> None:
    """Play all rounds, and print the cost and the checks."""
    (port,) = free_ports(1)
    with tempfile.TemporaryDirectory() as folder:
        load = Load(Path(folder), Crowd(port, people, random.Random(1), pace=3.0), workers)
        crowd = load.crowd
        await load.start()
        _, empty_mb = load.measure()
        began = time.monotonic()
        await crowd.open(rounds=rounds, size=size)
        joined_s, full_mb = time.monotonic() - began, load.measure()[1]
        print(f"{people} people joined in {joined_s:.1f} s; memory {empty_mb:.0f} MB -> {full_mb:.0f} MB")
        for number in range(1, rounds + 1):
            asked = time.monotonic()
            await crowd.host.ask_until("seated", type="seat-round")
            seated_s = time.monotonic() - asked
            await crowd.host.ask_until("playing", type="start-round")
            cpu, at = load.measure()[0], time.monotonic()
            await asyncio.sleep(minutes * 60 / 2)
            if number <= kills:
                await load.kill()
            await asyncio.sleep(minutes * 60 / 2)
            spent, mb = load.measure()
            seconds = time.monotonic() - at
            crowd.host.ask(type="end-round")
            event = await crowd.host.until("finished" if number == rounds else "between", 120)
            seated = sorted(person for table in event["tables"] for person in table["people"])
            assert seated == list(range(people)), "somebody has no seat"
            note = "killed once" if number <= kills else f"{(spent - cpu) / seconds:.0%} of a core"
            print(f"round {number}: {len(event['tables'])} tables, seated in {seated_s:.1f} s, {mb:.0f} MB, {note}")
        rows = list(csv.DictReader(io.StringIO((await crowd.results()).lstrip("\ufeff"))))
        assert len(rows) == people
        for row in rows:
            gained = [int(row[f"round {number} (tower)"]) for number in range(1, rounds + 1)]
            assert sum(gained) == int(row["points"]), "a result is lost or counted twice"
        assert all(len(set(person.sat_at)) == rounds for person in crowd.people), "somebody missed a round"
        print(f"all {people} people played {rounds} rounds; most memory {load.most_mb:.0f} MB")
        await crowd.end()
        load.server.kill()


def allow_many_sockets() -> None:
    """Raise the limit of open files to the most that this process may have."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def main() -> None:
    """Run the command line."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--people", type=int, default=200)
    options.add_argument("--rounds", type=int, default=4)
    options.add_argument("--kills", type=int, default=2)
    options.add_argument("--size", type=int, default=4)
    options.add_argument("--minutes", type=float, default=0.5)
    options.add_argument("--workers", type=int, default=1)
    chosen = options.parse_args()
    allow_many_sockets()
    asyncio.run(run(chosen.people, chosen.rounds, chosen.kills, chosen.size, chosen.minutes, chosen.workers))


if __name__ == "__main__":
    main()
