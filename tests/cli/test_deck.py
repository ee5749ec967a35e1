import json
import subprocess

import pytest

from command import SOSIE, environment, refused, sosie
from sosie.deck import Deck, verify
from sosie.deck.recipe import plane

TEXT = "# 7 cards with 3 symbols each, 7 symbols in all\n"


@pytest.mark.parametrize("order", [2, 3, 4, 5, 7, 8, 9])
def test_json_has_documented_shape(order: int) -> None:
    value = json.loads(sosie("deck", "--order", str(order), "--json"))
    size = order * order + order + 1
    assert list(value) == ["symbols", "symbols_per_card", "cards"]
    assert (value["symbols"], value["symbols_per_card"], len(value["cards"])) == (size, order + 1, size)
    assert verify(Deck(value["cards"])).valid
    assert {symbol for card in value["cards"] for symbol in card} == set(range(size))


def test_default_is_plane_of_order_7() -> None:
    assert sosie("deck") == sosie("deck", "--order", "7") == sosie("deck", "--recipe", "plane:7")
    assert Deck.from_text(sosie("deck")) == plane(7).build()


def test_text_csv_and_json_agree() -> None:
    text, csv, as_json = (sosie("deck", "--order", "2", *option) for option in ([], ["--csv"], ["--json"]))
    assert text.startswith(TEXT)
    assert Deck.from_text(text).cards == Deck.from_csv(csv).cards == Deck.from_json(as_json).cards
    assert csv.splitlines() == [line.replace(" ", ",") for line in text.splitlines()[1:]]


def test_cards_are_trimmed_renumbered_and_shuffled() -> None:
    trimmed = Deck.from_json(sosie("deck", "--cards", "55", "--json"))
    assert len(trimmed) == 55
    assert verify(trimmed).valid
    one, again, other = (
        Deck.from_json(sosie("deck", "--cards", "55", "--seed", seed, "--json")) for seed in ("1", "1", "2")
    )
    assert one.cards == again.cards != other.cards
    assert {frozenset(card) for card in one} == {frozenset(card) for card in other} == set(map(frozenset, trimmed))
    few = Deck.from_json(sosie("deck", "--order", "3", "--cards", "2", "--json"))
    assert few.symbols == tuple(range(7))


@pytest.mark.parametrize(("order", "message"), [("6", "Bruck-Ryser"), ("12", "unknown"), ("10", "Lam")])
def test_missing_plane_is_status_1_with_reason(order: str, message: str) -> None:
    for options in ([], ["--json"], ["--csv"]):
        output = refused("deck", "--order", order, *options, expect=1)
        assert message in output
        assert f"order {order}" in output
    assert message in refused("deck", "--recipe", f"plane:{order}", expect=1)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--order", "3", "--recipe", "plane:3"], "either --order or --recipe"),
        (["--json", "--csv"], "either --json or --csv"),
        (["--order", "2", "--cards", "8"], "0 to 7 cards, not 8"),
        (["--recipe", "plane:7,fold:3"], 'recipe step 2, "fold:3"'),
        (["--recipe", "plane:7,drop:x"], 'recipe step 2, "drop:x"'),
        (["--recipe", ""], "recipe step 1"),
        (["--seed", "x"], "--seed"),
        (["--cards", "0"], "--cards"),
    ],
)
def test_invalid_arguments_are_refused(arguments: list[str], message: str) -> None:
    assert message in refused("deck", *arguments)


def test_older_name_of_recipe_warns() -> None:
    command = [*SOSIE, "deck", "--plan", "plane:2"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment())
    assert done.stdout == sosie("deck", "--recipe", "plane:2")
    assert "--plan is now --recipe" in done.stderr
