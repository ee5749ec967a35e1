"""Files made from drafts: .sosie, PDF, pictures of its pages; and publishing a draft as a deck."""

import struct
from http import HTTPStatus
from typing import Annotated, Literal

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta

from sosie.cards import SHAPES
from sosie.cards.print import PrintOptions
from sosie.cards.print.leaflet import added_topics
from sosie.cards.print.options import PARTS
from sosie.names import Language
from sosie.server.access.refusal import Refusal, not_found
from sosie.server.decks.repository import save_deck
from sosie.server.http.api.caching import attachment
from sosie.server.http.api.decks import DECK_TYPE
from sosie.server.http.api.editions import EditionTitle, title_of
from sosie.server.http.api.printing import Paper, PrintLanguage
from sosie.server.http.api.studio.drafts import SECURITY, DraftId, owned_draft, read_document
from sosie.server.http.api.studio.studio import TAG
from sosie.server.http.guards import guard_outputs, guard_share
from sosie.server.http.problems import problems
from sosie.server.http.state import AnyRequest, AppState, InjectedState
from sosie.server.store.draft_rows import DraftRow
from sosie.server.studio.draft_deck import DraftDeck
from sosie.server.workers.jobs import ReadDeck

_PRIVATE = {"Cache-Control": "private, no-store"}
_WIDTH = 600
"""The usual width of a page, in pixels."""


class PrintChoices(msgspec.Struct, frozen=True):
    """The options of a print, as a request has them."""

    paper: str
    diameter: float
    language: str
    second_language: str | None
    parts: str
    flip: str
    bleed: float
    one_a_page: bool
    back_colour: str | None

    def options(self, deck: DraftDeck) -> PrintOptions:
        """Return the options for printing a draft."""
        parts = tuple(part.strip() for part in self.parts.split(",") if part.strip())
        options = PrintOptions(
            paper=self.paper,
            diameter=self.diameter,
            bleed=self.bleed,
            language=self.language,
            second_language=self.second_language or ("fr" if self.language == "en" else "en"),
            parts=parts[:2] if self.one_a_page and parts == PARTS else parts,
            flip=self.flip,
            back_colour=self.back_colour or deck.document.back_colour,
            one_a_page=self.one_a_page,
            added=added_topics(deck.edition, self.language),
        )
        options.check_diameter(SHAPES[deck.document.shape])
        return options


def print_choices(  # noqa: PLR0913, PLR0917 - one for each option
    paper: Paper = "a4",
    diameter: Annotated[
        float, QueryParameter(ge=20, le=400, description="The height of a card, in millimetres.")
    ] = 85.0,
    language: PrintLanguage = "en",
    second_language: Annotated[
        Language | None,
        QueryParameter(description="The second language of the index; English or French by default."),
    ] = None,
    parts: Annotated[
        str, QueryParameter(max_length=60, description="The parts to print, separated by commas.")
    ] = ",".join(PARTS),
    flip: Annotated[
        Literal["long", "short"], QueryParameter(description="The edge over which the printer flips a sheet.")
    ] = "long",
    bleed: Annotated[
        float, QueryParameter(ge=0, le=20, description="How far backs extend beyond the cut, in millimetres.")
    ] = 3.0,
    one_a_page: Annotated[
        bool, QueryParameter(description="Whether each card has a page of its own, for a print shop.")
    ] = False,
    back_colour: Annotated[
        str | None, QueryParameter(max_length=7, description="The colour of the backs; that of the draft by default.")
    ] = None,
) -> PrintChoices:
    """Return the options of a print."""
    return PrintChoices(paper, diameter, language, second_language, parts, flip, bleed, one_a_page, back_colour)


Choices = NamedDependency[PrintChoices]
CHOICES = {"choices": Provide(print_choices, sync_to_thread=False)}


class Publishing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A draft to publish as a deck."""


class PageSize(msgspec.Struct, frozen=True):
    """The size of a page, in millimetres."""

    width: float
    height: float


class PrintedPages(msgspec.Struct, frozen=True):
    """The pages of a printed draft."""

    pages: Annotated[tuple[PageSize, ...], Meta(description="In order.")]


@get(
    "/drafts/{draft_id:str}/deck.sosie",
    tags=[TAG],
    summary="Download a draft as a deck file",
    responses=problems(401, 403, 404, 409, 429, 503),
    media_type=DECK_TYPE,
    security=SECURITY,
)
async def download_draft(app_state: InjectedState, request: AnyRequest, draft_id: DraftId) -> Response[bytes]:
    """Return a finished draft as a .sosie file, the same that `sosie make` writes."""
    deck = await _finished(app_state, request, draft_id)
    file = await app_state.studio.outputs.file(deck, app_state.address(request))
    return Response(file, media_type=DECK_TYPE, headers=_PRIVATE | attachment(deck.document.title, ".sosie"))


@post(
    "/drafts/{draft_id:str}/decks",
    tags=[TAG],
    summary="Publish a draft as a deck",
    responses=problems(401, 403, 404, 409, 413, 415, 429, 503, 507),
    guards=[guard_outputs, guard_share],
    security=SECURITY,
)
async def publish_draft(
    app_state: InjectedState,
    request: AnyRequest,
    draft_id: DraftId,
    data: JSONBody[Publishing],  # noqa: ARG001 - the body must be a JSON object
) -> EditionTitle:
    """Save a finished draft as a deck, to play with and to share. The secret of the draft can delete the deck."""
    deck, address = await _finished(app_state, request, draft_id), app_state.address(request)
    file = await app_state.studio.outputs.file(deck, address)
    if len(file) > app_state.config.limits.upload_bytes:
        most = app_state.config.limits.upload_bytes // 1024**2
        text = f"the deck has more than {most} MB: use fewer or smaller pictures"
        raise Refusal(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "too-large", text)
    content = await app_state.worker_pool.run(ReadDeck(file, rewrite=True), address)
    deck_id = await save_deck(app_state.store, content.file, content.edition(), deck.checked.draft.owner)
    app_state.charge_share(request, len(content.file))
    return title_of(await app_state.decks.add(deck_id, content))


@get(
    "/drafts/{draft_id:str}/print.pdf",
    tags=[TAG],
    summary="Print a draft",
    responses=problems(401, 403, 404, 409, 429, 503),
    media_type="application/pdf",
    dependencies=CHOICES,
    security=SECURITY,
)
async def print_draft(
    app_state: InjectedState, request: AnyRequest, draft_id: DraftId, choices: Choices
) -> Response[bytes]:
    """Return a finished draft as a PDF, with all options of `sosie print`."""
    deck = await _finished(app_state, request, draft_id)
    options = choices.options(deck)
    if not app_state.studio.outputs.has_pdf(deck, options):
        app_state.limit_rate(app_state.outputs, request)
    pdf = await app_state.studio.outputs.pdf(deck, options, app_state.address(request))
    return Response(pdf, media_type="application/pdf", headers=_PRIVATE | attachment(deck.document.title, ".pdf"))


@get(
    "/drafts/{draft_id:str}/pages",
    tags=[TAG],
    summary="List the pages of a printed draft",
    responses=problems(401, 403, 404, 409, 429, 503),
    dependencies=CHOICES,
    security=SECURITY,
)
async def list_pages(
    app_state: InjectedState, request: AnyRequest, draft_id: DraftId, choices: Choices
) -> PrintedPages:
    """Return the sizes of the pages of the PDF with the same options."""
    deck = await _finished(app_state, request, draft_id)
    options = choices.options(deck)
    sizes = [_size(page) for page in await _pages(app_state, request, deck, options, _WIDTH)]
    first = (options.diameter + 2 * options.bleed) if options.one_a_page else options.sheet.width
    mm = first / sizes[0][0] if sizes else 1.0
    return PrintedPages(tuple(PageSize(round(width * mm, 1), round(height * mm, 1)) for width, height in sizes))


@get(
    "/drafts/{draft_id:str}/pages/{file:str}",
    tags=[TAG],
    summary="Draw a page of a printed draft",
    responses=problems(401, 403, 404, 409, 429, 503),
    media_type="image/png",
    dependencies=CHOICES,
    security=SECURITY,
)
async def draw_page(
    app_state: InjectedState,
    request: AnyRequest,
    draft_id: DraftId,
    file: Annotated[
        str, PathParameter(pattern=r"^[0-9]{1,3}\.png$", description="The page's number from 0, and .png.")
    ],
    choices: Choices,
    width: Annotated[int, QueryParameter(ge=100, le=1600, description="The width of the first page.")] = _WIDTH,
) -> Response[bytes]:
    """Return a page of the PDF with the same options, as a picture."""
    deck = await _finished(app_state, request, draft_id)
    pages = await _pages(app_state, request, deck, choices.options(deck), width)
    number = int(file.removesuffix(".png"))
    if number >= len(pages):
        raise not_found("no-such-page", f"pages are numbered from 0 to {len(pages) - 1}")
    return Response(pages[number], media_type="image/png", headers=_PRIVATE)


async def _finished(app_state: AppState, request: AnyRequest, draft_id: str) -> DraftDeck:
    """Return the deck of a draft without problems; refuse any other."""
    draft = await owned_draft(app_state, request, draft_id)
    return await finished_deck(app_state, draft, app_state.address(request))


async def finished_deck(app_state: AppState, draft: DraftRow, address: str) -> DraftDeck:
    """Return the deck of a draft without problems; refuse any other, with its first problem."""
    document = await read_document(app_state, draft)
    state = await app_state.studio.state(await app_state.studio.check(draft, document), address)
    checked = await app_state.studio.check(draft, document)
    deck = await app_state.studio.deck(checked, address) if state.ready else None
    if deck is None:
        why = state.problems[0].text if state.problems else "not all of its pictures are there"
        raise Refusal(HTTPStatus.CONFLICT, "not-ready", f"the deck is not ready: {why}")
    return deck


async def _pages(
    app_state: AppState, request: AnyRequest, deck: DraftDeck, options: PrintOptions, width: int
) -> tuple[bytes, ...]:
    if not app_state.studio.outputs.has_pages(deck, options, width):
        app_state.limit_rate(app_state.pictures, request)
    return await app_state.studio.outputs.pages(deck, options, width, app_state.address(request))


def _size(png: bytes) -> tuple[int, int]:
    """Return the width and the height of a PNG file of our own."""
    width, height = struct.unpack_from("!II", png, 16)
    return width, height
