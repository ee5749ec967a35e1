"""Simulated network lines between players and the server, which delay all traffic, including pings."""

import asyncio
from collections import deque
from dataclasses import dataclass
from random import Random


@dataclass(frozen=True)
class Line:
    """The latency of a player's connection."""

    trip_ms: float
    """The round trip without jitter."""
    jitter_ms: float
    """The mean jitter of the round trip, exponentially distributed."""
    upward: float
    """The share of the round trip on the way to the server, which the server cannot know."""


LINES = (Line(10, 2, 0.5), Line(30, 4, 0.5), Line(60, 10, 0.45), Line(150, 30, 0.4))
"""The lines of the four players: next door, in town, on a phone, and across an ocean."""


class _End(asyncio.Protocol):
    """One end of a connection through a line: the other end sends its data after a delay, in the same order."""

    def __init__(self, fixed_ms: float, jitter_ms: float, chance: Random) -> None:
        self._fixed, self._jitter, self._chance = fixed_ms / 1000, jitter_ms / 1000, chance
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.Transport | None = None
        self._pending: list[bytes] = []
        self._in_flight: deque[bytes] = deque()
        self._last = 0.0
        self.other: _End | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the data that is already pending."""
        assert isinstance(transport, asyncio.Transport)  # noqa: S101 - TCP has both directions
        self._transport = transport
        for data in self._pending:
            transport.write(data)

    def data_received(self, data: bytes) -> None:
        """Forward after a delay, in order."""
        delay = self._fixed + self._chance.expovariate(1 / self._jitter)
        self._last = max(self._last, self._loop.time() + delay)
        self._in_flight.append(data)
        self._loop.call_at(self._last, self._forward)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - asyncio's signature
        """Close the other side too."""
        if self.other is not None:
            self.other.close()

    def _forward(self) -> None:
        assert self.other is not None  # noqa: S101 - ends are made in pairs
        self.other.send(self._in_flight.popleft())

    def close(self) -> None:
        """Close the connection."""
        if self._transport is not None:
            self._transport.close()

    def send(self, data: bytes) -> None:
        """Send data from the other end."""
        if self._transport is None:
            self._pending.append(data)
        else:
            self._transport.write(data)


async def lay_line(line: Line, port: int, chance: Random) -> asyncio.Server:
    """Listen on a port, and forward everything to the server's port and back, with the line's delays."""
    loop = asyncio.get_running_loop()
    upward, downward = line.trip_ms * line.upward, line.trip_ms * (1 - line.upward)

    def accept() -> _End:
        near = _End(upward, line.jitter_ms / 2, chance)
        far = _End(downward, line.jitter_ms / 2, chance)
        near.other, far.other = far, near
        connecting = loop.create_task(loop.create_connection(lambda: far, "127.0.0.1", port))
        connecting.add_done_callback(lambda done: done.exception())
        return near

    return await loop.create_server(accept, "127.0.0.1", 0)
