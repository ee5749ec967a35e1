"""Cards of drafts: layouts, pictures, and symbols that are easy to confuse."""

import asyncio
from http import HTTPStatus
from typing import Annotated, Literal

import msgspec
from litestar import Response, get
from litestar.params import FromPath, PathParameter, QueryParameter

from sosie.names import Language
from sosie.server.access.refusal import Refusal, not_found
from sosie.server.http.api.caching import cache_headers, etag, has_current, not_modified, svg_response
from sosie.server.http.api.editions import Layout, Pictures, Width, layout_of
from sosie.server.http.api.studio.drafts import SECURITY, DraftId, owned_draft, read_document
from sosie.server.http.api.studio.studio import TAG
from sosie.server.http.problems import problems
from sosie.server.http.state import AnyRequest, AppState, InjectedState
from sosie.server.studio.draft_deck import DraftDeck
from sosie.server.workers.jobs import RenderPng

CardKey = Annotated[
    str | None,
    QueryParameter(
        name="v", max_length=64, description="The key of the card; with it, the response is cached forever."
    ),
]


class AlikePair(msgspec.Struct, frozen=True):
    """Two symbols that are easy to confuse."""

    first: str
    second: str
    what: Literal["pictures", "names"]


@get(
    "/drafts/{draft_id:str}/layouts/{number:int}",
    tags=[TAG],
    summary="Get the layout of a draft's card",
    responses=problems(401, 403, 404, 409, 429, 503),
    security=SECURITY,
)
async def show_draft_layout(
    app_state: InjectedState, request: AnyRequest, draft_id: DraftId, number: FromPath[int], key: CardKey = None
) -> Response[Layout]:
    """Return the positions of the symbols on a card, once they are computed."""
    deck = await _deck(app_state, request, draft_id, number, key)
    headers = _headers(deck, number, key, "layout")
    if has_current(request, headers["ETag"]):
        return not_modified(headers)
    app_state.limit_rate(app_state.pictures, request)
    layout = await app_state.studio.cards.layout(deck, number, app_state.address(request))
    return Response(layout_of(deck.drawn(number, layout)), headers=headers)


@get(
    "/drafts/{draft_id:str}/cards/{file:str}",
    tags=[TAG],
    summary="Draw a draft's card",
    responses=problems(401, 403, 404, 409, 429, 503),
    operation_class=Pictures,
    security=SECURITY,
)
async def draw_draft_card(
    app_state: InjectedState,
    request: AnyRequest,
    draft_id: DraftId,
    file: Annotated[
        str,
        PathParameter(pattern=r"^[0-9]{1,3}\.(svg|png)$", description="The card's number from 0, and .svg or .png."),
    ],
    width: Width = 800,
    language: Annotated[Language, QueryParameter(description="The language of the names in an SVG.")] = "en",
    key: CardKey = None,
) -> Response[bytes]:
    """Return a card as a picture, once it is laid out."""
    stem, _, kind = file.partition(".")
    deck = await _deck(app_state, request, draft_id, int(stem), key)
    headers = _headers(deck, int(stem), key, width if kind == "png" else language)
    if has_current(request, headers["ETag"]):
        return not_modified(headers)
    app_state.limit_rate(app_state.pictures, request)
    card = await app_state.studio.cards.card(deck, int(stem), app_state.address(request))
    svg = await asyncio.to_thread(card.svg, language)
    if kind == "svg":
        return svg_response(svg, headers)
    png = await app_state.worker_pool.run(RenderPng(svg, width), app_state.address(request))
    return Response(png, media_type="image/png", headers=headers)


@get(
    "/drafts/{draft_id:str}/alike",
    tags=[TAG],
    summary="List symbols that are easy to confuse",
    responses=problems(401, 403, 404, 429, 503),
    security=SECURITY,
)
async def list_alike(app_state: InjectedState, request: AnyRequest, draft_id: DraftId) -> tuple[AlikePair, ...]:
    """Return the pairs of symbols with similar pictures or names, the most similar first."""
    draft = await owned_draft(app_state, request, draft_id)
    app_state.limit_rate(app_state.pictures, request)
    checked = await app_state.studio.check(draft, await read_document(app_state, draft))
    pairs = await app_state.studio.alike(checked, app_state.address(request))
    return tuple(AlikePair(first, second, "names" if what == "names" else "pictures") for first, second, what in pairs)


async def _deck(app_state: AppState, request: AnyRequest, draft_id: str, number: int, key: str | None) -> DraftDeck:
    """Return the deck of a draft, if it has a card with this number and key."""
    draft = await owned_draft(app_state, request, draft_id)
    checked = await app_state.studio.check(draft, await read_document(app_state, draft))
    deck = await app_state.studio.deck(checked, app_state.address(request))
    if deck is None or not 0 <= number < len(deck.cards):
        last = len(deck.cards) - 1 if deck else None
        text = "the draft has too few symbols for cards" if last is None else f"cards are numbered from 0 to {last}"
        raise not_found("no-such-card", text)
    if key is not None and key != deck.card_keys[number]:
        text = "this card has changed: read the state of the draft again"
        raise Refusal(HTTPStatus.CONFLICT, "changed-elsewhere", text)
    return deck


def _headers(deck: DraftDeck, number: int, key: str | None, *parts: object) -> dict[str, str]:
    # The names on a card are not part of its key.
    tag = etag(deck.card_keys[number], deck.checked.draft.version, *parts)
    return cache_headers(tag, forever=key is not None and parts == ("layout",), private=True)
