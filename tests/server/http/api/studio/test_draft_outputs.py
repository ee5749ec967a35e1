"""Files of drafts: the same as those of the command, previews of pages, publishing, and imports."""

import io
from collections.abc import Iterator
from pathlib import Path

import httpx
import pikepdf
import pytest

from command import sosie
from server.drafts import ANIMALS, DraftClient, Json, photo, picture_symbol, word_symbol
from server.running import Running
from sosie.cards.own import DeckFile
from sosie.languages import LANGUAGES


@pytest.fixture(scope="module")
def finished(server: Running) -> Iterator[DraftClient]:
    with server.client() as client:
        draft = DraftClient(client)
        assert draft.fill(7)["ready"]
        yield draft


@pytest.fixture
def draft(client: httpx.Client) -> DraftClient:
    return DraftClient(client)


def test_deck_file_equals_that_of_the_command(finished: DraftClient, tmp_path: Path) -> None:
    photos = tmp_path / "photos"
    photos.mkdir()
    for number, name in enumerate(ANIMALS[:7]):
        (photos / f"{name}.jpg").write_bytes(photo(number))
    paths = [str(photos / f"{name}.jpg") for name in ANIMALS[:7]]
    sosie("make", *paths, "-o", str(tmp_path / "deck.pdf"), "--name", "Our class")
    made, ours = (tmp_path / "deck.sosie").read_bytes(), finished.get("/deck.sosie").raise_for_status().content
    assert DeckFile.from_bytes(ours) == DeckFile.from_bytes(made)
    assert ours == made
    assert finished.get("/print.pdf").raise_for_status().content == (tmp_path / "deck.pdf").read_bytes()


def test_pairs_words_and_colours_equal_the_command(draft: DraftClient, tmp_path: Path) -> None:
    rows = [("cat", "chat"), ("dog", "chien"), ("cow", "vache"), ("fox", "renard"), ("bear", "ours"), ("wolf", "loup")]
    table = [*map(",".join, rows), "\U0001f981 lion,le lion"]
    (tmp_path / "pairs.csv").write_text("\n".join(table))
    looks = ("--shape", "hexagon", "--difficulty", "hard", "--card-colour", "#fff4e0", "--back-colour", "#7a1f44")
    sosie("make", str(tmp_path / "pairs.csv"), "-o", str(tmp_path / "deck.sosie"), "--name", "Animals", *looks)
    symbols: list[Json] = [
        {"id": f"s{n}", "names": {"en": row}, "faces": [{"type": "word", "text": word} for word in row],
         "source": f"pairs.csv, line {n}"}
        for n, row in enumerate(rows, start=1)
    ]  # fmt: skip
    lion = [{"type": "emoji", "emoji": "\U0001f981"}, {"type": "word", "text": "le lion"}]
    symbols.append({"id": "s7", "names": {"en": ["lion", "le lion"]}, "faces": lion, "source": "pairs.csv, line 7"})
    draft.change(
        symbols, title="Animals", shape="hexagon", difficulty="hard", card_colour="#fff4e0", back_colour="#7a1f44"
    ).raise_for_status()
    assert draft.settled()["ready"]
    assert draft.get("/deck.sosie").content == (tmp_path / "deck.sosie").read_bytes()
    assert 'fill="#fff4e0"' in draft.get("/cards/0.svg").text


def test_print_has_the_options_of_the_command(finished: DraftClient) -> None:
    chosen = {"paper": "letter", "diameter": 60, "parts": "cards,backs", "flip": "short", "language": "fr"}
    pdf = finished.get("/print.pdf", **chosen).raise_for_status()
    with pikepdf.open(io.BytesIO(pdf.content)) as document:
        count, width = len(document.pages), float(document.pages[0].mediabox[2])
    assert width == pytest.approx(215.9 * 72 / 25.4, abs=0.1)
    pages = finished.get("/pages", **chosen).raise_for_status().json()["pages"]
    assert len(pages) == count
    assert pages[0] == {"width": pytest.approx(215.9, abs=0.2), "height": pytest.approx(279.4, abs=0.5)}
    page = finished.get("/pages/0.png", width=300, **chosen).raise_for_status()
    assert page.content.startswith(b"\x89PNG")
    assert finished.get(f"/pages/{count}.png", **chosen).json()["code"] == "no-such-page"
    for bad in ({"diameter": 300}, {"parts": "nothing"}, {"back_colour": "red"}, {"bleed": 15}):
        answer = finished.get("/print.pdf", **bad)
        assert (answer.status_code, answer.json()["code"]) == (400, "out-of-range"), bad


def test_published_deck_can_be_played_and_deleted(finished: DraftClient) -> None:
    answers = [finished.request("POST", "/decks", json={}).raise_for_status().json() for _ in range(2)]
    deck = answers[0]["id"]
    assert answers[1]["id"] == deck
    client = finished.client
    assert client.get(f"/api/decks/{deck}").content == finished.get("/deck.sosie").content
    client.post("/api/tables", json={"name": "Ada", "edition": deck}).raise_for_status()
    assert client.delete(f"/api/decks/{deck}").status_code == 401
    owner = {"Authorization": f"Bearer {finished.secret}"}
    assert client.delete(f"/api/decks/{deck}", headers=owner).status_code == 204


def test_decks_are_deleted_with_their_draft_on_request(draft: DraftClient, client: httpx.Client) -> None:
    draft.change([word_symbol(name) for name in ANIMALS[:7]]).raise_for_status()
    draft.settled()
    deck = draft.request("POST", "/decks", json={}).raise_for_status().json()["id"]
    assert draft.request("DELETE", "?decks=true").status_code == 204
    assert client.get(f"/api/decks/{deck}").status_code == 404


def test_edition_and_deck_file_are_copied(finished: DraftClient, draft: DraftClient) -> None:
    document = draft.request("POST", "/copies", json={"edition": "insects"}).raise_for_status().json()
    assert document["symbols"][0]["names"].keys() == set(LANGUAGES)
    german = draft.request("POST", "/copies", json={"edition": "insects", "language": "de"}).raise_for_status().json()
    assert (document["language"], german["language"]) == ("en", "de")
    assert german["title"] != document["title"]
    assert draft.get("").json()["document"]["symbols"] == []
    opened = draft.request("POST", "/files", content=finished.get("/deck.sosie").content).raise_for_status().json()
    assert [symbol["id"] for symbol in opened["symbols"]] == list(ANIMALS[:7])
    body = {"version": 0, "document": opened}
    draft.request("PUT", "", json=body).raise_for_status()
    assert draft.settled()["ready"]
    again = DeckFile.from_bytes(draft.get("/deck.sosie").content)
    assert again == DeckFile.from_bytes(finished.get("/deck.sosie").content)
    assert draft.request("POST", "/files", content=b"nonsense").json()["code"] == "unreadable-deck-file"


def test_plans_list_gains_of_more_symbols(client: httpx.Client) -> None:
    plans = client.get("/api/plans", params={"symbols": 12}).raise_for_status().json()
    assert (plans["best"]["cards"], plans["best"]["per_card"]) == (9, 4)
    assert plans["next"][0] == {"more": 1, "cards": 13, "per_card": 4}
    assert plans["bound"]["theorem"] == "fisher"
    assert all(option["symbols"] + option["left_out"] == 12 for option in plans["options"])
    assert client.get("/api/plans", params={"symbols": 6}).status_code == 400


def test_chosen_numbers_make_another_deck(draft: DraftClient) -> None:
    symbols = [word_symbol(name) for name in ANIMALS]
    draft.change(symbols, per_card=3).raise_for_status()
    deck = draft.settled()["deck"]
    assert (deck["per_card"], len(deck["cards"]), len(deck["left_out"])) == (3, 7, 6)
    state = draft.change(symbols, per_card=9, cards=57).raise_for_status().json()
    assert [problem["code"] for problem in state["problems"]] == ["no-deck"]


def test_alike_symbols_are_found(draft: DraftClient) -> None:
    first, second = photo(1), photo(1, (161, 120))
    for content in (first, second):
        draft.upload(content).raise_for_status()
    symbols = [
        picture_symbol("violin", first),
        picture_symbol("violet", second),
        word_symbol("house"),
        word_symbol("mouse"),
    ]
    draft.change(symbols).raise_for_status()
    draft.settled()
    pairs = draft.get("/alike").raise_for_status().json()
    assert pairs[0] == {"first": "violin", "second": "violet", "what": "pictures"}
    assert {"first": "house", "second": "mouse", "what": "names"} in pairs
