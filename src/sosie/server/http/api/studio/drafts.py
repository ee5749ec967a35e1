"""Drafts of the deck studio: creating, reading, changing and deleting them."""

from http import HTTPStatus
from typing import Annotated

import msgspec
from litestar import delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta

from sosie.cards.own.document import DeckDocument, pictures_of
from sosie.server.access.refusal import Refusal, not_found
from sosie.server.access.tokens import digest, matches_digest, new_token
from sosie.server.config import Config, Limits
from sosie.server.http.api.bodies import JSON_BODY, json_body
from sosie.server.http.api.caching import iso_time
from sosie.server.http.api.studio.studio import TAG
from sosie.server.http.api.tables import read_token
from sosie.server.http.guards import guard_drafts
from sosie.server.http.problems import no_room, problems
from sosie.server.http.state import AnyRequest, AppState, InjectedState
from sosie.server.runtime.clock import wall_clock
from sosie.server.store.draft_rows import DraftLimits, DraftRow, LimitReached, PictureRow
from sosie.server.studio.states import DraftState
from sosie.table.messages import Natural

DraftId = Annotated[str, PathParameter(max_length=64, description="The id of a draft.")]
SECURITY = [{"owner": list[str]()}]
_UNUSED_MS = 24 * 3600_000
"""Pictures that the document does not name are deleted a day after they were added."""
_UPLOADING_MS = 10 * 60_000
"""In a full draft, sooner: but pictures are uploaded ahead of the document that names them."""


class NewDraft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new draft; it is empty."""


class CreatedDraft(msgspec.Struct, frozen=True):
    """A new draft and the secret of its owner, which is needed for everything else."""

    id: str
    secret: str
    version: int


class DraftChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole document, and the version of the draft that it is based on."""

    version: Natural
    document: DeckDocument


class PictureInfo(msgspec.Struct, frozen=True):
    """A picture of a draft; its size is that of the upright picture."""

    sha256: Annotated[str, Meta(description="The SHA-256 of the file as it was sent.")]
    type: Annotated[str, Meta(description="The media type, as it is kept.", examples=["image/jpeg"])]
    width: int
    height: int
    size: Annotated[int, Meta(description="In bytes, as it is kept.")]
    left_out: Annotated[tuple[str, ...], Meta(description="Features that were dropped from an SVG picture.")] = ()


class CollectionInfo(msgspec.Struct, frozen=True):
    """The latest collection of a draft, and the number of contributions in each state."""

    code: str
    open: bool
    closes: Annotated[str, Meta(description="When it closes or has closed.")]
    waiting: int
    accepted: int
    declined: int


class Draft(msgspec.Struct, frozen=True):
    """A draft with its document."""

    id: str
    version: int
    changed: str
    document: DeckDocument
    state: DraftState
    pictures: tuple[PictureInfo, ...]
    collection: CollectionInfo | None


@post("/drafts", tags=[TAG], summary="Create a draft", responses=problems(403, 415, 429, 507), guards=[guard_drafts])
async def create_draft(app_state: InjectedState, data: JSONBody[NewDraft]) -> CreatedDraft:  # noqa: ARG001 - the body must be a JSON object
    """Create an empty draft, and return the secret that can change and delete it."""
    secret, empty = new_token(), DeckDocument("", ())
    try:
        draft_id = await app_state.store.drafts.create(
            digest(secret), msgspec.json.encode(empty), draft_limits(app_state.config)
        )
    except LimitReached:
        raise no_room("drafts") from None
    return CreatedDraft(draft_id, secret, 0)


@get(
    "/drafts/{draft_id:str}",
    tags=[TAG],
    summary="Read a draft",
    responses=problems(401, 403, 404, 429, 503, 507),
    security=SECURITY,
)
async def show_draft(app_state: InjectedState, request: AnyRequest, draft_id: DraftId) -> Draft:
    """Return the document of a draft, its pictures, its state and its collection."""
    draft = await owned_draft(app_state, request, draft_id)
    document = await read_document(app_state, draft)
    checked = await app_state.studio.check(draft, document)
    return Draft(
        draft.id,
        draft.version,
        iso_time(draft.changed),
        document,
        await app_state.studio.state(checked, app_state.address(request)),
        tuple(map(picture_info, await app_state.store.drafts.pictures(draft.id))),
        await collection_info(app_state, draft),
    )


@get(
    "/drafts/{draft_id:str}/state",
    tags=[TAG],
    summary="Read the state of a draft",
    responses=problems(401, 403, 404, 429, 503, 507),
    security=SECURITY,
)
async def show_state(app_state: InjectedState, request: AnyRequest, draft_id: DraftId) -> DraftState:
    """Return the faces, problems and deck of a draft; ask again while faces are pending."""
    draft = await owned_draft(app_state, request, draft_id)
    checked = await app_state.studio.check(draft, await read_document(app_state, draft))
    return await app_state.studio.state(checked, app_state.address(request))


@put(
    "/drafts/{draft_id:str}",
    tags=[TAG],
    summary="Change a draft",
    responses=problems(401, 403, 404, 409, 413, 415, 429, 503, 507),
    request_max_body_size=Limits().document_bytes,
    opt={JSON_BODY: DraftChange},
    security=SECURITY,
)
async def change_draft(app_state: InjectedState, request: AnyRequest, draft_id: DraftId) -> DraftState:
    """Replace the document, if the draft still has the version that it is based on.

    Names and pictures may be missing: the state says which. The same document sent again changes nothing.
    """
    draft = await owned_draft(app_state, request, draft_id)
    async with json_body(app_state, request, DraftChange, app_state.config.limits.document_bytes) as change:
        _check_ids(change.document)
        draft = await _save(app_state, request, draft, change)
    checked = await app_state.studio.check(draft, change.document)
    state = await app_state.studio.state(checked, app_state.address(request))
    await app_state.studio.prune(checked, app_state.address(request))
    return state


@delete(
    "/drafts/{draft_id:str}",
    tags=[TAG],
    summary="Delete a draft",
    responses=problems(401, 403, 404, 429),
    security=SECURITY,
)
async def delete_draft(
    app_state: InjectedState,
    request: AnyRequest,
    draft_id: DraftId,
    decks: Annotated[bool, QueryParameter(description="Whether to delete the decks published from it too.")] = False,
) -> None:
    """Delete a draft with its pictures, its collection and all contributions."""
    draft = await owned_draft(app_state, request, draft_id)
    await app_state.store.drafts.delete(draft.id)
    app_state.studio.forget(draft.id)
    for deck_id in await app_state.store.decks_of(draft.owner) if decks else ():
        await app_state.store.delete_deck(deck_id, draft.owner)
        app_state.forget_deck(deck_id)
    await app_state.store.scrub()


async def owned_draft(app_state: AppState, request: AnyRequest, draft_id: str) -> DraftRow:
    """Return a draft, if the request has its secret; failures are rate-limited."""
    app_state.check_rate(app_state.lookups, request)
    secret = read_token(request)
    if secret is None:
        raise Refusal(HTTPStatus.UNAUTHORIZED, "no-token", "send the secret of the draft, as a bearer token")
    draft = await app_state.store.drafts.find(draft_id)
    if draft is None:
        raise app_state.count_miss(request, not_found("no-such-draft", "there is no such draft"))
    if not matches_digest(draft.owner, secret):
        refusal = Refusal(HTTPStatus.FORBIDDEN, "not-yours", "this is not the secret of this draft")
        raise app_state.count_miss(request, refusal)
    return draft


async def read_document(app_state: AppState, draft: DraftRow) -> DeckDocument:
    """Return the document of a draft."""
    return msgspec.json.decode(await app_state.store.drafts.document(draft.id), type=DeckDocument)


async def make_room(app_state: AppState, draft: DraftRow) -> None:
    """Delete the pictures that the document does not name, except those of an upload that goes on."""
    named = pictures_of(await read_document(app_state, draft))
    await app_state.store.drafts.delete_pictures(draft.id, named, wall_clock() - _UPLOADING_MS)
    app_state.studio.forget(draft.id)


def draft_limits(config: Config) -> DraftLimits:
    """Return the limits on drafts for the store."""
    limits = config.limits
    return DraftLimits(
        limits.pictures_a_draft,
        limits.draft_bytes,
        limits.drafts,
        limits.contributions,
        limits.contributions_each,
    )


def picture_info(picture: PictureRow) -> PictureInfo:
    """Return a picture as the API shows it."""
    return PictureInfo(picture.sha256, f"image/{picture.kind}", picture.width, picture.height, picture.size)


async def collection_info(app_state: AppState, draft: DraftRow) -> CollectionInfo | None:
    """Return the collection of a draft as the API shows it."""
    if draft.collection is None or draft.closes is None:
        return None
    counts = await app_state.store.contributions.counts(draft.id)
    numbers = (counts.get(state, 0) for state in ("waiting", "accepted", "declined"))
    return CollectionInfo(draft.collection, draft.is_open(wall_clock()), iso_time(draft.closes), *numbers)


def _check_ids(document: DeckDocument) -> None:
    ids = [symbol.id for symbol in document.symbols]
    if len(set(ids)) < len(ids):
        raise Refusal(HTTPStatus.BAD_REQUEST, "same-id", "two symbols of the document have the same id")


async def _save(app_state: AppState, request: AnyRequest, draft: DraftRow, change: DraftChange) -> DraftRow:
    """Save a document by compare-and-set, and return the draft as it is then."""
    store, encoded = app_state.store.drafts, msgspec.json.encode(change.document)
    grown = await store.save_document(draft.id, change.version, encoded)
    if grown is not None:
        app_state.charge_share(request, grown)
        await store.delete_pictures(draft.id, pictures_of(change.document), wall_clock() - _UNUSED_MS)
        return await _again(app_state, draft)
    current = await _again(app_state, draft)
    if await store.document(draft.id) != encoded:
        text = f"the draft has changed elsewhere: it has version {current.version}, not {change.version}"
        raise Refusal(HTTPStatus.CONFLICT, "changed-elsewhere", text)
    return current


async def _again(app_state: AppState, draft: DraftRow) -> DraftRow:
    current = await app_state.store.drafts.find(draft.id)
    if current is None:
        raise not_found("no-such-draft", "there is no such draft")
    return current
