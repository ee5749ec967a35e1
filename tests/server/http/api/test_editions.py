import re
from io import BytesIO

import httpx
import pytest
from PIL import Image

from server.http.api.test_tables import problem
from sosie.cards import CardDesign, Drawing
from sosie.cards.shape import SHAPES
from sosie.cards.silhouette import touch_points
from sosie.editions import EDITIONS, edition
from sosie.names import LANGUAGES

CARD = "/api/editions/insects/cards/3"
LAYOUT, SILHOUETTES = "/api/editions/insects/layouts/3", "/api/editions/insects/silhouettes"


def test_all_editions_are_listed(client: httpx.Client) -> None:
    listed = client.get("/api/editions").json()
    assert [each["id"] for each in listed] == list(EDITIONS)
    assert [each["cards"] for each in listed] == [len(edition(name).deck) for name in EDITIONS]


@pytest.mark.parametrize("name", EDITIONS)
def test_edition_is_described_completely(client: httpx.Client, name: str) -> None:
    chosen = edition(name)
    described = client.get(f"/api/editions/{name}").json()
    assert [symbol["id"] for symbol in described["symbols"]] == [symbol.id for symbol in chosen.symbols]
    assert all(set(symbol["names"]) == set(LANGUAGES) for symbol in described["symbols"])
    assert [tuple(card) for card in described["cards"]] == [tuple(card) for card in chosen.deck]
    assert described["games"] == list(chosen.games)
    assert len(described["layouts"]) == len(CardDesign(chosen))
    assert described["outline"] == SHAPES[described["shape"]].path(1)


def test_layout_agrees_with_the_drawing(client: httpx.Client) -> None:
    layout = client.get(LAYOUT).json()
    assert [placed["symbol"] for placed in layout] == list(edition("insects").deck[3])
    svg = client.get(f"{CARD}.svg").text
    drawn = re.findall(r"translate\((\S+) (\S+)\) rotate\((\S+)\) scale\((\S+)\)", svg)
    for placed, (x, y, degrees, scale) in zip(layout, drawn, strict=True):
        expected = [100 * placed["x"], 100 * placed["y"], placed["degrees"], 100 * placed["scale"]]
        assert expected == pytest.approx([float(x), float(y), float(degrees), float(scale)], abs=0.01)


def test_edition_includes_computed_layouts(client: httpx.Client) -> None:
    layout = client.get("/api/editions/insects/layouts/4").json()
    assert client.get("/api/editions/insects").json()["layouts"][4] == layout


def test_silhouettes_cover_every_face(client: httpx.Client) -> None:
    for described, symbol in zip(client.get(SILHOUETTES).json(), edition("insects").symbols, strict=True):
        traced = [touch_points(Drawing.parse(face)) for face in symbol.faces]
        assert described == {"symbol": symbol.id, "faces": [[list(point) for point in points] for points in traced]}


def test_card_png_has_requested_width(client: httpx.Client) -> None:
    answer = client.get(f"{CARD}.png", params={"width": 120})
    assert answer.headers["content-type"] == "image/png"
    assert Image.open(BytesIO(answer.content)).size == (120, 120)


def test_card_svg_has_requested_language(client: httpx.Client) -> None:
    symbol = edition("insects").symbol(str(edition("insects").deck[3][0]))
    assert f"<title>{symbol.name('de')}</title>" in client.get(f"{CARD}.svg", params={"language": "de"}).text


def test_symbol_svg_is_sandboxed(client: httpx.Client) -> None:
    symbol = edition("insects").symbols[0]
    answer = client.get(f"/api/editions/insects/symbols/{symbol.id}.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text == symbol.faces[0]
    assert "sandbox" in answer.headers["content-security-policy"]
    assert "script" not in answer.headers["content-security-policy"]


@pytest.mark.parametrize("path", [f"{CARD}.svg", f"{CARD}.png?width=64", LAYOUT, SILHOUETTES])
def test_responses_are_cached_by_etag_and_version(client: httpx.Client, path: str) -> None:
    first = client.get(path)
    assert first.headers["cache-control"] == "public, no-cache"
    again = client.get(path, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", first.headers["etag"])
    assert client.get(path, headers={"if-none-match": 'W/"another"'}).status_code == 200
    version = client.get("/api/editions/insects").json()["version"]
    joint = "&" if "?" in path else "?"
    assert "immutable" in client.get(f"{path}{joint}v={version}").headers["cache-control"]
    assert "immutable" not in client.get(f"{path}{joint}v=older").headers["cache-control"]


def test_different_pictures_have_different_etags(client: httpx.Client) -> None:
    paths = [f"{CARD}.svg", f"{CARD}.svg?language=fr", f"{CARD}.png?width=64", f"{CARD}.png?width=65"]
    paths += ["/api/editions/insects/cards/4.svg", LAYOUT, SILHOUETTES, "/api/editions/insects"]
    assert len({client.get(path).headers["etag"] for path in paths}) == len(paths)


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("unheard-of", 404, "no-such-edition"),
        ("unheard-of/cards/0.svg", 404, "no-such-edition"),
        ("insects/cards/31.svg", 404, "no-such-card"),
        ("insects/cards/-1.svg", 400, "bad-request"),
        ("insects/cards/0.gif", 400, "bad-request"),
        ("insects/cards/0.png?width=0", 400, "bad-request"),
        ("insects/cards/0.png?width=100000", 400, "bad-request"),
        ("insects/layouts/31", 404, "no-such-card"),
        ("insects/symbols/unicorn.svg", 404, "no-such-symbol"),
        ("insects/symbols/%2e%2e%2f%2e%2e%2fclassic%2figloo.svg", 404, "not-found"),
        ("insects/print.pdf?paper=vellum", 400, "bad-request"),
    ],
)
def test_invalid_edition_requests_are_refused(client: httpx.Client, path: str, status: int, code: str) -> None:
    assert problem(client.get(f"/api/editions/{path}"), status) == code


def test_printed_edition_is_cached(client: httpx.Client) -> None:
    answer = client.get("/api/editions/insects/print.pdf?paper=letter&language=de")
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.content.startswith(b"%PDF-")
    assert client.get("/api/editions/insects/print.pdf?paper=letter&language=de").content == answer.content
    known = {"if-none-match": answer.headers["etag"]}
    assert client.get("/api/editions/insects/print.pdf?paper=letter&language=de", headers=known).status_code == 304
