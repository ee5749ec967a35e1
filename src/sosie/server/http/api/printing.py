"""PDF files of decks, made by worker processes."""

from functools import partial
from typing import Annotated, Literal

from litestar import Response
from litestar.params import QueryParameter

from sosie.cards.print.leaflet import added_topics
from sosie.names import Language
from sosie.server.decks.repository import load_file
from sosie.server.decks.served_edition import ServedEdition
from sosie.server.http.api.caching import cache_headers, etag, has_current, not_modified
from sosie.server.http.state import AnyRequest, AppState
from sosie.server.workers.jobs import PrintDeck, PrintEdition

Paper = Annotated[Literal["a4", "letter"], QueryParameter(description="The paper size.")]
PrintLanguage = Annotated[Language, QueryParameter(description="The language of the rules and the index.")]


async def print_response(
    app_state: AppState, request: AnyRequest, served: ServedEdition, paper: str, language: str
) -> Response[bytes]:
    """Return a deck as a PDF; the latest few are cached."""
    # Another list of mini-games makes another leaflet.
    tag = etag(served.version, paper, language, "pdf", len(served.pack.games))
    headers = cache_headers(tag, forever=False, private=served.is_own)
    headers["Content-Disposition"] = f'inline; filename="{served.edition.id}.pdf"'
    if has_current(request, headers["ETag"]):
        return not_modified(headers)
    key = (served.edition.id, served.version, paper, language)
    if (pdf := app_state.prints.get(key)) is None:
        app_state.limit_rate(app_state.jobs, request)
        pdf = await app_state.prints.get_or_create(
            key, partial(_print, app_state, served, paper, language, app_state.address(request))
        )
    return Response(pdf, media_type="application/pdf", headers=headers)


async def _print(app_state: AppState, served: ServedEdition, paper: str, language: str, address: str) -> bytes:
    job: PrintDeck | PrintEdition
    added = added_topics(served.edition, language)
    if served.is_own:
        job = PrintDeck(await load_file(app_state.store, served.edition.id), paper, language, added)
    else:
        job = PrintEdition(served.edition.id, paper, language, added)
    return await app_state.worker_pool.run(job, address)
