"""Server configuration, from the options of `sosie serve` or from the environment."""

from dataclasses import dataclass
from pathlib import Path

from sosie.table.due import USUAL_PACE, Pace
from sosie.table.fairness import DEFAULT_CAP_MS


@dataclass(frozen=True)
class Limits:
    """Limits for one client, for one address and for the whole server."""

    message_bytes: int = 8 * 1024
    messages_burst: int = 40
    messages_a_second: float = 20.0
    """Frames of a connection, and of all connections of a seat or of a person at an event."""
    requests_burst: int = 60
    requests_a_second: float = 2.0
    """Requests of a seat, or of a person at an event, without moves and repeats."""
    emoji_burst: int = 3
    emoji_a_second: float = 0.5
    """Emoji of a seat."""
    connects_burst: int = 30
    connects_a_second: float = 1.0
    """Hellos with the token of a seat, a screen or a person: a page on a bad line needs one in two seconds."""
    frames_burst: int = 20_000
    frames_a_second: float = 1_000.0
    """Frames of an address: an event of 200, who all reconnect twice at the same time, need 16,000."""
    connections_an_address: int = 600
    """Sockets: an event of 200 behind one address, who all go to their tables and reconnect at the same time."""
    connections: int = 20_000
    """Sockets and HTTP connections together."""
    http_connections_an_address: int = 1024
    """HTTP connections, and requests at once: a browser has up to six, and an event 200 browsers, few at once."""
    tables_an_address: int = 200
    """Tables with somebody connected, or left less than a minute ago: three for each of a class of 60."""
    tables: int = 5_000
    events_an_address: int = 20
    events: int = 200
    """Events with somebody connected, each with up to 100 tables at once."""
    lookups_burst: int = 30
    lookups_a_second: float = 0.5
    """Failed lookups only: codes, tokens and ids that do not exist."""
    posts_burst: int = 300
    posts_a_second: float = 30.0
    """Requests that change data: a class of 60 that opens and joins tables within ten seconds."""
    joins_burst: int = 600
    joins_a_second: float = 1.0
    """People of an address who sit down at tables or join events: an event of 200, who join three times."""
    drawings_burst: int = 400
    drawings_a_second: float = 20.0
    """Pictures of cards, which are slow to draw."""
    plans_burst: int = 60
    plans_a_second: float = 0.2
    """Plans of rounds: twenty events that are each seated three times."""
    jobs_burst: int = 6
    jobs_a_second: float = 0.05
    """Prints and uploads, which need a worker process each."""
    request_bytes: int = 64 * 1024
    upload_bytes: int = 30 * 1024 * 1024
    files_an_address: int = 64 * 1024 * 1024
    files: int = 128 * 1024 * 1024
    """Bytes of deck files in transfer, which are in memory meanwhile."""
    picture_bytes: int = 8_000_000
    """The size of one picture of a draft; a page reduces photographs before it sends them."""
    document_bytes: int = 1024 * 1024
    """The size of a draft's document."""
    pictures_a_draft: int = 600
    draft_bytes: int = 100_000_000
    """Bytes of a draft's pictures and of contributions to it."""
    drafts: int = 20_000
    drafts_bytes: int = 10_000_000_000
    """Bytes of all drafts: their pictures, their documents and contributions to them."""
    collections_bytes: int = 2_000_000_000
    """Bytes of all contributions that wait for a decision."""
    decks_bytes: int = 10_000_000_000
    caches_bytes: int = 4_000_000_000
    """Bytes of the faces and layouts of all drafts, which can be made again."""
    address_bytes: int = 1_000_000_000
    """Bytes that one address may add to drafts, collections and decks, at once and then in a day."""
    drafts_burst: int = 60
    drafts_a_second: float = 0.05
    """New drafts of one address: a class of 30 that starts twice."""
    uploads_burst: int = 1000
    uploads_a_second: float = 5.0
    """Pictures of drafts and contributions: thirty phones with thirty pictures each."""
    outputs_burst: int = 60
    outputs_a_second: float = 0.1
    """Drafts printed or published as decks: a class of 30 that does both."""
    contributions: int = 500
    """Contributions to a collection that wait for the maker's decision."""
    contributions_each: int = 30
    """Contributions of one contributor to a collection."""
    hello_ms: int = 10_000
    """Timeout for the first message of a new connection."""
    silent_ms: int = 30_000
    """Timeout for the answer to a ping."""
    unread_bytes: int = 1024 * 1024
    """Unsent bytes of one connection; beyond this the client is disconnected."""


@dataclass(frozen=True)
class Config:
    """The configuration of a server."""

    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    """The number of processes that serve tables."""
    data: Path = Path("sosie-data")
    durable: bool = False
    log: str = ""
    """The URLs of NATS, for servers that share a log; if empty, the log is in files in the data folder."""
    log_replicas: int = 0
    """NATS replicas of each entry; 0 chooses by the size of the cluster."""
    log_max_age_s: float = 48 * 3600.0
    """Maximum age in NATS of entries that no snapshot of a live table covers."""
    log_max_bytes: int = -1
    """Maximum size of the log in NATS; beyond it NATS refuses moves."""
    store: str = ""
    """The URL of the store; if empty, SQLite in the data folder."""
    trusted_proxies: tuple[str, ...] = ()
    allowed_hosts: tuple[str, ...] = ()
    """Names by which clients may call the server, besides those of the machine; `*` for any."""
    address: str = ""
    """The origin at which clients reach this server of a cluster, to join the other players of their table."""
    origins: tuple[str, ...] = ()
    """Allowed origins besides the server's own."""
    metrics_token: str = ""
    """The token for reading the metrics from another machine."""
    list_decks: bool = False
    """Whether anybody may list people's own decks; an id is enough to use one in any case."""
    log_format: str = "auto"
    cap_ms: float = DEFAULT_CAP_MS
    limits: Limits = Limits()
    reserve_bytes: int | None = None
    """Free bytes on the disk of the store that uploads leave for games; None chooses by the size of the disk."""
    pace: Pace = USUAL_PACE
    idle_ms: float = 60_000
    """Idle time after which a table without people is closed, and no longer counts against limits."""
    keep_tables_ms: float = 24 * 3600_000
    """Time from the last use of a table to its deletion."""
    keep_games_days: int = 90
    """Retention of games, series and statistics; 0 is forever."""
    keep_decks_days: int = 365
    """Retention of unused decks; 0 is forever."""
    keep_drafts_days: int = 90
    """Retention of unused drafts; 0 is forever."""
    keep_contributions_days: int = 30
    """Retention of contributions in any state."""
    collection_days: int = 7
    """Time from the opening of a collection to its end."""

    @property
    def store_url(self) -> str:
        """The URL of the store."""
        return self.store or f"sqlite:///{self.data / 'store.db'}"
