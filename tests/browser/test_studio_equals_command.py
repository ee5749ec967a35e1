"""The deck studio and `sosie make`: the same input gives the same files, byte for byte."""

import re
from pathlib import Path

from playwright.sync_api import Download, Page, expect

from browser.pages import SLOW_MS, NewPage
from browser.picture_files import SVG, drawn
from browser.studio import open_studio, saved, symbol_count
from command import sosie

_WORDS = "# market\napple\nfish|and chips\n\U0001f955 carrot\na word that is longer than a name may be on a card\n"


def write_sources(folder: Path) -> list[Path]:
    """Write a table, a list and pictures, of which the page sends the same pixels as there are in the files."""
    (folder / "pairs.csv").write_bytes("English;Français\nthe cat;le chat\nthe bee;l'abeille\nsun\n".encode("cp1252"))
    (folder / "words.txt").write_text(_WORDS, encoding="utf-8")
    (folder / "kite.svg").write_text(SVG)
    drawn(1).save(folder / "Anne-Lise.png")
    drawn(2).save(folder / "le_chien.gif")
    return [folder / name for name in ("pairs.csv", "words.txt", "kite.svg", "Anne-Lise.png", "le_chien.gif")]


def downloaded(page: Page, button: str, name: str) -> bytes:
    """Press a button, and return the file that it saves under a name."""
    with page.expect_download(timeout=SLOW_MS) as download:
        page.get_by_role("button", name=re.compile(f"^{button}")).click()
    file: Download = download.value
    assert file.suggested_filename == name
    return file.path().read_bytes()


def test_deck_of_the_page_equals_that_of_the_command(new_page: NewPage, tmp_path: Path) -> None:
    sources = write_sources(tmp_path)
    page = open_studio(new_page("desktop", touch=False))
    page.get_by_label("Drop pictures here").set_input_files(sources)
    symbol_count(page, 10)
    page.get_by_label("Name of the deck").fill("Market day")
    page.get_by_text("Shape, sizes and colours").click()
    page.get_by_text("Hexagon", exact=True).click()
    saved(page)
    page.get_by_role("button", name="Finish", exact=True).click()
    ours = downloaded(page, "Save", "Market day.sosie")
    page.get_by_role("button", name=re.compile("^Print")).click()
    expect(page.get_by_role("img", name=re.compile("^Page 1"))).to_be_visible(timeout=SLOW_MS)
    printed = downloaded(page, "Save the PDF", "Market day.pdf")
    made = tmp_path / "made.pdf"
    sosie("make", *map(str, sources), "-o", str(made), "--name", "Market day", "--shape", "hexagon")
    assert ours == made.with_suffix(".sosie").read_bytes()
    assert printed == made.read_bytes()
