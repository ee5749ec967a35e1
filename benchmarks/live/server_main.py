"""The server of the benchmarks: the same as `sosie serve`, configured by one JSON argument."""

import sys
import time
from pathlib import Path

import msgspec

from sosie.server.config import Config, Limits
from sosie.server.live.connection import Connection, MoveRequest
from sosie.server.live.room import Room
from sosie.server.serve import listen, serve
from sosie.table.due import Pace
from sosie.table.fairness import DEFAULT_CAP_MS
from sosie.table.messages import Take

_EVERYBODY = 100_000
# All clients are on one machine, so limits per address are lifted; limits per connection stay.
_LIMITS = Limits(
    connections_an_address=_EVERYBODY, connections=_EVERYBODY, http_connections_an_address=_EVERYBODY,
    tables_an_address=_EVERYBODY, tables=_EVERYBODY, posts_burst=_EVERYBODY,
    lookups_burst=_EVERYBODY, lookups_a_second=_EVERYBODY,
)  # fmt: skip


class ServerOptions(msgspec.Struct, frozen=True):
    """The configuration of the server."""

    data: str
    cap_ms: float = DEFAULT_CAP_MS
    proxies: tuple[str, ...] = ()
    deal_ms: int = 50
    arrivals: str = ""
    """The file for arrival times of calls, if any."""
    log: str = ""
    """The NATS URL, for servers that share a log."""
    workers: int = 1
    redirects: bool = False
    """Whether it has an address, so that players are brought together."""


class Arrival(msgspec.Struct, frozen=True):
    """The arrival of a call: its time by the system-wide clock, table, turn and seat."""

    at: float
    table: str
    game: int
    turn: int
    seat: int


def watch(path: Path) -> None:
    """Record the arrival times of calls, before the room handles them."""
    # All processes of a server write into this file.
    lines, move = path.open("ab", buffering=0), Room.move

    def note_and_move(room: Room, connection: Connection, seat: int, message: MoveRequest) -> None:
        if not isinstance(message, Take):
            game = room.table.dealt - 1
            arrival = Arrival(time.monotonic() * 1000, room.code, game, message.turn, seat)
            lines.write(msgspec.json.encode(arrival) + b"\n")
        move(room, connection, seat, message)

    Room.move = note_and_move  # type: ignore[assignment, method-assign]  # the point of it


def main(options: ServerOptions) -> None:
    """Serve until killed; print the port on the first line."""
    pace = Pace(deal_ms=options.deal_ms)
    listener = listen("127.0.0.1", 0)
    config = Config(
        workers=options.workers,
        data=Path(options.data),
        log=options.log,
        trusted_proxies=options.proxies,
        cap_ms=options.cap_ms,
        address=f"http://127.0.0.1:{listener.getsockname()[1]}" if options.redirects else "",
        limits=_LIMITS,
        pace=pace,
    )
    if options.arrivals:
        watch(Path(options.arrivals))
    port = listener.getsockname()[1]
    serve(config, listener, lambda: print(port, flush=True))


if __name__ == "__main__":
    main(msgspec.json.decode(sys.argv[1], type=ServerOptions))
