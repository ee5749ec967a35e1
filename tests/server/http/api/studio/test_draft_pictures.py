"""Pictures and faces of drafts."""

import io

import httpx
import pytest
from PIL import Image, ImageDraw

from server.drafts import ANIMALS, DraftClient, photo, picture_symbol, sha256
from sosie.server.config import Limits

SVG = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 6"><rect width="9" height="6" fill="#822"/></svg>'
KINDS = {"JPEG": "image/jpeg", "PNG": "image/png", "WEBP": "image/webp", "GIF": "image/gif"}


@pytest.fixture
def draft(client: httpx.Client) -> DraftClient:
    return DraftClient(client)


def on_blue() -> bytes:
    """Return a picture of a red half disc on a blue ground, which is plain and not light."""
    image, out = Image.new("RGB", (200, 150), (40, 60, 160)), io.BytesIO()
    ImageDraw.Draw(image).pieslice((60, 30, 150, 120), 0, 200, fill=(220, 60, 40))
    image.save(out, "PNG")
    return out.getvalue()


def face_of(draft: DraftClient, content: bytes, **edits: object) -> httpx.Response:
    return draft.request("POST", "/faces", json={"type": "picture", "picture": sha256(content), **edits})


@pytest.mark.parametrize("kind", KINDS)
def test_picture_of_every_kind_is_kept(draft: DraftClient, kind: str) -> None:
    content = photo(1, kind=kind)
    for _ in range(2):
        answer = draft.upload(content, KINDS[kind]).raise_for_status().json()
        assert (answer["width"], answer["height"]) == (160, 120)
    shown = draft.get(f"/pictures/{sha256(content)}").raise_for_status()
    assert shown.headers["content-type"] == answer["type"]
    with Image.open(io.BytesIO(shown.content)) as kept, Image.open(io.BytesIO(content)) as sent:
        assert kept.convert("RGBA").tobytes() == sent.convert("RGBA").tobytes()


def test_metadata_is_removed_and_orientation_kept(draft: DraftClient) -> None:
    exif = Image.Exif()
    exif[0x0112], exif[0x010E] = 6, "at home"
    out = io.BytesIO()
    with Image.open(io.BytesIO(photo(2))) as image:
        image.save(out, "JPEG", exif=exif, comment=b"secret")
    content = out.getvalue()
    info = draft.upload(content).raise_for_status().json()
    assert (info["width"], info["height"]) == (120, 160)
    kept = draft.get(f"/pictures/{sha256(content)}").content
    assert b"home" not in kept
    assert b"secret" not in kept
    with Image.open(io.BytesIO(kept)) as image:
        assert dict(image.getexif()) == {0x0112: 6}


def test_svg_is_cleaned(draft: DraftClient) -> None:
    content = SVG.replace(b"</svg>", b"<script>alert(1)</script></svg>")
    info = draft.upload(content, "image/svg+xml").raise_for_status().json()
    assert info["left_out"] == ["a script"]
    shown = draft.get(f"/pictures/{sha256(content)}")
    assert b"script" not in shown.content
    assert "sandbox" in shown.headers["content-security-policy"]


def test_edits_change_faces(draft: DraftClient) -> None:
    content = on_blue()
    draft.upload(content, "image/png").raise_for_status()
    edits: list[dict[str, object]] = [
        {}, {"crop": [0.1, 0.2, 0.5, 0.5]}, {"turn": 90}, {"tile": "rounded"}, {"outline": "never"},
        {"cut_out": "always"}, {"cut_out": "always", "outline": "always"},
    ]  # fmt: skip
    keys = [face_of(draft, content, **edit).raise_for_status().json()["key"] for edit in edits]
    drawn = [draft.client.get(f"/api/drafts/{draft.id}/faces/{key}.svg").raise_for_status().text for key in keys]
    assert len(set(drawn)) == len(edits)
    # An edit that is the default changes nothing.
    assert face_of(draft, content, tile="round", turn=0).json()["key"] == keys[0]


def test_bad_pictures_are_refused_with_reason(draft: DraftClient) -> None:
    blank = io.BytesIO()
    Image.new("RGB", (50, 50), "white").save(blank, "PNG")
    for content, code, word in (
        (b"nonsense", "unusable-source", "picture"),
        (photo(1)[:500], "unusable-source", "damaged"),
        (blank.getvalue(), "blank", "nothing"),
    ):
        answer = draft.upload(content)
        assert (answer.status_code, answer.json()["code"]) == (400, code)
        assert word in answer.json()["text"]
    answer = draft.request("PUT", f"/pictures/{'0' * 64}", content=photo(1), headers={"Content-Type": "image/jpeg"})
    assert answer.json()["code"] == "wrong-digest"
    assert draft.upload(b"0" * (Limits().picture_bytes + 1)).status_code == 413
    assert draft.upload(photo(1), "text/html").status_code == 415
    assert face_of(draft, photo(4)).json()["code"] == "no-such-picture"


def test_faces_that_cannot_be_drawn_have_reasons(draft: DraftClient) -> None:
    content = photo(7)
    draft.upload(content).raise_for_status()
    faces = {
        "no-cut-out": {"type": "picture", "picture": sha256(content), "cut_out": "always", "tolerance": 1},
        "too-small": {"type": "picture", "picture": sha256(content), "crop": [0, 0, 0.01, 0.01]},
        "no-emoji": {"type": "emoji", "emoji": "x"},
        "no-font": {"type": "word", "text": "\U00012000"},
    }
    draft.change([{"id": code, "names": {"en": [code]}, "faces": [face]} for code, face in faces.items()])
    problems = draft.settled()["problems"]
    assert {one["symbol"]: one["code"] for one in problems if one["face"] == 0} == {code: code for code in faces}
    assert draft.request("POST", "/faces", json=faces["no-cut-out"]).json()["code"] == "no-cut-out"


def test_face_needs_its_draft(draft: DraftClient) -> None:
    content = photo(5)
    draft.upload(content).raise_for_status()
    key = face_of(draft, content).json()["key"]
    address = f"/api/drafts/{draft.id}/faces/{key}.svg"
    assert draft.client.get(address).status_code == 200
    assert draft.client.get(address.replace(draft.id, "2" * 12)).status_code == 404
    draft.request("DELETE", "").raise_for_status()
    assert draft.client.get(address).status_code == 404


def test_deleted_picture_is_missing_again(draft: DraftClient) -> None:
    content = photo(6)
    draft.upload(content).raise_for_status()
    draft.change([picture_symbol("cat", content)]).raise_for_status()
    face = draft.settled()["faces"]["cat"][0]
    assert draft.request("DELETE", f"/pictures/{sha256(content)}").status_code == 204
    state = draft.get("/state").json()
    assert state["missing"] == [sha256(content)]
    assert state["faces"]["cat"] == [None]
    assert draft.client.get(f"/api/drafts/{draft.id}/faces/{face['key']}.svg").status_code == 404


def test_unchanged_cards_keep_their_keys(draft: DraftClient) -> None:
    state = draft.fill(13)
    keys = [card["key"] for card in state["deck"]["cards"]]
    document = draft.get("").json()["document"]
    extra = photo(99)
    draft.upload(extra).raise_for_status()
    more = draft.change([*document["symbols"], picture_symbol("extra", extra)]).raise_for_status().json()
    assert [card["key"] for card in more["deck"]["cards"]] == keys
    assert more["deck"]["left_out"] == ["extra"]
    renamed = [{**symbol, "names": {"en": [f"my {symbol['id']}"]}} for symbol in document["symbols"]]
    assert [card["key"] for card in draft.change(renamed).json()["deck"]["cards"]] == keys
    turned = draft.change([{**s, "faces": [{**s["faces"][0], "turn": 90}]} if s["id"] == ANIMALS[0] else s
                           for s in document["symbols"]]).json()  # fmt: skip
    changed = sum(card["key"] != key for card, key in zip(turned["deck"]["cards"], keys, strict=True))
    assert changed == 4
