import io
from pathlib import Path

import pikepdf
import pypdfium2
import pytest

from added_games import ROBIN_HOOD
from command import refused, sosie
from sosie.cards import DIFFICULTIES, SHAPES
from sosie.cards.print import PAPERS, PARTS
from sosie.cli import print as print_module


def pages(path: Path) -> int:
    with pikepdf.open(io.BytesIO(path.read_bytes())) as pdf:
        return len(pdf.pages)


def test_choices_match_library() -> None:
    assert print_module.PARTS == PARTS
    choices = {option.name: getattr(option.type, "choices", ()) for option in print_module.command.params}
    assert tuple(choices["paper"]) == tuple(PAPERS)
    assert tuple(choices["shape"]) == tuple(SHAPES)
    assert tuple(choices["difficulty"]) == tuple(DIFFICULTIES)


def test_print_writes_all_parts_and_instructions(tmp_path: Path) -> None:
    path = tmp_path / "insects.pdf"
    output = sosie("print", "--edition", "insects", "--difficulty", "easy", "-o", str(path))
    assert output == f"13 cards of 85 mm: {path}\nPrint at 100 %, on both sides, turned about the long edge.\n"
    # Three sheets on both sides, the index and a page left empty behind it, two pages of rules, the box.
    assert pages(path) == 6 + 2 + 2 + 1
    assert [file.name for file in tmp_path.iterdir()] == ["insects.pdf"]


def test_parts_can_be_chosen(tmp_path: Path) -> None:
    path = tmp_path / "few.pdf"
    easy = ("print", "--edition", "insects", "--difficulty", "easy", "-o", str(path))
    assert sosie(*easy, "--no-backs", "--parts", "cards, backs,index") == f"13 cards of 85 mm: {path}\n"
    assert pages(path) == 3 + 1
    sosie(*easy, "--one-a-page")
    assert pages(path) == 2 * 13
    output = sosie(*easy, "--diameter", "max", "--paper", "letter", "--no-backs")
    assert output.endswith("The box is left out: around cards of 203 mm it is too large for letter.\n")
    assert pages(path) == 13 + 1 + 2


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--paper", "a3"], "'a3' is not one of 'a4', 'letter'"),
        (["--diameter", "wide"], "millimetres, or max, not 'wide'"),
        (["--diameter", "250"], "a circle on a4 has 40 to 198 mm"),
        (["--diameter", "20"], "40 to 198 mm"),
        (["--diameter", "nan"], "40 to 198 mm"),
        (["--bleed", "30"], "0 to 10 mm"),
        (["--back-colour", "blue"], "#1F2A44"),
        (["--parts", "cards,lid"], "cards, backs, index, rules, box"),
        (["--edition", "insects", "--difficulty", "easy", "-o", "no/such/folder.pdf"], "No such file or directory"),
        (["-o", "deck.png"], "must end"),
    ],
)
def test_unprintable_options_are_one_line(arguments: list[str], message: str) -> None:
    assert message in refused("print", *arguments)


def test_unknown_edition_is_status_1() -> None:
    assert "choose one of classic" in refused("print", "--edition", "zoo", expect=1)


def test_rules_of_an_added_game_are_printed(tmp_path: Path) -> None:
    path = tmp_path / "rules.pdf"
    rules = ("print", "--edition", "insects", "--difficulty", "easy", "--parts", "rules", "-o", str(path))
    sosie(*rules, "--game", str(ROBIN_HOOD), "--language", "fr")
    printed = text_of(path)
    assert "Robin des Bois" in printed
    assert "voler les riches" in printed
    assert "ton coffre" in printed
    sosie(*rules)
    assert "Robin" not in text_of(path)


def text_of(path: Path) -> str:
    """Return the text of a PDF, with single spaces."""
    with pypdfium2.PdfDocument(path.read_bytes()) as pdf:
        return " ".join(" ".join(page.get_textpage().get_text_bounded().split()) for page in pdf)
