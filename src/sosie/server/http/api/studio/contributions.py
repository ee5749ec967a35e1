"""Contributing to a collection: without an account, with a token that the contributor's device makes."""

from http import HTTPStatus
from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.params import PathParameter
from msgspec import Meta

from sosie.cards.own.names import MAX_LETTERS, clean_name
from sosie.cards.own.stored import MAX_SIDE
from sosie.errors import UnusableSource
from sosie.names import Language
from sosie.server.access.refusal import Refusal, not_found
from sosie.server.access.tokens import digest
from sosie.server.config import Limits
from sosie.server.http.api.bodies import JSON_BODY, json_body
from sosie.server.http.api.caching import iso_time
from sosie.server.http.api.studio.collections import TAG, ContributionId, decided
from sosie.server.http.api.studio.draft_pictures import digest_of, limit_refusal, read_picture
from sosie.server.http.api.studio.drafts import draft_limits, read_document
from sosie.server.http.api.tables import read_token
from sosie.server.http.guards import guard_share, guard_uploads
from sosie.server.http.problems import problems
from sosie.server.http.state import AnyRequest, AppState, InjectedState
from sosie.server.runtime.clock import wall_clock
from sosie.server.store.draft_rows import CollectionClosed, ContributionRow, DraftRow, LimitReached, State
from sosie.server.store.rows import new_id
from sosie.table.codes import read_collection_code

_MAX_BYTES = Limits().picture_bytes * 4 // 3 + 4096
"""The size of a request: a picture in Base64, and the rest."""
SECURITY = [{"contributor": list[str]()}]
CollectionCode = Annotated[
    str, PathParameter(description="The code of a collection; case, spaces and hyphens do not matter.", max_length=30)
]


class CollectionPage(msgspec.Struct, frozen=True):
    """A collection, as contributors see it."""

    title: str
    language: Language
    open: bool
    closes: str
    picture_bytes: Annotated[int, Meta(description="The most bytes of a picture.")]
    contributions_each: Annotated[int, Meta(description="The most contributions of one contributor.")]


class NewContribution(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A picture and its name."""

    name: Annotated[str, Meta(min_length=1, max_length=2 * MAX_LETTERS, examples=["cat"])]
    picture: Annotated[
        bytes, Meta(max_length=Limits().picture_bytes, description="A JPEG, PNG, WebP, GIF or SVG file, in Base64.")
    ]
    by: Annotated[str, Meta(max_length=MAX_LETTERS, description="The name of the contributor, if given.")] = ""


class OwnContribution(msgspec.Struct, frozen=True):
    """A contribution, as its contributor sees it."""

    id: str
    name: str
    state: State
    at: str


@get("/collections/{code:str}", tags=[TAG], summary="Look up a collection", responses=problems(404, 429))
async def show_collection(app_state: InjectedState, request: AnyRequest, code: CollectionCode) -> CollectionPage:
    """Return the title of a deck that collects pictures. Wrong codes are rate-limited."""
    draft = await find_collection(app_state, request, code)
    document, limits = await read_document(app_state, draft), app_state.config.limits
    return CollectionPage(
        document.title,
        document.language,
        draft.is_open(wall_clock()),
        iso_time(draft.closes or 0),
        limits.picture_bytes,
        limits.contributions_each,
    )


@post(
    "/collections/{code:str}/contributions",
    tags=[TAG],
    summary="Contribute a picture",
    responses=problems(401, 403, 404, 409, 413, 415, 429, 503, 507),
    request_max_body_size=_MAX_BYTES,
    guards=[guard_uploads, guard_share],
    opt={JSON_BODY: NewContribution},
    security=SECURITY,
)
async def contribute(app_state: InjectedState, request: AnyRequest, code: CollectionCode) -> OwnContribution:
    """Send a picture with a name to the maker of a deck, who sees it and decides about it.

    Send a token of your own making as `Authorization: Bearer`: 32 random letters, digits, hyphens or underscores. The
    same picture sent twice with the same token is one contribution; a withdrawn one waits again.
    """
    draft, contributor = await find_collection(app_state, request, code), _contributor(request)
    if not draft.is_open(wall_clock()):
        raise _closed()
    async with json_body(app_state, request, NewContribution, _MAX_BYTES) as sent:
        name, by = _clean(sent.name), _clean(sent.by) if sent.by.strip() else ""
        sha256 = await digest_of(sent.picture)
        picture = (await read_picture(app_state, request, draft.id, sha256, sent.picture, MAX_SIDE)).picture
        row = ContributionRow(
            new_id(), draft.id, 0, "waiting", contributor, name, by, sha256, picture.kind, picture.width,
            picture.height, len(picture.content), wall_clock(),
        )  # fmt: skip
        saved = await _save(app_state, row, picture.content)
        app_state.charge_share(request, row.size if saved.id == row.id else 0)
        return _own(saved)


@get(
    "/collections/{code:str}/contributions",
    tags=[TAG],
    summary="List your contributions",
    responses=problems(401, 404, 429),
    security=SECURITY,
)
async def list_own_contributions(
    app_state: InjectedState, request: AnyRequest, code: CollectionCode
) -> tuple[OwnContribution, ...]:
    """Return the contributions sent with your token, and their states."""
    draft = await find_collection(app_state, request, code)
    return tuple(map(_own, await app_state.store.contributions.own(draft.id, _contributor(request))))


@delete(
    "/collections/{code:str}/contributions/{contribution_id:str}",
    tags=[TAG],
    summary="Withdraw a contribution",
    responses=problems(401, 404, 409, 429),
    security=SECURITY,
)
async def withdraw_contribution(
    app_state: InjectedState, request: AnyRequest, code: CollectionCode, contribution_id: ContributionId
) -> None:
    """Delete the picture and the name of a contribution of yours, while it waits for a decision."""
    draft, contributor = await find_collection(app_state, request, code), _contributor(request)
    row = await app_state.store.contributions.find(draft.id, contribution_id)
    if row is None or row.contributor != contributor:
        refusal = not_found("no-such-contribution", "there is no such contribution of yours")
        raise app_state.count_miss(request, refusal)
    row = await app_state.store.contributions.decide(
        draft.id, contribution_id, "withdrawn", draft_limits(app_state.config)
    )
    if row is not None and row.state != "withdrawn":
        raise decided(row)
    await app_state.store.scrub()


async def _save(app_state: AppState, row: ContributionRow, content: bytes) -> ContributionRow:
    try:
        saved = await app_state.store.contributions.add(row, content, draft_limits(app_state.config))
    except LimitReached as reached:
        raise limit_refusal(app_state, reached) from None
    except CollectionClosed:
        raise _closed() from None
    if saved is None:
        raise _no_collection()
    return saved


async def find_collection(app_state: AppState, request: AnyRequest, code: str) -> DraftRow:
    """Return the draft of a collection by its code; wrong codes are rate-limited."""
    app_state.check_rate(app_state.lookups, request)
    read = read_collection_code(code)
    draft = await app_state.store.drafts.find_collection(read) if read else None
    if draft is None:
        raise app_state.count_miss(request, _no_collection())
    return draft


def _no_collection() -> Refusal:
    return not_found("no-such-collection", "there is no such collection")


def _closed() -> Refusal:
    return Refusal(HTTPStatus.FORBIDDEN, "closed", "this collection is closed")


def _contributor(request: AnyRequest) -> str:
    token = read_token(request)
    if token is None:
        raise Refusal(HTTPStatus.UNAUTHORIZED, "no-token", "send a token of your own, as a bearer token")
    return digest(token)


def _clean(name: str) -> str:
    try:
        return clean_name(name)
    except UnusableSource as error:
        raise Refusal(HTTPStatus.BAD_REQUEST, "bad-name", str(error)) from None


def _own(row: ContributionRow) -> OwnContribution:
    return OwnContribution(row.id, row.name, row.state, iso_time(row.created))
