"""What is done every now and then: tables that nobody is at are put away, and in the end forgotten."""

import asyncio
import logging

from sosie.server.archive import Archive
from sosie.server.desk import Desk
from sosie.server.log import Log, LogUnavailable
from sosie.server.room import Room

_EVERY_S = 20.0
_LISTS_IN_A_LIFE = 24
"""How often a log is asked for all its tables, in the time after which one is forgotten: there may be very many."""
_logger = logging.getLogger("sosie.housekeeping")


class Housekeeping:
    """Looks after tables that nobody looks after."""

    def __init__(self, desk: Desk, log: Log, archive: Archive) -> None:
        self._desk, self._log, self._archive = desk, log, archive
        self._seen: dict[str, tuple[float, int]] = {}
        """When each table was last live or known to have changed, as far as this server knows, and its length then."""
        self._listed: float | None = None

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
        fresh = (now, 0)
        self._seen |= {room.code: fresh for room in self._desk.rooms.live()}
        if self._listed is None or now - self._listed >= config.forgotten_ms / _LISTS_IN_A_LIFE:
            self._seen = {code: self._seen.get(code, fresh) for code in await self._log.tables()}
            self._listed = now
        self._desk.put_away_idle()
        for code in [code for code, (seen, _) in self._seen.items() if now - seen >= config.forgotten_ms]:
            await self._forget_if_unused(code)

    async def _forget_if_unused(self, code: str) -> None:
        # Opened once more, so that what ended just before a server died is kept.
        room = await self._desk.rooms.find(code)
        await self._archive.settled()
        if room is not None and self._is_used(room):
            self._seen[code] = (self._desk.clock.now(), room.place)
            return
        self._desk.rooms.put_away(code)
        await self._log.drop(code)
        del self._seen[code]

    def _is_used(self, room: Room) -> bool:
        """Tell whether somebody is at a table, or was since it was looked at last: through any server."""
        if self._log.peers.is_alone:
            return bool(room.guests)
        is_anybody_there = any(player is not None and player.present for player in room.table.players)
        return is_anybody_there or room.place != self._seen[room.code][1]
