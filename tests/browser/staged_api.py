"""The HTTP API of a simulated server: the real routes for tables and games, called within the world's loop."""

from dataclasses import replace
from hashlib import sha256
from typing import TYPE_CHECKING, Any, TypeVar, cast

import httpx
from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.di import Provide

from simulation.world import World
from sosie.server.decks.drawings import Drawings
from sosie.server.decks.repository import DeckRepository
from sosie.server.http.api import games, invitations, tables
from sosie.server.http.guards import guard_changes
from sosie.server.http.problems import HANDLERS
from sosie.server.http.state import AppState
from sosie.server.live.archive import game_row
from sosie.server.store.rows import DeckRow, GameRow, SavedDeck
from sosie.server.workers.job import Job
from waiting import PATIENCE_S

if TYPE_CHECKING:
    from collections.abc import Callable

R = TypeVar("R")
ROUTES = (
    tables.make_table,
    tables.make_screen,
    tables.look_up,
    tables.join,
    invitations.invite,
    invitations.draw_invitation,
    games.list_games,
    games.replay_game,
)


class StagedApi:
    """Answers requests about the tables and the games of a world; decks come from the real server."""

    def __init__(self, world: World, url: str) -> None:
        server = world.servers[0]
        self.store = MemoryStore(world, url)
        store, jobs = cast("Any", self.store), InlineJobs()
        state = AppState(
            server.context.config, server.clock, server.context.metrics, server.rooms, server.events, store,
            DeckRepository(store, jobs), Drawings(jobs, delegate=lambda _: None), jobs,
        )  # fmt: skip
        server.context.find_pack = state.decks.find_pack
        app = Litestar(
            [Router("/api", route_handlers=ROUTES)],
            state=State({"app_state": state}),
            guards=[guard_changes],
            dependencies={"app_state": Provide(lambda: state, sync_to_thread=False)},
            exception_handlers=HANDLERS,
            openapi_config=None,
            logging_config=None,
        )
        self._world, self._client = (
            world,
            httpx.AsyncClient(transport=httpx.ASGITransport(cast("Any", app)), base_url=url),
        )

    def ask(self, method: str, path: str, **about: Any) -> httpx.Response:
        """Answer a request at once; no virtual time passes."""
        return self._world.inside(self._client.request(method, path, **about))


class MemoryStore:
    """The finished games of a world, and the decks of the real server."""

    def __init__(self, world: World, url: str) -> None:
        self._world, self._url = world, url
        self._games: list[GameRow] = []
        self._decks: dict[str, SavedDeck] = {}
        self.keeps: Callable[[GameRow], bool] = lambda _: True
        """Tells which games are saved already."""

    async def game_infos_of(self, table: str) -> tuple[GameRow, ...]:
        """Return the games of a table, oldest first."""
        return tuple(row for row in self._saved() if row.table == table and self.keeps(row))

    async def game(self, game_id: str) -> GameRow | None:
        """Return the game with an id."""
        return next((row for row in self._saved() if row.id == game_id), None)

    async def use_deck(self, deck_id: str) -> DeckRow | None:
        """Return the deck with an id."""
        return await self.deck(deck_id)

    async def deck(self, deck_id: str) -> SavedDeck | None:
        """Return the deck with an id, with its file."""
        if deck_id not in self._decks:
            answer = httpx.get(f"{self._url}/api/decks/{deck_id}", timeout=PATIENCE_S, trust_env=False)
            if answer.status_code != httpx.codes.OK:
                return None
            file = answer.content
            self._decks[deck_id] = SavedDeck(deck_id, "", "", len(file), sha256(file).hexdigest(), 0, file)
        return self._decks[deck_id]

    def _saved(self) -> list[GameRow]:
        for table in self._world.servers[0].records[len(self._games) :]:
            assert table.game is not None
            assert table.last is not None
            row = game_row(table, table.game, table.last, self._world.wall_clock())
            self._games.append(replace(row, id=f"game{len(self._games)}"))
        return self._games


class InlineJobs:
    """Runs jobs at once, since the world's loop waits for no processes."""

    async def run(self, job: Job[R], address: str = "") -> R:  # noqa: ARG002 - a protocol's signature
        """Run a job."""
        return job.run()
