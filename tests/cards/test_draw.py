"""Drawn cards: the right symbols, documents that hold together, the same every time."""

import io
import os
import xml.etree.ElementTree as ET
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from sosie.cards import EASY, CardDesign, Drawing, DrawnDeck, Spacing, easier
from sosie.cards.cache import cache_folder
from sosie.editions import Edition, NamedSymbol, edition
from sosie.errors import OutOfRange

SVG = "{http://www.w3.org/2000/svg}"
SMALL = easier(edition("insects"), 3)


@pytest.fixture(scope="module")
def small() -> DrawnDeck:
    return CardDesign(SMALL).deck()


def test_a_card_shows_the_symbols_of_the_deck_by_name(small: DrawnDeck) -> None:
    for card, symbols in zip(small, SMALL.deck, strict=True):
        root = ET.fromstring(card.svg("fr"))  # noqa: S314 - our own document
        titles = [title.text for title in root.iter(f"{SVG}title")]
        assert titles == [SMALL.symbol(str(symbol)).name("fr") for symbol in symbols]


def test_one_card_is_the_same_as_in_the_whole_deck(small: DrawnDeck) -> None:
    assert CardDesign(SMALL).card(2) == small[2]


def test_a_design_gives_the_same_cards_again_without_a_cache(
    small: DrawnDeck, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOSIE_CACHE", str(tmp_path))
    assert CardDesign(SMALL).deck() == small
    assert any(tmp_path.rglob("*.json"))


@pytest.mark.parametrize("damage", ["", "{}", "[[1", '[{"x": 1}]', "[]"])
def test_a_damaged_cache_is_no_harm(damage: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOSIE_CACHE", str(tmp_path))
    first = CardDesign(SMALL).card(0)
    for kept in tmp_path.rglob("*.json"):
        kept.write_text(damage)
    assert CardDesign(SMALL).card(0) == first


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_cache_that_cannot_be_written_is_no_harm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tmp_path.chmod(0o500)
    monkeypatch.setenv("SOSIE_CACHE", str(tmp_path))
    assert CardDesign(SMALL).card(0).marks


def test_the_cache_is_where_it_is_said_to_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOSIE_CACHE", str(tmp_path))
    assert cache_folder() == tmp_path
    monkeypatch.delenv("SOSIE_CACHE")
    assert cache_folder().name in {"sosie", "cache"}


def test_another_seed_or_shape_gives_other_cards() -> None:
    usual = CardDesign(SMALL).card(0)
    assert CardDesign(SMALL, seed=1).card(0).marks != usual.marks
    square = CardDesign(SMALL, spacing=Spacing(shape="square")).card(0)
    assert square.marks != usual.marks
    assert "a25 25" in square.svg()


def test_every_card_is_counted_and_others_are_refused() -> None:
    done = []
    assert len(CardDesign(SMALL).deck(lambda: done.append(1))) == len(SMALL.deck) == len(done)
    with pytest.raises(OutOfRange, match="has cards 0 to 6, not 7"):
        CardDesign(SMALL).card(7)


def test_the_ring_card_comes_last_with_nothing_but_a_ring() -> None:
    card = CardDesign(edition("ring")).card(55)
    assert [mark.symbol.id for mark in card.marks] == ["ring"]


def test_a_png_is_as_wide_as_asked_for_white_within_and_clear_without(small: DrawnDeck) -> None:
    with Image.open(io.BytesIO(small[0].png(300))) as image:
        pixels = np.asarray(image.convert("RGBA"))
    assert pixels.shape == (300, 300, 4)
    assert pixels[0, 0, 3] == 0
    assert tuple(pixels[150, 6]) == (255, 255, 255, 255)


def test_a_notebook_shows_cards_and_decks(small: DrawnDeck) -> None:
    for thing in (small, small[0]):
        assert ET.fromstring(thing._repr_svg_()).tag == f"{SVG}svg"  # noqa: S314


def two_faced() -> Edition:
    dots = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><defs><circle id="d" r="4"/></defs>{}</svg>'
    plain, twice = dots.format('<use href="#d" x="4" y="4"/>'), dots.format('<use href="#d" x="5" y="5" fill="red"/>')
    symbols = tuple(NamedSymbol(s.id, s.names, (plain, twice)) for s in SMALL.symbols)
    return Edition("dots", {"en": "Dots"}, symbols, SMALL.deck, ("tower",))


def test_faces_alternate_and_names_inside_drawings_stay_apart() -> None:
    deck = CardDesign(two_faced(), EASY).deck()
    faces = [mark.face for card in deck for mark in card.marks]
    assert 0.4 < sum(faces) / len(faces) < 0.6
    names = [element.get("id") for element in ET.fromstring(deck.sheet()).iter() if element.get("id")]  # noqa: S314
    assert len(names) == len(set(names)) == len(faces)


def test_a_document_without_a_view_box_is_not_a_drawing() -> None:
    with pytest.raises(ValueError, match="view box"):
        Drawing.parse("<svg></svg>")
