"""The PDF as a printer sees it: page boxes, fonts and pixels."""

import io
import math
from dataclasses import replace
from functools import cache
from itertools import product

import numpy as np
import pikepdf
import PIL.Image
import pypdfium2
import pytest
from numpy.typing import NDArray

from sampling import chosen
from sosie import __version__
from sosie.cards import SHAPES, CardDesign, DrawnCard, DrawnDeck, Spacing, easier
from sosie.cards.drawing import on_white, render
from sosie.cards.print import PAPERS, PARTS, PrintOptions, print_pdf
from sosie.cards.print.document import page_pictures
from sosie.cards.print.grid import Grid, best_grid
from sosie.editions import edition
from sosie.errors import OutOfRange

Image = NDArray[np.float64]

MM = 4
"""Pixels per millimetre."""
SMALL = easier(edition("ring"), 5)
"""Seven cards and the Ring card: more than a sheet."""

SAMPLE = [("a4", "circle"), ("a4", "hexagon"), ("letter", "square")]
"""Every paper and every shape."""


@cache
def deck(shape: str = "circle") -> DrawnDeck:
    return CardDesign(SMALL, spacing=Spacing(shape=shape)).deck()


@cache
def printed(shape: str = "circle", options: PrintOptions = PrintOptions()) -> bytes:  # noqa: B008 - frozen
    return print_pdf(deck(shape), options)


@cache
def pixels(pdf: bytes, page: int) -> Image:
    document = pypdfium2.PdfDocument(pdf)
    try:
        return np.asarray(document[page].render(scale=MM * 25.4 / 72).to_numpy()[..., 2::-1] / 255.0)
    finally:
        document.close()


def millimetres(box: pikepdf.Rectangle | pikepdf.Array) -> tuple[float, float]:
    sides = pikepdf.Rectangle(box) if isinstance(box, pikepdf.Array) else box
    return float(sides.width) * 25.4 / 72, float(sides.height) * 25.4 / 72


def beyond(grid: Grid, image: Image) -> NDArray[np.float64]:
    """Return the distance of each pixel from the nearest card, in millimetres."""
    rows, columns = np.mgrid[: image.shape[0], : image.shape[1]]
    points = np.stack([columns + 0.5, rows + 0.5], axis=-1) / MM
    outside = [grid.shape.outside((points - place) / grid.radius)[0] * grid.radius for place in np.array(grid.centres)]
    return np.asarray(np.min(outside, axis=0))


def on_page(image: Image, place: tuple[float, float], reach: float) -> Image:
    x, y = (round((at - reach) * MM) for at in place)
    side = round(2 * reach * MM)
    return image[y : y + side, x : x + side]


def on_screen(card: DrawnCard, side: int) -> Image:
    """Return a card without its rim, with this many pixels per side."""
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200">{card.body()}</svg>'
    return on_white(render(svg, side))


@pytest.mark.parametrize(("paper", "shape"), chosen(product(PAPERS, SHAPES), SAMPLE))
def test_print_has_every_card_once_as_drawn(paper: str, shape: str) -> None:
    options = PrintOptions(paper=paper, parts=("cards",))
    grid = best_grid(options, SHAPES[shape])
    pdf = printed(shape, options)
    side = round(options.diameter * MM)
    cards = np.stack([on_screen(card, side) for card in deck(shape)])
    inner = SHAPES[shape].outside(np.stack(np.meshgrid(*[np.linspace(-1, 1, side)] * 2), axis=-1))[0] < -0.02
    found = []
    for number in range(len(cards)):
        sheet, place = divmod(number, len(grid.centres))
        here = on_page(pixels(pdf, sheet), grid.centres[place], grid.radius)
        differences = np.abs(cards - here).mean(axis=-1)[:, inner].mean(axis=1)
        found.append(int(differences.argmin()))
        assert differences.min() < 0.02
    assert found == list(range(len(cards)))


@pytest.mark.parametrize("flip", ["long", "short"])
@pytest.mark.parametrize(("paper", "shape"), chosen(product(PAPERS, SHAPES), SAMPLE))
def test_backs_align_with_fronts_after_flip(paper: str, shape: str, flip: str) -> None:
    options = PrintOptions(paper=paper, flip=flip, parts=("cards", "backs"))
    grid = best_grid(options, SHAPES[shape])
    pdf = printed(shape, options)
    for sheet, used in enumerate([len(grid.centres), len(deck(shape)) - len(grid.centres)]):
        back = pixels(pdf, 2 * sheet + 1)
        through = back[:, ::-1] if flip == "long" else back[::-1]
        inked = through.min(axis=-1) < 0.97
        distance = beyond(replace(grid, centres=grid.centres[:used]), through)
        # No white within almost the whole bleed, and nothing printed well beyond it.
        assert inked[distance < options.bleed - 0.4].all()
        assert not inked[distance > 1.4 * options.bleed + 0.4].any()


@pytest.mark.parametrize("shape", SHAPES)
def test_cut_has_requested_diameter_and_safe_margin(shape: str) -> None:
    options = PrintOptions(diameter=70, parts=("cards",))
    grid = best_grid(options, SHAPES[shape])
    image = pixels(printed(shape, options), 0)
    distance = beyond(replace(grid, centres=grid.centres[: min(len(grid.centres), len(deck(shape)))]), image)
    dark = image.min(axis=-1) < 0.97
    # A thin light line along the cut; clear paper on both sides of it: the safe margin is a twentieth of the radius.
    assert dark[np.abs(distance) < 0.06].mean() > 0.9
    assert not dark[(distance > 0.6) & (distance < 0.75)].any()
    assert not dark[(distance < -0.6) & (distance > -1.2)].any()
    assert image[np.abs(distance) < 0.4].min() > 0.6


def test_row_of_pixels_measures_diameter() -> None:
    options = PrintOptions(parts=("cards",))
    grid = best_grid(options, SHAPES["circle"])
    image = pixels(printed("circle", options), 0)
    x, y = grid.centres[0]
    row = np.flatnonzero(image[int(y * MM), : int((x + 45) * MM)].min(axis=-1) < 0.97)
    assert (row[-1] - row[0]) / MM == pytest.approx(85, abs=0.5)


@pytest.mark.parametrize("paper", PAPERS)
def test_every_page_has_trim_and_bleed_boxes(paper: str) -> None:
    with pikepdf.open(io.BytesIO(printed("circle", PrintOptions(paper=paper)))) as pdf:
        # Two sheets on both sides; index, rules and box on sheets of their own.
        assert len(pdf.pages) == 4 + 2 + 2 + 1
        for page in pdf.pages:
            assert "/TrimBox" in page
            assert "/BleedBox" in page
            for box in (page.mediabox, page.trimbox, page.bleedbox):
                assert millimetres(box) == pytest.approx(PAPERS[paper], abs=0.01)


@pytest.mark.parametrize("shape", SHAPES)
def test_single_card_pages_trim_to_card(shape: str) -> None:
    options = PrintOptions(one_a_page=True, bleed=4, diameter=90, parts=("cards", "backs"))
    pdf = printed(shape, options)
    width = 45 * SHAPES[shape].width
    with pikepdf.open(io.BytesIO(pdf)) as document:
        assert len(document.pages) == 2 * len(deck(shape))
        for page in document.pages:
            assert millimetres(page.trimbox) == pytest.approx((width, 90), abs=0.01)
            assert millimetres(page.bleedbox) == pytest.approx((width + 8, 98), abs=0.01)
            assert page.mediabox == page.bleedbox
    middle = (width / 2 + 4, 49.0)
    for number, card in enumerate(deck(shape)):
        if shape == "circle":
            here = on_page(pixels(pdf, 2 * number), middle, 45)
            assert np.abs(here - on_screen(card, 90 * MM)).mean() < 0.02
        back = pixels(pdf, 2 * number + 1)
        grid = Grid(PAPERS["a4"], SHAPES[shape], 45, 8, (middle,))
        assert (back.min(axis=-1) < 0.97)[beyond(grid, back) < 3.6].all()


def test_pdf_embeds_fonts_and_stays_vector() -> None:
    with pikepdf.open(io.BytesIO(printed())) as pdf:
        dictionaries = [each for each in pdf.objects if isinstance(each, (pikepdf.Dictionary, pikepdf.Stream))]
        fonts = [each for each in dictionaries if each.get("/Type") == "/FontDescriptor"]
        names = {str(font.FontName)[8:] for font in fonts}
        assert names == {"Fredoka-Regular", "Fredoka-SemiBold", "NunitoSans-Regular", "NunitoSans-Bold"}
        assert all({"/FontFile2", "/FontFile3"} & set(font.keys()) for font in fonts)
        # Six letters and a plus: a part of the font.
        assert all(str(font.FontName)[7] == "+" for font in fonts)
        assert not [each for each in dictionaries if each.get("/Subtype") == "/Image"]


def test_photograph_is_printed_as_image() -> None:
    symbol = SMALL.symbols[0]
    dot = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    photo = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">'
        f'<image width="10" height="10" href="data:image/png;base64,{dot}"/></svg>'
    )
    symbols = (replace(symbol, faces=(photo,)), *SMALL.symbols[1:])
    pdf = print_pdf(CardDesign(replace(SMALL, symbols=symbols)).deck(), PrintOptions(parts=("cards",)))
    with pikepdf.open(io.BytesIO(pdf)) as document:
        pictures = [each for each in document.objects if isinstance(each, pikepdf.Stream)]
        assert [each for each in pictures if each.get("/Subtype") == "/Image"]


@pytest.mark.parametrize("language", ["en", "fr", "es", "de"])
def test_pdf_has_title_and_language(language: str) -> None:
    with pikepdf.open(io.BytesIO(printed(options=PrintOptions(language=language)))) as pdf:
        assert str(pdf.docinfo["/Title"]) == SMALL.title[language]
        assert str(pdf.docinfo["/Creator"]) == f"Sosie {__version__}"
        assert str(pdf.Root.Lang) == language


def words(pdf: bytes, page: int) -> str:
    document = pypdfium2.PdfDocument(pdf)
    try:
        return " ".join(document[page].get_textpage().get_text_range().split())
    finally:
        document.close()


def test_index_names_every_symbol_in_both_languages() -> None:
    whole = DrawnDeck(edition("ring"), deck().cards)
    text = words(print_pdf(whole, PrintOptions(language="de", second_language="es", parts=("index",))), 0)
    for symbol in edition("ring").symbols:
        assert symbol.name("de") in text
        assert symbol.name("es") in text


def test_long_index_continues_on_next_page() -> None:
    symbols = tuple(
        replace(symbol, names={"en": (f"{symbol.id} {k}",)}) for k in range(2) for symbol in SMALL.symbols * 5
    )
    pdf = print_pdf(DrawnDeck(replace(SMALL, symbols=symbols), deck().cards), PrintOptions(parts=("index",)))
    pages = [words(pdf, page) for page in range(2)]
    assert [sum(text.count(f"{symbol.id} ") for symbol in SMALL.symbols) for text in pages] == [60, 10]


def test_pdf_is_deterministic() -> None:
    assert print_pdf(deck()) == printed()


@pytest.mark.parametrize("part", PARTS[2:])
def test_parts_can_be_printed_alone(part: str) -> None:
    with pikepdf.open(io.BytesIO(printed(options=PrintOptions(parts=(part,))))) as pdf:
        assert len(pdf.pages) == 1


def test_backs_have_requested_colour() -> None:
    options = PrintOptions(parts=("backs",), back_colour="#336699")
    image = pixels(printed(options=options), 0)
    grid = best_grid(options, SHAPES["circle"])
    inside = image[beyond(grid, image) < 0]
    assert np.median(inside, axis=0) * 255 == pytest.approx([0x33, 0x66, 0x99], abs=1)


@pytest.mark.parametrize("one_a_page", [False, True])
def test_cards_have_their_colour(one_a_page: bool) -> None:
    cards = tuple(replace(card, colour="#ffcc66") for card in deck())
    options = PrintOptions(parts=("cards",), one_a_page=one_a_page)
    image = pixels(print_pdf(DrawnDeck(SMALL, cards), options), 0)
    share = (np.abs(image * 255 - [0xFF, 0xCC, 0x66]).max(axis=-1) < 2).mean()
    assert share > 0.2


def test_page_pictures_show_the_pages_of_the_pdf() -> None:
    options = PrintOptions(parts=("cards", "backs", "rules"))
    pdf, shown = printed(options=options), page_pictures(deck(), options, 210 * MM)
    with pikepdf.open(io.BytesIO(pdf)) as document:
        assert len(document.pages) == len(shown)
    for number, png in enumerate(shown):
        with PIL.Image.open(io.BytesIO(png)) as picture:
            seen = np.asarray(picture.convert("RGB")) / 255.0
        true = pixels(pdf, number)
        height, width = (min(sides) for sides in zip(seen.shape[:2], true.shape[:2], strict=True))
        assert abs(height - true.shape[0]) <= 1
        assert np.abs(seen[:height, :width] - true[:height, :width]).mean() < 0.02


def test_back_is_rotationally_symmetric() -> None:
    back = pixels(printed(options=PrintOptions(one_a_page=True, parts=("backs",))), 0)
    assert np.abs(back - back[::-1, ::-1]).mean() < 0.01


@pytest.mark.parametrize("diameter", [39, 199, math.nan])
def test_diameter_out_of_range_is_refused(diameter: float) -> None:
    with pytest.raises(OutOfRange, match="40 to 198 mm"):
        print_pdf(deck(), PrintOptions(diameter=diameter))
