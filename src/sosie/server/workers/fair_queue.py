"""A queue for scarce places in which addresses take turns."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus

from sosie.server.limits import address_block
from sosie.server.refusal import Refusal

_RETRY_S = 10


class FairQueue:
    """Gives a few places away, round robin between addresses; each address has few waiting."""

    def __init__(self, places: int, waiting_each: int, waiting: int) -> None:
        self._free, self._most_each, self._most = places, waiting_each, waiting
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @property
    def waiting(self) -> int:
        """How many wait for a place."""
        return sum(map(len, self._waiting.values()))

    @asynccontextmanager
    async def place(self, address: str) -> AsyncIterator[None]:
        """Wait for a place and keep it for a while, or be refused if too many wait."""
        await self._enter(address_block(address))
        try:
            yield
        finally:
            self._leave()

    async def _enter(self, address: str) -> None:
        if self._free > 0:
            self._free -= 1
            return
        line = self._waiting.get(address, deque())
        if len(line) >= self._most_each or self.waiting >= self._most:
            raise Refusal(
                HTTPStatus.SERVICE_UNAVAILABLE, "busy", "too much is being made right now; try again", _RETRY_S
            )
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.append(turn)
        self._waiting[address] = line
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._give_up(address, turn)
            else:
                self._leave()
            raise

    def _give_up(self, address: str, turn: asyncio.Future[None]) -> None:
        line = self._waiting.get(address, deque())
        if turn in line:
            line.remove(turn)
        if not line:
            self._waiting.pop(address, None)

    def _leave(self) -> None:
        """Give a place to the next address."""
        while self._waiting:
            address, line = self._waiting.popitem(last=False)
            turn = line.popleft()
            if line:
                self._waiting[address] = line
            # It may have been cancelled, and not know yet.
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
