"""What all routes share, as all sockets share a context; and who asks, and how often."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http import HTTPStatus
from math import ceil
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from sosie.server.clock import Clock
from sosie.server.config import Config
from sosie.server.decks.drawings import Drawings
from sosie.server.decks.repository import DeckRepository
from sosie.server.decks.served_edition import ServedEdition
from sosie.server.http.client_address import client_address
from sosie.server.limits import Buckets, Counts, address_block
from sosie.server.live.room import Room
from sosie.server.live.rooms import Rooms
from sosie.server.lru import LruCache
from sosie.server.metrics import Metrics
from sosie.server.refusal import Refusal, not_found
from sosie.server.store.store import Store
from sosie.server.tokens import read_code
from sosie.server.workers.pool import WorkerPool

_FILE_WAIT_S = 5
_MOST_PRINTS, _BYTES_OF_PRINTS = 8, 80_000_000

AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]


@dataclass
class AppState:
    """The parts of a server that answer requests."""

    config: Config
    clock: Clock
    metrics: Metrics
    rooms: Rooms
    store: Store
    decks: DeckRepository
    drawings: Drawings
    worker_pool: WorkerPool
    kept: tuple[str, str] = ("embedded", "sqlite")
    """What the log and the store are made of."""
    ready: bool = True
    can_write: bool = True
    """Whether the log and the store have room."""
    tables: Counts = field(init=False)
    makers: dict[str, str] = field(default_factory=dict)
    """The address, as limits count it, from which each live table was made."""
    lookups: Buckets = field(init=False)
    """Failed look-ups of each address: of codes, tokens and ids."""
    posts: Buckets = field(init=False)
    requests: Counts = field(init=False)
    files: Counts = field(init=False)
    """Bytes of deck files in memory, received from and sent to each address."""
    pictures: Buckets = field(init=False)
    jobs: Buckets = field(init=False)
    prints: LruCache[tuple[str, ...], bytes] = field(
        default_factory=lambda: LruCache(_MOST_PRINTS, _BYTES_OF_PRINTS, len)
    )

    def __post_init__(self) -> None:
        limits = self.config.limits
        self.tables = Counts(limits.tables_an_address, limits.tables)
        self.lookups = Buckets(limits.lookups_burst, limits.lookups_a_second)
        self.posts = Buckets(limits.posts_burst, limits.posts_a_second)
        self.requests = Counts(limits.http_connections_an_address, limits.connections)
        self.files = Counts(limits.files_an_address, limits.files)
        self.pictures = Buckets(limits.drawings_burst, limits.drawings_a_second)
        self.jobs = Buckets(limits.jobs_burst, limits.jobs_a_second)

    def address(self, request: AnyConnection) -> str:
        """Return the address of a client."""
        peer = request.client.host if request.client else ""
        return client_address(peer, request, self.config.trusted_proxies)[0]

    def take(self, buckets: Buckets, request: AnyConnection) -> None:
        """Count a request, or refuse it if there have been too many."""
        address = self.address(request)
        if not buckets.take(address, self.clock.now()):
            raise self._too_many(buckets, address)

    def check(self, buckets: Buckets, request: AnyConnection) -> None:
        """Refuse a request if there have been too many, and do not count it."""
        address = self.address(request)
        if not buckets.allows(address, self.clock.now()):
            raise self._too_many(buckets, address)

    def count_miss(self, request: AnyRequest, refusal: Refusal) -> Refusal:
        """Count a failed look-up, and return its refusal."""
        self.lookups.charge(self.address(request), self.clock.now())
        return refusal

    async def edition(self, name: str, request: AnyRequest) -> ServedEdition:
        """Return an edition, or a deck that somebody has brought."""
        return await self.decks.find(name, self.address(request))

    def forget_deck(self, deck_id: str) -> None:
        """Drop everything cached of a deck: its cards, pictures, silhouettes, prints and file."""
        self.decks.forget(deck_id)
        self.drawings.forget(deck_id)
        self.prints.forget(lambda key: key[0] == deck_id)

    async def room(self, code: str, request: AnyRequest) -> Room:
        """Return a table by its code; an address that tries many wrong codes is slowed down."""
        self.check(self.lookups, request)
        read = read_code(code)
        room = await self.rooms.find(read) if read else None
        if room is None:
            raise self.count_miss(request, not_found("no-such-table", "there is no such table"))
        return room

    def add_table(self, address: str) -> None:
        """Count a table, or refuse it if there are too many in use."""
        if self.tables.add(address):
            return
        # Housekeeping comes only every few seconds.
        self.close_idle()
        if not self.tables.add(address):
            self.metrics.refused.labels("too-many-tables").inc()
            raise self._too_many_tables(address)

    def close_idle(self) -> None:
        """Put away tables that everybody has left, and count them no more."""
        self.rooms.close_idle(self.config.idle_ms)
        live = {room.code for room in self.rooms.live()}
        for code in self.makers.keys() - live:
            self.tables.remove(self.makers.pop(code))

    def add_file(self, address: str, size: int) -> None:
        """Count the bytes of a file that comes in or goes out, or refuse it if there are too many at once."""
        if not self.files.add(address, size):
            self.metrics.refused.labels("too-many").inc()
            text = "too many decks are being sent at once; try again in a few seconds"
            raise Refusal(HTTPStatus.TOO_MANY_REQUESTS, "too-many", text, _FILE_WAIT_S)

    @contextmanager
    def receiving(self, request: AnyRequest) -> Iterator[None]:
        """Count a file that comes in, by its announced size, until it is dealt with."""
        most = self.config.limits.upload_bytes
        address, size = self.address(request), min(request.content_length or most, most)
        self.add_file(address, size)
        try:
            yield
        finally:
            self.files.remove(address, size)

    def _too_many(self, buckets: Buckets, address: str) -> Refusal:
        self.metrics.refused.labels("too-many").inc()
        wait = buckets.wait_s(address)
        text = f"too many requests from your address; try again in {wait} s"
        return Refusal(HTTPStatus.TOO_MANY_REQUESTS, "too-many", text, wait)

    def _too_many_tables(self, address: str) -> Refusal:
        """Return a refusal with the limit that is reached, and the time until a table that was left is put away."""
        is_own = self.tables.of(address) >= self.tables.each
        limit, whose = (self.tables.each, "from your address") if is_own else (self.tables.all, "on this server")
        rooms = [room for room in self.rooms.live() if not room.connections]
        left = [room.last_used for room in rooms if not is_own or self.makers.get(room.code) == address_block(address)]
        ms = min(left) + self.config.idle_ms - self.clock.now() if left else self.config.idle_ms
        wait = max(ceil(ms / 1000), 1)
        text = (
            f"{limit} tables are in use {whose}, which is the most; a table that everybody has left is closed "
            f"after {self.config.idle_ms / 1000:.0f} s: try again in {wait} s"
        )
        return Refusal(HTTPStatus.TOO_MANY_REQUESTS, "too-many-tables", text, wait, limit)


InjectedState = NamedDependency[AppState]
"""The app_state as a route asks for it."""


def bearer(request: AnyRequest) -> str | None:
    """Return the token that a request carries, where tokens belong: in a header."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() or None if scheme.lower() == "bearer" else None
