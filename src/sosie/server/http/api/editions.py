"""Editions: symbols, names and cards, as data, pictures and PDF files."""

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
from sosie.cards.colours import Colours
from sosie.cards.drawing import Drawing
from sosie.cards.own.words import is_word
from sosie.cards.shape import SHAPES
from sosie.editions import EDITIONS, NamedSymbol
from sosie.names import Language
from sosie.server.access.refusal import not_found
from sosie.server.decks.served_edition import ServedEdition
from sosie.server.http.api.caching import (
    Version,
    cache_headers,
    encoded_json,
    etag,
    has_current,
    not_modified,
    svg_response,
)
from sosie.server.http.api.printing import Paper, PrintLanguage, print_response
from sosie.server.http.problems import problems
from sosie.server.http.state import AnyRequest, InjectedState
from sosie.server.workers.jobs import TouchPoints
from sosie.types import Symbol

TAG = "Editions"
_MIN_WIDTH, _DEFAULT_WIDTH, _MAX_WIDTH = 16, 800, 2048

Id = Annotated[str, PathParameter(max_length=64, description="The id of an edition or of a deck.")]
Width = Annotated[int, QueryParameter(ge=_MIN_WIDTH, le=_MAX_WIDTH, description="The width of a PNG.")]
Box = tuple[float, float, float, float]


class SymbolInfo(msgspec.Struct, frozen=True):
    """A symbol and its names in each language, the most common first."""

    id: Annotated[str, Meta(examples=["igloo"])]
    names: Mapping[str, tuple[str, ...]]
    faces: Annotated[int, Meta(description="The number of its faces (variants of the drawing); most symbols have one.")]
    boxes: Annotated[
        tuple[Box, ...],
        Meta(description="The view box of each face: left, top, width and height."),
    ]
    words: Annotated[tuple[int, ...], Meta(description="The faces that are words, not pictures.")]


class Placed(msgspec.Struct, frozen=True):
    """The position of a symbol on a card of radius 1 around the origin.

    To place the drawing: move `pivot` to the origin, scale by `scale`, rotate clockwise by `degrees`, and move to
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
    """An edition, in a list."""

    id: Annotated[str, Meta(examples=["classic"])]
    title: Mapping[str, str]
    cards: Annotated[int, Meta(examples=[55])]
    symbols: Annotated[int, Meta(examples=[57])]
    symbols_per_card: Annotated[int, Meta(examples=[8])]
    games: tuple[str, ...]
    version: Annotated[str, Meta(description="Changes whenever the look of a card changes.")]


class EditionInfo(msgspec.Struct, frozen=True):
    """Everything about an edition."""

    id: str
    title: Mapping[str, str]
    version: Annotated[str, Meta(description="For `v` in the URLs of pictures, which are then cached forever.")]
    symbols: tuple[SymbolInfo, ...]
    cards: Annotated[tuple[tuple[Symbol, ...], ...], Meta(description="The symbols on each card, by their ids.")]
    games: tuple[str, ...]
    game_names: Annotated[
        Mapping[str, Mapping[str, str]], Meta(description="Names of mini-games that this edition renames.")
    ]
    tie_break: str
    tournament: bool
    ring_symbol: str | None
    extra_cards: Annotated[tuple[str, ...], Meta(description="Cards that are not dealt; numbered after the others.")]
    shape: Annotated[str, Meta(examples=["circle"])]
    outline: Annotated[str, Meta(description="The shape as SVG path data, as high as a circle of radius 1.")]
    layouts: Annotated[
        tuple[Layout | None, ...],
        Meta(description="The layout of each card; null if it is not computed yet: request that one card."),
    ]
    colours: Annotated[Colours, Meta(description="The colours of the cards and their backs.")]


@get("/editions", tags=[TAG], summary="List the editions", responses=problems())
async def list_editions(app_state: InjectedState, request: AnyRequest) -> list[EditionTitle]:
    """Return the built-in editions."""
    return [title_of(await app_state.edition(name, request)) for name in EDITIONS]


@get("/editions/{edition_id:str}", tags=[TAG], summary="Describe an edition", responses=problems(404, 503))
async def show_edition(app_state: InjectedState, request: AnyRequest, edition_id: Id) -> Response[EditionInfo]:
    """Return the symbols with their names in all languages, the cards, the games and the layouts computed so far."""
    served = await app_state.edition(edition_id, request)
    drawn = [app_state.drawings.drawn(served, number) for number in range(len(served))]
    headers = _cache_headers(served, "edition", len(served.pack.games), sum(card is not None for card in drawn))
    if has_current(request, headers["ETag"]):
        return not_modified(headers)
    # In a thread: a deck may have hundreds of cards and megabytes of pictures, and tables must not wait for them.
    return encoded_json(await asyncio.to_thread(lambda: msgspec.json.encode(_info(served, drawn))), headers)


@get(
    "/editions/{edition_id:str}/layouts/{number:int}",
    tags=[TAG],
    summary="Get the layout of a card",
    responses=problems(404, 429, 503),
)
async def show_layout(
    app_state: InjectedState, request: AnyRequest, edition_id: Id, number: FromPath[int], version: Version = None
) -> Response[Layout]:
    """Return the positions of the symbols on one card, once they are computed."""
    served = await app_state.edition(edition_id, request)
    _check_card(served, number)
    headers = _cache_headers(served, number, "layout", version=version)
    if has_current(request, headers["ETag"]):
        return not_modified(headers)
    if app_state.drawings.drawn(served, number) is None:
        app_state.limit_rate(app_state.pictures, request)
    return Response(layout_of(await app_state.drawings.card(served, number)), headers=headers)


@get(
    "/editions/{edition_id:str}/silhouettes",
    tags=[TAG],
    summary="Get the silhouettes of the symbols",
    responses=problems(404, 429, 503),
)
async def show_silhouettes(
    app_state: InjectedState, request: AnyRequest, edition_id: Id, version: Version = None
) -> Response[tuple[TouchPoints, ...]]:
    """Return points spread over the drawings of all symbols, once they are computed."""
    served = await app_state.edition(edition_id, request)
    headers = _cache_headers(served, "silhouettes", version=version)
    if has_current(request, headers["ETag"]):
        return not_modified(headers)
    app_state.limit_rate(app_state.pictures, request)
    return encoded_json(await app_state.drawings.silhouettes(served, app_state.address(request)), headers)


@dataclass
class Pictures(Operation):
    """An operation that returns an SVG or a PNG."""

    def __post_init__(self) -> None:
        responses = self.responses or {}
        responses["200"] = OpenAPIResponse(
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
    operation_class=Pictures,
)
async def draw_card(
    app_state: InjectedState,
    request: AnyRequest,
    edition_id: Id,
    file: Annotated[
        str,
        PathParameter(pattern=r"^[0-9]{1,3}\.(svg|png)$", description="The card's number from 0, and .svg or .png."),
    ],
    width: Width = _DEFAULT_WIDTH,
    language: Annotated[Language, QueryParameter(description="The language of the names in an SVG.")] = "en",
    version: Version = None,
) -> Response[bytes]:
    """Return a card as a picture, once it is drawn."""
    served = await app_state.edition(edition_id, request)
    stem, _, kind = file.partition(".")
    _check_card(served, int(stem))
    headers = _cache_headers(served, file, width if kind == "png" else language, version=version)
    if has_current(request, headers["ETag"]):
        return not_modified(headers)
    app_state.limit_rate(app_state.pictures, request)
    if kind == "png":
        picture = await app_state.drawings.picture(served, int(stem), width, app_state.address(request))
        return Response(picture, media_type="image/png", headers=headers)
    card = await app_state.drawings.card(served, int(stem))
    return svg_response(await asyncio.to_thread(card.svg, language), headers)


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
    face: Annotated[int, QueryParameter(ge=0, le=9, description="The number of the face, from 0.")] = 0,
    version: Version = None,
) -> Response[bytes]:
    """Return a symbol as an SVG document."""
    served = await app_state.edition(edition_id, request)
    symbols = {f"{symbol.id}.svg": symbol for symbol in served.edition.symbols}
    if file not in symbols or face >= len(symbols[file].faces):
        raise not_found("no-such-symbol", "there is no such symbol")
    headers = _cache_headers(served, "symbol", served.edition.symbols.index(symbols[file]), face, version=version)
    if has_current(request, headers["ETag"]):
        return not_modified(headers)
    return svg_response(symbols[file].faces[face], headers)


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
    """Return the cards, backs, an index, the rules and a box, as one PDF."""
    return await print_response(app_state, request, await app_state.edition(edition_id, request), paper, language)


def _cache_headers(served: ServedEdition, *parts: object, version: str | None = None) -> dict[str, str]:
    """Return cache headers for a response that depends only on an edition and these parts."""
    return cache_headers(etag(served.version, *parts), forever=version == served.version, private=served.is_own)


def _check_card(served: ServedEdition, number: int) -> None:
    if not 0 <= number < len(served):
        raise not_found("no-such-card", f"cards are numbered from 0 to {len(served) - 1}")


def title_of(served: ServedEdition) -> EditionTitle:
    """Return an edition as a list entry."""
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
        symbols=tuple(map(_symbol_info, chosen.symbols)),
        cards=served.pack.cards,
        games=served.pack.games,
        game_names=chosen.game_names,
        tie_break=chosen.tie_break,
        tournament=chosen.tournament,
        ring_symbol=chosen.ring_symbol,
        extra_cards=tuple(chosen.extra_cards),
        shape=served.shape,
        outline=SHAPES[served.shape].path(1),
        layouts=tuple(layout_of(card) if card else None for card in drawn),
        colours=served.colours,
    )


def _symbol_info(symbol: NamedSymbol) -> SymbolInfo:
    faces = symbol.faces
    words = tuple([number for number, face in enumerate(faces) if is_word(face)])
    return SymbolInfo(symbol.id, symbol.names, len(faces), tuple(map(_box, faces)), words)


def _box(face: str) -> Box:
    parsed = Drawing.parse(face)
    return parsed.left, parsed.top, parsed.side, parsed.side


def layout_of(card: DrawnCard) -> Layout:
    """Return the layout of a card."""
    return tuple(_placed(mark) for mark in card.marks)


def _placed(mark: Mark) -> Placed:
    place = mark.placement
    return Placed(
        mark.symbol.id,
        mark.face,
        round(place.x, 5),
        round(place.y, 5),
        round(place.degrees, 3),
        round(place.size / place.radius, 6),
        (round(place.pivot[0], 4), round(place.pivot[1], 4)),
    )
