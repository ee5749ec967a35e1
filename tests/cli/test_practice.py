"""`sosie practice`: answers in the terminal."""

import re

from command import refused, sosie
from sosie.cli.practice import practise
from sosie.editions import edition

RING = edition("ring")


def shown(said: str) -> list[tuple[str, str]]:
    """Return the first two cards shown, as lines with two names."""
    block = said.split("\n\n")[1].split("\n> ", maxsplit=1)[0]
    return [tuple(line.strip().split("   ", maxsplit=1)) for line in block.split("\n")]  # type: ignore[misc]


def match(said: str) -> str:
    rows = [[name.strip() for name in row] for row in shown(said)]
    (name,) = {left for left, _ in rows} & {right for _, right in rows}
    return name


def test_match_is_accepted_in_any_spelling() -> None:
    answer = match(sosie("practice", "--edition", "ring"))
    said = sosie("practice", "--edition", "ring", given=f"  {answer.upper()}!\nq\n")
    assert re.search(r"> Right, in \d+\.\d s\.", said)
    assert re.search(r"\n> 1 match: \d+\.\d s as a rule, \d+\.\d s at best\.\n$", said)


def test_wrong_and_unknown_names_get_different_replies() -> None:
    right = match(sosie("practice", "--edition", "ring"))
    wrong = next(symbol.name() for symbol in RING.symbols if symbol.name() != right)
    said = sosie("practice", "--edition", "ring", given=f"{wrong}\nabracadabra\n")
    assert f"> Not {wrong}. Again:" in said
    assert '> Nothing is called "abracadabra" here. Again:' in said
    assert said.endswith("\nUntil next time.\n")


def test_empty_line_shows_match_and_continues() -> None:
    right = match(sosie("practice", "--edition", "ring"))
    said = sosie("practice", "--edition", "ring", given="\n\nq\n")
    assert f"> It is {right}." in said
    assert said.count("It is ") == 2
    assert said.endswith("Until next time.\n")


def test_another_seed_shows_other_cards() -> None:
    first, second = (shown(sosie("practice", "--edition", "ring", "--seed", seed)) for seed in ("1", "2"))
    assert first != second


def test_unknown_edition_is_refused() -> None:
    assert "there is no edition" in refused("practice", "--edition", "cheese", expect=1)
    assert "cheese.sosie cannot be read" in refused("practice", "--edition", "cheese.sosie")


def test_practise_is_importable() -> None:
    assert callable(practise)
