"""Decks on paper, made by worker processes."""

from functools import partial
from typing import Annotated, Literal

from litestar import Response
from litestar.params import QueryParameter

from sosie.cards.print.leaflet import added_topics
from sosie.server.decks.repository import saved_file
from sosie.server.decks.served_edition import ServedEdition
from sosie.server.http.api.caching import etag, is_known, kept, unchanged
from sosie.server.http.state import AnyRequest, AppState
from sosie.server.workers.jobs import Job, PrintDeck, PrintEdition
from sosie.table.messages import Language

Paper = Annotated[Literal["a4", "letter"], QueryParameter(description="The paper.")]
PrintLanguage = Annotated[Language, QueryParameter(description="Of the rules and the index.")]


async def print_answer(
    app_state: AppState, request: AnyRequest, served: ServedEdition, paper: str, language: str
) -> Response[bytes]:
    """Return a deck as a PDF; the last few are kept."""
    # Another list of mini-games makes another leaflet.
    tag = etag(served.version, paper, language, "pdf", len(served.pack.games))
    headers = kept(tag, forever=False, private=served.is_own)
    headers["Content-Disposition"] = f'inline; filename="{served.edition.id}.pdf"'
    if is_known(request, headers["ETag"]):
        return unchanged(headers)
    key = (served.edition.id, served.version, paper, language)
    if (pdf := app_state.prints.get(key)) is None:
        app_state.take(app_state.jobs, request)
        pdf = await app_state.prints.find(
            key, partial(_print, app_state, served, paper, language, app_state.address(request))
        )
    return Response(pdf, media_type="application/pdf", headers=headers)


async def _print(app_state: AppState, served: ServedEdition, paper: str, language: str, address: str) -> bytes:
    job: Job[bytes]
    added = added_topics(served.edition, language)
    if served.is_own:
        job = PrintDeck(await saved_file(app_state.store, served.edition.id), paper, language, added)
    else:
        job = PrintEdition(served.edition.id, paper, language, added)
    return await app_state.worker_pool.run(job, address)
