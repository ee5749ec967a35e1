"""Pictures and faces of drafts."""

import asyncio
import hashlib
from collections.abc import Sequence
from http import HTTPStatus
from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter

from sosie.cards.own.document import Face, face_order
from sosie.server.access.refusal import Refusal, not_found
from sosie.server.config import Limits
from sosie.server.http.api.caching import cache_headers, etag, has_current, not_modified, svg_response
from sosie.server.http.api.decks import Upload
from sosie.server.http.api.studio.drafts import (
    SECURITY,
    DraftId,
    PictureInfo,
    draft_limits,
    make_room,
    owned_draft,
    picture_info,
    read_document,
)
from sosie.server.http.api.studio.studio import PICTURE_TYPES, TAG
from sosie.server.http.guards import BODY_TYPES, guard_share, guard_uploads
from sosie.server.http.problems import problems
from sosie.server.http.security_headers import PICTURE_POLICY
from sosie.server.http.state import AnyRequest, AppState, InjectedState
from sosie.server.runtime.clock import wall_clock
from sosie.server.store.draft_rows import DraftRow, LimitReached, SavedPicture
from sosie.server.store.space import NoRoom
from sosie.server.studio.faces import unusable
from sosie.server.studio.states import FaceInfo
from sosie.server.workers.draft_jobs import AddedPicture, AddPicture

UPLOAD_TYPES = frozenset({"", "application/octet-stream", *PICTURE_TYPES})
Digest = Annotated[str, PathParameter(pattern="^[0-9a-f]{64}$", description="The SHA-256 of the file.")]


@put(
    "/drafts/{draft_id:str}/pictures/{sha256:str}",
    tags=[TAG],
    summary="Upload a picture",
    responses=problems(401, 403, 404, 409, 413, 415, 429, 503, 507),
    request_max_body_size=Limits().picture_bytes,
    operation_class=Upload,
    guards=[guard_uploads, guard_share],
    opt={BODY_TYPES: UPLOAD_TYPES},
    security=SECURITY,
)
async def upload_picture(
    app_state: InjectedState, request: AnyRequest, draft_id: DraftId, sha256: Digest
) -> PictureInfo:
    """Check a JPEG, PNG, WebP, GIF or SVG picture and add it to a draft, without its metadata.

    The request can be repeated after any failure. Pictures that the document does not name are deleted after a day,
    in a full draft after ten minutes.
    """
    draft = await owned_draft(app_state, request, draft_id)
    if known := await app_state.store.drafts.picture(draft.id, sha256):
        return picture_info(known)
    with app_state.receiving(request, app_state.config.limits.picture_bytes):
        content = await request.body()
        if await digest_of(content) != sha256:
            raise Refusal(HTTPStatus.BAD_REQUEST, "wrong-digest", "the file is damaged: its SHA-256 is another")
        added = await read_picture(app_state, request, draft.id, sha256, content)
        saved = saved_picture(sha256, added)
        await add_pictures(app_state, draft, [saved])
        app_state.charge_share(request, saved.size)
        await app_state.studio.faces.save(draft.id, [(added.order, added.face)])
    info = picture_info(saved)
    return PictureInfo(info.sha256, info.type, info.width, info.height, info.size, added.picture.left_out)


@get(
    "/drafts/{draft_id:str}/pictures/{sha256:str}",
    tags=[TAG],
    summary="Get a picture",
    responses=problems(401, 403, 404, 429),
    media_type="application/octet-stream",
    security=SECURITY,
)
async def show_picture(
    app_state: InjectedState, request: AnyRequest, draft_id: DraftId, sha256: Digest
) -> Response[bytes]:
    """Return a picture as it is kept: without metadata."""
    draft = await owned_draft(app_state, request, draft_id)
    picture = await app_state.store.drafts.picture(draft.id, sha256)
    if picture is None:
        raise not_found("no-such-picture", "there is no such picture")
    return picture_response(picture.content, picture.kind, sha256)


@delete(
    "/drafts/{draft_id:str}/pictures/{sha256:str}",
    tags=[TAG],
    summary="Delete a picture",
    responses=problems(401, 403, 404, 429),
    security=SECURITY,
)
async def delete_picture(app_state: InjectedState, request: AnyRequest, draft_id: DraftId, sha256: Digest) -> None:
    """Delete a picture of a draft, and the faces made from it."""
    draft = await owned_draft(app_state, request, draft_id)
    pictures = {picture.sha256 for picture in await app_state.store.drafts.pictures(draft.id)}
    if sha256 not in pictures:
        raise not_found("no-such-picture", "there is no such picture")
    await app_state.store.drafts.delete_pictures(draft.id, pictures - {sha256}, wall_clock() + 1)
    app_state.studio.forget(draft.id)
    await app_state.store.scrub()


@get(
    "/drafts/{draft_id:str}/faces/{file:str}",
    tags=[TAG],
    summary="Draw a face",
    responses=problems(404, 429),
    media_type="image/svg+xml",
)
async def draw_face(
    app_state: InjectedState,
    request: AnyRequest,
    draft_id: DraftId,
    file: Annotated[str, PathParameter(pattern=r"^[0-9a-f]{32}\.svg$", description="The key of a face, and .svg.")],
) -> Response[bytes]:
    """Return a face as an SVG document. Its key is a secret of its own, so that pages can show it as an image."""
    app_state.check_rate(app_state.lookups, request)
    key = file.removesuffix(".svg")
    headers = cache_headers(etag(key), forever=True, private=True)
    if has_current(request, headers["ETag"]):
        return not_modified(headers)
    # Another process may have deleted the draft.
    exists = await app_state.store.drafts.find(draft_id)
    svg = (await app_state.studio.faces.svgs(draft_id, [key])).get(key) if exists else None
    if not svg:
        raise app_state.count_miss(request, not_found("no-such-face", "there is no such face"))
    return svg_response(svg, headers)


@post(
    "/drafts/{draft_id:str}/faces",
    tags=[TAG],
    summary="Make a face",
    responses=problems(401, 403, 404, 409, 413, 415, 429, 503, 507),
    guards=[guard_uploads],
    security=SECURITY,
    status_code=HTTPStatus.OK,
)
async def make_face(app_state: InjectedState, request: AnyRequest, draft_id: DraftId, data: JSONBody[Face]) -> FaceInfo:
    """Make a face as a preview, without changing the draft."""
    draft, address = await owned_draft(app_state, request, draft_id), app_state.address(request)
    document = await read_document(app_state, draft)
    await app_state.studio.prune(await app_state.studio.check(draft, document), address)
    return await app_state.studio.face(draft.id, face_order(data, document.tile, 0, 0), address)


async def digest_of(content: bytes) -> str:
    """Return the SHA-256 of a picture, computed in a thread: others run beside it."""
    return await asyncio.to_thread(lambda: hashlib.sha256(content).hexdigest())


async def read_picture(
    app_state: AppState, request: AnyRequest, draft_id: str, sha256: str, content: bytes, most_side: int | None = None
) -> AddedPicture:
    """Check an untrusted picture in a worker process, and refuse it if no face can be made of it."""
    job = AddPicture(draft_id, sha256, content, most_side)
    added = await app_state.worker_pool.run(job, app_state.address(request))
    if added.face.error:
        raise unusable(added.face.reason, added.face.error)
    return added


async def add_pictures(app_state: AppState, draft: DraftRow, pictures: Sequence[SavedPicture]) -> None:
    """Add pictures to a draft; a full one first loses those that it does not name."""
    store, limits = app_state.store.drafts, draft_limits(app_state.config)
    try:
        await store.add_pictures(draft.id, pictures, limits)
    except (LimitReached, NoRoom):
        await make_room(app_state, draft)
        try:
            await store.add_pictures(draft.id, pictures, limits)
        except LimitReached as reached:
            raise limit_refusal(app_state, reached) from None


def saved_picture(sha256: str, added: AddedPicture) -> SavedPicture:
    """Return a checked picture as it is saved."""
    picture = added.picture
    return SavedPicture(sha256, picture.kind, picture.width, picture.height, len(picture.content), picture.content)


def picture_response(content: bytes, kind: str, sha256: str) -> Response[bytes]:
    """Return a picture, sandboxed."""
    headers = cache_headers(etag(sha256), forever=True, private=True) | {"Content-Security-Policy": PICTURE_POLICY}
    return Response(content, media_type=f"image/{kind}", headers=headers)


def limit_refusal(app_state: AppState, reached: LimitReached) -> Refusal:
    """Return the refusal of a picture or a contribution beyond a limit, with the limit."""
    limits = app_state.config.limits
    match reached.limit:
        case "pictures":
            text = f"a draft has at most {limits.pictures_a_draft} pictures: delete some"
            return Refusal(HTTPStatus.CONFLICT, "too-many-pictures", text, limit=limits.pictures_a_draft)
        case "contributions_each":
            text = f"you have sent {limits.contributions_each} pictures, which is the most"
            return Refusal(HTTPStatus.CONFLICT, "too-many-contributions", text, limit=limits.contributions_each)
        case "waiting":
            text = f"{limits.contributions} contributions wait already; ask the maker of the deck to look at them"
            return Refusal(HTTPStatus.CONFLICT, "collection-full", text, limit=limits.contributions)
        case _:
            text = f"the pictures of a draft have at most {limits.draft_bytes // 1_000_000} MB: delete some"
            return Refusal(HTTPStatus.CONFLICT, "draft-full", text, limit=limits.draft_bytes)
