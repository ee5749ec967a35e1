"""`.sosie` files: exact round trips, and refusal of everything else."""

import io
import json
import math
import re
import zipfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sampling import examples
from sosie.cards import CardDesign, Spacing
from sosie.cards.colours import Colours
from sosie.cards.own import DeckFile, make_edition, read_deck_file, write_deck_file
from sosie.cards.own.deck_format import SavedMark
from sosie.cards.own.svg import clean
from sosie.deck import verify
from sosie.editions import NamedSymbol
from sosie.errors import CannotWrite, UnreadableDeckFile

Files = dict[str, bytes]


def face(sides: int) -> str:
    corners = " ".join(
        f"{5 + 4 * math.cos(2 * math.pi * k / sides):.3f},{5 + 4 * math.sin(2 * math.pi * k / sides):.3f}"
        for k in range(sides)
    )
    return clean(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><polygon points="{corners}"/></svg>')[0]


def symbols(count: int, faces: int = 1) -> list[NamedSymbol]:
    return [
        NamedSymbol(
            f"thing-{n}", {"en": (f"thing {n}", f"Ding {n}")}, tuple(face(3 + (n + f) % 6) for f in range(faces))
        )
        for n in range(count)
    ]


def deck_file(count: int, *, faces: int = 1, seed: int = 0, name: str = "Things") -> DeckFile:
    """Return a deck with its symbols in a ring on each card, which is quick to lay out."""
    edition = make_edition(symbols(count, faces), name, seed=seed)
    layout = tuple(
        tuple(
            SavedMark(n % faces, 0.6 * math.cos(angle), 0.6 * math.sin(angle), 10.5 * n, 0.12)
            for n in range(len(card))
            for angle in (2 * math.pi * n / len(card),)
        )
        for card in edition.deck
    )
    return DeckFile(edition, "normal", "circle", seed, layout)


@settings(max_examples=examples(25))
@given(st.integers(7, 60), st.integers(1, 3), st.integers(0, 9), st.sampled_from(["Our class", "Größe", "ה", "<&>1"]))
def test_deck_file_round_trips(count: int, faces: int, seed: int, name: str) -> None:
    deck = deck_file(count, faces=faces, seed=seed, name=name)
    assert verify(deck.edition.deck).valid
    assert deck.edition.deck.symbols_per_card is not None
    content = deck.to_bytes()
    again = DeckFile.from_bytes(content)
    assert again == deck
    assert again.to_bytes() == content
    assert again.drawn() == deck.drawn()


def test_usual_colours_are_not_written() -> None:
    plain = deck_file(7)
    assert b"colours" not in manifest_of(plain)
    coloured = replace(plain, colours=Colours("#fff4e0", "#7a1f44"))
    again = DeckFile.from_bytes(coloured.to_bytes())
    assert again == coloured
    assert {card.colour for card in again.design.deck()} == {"#fff4e0"}
    assert 'fill="#fff4e0"' in again.drawn()[0].svg()


def manifest_of(deck: DeckFile) -> bytes:
    with zipfile.ZipFile(io.BytesIO(deck.to_bytes())) as archive:
        return archive.read("manifest.json")


def test_deck_file_keeps_drawn_cards(tmp_path: Path) -> None:
    design = CardDesign(make_edition(symbols(7, 2), "Things"), spacing=Spacing(shape="hexagon"), seed=3)
    drawn = design.deck()
    write_deck_file(tmp_path / "a.sosie", DeckFile.of(design, drawn))
    read = read_deck_file(tmp_path / "a.sosie")
    assert read.drawn() == drawn
    assert read.design.deck() == drawn
    assert read.design.card(2) == drawn[2]
    assert (read.shape, read.seed, read.design.spacing) == ("hexagon", 3, design.spacing)


@cache
def good() -> bytes:
    return deck_file(7).to_bytes()


def changed(change: Callable[[Files], object]) -> bytes:
    with zipfile.ZipFile(io.BytesIO(good())) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    change(files)
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return out.getvalue()


def in_json(name: str, change: Callable[[Any], object]) -> Callable[[Files], object]:
    def apply(files: Files) -> None:
        value = json.loads(files[name])
        change(value)
        files[name] = json.dumps(value).encode()

    return apply


MANIFEST: dict[str, tuple[Callable[[Any], object], str]] = {
    "another format": (lambda m: m.update(format="sosie-deck/9"), "Invalid enum value"),
    "a field that nobody knows": (lambda m: m.update(evil=1), "unknown field"),
    "a strange id": (lambda m: m["symbols"][0].update(id="../up"), "id"),
    "a name with a control character": (lambda m: m.update(name="a\u0007b"), "control character"),
    "a symbol's long name": (lambda m: m["symbols"][0]["names"].update(en=["x" * 41]), "41 letters"),
    "a name not as it is written": (lambda m: m["symbols"][0]["names"].update(en=["e\u0301"]), "not as names"),
    "the same name twice": (lambda m: m["symbols"][0]["names"].update(en=["thing 1"]), "same name"),
    "no names": (lambda m: m["symbols"][0].update(names={}), "names"),
    "no such difficulty": (lambda m: m.update(difficulty="odd"), 'no difficulty "odd"'),
    "no such shape": (lambda m: m.update(shape="star"), 'no shape "star"'),
    "a face that is missing": (
        lambda m: m["symbols"][0].update(faces=["symbols/none.svg"]),
        "symbols/none.svg is missing",
    ),
    "a symbol that no card has": (lambda m: m["symbols"].append(m["symbols"][0] | {"id": "x"}), "are not those"),
    "two cards that share two": (lambda m: m["cards"].__setitem__(0, m["cards"][1]), "share"),
}
LAYOUT: dict[str, tuple[Callable[[Any], object], str]] = {
    "over the edge": (lambda cards: cards[0][0].update(x=0.95), "card 0 a symbol is over the edge"),
    "over another": (lambda cards: cards[2][0].update(cards[2][1]), "card 2 a symbol is over"),
    "far away": (lambda cards: cards[0][0].update(x=1e9), "layout.json"),
    "too large": (lambda cards: cards[0][0].update(size=5), "layout.json"),
    "a face too many": (lambda cards: cards[1][0].update(face=1), "card 1 does not show"),
    "a card too few": (lambda cards: cards.pop(), "it has 6 cards, and the deck 7"),
    "a symbol too few": (lambda cards: cards[0].pop(), "card 0 does not show"),
    "no list": (lambda cards: cards.__setitem__(0, 5), "layout.json"),
}
FACE = "symbols/000-thing-0.svg"
SVG = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">%s</svg>'
FILES: dict[str, tuple[Callable[[Files], object], str]] = {
    "no manifest": (lambda files: files.pop("manifest.json"), "manifest.json is missing"),
    "no layout": (lambda files: files.pop("layout.json"), "layout.json is missing"),
    "a broken manifest": (lambda files: files.update({"manifest.json": b"{"}), "manifest.json: "),
    "a manifest of many brackets": (lambda files: files.update({"manifest.json": b"[" * 90_000}), "manifest.json: "),
    "a face that is no drawing": (lambda files: files.update({FACE: b"hello"}), f"{FACE}: it is not an SVG"),
    "a face that reaches out": (
        lambda files: files.update({FACE: SVG % b'<image href="http://evil.example"/>'}),
        f"{FACE}: it refers to",
    ),
    "an empty face": (lambda files: files.update({FACE: SVG % b""}), f"{FACE}: "),
    "a path that leads out": (lambda files: files.update({"../x": b""}), "strange path"),
    "an absolute path": (lambda files: files.update({"/etc/x": b""}), "strange path"),
    "a bomb": (lambda files: files.update({"zeros": bytes(9_000_000)}), "too large to be true"),
    "a giant": (lambda files: files.update({"giant": bytes(11_000_000)}), "too large to be true"),
    "a crowd": (lambda files: files.update({f"f{n}": b"" for n in range(4000)}), "4000 is the most"),
}
CASES = {
    **{name: (in_json("manifest.json", change), reason) for name, (change, reason) in MANIFEST.items()},
    **{name: (in_json("layout.json", change), reason) for name, (change, reason) in LAYOUT.items()},
    **FILES,
}


@pytest.mark.parametrize("case", CASES)
def test_invalid_deck_file_is_refused_with_location(case: str) -> None:
    change, reason = CASES[case]
    with pytest.raises(UnreadableDeckFile, match=re.escape(reason)):
        DeckFile.from_bytes(changed(change))


def test_faces_are_sanitised_on_reading() -> None:
    script = SVG % b'<script>x</script><circle cx="4" cy="4" r="3" onclick="x()"/>'
    deck = DeckFile.from_bytes(changed(lambda files: files.update({FACE: script})))
    assert deck.edition.symbols[0].faces == (clean(script.decode())[0],)
    assert "script" not in deck.edition.symbols[0].faces[0]


@given(st.integers(0, 1 << 30), st.binary(min_size=1, max_size=40))
@settings(max_examples=examples(60))
def test_damaged_deck_file_is_refused_or_unchanged(place: int, noise: bytes) -> None:
    content = bytearray(good())
    at = place % len(content)
    content[at : at + len(noise)] = noise
    with suppress(UnreadableDeckFile):
        assert DeckFile.from_bytes(bytes(content)).edition.deck == deck_file(7).edition.deck


@pytest.mark.parametrize("content", [b"", b"PK", b"%PDF-1.7", None])
def test_other_files_are_refused_by_name(content: bytes | None, tmp_path: Path) -> None:
    if content is not None:
        (tmp_path / "a.sosie").write_bytes(content)
    with pytest.raises(UnreadableDeckFile, match=r"a\.sosie"):
        read_deck_file(tmp_path / "a.sosie")


def test_deck_file_is_written_atomically(tmp_path: Path) -> None:
    with pytest.raises(CannotWrite):
        write_deck_file(tmp_path / "no" / "a.sosie", deck_file(7))
