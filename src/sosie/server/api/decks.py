"""Decks of one's own: brought as .sosie files, taken home again, and printed."""

import unicodedata
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType
from litestar.params import Parameter
from msgspec import Meta

from sosie.server.api.editions import EditionTitle, title_of
from sosie.server.api.printing import Paper, print_answer
from sosie.server.config import Limits
from sosie.server.desk import AnyRequest, Desk
from sosie.server.problems import Refusal, not_found, problems
from sosie.server.shelf import read_deck
from sosie.table.messages import Language

TAG = "Decks"
DECK_TYPE = "application/vnd.sosie.deck+zip"

DeckId = Annotated[str, Parameter(max_length=64, description="The id of a deck.")]


class DeckInfo(msgspec.Struct, frozen=True):
    """A deck that somebody has brought; as an edition it goes by its id."""

    id: str
    name: str
    size: Annotated[int, Meta(description="Of the file, in bytes.")]
    created: str


@dataclass
class _Upload(Operation):
    """An operation that takes a file as it is."""

    def __post_init__(self) -> None:
        file = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING, format="binary"))  # type: ignore[arg-type]
        self.request_body = RequestBody(content={"application/octet-stream": file}, required=True)


@post(
    "/decks",
    tags=[TAG],
    summary="Bring a deck",
    responses=problems(413, 429, 503),
    request_max_body_size=Limits().upload_bytes,
    operation_class=_Upload,
)
async def bring_deck(desk: Desk, request: AnyRequest, body: bytes) -> EditionTitle:
    """Keep a .sosie file, after everything in it was checked; the same file brought twice is one deck."""
    desk.take(desk.errands, request)
    shelved = await desk.workshop.run(read_deck, body, "")
    name = next(iter(shelved.edition.title.values()))
    deck_id = await desk.store.save_deck(body, name)
    return title_of(await desk.shelf.find(deck_id))
