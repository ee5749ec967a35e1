"""Folders, lists and tables: entries, ignored files, and collected problems."""

import base64
import json
from pathlib import Path
from typing import Any

import pytest

from cards.own.images import photo, photos
from sosie.cards.own import Emoji, Entry, Picture, Word, read_sources
from sosie.errors import UnusableSource

LISTS = json.loads((Path(__file__).parents[2] / "text_lists.json").read_text(encoding="utf-8"))
"""Lists and tables, which the web client reads in the same way."""


def written(path: Path, text: str | bytes) -> Path:
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return path


def read(*paths: Path, **options: bool | tuple[str, ...]) -> tuple[Entry, ...]:
    return read_sources(paths, "fr", **options).entries  # type: ignore[arg-type]  # any options


def refused(*paths: Path) -> str:
    with pytest.raises(UnusableSource) as caught:
        read_sources(paths)
    return str(caught.value)


def names(entries: tuple[Entry, ...]) -> list[str]:
    return [entry.names["fr"][0] for entry in entries]


def test_folder_gives_pictures_in_natural_order(tmp_path: Path) -> None:
    folder = photos(tmp_path / "class", 12)
    photo().save(folder / "Anne-Lise_B.PNG")
    written(folder / ".hidden.png", "")
    written(folder / "notes.docx", "")
    written(folder / "IMG_1.heic", "")
    (folder / "more").mkdir()
    found = read_sources([folder], "fr")
    assert names(found.entries) == ["Anne Lise B", *(f"child {number}" for number in range(12))]
    assert found.notes == (
        "ignored, not pictures that can be read: IMG_1.heic, more, notes.docx; save them as JPEG or PNG",
    )


@pytest.mark.parametrize("case", LISTS, ids=lambda case: case["case"])
def test_lists_and_tables_are_read_as_by_the_page(tmp_path: Path, case: dict[str, Any]) -> None:
    text = base64.b64decode(case["base64"]) if "base64" in case else case["text"]
    found = read(written(tmp_path / case["file"], text))
    shown = [
        {
            "line": int(entry.where.removeprefix(f"{case['file']}, line ")),
            "names": list(entry.names["fr"]),
            "faces": [
                {"word" if isinstance(face, Word) else "emoji": face.text}
                for face in entry.materials
                if isinstance(face, Word | Emoji)
            ],
        }
        for entry in found
    ]
    assert shown == case["symbols"]


def test_lists_note_lone_cells_and_cut_names(tmp_path: Path) -> None:
    text = f"cat,chat\nsun\ndog,{'x' * 41}"
    assert read_sources([written(tmp_path / "a.csv", text)]).notes == (
        'a.csv, line 2: there is nothing beside "sun", so it is no pair',
        f'a.csv, line 3: the name "{"x" * 20}..." is cut to 40 letters',
    )
    assert read_sources([written(tmp_path / "b.csv", "cat\nsun")]).notes == ()


def test_list_has_words_and_emoji(tmp_path: Path) -> None:
    path = written(
        tmp_path / "words.txt", "\ufeff# animals\n\nchat\nun|petit\\npois\n🐱\n🐶 le chien\nécole\n".encode()
    )
    found = read(path)
    assert [entry.materials for entry in found] == [
        (Word("chat"),),
        (Word("un\npetit\npois"),),
        (Emoji("🐱"),),
        (Emoji("🐶"),),
        (Word("école"),),
    ]
    assert names(found) == ["chat", "un petit pois", "cat face", "le chien", "école"]
    assert found[1].where == "words.txt, line 4"


def test_table_has_face_for_each_cell(tmp_path: Path) -> None:
    photo().save(tmp_path / "img01.png")
    path = written(tmp_path / "pairs.csv", "the cat,le chat,🐱\n3 \u00d7 4,12\nsun,img01.png\n🐶,img01.png\n")
    cat, product, sun, dog = read(path)
    assert cat.materials == (Word("the cat"), Word("le chat"), Emoji("🐱"))
    assert cat.names == {"fr": ("the cat", "le chat")}
    assert product.names == {"fr": ("3 \u00d7 4", "12")}
    assert sun.materials == (Word("sun"), Picture(tmp_path / "img01.png"))
    assert sun.names == {"fr": ("sun",)}
    assert dog.names == {"fr": ("dog face", "img01")}


@pytest.mark.parametrize(
    ("text", "header", "count"),
    [
        ("English,French\ncat,chat\ndog,chien", None, 2),
        ("Mot;Résultat\ncat;chat\ndog;chien", None, 2),
        ("cat\tchat\ndog\tchien", None, 2),
        ("animal,file\ncat,a.png\ndog,b.png", None, 2),
        ("tall,small\nold,new", None, 2),
        ("tall,small\nold,new", True, 1),
        ("English,French\ncat,chat", False, 2),
        ('"ice, cold",froid\n# comment,x\n\n"a ""b""",c', None, 2),
    ],
)
def test_header_is_detected_or_given(text: str, header: bool | None, count: int, tmp_path: Path) -> None:
    for name in ("a.png", "b.png"):
        photo().save(tmp_path / name)
    assert len(read_sources([written(tmp_path / "t.csv", text)], header=header).entries) == count


def test_sources_are_combined_and_names_excluded(tmp_path: Path) -> None:
    one, other = written(tmp_path / "a.txt", "chat\nchien"), written(tmp_path / "b.txt", "École\nlune")
    assert names(read(one, other)) == ["chat", "chien", "École", "lune"]
    assert names(read(one, other, without=("ecole", "Chat"))) == ["chien", "lune"]
    with pytest.raises(UnusableSource, match='no "soleil" to take away'):
        read(one, without=("soleil",))


@pytest.mark.parametrize(
    ("name", "content", "reason"),
    [
        ("a.txt", b"\x89PNG\r\n\x81\x8d", "a.txt is no text: save it as UTF-8"),
        ("a.csv", b"\xff\xfex", "a.csv is no text"),
        ("a.txt", b"x" * 1_000_001, "a.txt is larger than 1 MB"),
        ("a.docx", b"", "a.docx is nothing to make a deck of"),
        ("a.txt", "x" * 81, 'a.txt, line 1: "xxxxxxxxxxxxxxxxxxxx..." has 81 letters, and 80 is the most on a card'),
        ("a.txt", "a\x07b", "a.txt, line 1: a name cannot have the control character U+0007"),
        ("a.txt", "?!", 'a.txt, line 1: "?!" is no name'),
        ("a.txt", "🇫🇷", "a.txt, line 1: there is no drawing of the emoji 🇫🇷"),
        ("a.txt", "cat\nCat", 'a.txt, line 1 and a.txt, line 2 are both called "Cat"'),
        ("a.csv", "cat,cat.png", 'a.csv, line 1: there is no picture "cat.png" beside the list'),
        ("a.csv", "cat,../cat.png", 'a.csv, line 1: there is no picture "../cat.png" beside the list'),
        ("a.csv", "2 \u00d7 6,12\n3 \u00d7 4,12", 'line 1 and a.csv, line 2 are both called "12"'),
        ("a.txt", "\n".join(map(str, range(501))), "there are 501 pictures, and 500 is the most"),
    ],
)
def test_unusable_source_is_named_with_advice(name: str, content: str | bytes, reason: str, tmp_path: Path) -> None:
    assert reason in refused(written(tmp_path / name, content))


def test_missing_and_empty_sources_are_refused(tmp_path: Path) -> None:
    assert "there is no file or folder" in refused(tmp_path / "nowhere")
    (tmp_path / "empty").mkdir()
    assert "there are no pictures in" in refused(tmp_path / "empty")


def test_duplicate_names_are_refused_with_both_sources(tmp_path: Path) -> None:
    folder = tmp_path / "f"
    folder.mkdir()
    photo(1).save(folder / "cat.png")
    photo(2).save(folder / "cat.jpg")
    assert refused(folder) == 'cat.jpg and cat.png are both called "cat": give one another name, or take it away'


def test_source_problems_are_raised_together_up_to_ten(tmp_path: Path) -> None:
    message = refused(written(tmp_path / "a.txt", "\n".join("?" * n for n in range(1, 14))), tmp_path / "nowhere")
    assert message.startswith("14 problems: a.txt, line 1: ")
    assert message.endswith("; and 4 more")
