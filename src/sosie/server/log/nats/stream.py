"""Where the clustered log is: the addresses of NATS, the stream, and whether they are good enough."""

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
"""The first that reads many entries at once, and forgets marks after a time."""
_PATIENCE_S = 20.0
"""How long NATS may take to be there, and to agree on its leaders, when all start together."""
_PING_S = 2
_MOST_REPLICAS = 3
_NO_JETSTREAM = {10039, 10076}
_logger = logging.getLogger("sosie.log")


@dataclass(frozen=True)
class NatsSettings:
    """Which NATS servers, and how they keep the log."""

    servers: tuple[str, ...]
    stream: str = "SOSIE"
    """Also, in small letters, the beginning of all subjects."""
    replicas: int = 0
    """How many NATS servers keep each entry; 0 leaves a stream as it is, and makes a new one with 3 if there are 3."""
    max_age_s: float = 48 * 3600.0
    """How long entries are kept; a table that is used is kept longer, by its snapshots."""
    max_bytes: int = -1
    """How large the log may become before it refuses moves."""
    duplicate_s: float = 120.0
    """How long a message id is remembered."""

    @property
    def prefix(self) -> str:
        """What all subjects begin with."""
        return self.stream.lower()

    @property
    def shown(self) -> str:
        """The addresses, without passwords."""
        return ",".join(address.rpartition("@")[2].removeprefix("nats://") for address in self.servers)


def read_addresses(url: str) -> tuple[str, ...]:
    """Return the addresses in one such as nats://a,b:4223,c."""
    scheme, _, rest = url.partition("://")
    addresses = [part.strip().removeprefix(f"{scheme}://") for part in rest.split(",")]
    if scheme not in {"nats", "tls"} or not all(addresses):
        raise UnusableLog(f'a log is at an address such as nats://one:4222,two:4222, not "{url.rpartition("@")[2]}"')
    return tuple(f"{scheme}://{address}" for address in addresses)


async def connect(settings: NatsSettings, **callbacks: Any) -> Client:
    """Connect to one of the servers; the connection then looks for another by itself whenever that one goes."""
    client = Client()
    try:
        async with asyncio.timeout(_PATIENCE_S):
            await client.connect(
                list(settings.servers),
                connect_timeout=2,
                reconnect_time_wait=0.25,  # type: ignore[arg-type]  # it is in seconds, and need not be whole
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
    """Make the stream, or see to it that it is as it should be."""
    deadline = asyncio.get_running_loop().time() + _PATIENCE_S
    while True:
        try:
            await _prepare(stream, settings)
        except (APIError, NatsError) as error:
            # Servers of NATS that have just started have no leader yet.
            late = asyncio.get_running_loop().time() > deadline
            if late or (isinstance(error, APIError) and error.code != 503) or _has_no_jetstream(error):
                raise _complaint(error, settings) from error
            await asyncio.sleep(0.25)
        else:
            return


async def _prepare(stream: JetStreamContext, settings: NatsSettings) -> None:
    try:
        present: StreamConfig | None = (await stream.stream_info(settings.stream)).config
    except NotFoundError:
        present = None
    if present is None:
        await stream.add_stream(_config(settings, _MOST_REPLICAS if len(settings.servers) >= _MOST_REPLICAS else 1))
        return
    wanted = _config(settings, present.num_replicas or 1)
    if any(getattr(present, name) != value for name, value in vars(wanted).items() if name in _COMPARED):
        _logger.info("the stream of the log is changed to what is set here")
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
        # A log that is full refuses moves; it does not forget how tables began.
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


def _complaint(error: Exception, settings: NatsSettings) -> UnusableLog:
    if _has_no_jetstream(error):
        return UnusableLog(f"NATS at {settings.shown} keeps nothing: start it with JetStream (nats-server -js)")
    reason = error.description if isinstance(error, APIError) else str(error) or "no answer"
    return UnusableLog(
        f"NATS at {settings.shown} cannot keep the log as the stream {settings.stream}: {reason}; "
        "see --log-replicas, --log-max-age and --log-max-bytes, or the limits of its account"
    )
