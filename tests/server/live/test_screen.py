"""The table's screen: it takes no seat, and in heads-up games reaction times count from its paint."""

from collections.abc import Awaitable, Callable
from random import Random

import pytest

from live_table import pack_of
from server.client import Client, think
from server.harness import NullTransport
from server.scene import Scene, in_world, start
from server.simulated_server import SimulatedServer
from sosie.server.access.tokens import digest
from sosie.server.live.connection import Connection, Timeline
from sosie.table.fairness import Link
from sosie.table.messages import PROTOCOL_VERSION, Call, Hello, Painted, Ruled, Take
from sosie.table.screen import MAX_REVEAL_MS
from sosie.table.settings import Settings

TOKEN = "t" * 32
HEADS_UP = Settings(heads_up=True, tie_ms=0)


Act = Callable[[Scene, Client], Awaitable[None]]


def play_on_screen(act: Act, settings: Settings = HEADS_UP) -> None:
    """Run a test at a table with a screen and two players."""

    async def run(served: SimulatedServer) -> None:
        room = await served.rooms.create(pack_of("plane:3"), settings, digest(TOKEN))
        screen = await Client.connect(served, room, TOKEN)
        ada = await Client.sit(served, room, "Ada")
        ben = await Client.sit(served, room, "Ben")
        await ada.until(lambda: ada.view is not None and ada.view.screen is True)
        await act(Scene(served, room, ada, ben), screen)

    in_world(run)


def test_first_person_at_a_screen_is_host() -> None:
    async def act(_scene: Scene, screen: Client) -> None:
        await screen.until(lambda: screen.view is not None and screen.view.host == 0)
        assert screen.seat is None

    play_on_screen(act)


def test_everybody_sees_whether_the_screen_is_connected() -> None:
    async def act(scene: Scene, screen: Client) -> None:
        await screen.close()
        ada = scene.ada
        await ada.until(lambda: ada.view is not None and ada.view.screen is False)
        await Client.connect(scene.served, scene.room, TOKEN)
        await ada.until(lambda: ada.view is not None and ada.view.screen is True)

    play_on_screen(act)


def test_wrong_token_is_no_screen() -> None:
    async def act(scene: Scene, _screen: Client) -> None:
        other = await scene.dial()
        other.send(Hello(PROTOCOL_VERSION, scene.room.code, "x" * 32))
        assert await other.closing() == "bad-token"

    play_on_screen(act)


def test_paint_of_the_screen_shortens_reaction_times() -> None:
    async def act(scene: Scene, screen: Client) -> None:
        await start(scene.ada, scene.ben)
        await think(Random(0), 200, 200)
        assert scene.room.table.game is not None
        screen.send(Painted(game=scene.room.table.game.number, turn=0))
        await think(Random(0), 600, 600)
        game = scene.ada.game
        assert game is not None
        scene.ada.ask(Call, turn=0, **scene.ada.calls()[0])
        ruled = await scene.ben.next(Ruled)
        assert ruled.verdict == "won"
        assert ruled.took is not None
        # About 600 ms since the paint, not 800 since the turn was sent.
        assert ruled.took == pytest.approx(600, abs=150)

    play_on_screen(act)


def test_late_report_of_a_paint_does_not_refuse_honest_calls() -> None:
    """The holder of the screen's token reports each paint 450 ms late."""

    async def act(scene: Scene, screen: Client) -> None:
        await start(scene.ada, scene.ben)
        game = scene.room.table.game
        assert game is not None
        for turn in range(6):
            await think(Random(0), 450, 450)
            screen.send(Painted(game=game.number, turn=turn))
            await think(Random(0), 150, 150)
            scene.ada.ask(Call, turn=turn, **scene.ada.calls()[0])
            ruled = await scene.ben.next(Ruled)
            assert ruled.verdict == "won"
            assert ruled.took is not None
            assert ruled.took >= 600 - MAX_REVEAL_MS

    play_on_screen(act)


def test_paint_counts_only_in_heads_up_games() -> None:
    async def act(scene: Scene, screen: Client) -> None:
        await start(scene.ada, scene.ben)
        assert scene.room.table.game is not None
        await think(Random(0), 300, 300)
        screen.send(Painted(game=scene.room.table.game.number, turn=0))
        await think(Random(0), 600, 600)
        scene.ada.ask(Call, turn=0, **scene.ada.calls()[0])
        ruled = await scene.ben.next(Ruled)
        assert ruled.took is not None
        assert ruled.took >= 850

    play_on_screen(act, Settings(tie_ms=0))


@pytest.mark.parametrize("trip", [0.0, 40.0, 120.0])
@pytest.mark.parametrize("reveal", [10.0, 80.0, 300.0])
def test_reaction_runs_from_the_paint_for_every_trip(trip: float, reveal: float) -> None:
    """A player who looks at the screen and needs 700 ms has 700 ms, for any round trips of phone and screen."""
    timeline = Timeline()
    timeline.show_turn(0, 0, 1000.0)
    timeline.reveal(0, reveal)
    touched = 1000.0 + reveal + 700.0
    connection = Connection(NullTransport(), (0,), Link((trip,) * 9))
    # The phone measures from when it got the turn, half a round trip after it was sent.
    page = touched - (1000.0 + trip / 2)
    moved = connection.moved(0, Call(1, 5, 0, page), None, timeline, touched + trip / 2)
    assert moved.took == pytest.approx(700, abs=1)


def test_unreported_turn_counts_like_the_one_before() -> None:
    timeline = Timeline()
    timeline.show_turn(0, 0, 0.0)
    timeline.reveal(0, 100.0)
    timeline.show_turn(1, 900, 1000.0)
    connection = Connection(NullTransport(), (0,), Link((20.0,) * 9))
    assert connection.moved(0, Call(1, 5, 1), None, timeline, 1810.0).took == 700
    # Nobody looks at the screen for a tie: the phone shows it.
    assert connection.moved(0, Take(2, 1), None, timeline, 1810.0).took == 790
