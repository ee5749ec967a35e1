"""The clustered log: several servers, gaps, and outages of NATS."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from cluster.servers import new_settings
from log_contents import entries_of
from server.nats_logs import listen, listen_cut_off, of_same_shard, opened, two_servers
from sosie.dev_cluster.nats import LocalNats
from sosie.server.log.interface import LogUnavailable
from sosie.server.log.nats import log as nats_log
from sosie.server.log.shards import SHARDS
from waiting import until


@pytest.fixture
def own_nats(tmp_path: Path) -> Iterator[LocalNats]:
    """A NATS server that a test may stop."""
    server = LocalNats(tmp_path)
    server.start()
    yield server
    server.stop()


# Several servers


def test_all_servers_receive_the_same_order(nats_server: LocalNats) -> None:
    async def run() -> None:
        settings = new_settings(nats_server)
        async with opened(settings) as one, opened(settings) as two, opened(settings) as three:
            assert await one.create("ABCD", b"opened")
            assert not await two.create("ABCD", b"opened")
            ears = [(await listen(log))[1] for log in (one, two, three)]
            for number in range(100):
                one.append("ABCD", b"one %d" % number)
                two.append("ABCD", b"two %d" % number)
                await asyncio.sleep(0)
            await until(lambda: all(len(ear) == 201 for ear in ears))
            assert ears[0] == ears[1] == ears[2]
            assert [position for position, _ in ears[0]] == list(range(1, 202))
            for name in (b"one", b"two"):
                numbers = [int(entry.split()[1]) for _, entry in ears[0] if entry.startswith(name)]
                assert numbers == list(range(100))

    asyncio.run(run())


def test_shared_key_counts_once(nats_server: LocalNats) -> None:
    async def run() -> None:
        async with two_servers(new_settings(nats_server)) as (one, two):
            (_, first), (_, second) = await listen(one), await listen(two)
            for number in range(20):
                for log in (one, two):
                    log.append("ABCD", b"dealt", f"deal {number}")
            one.append("ABCD", b"end of one")
            two.append("ABCD", b"end of two")
            await until(lambda: len(first) == len(second) == 23)
            assert sorted(entry for _, entry in first[1:])[:20] == [b"dealt"] * 20

    asyncio.run(run())


def test_drop_ends_feeds_of_other_servers(nats_server: LocalNats) -> None:
    async def run() -> None:
        async with two_servers(new_settings(nats_server)) as (one, two):
            (_, received), (_, other) = await listen(one), await listen(two)
            await two.drop("ABCD")
            await until(lambda: not one._feeds)
            with pytest.raises(LogUnavailable, match="not open here"):
                one.append("ABCD", b"late")
            assert await one.create("ABCD", b"again")
            assert await entries_of(two, "ABCD") == [b"again"]
            assert received == other == [(1, b"opened")]

    asyncio.run(run())


# Lost messages


def test_gap_is_read_after_the_next_entry(nats_server: LocalNats) -> None:
    async def run() -> None:
        async with two_servers(new_settings(nats_server)) as (one, two):
            feed, received = await listen_cut_off(two)
            assert feed.live is not None
            for number in range(5):
                one.append("ABCD", b"%d" % number)
            await until(lambda: not one._publishers)
            assert received == [(1, b"opened")]
            feed.attach(await two._client.subscribe(feed.live.subject, cb=feed.on_live))
            await two._client.flush()
            one.append("ABCD", b"next")
            await until(lambda: len(received) == 7)
            assert [position for position, _ in received] == list(range(1, 8))

    asyncio.run(run())


def test_missed_entry_is_found_after_silence(nats_server: LocalNats) -> None:
    async def run() -> None:
        async with two_servers(new_settings(nats_server)) as (one, two):
            _, received = await listen_cut_off(two)
            one.append("ABCD", b"unheard")
            await until(lambda: len(received) == 2)

    asyncio.run(run())


def test_missing_echo_makes_all_servers_catch_up(nats_server: LocalNats) -> None:
    async def run() -> None:
        settings = new_settings(nats_server)
        async with opened(settings) as one:
            await one.create("ABCD", b"opened")
            feed, received = await listen(one)
            # As if a NATS server died after storing an entry and before republishing it.
            one._request_echo("ABCD", feed.sequence + 1)
            one.append("ABCD", b"mine")
            await until(lambda: received == [(1, b"opened"), (2, b"mine")])

    asyncio.run(run())


# NATS goes away


def test_entries_survive_a_short_nats_outage(own_nats: LocalNats) -> None:
    async def run() -> None:
        async with opened(new_settings(own_nats)) as log:
            await log.create("ABCD", b"opened")
            _, received = await listen(log)
            log.append("ABCD", b"before")
            await until(lambda: len(received) == 2)
            own_nats.processes[0].kill()
            own_nats.processes[0].wait()
            lost: list[str] = []
            log.append("ABCD", b"meanwhile", on_lost=lambda: lost.append("meanwhile"))
            log.append("ABCD", b"and more", on_lost=lambda: lost.append("and more"))
            own_nats.launch(0)
            await asyncio.to_thread(own_nats.wait_for, 0)
            await until(lambda: len(received) == 4)
            assert received == list(enumerate([b"opened", b"before", b"meanwhile", b"and more"], 1))
            assert lost == []

    asyncio.run(run())


def test_long_nats_outage_reports_lost_entries(own_nats: LocalNats, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nats_log, "STORE_TIMEOUT_S", 0.5)
    monkeypatch.setattr("sosie.server.log.nats.publisher.STORE_TIMEOUT_S", 0.5)
    monkeypatch.setattr("sosie.server.log.nats.publisher.publish.__defaults__", (0.5,))

    async def run() -> None:
        async with opened(new_settings(own_nats)) as log:
            await log.create("ABCD", b"opened")
            _, received = await listen(log)
            assert log.is_reachable
            own_nats.stop()
            lost: list[str] = []
            log.append("ABCD", b"lost", on_lost=lambda: lost.append("lost"))
            await until(lambda: lost == ["lost"])
            await until(lambda: not log.is_reachable)
            with pytest.raises(LogUnavailable, match="cannot be reached"):
                log.append("ABCD", b"refused")
            own_nats.launch(0)
            await asyncio.to_thread(own_nats.wait_for, 0)
            await until(lambda: log.is_reachable)
            log.append("ABCD", b"again")
            await until(lambda: received[-1][1] == b"again")

    asyncio.run(run())


def test_full_log_keeps_first_entries_and_reports_losses(nats_server: LocalNats) -> None:
    async def run() -> None:
        async with opened(new_settings(nats_server, max_bytes=20_000 * SHARDS)) as log:
            await log.create("ABCD", b"opened")
            _, received = await listen(log)
            lost: list[int] = []
            for number in range(30):
                log.append("ABCD", b"x" * 1000, on_lost=lambda number=number: lost.append(number))  # type: ignore[misc]  # a lambda with a default
            await until(lambda: len(received) + len(lost) == 31)
            assert 5 < len(lost) < 25
            assert (await entries_of(log, "ABCD"))[0] == b"opened"
            with pytest.raises(LogUnavailable, match="maximum bytes"):
                await log.create(of_same_shard("ABCD"), b"x" * 1000)

    asyncio.run(run())
