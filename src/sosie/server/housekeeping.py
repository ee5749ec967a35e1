"""A background task that closes idle tables and deletes unused ones."""

import asyncio
import logging
import time
from collections.abc import Callable

from sosie.server.http.state import AppState
from sosie.server.live.archive import Archive
from sosie.server.live.room import Room
from sosie.server.log.interface import Log

_EVERY_S = 20.0
_LISTINGS_PER_LIFETIME = 24
"""How often the log lists its tables, per `forgotten_ms`: there may be very many."""
_logger = logging.getLogger("sosie.housekeeping")


def wall_clock() -> int:
    """Return Unix time in milliseconds, which unlike a monotonic clock survives restarts."""
    return time.time_ns() // 1_000_000


class Housekeeping:
    """Closes idle tables and deletes unused ones, in a loop."""

    def __init__(self, app_state: AppState, log: Log, archive: Archive, now: Callable[[], int] = wall_clock) -> None:
        self._app_state, self._log, self._archive, self._now = app_state, log, archive, now
        self._last_used: dict[str, int] = {}
        """The time of each table's last use on any server; saved in the store, so that it survives a restart."""
        self._listed_at: int | None = None

    async def run(self) -> None:
        """Run until cancelled."""
        while True:
            try:
                await self.run_once()
            except Exception as error:  # noqa: BLE001 - the log or the store may be unavailable for a while
                _logger.warning("cannot close idle tables: %s", error)
            await asyncio.sleep(_EVERY_S)

    async def run_once(self) -> None:
        """Close idle tables, and delete those unused for too long."""
        config, now = self._app_state.config, self._now()
        self._last_used |= {room.code: now for room in self._app_state.rooms.live()}
        self._app_state.close_idle()
        if self._listed_at is None or now - self._listed_at >= config.forgotten_ms / _LISTINGS_PER_LIFETIME:
            await self._synchronize(now)
        for code in [code for code, used in self._last_used.items() if now - used >= config.forgotten_ms]:
            try:
                await self._delete_if_unused(code)
            except Exception as error:  # noqa: BLE001 - one failure must not keep the other tables
                _logger.warning("cannot delete a table: %s", error)

    async def _synchronize(self, now: int) -> None:
        """Merge the times of last use with those in the store, for all tables of the log."""
        saved = await self._app_state.store.table_uses()
        used = {code: max(self._last_used.get(code, 0), saved.get(code, 0)) for code in await self._log.tables()}
        self._last_used = {code: known or now for code, known in used.items()}
        await self._app_state.store.save_table_uses(self._last_used)
        self._listed_at = now

    async def _delete_if_unused(self, code: str) -> None:
        # Opening the table archives games that ended just before a server died.
        room = await self._app_state.rooms.find(code)
        await self._archive.drain()
        if room is not None and self._is_used(room):
            self._last_used[code] = self._now()
            return
        self._app_state.rooms.close_table(code)
        await self._log.drop(code)
        del self._last_used[code]

    def _is_used(self, room: Room) -> bool:
        """Tell whether somebody is connected to a table, on any server."""
        if self._log.peers.is_alone:
            return bool(room.connections)
        return any(player is not None and player.present for player in room.table.players)
