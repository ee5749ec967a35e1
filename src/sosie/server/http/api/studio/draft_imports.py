"""Bringing editions and deck files into a draft, to change them there."""

import asyncio
import hashlib
from typing import Annotated

import msgspec
from litestar import post
from litestar.params import JSONBody
from msgspec import Meta

from sosie.cards.colours import Colours
from sosie.cards.own.document import MAX_SYMBOLS, DeckDocument
from sosie.editions import Edition
from sosie.names import LANGUAGES, Language
from sosie.server.config import Limits
from sosie.server.http.api.decks import UPLOAD_TYPES, Upload
from sosie.server.http.api.studio.draft_pictures import add_pictures
from sosie.server.http.api.studio.drafts import SECURITY, DraftId, owned_draft
from sosie.server.http.api.studio.studio import TAG
from sosie.server.http.guards import BODY_TYPES, guard_jobs, guard_share, guard_uploads
from sosie.server.http.problems import problems
from sosie.server.http.state import AnyRequest, AppState, InjectedState
from sosie.server.store.draft_rows import DraftRow, SavedPicture
from sosie.server.workers.jobs import ReadDeck
from sosie.table.messages import EditionId


class Copying(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An edition or a deck to copy."""

    edition: Annotated[EditionId, Meta(description="An edition, or the id of a deck.", examples=["classic"])]
    language: Annotated[Language | None, Meta(description="The language of the copy, if the edition has it.")] = None


@post(
    "/drafts/{draft_id:str}/copies",
    tags=[TAG],
    summary="Copy an edition into a draft",
    responses=problems(401, 403, 404, 409, 413, 415, 429, 503, 507),
    guards=[guard_uploads, guard_share],
    security=SECURITY,
    status_code=200,
)
async def copy_edition(
    app_state: InjectedState, request: AnyRequest, draft_id: DraftId, data: JSONBody[Copying]
) -> DeckDocument:
    """Add the faces of an edition or a deck to the pictures of a draft, and return a document that shows them.

    The draft keeps its own document until you change it.
    """
    draft = await owned_draft(app_state, request, draft_id)
    served = await app_state.edition(data.edition, request)
    return await _add_faces(app_state, request, draft, served.edition, served.shape, served.colours, data.language)


@post(
    "/drafts/{draft_id:str}/files",
    tags=[TAG],
    summary="Open a deck file in a draft",
    responses=problems(401, 403, 404, 409, 413, 415, 429, 503, 507),
    request_max_body_size=Limits().upload_bytes,
    operation_class=Upload,
    guards=[guard_jobs, guard_share],
    opt={BODY_TYPES: UPLOAD_TYPES},
    security=SECURITY,
    status_code=200,
)
async def open_file(app_state: InjectedState, request: AnyRequest, draft_id: DraftId) -> DeckDocument:
    """Add the faces of a .sosie file to the pictures of a draft, and return a document that shows them.

    The draft keeps its own document until you change it.
    """
    draft = await owned_draft(app_state, request, draft_id)
    with app_state.receiving(request):
        content = await app_state.worker_pool.run(ReadDeck(await request.body()), app_state.address(request))
        return await _add_faces(app_state, request, draft, content.edition(), content.shape, content.colours)


async def _add_faces(
    app_state: AppState,
    request: AnyRequest,
    draft: DraftRow,
    edition: Edition,
    shape: str,
    colours: Colours,
    language: Language | None = None,
) -> DeckDocument:
    # In a thread: a deck may have many megabytes of pictures.
    pictures = await asyncio.to_thread(_pictures, edition)
    await add_pictures(app_state, draft, list(pictures.values()))
    app_state.charge_share(request, sum(picture.size for picture in pictures.values()))
    document = _document(edition, shape, language, {face: picture.sha256 for face, picture in pictures.items()})
    return msgspec.structs.replace(document, card_colour=colours.card, back_colour=colours.back)


def _pictures(edition: Edition) -> dict[str, SavedPicture]:
    """Return the faces of an edition as pictures of a draft."""
    return {face: _picture(face) for symbol in edition.symbols[:MAX_SYMBOLS] for face in symbol.faces}


def _picture(face: str) -> SavedPicture:
    content = face.encode()
    side = 512
    return SavedPicture(hashlib.sha256(content).hexdigest(), "svg+xml", side, side, len(content), content)


def _document(edition: Edition, shape: str, wanted: str | None, digests: dict[str, str]) -> DeckDocument:
    """Return the document of a copy, in the wanted language if the edition has it."""
    language = next((known for known in (wanted or "en", *LANGUAGES) if known in edition.title), "en")
    symbols = [
        {
            "id": symbol.id,
            "names": {tongue: names for tongue, names in symbol.names.items() if tongue in LANGUAGES},
            "faces": [{"type": "drawn", "picture": digests[face]} for face in symbol.faces],
            "source": symbol.source[:200],
        }
        for symbol in edition.symbols[:MAX_SYMBOLS]
    ]
    title = edition.title.get(language) or next(iter(edition.title.values()))
    document = {"title": title, "language": language, "shape": shape, "symbols": symbols}
    return msgspec.convert(document, DeckDocument)
