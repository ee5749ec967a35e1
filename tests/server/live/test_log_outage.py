"""A short outage of the log loses nothing."""

import asyncio
from random import Random

from live_table import pack_of
from server.client import Client
from server.harness import SPEED, Served, serving
from sosie.server.live.room import Room
from sosie.table.messages import AddBot, Ready, Start
from sosie.table.settings import Settings


async def seated(served: Served, game: str = "tower") -> tuple[Room, Client, Client]:
    room = await served.table(Settings(games=(game,)), pack_of("plane:3"))
    return room, await Client.sit(served, room, "Ada"), await Client.sit(served, room, "Ben")


async def play_to_end(*clients: Client) -> None:
    async with asyncio.timeout(20):
        await asyncio.gather(*(client.play(Random(number)) for number, client in enumerate(clients)))


def test_lost_request_counts_when_repeated() -> None:
    async def run() -> None:
        async with serving() as served:
            _, ada, _ = await seated(served)
            served.log.is_down = True
            ada.ask(Ready)
            assert await ada.refused() == "try-again"
            served.log.is_down = False
            ada.send(Ready(ada.number))
            await ada.until(lambda: ada.view is not None and ada.view.seats[0].ready)

    asyncio.run(run())


def test_room_forgets_senders_of_lost_entries() -> None:
    async def run() -> None:
        async with serving() as served:
            room, ada, _ = await seated(served)
            served.log.is_down = True
            for _ in range(5):
                ada.ask(Ready)
                assert await ada.refused() == "try-again"
            assert room._own_entries == {}

    asyncio.run(run())


def test_lost_deal_is_made_again() -> None:
    async def run() -> None:
        async with serving() as served:
            _, ada, ben = await seated(served)
            ada.ask(Start)
            await ada.until(lambda: ada.view is not None and ada.view.phase == "dealing")
            served.log.is_down = True
            await asyncio.sleep(300 / 1000 / SPEED)
            served.log.is_down = False
            await play_to_end(ada, ben)

    asyncio.run(run())


def test_bots_and_rulings_continue_after_an_outage() -> None:
    async def run() -> None:
        async with serving() as served:
            _, ada, ben = await seated(served)
            ada.ask(AddBot, level="expert")
            ada.ask(Start)
            await ada.until(lambda: ada.game is not None)
            served.log.is_down = True
            await asyncio.sleep(3000 / 1000 / SPEED)
            served.log.is_down = False
            before = ada.last
            await ada.until(lambda: ada.last > before + 3)
            await play_to_end(ada, ben)

    asyncio.run(run())


def test_disconnect_during_an_outage_is_logged_later() -> None:
    async def run() -> None:
        async with serving() as served:
            room, ada, ben = await seated(served)
            ada.ask(Start)
            await ada.until(lambda: ada.game is not None)
            served.log.is_down = True
            await ben.close()
            await asyncio.sleep(0.05)
            served.log.is_down = False
            await ada.until(lambda: ada.view is not None and not ada.view.seats[1].present)
            await play_to_end(ada)
            assert len(served.log.entries[room.code]) < 500

    asyncio.run(run())


def test_connect_during_an_outage_is_logged_later() -> None:
    async def run() -> None:
        async with serving() as served:
            room, ada, ben = await seated(served)
            await ben.close()
            await ada.until(lambda: ada.view is not None and not ada.view.seats[1].present)
            served.log.is_down = True
            back = await Client.connect(served, room, ben.token)
            served.log.is_down = False
            await ada.until(lambda: ada.view is not None and ada.view.seats[1].present)
            back.ask(Ready)
            await ada.until(lambda: ada.view is not None and ada.view.seats[1].ready)

    asyncio.run(run())
