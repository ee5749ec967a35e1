"""Decks on paper, made by worker processes."""

from functools import partial
from typing import Annotated, Literal

from litestar import Response
from litestar.params import QueryParameter

from sosie.cards.print.leaflet import added_topics
from sosie.server.api.caching import etag, is_known, kept, unchanged
from sosie.server.desk import AnyRequest, Desk
from sosie.server.jobs import Job, PrintDeck, PrintEdition
from sosie.server.shelf import saved_file
from sosie.server.shelved import Shelved
from sosie.table.messages import Language

Paper = Annotated[Literal["a4", "letter"], QueryParameter(description="The paper.")]
PrintLanguage = Annotated[Language, QueryParameter(description="Of the rules and the index.")]


async def print_answer(desk: Desk, request: AnyRequest, shelved: Shelved, paper: str, language: str) -> Response[bytes]:
    """Return a deck as a PDF; the last few are kept."""
    # Another list of mini-games makes another leaflet.
    tag = etag(shelved.version, paper, language, "pdf", len(shelved.pack.games))
    headers = kept(tag, forever=False, private=shelved.is_own)
    headers["Content-Disposition"] = f'inline; filename="{shelved.edition.id}.pdf"'
    if is_known(request, headers["ETag"]):
        return unchanged(headers)
    key = (shelved.edition.id, shelved.version, paper, language)
    if (pdf := desk.prints.get(key)) is None:
        desk.take(desk.errands, request)
        pdf = await desk.prints.find(key, partial(_print, desk, shelved, paper, language, desk.address(request)))
    return Response(pdf, media_type="application/pdf", headers=headers)


async def _print(desk: Desk, shelved: Shelved, paper: str, language: str, address: str) -> bytes:
    job: Job[bytes]
    added = added_topics(shelved.edition, language)
    if shelved.is_own:
        job = PrintDeck(await saved_file(desk.store, shelved.edition.id), paper, language, added)
    else:
        job = PrintEdition(shelved.edition.id, paper, language, added)
    return await desk.workshop.run(job, address)
