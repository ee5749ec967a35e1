"""The streams of the clustered log: one for each shard, led by different NATS servers, and the old single stream."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import nats
import pytest
from nats.errors import Error as NatsError
from nats.js.api import RePublish, StreamConfig
from nats.js.errors import NotFoundError

from cluster.servers import new_settings
from log_contents import contents, entries_of
from server.nats_logs import listen, opened
from sosie.dev_cluster.nats import LocalNats
from sosie.server.log.nats.log import NatsLog
from sosie.server.log.nats.reader import KIND, OPENED
from sosie.server.log.nats.stream import NatsSettings, balance_leaders, list_streams, prepare
from sosie.server.log.shards import SHARDS, shard_of
from waiting import until


@pytest.fixture(scope="module")
def three_nats(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalNats]:
    servers = LocalNats(tmp_path_factory.mktemp("three"), 3)
    servers.start()
    yield servers
    servers.stop()


async def make_old_stream(settings: NatsSettings, *tables: str) -> None:
    """Create the single stream of older versions, with a few tables."""
    client = await nats.connect(list(settings.servers))
    stream, prefix = client.jetstream(), settings.prefix
    await stream.add_stream(
        StreamConfig(
            name=settings.stream,
            subjects=[f"{prefix}.log.*", f"{prefix}.snapshot.*"],
            allow_direct=True,
            allow_msg_ttl=True,
            republish=RePublish(src=f"{prefix}.log.*", dest=f"{prefix}.live.{{{{wildcard(1)}}}}"),
        )
    )
    for table in tables:
        await stream.publish(f"{prefix}.log.{table}", b"opened", headers={KIND: OPENED})
        await stream.publish(f"{prefix}.log.{table}", b"second")
    await client.close()


async def has_old_stream(log: NatsLog, settings: NatsSettings) -> bool:
    try:
        await log._stream.stream_info(settings.stream)
    except NotFoundError:
        return False
    return True


def test_tables_are_spread_over_all_streams(nats_server: LocalNats) -> None:
    async def run() -> None:
        settings = new_settings(nats_server)
        async with opened(settings) as log:
            tables = [f"T{number}" for number in range(100)]
            for table in tables:
                await log.create(table, table.encode())
            expected = Counter(settings.stream_of(shard_of(table)) for table in tables)
            streams = await list_streams(log._client, settings)
            assert {info.config.name: info.state.messages for info in streams} == expected
            assert len(expected) == SHARDS
            assert await contents(log) == {table: [table.encode()] for table in tables}

    asyncio.run(run())


def test_servers_that_start_together_create_streams_once(three_nats: LocalNats) -> None:
    async def run() -> None:
        settings = new_settings(three_nats)
        logs = [NatsLog(settings) for _ in range(4)]
        await asyncio.gather(*(log.open() for log in logs))
        streams = await list_streams(logs[0]._client, settings)
        assert {info.config.name for info in streams} == {settings.stream_of(shard) for shard in range(SHARDS)}
        assert {info.config.num_replicas for info in streams} == {3}
        assert await logs[0].create("ABCD", b"opened")
        assert await entries_of(logs[3], "ABCD") == [b"opened"]
        for log in logs:
            await log.close()

    asyncio.run(run())


def test_more_replicas_also_keep_the_presence_of_servers(three_nats: LocalNats) -> None:
    async def run() -> None:
        settings = new_settings(three_nats, replicas=1)
        client = await nats.connect(list(settings.servers))
        await prepare(client, settings, bucket_ttl_s=5.0)
        for replicas, ttl_s in ((3, 8.0), (0, 8.0)):
            await prepare(client, replace(settings, replicas=replicas), bucket_ttl_s=ttl_s)
            config = (await client.jetstream().stream_info(f"KV_{settings.bucket}")).config
            assert (config.num_replicas, config.max_age, config.duplicate_window) == (3, 8.0, 8.0)
        await client.close()

    asyncio.run(run())


def test_leaders_are_spread_over_nats_servers(three_nats: LocalNats) -> None:
    async def run() -> None:
        settings = new_settings(three_nats)
        async with opened(settings) as log:

            async def is_balanced() -> bool:
                try:
                    await balance_leaders(log._client, settings)
                    streams = await list_streams(log._client, settings)
                except NatsError:
                    # On a busy machine, an election may take longer than the log waits for it.
                    return False
                leaders = Counter(info.cluster.leader for info in streams if info.cluster and info.cluster.leader)
                return sorted(leaders.values()) == [5, 5, 6]

            await until(is_balanced)

    asyncio.run(run())


def test_old_tables_stay_in_the_old_stream(nats_server: LocalNats) -> None:
    async def run() -> None:
        settings = new_settings(nats_server)
        await make_old_stream(settings, "OLD1", "OLD2")
        async with opened(settings) as one, opened(settings) as two:
            assert not await one.create("OLD1", b"opened again")
            assert await two.create("NEW", b"new")
            (_, received), (_, others) = await listen(one, "OLD1"), await listen(two, "OLD1")
            one.append("OLD1", b"third")
            await until(lambda: received == others == [(1, b"opened"), (2, b"second"), (3, b"third")])
            assert await contents(two) == {
                "OLD1": [b"opened", b"second", b"third"],
                "OLD2": [b"opened", b"second"],
                "NEW": [b"new"],
            }

    asyncio.run(run())


def test_dropped_old_table_returns_in_its_shard(nats_server: LocalNats) -> None:
    async def run() -> None:
        settings = new_settings(nats_server)
        await make_old_stream(settings, "OLD1")
        async with opened(settings) as log:
            await log.drop("OLD1")
            assert await log.create("OLD1", b"another")
            _, received = await listen(log, "OLD1")
            log.append("OLD1", b"more")
            await until(lambda: received == [(1, b"another"), (2, b"more")])

    asyncio.run(run())


def test_leader_deletes_the_old_stream_when_empty(nats_server: LocalNats) -> None:
    async def run() -> None:
        settings = new_settings(nats_server)
        await make_old_stream(settings, "OLD1")
        async with opened(settings) as one, opened(settings) as two:
            assert (one.peers.is_leader, two.peers.is_leader) == (True, False)
            await one.compact()
            assert await has_old_stream(one, settings)
            await two.drop("OLD1")
            await two.compact()
            assert await has_old_stream(one, settings)
            await one.compact()
            assert not await has_old_stream(one, settings)
            for log in (one, two):
                assert "OLD1" not in await log.tables()
                assert await log.create(f"BY{log.peers.me}", b"opened")

    asyncio.run(run())
