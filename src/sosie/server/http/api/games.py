"""Finished games: lists, records and replays."""

from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, Operation, Schema
from litestar.openapi.spec.enums import OpenAPIType
from litestar.params import PathParameter, QueryParameter
from msgspec import Meta

from sosie import __version__
from sosie.plugins import loaded_files
from sosie.rules import known_game
from sosie.server.access.refusal import not_found
from sosie.server.http.api.caching import encoded_json, etag, has_current, iso_time, not_modified
from sosie.server.http.api.tables import Code
from sosie.server.http.problems import problems
from sosie.server.http.state import AnyRequest, AppState, InjectedState
from sosie.server.store.rows import GameRow
from sosie.server.workers.game_jobs import ReplayGame, TellGame
from sosie.server.workers.job import Job
from sosie.table.codes import read_code
from sosie.table.replay import Origin, Replay

TAG = "Games"

Id = Annotated[str, PathParameter(max_length=64, description="The id of a game.")]


class GameInfo(msgspec.Struct, frozen=True):
    """A finished mini-game."""

    id: Annotated[str, Meta(description="The id of its record and replay.")]
    table: str
    number: Annotated[
        int, Meta(description="The number of mini-games dealt at the table before, as in a view's `game`.")
    ]
    game: Annotated[str, Meta(examples=["tower"])]
    edition: str
    players: tuple[str, ...]
    winners: tuple[str, ...]
    moves: int
    duration_ms: int
    finished: Annotated[str, Meta(description="The time of its end.", examples=["2026-05-01T12:00:00+00:00"])]


@dataclass
class _RecordOrTranscript(Operation):
    """An operation that returns a record as JSON, or as text."""

    def __post_init__(self) -> None:
        responses = self.responses or {}
        responses["200"] = OpenAPIResponse(
            description="The record, or its transcript",
            content={
                "application/json": OpenAPIMediaType(schema=Schema(type=OpenAPIType.OBJECT)),
                "text/plain": OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING)),
            },
        )


@get(
    "/games/{game_id:str}",
    tags=[TAG],
    summary="Get a record",
    responses=problems(404, 429, 503),
    operation_class=_RecordOrTranscript,
)
async def show_game(
    app_state: InjectedState,
    request: AnyRequest,
    game_id: Id,
    as_text: Annotated[bool, QueryParameter(name="told", description="Return a transcript as text.")] = False,
) -> Response[Any]:
    """Return the record of a mini-game in the format sosie-game/1, or its transcript."""
    game = await _game(app_state, request, game_id)
    headers = _cache_headers(etag(__version__, game.id, as_text))
    if has_current(request, headers["ETag"]):
        return not_modified(headers)
    if not as_text:
        return Response(game.record.encode(), media_type="application/json", headers=headers)
    text = await _run(app_state, request, TellGame(_record(game), _game_files()))
    return Response(text, media_type="text/plain", headers=headers)


@get("/games/{game_id:str}/replay", tags=[TAG], summary="Replay a game", responses=problems(404, 429, 503))
async def replay_game(app_state: InjectedState, request: AnyRequest, game_id: Id) -> Response[Replay]:
    """Return a mini-game from the deal to the end, as events of a live table."""
    game = await _game(app_state, request, game_id)
    headers = _cache_headers(etag(__version__, game.id))
    if has_current(request, headers["ETag"]):
        return not_modified(headers)
    pack = (await app_state.edition(game.edition, request)).pack
    origin = Origin(game.id, game.edition, iso_time(game.finished), game.number)
    content = await _run(app_state, request, ReplayGame(_record(game), _game_files(), pack.cards, origin))
    if not content:
        raise not_found("no-such-edition", "the deck of this game no longer exists")
    return encoded_json(content, headers)


@get("/tables/{code:str}/games", tags=[TAG], summary="List the games of a table", responses=problems(404, 429))
async def list_games(app_state: InjectedState, request: AnyRequest, code: Code) -> list[GameInfo]:
    """Return the finished mini-games of a table, oldest first. The table may be closed already."""
    app_state.check_rate(app_state.lookups, request)
    read = read_code(code)
    games = await app_state.store.game_infos_of(read) if read else []
    if not games and (read is None or await app_state.rooms.find(read) is None):
        raise app_state.count_miss(request, not_found("no-such-table", "there is no such table"))
    return [
        GameInfo(
            game.id, game.table, game.number, game.game, game.edition, game.players,
            tuple(game.players[seat] for seat in game.winners), game.moves, game.duration, iso_time(game.finished),
        )
        for game in games
    ]  # fmt: skip


def _cache_headers(tag: str) -> dict[str, str]:
    """Return cache headers for responses with players' names: private, and always revalidated."""
    return {"ETag": tag, "Cache-Control": "private, no-cache"}


async def _game(app_state: AppState, request: AnyRequest, game_id: str) -> GameRow:
    app_state.check_rate(app_state.lookups, request)
    game = await app_state.store.game(game_id)
    if game is None:
        raise app_state.count_miss(request, not_found("no-such-game", "there is no such game"))
    return game


def _record(game: GameRow) -> str:
    """Return the record of a game, if its mini-game is here."""
    known_game(game.game)
    return game.record


def _game_files() -> tuple[str, ...]:
    return tuple(map(str, loaded_files()))


async def _run(app_state: AppState, request: AnyRequest, job: Job[bytes]) -> bytes:
    """Rule a whole game again in a worker process, within the rate limit: a long one takes seconds."""
    app_state.limit_rate(app_state.pictures, request)
    return await app_state.worker_pool.run(job, app_state.address(request))
