"""Waits for conditions, for longer than the busiest machine needs."""

import asyncio
import time
from collections.abc import Awaitable, Callable

PATIENCE_S = 600.0
"""The longest wait of any test: only a defect takes so long, however busy the machine is."""


def wait_until(condition: Callable[[], bool], timeout_s: float = PATIENCE_S) -> None:
    """Wait until a condition holds, or fail."""
    end = time.monotonic() + timeout_s
    while not condition():
        assert time.monotonic() < end, "timed out"
        time.sleep(0.02)


async def until(condition: Callable[[], bool | Awaitable[bool]], timeout_s: float = PATIENCE_S) -> None:
    """Wait in the event loop until a condition holds, or fail."""
    async with asyncio.timeout(timeout_s):
        while True:
            result = condition()
            if result if isinstance(result, bool) else await result:
                return
            await asyncio.sleep(0.01)
