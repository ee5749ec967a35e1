"""From what was found to an edition: the right deck, its faces, and what it would take for more."""

from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cards.own.images import cut_out, photo, photos
from cards.own.test_deck_file import symbols
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


def test_all_mini_games_but_that_of_the_ring_are_for_it() -> None:
    assert tuple(game.name for game in MINI_GAMES if game.name != "ring-tower") == GAMES


@settings(max_examples=20)
@given(st.integers(7, 50))
def test_the_deck_is_the_best_for_the_pictures(count: int) -> None:
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


def test_of_two_decks_with_as_many_cards_the_one_with_more_pictures_is_better() -> None:
    assert (best_option(53).cards, best_option(53).symbols) == (31, 53)


def test_the_numbers_may_be_chosen() -> None:
    assert len(make_edition(symbols(57), cards=30).deck) == 30
    assert make_edition(symbols(26), per_card=6).deck.symbols_per_card == 6
    with pytest.raises(NoSuchDeck, match="cannot exist"):
        make_edition(symbols(10), cards=10, per_card=3)


def test_too_few_are_told_how_many_more() -> None:
    with pytest.raises(UnusableSource, match="5 symbols are too few: 7 make 7 cards of 3, so add 2 more"):
        make_edition(symbols(5))


def test_a_deck_can_be_called_something_else() -> None:
    edition = renamed(make_edition(symbols(7), "Things", "de"), "Other things")
    assert (edition.id, edition.title) == ("other-things", {"de": "Other things"})


def test_the_words_of_a_pair_do_not_give_each_other_away() -> None:
    made = make_symbols([entry(f"word {n}", f"mot {n}") for n in range(30)])
    colours = [[face.split('stroke="')[1][:7] for face in symbol.faces] for symbol in made.symbols]
    assert all(one != other for one, other in colours)
    assert len({one for one, _ in colours}) == 12


def test_two_faces_meet_in_most_matches_as_the_drawn_cards_show() -> None:
    edition = make_edition(symbols(13, faces=2))
    drawn = CardDesign(edition).deck()
    shown = [{mark.symbol.id: mark.face for mark in card.marks} for card in drawn]
    pairs = list(combinations(shown, 2))
    different = sum(a[symbol] != b[symbol] for a, b in pairs for symbol in a.keys() & b.keys())
    assert different_faces(edition) == different / len(pairs) > 0.6
    assert different_faces(make_edition(symbols(13))) == 0


def test_the_same_picture_twice_is_refused_with_both_names(tmp_path: Path) -> None:
    folder = photos(tmp_path / "f", 3)
    photo(1).save(folder / "again.png")
    photo(1).save(folder / "and-again.png", optimize=True)
    with pytest.raises(UnusableSource, match=r"again\.png and and-again\.png are the same picture: take one away"):
        make_symbols(read_sources([folder]).entries)


def test_everything_wrong_with_pictures_is_told_at_once(tmp_path: Path) -> None:
    folder = photos(tmp_path / "f", 3)
    for number in range(12):
        (folder / f"broken{number}.png").write_bytes(b"")
    with pytest.raises(UnusableSource, match=r"^12 problems: broken0\.png: it is no picture.*; and 2 more$"):
        make_symbols(read_sources([folder]).entries)


def test_what_was_left_out_of_a_drawing_is_noted(tmp_path: Path) -> None:
    path = tmp_path / "a.svg"
    path.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script/><rect width="8" height="8"/></svg>'
    )
    assert make_symbols(read_sources([path]).entries).notes == ("a.svg: left out a script",)


def test_progress_is_told_for_each() -> None:
    told: list[None] = []
    make_symbols([entry("cat"), Entry({"en": ("dog",)}, (Emoji("🐶"),), "dog")], on_entry=lambda: told.append(None))
    assert len(told) == 2


def test_ids_are_short_and_each_once() -> None:
    made = make_symbols([entry("Été!"), entry("ete 2"), entry("שלום"), entry("été|1")])
    assert [symbol.id for symbol in made.symbols] == ["ete", "ete-2", "symbol-3", "ete-1"]


def alike(*named: tuple[str, str]) -> list[tuple[str, str, str]]:
    found = tuple(NamedSymbol(f"s{n}", {"en": (name,)}, (face,)) for n, (name, face) in enumerate(named))
    edition = make_edition(symbols(7))
    confused = easily_confused(Edition(edition.id, edition.title, found, edition.deck, ()), "en")
    return [(pair.first.name(), pair.second.name(), pair.what) for pair in confused]


def test_what_is_easily_confused_is_found(tmp_path: Path) -> None:
    for name, colour in (("red", (200, 20, 20)), ("crimson", (190, 25, 30)), ("green", (20, 150, 20))):
        cut_out(colour).save(tmp_path / f"{name}.png")
    found = make_symbols(read_sources([tmp_path]).entries).symbols
    assert alike(*((symbol.name(), symbol.faces[0]) for symbol in found)) == [("crimson", "red", "pictures")]
    words = make_symbols([entry(word) for word in ("house", "horse", "cat", "hat", "hours")]).symbols
    assert alike(*((symbol.name(), symbol.faces[0]) for symbol in words)) == [("house", "horse", "names")]
