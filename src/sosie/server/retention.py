"""A background task that deletes expired games and decks."""

import asyncio
import logging
from collections.abc import Callable

from sosie.server.housekeeping import wall_clock
from sosie.server.http.state import AppState
from sosie.server.log.interface import Log

EVERY_S = 3600.0
_DAY_MS = 24 * 3600_000
_logger = logging.getLogger("sosie.retention")


class Retention:
    """Deletes expired games and decks every hour, by the times in the store."""

    def __init__(self, app_state: AppState, log: Log, now: Callable[[], int] = wall_clock) -> None:
        self._app_state, self._log, self._now = app_state, log, now

    async def run(self) -> None:
        """Run until cancelled."""
        while True:
            try:
                await self.run_once()
            except Exception as error:  # noqa: BLE001 - the store may be unavailable for a while
                _logger.warning("cannot delete expired data: %s", error)
            await asyncio.sleep(EVERY_S)

    async def run_once(self) -> None:
        """Delete expired games and decks, and remains of deleted ones on disk and in memory."""
        app_state, config, now = self._app_state, self._app_state.config, self._now()
        if config.keep_games_days:
            await app_state.store.expire_games(now - config.keep_games_days * _DAY_MS)
        if config.keep_decks_days:
            await app_state.store.expire_decks(now - config.keep_decks_days * _DAY_MS)
        existing = await app_state.store.existing_decks(app_state.decks.cached_decks())
        for deck_id in set(app_state.decks.cached_decks()) - existing:
            app_state.forget_deck(deck_id)
        await app_state.store.scrub()
        await self._log.compact()
