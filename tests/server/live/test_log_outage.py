"""A short outage of the log loses nothing."""

import asyncio
from random import Random

from live_table import pack_of
from server.client import Client
from server.scene import in_world
from server.simulated_server import SimulatedServer
from sosie.server.live.room import Room
from sosie.table.messages import AddBot, Ready, Start
from sosie.table.settings import Settings


async def seated(served: SimulatedServer, game: str = "tower") -> tuple[Room, Client, Client]:
    room = await served.table(Settings(games=(game,)), pack_of("plane:3"))
    return room, await Client.sit(served, room, "Ada"), await Client.sit(served, room, "Ben")


async def play_to_end(*clients: Client) -> None:
    async with asyncio.timeout(600):
        await asyncio.gather(*(client.play(Random(number)) for number, client in enumerate(clients)))


def test_lost_request_counts_when_repeated() -> None:
    async def run(served: SimulatedServer) -> None:
        _, ada, _ = await seated(served)
        served.log.cut()
        ada.ask(Ready)
        assert await ada.refused() == "try-again"
        served.log.heal()
        ada.send(Ready(ada.number))
        await ada.until(lambda: ada.view is not None and ada.view.seats[0].ready)

    in_world(run)


def test_room_forgets_senders_of_lost_entries() -> None:
    async def run(served: SimulatedServer) -> None:
        room, ada, _ = await seated(served)
        served.log.cut()
        for _ in range(5):
            ada.ask(Ready)
            assert await ada.refused() == "try-again"
        assert room.follower.own == {}

    in_world(run)


def test_lost_deal_is_made_again() -> None:
    async def run(served: SimulatedServer) -> None:
        _, ada, ben = await seated(served)
        ada.ask(Start)
        await ada.until(lambda: ada.view is not None and ada.view.phase == "dealing")
        served.log.cut()
        await asyncio.sleep(300 / 1000)
        served.log.heal()
        await play_to_end(ada, ben)

    in_world(run)


def test_bots_and_rulings_continue_after_an_outage() -> None:
    async def run(served: SimulatedServer) -> None:
        _, ada, ben = await seated(served)
        ada.ask(AddBot, level="expert")
        ada.ask(Start)
        await ada.until(lambda: ada.game is not None)
        served.log.cut()
        await asyncio.sleep(3000 / 1000)
        served.log.heal()
        before = ada.last
        await ada.until(lambda: ada.last > before + 3)
        await play_to_end(ada, ben)

    in_world(run)


def test_disconnect_during_an_outage_is_logged_later() -> None:
    async def run(served: SimulatedServer) -> None:
        room, ada, ben = await seated(served)
        ada.ask(Start)
        await ada.until(lambda: ada.game is not None)
        served.log.cut()
        await ben.close()
        await asyncio.sleep(0.05)
        served.log.heal()
        await ada.until(lambda: ada.view is not None and not ada.view.seats[1].present)
        await play_to_end(ada)
        assert len(served.entries(room.code)) < 500

    in_world(run)


def test_connect_during_an_outage_is_logged_later() -> None:
    async def run(served: SimulatedServer) -> None:
        room, ada, ben = await seated(served)
        await ben.close()
        await ada.until(lambda: ada.view is not None and not ada.view.seats[1].present)
        served.log.cut()
        back = await Client.connect(served, room, ben.token)
        served.log.heal()
        await ada.until(lambda: ada.view is not None and ada.view.seats[1].present)
        back.ask(Ready)
        await ada.until(lambda: ada.view is not None and ada.view.seats[1].ready)

    in_world(run)
