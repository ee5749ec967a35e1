"""One server of a cluster does the housekeeping for all, and another takes over when it dies."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from cluster.servers import new_settings
from live_table import pack_of
from server.opened_state import opened_state
from sosie.dev_cluster.nats import LocalNats
from sosie.server.config import Config
from sosie.server.live.rooms import Rooms
from sosie.server.log.nats.log import NatsLog
from sosie.server.log.nats.stream import NatsSettings
from sosie.server.runtime.clock import LoopClock
from sosie.server.store.store import Store
from sosie.server.upkeep.housekeeping import Housekeeping
from sosie.server.upkeep.retention import Retention
from sosie.table.settings import Settings
from waiting import until

HOUR_MS = 3600_000


class CountingLog(NatsLog):
    """A log that counts the listings of its tables."""

    listings = 0

    async def tables(self) -> list[str]:
        self.listings += 1
        return await super().tables()


@dataclass
class ServerParts:
    """The parts of a server that do the housekeeping, with a clock for all servers."""

    log: CountingLog
    rooms: Rooms
    store: Store
    housekeeping: Housekeeping
    retention: Retention


@asynccontextmanager
async def opened_server(settings: NatsSettings, folder: Path, now: list[int]) -> AsyncIterator[ServerParts]:
    log = CountingLog(settings)
    async with opened_state(Config(data=folder), LoopClock(), log) as (app_state, archive):
        housekeeping = Housekeeping(app_state, log, archive, lambda: now[0], grace_ms=0)
        retention = Retention(app_state, log, lambda: now[0])
        yield ServerParts(log, app_state.rooms, app_state.store, housekeeping, retention)


async def run_housekeeping(servers: list[ServerParts], now: list[int], hours: int) -> None:
    """Let time pass, and all servers keep house every hour."""
    for _ in range(hours):
        now[0] += HOUR_MS
        for each in servers:
            await each.housekeeping.run_once()


def test_only_the_leader_lists_and_deletes_tables(nats_server: LocalNats, tmp_path: Path) -> None:
    async def run() -> None:
        now, settings = [10**12], new_settings(nats_server)
        async with AsyncExitStack() as stack:
            servers = [await stack.enter_async_context(opened_server(settings, tmp_path, now)) for _ in range(3)]
            unused = await servers[1].rooms.create(pack_of(), Settings())
            used = await servers[2].rooms.create(pack_of(), Settings())
            servers[1].rooms.close_table(unused.code)
            await run_housekeeping(servers, now, 23)
            assert sorted(await servers[0].log.tables()) == sorted((unused.code, used.code))
            await run_housekeeping(servers, now, 3)
            # The other table is open at a server that does not lead, which has saved that.
            assert await NatsLog.tables(servers[0].log) == [used.code]
            assert servers[0].log.listings > 20
            assert [each.log.listings for each in servers[1:]] == [0, 0]

    asyncio.run(run())


def test_housekeeping_goes_on_when_its_leader_dies(nats_server: LocalNats, tmp_path: Path) -> None:
    async def run() -> None:
        now, settings = [10**12], new_settings(nats_server)
        async with AsyncExitStack() as stack:
            first = await stack.enter_async_context(opened_server(settings, tmp_path, now))
            second = await stack.enter_async_context(opened_server(settings, tmp_path, now))
            code = (await first.rooms.create(pack_of(), Settings())).code
            first.rooms.close_table(code)
            await run_housekeeping([first, second], now, 12)
            first.log.peers.stop_heartbeats()
            await until(lambda: second.log.peers.is_leader)
            assert not first.log.peers.is_leader
            await run_housekeeping([second], now, 11)
            assert await second.log.tables() == [code]
            await run_housekeeping([second], now, 3)
            assert await second.log.tables() == []

    asyncio.run(run())


def test_only_the_leader_expires_games_and_decks(nats_server: LocalNats, tmp_path: Path) -> None:
    async def run() -> None:
        now, settings = [10**15], new_settings(nats_server)
        async with AsyncExitStack() as stack:
            leader = await stack.enter_async_context(opened_server(settings, tmp_path, now))
            other = await stack.enter_async_context(opened_server(settings, tmp_path, now))
            deck = await other.store.save_deck(b"cats", "Cats", "cats")
            await other.retention.run_once()
            assert await other.store.deck(deck) is not None
            await leader.retention.run_once()
            assert await other.store.deck(deck) is None

    asyncio.run(run())
