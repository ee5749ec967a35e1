"""How a server is set up: by flags of `sosie serve`, or by the environment."""

from dataclasses import dataclass
from pathlib import Path

from sosie.table.due import USUAL_PACE, Pace
from sosie.table.fairness import DEFAULT_CAP_MS


@dataclass(frozen=True)
class Limits:
    """What one client, one address and all together may do."""

    message_bytes: int = 8 * 1024
    messages_burst: int = 40
    messages_a_second: float = 20.0
    connections_an_address: int = 300
    """Sockets: a class of 60 behind one address, with reconnections and pages that only watch."""
    connections: int = 20_000
    """Sockets and HTTP connections together."""
    http_connections_an_address: int = 512
    """HTTP connections, and requests at once: a browser has up to six, and a class 60 browsers."""
    tables_an_address: int = 200
    """Tables with somebody connected, or left less than a minute ago: three for each of a class of 60."""
    tables: int = 5_000
    lookups_burst: int = 30
    lookups_a_second: float = 0.5
    """Failures only: codes, tokens and ids that do not exist."""
    posts_burst: int = 300
    posts_a_second: float = 30.0
    """Requests that change something: a class of 60 that opens and joins tables within ten seconds."""
    drawings_burst: int = 400
    drawings_a_second: float = 20.0
    """Pictures of cards, which take a while to draw."""
    jobs_burst: int = 6
    jobs_a_second: float = 0.05
    """Prints and uploads, which take a process of their own."""
    request_bytes: int = 64 * 1024
    upload_bytes: int = 30 * 1024 * 1024
    files_an_address: int = 64 * 1024 * 1024
    files: int = 128 * 1024 * 1024
    """Bytes of deck files that are being received or sent, which are in memory meanwhile."""
    hello_ms: int = 10_000
    """How long a new connection may say nothing."""
    silent_ms: int = 30_000
    """How long pings may stay unanswered."""
    unread_bytes: int = 1024 * 1024
    """How much may wait to go out on one connection; beyond it the client is cut off."""


@dataclass(frozen=True)
class Config:
    """Everything that can be chosen about a server."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("sosie-data")
    durable: bool = False
    log: str = ""
    """The addresses of NATS, for servers that share a log; files in the data folder if there are none."""
    log_replicas: int = 0
    """How many NATS servers keep each entry; 0 leaves it to what there is."""
    log_max_age_s: float = 48 * 3600.0
    """How long entries stay in NATS that no snapshot of a table in use stands for."""
    log_max_bytes: int = -1
    """How large the log may become in NATS before it refuses moves."""
    store: str = ""
    """The address of the store; SQLite in the data folder if there is none."""
    trusted_proxies: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    """Origins that may connect, besides the server's own."""
    metrics_token: str = ""
    """Lets others than this machine read the metrics."""
    list_decks: bool = False
    """Whether anybody may see which decks there are; who has the id of one can use it in any case."""
    log_format: str = "auto"
    cap_ms: float = DEFAULT_CAP_MS
    limits: Limits = Limits()
    pace: Pace = USUAL_PACE
    idle_ms: float = 60_000
    """How long after the last person has gone a table is put away, and does not count any more."""
    forgotten_ms: float = 24 * 3600_000
    """How long after its last use a table is forgotten."""
    keep_games_days: int = 90
    """How long games, series and statistics are kept; 0 is for ever."""
    keep_decks_days: int = 365
    """How long a deck is kept that nobody uses; 0 is for ever."""

    @property
    def store_url(self) -> str:
        """Where the store is."""
        return self.store or f"sqlite:///{self.data / 'store.db'}"
