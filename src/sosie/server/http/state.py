"""The application state: the parts that routes share, and the limits of each address."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http import HTTPStatus
from math import ceil
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from sosie.server.access.limits import Buckets, Counts, LimitFactory, LocalLimits, address_block
from sosie.server.access.refusal import Refusal, not_found
from sosie.server.config import Config
from sosie.server.decks.drawings import Drawings
from sosie.server.decks.repository import DeckRepository
from sosie.server.decks.served_edition import ServedEdition
from sosie.server.http.client_address import client_address, is_trusted
from sosie.server.live.event_room import EventRoom
from sosie.server.live.events import Events
from sosie.server.live.room import Room
from sosie.server.live.rooms import Rooms
from sosie.server.observe.metrics import Metrics
from sosie.server.observe.request_id import read_id
from sosie.server.runtime.clock import DAY_MS, Clock
from sosie.server.runtime.lru import LruCache
from sosie.server.store.store import Store
from sosie.server.studio.studio import Studio
from sosie.server.workers.pool import JobRunner
from sosie.table.codes import read_code, read_event_code

_FILE_RETRY_S = 5
_EVENT_RETRY_S = 60
_MAX_PRINTS, _BYTES_OF_PRINTS = 8, 80_000_000

AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]


@dataclass
class AppState:
    """The parts of a server that its routes use."""

    config: Config
    clock: Clock
    metrics: Metrics
    rooms: Rooms
    events: Events
    store: Store
    decks: DeckRepository
    drawings: Drawings
    worker_pool: JobRunner
    backends: tuple[str, str] = ("embedded", "sqlite")
    """The kinds of the log and of the store."""
    limit_factory: LimitFactory = field(default_factory=LocalLimits)
    is_machine_ready: Callable[[], bool] = lambda: True
    """Tells whether all processes of the server are ready."""
    update_metrics: Callable[[], None] = lambda: None
    """Sets the gauges to their current values."""
    ready: bool = True
    can_write: bool = True
    """Whether the log and the store can write."""
    tables: Counts = field(init=False)
    creators: dict[str, str] = field(default_factory=dict)
    """The address block that created each live table."""
    event_counts: Counts = field(init=False)
    event_creators: dict[str, str] = field(default_factory=dict)
    """The address block that opened each live event."""
    lookups: Buckets = field(init=False)
    """Failed lookups of each address: of codes, tokens and ids."""
    posts: Buckets = field(init=False)
    joins: Buckets = field(init=False)
    """People of each address who sit down at tables and join events."""
    requests: Counts = field(init=False)
    files: Counts = field(init=False)
    """Bytes of deck files in memory, received from and sent to each address."""
    pictures: Buckets = field(init=False)
    jobs: Buckets = field(init=False)
    drafts: Buckets = field(init=False)
    uploads: Buckets = field(init=False)
    outputs: Buckets = field(init=False)
    added_bytes: Buckets = field(init=False)
    """Bytes that each address adds to the store."""
    studio: Studio = field(init=False)
    prints: LruCache[tuple[str, ...], bytes] = field(
        default_factory=lambda: LruCache(_MAX_PRINTS, _BYTES_OF_PRINTS, len)
    )

    def __post_init__(self) -> None:
        limits, factory = self.config.limits, self.limit_factory
        self.tables = factory.counts("tables", limits.tables_an_address, limits.tables)
        self.event_counts = factory.counts("events", limits.events_an_address, limits.events)
        self.lookups = factory.buckets("lookups", limits.lookups_burst, limits.lookups_a_second)
        self.posts = factory.buckets("posts", limits.posts_burst, limits.posts_a_second)
        self.joins = factory.buckets("joins", limits.joins_burst, limits.joins_a_second)
        self.requests = factory.counts("requests", limits.http_connections_an_address, limits.connections)
        self.files = factory.counts("files", limits.files_an_address, limits.files)
        self.pictures = factory.buckets("pictures", limits.drawings_burst, limits.drawings_a_second)
        self.jobs = factory.buckets("jobs", limits.jobs_burst, limits.jobs_a_second)
        self.drafts = factory.buckets("drafts", limits.drafts_burst, limits.drafts_a_second)
        self.outputs = factory.buckets("outputs", limits.outputs_burst, limits.outputs_a_second)
        self.uploads = factory.buckets("uploads", limits.uploads_burst, limits.uploads_a_second)
        self.added_bytes = factory.buckets("bytes", limits.address_bytes, limits.address_bytes * 1000 / DAY_MS)
        self.studio = Studio(self.store, self.worker_pool)

    def address(self, request: AnyConnection) -> str:
        """Return the address of a client."""
        return client_address(peer_address(request), request, self.config.trusted_proxies)[0]

    def is_proxied(self, request: AnyConnection) -> bool:
        """Tell whether a request comes from a trusted proxy."""
        return is_trusted(peer_address(request), self.config.trusted_proxies)

    def proxy_id(self, request: AnyConnection) -> str | None:
        """Return the id that a trusted proxy has given a request, if any."""
        return read_id(request.headers.getall("x-request-id", [])) if self.is_proxied(request) else None

    def scheme(self, request: AnyConnection) -> str:
        """Return the scheme of a request; a trusted proxy may report another."""
        forwarded = request.headers.get("x-forwarded-proto", "") if self.is_proxied(request) else ""
        return forwarded if forwarded in {"http", "https"} else str(request.scope["scheme"])

    def limit_rate(self, buckets: Buckets, request: AnyConnection) -> None:
        """Count a request, or refuse it if its address is over the rate limit."""
        address = self.address(request)
        if not buckets.take(address, self.clock.now()):
            raise self._rate_refusal(buckets, address)

    def check_rate(self, buckets: Buckets, request: AnyConnection) -> None:
        """Refuse a request if its address is over the rate limit, without counting it."""
        address = self.address(request)
        if not buckets.allows(address, self.clock.now()):
            raise self._rate_refusal(buckets, address)

    def check_share(self, request: AnyConnection) -> None:
        """Refuse an upload if its address has used up its share of the disk, by the announced size."""
        announced = request.headers.get("content-length", "")
        size = min(int(announced) if announced.isdecimal() else 1, self.config.limits.address_bytes)
        address = self.address(request)
        if not self.added_bytes.allows(address, self.clock.now(), size):
            raise self._share_refusal(self.added_bytes.wait_s(address, size))

    def charge_share(self, request: AnyConnection, size: int) -> None:
        """Count bytes that a request has added to the store; deleting them gives nothing back."""
        if size > 0:
            self.added_bytes.charge(self.address(request), self.clock.now(), size)

    def count_miss(self, request: AnyRequest, refusal: Refusal) -> Refusal:
        """Count a failed lookup, and return its refusal."""
        self.lookups.charge(self.address(request), self.clock.now())
        return refusal

    def _count_wrong_code(self, request: AnyRequest, code: str, refusal: Refusal) -> Refusal:
        """Count a wrong code of a table or an event once a minute, and return its refusal."""
        self.lookups.charge_once(self.address(request), self.clock.now(), code)
        return refusal

    async def edition(self, name: str, request: AnyRequest) -> ServedEdition:
        """Return a built-in edition or an own deck."""
        return await self.decks.find(name, self.address(request))

    def forget_deck(self, deck_id: str) -> None:
        """Drop everything cached of a deck: its cards, pictures, silhouettes, prints and file."""
        self.decks.forget(deck_id)
        self.drawings.forget(deck_id)
        self.prints.discard(lambda key: key[0] == deck_id)

    async def room(self, code: str, request: AnyRequest) -> Room:
        """Return a table by its code; wrong codes are rate-limited."""
        self.check_rate(self.lookups, request)
        read = read_code(code)
        room = await self.rooms.find(read) if read else None
        if room is None:
            raise self._count_wrong_code(request, code, not_found("no-such-table", "there is no such table"))
        return room

    async def event(self, code: str, request: AnyRequest) -> EventRoom:
        """Return an event by its code; wrong codes are rate-limited."""
        self.check_rate(self.lookups, request)
        read = read_event_code(code)
        room = await self.events.find(read) if read else None
        if room is None:
            raise self._count_wrong_code(request, code, not_found("no-such-event", "there is no such event"))
        return room

    def add_event(self, address: str) -> None:
        """Count an event, or refuse it if there are too many in use."""
        if self.event_counts.add(address):
            return
        self.close_idle()
        if not self.event_counts.add(address):
            self.metrics.refused.labels("too-many-events").inc()
            text = "too many events are in use from your address or on this server; try again in a minute"
            raise Refusal(HTTPStatus.TOO_MANY_REQUESTS, "too-many-events", text, _EVENT_RETRY_S)

    def add_table(self, address: str) -> None:
        """Count a table, or refuse it if there are too many in use."""
        if self.tables.add(address):
            return
        # Housekeeping runs only every few seconds.
        self.close_idle()
        if not self.tables.add(address):
            self.metrics.refused.labels("too-many-tables").inc()
            raise self._table_refusal(address)

    def close_idle(self) -> None:
        """Close tables and events that everybody has left, and stop counting them."""
        self.events.close_idle(self.config.idle_ms)
        for code in self.event_creators.keys() - {room.code for room in self.events.live()}:
            self.event_counts.remove(self.event_creators.pop(code))
        self.rooms.close_idle(self.config.idle_ms)
        for code in self.creators.keys() - self.rooms.codes_in_use(self.config.idle_ms):
            self.tables.remove(self.creators.pop(code))

    def add_file(self, address: str, size: int) -> None:
        """Count the bytes of a file in transfer, or refuse it if there are too many at once."""
        if not self.files.add(address, size):
            self.metrics.refused.labels("too-many").inc()
            text = "too many decks are in transfer at once; try again in a few seconds"
            raise Refusal(HTTPStatus.TOO_MANY_REQUESTS, "too-many", text, _FILE_RETRY_S)

    @contextmanager
    def receiving(self, request: AnyRequest, most: int | None = None) -> Iterator[None]:
        """Count an upload by its announced size while it is handled."""
        most = most or self.config.limits.upload_bytes
        address, size = self.address(request), min(request.content_length or most, most)
        self.add_file(address, size)
        try:
            yield
        finally:
            self.files.remove(address, size)

    def _rate_refusal(self, buckets: Buckets, address: str) -> Refusal:
        self.metrics.refused.labels("too-many").inc()
        wait = buckets.wait_s(address)
        text = f"too many requests from your address; try again in {wait} s"
        return Refusal(HTTPStatus.TOO_MANY_REQUESTS, "too-many", text, wait)

    def _share_refusal(self, wait: int) -> Refusal:
        self.metrics.refused.labels("too-much").inc()
        most = self.config.limits.address_bytes
        text = (
            f"your address has added as many pictures and decks as it may, {most / 1e6:,.0f} MB a day; "
            f"try again in {ceil(wait / 60)} min, or from another network"
        )
        return Refusal(HTTPStatus.TOO_MANY_REQUESTS, "too-much", text, wait, most)

    def _table_refusal(self, address: str) -> Refusal:
        """Return a refusal with the limit, and the time until the next idle table is closed."""
        is_own = self.tables.of(address) >= self.tables.each
        limit, whose = (self.tables.each, "from your address") if is_own else (self.tables.all, "on this server")
        idle = [room for room in self.rooms.live() if not room.connections]
        block = address_block(address)
        last_used = [room.last_used for room in idle if not is_own or self.creators.get(room.code) == block]
        ms = min(last_used) + self.config.idle_ms - self.clock.now() if last_used else self.config.idle_ms
        wait = max(ceil(ms / 1000), 1)
        text = (
            f"{limit} tables are in use {whose}, which is the maximum; empty tables close after "
            f"{self.config.idle_ms / 1000:.0f} s: try again in {wait} s"
        )
        return Refusal(HTTPStatus.TOO_MANY_REQUESTS, "too-many-tables", text, wait, limit)


InjectedState = NamedDependency[AppState]
"""The application state as a parameter of a route."""


def peer_address(request: AnyConnection) -> str:
    """Return the address at the other end of a connection: that of the client, or of a proxy."""
    # A dual-stack socket reports IPv4 addresses as IPv6.
    return request.client.host.removeprefix("::ffff:") if request.client else ""


def bearer(request: AnyRequest) -> str | None:
    """Return the bearer token of a request."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() or None if scheme.lower() == "bearer" else None
