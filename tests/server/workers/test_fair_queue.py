import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sosie.server.access.refusal import Refusal
from sosie.server.workers.fair_queue import FairQueue


async def settle() -> None:
    """Run all tasks until they wait."""
    for _ in range(20):
        await asyncio.sleep(0)


def job(queue: FairQueue, address: str, done: list[str]) -> Coroutine[Any, Any, None]:
    async def work() -> None:
        async with queue.slot(address):
            await asyncio.sleep(0)
            done.append(address)

    return work()


def test_addresses_take_turns() -> None:
    async def run() -> list[str]:
        queue, done = FairQueue(1, 10, 20), list[str]()
        jobs = [job(queue, address, done) for address in ["10.0.0.1"] * 5 + ["10.0.0.2"] * 2 + ["10.0.0.3"]]
        await asyncio.gather(*jobs)
        return [address[-1] for address in done]

    assert "".join(asyncio.run(run())) == "11231211"


@pytest.mark.parametrize(("each", "together", "served"), [(2, 20, 3), (20, 4, 5)])
def test_queue_refuses_beyond_its_bounds(each: int, together: int, served: int) -> None:
    async def run() -> list[Any]:
        queue = FairQueue(1, each, together)
        jobs = [job(queue, "10.0.0.1", []) for _ in range(10)]
        return list(await asyncio.gather(*jobs, return_exceptions=True))

    results = asyncio.run(run())
    assert results[:served] == [None] * served
    assert {getattr(result, "code", None) for result in results[served:]} == {"busy"}


def test_network_counts_as_one_address() -> None:
    async def run() -> list[Any]:
        queue = FairQueue(1, 1, 20)
        jobs = [job(queue, f"2001:db8::{number}", []) for number in range(1, 4)]
        return list(await asyncio.gather(*jobs, return_exceptions=True))

    assert [isinstance(result, Refusal) for result in asyncio.run(run())] == [False, False, True]


@given(st.lists(st.tuples(st.sampled_from("abc"), st.booleans()), max_size=20), st.integers(1, 3))
def test_every_slot_is_released(arrivals: list[tuple[str, bool]], slots: int) -> None:
    async def run() -> int:
        queue = FairQueue(slots, 3, 8)
        may_leave = asyncio.Event()

        async def hold_slot(address: str) -> None:
            async with queue.slot(address):
                await may_leave.wait()

        tasks = [asyncio.create_task(hold_slot(address)) for address, _ in arrivals]
        await settle()
        for task, (_, is_cancelled) in zip(tasks, arrivals, strict=True):
            if is_cancelled:
                task.cancel()
        await settle()
        may_leave.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        may_leave.clear()
        again = [asyncio.create_task(hold_slot("d")) for _ in range(slots)]
        await settle()
        entered = slots - queue.waiting
        for task in again:
            task.cancel()
        await asyncio.gather(*again, return_exceptions=True)
        return entered

    assert asyncio.run(run()) == slots
