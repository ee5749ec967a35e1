"""The statistics of a player, by their token."""

from http import HTTPStatus
from typing import Annotated

import msgspec
from litestar import Response, delete, get
from msgspec import Meta

from sosie.server.access.refusal import Refusal
from sosie.server.access.tokens import digest
from sosie.server.http.problems import problems
from sosie.server.http.state import AnyRequest, InjectedState, bearer
from sosie.server.store.rows import Statistics

TAG = "Games"


class GameTally(msgspec.Struct, frozen=True):
    """A player's totals for one mini-game and edition; the times are those of right calls."""

    edition: str
    game: str
    games: int
    wins: int
    right: int
    wrong: int
    fastest_ms: int | None
    mean_ms: int | None


class SymbolTally(msgspec.Struct, frozen=True):
    """A player's count and mean time for a symbol."""

    edition: str
    symbol: str
    found: int
    mean_ms: int


class PlayerStatistics(msgspec.Struct, frozen=True):
    """The statistics of a player."""

    games: tuple[GameTally, ...]
    symbols: Annotated[tuple[SymbolTally, ...], Meta(description="The slowest first.")]


@get(
    "/statistics",
    tags=[TAG],
    summary="Get your statistics",
    responses=problems(401, 429),
    security=[{"seat": []}],
)
async def show_statistics(app_state: InjectedState, request: AnyRequest) -> Response[PlayerStatistics]:
    """Return the statistics of a player, by the token of a seat, sent as `Authorization: Bearer`."""
    app_state.check_rate(app_state.lookups, request)
    token = bearer(request)
    found = await app_state.store.statistics(digest(token)) if token else Statistics()
    # A token that has never played cannot be told from a guess.
    if not found.tallies:
        text = "send the token of a seat that has played, as a bearer token"
        refusal = Refusal(HTTPStatus.UNAUTHORIZED, "no-token", text)
        raise app_state.count_miss(request, refusal) if token else refusal
    return Response(_player_statistics(found), headers={"Cache-Control": "no-store"})


class Deleted(msgspec.Struct, frozen=True):
    """The result of a deletion."""

    games: Annotated[int, Meta(description="The number of deleted games.")]


@delete(
    "/statistics",
    tags=[TAG],
    summary="Delete your games and statistics",
    status_code=HTTPStatus.OK,
    responses=problems(401, 403, 429),
    security=[{"seat": []}],
)
async def delete_statistics(app_state: InjectedState, request: AnyRequest) -> Deleted:
    """Delete a player's statistics, and all games that they played, for the other players too."""
    token = bearer(request)
    if token is None:
        raise Refusal(HTTPStatus.UNAUTHORIZED, "no-token", "send the token of a seat, as a bearer token")
    return Deleted(await app_state.store.delete_player(digest(token)))


def _player_statistics(found: Statistics) -> PlayerStatistics:
    games = tuple(
        GameTally(
            tally.edition, tally.game, tally.games, tally.wins, tally.right, tally.wrong, tally.fastest_ms,
            round(tally.total_ms / tally.right) if tally.right else None,
        )
        for tally in found.tallies
    )  # fmt: skip
    slowest_first = sorted(found.symbols, key=lambda times: -times.mean_ms)
    return PlayerStatistics(
        games, tuple(SymbolTally(t.edition, t.symbol, t.count, round(t.mean_ms)) for t in slowest_first)
    )
