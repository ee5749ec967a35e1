"""Whole games in virtual time: one seed has one history."""

import os
import subprocess
import sys

import pytest

from live_table import pack_of
from simulation.network import Net
from simulation.virtual_loop import Stuck, VirtualLoop
from simulation.world import World
from sosie.table.messages import Start
from sosie.table.settings import Settings

NAMES = ("Ada", "Ben", "Cleo", "Dan")


def whole_game(seed: int, servers: int = 1) -> World:
    """Play the Tower from the lobby to the podium; the servers check the record of each mini-game."""
    world = World(seed, servers, Net(20, 5, log_ms=1))
    code = world.table(Settings(games=("tower",)), pack_of("plane:7", words=True))
    people = [world.sit(code, name, number % servers) for number, name in enumerate(NAMES)]
    for person in people:
        person.plays = True
    people[0].ask(Start)
    world.until(lambda: all(person.view is not None and person.view.phase == "finished" for person in people), 600_000)
    world.run(5000)
    return world


def test_game_is_played_to_podium() -> None:
    world = whole_game(1)
    assert next(table.game.name for table in world.servers[0].records if table.game) == "tower"
    (room,) = world.servers[0].rooms.live()
    assert all(30 < connection.link.round_trip < 60 for connection in room.connections)


def test_players_of_two_servers_come_together() -> None:
    world = whole_game(1, servers=2)
    assert len({person.last for person in world.players}) == 1
    assert len({person.server for person in world.players}) == 1


def test_seed_has_one_history() -> None:
    first, again = whole_game(3), whole_game(3)
    assert first.trace == again.trace
    assert whole_game(4).digest() != first.digest()


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_history_does_not_depend_on_hash_seed(hash_seed: str) -> None:
    command = [sys.executable, "-c", "from simulation.test_world import whole_game; print(whole_game(3, 2).digest())"]
    env = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    digest = subprocess.run(command, env=env, text=True, check=True, capture_output=True).stdout.strip()
    assert digest == whole_game(3, 2).digest()


def test_loop_runs_timers_of_one_moment_in_order() -> None:
    loop, fired = VirtualLoop(), list[int]()
    for number in range(20):
        loop.call_later(1.0, fired.append, number)
    loop.call_later(2.0, loop.stop)
    loop.run_forever()
    assert fired == list(range(20))
    loop.close()


def test_loop_reports_that_nothing_is_due() -> None:
    loop = VirtualLoop()
    with pytest.raises(Stuck, match="nothing is due"):
        loop.run_until_complete(loop.create_future())
    loop.close()


def test_loop_reports_work_that_makes_work() -> None:
    loop = VirtualLoop()

    def again() -> None:
        loop.call_soon(again)

    loop.call_soon(again)
    with pytest.raises(Stuck, match="time stands still"):
        loop.run_forever()
    loop.close()
