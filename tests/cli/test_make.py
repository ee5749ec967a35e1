"""`sosie make`: from files to a deck, with clear errors."""

import json
import os
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cards.own.images import photo, photos
from command import SOSIE, environment, refused, sosie
from server.running import running, started
from sosie.cards.own import read_deck_file

WORDS = "cat\ndog\nsun\nmoon\nhouse\nhorse\ntree\nfish\n"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """Make a deck with all its files."""
    folder = tmp_path_factory.mktemp("made")
    (folder / "words.txt").write_text(WORDS)
    return folder, sosie("make", str(folder / "words.txt"), "-o", str(folder / "my-words.pdf"))


def test_make_reports_deck_and_advice(made: tuple[Path, str]) -> None:
    folder, output = made
    assert output.splitlines() == [
        "7 cards with 3 symbols each, from 7 of 8.",
        "Left out: fish.",
        "2 more would make no more cards; 4 more would make 9 cards with 4 symbols each.",
        "Easy to confuse, they read alike: house and horse.",
        "Call one of them something else, or take one away with --without.",
        f"{folder / 'my-words.pdf'}: for the printer, at 100 %, on both sides",
        f"{folder / 'my-words.sosie'}: the deck itself, to play with, to print again or to change",
    ]


def test_deck_file_is_written_beside_pdf(made: tuple[Path, str]) -> None:
    folder, _ = made
    assert (folder / "my-words.pdf").read_bytes().startswith(b"%PDF")
    deck = read_deck_file(folder / "my-words.sosie")
    assert deck.edition.title == {"en": "my words"}
    assert {path.name for path in folder.iterdir()} >= {"words.txt", "my-words.pdf", "my-words.sosie"}


def test_deck_file_works_as_edition(made: tuple[Path, str], tmp_path: Path) -> None:
    deck = str(made[0] / "my-words.sosie")
    assert sosie("symbols", "--edition", deck, "--language", "fr").splitlines()[0].strip() == "cat"
    sosie("card", "3", "--edition", deck, "-o", str(tmp_path / "card.svg"))
    kept = read_deck_file(made[0] / "my-words.sosie").drawn()
    assert (tmp_path / "card.svg").read_text() == kept[2].svg()
    sosie("card", "3", "--edition", deck, "--shape", "square", "-o", str(tmp_path / "square.svg"))
    assert (tmp_path / "square.svg").read_text() != kept[2].svg()


def test_colours_of_an_existing_deck_can_change(made: tuple[Path, str], tmp_path: Path) -> None:
    deck = str(made[0] / "my-words.sosie")
    sosie("make", deck, "-o", str(tmp_path / "red.sosie"), "--card-colour", "#ffeeee")
    red, before = read_deck_file(tmp_path / "red.sosie"), read_deck_file(Path(deck))
    assert red.layout == before.layout
    assert (red.colours.card, red.colours.back) == ("#ffeeee", before.colours.back)
    said = refused("make", deck, "-o", str(tmp_path / "no.sosie"), "--card-colour", "#ffeeee", "--back-colour", "red")
    assert '"red" is no colour' in said


def test_renamed_deck_keeps_its_cards(made: tuple[Path, str], tmp_path: Path) -> None:
    old = made[0] / "my-words.sosie"
    sosie("make", str(old), "--name", "Animals & more", "-o", str(tmp_path / "new.sosie"))
    before, after = read_deck_file(old), read_deck_file(tmp_path / "new.sosie")
    assert after.edition.title == {"en": "Animals & more"}
    assert (after.layout, after.edition.deck) == (before.layout, before.edition.deck)


def test_deck_can_grow_and_shrink(made: tuple[Path, str], tmp_path: Path) -> None:
    photo(5).save(tmp_path / "Mia.jpg")
    output = json.loads(
        sosie(
            "make", str(made[0] / "my-words.sosie"), str(tmp_path / "Mia.jpg"), "--without", "the Moon", "--json",
            "-o", str(tmp_path / "sheet.png"),
        )
    )  # fmt: skip
    assert (output["pictures"], output["cards"], output["per_card"], output["left_out"]) == (7, 7, 3, [])
    assert output["files"] == [str(tmp_path / "sheet.png")]
    assert (tmp_path / "sheet.png").read_bytes().startswith(b"\x89PNG")


def test_pairs_report_share_of_different_faces(tmp_path: Path) -> None:
    (tmp_path / "p.csv").write_text("English,French\n" + "\n".join(f"word {n},mot {n}" for n in range(7)))
    output = sosie("make", str(tmp_path / "p.csv"), "-o", str(tmp_path / "p.sosie"), "--language", "fr")
    assert "67% of all matches are between two different faces." in output
    assert read_deck_file(tmp_path / "p.sosie").edition.find("le mot 3", "fr") is not None


@pytest.fixture
def opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a file with the addresses that a fake browser was told to open."""
    addresses = tmp_path / "opened.txt"
    browser = tmp_path / "bin" / "xdg-open"
    browser.parent.mkdir()
    browser.write_text(f'#!/bin/sh\necho "$1" >> "{addresses}"\n')
    browser.chmod(0o755)
    monkeypatch.setenv("PATH", f"{browser.parent}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("SOSIE_DATA", str(tmp_path / "data"))
    return addresses


def first_line(path: Path) -> str:
    for _ in range(400):
        if path.exists() and (lines := path.read_text().splitlines()):
            return lines[0]
        time.sleep(0.05)
    raise AssertionError("no browser was opened")


@pytest.mark.skipif(sys.platform != "linux", reason="other systems open browsers in other ways")
@pytest.mark.parametrize("file", ["w.sosie", "w.png"])
def test_make_play_opens_browser(file: str, tmp_path: Path, opened: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "w.txt").write_text(WORDS)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        # The usual port is in use.
        monkeypatch.setenv("SOSIE_PORT", str(taken.getsockname()[1]))
        make = [*SOSIE, "make", str(tmp_path / "w.txt"), "-o", str(tmp_path / file), "--play"]
        with started(make, tmp_path / "data") as there, there.client() as client:
            address, _, deck = first_line(opened).partition("/?deck=")
            assert address == there.url
            assert client.get("/", params={"deck": deck}).status_code == 200
            served = client.get(f"/api/editions/{deck}").json()
    assert served["title"] == {"en": "w"}
    assert len(served["cards"]) == 7


@pytest.mark.skipif(sys.platform != "linux", reason="other systems open browsers in other ways")
def test_serve_deck_opens_browser(made: tuple[Path, str], tmp_path: Path, opened: Path) -> None:
    deck = made[0] / "my-words.sosie"
    with running(tmp_path / "data", "--deck", str(deck), "--open") as there, there.client() as client:
        deck_id = first_line(opened).removeprefix(f"{there.url}/?deck=")
        assert client.get(f"/api/decks/{deck_id}").content == deck.read_bytes()


def test_serve_refuses_invalid_deck_file(tmp_path: Path) -> None:
    (tmp_path / "broken.sosie").write_bytes(b"PK, or so")
    arguments = ("serve", "--port", "0", "--data", str(tmp_path / "data"), "--deck", str(tmp_path / "broken.sosie"))
    assert "broken.sosie: it is no zip archive" in refused(*arguments)
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["nowhere"], "there is no file or folder nowhere"),
        (["a.txt", "-o", "deck.doc"], "deck.doc: a deck is written as .pdf, .sosie, .png, .svg"),
        (["a.txt", "-o", "no/deck.pdf"], "there is no folder no"),
        (["few.txt"], "3 symbols are too few: 7 make 7 cards of 3, so add 4 more"),
        (["a.txt", "--without", "elephant"], 'there is no "elephant" to take away'),
        (["a.txt", "--name", "x" * 50], "50 letters"),
        (["broken.sosie"], "broken.sosie: it is no zip archive"),
        (["broken.sosie", "a.txt"], "broken.sosie: it is no zip archive"),
        ([], "Missing argument"),
    ],
)
def test_bad_input_is_one_line_and_writes_nothing(
    arguments: list[str], reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a.txt").write_text(WORDS)
    (tmp_path / "few.txt").write_text("cat\ndog\nsun\n")
    (tmp_path / "broken.sosie").write_bytes(b"PK, or so")
    before = sorted(tmp_path.iterdir())
    monkeypatch.chdir(tmp_path)
    assert reason in refused("make", *arguments)
    assert sorted(tmp_path.iterdir()) == before


def test_impossible_deck_is_status_1(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text(WORDS)
    output = refused("make", str(tmp_path / "a.txt"), "--cards", "8", "--per-card", "3", expect=1)
    assert "8 cards with 3 symbols each from 8 pictures cannot exist" in output


def test_full_disk_leaves_no_partial_file(tmp_path: Path) -> None:
    folder = photos(tmp_path / "photos", 7)
    line = f'ulimit -f 8; exec {SOSIE[0]} -m sosie make "{folder}" -o "{tmp_path / "class.pdf"}"'
    done = subprocess.run(["/bin/sh", "-c", line], capture_output=True, text=True, env=environment(), check=False)
    assert done.returncode == 2
    assert done.stderr == f"sosie: {tmp_path / 'class.pdf'} cannot be written: File too large\n"
    assert list(tmp_path.iterdir()) == [folder]


def said_in(monkeypatch: pytest.MonkeyPatch, locale: str, *arguments: str) -> str:
    """Return the error of a command on a system with a locale."""
    monkeypatch.setattr("command.environment", lambda: {**environment(), "LANG": locale})
    return refused(*arguments)


def test_errors_are_in_the_language_of_the_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "words.txt").write_text("cat\nmissing.png\n?!\n")
    arguments = ["make", str(tmp_path / "words.txt"), "--language", "es"]
    english = (
        'sosie: 2 problems: words.txt, line 2: there is no picture "missing.png" beside the list; '
        'words.txt, line 3: "?!" is no name: it needs a letter or a figure'
    )
    assert refused(*arguments) == said_in(monkeypatch, "C.UTF-8", *arguments) == english
    assert said_in(monkeypatch, "fr_FR.UTF-8", *arguments) == (
        "sosie: 2 problèmes : words.txt, ligne 2: il n'y a pas d'image « missing.png » à côté de la liste; "
        "words.txt, ligne 3: « ?! » n'est pas un nom : il faut une lettre ou un chiffre"
    )


def test_json_is_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "words.txt").write_text(f"{WORDS}\n{'x' * 50}\n")
    english = environment()
    monkeypatch.setattr("command.environment", lambda: {**english, "LANG": "de_DE.UTF-8"})
    made = json.loads(sosie("make", str(tmp_path / "words.txt"), "-o", str(tmp_path / "one.sosie"), "--json"))
    assert "letters" in made["notes"][0]


def test_decks_are_the_same_in_every_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "words.txt").write_text(WORDS)
    sosie("make", str(tmp_path / "words.txt"), "-o", str(tmp_path / "one.sosie"), "--name", "Words")
    english = environment()
    monkeypatch.setattr("command.environment", lambda: {**english, "LANG": "de_DE.UTF-8"})
    output = sosie("make", str(tmp_path / "words.txt"), "-o", str(tmp_path / "two.sosie"), "--name", "Words")
    assert output.startswith("7 Karten mit je 3 Symbolen, aus 7 von 8.\nÜbrig: fish.\n")
    assert (tmp_path / "one.sosie").read_bytes() == (tmp_path / "two.sosie").read_bytes()
