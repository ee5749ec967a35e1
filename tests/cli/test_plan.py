import json
from typing import Any

import pytest

from command import refused, sosie
from sosie.deck import Deck, verify


def planned(*arguments: str, expect: int = 0) -> dict[str, Any]:
    value: dict[str, Any] = json.loads(sosie("plan", *arguments, "--json", expect=expect))
    return value


def test_json_has_documented_keys() -> None:
    value = planned("--pictures", "57", "--cards", "55", "--per-card", "8")
    assert list(value) == ["options", "bound", "possible", "answer"]
    assert list(value["bound"]) == ["cards", "theorem", "reason"]
    assert all(
        list(option) == ["cards", "per_card", "symbols", "construction", "recipe", "note"]
        for option in value["options"]
    )
    first = value["options"][0]
    assert (first["cards"], first["per_card"], first["symbols"]) == (55, 8, 57)
    assert first["recipe"] == first["construction"] == "plane:7,cards:55"
    assert value["possible"] is True


@pytest.mark.parametrize(
    "arguments",
    [
        ["--pictures", "7"],
        ["--pictures", "12", "--per-card", "4", "--ragged"],
        ["--pictures", "50", "--cards", "24", "--per-card", "8"],
        ["--pictures", "10", "--per-card", "4", "--search", "60"],
    ],
)
def test_every_option_builds_and_verifies(arguments: list[str]) -> None:
    options = planned(*arguments)["options"]
    assert options
    for option in options:
        text = sosie("deck", "--recipe", option["recipe"], "--json")
        deck = Deck.from_json(text)
        assert verify(deck).valid
        assert (len(deck), max(map(len, deck)), len(deck.symbols)) == (
            option["cards"], option["per_card"], option["symbols"],
        )  # fmt: skip


def test_impossible_deck_is_status_1_with_bound() -> None:
    value = planned("--pictures", "50", "--cards", "55", "--per-card", "8", expect=1)
    assert value["possible"] is False
    assert value["bound"]["cards"] == 25
    assert "cannot exist" in value["answer"]
    assert sosie("plan", "--pictures", "50", "--cards", "55", "--per-card", "8", expect=1).startswith(value["answer"])


def test_unknown_deck_is_null_with_status_1() -> None:
    value = planned("--pictures", "46", "--cards", "16", "--per-card", "8", expect=1)
    assert value["possible"] is None
    assert "unknown" in value["answer"]


def test_table_shows_best_or_all_options() -> None:
    options = planned("--pictures", "57")["options"]
    short, long = (sosie("plan", "--pictures", "57", *more) for more in ([], ["--all"]))
    assert all(option["recipe"] in long for option in options)
    assert f"... and {len(options) - 10} more" in short
    assert "Why not more: " in short
    assert "sosie deck --recipe plane:7\n" in short


def test_search_finds_more_cards() -> None:
    arguments = ["--pictures", "40", "--per-card", "7"]
    assert planned(*arguments, "--cards", "16", expect=1)["possible"] is None
    found = planned(*arguments, "--cards", "16", "--search", "300")
    assert found["possible"] is True
    assert found["options"][0]["recipe"].startswith("given:")
    assert verify(Deck.from_text(sosie("deck", "--recipe", found["options"][0]["recipe"]))).valid


def test_search_needs_per_card_and_time() -> None:
    assert "--search needs --per-card" in refused("plan", "--pictures", "9", "--search", "1")
    assert "--search" in refused("plan", "--pictures", "9", "--per-card", "4", "--search", "0")


@pytest.mark.parametrize(("option", "value"), [("--cards", "1"), ("--per-card", "1"), ("--per-card", "39")])
def test_numbers_out_of_range_are_refused(option: str, value: str) -> None:
    assert option in refused("plan", "--pictures", "20", option, value)
