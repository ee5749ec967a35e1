"""The server that benchmarks play at: what `sosie serve` runs, told in one argument how it is to be set up."""

import sys
import time
from pathlib import Path

import msgspec

from sosie.server.config import Config, Limits
from sosie.server.live.connection import Connection
from sosie.server.live.room import Room
from sosie.server.serve import listen, serve
from sosie.table.due import Pace
from sosie.table.fairness import DEFAULT_CAP_MS
from sosie.table.messages import Call, Slap, Take

_EVERYBODY = 100_000
# All clients are on one machine here; what a connection may do stays as it is.
_LIMITS = Limits(
    connections_an_address=_EVERYBODY, connections=_EVERYBODY, http_connections_an_address=_EVERYBODY,
    tables_an_address=_EVERYBODY, tables=_EVERYBODY, posts_burst=_EVERYBODY,
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
    log: str = ""
    """The addresses of NATS, for servers that share a log."""


class Arrival(msgspec.Struct, frozen=True):
    """A call that came in: when, by the clock that all processes share, at which table, on which turn, from whom."""

    at: float
    table: str
    game: int
    turn: int
    seat: int


def watch(path: Path) -> None:
    """Write down when calls come in, before the room does anything about them."""
    lines, move = path.open("wb", buffering=0), Room.move

    def note_and_move(room: Room, connection: Connection, message: Call | Take | Slap) -> None:
        if not isinstance(message, Take) and connection.seat is not None:
            game = room.table.dealt - 1
            arrival = Arrival(time.monotonic() * 1000, room.code, game, message.turn, connection.seat)
            lines.write(msgspec.json.encode(arrival) + b"\n")
        move(room, connection, message)

    Room.move = note_and_move  # type: ignore[assignment, method-assign]


def main(wanted: Wanted) -> None:
    """Serve until killed; the port is the first line that is printed."""
    pace = Pace(deal_ms=wanted.deal_ms)
    config = Config(
        data=Path(wanted.data),
        log=wanted.log,
        trusted_proxies=wanted.proxies,
        cap_ms=wanted.cap_ms,
        limits=_LIMITS,
        pace=pace,
    )
    listener = listen("127.0.0.1", 0)
    if wanted.arrivals:
        watch(Path(wanted.arrivals))
    serve(config, listener, lambda: print(listener.getsockname()[1], flush=True))


if __name__ == "__main__":
    main(msgspec.json.decode(sys.argv[1], type=Wanted))
