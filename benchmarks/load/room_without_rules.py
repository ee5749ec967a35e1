"""A room that does everything with a call except ruling it: parse, wait, append to the log, send to all four."""

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest

from benchmarks.load.bare_room import ANSWER, Seat, serve
from sosie.server.log.embedded.log import EmbeddedLog
from sosie.server.runtime.clock import LoopClock
from sosie.table.entries import Moved
from sosie.table.messages import Call, Ruled

_WAIT_MS = 6.0
"""The wait of a call at a Sosie table whose players are all near."""
_RULING = msgspec.json.decode(ANSWER, type=Ruled)

_read = msgspec.json.Decoder(Call).decode
_write = msgspec.json.Encoder().encode
_to_log = msgspec.msgpack.Encoder().encode


class RoomWithoutRules:
    """Appends calls to the log, and sends the answer to each log entry to all."""

    def __init__(self, name: str, log: EmbeddedLog, clock: LoopClock) -> None:
        self.seats: list[WSTransport] = []
        self._name, self._log, self._clock = name, log, clock
        self._opened = asyncio.create_task(self._open())

    def buffer(self, call: Call) -> None:
        """Wait until no earlier call can arrive."""
        moved = Moved(call.turn, call.number, call.turn, 376, 1, 1, call.symbol)
        self._clock.call_at(self._clock.now() + _WAIT_MS, lambda: self._log.append(self._name, _to_log(moved)))

    async def _open(self) -> None:
        await self._log.create(self._name, b"")
        await self._log.subscribe(self._name, self._broadcast, after=1)

    def _broadcast(self, offset: int, entry: bytes) -> None:  # noqa: ARG002 - the answer is always the same
        message = _write(_RULING)
        for seat in self.seats:
            seat.send(WSMsgType.TEXT, message)


class SeatWithoutRules(Seat):
    """A connection to a room."""

    def __init__(self, room: RoomWithoutRules) -> None:
        super().__init__(room.seats)
        self._hold = room.buffer

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Pass a call to the room."""
        if frame.msg_type == WSMsgType.TEXT:
            self._hold(_read(frame.get_payload_as_bytes()))
        else:
            super().on_ws_frame(transport, frame)


async def main() -> None:
    """Serve until killed, with a log in a temporary folder."""
    rooms: dict[str, RoomWithoutRules] = {}
    with TemporaryDirectory() as folder:
        log, clock = EmbeddedLog(Path(folder)), LoopClock()
        await log.open()

        def enter(request: WSUpgradeRequest) -> WSListener:
            name = request.path.decode()
            if name not in rooms:
                rooms[name] = RoomWithoutRules(name, log, clock)
            return SeatWithoutRules(rooms[name])

        await serve(enter)


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main())
