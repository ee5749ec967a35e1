"""The printed deck: all requested parts in one PDF."""

import io
import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pikepdf
import typst

from sosie import __version__
from sosie.cards.card import DrawnDeck
from sosie.cards.drawing import FONTS
from sosie.cards.print.back import accent_on, readable_on, sign_svg
from sosie.cards.print.box import Box, Net
from sosie.cards.print.box_art import BLEED, net_svg
from sosie.cards.print.fonts import title_font
from sosie.cards.print.leaflet import topics
from sosie.cards.print.options import PrintOptions
from sosie.cards.print.sheets import Page, card_pages
from sosie.editions import Edition
from sosie.languages import fill, texts
from sosie.names import fold_name

_HERE = Path(__file__).parent
_POINTS = 72 / 25.4

Data = dict[str, Any]
"""The input of a template: plain JSON types."""


def print_pdf(drawn: DrawnDeck, options: PrintOptions | None = None) -> bytes:
    """Return a PDF of a drawn deck; the same deck and options give the same bytes."""
    chosen = options or PrintOptions()
    pages, inputs = _document(drawn, chosen)
    # With unpacked arguments, the type checker does not see that the output is returned.
    pdf: Any = typst.compile(**inputs)
    return _finished(pdf, pages, chosen)


def page_pictures(drawn: DrawnDeck, options: PrintOptions, width: int) -> tuple[bytes, ...]:
    """Return the pages of the PDF as PNG files; the first is this many pixels wide."""
    pages, inputs = _document(drawn, options)
    inches = (pages[0].size if pages else options.sheet).width / 25.4
    # Several pages are a list, unlike the declared type.
    pictures: Any = typst.compile(**inputs, format="png", ppi=width / inches)
    return tuple(pictures) if isinstance(pictures, list) else (pictures,)


def _document(drawn: DrawnDeck, options: PrintOptions) -> tuple[list[Page], Data]:
    """Return the pages of cards, and the arguments that compile the whole document."""
    options.check_diameter(drawn.cards[0].shape)
    pages = card_pages(drawn.cards, options)
    return pages, {
        "input": str(_HERE / "document.typ"),
        "root": str(_HERE),
        "font_paths": typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[str(FONTS)]),
        "sys_inputs": {
            "data": json.dumps(_data(drawn, options, pages)),
            "titles": title_font(options.language),
        },
    }


def box_nets(drawn: DrawnDeck, options: PrintOptions) -> tuple[Net, ...]:
    """Return the nets of the box for a deck; none if it does not fit on the paper."""
    return _box_for(drawn, options).nets(options.sheet)


def _box_for(drawn: DrawnDeck, options: PrintOptions) -> Box:
    return Box.around(drawn.cards[0].shape, options.diameter, len(drawn))


def _data(drawn: DrawnDeck, options: PrintOptions, pages: list[Page]) -> Data:
    edition, parts = drawn.edition, options.parts
    colour = options.back_colour
    return {
        "title": _title(edition, options.language),
        "language": options.language,
        "paper": options.sheet,
        "duplex": "backs" in parts,
        "colour": colour,
        "on_colour": readable_on(colour),
        "accent": accent_on(colour),
        "sign": _alone(sign_svg(10, colour)),
        "cards": list(_sheets(drawn, options, pages)),
        "index": _index(drawn, options) if "index" in parts else None,
        "rules": _rules(drawn, options) if "rules" in parts else None,
        "box": list(_box(drawn, options)) if "box" in parts else [],
    }


def _sheets(drawn: DrawnDeck, options: PrintOptions, pages: list[Page]) -> Iterator[Data]:
    width = f"{round(options.diameter * drawn.cards[0].shape.width / 2, 1):g}"
    title, note = _title(drawn.edition, options.language), texts(options.language, "leaflet")["sheet"]
    count = sum(page.number is not None for page in pages)
    for page in pages:
        said = fill(note, title=title, number=page.number, count=count, width=width) if page.number else ""
        yield {"size": page.size, "svg": page.svg, "note": said, "column": page.column}


def _index(drawn: DrawnDeck, options: PrintOptions) -> Data:
    words = texts(options.language, "leaflet")
    symbols = sorted(drawn.edition.symbols, key=lambda s: fold_name(s.name(options.language), options.language))
    return {
        "heading": words["index"],
        "note": words["index-note"],
        "symbols": [
            {
                "faces": symbol.faces,
                "name": symbol.name(options.language),
                "second": symbol.name(options.second_language),
            }
            for symbol in symbols
        ],
    }


def _rules(drawn: DrawnDeck, options: PrintOptions) -> Data:
    words = texts(options.language, "leaflet")
    return {
        "heading": words["rules"],
        "intro": fill(words["intro"], **_facts(drawn)),
        "fold": words["fold"] if _box_for(drawn, options).holds_leaflet(options.sheet) else "",
        "score": words["score"],
        "card": drawn.cards[0].svg(),
        "topics": [asdict(topic) for topic in topics(drawn.edition, options.language, options.added)],
    }


def _box(drawn: DrawnDeck, options: PrintOptions) -> Iterator[Data]:
    words = texts(options.language, "leaflet")
    for net in box_nets(drawn, options):
        yield {
            "svg": net_svg(net, options.back_colour, drawn.cards),
            "size": net.size,
            "bleed": BLEED,
            "panels": {name: panel._asdict() for name, panel in net.panels.items()},
            "glue": [panel._asdict() for panel in net.glue],
            "words": {
                "tagline": words["tagline"],
                "blurb": words["blurb"],
                "contents": fill(words["contents"], **_facts(drawn)),
                "players": words["players"],
                "glue": words["glue"],
                "how": words["box"],
            },
        }


def _facts(drawn: DrawnDeck) -> dict[str, int]:
    deck = drawn.edition.deck
    return {"cards": len(deck), "symbols": len(deck.symbols), "per_card": max(map(len, deck))}


def _title(edition: Edition, language: str) -> str:
    return edition.title.get(language) or next(iter(edition.title.values()))


def _alone(body: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-18 -12 36 24">{body}</svg>'


def _finished(pdf: bytes, pages: list[Page], options: PrintOptions) -> bytes:
    """Share identical page contents, set the trim and bleed boxes, and name the creator."""
    with pikepdf.open(io.BytesIO(pdf)) as document:
        once: dict[bytes, pikepdf.Object] = {}
        for number, page in enumerate(document.pages):
            # All sheets of backs except the last are identical.
            page.Contents = once.setdefault(page.Contents.read_raw_bytes(), page.Contents)
            left, bottom, right, top = (float(side) for side in page.mediabox)
            cut = options.bleed * _POINTS if options.one_a_page and number < len(pages) else 0.0
            page.bleedbox = pikepdf.Array([left, bottom, right, top])
            page.trimbox = pikepdf.Array([left + cut, bottom + cut, right - cut, top - cut])
        with document.open_metadata(set_pikepdf_as_editor=False) as about:
            about["xmp:CreatorTool"] = f"Sosie {__version__}"
        whole = io.BytesIO()
        document.save(whole, deterministic_id=True)
    return whole.getvalue()
