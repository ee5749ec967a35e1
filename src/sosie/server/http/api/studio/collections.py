"""Collections: others contribute pictures to a draft, and its maker accepts or declines each."""

from http import HTTPStatus
from typing import Annotated

import msgspec
from litestar import Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta

from sosie.cards.own.stored import THUMBNAIL_SIDE
from sosie.server.access.refusal import Refusal, not_found
from sosie.server.access.tokens import new_collection_code
from sosie.server.http.api.caching import iso_time
from sosie.server.http.api.studio.draft_pictures import limit_refusal, picture_response
from sosie.server.http.api.studio.drafts import (
    SECURITY,
    CollectionInfo,
    DraftId,
    collection_info,
    draft_limits,
    make_room,
    owned_draft,
)
from sosie.server.http.problems import problems
from sosie.server.http.state import AnyRequest, AppState, InjectedState
from sosie.server.runtime.clock import DAY_MS, wall_clock
from sosie.server.store.draft_rows import ContributionRow, DraftRow, LimitReached, State
from sosie.server.workers.draft_jobs import MakeThumbnail

TAG = "Collections"

ContributionId = Annotated[str, PathParameter(max_length=64, description="The id of a contribution.")]


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A collection to open."""


class Contribution(msgspec.Struct, frozen=True):
    """A contribution, as the maker of the deck sees it."""

    id: str
    name: Annotated[str, Meta(description="The name of the symbol; empty once declined or withdrawn.")]
    by: Annotated[str, Meta(description="The name of the contributor, if they gave it.")]
    state: State
    picture: Annotated[str, Meta(description="The SHA-256 of the picture; once accepted, it is in the draft.")]
    width: int
    height: int
    at: str


class Contributions(msgspec.Struct, frozen=True):
    """Contributions that are new or have changed, oldest change first."""

    contributions: tuple[Contribution, ...]
    cursor: Annotated[int, Meta(description="For `after` in the next request.")]
    more: Annotated[bool, Meta(description="Whether there are more of them.")]
    collection: CollectionInfo | None


class Decision(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The maker's decision about a contribution."""

    accept: bool


@post(
    "/drafts/{draft_id:str}/collection",
    tags=[TAG],
    summary="Open a collection",
    responses=problems(401, 403, 404, 413, 415, 429),
    security=SECURITY,
    status_code=HTTPStatus.OK,
)
async def open_collection(
    app_state: InjectedState,
    request: AnyRequest,
    draft_id: DraftId,
    data: JSONBody[Opening],  # noqa: ARG001 - the body must be a JSON object
) -> CollectionInfo:
    """Let everybody who has its code contribute to a draft, for a week; return the open collection if there is one."""
    draft = await owned_draft(app_state, request, draft_id)
    if not draft.is_open(wall_clock()):
        closes = wall_clock() + app_state.config.collection_days * DAY_MS
        await app_state.store.drafts.open_collection(draft.id, new_collection_code(), closes)
        draft = await owned_draft(app_state, request, draft_id)
    info = await collection_info(app_state, draft)
    if info is None:
        raise not_found("no-such-collection", "there is no such collection")
    return info


@delete(
    "/drafts/{draft_id:str}/collection",
    tags=[TAG],
    summary="Close a collection",
    responses=problems(401, 403, 404, 429),
    security=SECURITY,
)
async def close_collection(app_state: InjectedState, request: AnyRequest, draft_id: DraftId) -> None:
    """Take no more contributions; those that wait can still be accepted."""
    draft = await owned_draft(app_state, request, draft_id)
    await app_state.store.drafts.close_collection(draft.id)


@get(
    "/drafts/{draft_id:str}/contributions",
    tags=[TAG],
    summary="List contributions",
    responses=problems(401, 403, 404, 429),
    security=SECURITY,
)
async def list_contributions(
    app_state: InjectedState,
    request: AnyRequest,
    draft_id: DraftId,
    after: Annotated[int, QueryParameter(ge=0, le=2**31 - 1, description="The cursor of an earlier response.")] = 0,
    limit: Annotated[int, QueryParameter(ge=1, le=200, description="Maximum number of contributions.")] = 100,
) -> Contributions:
    """Return the contributions that are new or have changed since an earlier response."""
    draft = await owned_draft(app_state, request, draft_id)
    rows = await app_state.store.contributions.changes(draft.id, after, limit + 1)
    shown = rows[:limit]
    return Contributions(
        tuple(map(_shown, shown)),
        shown[-1].sequence if shown else after,
        len(rows) > limit,
        await collection_info(app_state, draft),
    )


@get(
    "/drafts/{draft_id:str}/contributions/{contribution_id:str}/picture",
    tags=[TAG],
    summary="Get the picture of a contribution",
    responses=problems(401, 403, 404, 429),
    media_type="application/octet-stream",
    security=SECURITY,
)
async def show_contribution(
    app_state: InjectedState, request: AnyRequest, draft_id: DraftId, contribution_id: ContributionId
) -> Response[bytes]:
    """Return the picture of a contribution, without metadata, until it is declined."""
    draft = await owned_draft(app_state, request, draft_id)
    row, content = await _find_picture(app_state, draft, contribution_id)
    return picture_response(content, row.kind, row.sha256)


@get(
    "/drafts/{draft_id:str}/contributions/{contribution_id:str}/thumbnail",
    tags=[TAG],
    summary="Get a small picture of a contribution",
    responses=problems(401, 403, 404, 429, 503),
    media_type="application/octet-stream",
    security=SECURITY,
)
async def show_thumbnail(
    app_state: InjectedState, request: AnyRequest, draft_id: DraftId, contribution_id: ContributionId
) -> Response[bytes]:
    """Return the picture of a contribution with at most 320 pixels a side, for lists, until it is declined."""
    draft = await owned_draft(app_state, request, draft_id)
    row, content = await _find_picture(app_state, draft, contribution_id)
    app_state.limit_rate(app_state.pictures, request)
    made = await app_state.worker_pool.run(MakeThumbnail(draft.id, content), app_state.address(request))
    return picture_response(made.content, made.kind, f"{row.sha256}-{THUMBNAIL_SIDE}")


@put(
    "/drafts/{draft_id:str}/contributions/{contribution_id:str}",
    tags=[TAG],
    summary="Accept or decline a contribution",
    responses=problems(401, 403, 404, 409, 413, 415, 429),
    security=SECURITY,
)
async def decide_contribution(
    app_state: InjectedState,
    request: AnyRequest,
    draft_id: DraftId,
    contribution_id: ContributionId,
    data: JSONBody[Decision],
) -> Contribution:
    """Add the picture of a contribution to the draft, or delete it."""
    draft = await owned_draft(app_state, request, draft_id)
    state: State = "accepted" if data.accept else "declined"
    limits = draft_limits(app_state.config)
    try:
        row = await app_state.store.contributions.decide(draft.id, contribution_id, state, limits)
    except LimitReached:
        await make_room(app_state, draft)
        try:
            row = await app_state.store.contributions.decide(draft.id, contribution_id, state, limits)
        except LimitReached as reached:
            raise limit_refusal(app_state, reached) from None
    if row is None:
        raise _no_contribution()
    if row.state != state:
        raise decided(row)
    return _shown(row)


async def _find_picture(app_state: AppState, draft: DraftRow, contribution_id: str) -> tuple[ContributionRow, bytes]:
    """Return a contribution with its picture; refuse one without."""
    row = await app_state.store.contributions.find(draft.id, contribution_id)
    content = b""
    if row is not None and row.state == "accepted":
        picture = await app_state.store.drafts.picture(draft.id, row.sha256)
        content = picture.content if picture else b""
    elif row is not None:
        content = await app_state.store.contributions.picture(draft.id, contribution_id)
    if row is None or not content:
        raise _no_contribution()
    return row, content


def decided(row: ContributionRow) -> Refusal:
    """Return the refusal of a second decision."""
    return Refusal(HTTPStatus.CONFLICT, "decided", f"this contribution is {row.state} already")


def _no_contribution() -> Refusal:
    return not_found("no-such-contribution", "there is no such contribution")


def _shown(row: ContributionRow) -> Contribution:
    return Contribution(row.id, row.name, row.by, row.state, row.sha256, row.width, row.height, iso_time(row.created))
