"""The stream of the clustered log: its address, its settings, and clear errors."""

import asyncio

import pytest

from cluster.servers import new_settings
from log_contents import entries_of
from server.nats_logs import opened
from sosie.dev_cluster.nats import LocalNats
from sosie.errors import UnusableLog
from sosie.server.log.nats import stream as nats_stream
from sosie.server.log.nats.stream import NatsSettings, connect, read_addresses
from sosie.server.log.shards import SHARDS
from waiting import until


def refused(settings: NatsSettings, match: str) -> None:
    async def run() -> None:
        async with opened(settings):
            pass

    with pytest.raises(UnusableLog, match=match):
        asyncio.run(run())


def test_unreachable_nats_is_named_without_password(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nats_stream, "_TIMEOUT_S", 0.5)
    refused(NatsSettings(("nats://sosie:secret@127.0.0.1:1",)), r"^cannot reach NATS at 127\.0\.0\.1:1: (?!.*secret)")


def test_failed_reconnect_leaves_no_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nats_stream, "_HANDSHAKE_S", 0.1)
    ended: list[bool] = []

    async def answer_first(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        number = len(ended)
        ended.append(False)
        if number == 0:
            writer.write(b'INFO {"version": "2.11.0"}\r\nPONG\r\n')
        await reader.read()
        ended[number] = True
        writer.close()

    async def run() -> None:
        async with await asyncio.start_server(answer_first, "127.0.0.1", 0) as server:
            client = await connect(NatsSettings((f"nats://127.0.0.1:{server.sockets[0].getsockname()[1]}",)))
            await client.force_reconnect()
            await until(lambda: len(ended) > 2 and ended[:2] == [True, True])
            await client.close()
            await until(lambda: all(ended))

    asyncio.run(run())


def test_more_replicas_than_servers_are_refused(nats_server: LocalNats) -> None:
    refused(new_settings(nats_server, replicas=3), r"replicas > 1 not supported.*--log-replicas")


def test_old_nats_is_refused(nats_server: LocalNats, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nats_stream, "MIN_VERSION", (99, 0))
    refused(new_settings(nats_server), r"the log needs 99\.0 or newer")


def test_stream_settings_are_updated(nats_server: LocalNats) -> None:
    async def run() -> None:
        first = new_settings(nats_server)
        async with opened(first) as log:
            await log.create("ABCD", b"kept")
        second = NatsSettings(first.servers, first.stream, max_age_s=3600, max_bytes=SHARDS * 10**7)
        async with opened(second) as log:
            for shard in range(SHARDS):
                config = (await log._stream.stream_info(second.stream_of(shard))).config
                assert (config.max_age, config.max_bytes, config.num_replicas) == (3600, 10**7, 1)
            assert await entries_of(log, "ABCD") == [b"kept"]

    asyncio.run(run())


@pytest.mark.parametrize(
    ("url", "addresses"),
    [
        ("nats://one", ("nats://one",)),
        ("nats://one:4223,two", ("nats://one:4223", "nats://two")),
        ("nats://one, nats://two,nats://three", ("nats://one", "nats://two", "nats://three")),
        ("tls://u:p@one,two", ("tls://u:p@one", "tls://two")),
    ],
)
def test_addresses_are_read(url: str, addresses: tuple[str, ...]) -> None:
    assert read_addresses(url) == addresses


@pytest.mark.parametrize("url", ["", "one", "http://one", "nats://", "nats://one,,two"])
def test_malformed_addresses_are_refused(url: str) -> None:
    with pytest.raises(UnusableLog, match="a log is at an address such as"):
        read_addresses(url)
