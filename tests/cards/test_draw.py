"""Drawn cards: the right symbols, valid documents, deterministic output."""

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


def test_card_svg_names_symbols_of_deck(small: DrawnDeck) -> None:
    for card, symbols in zip(small, SMALL.deck, strict=True):
        root = ET.fromstring(card.svg("fr"))  # noqa: S314 - our own document
        titles = [title.text for title in root.iter(f"{SVG}title")]
        assert titles == [SMALL.symbol(str(symbol)).name("fr") for symbol in symbols]


def test_single_card_is_same_as_in_deck(small: DrawnDeck) -> None:
    assert CardDesign(SMALL).card(2) == small[2]


def test_design_is_deterministic_without_cache(
    small: DrawnDeck, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOSIE_CACHE", str(tmp_path))
    assert CardDesign(SMALL).deck() == small
    assert any(tmp_path.rglob("*.json"))


@pytest.mark.parametrize("damage", ["", "{}", "[[1", '[{"x": 1}]', "[]"])
def test_damaged_cache_is_ignored(damage: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOSIE_CACHE", str(tmp_path))
    first = CardDesign(SMALL).card(0)
    for kept in tmp_path.rglob("*.json"):
        kept.write_text(damage)
    assert CardDesign(SMALL).card(0) == first


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_unwritable_cache_is_ignored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tmp_path.chmod(0o500)
    monkeypatch.setenv("SOSIE_CACHE", str(tmp_path))
    assert CardDesign(SMALL).card(0).marks


def test_cache_folder_follows_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_progress_counts_cards_and_bad_number_is_refused() -> None:
    done = []
    assert len(CardDesign(SMALL).deck(lambda: done.append(1))) == len(SMALL.deck) == len(done)
    with pytest.raises(OutOfRange, match="has cards 0 to 6, not 7"):
        CardDesign(SMALL).card(7)


def test_ring_card_comes_last_with_only_a_ring() -> None:
    card = CardDesign(edition("ring")).card(55)
    assert [mark.symbol.id for mark in card.marks] == ["ring"]


def test_png_has_requested_width_and_transparent_background(small: DrawnDeck) -> None:
    with Image.open(io.BytesIO(small[0].png(300))) as image:
        pixels = np.asarray(image.convert("RGBA"))
    assert pixels.shape == (300, 300, 4)
    assert pixels[0, 0, 3] == 0
    assert tuple(pixels[150, 6]) == (255, 255, 255, 255)


def test_notebook_displays_cards_and_decks(small: DrawnDeck) -> None:
    for thing in (small, small[0]):
        assert ET.fromstring(thing._repr_svg_()).tag == f"{SVG}svg"  # noqa: S314 - our own document


def two_faced() -> Edition:
    dots = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><defs><circle id="d" r="4"/></defs>{}</svg>'
    plain, twice = dots.format('<use href="#d" x="4" y="4"/>'), dots.format('<use href="#d" x="5" y="5" fill="red"/>')
    symbols = tuple(NamedSymbol(s.id, s.names, (plain, twice)) for s in SMALL.symbols)
    return Edition("dots", {"en": "Dots"}, symbols, SMALL.deck, ("tower",))


def test_faces_vary_and_ids_do_not_collide() -> None:
    deck = CardDesign(two_faced(), EASY).deck()
    faces = [mark.face for card in deck for mark in card.marks]
    assert 0.4 < sum(faces) / len(faces) < 0.6
    names = [element.get("id") for element in ET.fromstring(deck.sheet()).iter() if element.get("id")]  # noqa: S314 - our own document
    assert len(names) == len(set(names)) == len(faces)


def test_document_without_view_box_is_refused() -> None:
    with pytest.raises(ValueError, match="view box"):
        Drawing.parse("<svg></svg>")
