"""Deletes what is older than this server is to keep it."""

import asyncio
import logging
from collections.abc import Callable

from sosie.server.housekeeping import wall_clock
from sosie.server.http.state import Desk
from sosie.server.log.interface import Log

EVERY_S = 3600.0
_DAY_MS = 24 * 3600_000
_logger = logging.getLogger("sosie.retention")


class Retention:
    """A job that goes by the times in the store, so that it does not matter when a server was started."""

    def __init__(self, desk: Desk, log: Log, now: Callable[[], int] = wall_clock) -> None:
        self._desk, self._log, self._now = desk, log, now

    async def run(self) -> None:
        """Do it once an hour."""
        while True:
            try:
                await self.once()
            except Exception as error:  # noqa: BLE001 - a store that is away for a while comes back, and so does this
                _logger.warning("nothing could be deleted: %s", error)
            await asyncio.sleep(EVERY_S)

    async def once(self) -> None:
        """Delete expired games and decks, and what is left of deleted ones on disk and in memory."""
        desk, config, now = self._desk, self._desk.config, self._now()
        if config.keep_games_days:
            await desk.store.expire_games(now - config.keep_games_days * _DAY_MS)
        if config.keep_decks_days:
            await desk.store.expire_decks(now - config.keep_decks_days * _DAY_MS)
        there = await desk.store.existing_decks(desk.shelf.cached_decks())
        for deck_id in set(desk.shelf.cached_decks()) - there:
            desk.forget_deck(deck_id)
        await desk.store.scrub()
        await self._log.compact()
