"""Servers that share a log detect each other's end."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from cluster.servers import new_settings
from server.nats_logs import opened
from sosie.dev_cluster.nats import LocalNats
from sosie.server.log.nats import peers as nats_peers
from waiting import until


@pytest.fixture
def quick_heartbeats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nats_peers, "HEARTBEAT_S", 0.1)
    monkeypatch.setattr(nats_peers, "GONE_S", 0.8)


def test_server_that_says_goodbye_is_gone(nats_server: LocalNats) -> None:
    async def run() -> None:
        settings = new_settings(nats_server)
        changes: list[str] = []
        async with opened(settings) as one:
            async with opened(settings) as two:
                await until(lambda: two.peers.me in one.peers._listed)
                one.peers.on_change(lambda: changes.append("gone"))
                assert not one.peers.is_gone(two.peers.me)
                assert not one.peers.is_gone(one.peers.me)
            await until(lambda: one.peers.is_gone(two.peers.me))
            await until(lambda: bool(changes))

    asyncio.run(run())


@pytest.mark.usefixtures("quick_heartbeats")
def test_silent_server_times_out(nats_server: LocalNats) -> None:
    async def run() -> None:
        settings = new_settings(nats_server)
        async with opened(settings) as one, opened(settings) as two:
            await until(lambda: two.peers.me in one.peers._listed)
            assert not one.peers.is_gone("never-heard-of")
            two.peers.stop_heartbeats()
            assert not one.peers.is_gone(two.peers.me)
            await until(lambda: one.peers.is_gone(two.peers.me))
            assert one.peers.is_gone("never-heard-of")
            # After a disconnect the timeouts of all others start again.
            one.peers.restart_timeouts()
            assert not one.peers.is_gone(two.peers.me)

    asyncio.run(run())


@pytest.mark.usefixtures("quick_heartbeats")
def test_one_server_leads_and_another_takes_over(nats_server: LocalNats) -> None:
    async def run() -> None:
        settings = new_settings(nats_server)
        async with opened(settings) as one, opened(settings) as two, opened(settings) as three:
            logs = [one, two, three]
            for _ in range(20):
                await asyncio.sleep(0.05)
                # A busy machine may delay the leader's heartbeat, and another one takes over.
                assert sum(log.peers.is_leader for log in logs) <= 1
            await until(lambda: any(log.peers.is_leader for log in logs))
            leader = next(log for log in logs if log.peers.is_leader)
            leader.peers.stop_heartbeats()
            await until(lambda: not leader.peers.is_leader)
            others = [log for log in logs if log is not leader]
            await until(lambda: any(log.peers.is_leader for log in others))
            assert sum(log.peers.is_leader for log in others) == 1

    asyncio.run(run())


@pytest.mark.usefixtures("quick_heartbeats")
def test_address_is_known_until_its_server_is_gone(nats_server: LocalNats) -> None:
    async def run() -> None:
        settings = new_settings(nats_server)
        async with opened(settings) as one, opened(settings, "https://two.example") as two:
            me = two.peers.me
            assert two.peers.addresses == ("https://two.example",)
            await until(lambda: one.peers.address_of(me) == "https://two.example")
            assert one.peers.addresses == ("https://two.example",)
            assert two.peers.address_of(one.peers.me) == ""
            two.peers.stop_heartbeats()
            await until(lambda: one.peers.addresses == ())
            assert one.peers.address_of(me) == ""

    asyncio.run(run())


def test_address_that_is_no_origin_is_ignored(nats_server: LocalNats) -> None:
    async def run() -> None:
        settings = new_settings(nats_server)
        async with opened(settings) as one, opened(settings, "https://two.example; script-src *") as two:
            await until(lambda: two.peers.me in one.peers._listed)
            assert one.peers.addresses == ()
            assert one.peers.address_of(two.peers.me) == ""

    asyncio.run(run())


def test_heartbeats_grow_linearly_with_servers(nats_server: LocalNats, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nats_peers, "HEARTBEAT_S", 0.2)
    monkeypatch.setattr(nats_peers, "GONE_S", 1.6)

    async def run() -> None:
        async with AsyncExitStack() as stack:
            settings = new_settings(nats_server)
            logs = [await stack.enter_async_context(opened(settings)) for _ in range(8)]
            await until(lambda: all(len(log.peers._listed) == 8 for log in logs))
            before = [dict(log._client.stats) for log in logs]

            def since(kind: str) -> list[int]:
                return [log._client.stats[kind] - stats[kind] for log, stats in zip(logs, before, strict=True)]

            await until(lambda: min(since("out_msgs")) >= 10)
            # One answer for each of its own messages, however many servers there are; a few are on their way.
            assert all(got <= sent + 2 for got, sent in zip(since("in_msgs"), since("out_msgs"), strict=True))

    asyncio.run(run())
