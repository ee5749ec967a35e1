from pathlib import Path
from typing import Any

import httpx
import numpy as np
import pytest

from cards.own.images import photo
from command import sosie
from server.http.api.test_tables import problem
from server.raw_socket import RawSocket
from server.running import Running, running
from sosie.cards.card import RADIUS
from sosie.cards.drawing import Drawing, on_white, render
from sosie.cards.own import DeckFile
from sosie.server.config import Limits

WORDS = "sun moon star tree house 🐟"
WIDTH = 404


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    folder = tmp_path_factory.mktemp("deck")
    (folder / "words.txt").write_text("\n".join(WORDS.split()))
    path = folder / "words.sosie"
    photo(3).save(folder / "Mia.jpg")
    sosie("make", str(folder / "words.txt"), str(folder / "Mia.jpg"), "--output", str(path))
    return path.read_bytes()


@pytest.fixture(scope="module")
def uploaded(server: Running, file: bytes) -> dict[str, str]:
    with server.client() as client:
        answer = client.post("/api/decks", content=file)
    assert answer.status_code == 201, answer.text
    deck: dict[str, str] = answer.json()
    return deck


def test_downloaded_deck_equals_the_upload(client: httpx.Client, uploaded: dict[str, str], file: bytes) -> None:
    answer = client.get(f"/api/decks/{uploaded['id']}")
    assert answer.content == file
    assert answer.headers["content-disposition"].startswith("attachment")
    known = {"if-none-match": answer.headers["etag"]}
    assert client.get(f"/api/decks/{uploaded['id']}", headers=known).status_code == 304


def test_repeated_upload_by_one_owner_is_idempotent(
    client: httpx.Client, uploaded: dict[str, str], file: bytes
) -> None:
    own = {"authorization": f"Bearer {uploaded['secret']}"}
    assert client.post("/api/decks", content=file, headers=own).json() == uploaded
    another = client.post("/api/decks", content=file).json()
    assert another["id"] != uploaded["id"]
    assert another["secret"] != uploaded["secret"]
    mistyped = {"authorization": "Bearer 123"}
    assert problem(client.post("/api/decks", content=file, headers=mistyped), 400) == "bad-token"
    listed = client.get("/api/decks").json()
    assert [deck["id"] for deck in listed].count(uploaded["id"]) == 1
    assert listed[0]["size"] == len(file)


def test_deck_id_works_as_edition(client: httpx.Client, uploaded: dict[str, str], file: bytes) -> None:
    deck = DeckFile.from_bytes(file)
    described = client.get(f"/api/editions/{uploaded['id']}").json()
    assert [tuple(card) for card in described["cards"]] == [tuple(card) for card in deck.edition.deck]
    assert None not in described["layouts"]
    words = [symbol["id"] for symbol in described["symbols"] if symbol["words"] == [0]]
    assert words == [name for name in WORDS.split() if name.isalpha()]
    assert client.get(f"/api/editions/{uploaded['id']}/cards/0.svg").text == deck.drawn()[0].svg()
    traced = client.get(f"/api/editions/{uploaded['id']}/silhouettes").json()
    assert [one["symbol"] for one in traced] == [symbol.id for symbol in deck.edition.symbols]


def composed_card(client: httpx.Client, described: dict[str, Any], card: int) -> str:
    """Return a card as a page draws it: a picture for each symbol, with its box and position."""
    boxes = {symbol["id"]: symbol["boxes"] for symbol in described["symbols"]}
    marks = []
    for number, place in enumerate(described["layouts"][card]):
        x, y, width, height = boxes[place["symbol"]][place["face"]]
        path = f"/api/editions/{described['id']}/symbols/{place['symbol']}.svg?face={place['face']}"
        picture = Drawing.parse(client.get(path).text).prefixed(f"p{number}-").body
        left, up = place["pivot"]
        marks.append(
            f'<g transform="translate({place["x"]} {place["y"]}) rotate({place["degrees"]}) scale({place["scale"]}) '
            f'translate({-left} {-up})"><svg x="{x}" y="{y}" width="{width}" height="{height}" '
            f'viewBox="{x} {y} {width} {height}">{picture}</svg></g>'
        )
    side = (2 * RADIUS + 2) / RADIUS
    box = f"{-side / 2} {-side / 2} {side} {side}"
    size = f'width="{WIDTH}" height="{WIDTH}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="{box}">{"".join(marks)}</svg>'


@pytest.mark.parametrize("edition", ["deck", "insects"])
def test_card_is_composed_from_layout_and_symbols(client: httpx.Client, uploaded: dict[str, str], edition: str) -> None:
    edition_id = uploaded["id"] if edition == "deck" else edition
    client.get(f"/api/editions/{edition_id}/layouts/1")
    described = client.get(f"/api/editions/{edition_id}").json()
    assert {len(symbol["boxes"]) for symbol in described["symbols"]} == {1}
    assert all(symbol["boxes"] == [[-2, -2, 36, 36]] for symbol in described["symbols"]) == (edition == "insects")
    whole = render(client.get(f"/api/editions/{edition_id}/cards/1.svg").text, WIDTH)
    # The rim of the card is not among the symbols.
    inside = np.hypot(*(np.indices((WIDTH, WIDTH)) - WIDTH / 2)) < 0.97 * WIDTH / 2
    apart = np.abs(on_white(whole) - on_white(render(composed_card(client, described, 1), WIDTH))).max(axis=2)
    assert (apart[inside] > 0.1).mean() < 0.001
    assert on_white(whole)[inside].std() > 0.1


def test_table_plays_an_uploaded_deck(server: Running, client: httpx.Client, uploaded: dict[str, str]) -> None:
    made = client.post("/api/tables", json={"name": "Ada", "edition": uploaded["id"]}).json()
    with RawSocket(server.port) as socket:
        socket.send(type="hello", version=1, table=made["code"])
        assert socket.wait_for("view")["edition"] == uploaded["id"]


def test_deck_is_printed(client: httpx.Client, uploaded: dict[str, str]) -> None:
    answer = client.get(f"/api/decks/{uploaded['id']}/print.pdf?paper=a4")
    assert answer.content.startswith(b"%PDF-")


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04", b"{}"])
def test_file_that_is_no_deck_is_refused(client: httpx.Client, content: bytes) -> None:
    assert problem(client.post("/api/decks", content=content), 400) == "unreadable-deck-file"


def test_damaged_deck_is_refused(client: httpx.Client, file: bytes) -> None:
    assert problem(client.post("/api/decks", content=file[: len(file) // 2]), 400) == "unreadable-deck-file"


def test_too_large_file_is_refused(client: httpx.Client) -> None:
    answer = client.post("/api/decks", content=b"0" * (Limits().upload_bytes + 1))
    assert problem(answer, 413) == "too-large"


def test_uploads_of_one_address_are_rate_limited(client: httpx.Client) -> None:
    answers = [client.post("/api/decks", content=b"") for _ in range(Limits().jobs_burst + 1)]
    assert {answer.status_code for answer in answers[:-1]} == {400}
    assert problem(answers[-1], 429) == "too-many"
    assert int(answers[-1].headers["retry-after"]) > 1


@pytest.mark.parametrize("path", ["unheard-of", "../../etc/passwd", "unheard-of/print.pdf"])
def test_unknown_deck_is_not_found(client: httpx.Client, path: str) -> None:
    assert client.get(f"/api/decks/{path}").status_code == 404


def test_decks_are_not_listed_by_default(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server, server.client() as client:
        assert problem(client.get("/api/decks"), 403) == "not-listed"


def test_host_chooses_an_uploaded_deck(server: Running, client: httpx.Client, uploaded: dict[str, str]) -> None:
    made = client.post("/api/tables", json={"name": "Ada"}).json()
    with RawSocket(server.port) as socket:
        socket.send(type="hello", version=1, table=made["code"], token=made["token"])
        settings = socket.wait_for("view")["settings"]
        socket.send(type="settle", number=1, settings=settings, edition=uploaded["id"])
        while (view := socket.wait_for("view"))["edition"] != uploaded["id"]:
            continue
        assert view["games"]
        socket.send(type="settle", number=2, settings=settings, edition="nothing")
        assert socket.wait_for("refused")["code"] == "no-such-edition"
