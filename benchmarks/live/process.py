"""A server in its own process: start, requests, CPU time, memory, stop."""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Self

import msgspec

from benchmarks.live.server_main import Arrival, ServerOptions
from sosie.server.http.api.tables import Joining, NewTable, Seated
from sosie.table.fairness import DEFAULT_CAP_MS
from sosie.table.settings import NewSettings

_TICKS = os.sysconf("SC_CLK_TCK")
_PAGE = os.sysconf("SC_PAGE_SIZE")
_TIMEOUT_S = 10
_COMPILED = Path(__file__).parents[2] / "build" / "compiled"
"""The compiled package: `make compiled`."""


@dataclass(frozen=True)
class Table:
    """A table, and the tokens of its seats."""

    code: str
    tokens: tuple[str, ...]


def cpu_seconds(pid: int) -> float:
    """Return the CPU time of a process, user and system, of all threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


def memory(pid: int) -> int:
    """Return the resident memory of a process, in bytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * _PAGE


def _children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


class ServerProcess:
    """A server that prints its port on the first line, pinned to a core if one is given."""

    def __init__(
        self,
        command: Sequence[str],
        core: int | None = None,
        folder: Path | None = None,
        variables: Mapping[str, str] = {},
    ) -> None:
        environment = {**os.environ, **variables}
        self._child = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=folder, env=environment)
        if core is not None:
            os.sched_setaffinity(self._child.pid, {core})
        said = iter(self._child.stdout or ())
        port = next((line for line in said if line.strip().isdigit()), None)
        if port is None:
            raise RuntimeError(f"{' '.join(command)} does not serve")
        self.port = int(port)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *how: object) -> None:
        # Terminated, not killed, so that it can end its own processes.
        self._child.terminate()
        try:
            self._child.wait(_TIMEOUT_S)
        except subprocess.TimeoutExpired:
            self._child.kill()
            self._child.wait()

    @property
    def cpu_seconds(self) -> float:
        """The CPU time, user and system, of all threads."""
        return cpu_seconds(self._child.pid)

    @property
    def memory(self) -> int:
        """The resident memory, in bytes."""
        return memory(self._child.pid)


class SosieProcess(ServerProcess):
    """Sosie's server."""

    def __init__(
        self,
        core: int | None = None,
        cap_ms: float = DEFAULT_CAP_MS,
        proxies: tuple[str, ...] = (),
        *,
        watched: bool = False,
        log: str = "",
        compiled: bool = False,
        workers: int = 1,
        redirects: bool = False,
    ) -> None:
        if compiled and not any(_COMPILED.rglob("*.so")):
            raise RuntimeError(f"there are no compiled modules in {_COMPILED}: run make compiled")
        self._folder = TemporaryDirectory()
        self._arrivals = Path(self._folder.name) / "arrivals"
        arrivals = str(self._arrivals) if watched else ""
        options = ServerOptions(
            self._folder.name, cap_ms, proxies, arrivals=arrivals, log=log, workers=workers, redirects=redirects
        )
        super().__init__(
            [sys.executable, "-m", "benchmarks.live.server_main", msgspec.json.encode(options).decode()],
            core,
            variables={"PYTHONPATH": str(_COMPILED)} if compiled else {},
        )
        self._http = HTTPConnection("127.0.0.1", self.port)
        self._workers = _children(self._child.pid) if workers > 1 else []

    @property
    def cpu_seconds(self) -> float:
        """The CPU time of the server and of its workers."""
        return super().cpu_seconds + sum(map(cpu_seconds, self._workers))

    @property
    def memory(self) -> int:
        """The resident memory of the server and of its workers; pages that they share count for each."""
        return super().memory + sum(map(memory, self._workers))

    def __exit__(self, *how: object) -> None:
        super().__exit__(*how)
        self._folder.cleanup()

    def lay(self, players: int, settings: NewSettings | None = None) -> Table:
        """Create a table, and seat players at it."""
        first = self._post("/api/tables", NewTable("Player 0", settings=settings))
        others = [self._post(f"/api/tables/{first.code}/seats", Joining(f"Player {n}")) for n in range(1, players)]
        return Table(first.code, tuple(seated.token for seated in (first, *others)))

    def arrivals(self) -> list[Arrival]:
        """Return the arrivals of calls, in order."""
        return msgspec.json.decode(
            b"[" + b",".join(self._arrivals.read_bytes().splitlines()) + b"]", type=list[Arrival]
        )

    def _post(self, path: str, body: NewTable | Joining) -> Seated:
        self._http.request("POST", path, msgspec.json.encode(body), {"content-type": "application/json"})
        return msgspec.json.decode(self._http.getresponse().read(), type=Seated)
