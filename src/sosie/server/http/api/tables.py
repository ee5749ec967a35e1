"""Tables: made, looked up by their code, and joined."""

import re
from http import HTTPStatus
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from sosie.server.http.guards import guard_lookups
from sosie.server.http.problems import problems
from sosie.server.http.state import AnyRequest, InjectedState, bearer
from sosie.server.limits import address_block
from sosie.server.live.requests import clean_name
from sosie.server.refusal import Refusal
from sosie.table.messages import EditionId, Language, SeatView
from sosie.table.settings import NewSettings, Phase, Settings, fault
from sosie.table.views import view

TAG = "Tables"
_TOKEN = re.compile(r"[A-Za-z0-9_-]{32}")

Name = Annotated[
    str, Meta(min_length=1, max_length=100, description="1 to 24 letters, in any script.", examples=["Ada"])
]
Code = Annotated[
    str, PathParameter(description="The code of a table, as somebody types it: any case, with spaces.", max_length=20)
]


class Joining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits down."""

    name: Name
    language: Annotated[Language, Meta(description="For the names of symbols.", examples=["en"])] = "en"


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who makes a table, and what is to be played there."""

    name: Name
    language: Annotated[Language, Meta(description="For the names of symbols.", examples=["en"])] = "en"
    edition: Annotated[EditionId, Meta(description="An edition, or the id of a deck.", examples=["classic"])] = (
        "classic"
    )
    settings: Annotated[NewSettings | None, Meta(description="What is played; the host can change it later.")] = None


class Seated(msgspec.Struct, frozen=True):
    """A seat, and the token that holds it: keep it, and send it in headers and the socket's hello only."""

    code: Annotated[str, Meta(examples=["7KQ2M"])]
    seat: Annotated[int, Meta(examples=[0])]
    token: Annotated[str, Meta(examples=["vS3xkM0n0mYd7Jr1G9H5cQ2bW8tLzA4u"])]


class TableInfo(msgspec.Struct, frozen=True):
    """What somebody may see who has not joined yet."""

    code: str
    phase: Phase
    edition: str
    games: Annotated[tuple[str, ...], Meta(description="The mini-games that the edition is for.")]
    settings: Settings
    seats: tuple[SeatView, ...]
    free: Annotated[int, Meta(description="How many seats are free.")]
    joinable: Annotated[bool, Meta(description="Whether somebody can sit down now.")]
    locked: Annotated[bool, Meta(description="Whether the host lets nobody new sit down or watch.")] = False


@post("/tables", tags=[TAG], summary="Make a table", responses=problems(403, 404, 413, 415, 429, 503))
async def make_table(app_state: InjectedState, request: AnyRequest, data: JSONBody[NewTable]) -> Seated:
    """Open a table and seat its maker as the host.

    A player who has a token from another table may send it as `Authorization: Bearer`, and keeps it, and their
    statistics with it.
    """
    name, settings = clean_name(data.name), data.settings.plain if data.settings else Settings()
    served = await app_state.edition(data.edition, request)
    if problem := fault(settings, served.pack, 2):
        raise Refusal(HTTPStatus.BAD_REQUEST, "bad-settings", problem)
    token, address = own_token(request), app_state.address(request)
    app_state.add_table(address)
    try:
        room = await app_state.rooms.create(served.pack, settings)
    except BaseException:
        app_state.tables.remove(address)
        raise
    app_state.makers[room.code] = address_block(address)
    app_state.drawings.begin(served)
    seat, token = await app_state.rooms.sit(room, name, data.language, token)
    return Seated(room.code, seat, token)


@get("/tables/{code:str}", tags=[TAG], summary="Look a table up", responses=problems(404, 429))
async def look_up(app_state: InjectedState, request: AnyRequest, code: Code) -> TableInfo:
    """Return who sits at a table and what is played there; wrong codes are limited."""
    room = await app_state.room(code, request)
    seen, table = view(room.table), room.table
    free = len(table.players) - len(table.taken)
    joinable = table.phase == "lobby" and free > 0 and not table.locked
    return TableInfo(
        seen.code, table.phase, seen.edition, seen.games, seen.settings, seen.seats, free, joinable, table.locked
    )


@post(
    "/tables/{code:str}/seats",
    tags=[TAG],
    summary="Join a table",
    responses=problems(403, 404, 409, 413, 415, 429, 503),
    guards=[guard_lookups],
)
async def join(app_state: InjectedState, request: AnyRequest, code: Code, data: JSONBody[Joining]) -> Seated:
    """Sit down at a table in the first free seat.

    A token in `Authorization: Bearer` is kept; if it holds a seat at this table already, that is the seat.
    """
    room = await app_state.room(code, request)
    seat, token = await app_state.rooms.sit(room, clean_name(data.name), data.language, own_token(request))
    return Seated(room.code, seat, token)


def own_token(request: AnyRequest) -> str | None:
    """Return the token that a player has already, if it is one."""
    token = bearer(request)
    if token is not None and not _TOKEN.fullmatch(token):
        raise Refusal(HTTPStatus.BAD_REQUEST, "bad-token", "this is not a token that a server has given")
    return token
