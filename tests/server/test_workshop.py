import asyncio
import os
import time
from collections.abc import Callable
from typing import Any

import pytest

from sosie.cards.print import largest_diameter
from sosie.errors import OutOfRange
from sosie.server.problems import Refusal
from sosie.server.workshop import Workshop


def run(function: Callable[..., Any], *arguments: object, **about: Any) -> Any:
    async def work() -> Any:
        return await Workshop(**about).run(function, *arguments)

    return asyncio.run(work())


def test_work_is_done_in_another_process() -> None:
    assert run(os.getpid) not in {os.getpid(), None}


def test_what_is_refused_there_is_refused_here() -> None:
    with pytest.raises(OutOfRange, match="vellum"):
        run(largest_diameter, "vellum", None)


def test_what_takes_too_long_is_ended() -> None:
    begun = time.monotonic()
    with pytest.raises(Refusal) as refusal:
        run(time.sleep, 60, longest_s=1.0)
    assert refusal.value.code == "took-too-long"
    assert time.monotonic() - begun < 30


def test_a_process_that_dies_is_no_defect_of_the_server() -> None:
    with pytest.raises(Refusal) as refusal:
        run(os._exit, 3)
    assert refusal.value.code == "failed"


def test_no_errand_takes_all_memory() -> None:
    with pytest.raises(Refusal) as refusal:
        run(bytearray, 8 * 2**30)
    assert refusal.value.code == "failed"


def test_only_so_many_wait() -> None:
    async def work() -> list[Any]:
        shop = Workshop(at_once=1, waiting=1)
        errands = [shop.run(time.sleep, 0.1) for _ in range(4)]
        return await asyncio.gather(*errands, return_exceptions=True)

    done = asyncio.run(work())
    assert [getattr(each, "code", None) for each in done] == [None, None, "busy", "busy"]
