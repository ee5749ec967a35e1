"""Dead servers: games continue without their players; a server that was thought dead restores presence."""

import asyncio

import pytest

from cluster.servers import Shared, connect, in_cluster, play_on, running_servers, sit
from live_table import pack_of
from server.live.test_games import seat_of
from server.simulated_server import SimulatedServer
from sosie.dev_cluster.nats import LocalNats
from sosie.server.log.nats import peers as nats_peers
from sosie.table.messages import AddBot, Ready, Start, View
from sosie.table.settings import Settings


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nats_peers, "HEARTBEAT_S", 0.1)
    monkeypatch.setattr(nats_peers, "GONE_S", 0.8)


def fall_silent(server: Shared) -> None:
    """Stop the heartbeats of a server, as if it had died."""
    server.log.peers.stop_heartbeats()


async def recover(server: Shared) -> None:
    await server.log.peers.start(server.log._client)


def test_game_continues_without_players_of_a_dead_server() -> None:
    async def act(servers: list[SimulatedServer]) -> None:
        code = (await servers[0].table(Settings(games=("tower",)), pack_of("plane:3"))).code
        ada, ben = await sit(servers[0], code, "Ada"), await sit(servers[1], code, "Ben")
        await ada.until(lambda: seat_of(ada, 1).present)
        ada.ask(AddBot)
        ada.ask(Start)
        await ada.until(lambda: ada.game is not None)
        servers[1].world.crash(1)
        await ada.until(lambda: not seat_of(ada, 1).present)
        await play_on(ada)
        servers[1].world.restart(1)
        back = await connect(servers[1], code, ben.token)
        await ada.until(lambda: seat_of(ada, 1).present)
        assert back.seat == 1

    in_cluster(act, 2)


def test_server_thought_dead_restores_presence(nats_server: LocalNats) -> None:
    async def run() -> None:
        async with running_servers(nats_server, 2) as servers:
            code = (await servers[0].table()).code
            ada, ben = await sit(servers[0], code, "Ada"), await sit(servers[1], code, "Ben")
            await ada.until(lambda: seat_of(ada, 1).present)
            fall_silent(servers[1])
            await ada.until(lambda: not seat_of(ada, 1).present)
            await ada.until(lambda: seat_of(ada, 1).present)
            # An entry counts as a heartbeat, so that the servers do not contradict each other all the time.
            assert len([message for message in ada.received if isinstance(message, View)]) < 12
            await recover(servers[1])
            ben.ask(Ready)
            await ada.until(lambda: seat_of(ada, 1).ready)

    asyncio.run(run())
