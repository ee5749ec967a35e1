"""Decks on paper, made in the workshop."""

from typing import Annotated, Literal

from litestar import Response
from litestar.params import Parameter

from sosie.cards import CardDesign, DrawnDeck
from sosie.cards.print import PrintOptions, print_pdf
from sosie.server.api.caching import etag, is_known, kept, unchanged
from sosie.server.desk import AnyRequest, Desk
from sosie.server.shelf import Shelved

Paper = Annotated[Literal["a4", "letter"], Parameter(description="The paper.")]


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


def printed(shelved: Shelved, paper: str, language: str) -> bytes:
    """Print a deck; called in the workshop."""
    drawn = DrawnDeck(shelved.edition, shelved.cards) if shelved.cards else CardDesign(shelved.edition).deck()
    second = "fr" if language == "en" else "en"
    return print_pdf(drawn, PrintOptions(paper=paper, language=language, second_language=second))
