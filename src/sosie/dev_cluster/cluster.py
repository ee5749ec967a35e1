"""A local cluster: three NATS servers, PostgreSQL and any number of Sosie servers."""

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
    """A cluster of processes; each can be killed, paused and restarted."""

    def __init__(
        self, folder: Path, servers: int = 3, *, store: str = "", durable: bool = False, redirects: bool = False
    ) -> None:
        """Plan a cluster; with `redirects`, servers send players to each other's own addresses."""
        self._folder, self._redirects = folder, redirects
        self.nats = LocalNats(folder, NATS_NODES)
        self.postgres = None if store else LocalPostgres(folder / "postgres", durable=durable)
        self._store = store
        self.ports = free_ports(servers)
        self.processes: dict[int, Process] = {}

    @property
    def backends(self) -> Sequence[tuple[str, int]]:
        """The addresses of the servers."""
        return [("127.0.0.1", port) for port in self.ports]

    @property
    def store(self) -> str:
        """The URL of the shared store."""
        return self._store

    def start(self) -> None:
        """Start all processes, and wait until the servers are ready; if one does not start, stop the rest."""
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
        """Start or restart a server."""
        flags = {
            "--port": str(self.ports[number]),
            "--data": str(self._folder / f"server-{number}"),
            "--log": self.nats.url,
            "--log-format": "json",
            # All requests come through the local proxy.
            "--trusted-proxy": "127.0.0.1",
        }
        if self._redirects:
            flags["--address"] = f"http://127.0.0.1:{self.ports[number]}"
        command = [sys.executable, "-m", "sosie", "serve", *(part for flag in flags.items() for part in flag)]
        environment = os.environ | {"SOSIE_STORE": self._store, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        self.processes[number] = start(command, self._log_file(number), environment=environment)

    def wait_for(self, number: int) -> None:
        """Wait until a server is ready."""
        wait_until(lambda: self.is_ready(number), self.processes[number], "a server", self._log_file(number))

    def is_ready(self, number: int) -> bool:
        """Tell whether the health check of a server succeeds."""
        with suppress(OSError):
            url = f"http://127.0.0.1:{self.ports[number]}/api/health"
            opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
            with opener.open(url, timeout=2) as answer:
                return bool(answer.status == 200)
        return False

    def stop(self) -> None:
        """Stop the servers, then NATS and PostgreSQL."""
        for process in self.processes.values():
            if process.poll() is None:
                process.terminate()
        for process in self.processes.values():
            stop(process)
        self.nats.stop()
        if self.postgres is not None:
            self.postgres.stop()

    def _log_file(self, number: int) -> Path:
        return self._folder / f"server-{number}.log"
