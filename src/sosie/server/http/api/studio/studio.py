"""The limits and choices of the deck studio, and plans for decks."""

from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.params import PathParameter, QueryParameter
from msgspec import Meta

from sosie.cards import DIFFICULTIES, SHAPES
from sosie.cards.own.document import MAX_FACES, MAX_NAMES, MAX_SYMBOLS
from sosie.cards.own.emoji import emoji_drawing
from sosie.cards.own.lists import HEADINGS, MAX_WORD_LETTERS
from sosie.cards.own.make import MIN_PICTURES
from sosie.cards.own.names import MAX_LETTERS
from sosie.cards.own.pictures import MAX_PIXELS, MIN_SIDE
from sosie.cards.own.plans import DeckPlans
from sosie.cards.print.options import LARGEST_BLEED, PAPERS, PARTS, SMALLEST, largest_diameter
from sosie.names import LANGUAGES
from sosie.server.access.refusal import not_found
from sosie.server.http.api.caching import FOREVER, cache_headers, etag, has_current, not_modified, svg_response
from sosie.server.http.problems import problems
from sosie.server.http.state import AnyRequest, InjectedState

TAG = "Studio"
PICTURE_TYPES = ("image/jpeg", "image/png", "image/webp", "image/gif", "image/svg+xml")


class StudioInfo(msgspec.Struct, frozen=True):
    """The limits of drafts and collections on this server, and the choices for a deck."""

    picture_bytes: Annotated[int, Meta(description="The most bytes of a picture.")]
    pixels: Annotated[int, Meta(description="The most pixels of a picture.")]
    least_side: Annotated[int, Meta(description="The least width and height of a picture, in pixels.")]
    picture_types: tuple[str, ...]
    pictures: Annotated[int, Meta(description="The most pictures of a draft.")]
    draft_bytes: Annotated[int, Meta(description="The most bytes of all pictures of a draft.")]
    document_bytes: Annotated[int, Meta(description="The most bytes of a document.")]
    symbols: Annotated[int, Meta(description="The most symbols of a draft.")]
    least_symbols: Annotated[int, Meta(description="The fewest symbols that make a deck.")]
    faces: Annotated[int, Meta(description="The most faces of a symbol.")]
    names: Annotated[int, Meta(description="The most names of a symbol in one language.")]
    letters: Annotated[int, Meta(description="The most letters of a name or a title.")]
    word_letters: Annotated[int, Meta(description="The most letters of a word on a card.")]
    contributions: Annotated[int, Meta(description="The most contributions that wait for a decision.")]
    contributions_each: Annotated[int, Meta(description="The most contributions of one contributor.")]
    collection_days: Annotated[int, Meta(description="Days for which a collection is open.")]
    drafts_days: Annotated[int | None, Meta(description="Days for which an unused draft is kept; null is forever.")]
    deck_file_bytes: Annotated[int, Meta(description="The most bytes of a .sosie file.")]
    headings: Annotated[tuple[str, ...], Meta(description="Usual headings of tables, folded; such a row is no pair.")]
    languages: tuple[str, ...]
    shapes: tuple[str, ...]
    difficulties: tuple[str, ...]
    papers: tuple[str, ...]
    parts: Annotated[tuple[str, ...], Meta(description="The parts that can be printed.")]
    least_diameter: Annotated[float, Meta(description="The least height of a printed card, in millimetres.")]
    largest_diameter: Annotated[
        dict[str, dict[str, float]], Meta(description="The largest height of a printed card, by paper and shape.")
    ]
    largest_bleed: Annotated[float, Meta(description="The largest bleed, in millimetres.")]


@get("/studio", tags=[TAG], summary="Get the limits of the studio", responses=problems())
async def show_studio(app_state: InjectedState) -> StudioInfo:
    """Return the limits of drafts and collections, and the choices for shapes, sizes and paper."""
    config, limits = app_state.config, app_state.config.limits
    return StudioInfo(
        picture_bytes=limits.picture_bytes,
        pixels=MAX_PIXELS,
        least_side=MIN_SIDE,
        picture_types=PICTURE_TYPES,
        pictures=limits.pictures_a_draft,
        draft_bytes=limits.draft_bytes,
        document_bytes=limits.document_bytes,
        symbols=MAX_SYMBOLS,
        least_symbols=MIN_PICTURES,
        faces=MAX_FACES,
        names=MAX_NAMES,
        letters=MAX_LETTERS,
        word_letters=MAX_WORD_LETTERS,
        contributions=limits.contributions,
        contributions_each=limits.contributions_each,
        collection_days=config.collection_days,
        drafts_days=config.keep_drafts_days or None,
        deck_file_bytes=limits.upload_bytes,
        headings=tuple(sorted(HEADINGS)),
        languages=LANGUAGES,
        shapes=tuple(SHAPES),
        difficulties=tuple(DIFFICULTIES),
        papers=tuple(PAPERS),
        parts=PARTS,
        least_diameter=SMALLEST,
        largest_diameter={
            paper: {name: largest_diameter(paper, shape) for name, shape in SHAPES.items()} for paper in PAPERS
        },
        largest_bleed=LARGEST_BLEED,
    )


@get("/emoji/{file:str}", tags=[TAG], summary="Draw an emoji", responses=problems(404), media_type="image/svg+xml")
async def draw_emoji(
    file: Annotated[str, PathParameter(max_length=80, description="Its code points and `.svg`, such as `1f98a.svg`.")],
) -> Response[bytes]:
    """Return the drawing of an emoji, as cards show it."""
    svg = emoji_drawing(file.removesuffix(".svg"))
    if svg is None:
        raise not_found("no-such-emoji", "there is no drawing of this emoji")
    return svg_response(svg, {"Cache-Control": FOREVER})


@get("/plans", tags=[TAG], summary="List the decks for a number of symbols", responses=problems(429, 503))
async def show_plans(
    app_state: InjectedState,
    request: AnyRequest,
    symbols: Annotated[int, QueryParameter(ge=MIN_PICTURES, le=MAX_SYMBOLS, description="The number of symbols.")],
) -> Response[DeckPlans]:
    """Return the decks that a number of symbols gives, the decks of a few more, and the bounds on their cards."""
    headers = cache_headers(etag("plans", 1, symbols), forever=False)
    if has_current(request, headers["ETag"]):
        return not_modified(headers)
    app_state.limit_rate(app_state.pictures, request)
    return Response(await app_state.studio.plans(symbols, app_state.address(request)), headers=headers)
