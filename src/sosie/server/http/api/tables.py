"""Creating, looking up and joining tables."""

import re
from http import HTTPStatus
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from sosie.names import Language
from sosie.server.access.limits import address_block
from sosie.server.access.refusal import Refusal
from sosie.server.access.tokens import digest, new_token
from sosie.server.http.guards import guard_joins, guard_lookups
from sosie.server.http.problems import problems
from sosie.server.http.state import AnyRequest, AppState, InjectedState, bearer
from sosie.server.live.requests import clean_name
from sosie.server.live.room import Room
from sosie.table.messages import EditionId, SeatView
from sosie.table.settings import MAX_SEATS, NewSettings, Phase, Settings, fault
from sosie.table.views import view

TAG = "Tables"
_TOKEN = re.compile(r"[A-Za-z0-9_-]{32}")

Name = Annotated[
    str, Meta(min_length=1, max_length=100, description="1 to 24 letters, in any script.", examples=["Ada"])
]
Code = Annotated[
    str, PathParameter(description="The code of a table; case, spaces and hyphens do not matter.", max_length=20)
]


class Joining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player who joins a table."""

    name: Name
    language: Annotated[Language, Meta(description="The language of symbol names.", examples=["en"])] = "en"


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table and its host."""

    name: Name
    language: Annotated[Language, Meta(description="The language of symbol names.", examples=["en"])] = "en"
    edition: Annotated[EditionId, Meta(description="An edition, or the id of a deck.", examples=["classic"])] = (
        "classic"
    )
    settings: Annotated[NewSettings | None, Meta(description="The settings; the host can change them later.")] = None


class Seated(msgspec.Struct, frozen=True):
    """A seat and its token. Keep the token secret; send it only in headers and in the socket's hello."""

    code: Annotated[str, Meta(examples=["7KQ2M"])]
    seat: Annotated[int, Meta(examples=[0])]
    token: Annotated[str, Meta(examples=["vS3xkM0n0mYd7Jr1G9H5cQ2bW8tLzA4u"])]


class TableInfo(msgspec.Struct, frozen=True):
    """A table, as it is shown before joining."""

    code: str
    phase: Phase
    edition: str
    games: Annotated[tuple[str, ...], Meta(description="The mini-games that suit the edition.")]
    settings: Settings
    seats: tuple[SeatView, ...]
    free: Annotated[int, Meta(description="The number of people who can still join; they may take bots' seats.")]
    joinable: Annotated[
        bool, Meta(description="Whether somebody can join now; during a game they play from the next one on.")
    ]
    locked: Annotated[
        bool, Meta(description="Whether the host has locked the table: nobody new can join or watch.")
    ] = False


@post("/tables", tags=[TAG], summary="Create a table", responses=problems(403, 404, 413, 415, 429, 503))
async def make_table(app_state: InjectedState, request: AnyRequest, data: JSONBody[NewTable]) -> Seated:
    """Create a table, and seat its creator as the host.

    To keep your statistics, send your token from another table as `Authorization: Bearer`.
    """
    name, token = clean_name(data.name), read_token(request)
    room = await open_room(app_state, request, data.edition, data.settings)
    seat, token = await app_state.rooms.sit(room, name, data.language, token)
    return Seated(room.code, seat, token)


class NewScreen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table whose screen is not anybody's: a TV or a projector."""

    edition: Annotated[EditionId, Meta(description="An edition, or the id of a deck.", examples=["classic"])] = (
        "classic"
    )
    settings: Annotated[NewSettings | None, Meta(description="The settings; the host can change them later.")] = None


class Screen(msgspec.Struct, frozen=True):
    """A table and the token of its screen, for the socket's hello. It has no seat."""

    code: Annotated[str, Meta(examples=["7KQ2M"])]
    token: Annotated[str, Meta(examples=["vS3xkM0n0mYd7Jr1G9H5cQ2bW8tLzA4u"])]


@post("/screens", tags=[TAG], summary="Create a table on a shared screen", responses=problems(404, 413, 415, 429, 503))
async def make_screen(app_state: InjectedState, request: AnyRequest, data: JSONBody[NewScreen]) -> Screen:
    """Create a table without players. The first person who joins is the host."""
    token = new_token()
    room = await open_room(app_state, request, data.edition, data.settings, digest(token))
    return Screen(room.code, token)


async def open_room(
    app_state: AppState, request: AnyRequest, edition: str, chosen: NewSettings | None, screen: str = ""
) -> Room:
    """Create a table for the address of a request, which has a limit, and start to draw its cards."""
    settings = chosen.plain if chosen else Settings()
    served = await app_state.edition(edition, request)
    if problem := fault(settings, served.pack, 2):
        raise Refusal(HTTPStatus.BAD_REQUEST, "bad-settings", problem)
    address = app_state.address(request)
    app_state.add_table(address)
    try:
        room = await app_state.rooms.create(served.pack, settings, screen)
    except BaseException:
        app_state.tables.remove(address)
        raise
    app_state.creators[room.code] = address_block(address)
    app_state.drawings.start(served)
    return room


@get("/tables/{code:str}", tags=[TAG], summary="Look up a table", responses=problems(404, 429))
async def look_up(app_state: InjectedState, request: AnyRequest, code: Code) -> TableInfo:
    """Return the seats and the settings of a table. Wrong codes are rate-limited."""
    room = await app_state.room(code, request)
    shown, table = view(room.table), room.table
    free = MAX_SEATS - table.people
    joinable = table.phase != "closed" and free > 0 and not table.locked
    # The names at an event are only for those who take part.
    seats = () if table.run_by else shown.seats
    return TableInfo(
        shown.code, table.phase, shown.edition, shown.games, shown.settings, seats, free, joinable, table.locked
    )


@post(
    "/tables/{code:str}/seats",
    tags=[TAG],
    summary="Join a table",
    responses=problems(403, 404, 409, 413, 415, 429, 503),
    guards=[guard_lookups, guard_joins],
)
async def join(app_state: InjectedState, request: AnyRequest, code: Code, data: JSONBody[Joining]) -> Seated:
    """Take the first free seat at a table, or a bot's if all are taken.

    During a game you play from the next one on: with no points, or, if no more players fit, in the place of the bot
    that has done worst, with its points.

    You may send a token that you have as `Authorization: Bearer`; if it has a seat at this table, you get that seat.
    """
    room = await app_state.room(code, request)
    seat, token = await app_state.rooms.sit(room, clean_name(data.name), data.language, read_token(request))
    return Seated(room.code, seat, token)


def read_token(request: AnyRequest) -> str | None:
    """Return the bearer token of a request, or None; refuse a malformed one."""
    token = bearer(request)
    if token is not None and not _TOKEN.fullmatch(token):
        raise Refusal(HTTPStatus.BAD_REQUEST, "bad-token", "this is not a valid token")
    return token
