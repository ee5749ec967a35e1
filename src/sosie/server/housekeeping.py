"""What is done every now and then: tables that nobody is at are put away, and in the end forgotten."""

import asyncio
import logging

from sosie.server.archive import Archive
from sosie.server.desk import Desk
from sosie.server.log import Log, LogUnavailable

_EVERY_S = 20.0
_logger = logging.getLogger("sosie.housekeeping")


class Housekeeping:
    """Looks after tables that nobody looks after."""

    def __init__(self, desk: Desk, log: Log, archive: Archive) -> None:
        self._desk, self._log, self._archive = desk, log, archive
        self._seen: dict[str, float] = {}
        """When each table was last live, or first heard of by this server."""

    async def run(self) -> None:
        """Do it again and again."""
        while True:
            try:
                await self.once()
            except LogUnavailable as error:
                _logger.warning("tables could not be put away: %s", error)
            await asyncio.sleep(_EVERY_S)

    async def once(self) -> None:
        """Put away tables that nobody is at, and forget those that nobody has come back to."""
        config, now = self._desk.config, self._desk.clock.now()
        live = {room.code for room in self._desk.rooms.live()}
        known = set(await self._log.tables())
        self._seen = {code: now if code in live else self._seen.get(code, now) for code in known}
        self._desk.rooms.put_away_idle(config.idle_ms)
        self._desk.forget_put_away()
        for code in [code for code, seen in self._seen.items() if now - seen >= config.forgotten_ms]:
            await self._forget(code)

    async def _forget(self, code: str) -> None:
        # Opened once more, so that what ended just before a server died is kept.
        room = await self._desk.rooms.find(code)
        await self._archive.settled()
        if room is None or not room.guests:
            self._desk.rooms.put_away(code)
            await self._log.drop(code)
            del self._seen[code]
