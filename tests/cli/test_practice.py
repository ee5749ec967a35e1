"""`sosie practice`: answers in the terminal."""

import re

from command import refused, sosie
from sosie.editions import edition

RING = edition("ring")


def shown(output: str) -> list[tuple[str, str]]:
    """Return the first two cards shown, as lines with two names."""
    block = output.split("\n\n")[1].split("\n> ", maxsplit=1)[0]
    return [tuple(line.strip().split("   ", maxsplit=1)) for line in block.split("\n")]  # type: ignore[misc]  # two names


def match(output: str) -> str:
    rows = [[name.strip() for name in row] for row in shown(output)]
    (name,) = {left for left, _ in rows} & {right for _, right in rows}
    return name


def test_match_is_accepted_in_any_spelling() -> None:
    answer = match(sosie("practice", "--edition", "ring"))
    output = sosie("practice", "--edition", "ring", given=f"  {answer.upper()}!\nq\n")
    assert re.search(r"> Right, in \d+\.\d s\.", output)
    assert re.search(r"\n> 1 match: \d+\.\d s as a rule, \d+\.\d s at best\.\n$", output)


def test_wrong_and_unknown_names_get_different_replies() -> None:
    right = match(sosie("practice", "--edition", "ring"))
    wrong = next(symbol.name() for symbol in RING.symbols if symbol.name() != right)
    output = sosie("practice", "--edition", "ring", given=f"{wrong}\nabracadabra\n")
    assert f"> Not {wrong}. Again:" in output
    assert '> Nothing is called "abracadabra" here. Again:' in output
    assert output.endswith("\nUntil next time.\n")


def test_empty_line_shows_match_and_continues() -> None:
    right = match(sosie("practice", "--edition", "ring"))
    output = sosie("practice", "--edition", "ring", given="\n\nq\n")
    assert f"> It is {right}." in output
    assert output.count("It is ") == 2
    assert output.endswith("Until next time.\n")


def test_another_seed_shows_other_cards() -> None:
    first, second = (shown(sosie("practice", "--edition", "ring", "--seed", seed)) for seed in ("1", "2"))
    assert first != second


def test_unknown_edition_is_refused() -> None:
    assert "there is no edition" in refused("practice", "--edition", "cheese", expect=1)
    assert "cheese.sosie cannot be read" in refused("practice", "--edition", "cheese.sosie")
