"""A background task that deletes expired games, decks and drafts; in a cluster the leader does it for all servers."""

import asyncio
import logging
from collections.abc import Callable

from sosie.server.http.state import AppState
from sosie.server.log.interface import Log
from sosie.server.runtime.clock import DAY_MS, wall_clock

EVERY_S = 3600.0
_logger = logging.getLogger("sosie.retention")


class Retention:
    """Deletes expired games, decks and drafts every hour, by the times in the store."""

    def __init__(
        self, app_state: AppState, log: Log, now: Callable[[], int] = wall_clock, *, expires: bool = True
    ) -> None:
        self._app_state, self._log, self._now, self._expires = app_state, log, now, expires

    async def run(self) -> None:
        """Run until cancelled."""
        while True:
            try:
                await self.run_once()
            except Exception as error:  # noqa: BLE001 - the store may be unavailable for a while
                _logger.warning("cannot delete expired data: %s", error)
            await asyncio.sleep(EVERY_S)

    async def run_once(self) -> None:
        """Delete expired games, decks and drafts, and remains of deleted ones on disk and in memory."""
        app_state = self._app_state
        # Of several processes of a server, one changes the store; each has its own caches and its part of the log.
        if self._expires and self._log.peers.is_leader:
            await self._expire()
        existing = await app_state.store.existing_decks(app_state.decks.cached_decks())
        for deck_id in set(app_state.decks.cached_decks()) - existing:
            app_state.forget_deck(deck_id)
        drafts = app_state.studio.cached_drafts()
        for draft_id in drafts - await app_state.store.drafts.existing(drafts):
            app_state.studio.forget(draft_id)
        await self._log.compact()

    async def _expire(self) -> None:
        store, config, now = self._app_state.store, self._app_state.config, self._now()
        if config.keep_games_days:
            await store.expire_games(now - config.keep_games_days * DAY_MS)
        if config.keep_decks_days:
            await store.expire_decks(now - config.keep_decks_days * DAY_MS)
        if config.keep_drafts_days:
            await store.drafts.expire(now - config.keep_drafts_days * DAY_MS)
        await store.contributions.expire(now - config.keep_contributions_days * DAY_MS)
        await store.scrub()
