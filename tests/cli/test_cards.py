from pathlib import Path

from command import refused, sosie
from sosie.cards import CardDesign, easier, find_difficulty
from sosie.editions import edition

EASY = ("cards", "--edition", "insects", "--difficulty", "easy")


def test_cards_are_written_and_listed(tmp_path: Path) -> None:
    png, svg, sheet = tmp_path / "deep" / "png", tmp_path / "svg", tmp_path / "sheet.svg"
    output = sosie(*EASY, "--png", str(png), "--svg", str(svg), "--sheet", str(sheet), "--width", "64")
    assert output.splitlines() == [
        f"13 cards: {png / 'insects-01.png'} to insects-13.png",
        f"13 cards: {svg / 'insects-01.svg'} to insects-13.svg",
        f"13 cards: {sheet}",
    ]
    easy = find_difficulty("easy")
    deck = CardDesign(easier(edition("insects"), easy.fewer), easy).deck()
    names = [f"insects-{number:02}" for number in range(1, 14)]
    assert sorted(path.name for path in png.iterdir()) == [f"{name}.png" for name in names]
    assert [(svg / f"{name}.svg").read_text(encoding="utf-8") for name in names] == [card.svg() for card in deck]
    assert (png / "insects-05.png").read_bytes() == deck[4].png(64)
    assert sheet.read_text(encoding="utf-8") == deck.sheet()


def test_unwritable_output_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "--png, --svg and --sheet" in refused(*EASY)
    assert "cannot be made" in refused(*EASY, "--svg", str(tmp_path / "file" / "folder"))
    assert ".svg or .png" in refused(*EASY, "--sheet", str(tmp_path / "sheet.gif"))
