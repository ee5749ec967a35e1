"""An event of 200 people by sockets alone, with a server that is killed in the first round."""

import asyncio

import pytest

from server.event_load import allow_many_sockets, run


@pytest.mark.thorough
def test_event_of_200_people_loses_nobody_and_no_result() -> None:
    allow_many_sockets()
    asyncio.run(run(people=200, rounds=2, kills=1, size=4, minutes=0.2, workers=1))
