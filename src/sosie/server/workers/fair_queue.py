"""A queue for worker slots that is fair between addresses."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus

from sosie.server.access.limits import address_block
from sosie.server.access.refusal import Refusal

_RETRY_S = 10


class FairQueue:
    """Grants slots round robin between addresses, with bounds on the waiting jobs."""

    def __init__(self, slots: int, waiting_each: int, waiting: int) -> None:
        self._free, self._most_each, self._most = slots, waiting_each, waiting
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @property
    def waiting(self) -> int:
        """The number of waiting jobs."""
        return sum(map(len, self._waiting.values()))

    @asynccontextmanager
    async def slot(self, address: str) -> AsyncIterator[None]:
        """Wait for a slot and hold it, or raise a refusal if too many jobs wait."""
        await self._acquire(address_block(address))
        try:
            yield
        finally:
            self._release()

    async def _acquire(self, address: str) -> None:
        if self._free > 0:
            self._free -= 1
            return
        line = self._waiting.get(address, deque())
        if len(line) >= self._most_each or self.waiting >= self._most:
            raise Refusal(HTTPStatus.SERVICE_UNAVAILABLE, "busy", "the server is busy; try again", _RETRY_S)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.append(turn)
        self._waiting[address] = line
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._cancel(address, turn)
            else:
                self._release()
            raise

    def _cancel(self, address: str, turn: asyncio.Future[None]) -> None:
        line = self._waiting.get(address, deque())
        if turn in line:
            line.remove(turn)
        if not line:
            self._waiting.pop(address, None)

    def _release(self) -> None:
        """Grant the slot to the next address."""
        while self._waiting:
            address, line = self._waiting.popitem(last=False)
            turn = line.popleft()
            if line:
                self._waiting[address] = line
            # It may be cancelled already, before its task has run.
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
