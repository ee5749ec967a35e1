import json
import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st

from command import refused, sosie
from sosie.cli.main import run
from sosie.deck import Deck
from sosie.deck.recipe import plane
from strategies import any_decks

FANO = plane(2).build()
WORDS = FANO.named(["sun", "key", "owl", "maple leaf", "été", "日", "7"])
BROKEN = Deck([*FANO[:-1], (0, 1, 2)])
YES = "Yes: 7 cards with 3 symbols each, 7 symbols in all, each on 3 cards; any two cards share exactly one.\n"


@pytest.mark.parametrize("deck", [FANO, WORDS])
def test_valid_deck_passes_in_every_format(deck: Deck, tmp_path: Path) -> None:
    for name, text in (("a.json", deck.to_json()), ("a.csv", deck.to_csv()), ("a.txt", deck.to_text())):
        file = tmp_path / name
        file.write_text(text, encoding="utf-8")
        assert sosie("verify", str(file)) == YES
        assert sosie("verify", "-", given="\ufeff" + text) == YES


def test_json_input_may_be_bare_list() -> None:
    assert sosie("verify", "-", given=json.dumps([list(card) for card in FANO])) == YES
    assert sosie("verify", "-", given=json.dumps({"cards": [[str(symbol) for symbol in card] for card in FANO]})) == YES


def test_json_answer_has_documented_keys() -> None:
    good = {"valid": True, "cards": 7, "symbols": 7, "symbols_per_card": 3, "error_bound": 0.0}
    assert json.loads(sosie("verify", "-", "--json", given=FANO.to_json())) == good
    value = json.loads(sosie("verify", "-", "--json", "--probabilistic", given=FANO.to_json()))
    assert 0 < value.pop("error_bound") < 1e-20
    assert value == {key: good[key] for key in good if key != "error_bound"}


def test_flaw_is_named_with_status_1() -> None:
    cards = json.dumps([["sun", "key"], ["sun", "owl"], ["moon"]])
    assert (
        sosie("verify", "-", given=cards, expect=1) == "No: cards 0 and 2 share nothing (cards are numbered from 0).\n"
    )
    assert json.loads(sosie("verify", "-", "--json", given=cards, expect=1)) == {
        "valid": False,
        "cards": 3,
        "symbols": 4,
        "symbols_per_card": None,
        "error_bound": 0.0,
        "flaw": {"cards": [0, 2], "shared": [], "reason": "cards 0 and 2 share nothing"},
    }


@pytest.mark.parametrize("options", [[], ["--probabilistic"]])
@pytest.mark.parametrize("text", [BROKEN.to_json(), BROKEN.to_csv(), BROKEN.to_text(), "1 2 2\n", "[[1], []]"])
def test_invalid_deck_fails_in_every_format(text: str, options: list[str]) -> None:
    assert sosie("verify", "-", *options, given=text, expect=1).startswith("No: card")


def test_verify_accepts_output_of_deck() -> None:
    for options in (["--csv"], ["--cards", "20", "--seed", "3"]):
        assert sosie("verify", "-", given=sosie("deck", "--order", "4", *options)).startswith("Yes: ")


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("", "no cards"),
        ("# nothing but a comment\n", "no cards"),
        ("[]", "no cards"),
        ("[[]]", "no cards in it, only empty ones"),
        ("{", "not JSON"),
        ('{"cards": 7}', "no cards"),
        ("[[1], 2]", "cards[1]"),
        ("[[1], [1.5]]", "cards[1][0]"),
        ('[["\\ud800"]]', "cards[0][0]"),
        (f"[[{'9' * 5000}]]", "not JSON"),
        (b"\xff\xfe1\x00", "not text in UTF-8"),
        (b"\x89PNG\r\n\x1a\n\x00", "not text in UTF-8"),
    ],
)
def test_unreadable_deck_is_refused_with_reason(content: str | bytes, message: str) -> None:
    output = refused("verify", "-", given=content)
    assert output.startswith("sosie: <stdin>: ")
    assert message in output


def test_bad_file_is_named(tmp_path: Path) -> None:
    file = tmp_path / "deck.csv"
    file.write_text('a,"b', encoding="utf-8")
    assert f"{file}: not CSV" in refused("verify", str(file))


texts = st.text(max_size=80) | st.text('[]{}":,0123456789 ab\n\\ud8#-', max_size=80)
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters()),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.just("cards") | st.text(), inner, max_size=2),
)
contents = st.one_of(
    texts.map(lambda text: text.encode("utf-8", "surrogatepass")),
    st.binary(max_size=60),
    json_values.map(lambda value: json.dumps(value).encode()),
    any_decks.map(lambda deck: deck.to_json().encode()),
    any_decks.map(lambda deck: deck.to_csv().encode()),
)


@given(
    contents,
    st.sampled_from(["deck", "deck.csv"]),
    st.lists(st.sampled_from(["--json", "--probabilistic"]), unique=True),
)
def test_verify_handles_any_input(content: bytes, name: str, options: list[str]) -> None:
    with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        file = Path(folder) / name
        file.write_bytes(content)
        output, stderr = (TextIOWrapper(BytesIO(), encoding="utf-8") for _ in range(2))
        patch.setattr(sys, "argv", ["sosie", "verify", str(file), *options])
        patch.setattr(sys, "stdout", output)
        patch.setattr(sys, "stderr", stderr)
        with pytest.raises(SystemExit) as left:
            run()
    lines = []
    for stream in (output, stderr):
        stream.seek(0)
        lines.append(stream.read().count("\n"))
    assert (left.value.code, lines) in [(0, [1, 0]), (1, [1, 0]), (2, [0, 1])]
