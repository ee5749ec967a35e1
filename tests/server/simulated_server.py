"""A server of a simulated world, which clients reach in virtual time."""

import struct
from dataclasses import dataclass
from typing import Any

from picows import WSMsgType

from live_table import pack_of
from server.client import Client, decode
from simulation.network import END, Wire
from simulation.server import Server
from simulation.simulated_log import SimulatedLog
from simulation.world import World
from sosie.server.live.room import Room
from sosie.server.live.rooms import Rooms
from sosie.table.settings import Pack, Settings
from sosie.table.table import Table


class WireEnd:
    """The client's end of a wire; it answers pings, as browsers do."""

    address = "198.51.100.7"

    def __init__(
        self, world: World, server: int, client: Client, *, bytes_a_second: float = 0.0, answers_pings: bool = True
    ) -> None:
        self._client, self._answers_pings, self._is_open = client, answers_pings, True
        self.bytes_a_second = bytes_a_second
        self._wire = world.dial(self, server)

    def send(self, kind: WSMsgType, payload: bytes) -> None:
        """Send a frame."""
        self._wire.up.send(kind, payload)

    def disconnect(self, graceful: bool = True) -> None:  # noqa: ARG002 - nothing is unsent
        """End the connection."""
        self._wire.up.send(END)
        self._end()

    def on_packet(self, wire: Wire, kind: Any, payload: bytes) -> None:  # noqa: ARG002 - a peer may have several wires
        """Handle a frame, or the end of the connection."""
        if not self._is_open:
            return
        if kind == WSMsgType.TEXT:
            self._client.on_message(decode(payload))
        elif kind == WSMsgType.PING and self._answers_pings:
            self.send(WSMsgType.PONG, payload)
        elif kind == WSMsgType.CLOSE:
            (self._client.close_code,) = struct.unpack_from("!H", payload)
            self.disconnect()
        elif kind == END:
            self._end()

    def _end(self) -> None:
        self._is_open = False
        self._client.on_end()


@dataclass(frozen=True)
class SimulatedServer:
    """A server of a world by its number, which it keeps when it is restarted."""

    world: World
    number: int = 0

    @property
    def server(self) -> Server:
        """The process that runs now."""
        return self.world.servers[self.number]

    @property
    def rooms(self) -> Rooms:
        """Its rooms."""
        return self.server.rooms

    @property
    def address(self) -> str:
        """Its address in redirects."""
        return self.server.address

    @property
    def log(self) -> SimulatedLog:
        """Its log."""
        return self.server.log

    @property
    def records(self) -> list[Table]:
        """The tables whose mini-games have ended here."""
        return self.server.records

    async def dial(self, client: Client, **options: Any) -> WireEnd:
        """Connect a client."""
        return WireEnd(self.world, self.number, client, **options)

    async def table(self, settings: Settings | None = None, pack: Pack | None = None) -> Room:
        """Create a table with a small pack."""
        return await self.rooms.create(pack or pack_of(), settings or Settings())

    def failures(self) -> list[str]:
        """Return the errors that the test expects; any other fails it."""
        failures, self.world.failures[:] = self.world.failures[:], []
        return failures

    def entries(self, code: str) -> list[bytes]:
        """Return the log of a table."""
        return self.world.store.entries[code]
