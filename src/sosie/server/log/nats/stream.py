"""The connection to NATS and the stream of the clustered log: addresses, settings and checks."""

import asyncio
import logging
from dataclasses import dataclass
from typing import Any

from nats.aio.client import Client
from nats.errors import Error as NatsError
from nats.js import JetStreamContext
from nats.js.api import DiscardPolicy, RePublish, StorageType, StreamConfig
from nats.js.errors import APIError, NotFoundError

from sosie.errors import UnusableLog

LEAST_VERSION = (2, 11)
"""The first version with batched reads and expiring tombstones."""
_TIMEOUT_S = 20.0
"""Timeout for NATS to start and to elect its leaders."""
_PING_S = 2
_MOST_REPLICAS = 3
_NO_JETSTREAM = {10039, 10076}
_logger = logging.getLogger("sosie.log")


@dataclass(frozen=True)
class NatsSettings:
    """The NATS servers, and the settings of the stream."""

    servers: tuple[str, ...]
    stream: str = "SOSIE"
    """In lower case, also the prefix of all subjects."""
    replicas: int = 0
    """The number of replicas; 0 leaves an existing stream as it is, and gives a new one 3 if there are 3 servers."""
    max_age_s: float = 48 * 3600.0
    """Retention of entries; snapshots preserve a table that is used for longer."""
    max_bytes: int = -1
    """The largest size of the log; beyond it, moves are refused."""
    duplicate_s: float = 120.0
    """NATS' window for duplicate message ids."""

    @property
    def prefix(self) -> str:
        """The prefix of all subjects."""
        return self.stream.lower()

    @property
    def shown(self) -> str:
        """The addresses, without passwords."""
        return ",".join(address.rpartition("@")[2].removeprefix("nats://") for address in self.servers)


def read_addresses(url: str) -> tuple[str, ...]:
    """Return the addresses in a URL such as nats://a,b:4223,c."""
    scheme, _, rest = url.partition("://")
    addresses = [part.strip().removeprefix(f"{scheme}://") for part in rest.split(",")]
    if scheme not in {"nats", "tls"} or not all(addresses):
        raise UnusableLog(f'a log is at an address such as nats://one:4222,two:4222, not "{url.rpartition("@")[2]}"')
    return tuple(f"{scheme}://{address}" for address in addresses)


async def connect(settings: NatsSettings, **callbacks: Any) -> Client:
    """Connect to one of the servers; the client reconnects by itself."""
    client = Client()
    try:
        async with asyncio.timeout(_TIMEOUT_S):
            await client.connect(
                list(settings.servers),
                connect_timeout=2,
                reconnect_time_wait=0.25,  # type: ignore[arg-type]  # a float works too
                max_reconnect_attempts=-1,
                ping_interval=_PING_S,
                max_outstanding_pings=2,
                skip_subject_validation=True,
                **callbacks,
            )
    except (TimeoutError, NatsError, OSError) as error:
        await client.close()
        reason = str(error) or "no answer"
        raise UnusableLog(f"cannot reach NATS at {settings.shown}: {reason}; start it, or check --log") from error
    version = client.connected_server_version
    if (version.major, version.minor) < LEAST_VERSION:
        await client.close()
        raise UnusableLog(
            f"NATS at {settings.shown} is {version.major}.{version.minor}; "
            f"the log needs {'.'.join(map(str, LEAST_VERSION))} or newer"
        )
    return client


async def prepare(stream: JetStreamContext, settings: NatsSettings) -> None:
    """Create the stream, or update its settings."""
    deadline = asyncio.get_running_loop().time() + _TIMEOUT_S
    while True:
        try:
            await _prepare(stream, settings)
        except (APIError, NatsError) as error:
            # NATS servers that have just started have no leader yet.
            is_late = asyncio.get_running_loop().time() > deadline
            if is_late or (isinstance(error, APIError) and error.code != 503) or _has_no_jetstream(error):
                raise _unusable(error, settings) from error
            await asyncio.sleep(0.25)
        else:
            return


async def _prepare(stream: JetStreamContext, settings: NatsSettings) -> None:
    try:
        existing: StreamConfig | None = (await stream.stream_info(settings.stream)).config
    except NotFoundError:
        existing = None
    if existing is None:
        await stream.add_stream(_config(settings, _MOST_REPLICAS if len(settings.servers) >= _MOST_REPLICAS else 1))
        return
    wanted = _config(settings, existing.num_replicas or 1)
    if any(getattr(existing, name) != value for name, value in vars(wanted).items() if name in _COMPARED):
        _logger.info("the settings of the stream are updated")
        await stream.update_stream(wanted)


_COMPARED = {
    "subjects", "num_replicas", "max_age", "max_bytes", "duplicate_window", "republish", "allow_direct",
    "allow_msg_ttl", "discard",
}  # fmt: skip


def _config(settings: NatsSettings, replicas: int) -> StreamConfig:
    prefix = settings.prefix
    return StreamConfig(
        name=settings.stream,
        subjects=[f"{prefix}.log.*", f"{prefix}.snapshot.*"],
        num_replicas=settings.replicas or replicas,
        storage=StorageType.FILE,
        # A full log refuses moves; it must not drop the first entries of tables.
        discard=DiscardPolicy.NEW,
        max_age=settings.max_age_s,
        max_bytes=settings.max_bytes,
        duplicate_window=min(settings.duplicate_s, settings.max_age_s or settings.duplicate_s),
        allow_direct=True,
        allow_msg_ttl=True,
        republish=RePublish(src=f"{prefix}.log.*", dest=f"{prefix}.live.{{{{wildcard(1)}}}}"),
    )


def _has_no_jetstream(error: Exception) -> bool:
    return isinstance(error, APIError) and error.err_code in _NO_JETSTREAM


def _unusable(error: Exception, settings: NatsSettings) -> UnusableLog:
    if _has_no_jetstream(error):
        return UnusableLog(f"NATS at {settings.shown} keeps nothing: start it with JetStream (nats-server -js)")
    reason = error.description if isinstance(error, APIError) else str(error) or "no answer"
    return UnusableLog(
        f"NATS at {settings.shown} cannot keep the log as the stream {settings.stream}: {reason}; "
        "see --log-replicas, --log-max-age and --log-max-bytes, or the limits of its account"
    )
