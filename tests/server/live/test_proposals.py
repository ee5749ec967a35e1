"""Proposals: all servers use the same key, and a retry has a new one."""

import asyncio
from collections.abc import Callable

import pytest

from sosie.server.live.proposals import Proposals
from sosie.server.log.interface import LogUnavailable
from sosie.server.runtime.clock import LoopClock

Keys = list[str]


def proposing(act: Callable[[Proposals, Proposals, Keys], None]) -> Keys:
    """Let two servers make proposals, and return their keys."""

    async def run() -> Keys:
        keys: Keys = []
        act(Proposals(LoopClock(), "one"), Proposals(LoopClock(), "two"), keys)
        return keys

    return asyncio.run(run())


def propose(proposals: Proposals, keys: Keys, *, fails: bool = False, is_down: bool = False) -> None:
    def append(key: str, fail: Callable[[], None]) -> None:
        keys.append(key)
        if is_down:
            raise LogUnavailable("down")
        if fails:
            fail()

    proposals.make("deal 3", append, lambda: None)


def test_all_servers_use_the_same_key() -> None:
    def act(one: Proposals, two: Proposals, keys: Keys) -> None:
        propose(one, keys)
        propose(two, keys)

    assert proposing(act) == ["deal 3", "deal 3"]


@pytest.mark.parametrize("failure", [{"fails": True}, {"is_down": True}])
def test_retry_has_a_new_key(failure: dict[str, bool]) -> None:
    def act(one: Proposals, two: Proposals, keys: Keys) -> None:
        for _ in range(3):
            propose(one, keys, **failure)
            propose(two, keys, **failure)

    keys = proposing(act)
    assert keys[:2] == ["deal 3", "deal 3"]
    assert len(set(keys)) == 5


def test_lost_proposal_is_retried_soon() -> None:
    def act(one: Proposals, two: Proposals, keys: Keys) -> None:
        propose(one, keys)
        propose(two, keys, fails=True)
        assert one.due("deal 3", 0.0) > two.due("deal 3", 0.0) > 0

    proposing(act)
