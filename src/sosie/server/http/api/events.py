"""Events: opening, joining, results and deletion. Everything else uses the socket."""

from http import HTTPStatus
from typing import Annotated

import msgspec
from litestar import Response, delete, get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from sosie.event.event import Event
from sosie.event.settings import EventPhase, EventSettings, event_fault
from sosie.event.standings import standings
from sosie.server.access.limits import address_block
from sosie.server.access.refusal import Refusal
from sosie.server.access.tokens import digest, new_token
from sosie.server.http.api.tables import Joining, read_token
from sosie.server.http.guards import guard_joins, guard_lookups
from sosie.server.http.problems import problems
from sosie.server.http.state import AnyRequest, AppState, InjectedState, bearer
from sosie.server.live.event_room import EventRoom
from sosie.server.live.requests import clean_name
from sosie.spreadsheets import write_rows
from sosie.table.messages import EditionId

TAG = "Events"
_NO_STORE = {"Cache-Control": "no-store"}

EventCode = Annotated[
    str, PathParameter(description="The code of an event; case, spaces and hyphens do not matter.", max_length=20)
]


class NewEvent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new event."""

    edition: Annotated[EditionId, Meta(description="An edition, or the id of a deck.", examples=["classic"])] = (
        "classic"
    )
    settings: Annotated[EventSettings, Meta(description="Mini-games, rounds, people per table, teams.")] = (
        EventSettings()
    )


class OpenedEvent(msgspec.Struct, frozen=True):
    """An event and the token of its host. Keep the token secret; send it only in headers and in the socket's hello."""

    code: Annotated[str, Meta(examples=["E7KQ2M"])]
    token: Annotated[str, Meta(examples=["vS3xkM0n0mYd7Jr1G9H5cQ2bW8tLzA4u"])]


class JoinedEvent(msgspec.Struct, frozen=True):
    """A person who takes part, and their token, which is also valid at the tables of the event."""

    code: Annotated[str, Meta(examples=["E7KQ2M"])]
    person: Annotated[int, Meta(description="Their number, from 0.", examples=[0])]
    token: Annotated[str, Meta(examples=["vS3xkM0n0mYd7Jr1G9H5cQ2bW8tLzA4u"])]


class EventInfo(msgspec.Struct, frozen=True):
    """An event, as it is shown before joining. It has no names."""

    code: str
    phase: EventPhase
    edition: str
    settings: EventSettings
    people: Annotated[int, Meta(description="The number of people who take part.")]
    joinable: Annotated[bool, Meta(description="Whether somebody can join now.")]
    locked: Annotated[bool, Meta(description="Whether the host lets nobody new join.")] = False


@post("/events", tags=[TAG], summary="Open an event", responses=problems(403, 404, 413, 415, 429, 503))
async def open_event(app_state: InjectedState, request: AnyRequest, data: JSONBody[NewEvent]) -> OpenedEvent:
    """Open an event: many tables under one code."""
    served = await app_state.edition(data.edition, request)
    if problem := event_fault(data.settings, served.pack):
        raise Refusal(HTTPStatus.BAD_REQUEST, "bad-settings", problem)
    address = app_state.address(request)
    app_state.add_event(address)
    try:
        room, token = await app_state.events.create(served.pack, data.settings)
    except BaseException:
        app_state.event_counts.remove(address)
        raise
    app_state.event_creators[room.code] = address_block(address)
    app_state.drawings.start(served)
    return OpenedEvent(room.code, token)


@get("/events/{code:str}", tags=[TAG], summary="Look up an event", responses=problems(404, 429))
async def look_up_event(app_state: InjectedState, request: AnyRequest, code: EventCode) -> EventInfo:
    """Return the settings of an event. Wrong codes are rate-limited."""
    event = (await app_state.event(code, request)).event
    people = len(event.active)
    joinable = event.phase not in {"finished", "closed"} and not event.locked
    return EventInfo(event.code, event.phase, event.pack.edition, event.settings, people, joinable, event.locked)


@post(
    "/events/{code:str}/people",
    tags=[TAG],
    summary="Join an event",
    responses=problems(403, 404, 409, 413, 415, 429, 503),
    guards=[guard_lookups, guard_joins],
)
async def join_event(
    app_state: InjectedState, request: AnyRequest, code: EventCode, data: JSONBody[Joining]
) -> JoinedEvent:
    """Take part in an event, from its next round on.

    With a token that you have, sent as `Authorization: Bearer`, you come back as the same person.
    """
    room, token = await app_state.event(code, request), read_token(request) or new_token()
    person = await room.join(clean_name(data.name), data.language, digest(token))
    return JoinedEvent(room.code, person, token)


@get(
    "/events/{code:str}/results.csv",
    tags=[TAG],
    summary="Download the results",
    responses=problems(401, 404, 429),
    security=[{"host": []}],
    media_type="text/csv",
)
async def download_results(app_state: InjectedState, request: AnyRequest, code: EventCode) -> Response[bytes]:
    """Return the standing with the points of each round, as CSV. Send the host's token as `Authorization: Bearer`."""
    event = (await find_hosted(app_state, request, code)).event
    headers = _NO_STORE | {"Content-Disposition": f'attachment; filename="sosie-{event.code}.csv"'}
    return Response(results_csv(event).encode("utf-8-sig"), media_type="text/csv; charset=utf-8", headers=headers)


@delete(
    "/events/{code:str}",
    tags=[TAG],
    summary="Delete an event",
    status_code=HTTPStatus.NO_CONTENT,
    responses=problems(401, 403, 404, 429),
    security=[{"host": []}],
)
async def delete_event(app_state: InjectedState, request: AnyRequest, code: EventCode) -> None:
    """Delete an event with all its names, tables and results. Send the host's token as `Authorization: Bearer`."""
    await app_state.events.delete(await find_hosted(app_state, request, code))


async def find_hosted(app_state: AppState, request: AnyRequest, code: str) -> EventRoom:
    """Return an event, if the request has the token of its host."""
    room, token = await app_state.event(code, request), bearer(request)
    if token is None or not room.is_host(token):
        refusal = Refusal(HTTPStatus.UNAUTHORIZED, "no-token", "send the token of the event's host, as a bearer token")
        raise app_state.count_miss(request, refusal) if token else refusal
    return room


def results_csv(event: Event) -> str:
    """Return the standing as CSV, best first."""
    rounds = [f"round {number} ({played.game})" for number, played in enumerate(event.played, start=1)]
    rows: list[list[object]] = [["rank", "name", *(["team"] if event.has_teams else []), "points", *rounds]]
    for standing in standings(event):
        person = event.people[standing.person]
        team = [person.team + 1] if event.has_teams else []
        rows.append([standing.rank, person.name, *team, standing.points, *standing.rounds])
    return write_rows(rows)
