"""Lines between players and the server: each delays whatever goes through it, pings and answers too."""

import asyncio
from collections import deque
from dataclasses import dataclass
from random import Random


@dataclass(frozen=True)
class Line:
    """How long what a player sends and is sent is on its way."""

    trip_ms: float
    """There and back, without jitter."""
    jitter_ms: float
    """How much longer it takes there and back on average; exponential, so that now and then it is much longer."""
    upward: float
    """Which part of the trip is the way to the server, which the server cannot know."""


LINES = (Line(10, 2, 0.5), Line(30, 4, 0.5), Line(60, 10, 0.45), Line(150, 30, 0.4))
"""The lines of the four players: next context, in town, on a phone, and across an ocean."""


class _End(asyncio.Protocol):
    """One end of a connection through a line; what it hears, the other end says after a delay, in the same order."""

    def __init__(self, fixed_ms: float, jitter_ms: float, chance: Random) -> None:
        self._fixed, self._jitter, self._chance = fixed_ms / 1000, jitter_ms / 1000, chance
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.Transport | None = None
        self._early: list[bytes] = []
        self._on_its_way: deque[bytes] = deque()
        self._last = 0.0
        self.other: _End | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Say what there was to say already."""
        assert isinstance(transport, asyncio.Transport)  # noqa: S101 - TCP has both directions
        self._transport = transport
        for data in self._early:
            transport.write(data)

    def data_received(self, data: bytes) -> None:
        """Pass on after a delay; nothing overtakes on a TCP connection."""
        delay = self._fixed + self._chance.expovariate(1 / self._jitter)
        self._last = max(self._last, self._loop.time() + delay)
        self._on_its_way.append(data)
        self._loop.call_at(self._last, self._pass_on)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - asyncio's signature
        """Hang up on the other side too."""
        if self.other is not None:
            self.other.hang_up()

    def _pass_on(self) -> None:
        assert self.other is not None  # noqa: S101 - ends are made in pairs
        self.other.say(self._on_its_way.popleft())

    def hang_up(self) -> None:
        """Close the connection."""
        if self._transport is not None:
            self._transport.close()

    def say(self, data: bytes) -> None:
        """Send what was heard at the other end."""
        if self._transport is None:
            self._early.append(data)
        else:
            self._transport.write(data)


async def lay_line(line: Line, port: int, chance: Random) -> asyncio.Server:
    """Listen on a port of its own, and pass everything on to the server's and back, with the line's delays."""
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
