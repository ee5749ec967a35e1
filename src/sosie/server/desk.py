"""What all routes share, as all sockets share a door; and who asks, and how often."""

from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Any

from litestar import Request
from litestar.di import NamedDependency

from sosie.server.config import Config
from sosie.server.drawings import Drawings
from sosie.server.latest import Latest
from sosie.server.limits import Buckets, Counts
from sosie.server.metrics import Metrics
from sosie.server.problems import Refusal, not_found
from sosie.server.room import Room
from sosie.server.rooms import Rooms
from sosie.server.shelf import Shelf
from sosie.server.store.store import Store
from sosie.server.timing import Clock
from sosie.server.tokens import read_code
from sosie.server.upgrade import client_address
from sosie.server.workshop import Workshop

_KEPT_PRINTS = 8

AnyRequest = Request[Any, Any, Any]


@dataclass
class Desk:
    """The parts of a server that answer requests."""

    config: Config
    clock: Clock
    metrics: Metrics
    rooms: Rooms
    store: Store
    shelf: Shelf
    drawings: Drawings
    workshop: Workshop
    kept: tuple[str, str] = ("embedded", "sqlite")
    """What the log and the store are made of."""
    ready: bool = True
    tables: Counts = field(init=False)
    makers: dict[str, str] = field(default_factory=dict)
    """The address from which each live table was made."""
    lookups: Buckets = field(init=False)
    pictures: Buckets = field(init=False)
    errands: Buckets = field(init=False)
    prints: Latest[tuple[str, str, str], bytes] = field(default_factory=lambda: Latest(_KEPT_PRINTS))

    def __post_init__(self) -> None:
        limits = self.config.limits
        self.tables = Counts(limits.tables_an_address, limits.tables)
        self.lookups = Buckets(limits.lookups_burst, limits.lookups_a_second)
        self.pictures = Buckets(limits.drawings_burst, limits.drawings_a_second)
        self.errands = Buckets(limits.errands_burst, limits.errands_a_second)

    def address(self, request: AnyRequest) -> str:
        """Return the address of who asks."""
        peer = request.client.host if request.client else ""
        return client_address(peer, request, self.config.trusted_proxies)[0]

    def take(self, buckets: Buckets, request: AnyRequest) -> None:
        """Count a request, or refuse it if there have been too many."""
        address = self.address(request)
        if not buckets.take(address, self.clock.now()):
            self.metrics.refused.labels("too-many").inc()
            raise Refusal(
                HTTPStatus.TOO_MANY_REQUESTS, "too-many", "too many requests; wait a little", buckets.wait_s(address)
            )

    async def room(self, code: str, request: AnyRequest) -> Room:
        """Return a table by its code; those who try many codes are slowed down."""
        self.take(self.lookups, request)
        read = read_code(code)
        room = await self.rooms.find(read) if read else None
        if room is None:
            raise not_found("no-such-table", "there is no such table")
        return room

    def forget_put_away(self) -> None:
        """Let whoever made tables that were put away make others."""
        live = {room.code for room in self.rooms.live()}
        for code in self.makers.keys() - live:
            self.tables.remove(self.makers.pop(code))


TheDesk = NamedDependency[Desk]
"""The desk as a route asks for it."""


def bearer(request: AnyRequest) -> str | None:
    """Return the token that a request carries, where tokens belong: in a header."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() or None if scheme.lower() == "bearer" else None
