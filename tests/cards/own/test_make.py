"""Custom editions: the best deck, its faces, and advice on more pictures."""

from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cards.own.images import cut_out, photo, photos
from cards.own.test_deck_file import symbols
from sampling import examples
from sosie.cards import CardDesign
from sosie.cards.own import (
    Emoji,
    Entry,
    Word,
    best_option,
    different_faces,
    easily_confused,
    make_edition,
    make_symbols,
    next_larger,
    read_sources,
    renamed,
    with_all,
)
from sosie.cards.own.deck_format import GAMES
from sosie.deck import verify
from sosie.editions import Edition, NamedSymbol
from sosie.errors import NoSuchDeck, UnusableSource
from sosie.rules import MINI_GAMES


def entry(*words: str) -> Entry:
    return Entry({"en": words}, tuple(map(Word, words)), f'"{words[0]}"')


def test_custom_edition_has_all_games_except_ring() -> None:
    assert tuple(game.name for game in MINI_GAMES if not game.needs_marked_symbol) == GAMES


@settings(max_examples=examples(20))
@given(st.integers(7, 50))
def test_edition_has_best_deck_for_pictures(count: int) -> None:
    edition = make_edition(symbols(count), "Things", "fr")
    best = best_option(count)
    assert verify(edition.deck).valid
    assert len(edition.deck) == best.cards
    assert [symbol.id for symbol in edition.symbols] == [f"thing-{n}" for n in range(best.symbols)]
    assert set(edition.deck.symbols) == {symbol.id for symbol in edition.symbols}
    assert edition.title == {"fr": "Things"}
    everything = with_all(count)
    assert everything is None or everything.symbols == count
    larger = next_larger(count, best.cards)
    if larger:
        assert larger[0] > count
        assert larger[1].cards > best.cards
        assert best_option(larger[0] - 1).cards <= best.cards


def test_best_option_prefers_more_pictures() -> None:
    assert (best_option(53).cards, best_option(53).symbols) == (31, 53)


def test_edition_accepts_chosen_numbers() -> None:
    assert len(make_edition(symbols(57), cards=30).deck) == 30
    assert make_edition(symbols(26), per_card=6).deck.symbols_per_card == 6
    with pytest.raises(NoSuchDeck, match="cannot exist"):
        make_edition(symbols(10), cards=10, per_card=3)


def test_too_few_symbols_are_refused_with_number_missing() -> None:
    with pytest.raises(UnusableSource, match="5 symbols are too few: 7 make 7 cards of 3, so add 2 more"):
        make_edition(symbols(5))


def test_edition_can_be_renamed() -> None:
    edition = renamed(make_edition(symbols(7), "Things", "de"), "Other things")
    assert (edition.id, edition.title) == ("other-things", {"de": "Other things"})


def test_words_of_pair_have_different_styles() -> None:
    made = make_symbols([entry(f"word {n}", f"mot {n}") for n in range(30)])
    colours = [[face.split('stroke="')[1][:7] for face in symbol.faces] for symbol in made.symbols]
    assert all(one != other for one, other in colours)
    assert len({one for one, _ in colours}) == 12


def test_different_faces_matches_drawn_cards() -> None:
    edition = make_edition(symbols(13, faces=2))
    drawn = CardDesign(edition).deck()
    shown = [{mark.symbol.id: mark.face for mark in card.marks} for card in drawn]
    pairs = list(combinations(shown, 2))
    different = sum(a[symbol] != b[symbol] for a, b in pairs for symbol in a.keys() & b.keys())
    assert different_faces(edition) == different / len(pairs) > 0.6
    assert different_faces(make_edition(symbols(13))) == 0


def test_duplicate_picture_is_refused_with_both_names(tmp_path: Path) -> None:
    folder = photos(tmp_path / "f", 3)
    photo(1).save(folder / "again.png")
    photo(1).save(folder / "and-again.png", optimize=True)
    with pytest.raises(UnusableSource, match=r"again\.png and and-again\.png are the same picture: take one away"):
        make_symbols(read_sources([folder]).entries)


def test_picture_problems_are_raised_together(tmp_path: Path) -> None:
    folder = photos(tmp_path / "f", 3)
    for number in range(12):
        (folder / f"broken{number}.png").write_bytes(b"")
    with pytest.raises(UnusableSource, match=r"^12 problems: broken0\.png: it is no picture.*; and 2 more$"):
        make_symbols(read_sources([folder]).entries)


def test_dropped_svg_features_are_noted(tmp_path: Path) -> None:
    path = tmp_path / "a.svg"
    path.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script/><rect width="8" height="8"/></svg>'
    )
    assert make_symbols(read_sources([path]).entries).notes == ("a.svg: left out a script",)


def test_progress_is_reported_per_entry() -> None:
    calls: list[None] = []
    make_symbols([entry("cat"), Entry({"en": ("dog",)}, (Emoji("🐶"),), "dog")], on_entry=lambda: calls.append(None))
    assert len(calls) == 2


def test_ids_are_short_and_unique() -> None:
    made = make_symbols([entry("Été!"), entry("ete 2"), entry("שלום"), entry("été|1")])
    assert [symbol.id for symbol in made.symbols] == ["ete", "ete-2", "symbol-3", "ete-1"]


def alike(*named: tuple[str, str]) -> list[tuple[str, str, str]]:
    found = tuple(NamedSymbol(f"s{n}", {"en": (name,)}, (face,)) for n, (name, face) in enumerate(named))
    edition = make_edition(symbols(7))
    confused = easily_confused(Edition(edition.id, edition.title, found, edition.deck, ()), "en")
    return [(pair.first.name(), pair.second.name(), pair.what) for pair in confused]


def test_confusable_symbols_are_found(tmp_path: Path) -> None:
    for name, colour in (("red", (200, 20, 20)), ("crimson", (190, 25, 30)), ("green", (20, 150, 20))):
        cut_out(colour).save(tmp_path / f"{name}.png")
    found = make_symbols(read_sources([tmp_path]).entries).symbols
    assert alike(*((symbol.name(), symbol.faces[0]) for symbol in found)) == [("crimson", "red", "pictures")]
    words = make_symbols([entry(word) for word in ("house", "horse", "cat", "hat", "hours")]).symbols
    assert alike(*((symbol.name(), symbol.faces[0]) for symbol in words)) == [("house", "horse", "names")]
