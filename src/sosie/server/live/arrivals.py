"""Arrivals: people who wait until their entry is folded, so that they are at the table or event."""

import asyncio
from collections.abc import Callable

from sosie.server.log.interface import LogUnavailable
from sosie.table.messages import Refused

_TIMEOUT_S = 10.0


class Arrivals:
    """The people who wait, by their keys."""

    def __init__(self) -> None:
        self.waiting: dict[str, asyncio.Future[Refused | None]] = {}

    async def wait(self, key: str, append: Callable[[], None]) -> Refused | None:
        """Append the entry of a person, and wait until it is folded; return the refusal, if any."""
        result = self.waiting.setdefault(key, asyncio.get_running_loop().create_future())
        try:
            append()
            async with asyncio.timeout(_TIMEOUT_S):
                return await asyncio.shield(result)
        except TimeoutError:
            raise LogUnavailable("the log does not answer") from None
        finally:
            self.waiting.pop(key, None)

    def folded(self, key: str, refused: Refused | None) -> None:
        """Tell a person whether they are there."""
        result = self.waiting.pop(key, None)
        if result is not None and not result.done():
            result.set_result(refused)

    def lost(self, key: str) -> None:
        """Tell a person that their entry is lost."""
        result = self.waiting.pop(key, None)
        if result is not None and not result.done():
            result.set_exception(LogUnavailable("the log does not answer"))
