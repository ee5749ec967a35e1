"""Rooms of four clients: one sends a claim, and all four receive the answer."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

SEATS = 4
_AT_A_TIME = 64
_TIMEOUT_S = 30.0


@dataclass
class Tally:
    """The latency of each claim to the last client, and the number of claims without a timely answer."""

    trips: list[float] = field(default_factory=list)
    missed: int = 0


class Room:
    """Four clients, one of whom claims at a time; subclasses implement the protocol."""

    wants = WSMsgType.TEXT
    """The type of the server's frames."""
    pause_s = 0.0
    """The least delay from an answer to the next claim."""

    def __init__(self, number: int, paths: Sequence[str]) -> None:
        self.number, self.paths = number, paths
        self.transports: list[WSTransport] = []
        self.tally = Tally()
        self.ready = 0
        self.is_eager = False
        """Whether the next claim follows each answer as soon as possible."""
        self._later: asyncio.TimerHandle | None = None
        self._seat = self._seen = 0
        self._since = 0.0

    def open(self, seat: int) -> None:  # noqa: ARG002 - some need to know
        """Handle a new connection; by default the client is ready."""
        self.ready += 1

    def on_message(self, seat: int, payload: bytes) -> None:
        """Handle a message to a client."""
        raise NotImplementedError

    def claim(self, seat: int) -> bytes | None:
        """Return a claim message, or None if there is nothing to claim."""
        raise NotImplementedError

    def make_a_claim(self) -> None:
        """Let the next client claim, unless a claim is pending."""
        if self._since:
            self.tally.missed += 1
            return
        said = self.claim(self._seat)
        if said is not None:
            self._since = time.perf_counter()
            self.transports[self._seat].send(self.wants, said)
            self._seat = (self._seat + 1) % SEATS

    def fail(self) -> None:
        """Record that the claim gets no answer."""
        self.tally.missed += 1
        self._seen, self._since = 0, 0.0
        self.claim_next()

    def on_answer(self) -> None:
        """Record that one more client has received the answer."""
        self._seen += 1
        if self._seen == SEATS:
            if self._since:
                self.tally.trips.append(time.perf_counter() - self._since)
            self._seen, self._since = 0, 0.0
            self.claim_next()

    def claim_next(self) -> None:
        """Send the next claim in eager mode: now, or as soon as it counts."""
        if not self.is_eager:
            return
        if self._later is not None:
            self._later.cancel()
        loop = asyncio.get_running_loop()
        self._later = loop.call_later(self.pause_s, self.make_a_claim)


class Client(WSListener):
    """One connection of a room."""

    def __init__(self, room: Room, seat: int) -> None:
        self._room, self._seat = room, seat

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Open."""
        self._room.transports.append(transport)
        self._room.open(self._seat)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:  # noqa: ARG002 - picows' signature
        """Pass messages to the room."""
        if frame.msg_type == self._room.wants:
            self._room.on_message(self._seat, frame.get_payload_as_bytes())


async def connect(rooms: Sequence[Room], *ports: int) -> None:
    """Connect all clients, those of a room to the servers in turn, and wait until they are ready."""
    for first in range(0, len(rooms), _AT_A_TIME // SEATS):
        await asyncio.gather(*(_connect(room, ports) for room in rooms[first : first + _AT_A_TIME // SEATS]))
    deadline = time.monotonic() + _TIMEOUT_S
    while any(room.ready < SEATS for room in rooms):
        if time.monotonic() > deadline:
            raise TimeoutError(f"{sum(room.ready < SEATS for room in rooms)} rooms are not ready")
        await asyncio.sleep(0.05)


async def _connect(room: Room, ports: Sequence[int]) -> None:
    for seat, path in enumerate(room.paths):
        port = ports[(room.number + seat) % len(ports)]
        await ws_connect(partial(Client, room, seat), f"ws://127.0.0.1:{port}{path}")


async def offer(rooms: Sequence[Room], rate: float, seconds: float) -> Tally:
    """Let all rooms claim in turn, at a total rate per second, and return the results."""
    loop = asyncio.get_running_loop()
    for room in rooms:
        room.tally = Tally()
    start = loop.time() + 0.05
    for number in range(int(rate * seconds)):
        due = start + number / rate
        if due > loop.time():
            await asyncio.sleep(due - loop.time())
        rooms[number % len(rooms)].make_a_claim()
    await asyncio.sleep(0.1)
    return total(rooms)


def total(rooms: Sequence[Room]) -> Tally:
    """Return the total of all rooms."""
    tallies = [room.tally for room in rooms]
    return Tally([trip for tally in tallies for trip in tally.trips], sum(tally.missed for tally in tallies))
