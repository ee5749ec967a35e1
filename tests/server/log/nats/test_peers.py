"""Servers that share a log detect each other's end."""

import asyncio

import pytest

from cluster.servers import new_settings
from server.nats_logs import opened, until
from sosie.dev_cluster.nats import LocalNats
from sosie.server.log.nats import peers as nats_peers


def test_server_that_says_goodbye_is_gone(nats_server: LocalNats) -> None:
    async def run() -> None:
        settings = new_settings(nats_server)
        changes: list[str] = []
        async with opened(settings) as one:
            async with opened(settings) as two:
                await until(lambda: two.peers.me in one.peers._last_seen)
                one.peers.on_change(lambda: changes.append("gone"))
                assert not one.peers.is_gone(two.peers.me)
                assert not one.peers.is_gone(one.peers.me)
            await until(lambda: one.peers.is_gone(two.peers.me))
            await until(lambda: bool(changes))

    asyncio.run(run())


def test_silent_server_times_out(nats_server: LocalNats, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nats_peers, "HEARTBEAT_S", 0.1)
    monkeypatch.setattr(nats_peers, "GONE_S", 0.8)

    async def run() -> None:
        settings = new_settings(nats_server)
        async with opened(settings) as one, opened(settings) as two:
            await until(lambda: two.peers.me in one.peers._last_seen)
            assert not one.peers.is_gone("never-heard-of")
            assert two.peers._task is not None
            two.peers._task.cancel()
            assert not one.peers.is_gone(two.peers.me)
            await until(lambda: one.peers.is_gone(two.peers.me))
            assert one.peers.is_gone("never-heard-of")
            # After a disconnect the timeouts of all others start again.
            one.peers.restart_timeouts()
            assert not one.peers.is_gone(two.peers.me)

    asyncio.run(run())
