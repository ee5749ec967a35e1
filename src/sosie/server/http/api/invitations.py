"""Invitations: the URL of a table, an event, a deck or a collection for another phone, as text and as a QR code."""

import asyncio
import io
from typing import Annotated

import msgspec
import segno
from litestar import Response, get
from msgspec import Meta

from sosie.server.access.refusal import not_found
from sosie.server.http.api import decks
from sosie.server.http.api.caching import svg_response
from sosie.server.http.api.events import TAG as EVENTS
from sosie.server.http.api.events import EventCode, find_hosted
from sosie.server.http.api.studio import collections, drafts
from sosie.server.http.api.studio.contributions import CollectionCode, find_collection
from sosie.server.http.api.studio.studio import TAG as STUDIO
from sosie.server.http.api.tables import TAG, Code
from sosie.server.http.problems import problems
from sosie.server.http.state import AnyRequest, AppState, InjectedState, bearer
from sosie.server.runtime.addresses import base_url, is_loopback, own_host, parse_host, shared_host

_LONGEST_HOST = 253
"""As in the domain name system."""
_INK, _PAPER = "#1d2440", "#ffffff"
# The URL depends on the server and on the host of the request.
_NO_STORE = {"Cache-Control": "no-store"}


class Invitation(msgspec.Struct, frozen=True):
    """The URL of a table, a deck or a collection, for others."""

    address: Annotated[
        str,
        Meta(
            description="The URL; a loopback host is replaced by the address on the local network.",
            examples=["http://192.168.1.5:8000/t/7KQ2M"],
        ),
    ]
    short: Annotated[
        str, Meta(description="Short enough to type; the home page asks for the code.", examples=["192.168.1.5:8000"])
    ]


@get("/tables/{code:str}/invitation", tags=[TAG], summary="Get an invitation", responses=problems(404, 429))
async def invite(app_state: InjectedState, request: AnyRequest, code: Code) -> Response[Invitation]:
    """Return the URL of a table, for others. Wrong codes are rate-limited."""
    return Response(await _invitation(app_state, request, code), headers=_NO_STORE)


@get(
    "/tables/{code:str}/invitation.svg",
    tags=[TAG],
    summary="Get an invitation as a QR code",
    responses=problems(404, 429),
    media_type="image/svg+xml",
)
async def draw_invitation(app_state: InjectedState, request: AnyRequest, code: Code) -> Response[bytes]:
    """Return the URL of a table as a QR code. Wrong codes are rate-limited."""
    return await _qr_response(app_state, request, (await _invitation(app_state, request, code)).address)


@get(
    "/events/{code:str}/invitation",
    tags=[EVENTS],
    summary="Get an invitation to an event",
    responses=problems(404, 429),
)
async def invite_to_event(app_state: InjectedState, request: AnyRequest, code: EventCode) -> Response[Invitation]:
    """Return the URL of an event, for everybody. Wrong codes are rate-limited."""
    return Response(await _event_invitation(app_state, request, code), headers=_NO_STORE)


@get(
    "/events/{code:str}/invitation.svg",
    tags=[EVENTS],
    summary="Get an invitation to an event as a QR code",
    responses=problems(404, 429),
    media_type="image/svg+xml",
)
async def draw_event_invitation(app_state: InjectedState, request: AnyRequest, code: EventCode) -> Response[bytes]:
    """Return the URL of an event as a QR code. Wrong codes are rate-limited."""
    return await _qr_response(app_state, request, (await _event_invitation(app_state, request, code)).address)


@get(
    "/events/{code:str}/host.svg",
    tags=[EVENTS],
    summary="Get a QR code that makes another device the host",
    responses=problems(401, 404, 429),
    security=[{"host": []}],
    media_type="image/svg+xml",
)
async def draw_host_link(app_state: InjectedState, request: AnyRequest, code: EventCode) -> Response[bytes]:
    """Return the URL of an event with the host's token in its fragment, as a QR code.

    Send the token as `Authorization: Bearer`.
    """
    room = await find_hosted(app_state, request, code)
    address = _invitation_to(f"/e/{room.code}", app_state, request).address
    return await _qr_response(app_state, request, f"{address}#host={bearer(request)}")


@get("/decks/{deck_id:str}/invitation", tags=[decks.TAG], summary="Get the URL of a deck", responses=problems(404))
async def invite_to_deck(app_state: InjectedState, request: AnyRequest, deck_id: decks.DeckId) -> Response[Invitation]:
    """Return the URL of a deck's page, on which others play, print and copy it."""
    return Response(await _deck_invitation(app_state, request, deck_id), headers=_NO_STORE)


@get(
    "/decks/{deck_id:str}/invitation.svg",
    tags=[decks.TAG],
    summary="Get the URL of a deck as a QR code",
    responses=problems(404, 429),
    media_type="image/svg+xml",
)
async def draw_deck_invitation(app_state: InjectedState, request: AnyRequest, deck_id: decks.DeckId) -> Response[bytes]:
    """Return the URL of a deck's page as a QR code."""
    return await _qr_response(app_state, request, (await _deck_invitation(app_state, request, deck_id)).address)


@get(
    "/collections/{code:str}/invitation",
    tags=[collections.TAG],
    summary="Get the URL of a collection",
    responses=problems(404, 429),
)
async def invite_to_collection(
    app_state: InjectedState, request: AnyRequest, code: CollectionCode
) -> Response[Invitation]:
    """Return the URL on which others contribute to a deck. Wrong codes are rate-limited."""
    return Response(await _collection_invitation(app_state, request, code), headers=_NO_STORE)


@get(
    "/collections/{code:str}/invitation.svg",
    tags=[collections.TAG],
    summary="Get the URL of a collection as a QR code",
    responses=problems(404, 429),
    media_type="image/svg+xml",
)
async def draw_collection_invitation(
    app_state: InjectedState, request: AnyRequest, code: CollectionCode
) -> Response[bytes]:
    """Return the URL on which others contribute to a deck, as a QR code. Wrong codes are rate-limited."""
    return await _qr_response(app_state, request, (await _collection_invitation(app_state, request, code)).address)


@get(
    "/drafts/{draft_id:str}/invitation",
    tags=[STUDIO],
    summary="Get the URL of a draft",
    responses=problems(401, 403, 404, 429),
    security=drafts.SECURITY,
)
async def show_draft_address(
    app_state: InjectedState, request: AnyRequest, draft_id: drafts.DraftId
) -> Response[Invitation]:
    """Return the URL of a draft's page, for another device of its owner; the edit link adds `#` and the secret."""
    draft = await drafts.owned_draft(app_state, request, draft_id)
    return Response(_invitation_to(f"/studio/{draft.id}", app_state, request), headers=_NO_STORE)


async def _invitation(app_state: AppState, request: AnyRequest, code: str) -> Invitation:
    room = await app_state.room(code, request)
    return _invitation_to(f"/t/{room.code}", app_state, request)


async def _event_invitation(app_state: AppState, request: AnyRequest, code: str) -> Invitation:
    room = await app_state.event(code, request)
    return _invitation_to(f"/e/{room.code}", app_state, request)


async def _deck_invitation(app_state: AppState, request: AnyRequest, deck_id: str) -> Invitation:
    if await app_state.store.deck_row(deck_id) is None:
        raise not_found("no-such-deck", "there is no such deck")
    return _invitation_to(f"/decks/{deck_id}", app_state, request)


async def _collection_invitation(app_state: AppState, request: AnyRequest, code: str) -> Invitation:
    draft = await find_collection(app_state, request, code)
    return _invitation_to(f"/collect/{draft.collection}", app_state, request)


def _invitation_to(path: str, app_state: AppState, request: AnyRequest) -> Invitation:
    home = _home_url(app_state, request)
    return Invitation(f"{home}{path}", home.partition("://")[2])


def _home_url(app_state: AppState, request: AnyRequest) -> str:
    """Return the URL of the home page, for others: as requested, unless that is a loopback host."""
    authority = request.headers.get("host", "")
    host = parse_host(authority)
    if host is not None and len(host) <= _LONGEST_HOST and not is_loopback(host):
        return f"{app_state.scheme(request)}://{authority}"
    server = request.scope["server"]
    port = server[1] if server else None
    return base_url(
        shared_host(app_state.config.host) or own_host(app_state.config.host), port or app_state.config.port
    )


async def _qr_response(app_state: AppState, request: AnyRequest, text: str) -> Response[bytes]:
    """Return a QR code, made in a thread and within the rate limit: one of a long host takes as long as many calls."""
    app_state.limit_rate(app_state.pictures, request)
    return svg_response(await asyncio.to_thread(_qr_code, text), _NO_STORE)


def _qr_code(text: str) -> str:
    """Return a scalable QR code with the quiet zone that readers need."""
    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        out, kind="svg", dark=_INK, light=_PAPER, xmldecl=False, omitsize=True, svgclass=None, lineclass=None, nl=False
    )
    return out.getvalue().decode()
