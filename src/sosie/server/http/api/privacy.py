"""The retention times of this server."""

from typing import Annotated

import msgspec
from litestar import get
from msgspec import Meta

from sosie.server.http.api.status import TAG
from sosie.server.http.problems import problems
from sosie.server.http.state import InjectedState
from sosie.server.runtime.clock import HOUR_MS


class Retention(msgspec.Struct, frozen=True):
    """The retention of data that nobody deletes; null is forever."""

    tables_hours: Annotated[int, Meta(description="A table and the names at it, after its last use.")]
    games_days: Annotated[
        int | None, Meta(description="A game and the names in it, after its end; statistics, after the last game.")
    ]
    decks_days: Annotated[int | None, Meta(description="Somebody's own deck, after its last use.")]
    drafts_days: Annotated[int | None, Meta(description="A draft with its pictures, after its last use.")]
    contributions_days: Annotated[int, Meta(description="A contribution to a draft, after it was sent.")]


@get("/privacy", tags=[TAG], summary="Get the retention times", responses=problems())
async def show_retention(app_state: InjectedState) -> Retention:
    """Return the retention times of tables, games, decks, drafts and contributions."""
    config = app_state.config
    hours = round(config.keep_tables_ms / HOUR_MS)
    return Retention(
        hours,
        config.keep_games_days or None,
        config.keep_decks_days or None,
        config.keep_drafts_days or None,
        config.keep_contributions_days,
    )
