import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sosie.deck import Deck, Recipe
from sosie.errors import UnreadableDeck
from strategies import any_decks, recipes

READERS = [Deck.from_json, Deck.from_csv, Deck.from_text]


def refusal(read: object, text: str) -> str:
    assert callable(read)
    with pytest.raises(UnreadableDeck) as refused:
        read(text)
    return str(refused.value)


@given(any_decks)
def test_json_has_three_keys_in_order(deck: Deck) -> None:
    value = json.loads(deck.to_json())
    assert list(value.items()) == [
        ("symbols", len(deck.symbols)),
        ("symbols_per_card", deck.symbols_per_card),
        ("cards", [list(card) for card in deck]),
    ]


def test_json_output_is_exact() -> None:
    assert Deck([[0, 1], [0, 2], [1, 2]]).to_json() == (
        '{"symbols": 3, "symbols_per_card": 2, "cards": [\n  [0, 1],\n  [0, 2],\n  [1, 2]\n]}\n'
    )
    assert Deck([["été"], ["été", "été 7"]]).to_json() == (
        '{"symbols": 2, "symbols_per_card": null, "cards": [\n  ["été"],\n  ["été", "été 7"]\n]}\n'
    )


@given(recipes)
def test_csv_and_text_have_cards_in_order(recipe: Recipe) -> None:
    deck = recipe.build()
    assert deck.to_csv() == "".join(",".join(map(str, card)) + "\n" for card in deck)
    assert deck.to_text() == "".join(" ".join(map(str, card)) + "\n" for card in deck)


def test_json_accepts_cards_only_or_list() -> None:
    deck = Deck([["a", 1], ["a", "1"]])
    assert Deck.from_json('{"cards": [["a", 1], ["a", "1"]], "by": "hand"}').cards == deck.cards
    assert Deck.from_json('[["a", 1], ["a", "1"]]').cards == deck.cards


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        ("[[1, 2]", "not JSON"),
        ("[" * 100_000, "not JSON"),
        (f"[[{'9' * 5000}]]", "not JSON"),
        ("7", "no cards"),
        ("null", "no cards"),
        ('"cards"', "no cards"),
        ('{"card": [[1]]}', "no cards"),
        ('{"cards": {"0": [1]}}', "no cards"),
        ('{"cards": [[1], 2]}', "cards[1]"),
        ('[[1], "ab"]', "cards[1]"),
        ("[[1, 2], [1, [3]]]", "cards[1][1]"),
        ("[[1, 2], [1.5]]", "cards[1][0]"),
        ("[[1, true]]", "cards[0][1]"),
        ("[[NaN]]", "cards[0][0]"),
        ('[[""]]', "cards[0][0]"),
        ('[["a", "\\ud83d"]]', "cards[0][1]"),
    ],
)
def test_malformed_json_is_refused_with_location(text: str, message: str) -> None:
    sentence = refusal(Deck.from_json, text)
    assert sentence.startswith(message)
    assert "\n" not in sentence
    assert len(sentence) < 200


@pytest.mark.parametrize("text", ['"a', 'a,b\n"c', 'a,"b"c', "a" * 200_000, "a\rb\r\rc,\x00\n" + '"'])
def test_malformed_csv_is_refused(text: str) -> None:
    sentence = refusal(Deck.from_csv, text)
    assert sentence.startswith("not CSV: ")
    assert "\n" not in sentence


@given(st.text(max_size=60) | st.text('[]{}":,0123456789 ab\n\r#-', max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    for read in READERS:
        try:
            deck = read(text)
        except UnreadableDeck:
            continue
        assert Deck.from_json(deck.to_json()).cards == deck.cards


@given(st.text('0123456789 ,ab\n\t#"', max_size=60))
def test_text_lines_are_cards_unless_blank_or_comment(text: str) -> None:
    lines = [line for line in text.split("\n") if line.strip(" \t") and line.strip(" \t")[0] != "#"]
    if any("," in line for line in lines):
        words = [[word.strip(" \t") for word in line.split(",")] for line in lines]
    else:
        words = [line.replace("\t", " ").split(" ") for line in lines]
    expected = [[word for word in card if word] for card in words]
    expected = [card for card in expected if card]
    assert [list(map(str, card)) for card in Deck.from_text(text)] == expected


def test_symbols_are_numbers_if_all_look_numeric() -> None:
    for read in (Deck.from_csv, Deck.from_text):
        assert read("0,1,-5\n0,7,8\n").cards == ((0, 1, -5), (0, 7, 8))
        for odd in ("01", "-0", "+1", "1_0", "1.0", "\N{ARABIC-INDIC DIGIT SEVEN}", "x", "9" * 5000):
            assert read(f"1,2\n1,{odd}\n").cards == (("1", "2"), ("1", odd))


@pytest.mark.parametrize("symbol", ["a,b", "a\nb", "a\rb", "#a", " a", "a ", "\t", "a\u2028b", "a\x85b"])
def test_text_refuses_unreadable_symbols(symbol: str) -> None:
    with pytest.raises(UnreadableDeck, match="cannot be written as plain text"):
        Deck([["x", symbol]]).to_text()


@pytest.mark.parametrize("symbol", [" a", "a ", "\t", "a\rb"])
def test_csv_refuses_unreadable_symbols(symbol: str) -> None:
    with pytest.raises(UnreadableDeck, match="cannot be written as CSV"):
        Deck([["x", symbol]]).to_csv()
