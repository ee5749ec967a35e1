"""Decks of one's own: brought as .sosie files, taken home again, and printed."""

from dataclasses import dataclass
from http import HTTPStatus
from typing import Annotated
from urllib.parse import quote

import msgspec
from litestar import Response, delete, get, post
from litestar.background_tasks import BackgroundTask
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType
from litestar.params import PathParameter, QueryParameter
from msgspec import Meta

from sosie.server.config import Limits
from sosie.server.decks.repository import keep_deck
from sosie.server.http.api.caching import etag, is_known, kept, moment, unchanged
from sosie.server.http.api.editions import EditionTitle, title_of
from sosie.server.http.api.printing import Paper, PrintLanguage, print_answer
from sosie.server.http.api.tables import own_token
from sosie.server.http.guards import BODY_TYPES, guard_jobs
from sosie.server.http.problems import problems
from sosie.server.http.state import AnyRequest, InjectedState
from sosie.server.refusal import Refusal, not_found
from sosie.server.tokens import digest, new_token
from sosie.server.workers.jobs import ReadDeck

TAG = "Decks"
DECK_TYPE = "application/vnd.sosie.deck+zip"
# Programs that send a file may leave out its type; a page that does so is known by its origin.
_UPLOAD_TYPES = frozenset({"", "application/octet-stream", "application/zip", DECK_TYPE})

DeckId = Annotated[str, PathParameter(max_length=64, description="The id of a deck.")]


class DeckInfo(msgspec.Struct, frozen=True):
    """A deck that somebody has brought; as an edition it goes by its id."""

    id: str
    name: str
    size: Annotated[int, Meta(description="Of the file, in bytes.")]
    created: str


class UploadedDeck(EditionTitle, frozen=True):
    """A deck that was brought just now, as an edition, and the secret of its owner."""

    secret: Annotated[
        str, Meta(description="Deletes the deck; send it when you bring others, and they have the same owner.")
    ]


@dataclass
class _Upload(Operation):
    """An operation that takes a file as it is."""

    def __post_init__(self) -> None:
        file = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING, format="binary"))  # type: ignore[arg-type]
        self.request_body = RequestBody(content={"application/octet-stream": file}, required=True)


@post(
    "/decks",
    tags=[TAG],
    summary="Bring a deck",
    responses=problems(403, 413, 415, 429, 503),
    request_max_body_size=Limits().upload_bytes,
    operation_class=_Upload,
    guards=[guard_jobs],
    opt={BODY_TYPES: _UPLOAD_TYPES},
)
async def upload_deck(app_state: InjectedState, request: AnyRequest) -> UploadedDeck:
    """Keep a .sosie file, after everything in it was checked, and give its owner a secret to delete it with.

    An owner who has a secret from another deck may send it as `Authorization: Bearer`, and keeps it. The same file
    brought twice by one owner is one deck.
    """
    secret = own_token(request) or new_token()
    with app_state.receiving(request):
        body = await request.body()
        content = await app_state.worker_pool.run(ReadDeck(body, rewrite=True), app_state.address(request))
        deck_id = await keep_deck(app_state.store, content.file, content.edition(), digest(secret))
        title = title_of(await app_state.decks.add(deck_id, content))
    return UploadedDeck(**msgspec.structs.asdict(title), secret=secret)


@get("/decks", tags=[TAG], summary="List the decks", responses=problems(403))
async def list_decks(
    app_state: InjectedState,
    limit: Annotated[int, QueryParameter(ge=1, le=100, description="At most so many.")] = 50,
    before: Annotated[
        str | None, QueryParameter(max_length=64, description="Go on after the deck with this id.")
    ] = None,
) -> list[DeckInfo]:
    """Return the decks that people have brought, the latest first, where the server is set up to show them."""
    if not app_state.config.list_decks:
        raise Refusal(HTTPStatus.FORBIDDEN, "not-listed", "decks here are for those who know their ids")
    return [
        DeckInfo(deck.id, deck.name, deck.size, moment(deck.created))
        for deck in await app_state.store.decks(limit, await app_state.store.deck_row(before) if before else None)
    ]


@delete(
    "/decks/{deck_id:str}",
    tags=[TAG],
    summary="Delete a deck",
    responses=problems(401, 403, 404, 429),
    security=[{"owner": []}],
)
async def delete_deck(app_state: InjectedState, request: AnyRequest, deck_id: DeckId) -> None:
    """Delete a deck for everybody, with the games and statistics of it; for who has its secret."""
    app_state.check(app_state.lookups, request)
    secret = own_token(request)
    if secret is None:
        raise Refusal(HTTPStatus.UNAUTHORIZED, "no-token", "send the secret that came with the deck, as a Bearer")
    if await app_state.store.delete_deck(deck_id, digest(secret)):
        app_state.forget_deck(deck_id)
    elif await app_state.store.deck_row(deck_id):
        refusal = Refusal(HTTPStatus.FORBIDDEN, "not-yours", "this deck has another secret")
        raise app_state.count_miss(request, refusal)
    else:
        raise app_state.count_miss(request, _no_deck())


@get(
    "/decks/{deck_id:str}",
    tags=[TAG],
    summary="Take a deck home",
    responses=problems(404, 429, 503),
    media_type=DECK_TYPE,
)
async def download_deck(app_state: InjectedState, request: AnyRequest, deck_id: DeckId) -> Response[bytes]:
    """Return a deck as a .sosie file: what it was brought as, without anything that is not of the deck."""
    deck = await app_state.store.use_deck(deck_id)
    if deck is None:
        raise _no_deck()
    headers = kept(etag(deck.sha256), forever=True, private=True)
    headers["Content-Disposition"] = f"attachment; filename=\"deck.sosie\"; filename*=UTF-8''{quote(deck.name)}.sosie"
    if is_known(request, headers["ETag"]):
        return unchanged(headers)
    address = app_state.address(request)
    app_state.add_file(address, deck.size)

    # A coroutine function: Litestar calls others in a thread.
    async def release() -> None:
        app_state.files.remove(address, deck.size)

    try:
        file = await app_state.decks.file(deck_id, address)
    except BaseException:
        await release()
        raise
    return Response(file, media_type=DECK_TYPE, headers=headers, background=BackgroundTask(release))


@get(
    "/decks/{deck_id:str}/print.pdf",
    tags=[TAG],
    summary="Print a deck",
    responses=problems(404, 429, 503),
    media_type="application/pdf",
)
async def print_deck(
    app_state: InjectedState, request: AnyRequest, deck_id: DeckId, paper: Paper = "a4", language: PrintLanguage = "en"
) -> Response[bytes]:
    """Return the deck on paper, as `print.pdf` of an edition."""
    return await print_answer(app_state, request, await app_state.edition(deck_id, request), paper, language)


def _no_deck() -> Refusal:
    return not_found("no-such-deck", "there is no such deck")
