"""Whole games over real sockets: people, bots, ties, tournaments."""

import asyncio
from random import Random

from live_table import GAME_NAMES, check_record, pack_of
from server.client import Client
from server.harness import Served, serving
from sosie.table.messages import AddBot, Choose, Ruled, Start, View
from sosie.table.settings import Settings


async def play_game(served: Served, game: str) -> Client:
    """Let two people and a bot play a mini-game to its end."""
    room = await served.table(Settings(games=(game,)), pack_of("plane:4" if game == "hot-potato" else "plane:3"))
    ada, _ = await Client.sit(served, room, "Ada")
    ben, _ = await Client.sit(served, room, "Ben")
    watcher = await Client.connect(served, room)
    ada.ask(AddBot, level="adult")
    ada.ask(Start)
    async with asyncio.timeout(40):
        await asyncio.gather(ada.play(Random(f"{game} a")), ben.play(Random(f"{game} b")))
        await watcher.until(lambda: watcher.last == ada.last)
    for client in (ben, watcher):
        await client.until(lambda client=client: client.last == ada.last)  # type: ignore[misc]
        assert client.view == ada.view
    return ada


def test_every_mini_game_is_played_to_its_end() -> None:
    async def run() -> None:
        async with serving() as served:
            players = await asyncio.gather(*(play_game(served, game) for game in GAME_NAMES))
            for game, ada in zip(GAME_NAMES, players, strict=True):
                assert ada.view is not None
                assert ada.view.series is not None
                assert ada.view.series.champion is not None
                assert [played.game for played in ada.view.series.played] == [game]
                numbers = [event.event for event in ada.said if isinstance(event, View | Ruled)]
                assert numbers == list(range(numbers[0], numbers[-1] + 1))
            for table in served.records:
                assert table.last is not None
            assert {table.last.game for table in served.records if table.last} >= set(GAME_NAMES)
            assert len(served.rooms) == len(GAME_NAMES)

    asyncio.run(run())
