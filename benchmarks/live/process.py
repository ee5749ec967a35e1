"""A server in a process of its own: started, asked, weighed and ended."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import TypeVar
from urllib.request import Request, urlopen

import msgspec

from benchmarks.live.served import Arrival, TableLaid, TableWanted, Wanted

_TICKS = os.sysconf("SC_CLK_TCK")
_PAGE = os.sysconf("SC_PAGE_SIZE")
_Answer = TypeVar("_Answer")


class ServerProcess:
    """A server that prints its port, alone on a line, on a core of its own if one is named."""

    def __init__(self, command: Sequence[str], core: int | None = None, folder: Path | None = None) -> None:
        self._child = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=folder)
        if core is not None:
            os.sched_setaffinity(self._child.pid, {core})
        said = iter(self._child.stdout or ())
        port = next((line for line in said if line.strip().isdigit()), None)
        if port is None:
            raise RuntimeError(f"{' '.join(command)} does not serve")
        self.port = int(port)

    def __enter__(self) -> "ServerProcess":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._child.kill()
        self._child.wait()

    @property
    def cpu_seconds(self) -> float:
        """How long it has been computing, in user and system mode, all its threads together."""
        fields = Path(f"/proc/{self._child.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS

    @property
    def memory(self) -> int:
        """How many bytes of memory it has to itself or shares."""
        return int(Path(f"/proc/{self._child.pid}/statm").read_text().split()[1]) * _PAGE


class SosieProcess(ServerProcess):
    """Sosie's server."""

    def __init__(self, wanted: Wanted, core: int | None = None) -> None:
        settings = msgspec.json.encode(wanted).decode()
        super().__init__([sys.executable, "-m", "benchmarks.live.served", settings], core)

    def lay(self, wanted: TableWanted) -> TableLaid:
        """Lay a table."""
        return self._ask("/tables", TableLaid, msgspec.json.encode(wanted))

    def arrivals(self, code: str) -> list[Arrival]:
        """Return when calls came in at a table, in that order."""
        return self._ask(f"/arrivals/{code}", list[Arrival])

    def _ask(self, path: str, kind: type[_Answer], body: bytes | None = None) -> _Answer:
        request = Request(f"http://127.0.0.1:{self.port}{path}", body)  # noqa: S310 - a server of our own
        with urlopen(request, timeout=30) as answer:  # noqa: S310 - likewise
            return msgspec.json.decode(answer.read(), type=kind)
