"""A room that does all that Sosie must with a call but for ruling it: reads it, waits, keeps it, tells all four."""

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest

from benchmarks.load.bare_room import SAID, Seat, serve
from sosie.server.clock import LoopClock
from sosie.server.log.embedded.log import EmbeddedLog
from sosie.table.entries import Moved
from sosie.table.messages import Call, Ruled

_WAIT_MS = 6.0
"""For as long as a call waits at a table of Sosie whose players are all near."""
_TOLD = msgspec.json.decode(SAID, type=Ruled)

_read = msgspec.json.Decoder(Call).decode
_write = msgspec.json.Encoder().encode
_to_log = msgspec.msgpack.Encoder().encode


class UnruledRoom:
    """Calls go into the log; what comes out of it is told to all."""

    def __init__(self, name: str, log: EmbeddedLog, clock: LoopClock) -> None:
        self.seats: list[WSTransport] = []
        self._name, self._log, self._clock = name, log, clock
        self._opened = asyncio.create_task(self._open())

    def hold(self, call: Call) -> None:
        """Wait for as long as somebody else may have been earlier."""
        moved = Moved(call.turn, call.number, call.turn, 376, 1, 1, call.symbol)
        self._clock.call_at(self._clock.now() + _WAIT_MS, lambda: self._log.append(self._name, _to_log(moved)))

    async def _open(self) -> None:
        await self._log.create(self._name, b"")
        await self._log.subscribe(self._name, self._tell, after=1)

    def _tell(self, place: int, entry: bytes) -> None:  # noqa: ARG002 - it is known what comes of it
        message = _write(_TOLD)
        for seat in self.seats:
            seat.send(WSMsgType.TEXT, message)


class UnruledSeat(Seat):
    """A connection to a room."""

    def __init__(self, room: UnruledRoom) -> None:
        super().__init__(room.seats)
        self._hold = room.hold

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Pass a call on."""
        if frame.msg_type == WSMsgType.TEXT:
            self._hold(_read(frame.get_payload_as_bytes()))
        else:
            super().on_ws_frame(transport, frame)


async def main() -> None:
    """Serve until killed, with a log in a folder of its own."""
    rooms: dict[str, UnruledRoom] = {}
    with TemporaryDirectory() as folder:
        log, clock = EmbeddedLog(Path(folder)), LoopClock()
        await log.open()

        def enter(request: WSUpgradeRequest) -> WSListener:
            name = request.path.decode()
            if name not in rooms:
                rooms[name] = UnruledRoom(name, log, clock)
            return UnruledSeat(rooms[name])

        await serve(enter)


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main())
