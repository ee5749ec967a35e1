"""What the clustered log does beyond what every log does: several servers, gaps, snapshots, a NATS that goes away."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from cluster.sharing import new_settings
from log_contents import entries_of
from sosie.errors import UnusableLog
from sosie.server import nats_log, nats_peers, nats_stream
from sosie.server.cluster.nats import LocalNats
from sosie.server.log import LogUnavailable
from sosie.server.nats_feed import Feed
from sosie.server.nats_log import NatsLog
from sosie.server.nats_stream import NatsSettings, read_addresses

Heard = list[tuple[int, bytes]]


@asynccontextmanager
async def opened(settings: NatsSettings) -> AsyncIterator[NatsLog]:
    log = NatsLog(settings)
    await log.open()
    try:
        yield log
    finally:
        await log.close()


async def listen(log: NatsLog, table: str = "ABCD") -> tuple[Feed, Heard]:
    heard: Heard = []
    feed = await log.subscribe(table, lambda place, entry: heard.append((place, entry)))
    return feed, heard


async def until(holds: Callable[[], bool | Awaitable[bool]], seconds: float = 15) -> None:
    async with asyncio.timeout(seconds):
        while True:
            told = holds()
            if told if isinstance(told, bool) else await told:
                return
            await asyncio.sleep(0.01)


@pytest.fixture
def own_nats(tmp_path: Path) -> Iterator[LocalNats]:
    """A NATS server that a test may stop."""
    server = LocalNats(tmp_path)
    server.start()
    yield server
    server.stop()


# Several servers


def test_all_servers_hear_the_same_in_the_same_order(nats_server: LocalNats) -> None:
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
            assert [place for place, _ in ears[0]] == list(range(1, 202))
            for name in (b"one", b"two"):
                numbers = [int(entry.split()[1]) for _, entry in ears[0] if entry.startswith(name)]
                assert numbers == list(range(100))

    asyncio.run(run())


def test_what_several_servers_propose_by_one_key_counts_once(nats_server: LocalNats) -> None:
    async def run() -> None:
        settings = new_settings(nats_server)
        async with opened(settings) as one, opened(settings) as two:
            await one.create("ABCD", b"opened")
            (_, first), (_, second) = await listen(one), await listen(two)
            for number in range(20):
                for log in (one, two):
                    log.append("ABCD", b"dealt", f"deal {number}")
            one.append("ABCD", b"end of one")
            two.append("ABCD", b"end of two")
            await until(lambda: len(first) == len(second) == 23)
            assert sorted(entry for _, entry in first[1:])[:20] == [b"dealt"] * 20

    asyncio.run(run())


def test_a_table_that_another_server_drops_is_not_heard_of_any_more(nats_server: LocalNats) -> None:
    async def run() -> None:
        settings = new_settings(nats_server)
        async with opened(settings) as one, opened(settings) as two:
            await one.create("ABCD", b"opened")
            (_, heard), (_, other) = await listen(one), await listen(two)
            await two.drop("ABCD")
            await until(lambda: not one._feeds)
            with pytest.raises(LogUnavailable, match="not open here"):
                one.append("ABCD", b"late")
            assert await one.create("ABCD", b"again")
            assert await entries_of(two, "ABCD") == [b"again"]
            assert heard == other == [(1, b"opened")]

    asyncio.run(run())


# What is lost on the way


def test_what_was_not_sent_on_is_read_when_the_next_entry_shows_the_gap(nats_server: LocalNats) -> None:
    async def run() -> None:
        settings = new_settings(nats_server)
        async with opened(settings) as one, opened(settings) as two:
            await one.create("ABCD", b"opened")
            feed, heard = await listen(two)
            assert feed.live is not None
            await feed.live.unsubscribe()
            for number in range(5):
                one.append("ABCD", b"%d" % number)
            await until(lambda: not one._outboxes)
            assert heard == [(1, b"opened")]
            feed.attach(await two._client.subscribe(feed.live.subject, cb=feed.on_live))
            await two._client.flush()
            one.append("ABCD", b"next")
            await until(lambda: len(heard) == 7)
            assert [place for place, _ in heard] == list(range(1, 8))

    asyncio.run(run())


def test_what_was_never_sent_on_is_found_after_some_silence(nats_server: LocalNats) -> None:
    async def run() -> None:
        settings = new_settings(nats_server)
        async with opened(settings) as one, opened(settings) as two:
            await one.create("ABCD", b"opened")
            feed, heard = await listen(two)
            assert feed.live is not None
            await feed.live.unsubscribe()
            one.append("ABCD", b"unheard")
            await until(lambda: len(heard) == 2)

    asyncio.run(run())


def test_who_does_not_hear_its_own_entry_nudges_everybody(nats_server: LocalNats) -> None:
    async def run() -> None:
        settings = new_settings(nats_server)
        async with opened(settings) as one:
            await one.create("ABCD", b"opened")
            feed, heard = await listen(one)
            # As when a NATS server dies between storing an entry and sending it on.
            one._nudge_if_behind("ABCD", feed.sequence + 1)
            one.append("ABCD", b"mine")
            await until(lambda: heard == [(1, b"opened"), (2, b"mine")])

    asyncio.run(run())


# NATS goes away


def test_entries_wait_for_a_nats_that_is_back_in_a_moment(own_nats: LocalNats) -> None:
    async def run() -> None:
        async with opened(new_settings(own_nats)) as log:
            await log.create("ABCD", b"opened")
            _, heard = await listen(log)
            log.append("ABCD", b"before")
            await until(lambda: len(heard) == 2)
            own_nats.processes[0].kill()
            own_nats.processes[0].wait()
            lost: list[str] = []
            log.append("ABCD", b"meanwhile", on_lost=lambda: lost.append("meanwhile"))
            log.append("ABCD", b"and more", on_lost=lambda: lost.append("and more"))
            own_nats.launch(0)
            await until(lambda: len(heard) == 4)
            assert heard == list(enumerate([b"opened", b"before", b"meanwhile", b"and more"], 1))
            assert lost == []

    asyncio.run(run())


def test_who_asked_is_told_when_nats_stays_away(own_nats: LocalNats, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nats_log, "KEEP_S", 0.5)
    monkeypatch.setattr("sosie.server.nats_outbox.KEEP_S", 0.5)
    monkeypatch.setattr("sosie.server.nats_outbox.publish.__defaults__", (0.5,))

    async def run() -> None:
        async with opened(new_settings(own_nats)) as log:
            await log.create("ABCD", b"opened")
            _, heard = await listen(log)
            assert log.is_reachable
            own_nats.stop()
            lost: list[str] = []
            log.append("ABCD", b"lost", on_lost=lambda: lost.append("lost"))
            await until(lambda: lost == ["lost"])
            await until(lambda: not log.is_reachable)
            with pytest.raises(LogUnavailable, match="cannot be reached"):
                log.append("ABCD", b"refused")
            own_nats.launch(0)
            await until(lambda: log.is_reachable)
            log.append("ABCD", b"again")
            await until(lambda: heard[-1][1] == b"again")

    asyncio.run(run())


def test_a_log_that_is_full_keeps_how_tables_began_and_says_what_it_does_not_keep(nats_server: LocalNats) -> None:
    async def run() -> None:
        async with opened(new_settings(nats_server, max_bytes=20_000)) as log:
            await log.create("ABCD", b"opened")
            _, heard = await listen(log)
            lost: list[int] = []
            for number in range(30):
                log.append("ABCD", b"x" * 1000, on_lost=lambda number=number: lost.append(number))  # type: ignore[misc]
            await until(lambda: len(heard) + len(lost) == 31)
            assert 5 < len(lost) < 25
            assert (await entries_of(log, "ABCD"))[0] == b"opened"
            with pytest.raises(LogUnavailable, match="maximum bytes"):
                await log.create("WXYZ", b"x" * 1000)

    asyncio.run(run())


# Snapshots


def _has_come_to(places: list[int], number: int) -> bool:
    return bool(places) and places[-1] == number


async def restored(log: NatsLog, *, readable: bool = True) -> tuple[list[tuple[int, bytes]], Heard]:
    snapshots: list[tuple[int, bytes]] = []
    heard: Heard = []

    def restore(place: int, data: bytes) -> bool:
        snapshots.append((place, data))
        return readable

    await log.subscribe("ABCD", lambda place, entry: heard.append((place, entry)), restore=restore)
    return snapshots, heard


def test_who_opens_a_table_begins_with_its_latest_snapshot(
    nats_server: LocalNats, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nats_log, "SNAPSHOT_EVERY", 10)

    async def run() -> None:
        settings = new_settings(nats_server)
        async with opened(settings) as one, opened(settings) as two:
            await one.create("ABCD", b"opened")
            places: list[int] = []

            def hear(place: int, _entry: bytes) -> None:
                places.append(place)
                one.offer("ABCD", place, lambda: b"all up to %d" % place)

            await one.subscribe("ABCD", hear)
            for number in range(2, 36):
                one.append("ABCD", b"%d" % number)
                await until(partial(_has_come_to, places, number))
            await until(lambda: len(one._tasks) == 1)
            snapshots, heard = await restored(two)
            assert snapshots == [(30, b"all up to 30")]
            assert heard == [(place, b"%d" % place) for place in range(31, 36)]
            one.append("ABCD", b"36")
            await until(lambda: heard[-1] == (36, b"36"))
            # Who cannot read it is told everything, which is still there.
            assert [place for place, _ in (await restored(two, readable=False))[1]] == list(range(1, 37))

    asyncio.run(run())


def test_a_snapshot_stands_for_what_it_was_made_of_though_more_is_told_in_the_same_go(
    nats_server: LocalNats, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nats_log, "SNAPSHOT_EVERY", 10)

    async def run() -> None:
        settings = new_settings(nats_server)
        async with opened(settings) as one, opened(settings) as two:
            await one.create("ABCD", b"opened")
            _, heard = await listen(one)
            for number in range(2, 16):
                one.append("ABCD", b"%d" % number)
            await until(lambda: len(heard) == 15)
            await two.subscribe("ABCD", lambda place, _entry: two.offer("ABCD", place, lambda: b"all up to %d" % place))
            await until(lambda: len(two._tasks) == 1)
            snapshots, after = await restored(one)
            assert snapshots == [(10, b"all up to 10")]
            assert after == [(place, b"%d" % place) for place in range(11, 16)]

    asyncio.run(run())


def test_a_snapshot_of_a_server_that_is_behind_does_not_replace_a_later_one(
    nats_server: LocalNats, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nats_log, "SNAPSHOT_EVERY", 3)

    async def run() -> None:
        settings = new_settings(nats_server)
        async with opened(settings) as one, opened(settings) as two:
            await one.create("ABCD", b"opened")
            (late, _), (feed, heard) = await listen(two), await listen(one)
            for number in range(5):
                one.append("ABCD", b"%d" % number)
            await until(lambda: len(heard) == 6 and late.place == 6)
            one.offer("ABCD", 6, lambda: b"all six")
            await until(lambda: feed.snapshot is not None and feed.snapshot.sequence > 0)
            late.place, late.sequence = 3, late.sequence - 3
            two.offer("ABCD", 3, lambda: b"the first three")
            await until(lambda: late.snapshot is not None and late.snapshot.sequence > 0)
            assert (await restored(one))[0] == [(6, b"all six")]

    asyncio.run(run())


def test_a_table_in_use_outlives_the_age_of_its_entries(nats_server: LocalNats) -> None:
    async def run() -> None:
        async with opened(new_settings(nats_server, max_age_s=2.0)) as log:
            await log.create("ABCD", b"opened")
            places: list[int] = []

            def hear(place: int, _entry: bytes) -> None:
                places.append(place)
                log.offer("ABCD", place, lambda: b"all up to %d" % place)

            await log.subscribe("ABCD", hear)
            for number in range(2, 16):
                await asyncio.sleep(0.25)
                log.append("ABCD", b"%d" % number)
            await until(lambda: places[-1] == 15)
            (snapshot,), heard = await restored(log)
            assert [place for place, _ in heard] == list(range(snapshot[0] + 1, 16))
            assert snapshot[0] > 5

    asyncio.run(run())


# Other servers


def test_a_server_that_says_goodbye_is_gone_at_once(nats_server: LocalNats) -> None:
    async def run() -> None:
        settings = new_settings(nats_server)
        changes: list[str] = []
        async with opened(settings) as one:
            async with opened(settings) as two:
                await until(lambda: two.peers.me in one.peers._heard)
                one.peers.on_change(lambda: changes.append("gone"))
                assert not one.peers.is_gone(two.peers.me)
                assert not one.peers.is_gone(one.peers.me)
            await until(lambda: one.peers.is_gone(two.peers.me))
            await until(lambda: bool(changes))

    asyncio.run(run())


def test_a_server_that_is_silent_is_gone_after_a_while(nats_server: LocalNats, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nats_peers, "EVERY_S", 0.1)
    monkeypatch.setattr(nats_peers, "GONE_S", 0.8)

    async def run() -> None:
        settings = new_settings(nats_server)
        async with opened(settings) as one, opened(settings) as two:
            await until(lambda: two.peers.me in one.peers._heard)
            assert not one.peers.is_gone("never-heard-of")
            assert two.peers._work is not None
            two.peers._work.cancel()
            assert not one.peers.is_gone(two.peers.me)
            await until(lambda: one.peers.is_gone(two.peers.me))
            assert one.peers.is_gone("never-heard-of")
            # While it is itself cut off it knows nothing of others.
            one.peers.lose_touch()
            assert not one.peers.is_gone(two.peers.me)

    asyncio.run(run())


# Streams that do not suffice


def refused(settings: NatsSettings, match: str) -> None:
    async def run() -> None:
        async with opened(settings):
            pass

    with pytest.raises(UnusableLog, match=match):
        asyncio.run(run())


def test_a_nats_that_is_not_there_is_named_without_its_password(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nats_stream, "_PATIENCE_S", 0.5)
    refused(NatsSettings(("nats://sosie:secret@127.0.0.1:1",)), r"^cannot reach NATS at 127\.0\.0\.1:1: (?!.*secret)")


def test_more_replicas_than_there_are_servers_are_refused(nats_server: LocalNats) -> None:
    refused(new_settings(nats_server, replicas=3), r"replicas > 1 not supported.*--log-replicas")


def test_a_nats_that_is_too_old_is_refused(nats_server: LocalNats, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nats_stream, "LEAST_VERSION", (99, 0))
    refused(new_settings(nats_server), r"the log needs 99\.0 or newer")


def test_a_stream_is_changed_to_what_is_set(nats_server: LocalNats) -> None:
    async def run() -> None:
        first = new_settings(nats_server)
        async with opened(first) as log:
            await log.create("ABCD", b"kept")
        second = NatsSettings(first.servers, first.stream, max_age_s=3600, max_bytes=10**7)
        async with opened(second) as log:
            config = (await log._stream.stream_info(second.stream)).config
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
def test_other_addresses_are_refused(url: str) -> None:
    with pytest.raises(UnusableLog, match="a log is at an address such as"):
        read_addresses(url)
