"""One process of a server: its routing, and everything it shares with the others."""

from dataclasses import dataclass, field
from math import inf
from mmap import PAGESIZE, mmap
from pathlib import Path
from time import monotonic

from sosie.server.access.limits import LimitFactory, LocalLimits
from sosie.server.multiprocess.inboxes import Inboxes
from sosie.server.multiprocess.routing import OWNS_ALL, Routing
from sosie.server.multiprocess.shared_limits import LimitMemory, SharedLimits

RESTART_S = 3.0
"""The time in which a process that has died may be ready again before the server counts as unready."""


class ReadyFlags:
    """The readiness of each process, in shared memory: the time since which it is not ready, by the monotonic clock."""

    def __init__(self, count: int) -> None:
        self._unready_since = memoryview(mmap(-1, PAGESIZE)).cast("d")[:count]
        for index in range(count):
            self.set(index, ready=False)

    def set(self, index: int, *, ready: bool) -> None:
        """Set the flag of a process, by its own word, which counts at once."""
        self._unready_since[index] = inf if ready else -inf

    def forget(self, index: int) -> None:
        """Note that a process has ended; it will be restarted."""
        self._unready_since[index] = min(self._unready_since[index], monotonic())

    def all_ready(self) -> bool:
        """Tell whether all processes are ready, or are being restarted."""
        now = monotonic()
        return all(now - since < RESTART_S for since in self._unready_since)


class SharedState:
    """The state that all processes of a server share, made before they start."""

    def __init__(self, count: int, metrics_folder: Path) -> None:
        self.count, self.metrics_folder = count, metrics_folder
        self.inboxes = Inboxes(count)
        self.limits = LimitMemory()
        self.flags = ReadyFlags(count)

    def close(self) -> None:
        """Close everything, after all processes have ended."""
        self.inboxes.close()
        self.limits.close()

    def forget(self, index: int) -> None:
        """Subtract the counts of a process that has ended, and note that it is not ready."""
        self.flags.forget(index)
        self.limits.forget(index)


@dataclass(frozen=True)
class Process:
    """A process of a server; by default the only one, which shares nothing."""

    routing: Routing = OWNS_ALL
    shared: SharedState | None = None
    limits: LimitFactory = field(default_factory=LocalLimits)

    @property
    def index(self) -> int:
        """The index of the process."""
        return self.routing.index

    @property
    def is_first(self) -> bool:
        """Whether this process does the work that a machine does once."""
        return self.routing.index == 0

    @classmethod
    def of(cls, shared: SharedState, index: int) -> "Process":
        """Return one of several processes."""
        return cls(Routing(index, shared.count), shared, SharedLimits(shared.limits, index))


ONLY_PROCESS = Process()
"""The process of a server that has one."""
