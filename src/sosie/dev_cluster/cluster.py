"""Three NATS servers, PostgreSQL and any number of equal servers on one machine."""

import os
import sys
import urllib.request
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from sosie.dev_cluster.nats import LocalNats
from sosie.dev_cluster.postgres import LocalPostgres
from sosie.dev_cluster.processes import Process, free_ports, start, stop, wait_until

NATS_NODES = 3
_DATABASE = "sosie"


class LocalCluster:
    """Everything that a cluster needs; each part can be killed, paused and started again by who wants to see."""

    def __init__(self, folder: Path, servers: int = 3, *, store: str = "", lasting: bool = False) -> None:
        self._folder = folder
        self.nats = LocalNats(folder, NATS_NODES)
        self.postgres = None if store else LocalPostgres(folder / "postgres", lasting=lasting)
        self._store = store
        self.ports = free_ports(servers)
        self.processes: dict[int, Process] = {}

    @property
    def backends(self) -> Sequence[tuple[str, int]]:
        """Where the servers are."""
        return [("127.0.0.1", port) for port in self.ports]

    @property
    def store(self) -> str:
        """Where the store is that they share."""
        return self._store

    def start(self) -> None:
        """Start everything, and wait until all servers are ready; if something does not start, stop the rest."""
        self._folder.mkdir(parents=True, exist_ok=True)
        try:
            self.nats.start()
            if self.postgres is not None:
                self.postgres.start()
                self._store = self.postgres.url(_DATABASE)
                if not self.postgres.has_database(_DATABASE):
                    self.postgres.create_database(_DATABASE)
            for number in range(len(self.ports)):
                self.launch(number)
            for number in range(len(self.ports)):
                self.wait_for(number)
        except BaseException:
            self.stop()
            raise

    def launch(self, number: int) -> None:
        """Start one of the servers, perhaps again."""
        flags = {
            "--port": str(self.ports[number]),
            "--data": str(self._folder / f"server-{number}"),
            "--log": self.nats.url,
            "--log-format": "json",
            # All that comes, comes through a proxy on this machine.
            "--trusted-proxy": "127.0.0.1",
        }
        command = [sys.executable, "-m", "sosie", "serve", *(part for flag in flags.items() for part in flag)]
        environment = os.environ | {"SOSIE_STORE": self._store, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        self.processes[number] = start(command, self._journal(number), environment=environment)

    def wait_for(self, number: int) -> None:
        """Wait until one of the servers is ready."""
        wait_until(lambda: self.is_ready(number), self.processes[number], "a server", self._journal(number))

    def is_ready(self, number: int) -> bool:
        """Tell whether one of the servers says that it is ready."""
        with suppress(OSError):
            url = f"http://127.0.0.1:{self.ports[number]}/api/health"
            opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
            with opener.open(url, timeout=2) as answer:
                return bool(answer.status == 200)
        return False

    def stop(self) -> None:
        """Stop the servers, and then what they need."""
        for process in self.processes.values():
            if process.poll() is None:
                process.terminate()
        for process in self.processes.values():
            stop(process)
        self.nats.stop()
        if self.postgres is not None:
            self.postgres.stop()

    def _journal(self, number: int) -> Path:
        return self._folder / f"server-{number}.log"
