"""Whole games in virtual time: people, bots, ties, tournaments."""

import asyncio
from random import Random

from live_table import GAME_NAMES, check_record, pack_of
from server.client import Client
from server.harness import QUICK
from server.scene import in_world
from server.simulated_server import SimulatedServer
from sosie.table.due import Pace
from sosie.table.messages import AddBot, Choose, Ruled, SeatView, Start, View, Welcome
from sosie.table.settings import Settings
from sosie.table.views import game_view


async def play_game(served: SimulatedServer, game: str) -> Client:
    """Let two people and a bot play a mini-game to its end."""
    room = await served.table(Settings(games=(game,)), pack_of("plane:4" if game == "hot-potato" else "plane:3"))
    ada = await Client.sit(served, room, "Ada")
    ben = await Client.sit(served, room, "Ben")
    watcher = await Client.connect(served, room)
    ada.ask(AddBot, level="adult")
    ada.ask(Start)
    async with asyncio.timeout(600):
        await asyncio.gather(ada.play(Random(f"{game} a")), ben.play(Random(f"{game} b")))
        await watcher.until(lambda: watcher.last == ada.last)
    for client in (ben, watcher):
        await client.until(lambda client=client: client.last == ada.last)
        assert client.view == ada.view
    return ada


def test_every_mini_game_is_played_to_its_end() -> None:
    async def run(served: SimulatedServer) -> None:
        players = await asyncio.gather(*(play_game(served, game) for game in GAME_NAMES))
        for game, ada in zip(GAME_NAMES, players, strict=True):
            assert ada.view is not None
            assert ada.view.series is not None
            assert ada.view.series.champion is not None
            assert [played.game for played in ada.view.series.played] == [game]
            numbers = [update.event for update in ada.received if isinstance(update, View | Ruled)]
            assert numbers == list(range(numbers[0], numbers[-1] + 1))
        for table in served.records:
            assert table.game is not None
            check_record(table, game_view(table.game))
        assert {table.last.game for table in served.records if table.last} >= set(GAME_NAMES)
        assert len(served.rooms) == len(GAME_NAMES)

    in_world(run)


def test_loser_chooses_in_a_tournament() -> None:
    async def choose_and_play(client: Client, chosen: list[str]) -> None:
        """Play, and choose the last possible game whenever it is this seat's turn."""

        def is_asked() -> bool:
            series = client.view.series if client.view else None
            return series is not None and bool(series.choices) and series.chooser == client.seat

        def is_over() -> bool:
            return client.view is not None and client.view.phase == "finished"

        while not is_over():
            await client.play(Random(client.seat), until=lambda: is_asked() or is_over())
            if is_asked():
                assert client.view is not None
                assert client.view.series is not None
                chosen.append(client.view.series.choices[-1])
                client.ask(Choose, game=chosen[-1])
                await client.until(lambda: not is_asked())

    async def run(served: SimulatedServer) -> None:
        games = ("tower", "well", "poisoned-gift")
        room = await served.table(Settings(kind="tournament", games=games))
        ada = await Client.sit(served, room, "Ada")
        ben = await Client.sit(served, room, "Ben")
        ada.ask(Start)
        chosen: list[str] = []
        async with asyncio.timeout(600):
            await asyncio.gather(choose_and_play(ada, chosen), choose_and_play(ben, chosen))
        assert ada.view is not None
        assert ada.view.series is not None
        (last,) = set(games) - {"tower", *chosen}
        assert [played.game for played in ada.view.series.played] == ["tower", *chosen, last]
        assert ada.view.series.champion in {0, 1}

    in_world(run)


def test_chooser_who_reloads_still_chooses() -> None:
    async def run(served: SimulatedServer) -> None:
        settings = Settings(kind="tournament", games=("tower", "well", "hot-potato"))
        room = await served.table(settings, pack_of("plane:3"))
        players = [await Client.sit(served, room, name) for name in ("Ada", "Ben")]
        players[0].ask(Start)
        async with asyncio.timeout(600):
            await asyncio.gather(
                *(client.play(Random(1), until=lambda client=client: has_choice(client)) for client in players)
            )
        series = players[0].view.series if players[0].view else None
        assert series is not None
        assert series.chooser is not None
        await players[series.chooser].close()
        await asyncio.sleep(2 * QUICK.deal_ms / 1000)
        chooser = await Client.connect(served, room, players[series.chooser].token)
        (welcome,) = [message for message in chooser.received if isinstance(message, Welcome)]
        assert welcome.choice_ms is not None
        assert 0 < welcome.choice_ms <= QUICK.choose_ms - QUICK.deal_ms
        chooser.ask(Choose, game=series.choices[-1])
        await chooser.until(lambda: chooser.view is not None and chooser.view.phase == "playing")
        assert chooser.game is not None
        assert chooser.game.game == series.choices[-1]

    in_world(run)


def test_drawn_game_is_announced_before_its_deal() -> None:
    async def run(served: SimulatedServer) -> None:
        settings = Settings(kind="tournament", games=("tower", "well", "triplet"), length=2)
        room = await served.table(settings, pack_of("plane:3"))
        players = [await Client.sit(served, room, name) for name in ("Ada", "Ben")]
        players[0].ask(Start)
        async with asyncio.timeout(600):
            await asyncio.gather(
                *(client.play(Random(1), until=lambda client=client: is_announced(client)) for client in players)
            )

    in_world(run, pace=Pace(deal_ms=100, choose_ms=200))


def is_announced(client: Client) -> bool:
    """Tell whether the second mini-game was shown before its deal."""
    views = [message for message in client.received if isinstance(message, View) and message.phase == "dealing"]
    return any(view.series is not None and view.series.next in {"well", "triplet"} for view in views)


def has_choice(client: Client) -> bool:
    """Tell whether somebody chooses the next mini-game."""
    series = client.view.series if client.view else None
    return series is not None and bool(series.choices) and series.chooser is not None


def test_bot_plays_until_the_player_returns() -> None:
    async def run(served: SimulatedServer) -> None:
        room = await served.table(Settings(games=("tower",)), pack_of("plane:5"))
        ada = await Client.sit(served, room, "Ada")
        ben = await Client.sit(served, room, "Ben")
        ada.ask(Start)
        await ada.until(lambda: ada.game is not None)
        ada.ask(AddBot, seat=1)
        assert await ada.refused() == "not-gone"
        await ben.close()
        await ada.until(lambda: not seat_of(ada, 1).present)
        ada.ask(AddBot, level="expert", seat=1)
        await ada.until(lambda: seat_of(ada, 1).bot == "expert")
        assert seat_of(ada, 1).person
        await ada.until(lambda: any(isinstance(m, Ruled) and m.seat == 1 and m.verdict == "won" for m in ada.received))
        ben = await Client.connect(served, room, ben.token)
        await ben.until(lambda: seat_of(ben, 1).bot is None)
        assert seat_of(ben, 1).present
        async with asyncio.timeout(600):
            await asyncio.gather(ada.play(Random(1)), ben.play(Random(2)))

    in_world(run)


def seat_of(client: Client, seat: int) -> SeatView:
    """Return the player of a seat as a client knows it; an empty seat if there is none yet."""
    assert client.view is not None
    return next((view for view in client.view.seats if view.seat == seat), SeatView(seat, ""))


def test_bots_play_off_while_the_loser_watches() -> None:
    """A play-off neither waits for the other players nor involves them."""

    async def run(served: SimulatedServer) -> None:
        room = await served.table(Settings(games=("tower",), tie_ms=200), pack_of("plane:2"))
        ada = await Client.sit(served, room, "Ada")
        for _ in range(2):
            ada.ask(AddBot, level="expert")
        ada.ask(Start)
        played: list[str] = []
        while played.count("face-off") < 2:
            await ada.until(lambda: ada.view is not None and ada.view.phase == "finished", 600)
            played = [table.last.game for table in served.records if table.last]
            ada.ask(Start)
            await ada.until(lambda: ada.view is not None and ada.view.phase != "finished")
        assert len(served.entries(room.code)) < 100 * len(played)

    in_world(run)
