"""The server that benchmarks play at: real rooms, sockets and log, and two requests of its own.

`POST /tables` lays a table and seats people at it; `GET /arrivals/CODE` tells when each call came in.
"""

import asyncio
import socket
import sys
import time
from collections import defaultdict
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import uvicorn
import uvloop

from sosie.server.config import Config, Limits
from sosie.server.embedded_log import EmbeddedLog
from sosie.server.metrics import Metrics
from sosie.server.requests import find_pack
from sosie.server.room import Pace, from_log
from sosie.server.rooms import Rooms
from sosie.server.sockets import Door
from sosie.server.timing import LoopClock
from sosie.server.upgrade import protocol_for
from sosie.table.entries import Dealt, Moved
from sosie.table.fairness import DEFAULT_CAP_MS
from sosie.table.settings import Settings

_EVERYBODY = 100_000


class Wanted(msgspec.Struct, frozen=True):
    """How the server is to be set up."""

    cap_ms: float = DEFAULT_CAP_MS
    proxies: tuple[str, ...] = ()
    deal_ms: int = 50


class TableWanted(msgspec.Struct, frozen=True):
    """A table to lay."""

    players: int = 4
    settings: Settings = Settings()
    watched: bool = False
    """Whether to note when calls come in."""


class TableLaid(msgspec.Struct, frozen=True):
    """A table, and the tokens of its seats."""

    code: str
    tokens: tuple[str, ...]


class Arrival(msgspec.Struct, frozen=True):
    """A call that came in: when, by the clock that all processes share, in which mini-game, on which turn, from whom."""

    at: float
    game: int
    turn: int
    seat: int


class Server:
    """Answers the two requests."""

    def __init__(self, wanted: Wanted, log: EmbeddedLog) -> None:
        clock = LoopClock()
        # All clients are on one machine here; what one of them may do stays as it is.
        limits = Limits(connections_an_address=_EVERYBODY, connections=_EVERYBODY)
        pace = Pace(deal_ms=wanted.deal_ms)
        config = Config(trusted_proxies=wanted.proxies, cap_ms=wanted.cap_ms, limits=limits, pace=pace)
        self._log, self._pack = log, find_pack("classic")
        self._rooms = Rooms(log, clock, pace, lambda _: None)
        self.door = Door(self._rooms, config, clock, Metrics())
        self._arrivals: defaultdict[str, list[Arrival]] = defaultdict(list)

    async def answer(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request, as an ASGI application."""
        if scope["method"] == "POST":
            body = msgspec.json.encode(
                await self._lay(msgspec.json.decode((await receive())["body"], type=TableWanted))
            )
        else:
            body = msgspec.json.encode(self._arrivals[scope["path"].rpartition("/")[2]])
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(body))]})
        await send({"type": "http.response.body", "body": body})

    async def _lay(self, wanted: TableWanted) -> TableLaid:
        room = await self._rooms.create(self._pack, wanted.settings)
        tokens = tuple(self._rooms.sit(room, f"Player {seat}", "en")[1] for seat in range(wanted.players))
        if wanted.watched:
            await self._listen(room.code)
        return TableLaid(room.code, tokens)

    async def _listen(self, code: str) -> None:
        """Note when calls come in at a table."""
        arrivals = self._arrivals[code]
        game = -1

        def note(_: int, payload: bytes) -> None:
            nonlocal game
            entry = from_log(payload)
            if isinstance(entry, Dealt):
                game = entry.once
            elif isinstance(entry, Moved) and not entry.take:
                arrivals.append(Arrival(time.monotonic() * 1000, game, entry.turn, entry.seat))

        await self._log.subscribe(code, note)


async def serve(wanted: Wanted, folder: Path) -> None:
    """Serve until killed; the port is the first line that is printed."""
    log = EmbeddedLog(folder)
    await log.open()
    server = Server(wanted, log)
    listening = socket.create_server(("127.0.0.1", 0), backlog=4096)
    config = uvicorn.Config(
        server.answer,
        interface="asgi3",
        ws=protocol_for(server.door),
        log_level="warning",
        http="httptools",
        loop="uvloop",
        lifespan="off",
    )
    print(listening.getsockname()[1], flush=True)
    await uvicorn.Server(config).serve(sockets=[listening])


if __name__ == "__main__":
    with TemporaryDirectory() as made, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(serve(msgspec.json.decode(sys.argv[1], type=Wanted), Path(made)))
