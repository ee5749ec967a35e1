"""A background task that closes idle tables; the leader of a cluster also deletes unused ones, for all servers."""

import asyncio
import logging
from collections.abc import Callable

from sosie.server.http.state import AppState
from sosie.server.live.archive import Archive
from sosie.server.live.room import Room
from sosie.server.log.interface import Log
from sosie.server.multiprocess.routing import OWNS_ALL, Routing
from sosie.server.runtime.clock import wall_clock
from sosie.table.codes import read_event_code

_EVERY_S = 20.0
_LISTINGS_PER_LIFETIME = 24
"""The number of listings of all tables in `keep_tables_ms`: there may be very many tables."""
GRACE_MS = 600_000.0
"""The time after its start in which a server deletes no tables, so that people can come back.

A clock that was wrong may have saved that a table was used long ago.
"""
_logger = logging.getLogger("sosie.housekeeping")


class Housekeeping:
    """Closes idle tables in a loop, and deletes unused ones if this server is the leader."""

    def __init__(
        self,
        app_state: AppState,
        log: Log,
        archive: Archive,
        now: Callable[[], int] = wall_clock,
        routing: Routing = OWNS_ALL,
        grace_ms: float = GRACE_MS,
    ) -> None:
        self._app_state, self._log, self._archive, self._now, self._routing = app_state, log, archive, now, routing
        self._last_used: dict[str, int] = {}
        """The time of each table's last use here or, if this is the leader, on any server; saved in the store."""
        self._saved_at: int | None = None
        self._deletes_from = app_state.clock.now() + min(grace_ms, app_state.config.keep_tables_ms)
        self._was_leader = False

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
        self._last_used |= dict.fromkeys(self._open_codes(), now)
        self._app_state.close_idle()
        is_leader = self._log.peers.is_leader
        # A clock that was ahead, and was set right, has saved at a time that is still to come.
        is_fresh = self._saved_at is not None and (
            0 <= now - self._saved_at < config.keep_tables_ms / _LISTINGS_PER_LIFETIME
        )
        if not is_fresh or is_leader != self._was_leader:
            await (self._synchronize(now) if is_leader else self._save_own_uses(now))
            self._saved_at, self._was_leader = now, is_leader
        if not is_leader or self._app_state.clock.now() < self._deletes_from:
            return
        for code in [code for code, used in self._last_used.items() if now - used >= config.keep_tables_ms]:
            try:
                await self._delete_if_unused(code)
            except Exception as error:  # noqa: BLE001 - one failure must not keep the other tables
                _logger.warning("cannot delete a table: %s", error)

    async def _synchronize(self, now: int) -> None:
        """Merge the times of last use with those in the store, for all tables of this process."""
        saved = await self._app_state.store.table_uses()
        owned = filter(self._owns, await self._log.tables())
        used = {code: max(self._last_used.get(code, 0), saved.get(code, 0)) for code in owned}
        self._last_used = {code: min(known or now, now) for code, known in used.items()}
        await self._app_state.store.save_table_uses(self._last_used, now, self._owns)

    def _owns(self, code: str) -> bool:
        """Tell whether this process does the housekeeping of a table; in a shared log the leader does all of it."""
        return self._log.kind != "embedded" or self._routing.owns(code)

    async def _save_own_uses(self, now: int) -> None:
        """Save the uses of tables on this server for the leader, and forget those of closed tables."""
        unsaved = {code: used for code, used in self._last_used.items() if used > (self._saved_at or 0)}
        await self._app_state.store.add_table_uses(unsaved)
        self._last_used = dict.fromkeys(self._open_codes(), now)

    def _open_codes(self) -> list[str]:
        """Return the codes of open tables and events."""
        app_state = self._app_state
        return [room.code for room in app_state.rooms.live()] + [room.code for room in app_state.events.live()]

    async def _delete_if_unused(self, code: str) -> None:
        if read_event_code(code):
            await self._delete_unused_event(code)
            return
        # Opening the table archives games that ended just before a server died.
        room = await self._app_state.rooms.find(code)
        await self._archive.drain()
        if room is not None and (self._is_used(room) or room.has_unsaved_games):
            self._last_used[code] = self._now()
            return
        self._app_state.rooms.close_table(code)
        await self._log.drop(code)
        del self._last_used[code]

    async def _delete_unused_event(self, code: str) -> None:
        room = await self._app_state.events.find(code)
        if room is not None and room.is_used:
            self._last_used[code] = self._now()
            return
        if room is not None:
            await self._app_state.events.delete(room)
        await self._log.drop(code)
        del self._last_used[code]

    def _is_used(self, room: Room) -> bool:
        """Tell whether somebody is connected to a table, on any server."""
        if self._log.peers.is_alone:
            return room.is_used
        return any(player is not None and player.present for player in room.table.players)
