"""Routing: the process that handles a request, by the table in its address."""

import os
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import parse_qs, unquote

import httptools

from sosie.server.log.shards import SHARDS, process_of
from sosie.table.codes import read_code, read_event_code

MAX_PROCESSES = SHARDS
"""More would own no shard."""
DRAWING_PROCESS = 0
"""The process that draws cards and reads decks for all, so that its caches and queues are the machine's."""
_DRAWING_ROUTES = frozenset({"editions", "decks"})
_CPU_QUOTA = Path("/sys/fs/cgroup/cpu.max")


@dataclass(frozen=True)
class Routing:
    """Assigns tables and requests to the processes of a server; this one has an index."""

    index: int = 0
    count: int = 1

    def owner_of(self, table: str) -> int:
        """Return the process that owns a table."""
        return process_of(table, self.count)

    def owns(self, table: str) -> bool:
        """Tell whether this process owns a table."""
        return self.owner_of(table) == self.index

    def destination(self, target: bytes) -> int | None:
        """Return the other process that handles a request, by its target; None if this one can."""
        if self.count == 1:
            return None
        try:
            url = httptools.parse_url(target)
            path, query = unquote((url.path or b"").decode("ascii")), (url.query or b"").decode("ascii")
        except (httptools.HttpParserError, UnicodeDecodeError):
            return None
        owner = self._owner(path, query)
        return None if owner == self.index else owner

    def _owner(self, path: str, query: str) -> int | None:
        match [segment for segment in path.split("/") if segment]:
            case ["socket"]:
                return self._owner_of_code(parse_qs(query).get("table", [""])[0])
            case ["api", "tables" | "events", code, *_]:
                return self._owner_of_code(code)
            case ["api", route, *_] if route in _DRAWING_ROUTES:
                return DRAWING_PROCESS
        return None

    def _owner_of_code(self, text: str) -> int | None:
        code = read_code(text) or read_event_code(text)
        return self.owner_of(code) if code else None


OWNS_ALL = Routing()
"""The routing of a server with a single process."""


def request_target(head: bytes) -> bytes | None:
    """Return the target of an HTTP request; None while its first line is incomplete."""
    line, end, _ = head.lstrip(b"\r\n").partition(b"\n")
    if not end:
        return None
    words = line.split()
    return words[1] if len(words) > 1 else b""


def usable_cores() -> int:
    """Return the number of cores that this process may use: its affinity, and the quota of a container."""
    cores = len(os.sched_getaffinity(0))
    try:
        quota, period = _CPU_QUOTA.read_text(encoding="ascii").split()
        return min(cores, max(int(quota) // int(period), 1))
    except (OSError, ValueError):
        return cores
