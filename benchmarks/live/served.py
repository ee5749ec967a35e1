"""The server that benchmarks play at: what `sosie serve` runs, told in one argument how it is to be set up."""

import sys
import time
from collections import defaultdict
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec

from sosie.server.config import Config, Limits
from sosie.server.room import Pace, from_log
from sosie.server.serve import Server, listen, serve
from sosie.table.entries import Dealt, Moved
from sosie.table.fairness import DEFAULT_CAP_MS

_EVERYBODY = 100_000
# All clients are on one machine here; what a connection may do stays as it is.
_LIMITS = Limits(
    connections_an_address=_EVERYBODY, connections=_EVERYBODY, tables_an_address=_EVERYBODY,
    lookups_burst=_EVERYBODY, lookups_a_second=_EVERYBODY,
)  # fmt: skip


class Wanted(msgspec.Struct, frozen=True):
    """How the server is to be set up."""

    data: str
    cap_ms: float = DEFAULT_CAP_MS
    proxies: tuple[str, ...] = ()
    deal_ms: int = 50
    arrivals: str = ""
    """Where to write down when calls come in, if anywhere."""


class Arrival(msgspec.Struct, frozen=True):
    """A call that came in: when, by the clock that all processes share, at which table, on which turn, from whom."""

    at: float
    table: str
    game: int
    turn: int
    seat: int


class Watched(Server):
    """A server that also writes down when calls come in."""

    def __init__(self, config: Config, path: Path) -> None:
        super().__init__(config)
        self._lines = path.open("wb", buffering=0)
        self._games: defaultdict[str, int] = defaultdict(int)
        self._append = self._log.append
        self._log.append = self._note_and_append  # type: ignore[method-assign]

    def _note_and_append(
        self, table: str, entry: bytes, key: str = "", on_lost: Callable[[], None] | None = None
    ) -> None:
        match from_log(entry):
            case Dealt(once=number):
                self._games[table] = number
            case Moved(take=False, turn=turn, seat=seat):
                arrival = Arrival(time.monotonic() * 1000, table, self._games[table], turn, seat)
                self._lines.write(msgspec.json.encode(arrival) + b"\n")
        self._append(table, entry, key, on_lost)


def main(wanted: Wanted) -> None:
    """Serve until killed; the port is the first line that is printed."""
    pace = Pace(deal_ms=wanted.deal_ms)
    config = Config(
        data=Path(wanted.data), trusted_proxies=wanted.proxies, cap_ms=wanted.cap_ms, limits=_LIMITS, pace=pace
    )
    listener = listen("127.0.0.1", 0)
    make = partial(Watched, path=Path(wanted.arrivals)) if wanted.arrivals else Server
    serve(config, listener, lambda: print(listener.getsockname()[1], flush=True), make)


if __name__ == "__main__":
    main(msgspec.json.decode(sys.argv[1], type=Wanted))
