"""What is done every now and then: tables that nobody is at are put away, and in the end forgotten."""

import asyncio
import logging
import time
from collections.abc import Callable

from sosie.server.http.state import AppState
from sosie.server.live.archive import Archive
from sosie.server.live.room import Room
from sosie.server.log.interface import Log

_EVERY_S = 20.0
_LISTS_IN_A_LIFE = 24
"""How often a log is asked for all its tables, in the time after which one is forgotten: there may be very many."""
_logger = logging.getLogger("sosie.housekeeping")


def wall_clock() -> int:
    """Return the time in milliseconds since the beginning of 1970, which goes on while no server runs."""
    return time.time_ns() // 1_000_000


class Housekeeping:
    """Looks after tables that nobody looks after."""

    def __init__(self, app_state: AppState, log: Log, archive: Archive, now: Callable[[], int] = wall_clock) -> None:
        self._app_state, self._log, self._archive, self._now = app_state, log, archive, now
        self._used: dict[str, int] = {}
        """When each table was last used, through any server; kept in the store, so that a restart changes nothing."""
        self._listed: int | None = None

    async def run(self) -> None:
        """Do it again and again."""
        while True:
            try:
                await self.once()
            except Exception as error:  # noqa: BLE001 - a log or a store that is away comes back, and so does this
                _logger.warning("tables could not be put away: %s", error)
            await asyncio.sleep(_EVERY_S)

    async def once(self) -> None:
        """Put away tables that nobody is at, and forget those that nobody has come back to."""
        config, now = self._app_state.config, self._now()
        self._used |= {room.code: now for room in self._app_state.rooms.live()}
        self._app_state.close_idle()
        if self._listed is None or now - self._listed >= config.forgotten_ms / _LISTS_IN_A_LIFE:
            await self._list(now)
        for code in [code for code, used in self._used.items() if now - used >= config.forgotten_ms]:
            try:
                await self._forget_if_unused(code)
            except Exception as error:  # noqa: BLE001 - the others are forgotten all the same, and this one later
                _logger.warning("a table could not be forgotten: %s", error)

    async def _list(self, now: int) -> None:
        """Compare notes with the log and with other servers."""
        saved = await self._app_state.store.table_uses()
        used = {code: max(self._used.get(code, 0), saved.get(code, 0)) for code in await self._log.tables()}
        self._used = {code: known or now for code, known in used.items()}
        await self._app_state.store.save_table_uses(self._used)
        self._listed = now

    async def _forget_if_unused(self, code: str) -> None:
        # Opened once more, so that what ended just before a server died is kept.
        room = await self._app_state.rooms.find(code)
        await self._archive.drain()
        if room is not None and self._is_used(room):
            self._used[code] = self._now()
            return
        self._app_state.rooms.close_table(code)
        await self._log.drop(code)
        del self._used[code]

    def _is_used(self, room: Room) -> bool:
        """Tell whether somebody is at a table, through any server."""
        if self._log.peers.is_alone:
            return bool(room.connections)
        return any(player is not None and player.present for player in room.table.players)
