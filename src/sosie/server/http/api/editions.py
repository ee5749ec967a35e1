"""Editions: their symbols and names, and their cards, as data, as pictures and on paper."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, Operation, Schema
from litestar.openapi.spec.enums import OpenAPIType
from litestar.params import FromPath, PathParameter, QueryParameter
from msgspec import Meta

from sosie.cards import DrawnCard, Mark
from sosie.cards.drawing import Drawing
from sosie.cards.shape import SHAPES
from sosie.editions import EDITIONS
from sosie.server.decks.served_edition import ServedEdition
from sosie.server.http.api.caching import Version, drawing, etag, is_known, kept, ready_json, unchanged
from sosie.server.http.api.printing import Paper, PrintLanguage, print_answer
from sosie.server.http.problems import problems
from sosie.server.http.state import AnyRequest, InjectedState
from sosie.server.refusal import not_found
from sosie.server.workers.jobs import Silhouette
from sosie.table.messages import Language
from sosie.types import Symbol

TAG = "Editions"
_LEAST_WIDTH, _USUAL_WIDTH, _MOST_WIDTH = 16, 800, 2048

Id = Annotated[str, PathParameter(max_length=64, description="An edition, or the id of a deck.")]
Box = tuple[float, float, float, float]


class SymbolInfo(msgspec.Struct, frozen=True):
    """A symbol: what people call it in each language, the usual name first."""

    id: Annotated[str, Meta(examples=["igloo"])]
    names: Mapping[str, tuple[str, ...]]
    faces: Annotated[int, Meta(description="How many looks it has; most have one.")]
    boxes: Annotated[
        tuple[Box, ...],
        Meta(description="For each look, the part of the plane that its drawing shows: left, top, width and height."),
    ]


class Placed(msgspec.Struct, frozen=True):
    """Where a symbol lies on a card of radius 1 about the origin.

    Its drawing is moved so that `pivot` is at the origin, made `scale` times as large, turned clockwise, and moved to
    `x` (rightwards) and `y` (downwards).
    """

    symbol: str
    face: int
    x: float
    y: float
    degrees: float
    scale: float
    pivot: tuple[float, float]


Layout = tuple[Placed, ...]


class EditionTitle(msgspec.Struct, frozen=True):
    """An edition in the list of them."""

    id: Annotated[str, Meta(examples=["classic"])]
    title: Mapping[str, str]
    cards: Annotated[int, Meta(examples=[55])]
    symbols: Annotated[int, Meta(examples=[57])]
    symbols_per_card: Annotated[int, Meta(examples=[8])]
    games: tuple[str, ...]
    version: Annotated[str, Meta(description="Another one as soon as any card looks different.")]


class EditionInfo(msgspec.Struct, frozen=True):
    """Everything about an edition."""

    id: str
    title: Mapping[str, str]
    version: Annotated[str, Meta(description="For `v` in the addresses of pictures, which can then be kept forever.")]
    symbols: tuple[SymbolInfo, ...]
    cards: Annotated[tuple[tuple[Symbol, ...], ...], Meta(description="The symbols on each card, by their ids.")]
    games: tuple[str, ...]
    game_names: Annotated[Mapping[str, Mapping[str, str]], Meta(description="Names of games that are its own.")]
    tie_break: str
    tournament: bool
    ring_symbol: str | None
    extra_cards: Annotated[tuple[str, ...], Meta(description="Cards that are not dealt; they come after the others.")]
    shape: Annotated[str, Meta(examples=["circle"])]
    outline: Annotated[str, Meta(description="The shape as SVG path data, as high as a circle of radius 1.")]
    layouts: Annotated[
        tuple[Layout | None, ...],
        Meta(description="How each card is laid out; null where that is not worked out yet: ask for the one card."),
    ]


@get("/editions", tags=[TAG], summary="List the editions", responses=problems())
async def list_editions(app_state: InjectedState, request: AnyRequest) -> list[EditionTitle]:
    """Return the editions that come with Sosie."""
    return [title_of(await app_state.edition(name, request)) for name in EDITIONS]


@get("/editions/{edition_id:str}", tags=[TAG], summary="Describe an edition", responses=problems(404, 503))
async def show_edition(app_state: InjectedState, request: AnyRequest, edition_id: Id) -> Response[EditionInfo]:
    """Return symbols with their names in all languages, cards, games, and the layouts that are known."""
    served = await app_state.edition(edition_id, request)
    drawn = [app_state.drawings.drawn(served, number) for number in range(len(served))]
    headers = _kept(served, "edition", len(served.pack.games), sum(card is not None for card in drawn))
    if is_known(request, headers["ETag"]):
        return unchanged(headers)
    # A deck may have hundreds of cards and megabytes of pictures, for which nobody at a table should wait.
    return ready_json(await asyncio.to_thread(lambda: msgspec.json.encode(_info(served, drawn))), headers)


@get(
    "/editions/{edition_id:str}/layouts/{number:int}",
    tags=[TAG],
    summary="Lay out a card",
    responses=problems(404, 429, 503),
)
async def show_layout(
    app_state: InjectedState, request: AnyRequest, edition_id: Id, number: FromPath[int], version: Version = None
) -> Response[Layout]:
    """Return where the symbols lie on one card; it waits until that is worked out."""
    served = await app_state.edition(edition_id, request)
    _check_card(served, number)
    headers = _kept(served, number, "layout", version=version)
    if is_known(request, headers["ETag"]):
        return unchanged(headers)
    if app_state.drawings.drawn(served, number) is None:
        app_state.take(app_state.pictures, request)
    return Response(_layout(await app_state.drawings.card(served, number)), headers=headers)


@get(
    "/editions/{edition_id:str}/silhouettes",
    tags=[TAG],
    summary="Trace the symbols of an edition",
    responses=problems(404, 429, 503),
)
async def show_silhouettes(
    app_state: InjectedState, request: AnyRequest, edition_id: Id, version: Version = None
) -> Response[tuple[Silhouette, ...]]:
    """Return points that are spread over the drawings of all symbols; it waits until they are worked out."""
    served = await app_state.edition(edition_id, request)
    headers = _kept(served, "silhouettes", version=version)
    if is_known(request, headers["ETag"]):
        return unchanged(headers)
    app_state.take(app_state.pictures, request)
    return ready_json(await app_state.drawings.silhouettes(served, app_state.address(request)), headers)


@dataclass
class _Pictures(Operation):
    """An operation that answers with pictures of either kind."""

    def __post_init__(self) -> None:
        answers = self.responses or {}
        answers["200"] = OpenAPIResponse(
            description="The picture",
            content={
                kind: OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
                for kind in ("image/svg+xml", "image/png")
            },
        )


@get(
    "/editions/{edition_id:str}/cards/{file:str}",
    tags=[TAG],
    summary="Draw a card",
    responses=problems(404, 429, 503),
    operation_class=_Pictures,
)
async def draw_card(
    app_state: InjectedState,
    request: AnyRequest,
    edition_id: Id,
    file: Annotated[
        str,
        PathParameter(pattern=r"^[0-9]{1,3}\.(svg|png)$", description="The card's number from 0, and .svg or .png."),
    ],
    width: Annotated[int, QueryParameter(ge=_LEAST_WIDTH, le=_MOST_WIDTH, description="Of a PNG.")] = _USUAL_WIDTH,
    language: Annotated[Language, QueryParameter(description="Of the names in an SVG.")] = "en",
    version: Version = None,
) -> Response[bytes]:
    """Return a card as a picture; it waits until that card is drawn, and no longer."""
    served = await app_state.edition(edition_id, request)
    stem, _, kind = file.partition(".")
    _check_card(served, int(stem))
    headers = _kept(served, file, width if kind == "png" else language, version=version)
    if is_known(request, headers["ETag"]):
        return unchanged(headers)
    app_state.take(app_state.pictures, request)
    if kind == "png":
        picture = await app_state.drawings.picture(served, int(stem), width, app_state.address(request))
        return Response(picture, media_type="image/png", headers=headers)
    card = await app_state.drawings.card(served, int(stem))
    return drawing(await asyncio.to_thread(card.svg, language), headers)


@get(
    "/editions/{edition_id:str}/symbols/{file:str}",
    tags=[TAG],
    summary="Draw a symbol",
    responses=problems(404, 503),
    media_type="image/svg+xml",
)
async def draw_symbol(
    app_state: InjectedState,
    request: AnyRequest,
    edition_id: Id,
    file: Annotated[str, PathParameter(max_length=100, description="The symbol's id and .svg.")],
    face: Annotated[int, QueryParameter(ge=0, le=9, description="Which of its looks.")] = 0,
    version: Version = None,
) -> Response[bytes]:
    """Return a symbol as an SVG document."""
    served = await app_state.edition(edition_id, request)
    symbols = {f"{symbol.id}.svg": symbol for symbol in served.edition.symbols}
    if file not in symbols or face >= len(symbols[file].faces):
        raise not_found("no-such-symbol", "there is no such symbol")
    headers = _kept(served, "symbol", served.edition.symbols.index(symbols[file]), face, version=version)
    if is_known(request, headers["ETag"]):
        return unchanged(headers)
    return drawing(symbols[file].faces[face], headers)


@get(
    "/editions/{edition_id:str}/print.pdf",
    tags=[TAG],
    summary="Print an edition",
    responses=problems(404, 429, 503),
    media_type="application/pdf",
)
async def print_edition(
    app_state: InjectedState, request: AnyRequest, edition_id: Id, paper: Paper = "a4", language: PrintLanguage = "en"
) -> Response[bytes]:
    """Return cards, backs, an index, the rules and a box, as one PDF."""
    return await print_answer(app_state, request, await app_state.edition(edition_id, request), paper, language)


def _kept(served: ServedEdition, *parts: object, version: str | None = None) -> dict[str, str]:
    """Return the headers of an answer that depends on an edition and on these parts only."""
    return kept(etag(served.version, *parts), forever=version == served.version, private=served.is_own)


def _check_card(served: ServedEdition, number: int) -> None:
    if not 0 <= number < len(served):
        raise not_found("no-such-card", f"cards are numbered from 0 to {len(served) - 1}")


def title_of(served: ServedEdition) -> EditionTitle:
    """Return an edition as lists show it."""
    chosen = served.edition
    return EditionTitle(
        chosen.id,
        chosen.title,
        len(chosen.deck),
        len(chosen.symbols),
        chosen.deck.symbols_per_card or max(map(len, chosen.deck)),
        served.pack.games,
        served.version,
    )


def _info(served: ServedEdition, drawn: list[DrawnCard | None]) -> EditionInfo:
    chosen = served.edition
    return EditionInfo(
        id=chosen.id,
        title=chosen.title,
        version=served.version,
        symbols=tuple(
            SymbolInfo(symbol.id, symbol.names, len(symbol.faces), tuple(map(_box, symbol.faces)))
            for symbol in chosen.symbols
        ),
        cards=served.pack.cards,
        games=served.pack.games,
        game_names=chosen.game_names,
        tie_break=chosen.tie_break,
        tournament=chosen.tournament,
        ring_symbol=chosen.ring_symbol,
        extra_cards=tuple(chosen.extra_cards),
        shape=served.shape,
        outline=SHAPES[served.shape].path(1),
        layouts=tuple(_layout(card) if card else None for card in drawn),
    )


def _box(face: str) -> Box:
    parsed = Drawing.parse(face)
    return parsed.left, parsed.top, parsed.side, parsed.side


def _layout(card: DrawnCard) -> Layout:
    return tuple(_placed(mark) for mark in card.marks)


def _placed(mark: Mark) -> Placed:
    place = mark.place
    return Placed(
        mark.symbol.id,
        mark.face,
        round(place.x, 5),
        round(place.y, 5),
        round(place.degrees, 3),
        round(place.size / place.radius, 6),
        (round(place.pivot[0], 4), round(place.pivot[1], 4)),
    )
