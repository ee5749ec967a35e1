"""How a server is set up: by flags of `sosie serve`, or by the environment."""

from dataclasses import dataclass
from pathlib import Path

from sosie.server.dealing import USUAL_PACE, Pace
from sosie.table.fairness import DEFAULT_CAP_MS


@dataclass(frozen=True)
class Limits:
    """What one client, one address and all together may do."""

    message_bytes: int = 8 * 1024
    messages_burst: int = 40
    messages_a_second: float = 20.0
    connections_an_address: int = 64
    connections: int = 20_000
    tables_an_address: int = 20
    tables: int = 5_000
    lookups_burst: int = 30
    lookups_a_second: float = 0.5
    drawings_burst: int = 400
    drawings_a_second: float = 20.0
    """Pictures of cards, which take a while to draw."""
    errands_burst: int = 6
    errands_a_second: float = 0.05
    """Prints and uploads, which take a process of their own."""
    request_bytes: int = 64 * 1024
    upload_bytes: int = 30 * 1024 * 1024
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
    idle_ms: float = 10 * 60_000
    forgotten_ms: float = 24 * 3600_000

    @property
    def store_url(self) -> str:
        """Where the store is."""
        return self.store or f"sqlite:///{self.data / 'store.db'}"
