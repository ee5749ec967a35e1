"""The built-in editions: complete, valid, and with unique names."""

from collections import Counter
from typing import get_args

import pytest

from sosie.cards import Drawing, silhouette
from sosie.deck import verify
from sosie.editions import EDITIONS, Edition, edition
from sosie.errors import NoSuchEdition
from sosie.languages import LANGUAGES, texts
from sosie.names import fold_name
from sosie.rules import MINI_GAMES
from sosie.rules.description import TieBreak

all_editions = pytest.mark.parametrize("chosen", [edition(name) for name in EDITIONS], ids=EDITIONS)


@pytest.mark.parametrize(
    ("name", "symbols", "cards", "per_card"),
    [
        ("classic", 57, 55, 8),
        ("party", 57, 55, 8),
        ("backyard", 57, 55, 8),
        ("ring", 57, 55, 8),
        ("insects", 31, 31, 6),
    ],
)
def test_edition_has_its_cards_and_symbols(name: str, symbols: int, cards: int, per_card: int) -> None:
    chosen = edition(name)
    assert len(chosen.symbols) == symbols
    assert len(chosen.deck) == cards
    assert chosen.deck.symbols_per_card == per_card
    assert set(chosen.deck.symbols) == {symbol.id for symbol in chosen.symbols}


@all_editions
def test_any_two_cards_share_exactly_one_symbol(chosen: Edition) -> None:
    assert verify(chosen.deck).valid


@all_editions
def test_consecutive_cards_rarely_share_one_symbol(chosen: Edition) -> None:
    cards = chosen.deck.cards
    rows = [len(set(a) & set(b) & set(c)) for a, b, c in zip(cards, cards[1:], cards[2:], strict=False)]
    assert sum(rows) <= len(cards) / 3


@all_editions
def test_every_symbol_has_names_in_every_language(chosen: Edition) -> None:
    assert set(chosen.title) == set(LANGUAGES)
    for symbol in chosen.symbols:
        assert set(symbol.names) == set(LANGUAGES), symbol.id
        for names in symbol.names.values():
            assert names, symbol.id
            assert all(name == name.strip() and len(name) <= 40 for name in names), symbol.id


@all_editions
def test_every_english_text_belongs_to_a_symbol_or_game(chosen: Edition) -> None:
    own = set() if chosen.id == "party" else {symbol.id for symbol in chosen.symbols}
    known = own | {"title"} | {f"game-{game}" for game in chosen.games}
    assert {key.removesuffix(".also") for key in texts("en", f"editions/{chosen.id}")} - known == set()


@all_editions
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_unique(chosen: Edition, language: str) -> None:
    names = Counter(fold_name(name, language) for symbol in chosen.symbols for name in symbol.names[language])
    assert [name for name, count in names.items() if count > 1 or not name] == []


@all_editions
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_finds_its_symbol(chosen: Edition, language: str) -> None:
    for symbol in chosen.symbols:
        for name in symbol.names[language]:
            assert chosen.find(name, language) is symbol
            assert chosen.find(f"  {name.upper()}! ", language) is symbol


def test_find_ignores_language_and_article() -> None:
    classic = edition("classic")
    for name in ("la clé", "KEY", "the key", "Schlüssel", "una llave"):
        assert (found := classic.find(name)) is not None
        assert found.id == "key"
    assert classic.find("la clé", "de") is None
    assert classic.find("nothing of the kind") is None
    assert classic.find("") is None


@all_editions
def test_every_symbol_has_visible_art(chosen: Edition) -> None:
    for symbol in chosen.symbols:
        assert len(symbol.faces) == 1
        shape = silhouette(Drawing.parse(symbol.faces[0]))
        assert 0.1 < shape.area < 3.2, symbol.id


@all_editions
def test_games_of_edition_exist(chosen: Edition) -> None:
    assert set(chosen.games) <= {game.name for game in MINI_GAMES}
    assert chosen.tie_break in get_args(TieBreak)
    assert set(chosen.options) <= set(chosen.games)
    assert set(chosen.game_names) <= set(chosen.games)


def test_party_shares_symbols_with_classic() -> None:
    assert edition("party").symbols == edition("classic").symbols
    assert edition("party").game_names["tower"]["fr"] == "La tour infernale"


def test_ring_edition_has_ring_symbol_and_card() -> None:
    ring = edition("ring")
    assert ring.ring_symbol in {symbol.id for symbol in ring.symbols}
    assert list(ring.extra_cards) == ["ring"]


def test_unknown_edition_is_refused_with_choices() -> None:
    with pytest.raises(NoSuchEdition, match=r'no edition "clasic".*classic, party, backyard, ring, insects'):
        edition("clasic")
