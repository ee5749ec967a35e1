"""Uploading, downloading, printing and deleting decks, as .sosie files."""

from dataclasses import dataclass
from http import HTTPStatus
from typing import Annotated

import msgspec
from litestar import Response, delete, get, post
from litestar.background_tasks import BackgroundTask
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType
from litestar.params import PathParameter, QueryParameter
from msgspec import Meta

from sosie.server.access.refusal import Refusal, not_found
from sosie.server.access.tokens import digest, new_token
from sosie.server.config import Limits
from sosie.server.decks.repository import save_deck
from sosie.server.http.api.caching import attachment, cache_headers, etag, has_current, iso_time, not_modified
from sosie.server.http.api.editions import EditionTitle, title_of
from sosie.server.http.api.printing import Paper, PrintLanguage, print_response
from sosie.server.http.api.tables import read_token
from sosie.server.http.guards import BODY_TYPES, guard_jobs, guard_share
from sosie.server.http.problems import problems
from sosie.server.http.state import AnyRequest, InjectedState
from sosie.server.workers.jobs import ReadDeck

TAG = "Decks"
DECK_TYPE = "application/vnd.sosie.deck+zip"
# Programs may omit the type of a file; the check of the origin covers pages that do so.
UPLOAD_TYPES = frozenset({"", "application/octet-stream", "application/zip", DECK_TYPE})

DeckId = Annotated[str, PathParameter(max_length=64, description="The id of a deck.")]


class DeckInfo(msgspec.Struct, frozen=True):
    """Somebody's own deck; its id works as the id of an edition."""

    id: str
    name: str
    size: Annotated[int, Meta(description="The size of the file in bytes.")]
    created: str


class UploadedDeck(EditionTitle, frozen=True):
    """A new own deck, as an edition, and the secret of its owner."""

    secret: Annotated[
        str, Meta(description="Needed to delete the deck. Send it with further uploads to own them with one secret.")
    ]


@dataclass
class Upload(Operation):
    """An operation whose request body is a file."""

    def __post_init__(self) -> None:
        file = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING, format="binary"))  # type: ignore[arg-type]  # a schema is fine, too
        self.request_body = RequestBody(content={"application/octet-stream": file}, required=True)


@post(
    "/decks",
    tags=[TAG],
    summary="Upload a deck",
    responses=problems(403, 413, 415, 429, 503, 507),
    request_max_body_size=Limits().upload_bytes,
    operation_class=Upload,
    guards=[guard_jobs, guard_share],
    opt={BODY_TYPES: UPLOAD_TYPES},
)
async def upload_deck(app_state: InjectedState, request: AnyRequest) -> UploadedDeck:
    """Check and save a .sosie file, and return the secret that can delete it.

    If you own another deck, you may send its secret as `Authorization: Bearer` to use it for this deck too. The same
    file uploaded twice by one owner is one deck.
    """
    secret = read_token(request) or new_token()
    with app_state.receiving(request):
        body = await request.body()
        content = await app_state.worker_pool.run(ReadDeck(body, rewrite=True), app_state.address(request))
        deck_id = await save_deck(app_state.store, content.file, content.edition(), digest(secret))
        app_state.charge_share(request, len(content.file))
        title = title_of(await app_state.decks.add(deck_id, content))
    return UploadedDeck(**msgspec.structs.asdict(title), secret=secret)


@get("/decks", tags=[TAG], summary="List the decks", responses=problems(403))
async def list_decks(
    app_state: InjectedState,
    limit: Annotated[int, QueryParameter(ge=1, le=100, description="Maximum number of decks.")] = 50,
    before: Annotated[
        str | None, QueryParameter(max_length=64, description="Return decks older than the one with this id.")
    ] = None,
) -> list[DeckInfo]:
    """Return people's own decks, newest first, if the server runs with `--list-decks`."""
    if not app_state.config.list_decks:
        raise Refusal(HTTPStatus.FORBIDDEN, "not-listed", "this server does not list decks")
    return [
        DeckInfo(deck.id, deck.name, deck.size, iso_time(deck.created))
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
    """Delete a deck, with its games and statistics, for everybody. Needs the secret of its owner."""
    app_state.check_rate(app_state.lookups, request)
    secret = read_token(request)
    if secret is None:
        raise Refusal(HTTPStatus.UNAUTHORIZED, "no-token", "send the secret of the deck, as a bearer token")
    if await app_state.store.delete_deck(deck_id, digest(secret)):
        app_state.forget_deck(deck_id)
    elif await app_state.store.deck_row(deck_id):
        refusal = Refusal(HTTPStatus.FORBIDDEN, "not-yours", "this is not the secret of this deck")
        raise app_state.count_miss(request, refusal)
    else:
        raise app_state.count_miss(request, _no_deck())


@get(
    "/decks/{deck_id:str}",
    tags=[TAG],
    summary="Download a deck",
    responses=problems(404, 429, 503),
    media_type=DECK_TYPE,
)
async def download_deck(app_state: InjectedState, request: AnyRequest, deck_id: DeckId) -> Response[bytes]:
    """Return a deck as a .sosie file, rewritten without unknown content."""
    deck = await app_state.store.use_deck(deck_id)
    if deck is None:
        raise _no_deck()
    headers = cache_headers(etag(deck.sha256), forever=True, private=True) | attachment(deck.name, ".sosie")
    if has_current(request, headers["ETag"]):
        return not_modified(headers)
    address = app_state.address(request)
    app_state.add_file(address, deck.size)

    # A coroutine function, since Litestar would call a plain function in a thread.
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
    """Return the deck as one PDF, with backs, an index, the rules and a box."""
    return await print_response(app_state, request, await app_state.edition(deck_id, request), paper, language)


def _no_deck() -> Refusal:
    return not_found("no-such-deck", "there is no such deck")
