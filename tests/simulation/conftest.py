"""Closes the worlds of a test, and checks that nothing has failed in them."""

from collections.abc import Iterator

import pytest

from simulation.world import World


@pytest.fixture(autouse=True)
def _close_worlds() -> Iterator[None]:
    yield
    for world in list(World.opened):
        world.close()
