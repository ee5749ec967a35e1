"""The connection to NATS and the streams of the clustered log: addresses, settings and checks."""

import asyncio
import json
import logging
from dataclasses import dataclass
from typing import Any, NamedTuple

from nats.aio.client import Client, Srv
from nats.errors import Error as NatsError
from nats.js import JetStreamContext
from nats.js.api import DiscardPolicy, KeyValueConfig, RePublish, StorageType, StreamConfig, StreamInfo
from nats.js.errors import APIError, NotFoundError

from sosie.errors import UnusableLog
from sosie.server.log.shards import SHARDS, shard_of

MIN_VERSION = (2, 11)
"""The first version with batched reads and expiring tombstones."""
_TIMEOUT_S = 20.0
"""Timeout for NATS to start and to elect its leaders."""
_HANDSHAKE_S = 2.0
_PING_S = 2
_MAX_REPLICAS = 3
_NO_JETSTREAM = {10039, 10076}
_REQUEST_S = 1.5
_ANSWER_S = 0.5
_LIST_S = 6.0
"""Longer than NATS waits for the leaders of all streams."""
_ELECTION_S = 6.0
"""Timeout for a stream to have a leader again."""
_logger = logging.getLogger("sosie.log")


class Location(NamedTuple):
    """The stream of a table, and its subjects there."""

    stream: str
    log: str
    snapshot: str


@dataclass(frozen=True)
class NatsSettings:
    """The NATS servers, and the settings of the streams."""

    servers: tuple[str, ...]
    stream: str = "SOSIE"
    """The name of all streams, before the number of the shard; in lower case, the prefix of all subjects."""
    replicas: int = 0
    """The number of replicas; 0 leaves existing streams as they are, and gives new ones 3 if there are 3 servers."""
    max_age_s: float = 48 * 3600.0
    """Retention of entries; snapshots preserve a table that is used for longer."""
    max_bytes: int = -1
    """The largest size of the log, an equal part for each stream; beyond it, moves are refused."""
    duplicate_s: float = 120.0
    """NATS' window for duplicate message ids."""

    @property
    def prefix(self) -> str:
        """The prefix of all subjects."""
        return self.stream.lower()

    @property
    def bucket(self) -> str:
        """The key-value bucket of the servers that share the log."""
        return f"{self.stream}-servers"

    def stream_of(self, shard: int) -> str:
        """Return the name of the stream of a shard."""
        return f"{self.stream}-{shard}"

    def location(self, table: str) -> Location:
        """Return the location of a table."""
        shard = shard_of(table)
        subjects = (f"{self.prefix}.{kind}.{shard}.{table}" for kind in ("log", "snapshot"))
        return Location(self.stream_of(shard), *subjects)

    def old_location(self, table: str) -> Location:
        """Return the location of a table that was created when there was a single stream."""
        return Location(self.stream, f"{self.prefix}.log.{table}", f"{self.prefix}.snapshot.{table}")

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


class _Client(Client):
    """A client that closes the connection of a failed attempt to reconnect, which nats-py forgets and leaves open."""

    async def _connect_to_server(self, s: Srv) -> None:
        if self._transport:
            self._transport.close()  # type: ignore[no-untyped-call]  # without types
        await super()._connect_to_server(s)


async def connect(settings: NatsSettings, **callbacks: Any) -> Client:
    """Connect to one of the servers; the client reconnects by itself."""
    client = _Client()
    try:
        async with asyncio.timeout(_TIMEOUT_S):
            await client.connect(
                list(settings.servers),
                connect_timeout=_HANDSHAKE_S,  # type: ignore[arg-type]  # a float works too
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
    if (version.major, version.minor) < MIN_VERSION:
        await client.close()
        raise UnusableLog(
            f"NATS at {settings.shown} is {version.major}.{version.minor}; "
            f"the log needs {'.'.join(map(str, MIN_VERSION))} or newer"
        )
    return client


async def prepare(client: Client, settings: NatsSettings, bucket_ttl_s: float) -> bool:
    """Create the streams and the bucket, or update them; tell whether the single stream of older versions exists.

    Idempotent, so that any number of servers may start together.
    """
    deadline = asyncio.get_running_loop().time() + _TIMEOUT_S
    while True:
        try:
            return await _prepare(client, settings, bucket_ttl_s)
        except (APIError, NatsError) as error:
            # NATS servers that have just started have no leader yet.
            is_late = asyncio.get_running_loop().time() > deadline
            if is_late or (isinstance(error, APIError) and error.code != 503) or _has_no_jetstream(error):
                raise _unusable(error, settings) from error
            await asyncio.sleep(0.25)


async def _prepare(client: Client, settings: NatsSettings, bucket_ttl_s: float) -> bool:
    stream = client.jetstream(timeout=_REQUEST_S)
    old = await _existing(stream, settings.stream)
    replicas = settings.replicas or (old.num_replicas if old else 0)
    replicas = replicas or (_MAX_REPLICAS if len(settings.servers) >= _MAX_REPLICAS else 1)
    await asyncio.gather(
        _prepare_bucket(stream, settings, replicas, bucket_ttl_s),
        *(_prepare_stream(stream, settings, shard, replicas) for shard in range(SHARDS)),
    )
    return old is not None


async def _prepare_stream(stream: JetStreamContext, settings: NatsSettings, shard: int, replicas: int) -> None:
    existing = await _existing(stream, settings.stream_of(shard))
    if existing is None:
        await stream.add_stream(_config(settings, shard, replicas))
        return
    wanted = _config(settings, shard, existing.num_replicas or replicas)
    if any(getattr(existing, name) != value for name, value in vars(wanted).items() if name in _COMPARED):
        _logger.info("the settings of the stream %s are updated", wanted.name)
        await stream.update_stream(wanted)


async def _prepare_bucket(stream: JetStreamContext, settings: NatsSettings, replicas: int, ttl_s: float) -> None:
    existing = await _existing(stream, f"KV_{settings.bucket}")
    if existing is None:
        config = KeyValueConfig(settings.bucket, ttl=ttl_s, replicas=replicas, storage=StorageType.FILE)
        await stream.create_key_value(config)
        return
    replicas = settings.replicas or existing.num_replicas or replicas
    if (existing.num_replicas, existing.max_age) != (replicas, ttl_s):
        await stream.update_stream(
            existing.evolve(num_replicas=replicas, max_age=ttl_s, duplicate_window=min(ttl_s, settings.duplicate_s))
        )


async def _existing(stream: JetStreamContext, name: str) -> StreamConfig | None:
    try:
        return (await stream.stream_info(name)).config
    except NotFoundError:
        return None


async def list_streams(client: Client, settings: NatsSettings) -> list[StreamInfo]:
    """Return the streams of the log that have a leader, with the single one of older versions if it exists."""
    # Not more than a page of the list.
    request = json.dumps({"subject": f"{settings.prefix}.log.>"}).encode()
    answer = json.loads((await client.request("$JS.API.STREAM.LIST", request, timeout=_LIST_S)).data)
    if "error" in answer:
        raise APIError.from_error(answer["error"])
    return [StreamInfo.from_response(info) for info in answer.get("streams") or []]


async def balance_leaders(client: Client, settings: NatsSettings) -> None:
    """Spread the leaders of the streams evenly over the NATS servers, which elects them at random."""
    led: dict[str, list[tuple[str, set[str]]]] = {}
    for info in await list_streams(client, settings):
        if info.cluster is not None and info.cluster.leader and info.config.name not in {None, settings.stream}:
            others = {peer.name for peer in info.cluster.replicas or () if peer.name and not peer.offline}
            led.setdefault(info.cluster.leader, []).append((info.config.name or "", others))
            for name in others:
                led.setdefault(name, [])
    for leader, streams in led.items():
        for stream, others in list(streams):
            least = min(others, key=lambda name: len(led[name]), default=leader)
            if len(streams) - len(led[least]) > 1:
                streams.remove((stream, others))
                led[least].append((stream, set()))
                await _step_down(client, stream, least)


async def _step_down(client: Client, name: str, successor: str) -> None:
    """Hand over a stream to another leader, and wait for it: this takes some 50 ms, one stream after the other."""
    request = json.dumps({"placement": {"preferred": successor}}).encode()
    await client.request(f"$JS.API.STREAM.LEADER.STEPDOWN.{name}", request, timeout=_REQUEST_S)
    deadline = asyncio.get_running_loop().time() + _ELECTION_S
    while True:
        try:
            await client.jetstream(timeout=_ANSWER_S).stream_info(name)
            return
        except NatsError:
            # NATS drops a question about a stream that has no leader at that moment.
            if asyncio.get_running_loop().time() > deadline:
                raise
            await asyncio.sleep(0.05)


_COMPARED = {
    "subjects", "num_replicas", "max_age", "max_bytes", "duplicate_window", "republish", "allow_direct",
    "allow_msg_ttl", "discard",
}  # fmt: skip


def _config(settings: NatsSettings, shard: int, replicas: int) -> StreamConfig:
    prefix = settings.prefix
    return StreamConfig(
        name=settings.stream_of(shard),
        subjects=[f"{prefix}.log.{shard}.*", f"{prefix}.snapshot.{shard}.*"],
        num_replicas=settings.replicas or replicas,
        storage=StorageType.FILE,
        # A full log refuses moves; it must not drop the first entries of tables.
        discard=DiscardPolicy.NEW,
        max_age=settings.max_age_s,
        max_bytes=max(settings.max_bytes // SHARDS, 1) if settings.max_bytes > 0 else settings.max_bytes,
        duplicate_window=min(settings.duplicate_s, settings.max_age_s or settings.duplicate_s),
        allow_direct=True,
        allow_msg_ttl=True,
        republish=RePublish(src=f"{prefix}.log.{shard}.*", dest=f"{prefix}.live.{{{{wildcard(1)}}}}"),
    )


def _has_no_jetstream(error: Exception) -> bool:
    return isinstance(error, APIError) and error.err_code in _NO_JETSTREAM


def _unusable(error: Exception, settings: NatsSettings) -> UnusableLog:
    if _has_no_jetstream(error):
        return UnusableLog(f"NATS at {settings.shown} keeps nothing: start it with JetStream (nats-server -js)")
    reason = error.description if isinstance(error, APIError) else str(error) or "no answer"
    return UnusableLog(
        f"NATS at {settings.shown} cannot keep the log as the streams {settings.stream}-0 to {SHARDS - 1}: {reason}; "
        "see --log-replicas, --log-max-age and --log-max-bytes, or the limits of its account"
    )
