"""Decks on paper, made in the workshop."""

from typing import Annotated, Literal

from litestar import Response
from litestar.params import QueryParameter

from sosie.server.api.caching import etag, is_known, kept, unchanged
from sosie.server.desk import AnyRequest, Desk
from sosie.server.shelved import Shelved, printed
from sosie.table.messages import Language

Paper = Annotated[Literal["a4", "letter"], QueryParameter(description="The paper.")]
PrintLanguage = Annotated[Language, QueryParameter(description="Of the rules and the index.")]


async def print_answer(desk: Desk, request: AnyRequest, shelved: Shelved, paper: str, language: str) -> Response[bytes]:
    """Return a deck as a PDF; the last few are kept."""
    headers = kept(etag(shelved.version, paper, language, "pdf"), forever=False)
    headers["Content-Disposition"] = f'inline; filename="{shelved.edition.id}.pdf"'
    if is_known(request, headers["ETag"]):
        return unchanged(headers)
    key = (shelved.version, paper, language)
    if (pdf := desk.prints.get(key)) is None:
        desk.take(desk.errands, request)
        pdf = await desk.workshop.run(printed, shelved, paper, language)
        desk.prints.add(key, pdf)
    return Response(pdf, media_type="application/pdf", headers=headers)
