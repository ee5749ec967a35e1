"""Attacks with own decks: large, slow, or with private metadata."""

import io
import json
import random
import zipfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from attacks.attacker import Answer, Attacker
from cards.own.test_deck_file import deck_file
from cards.own.test_image_files import PRIVATE, TALKATIVE, embedded, images_in, is_plain
from sosie.cards.own import DeckFile, renamed
from sosie.editions import NamedSymbol

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
CPU_S = 5


def upload(attacker: Attacker, file: bytes) -> str:
    """Upload a deck and return its id."""
    answer = attacker.request("POST /api/decks", file)
    assert answer.status == 201, answer.body
    return str(json.loads(answer.body)["id"])


def get(attacker: Attacker, path: str) -> Answer:
    answer = attacker.request(f"GET /api/{path}")
    assert answer.status == 200, answer.body
    return answer


def header(answer: Answer, name: str) -> str:
    lines = [line.partition(":") for line in answer.head.splitlines()]
    return next(value.strip() for key, _, value in lines if key.lower() == name)


def unpacked(file: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(file)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def with_files(deck: DeckFile, **files: bytes) -> bytes:
    """Return a deck file with files added or replaced in its archive."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, file in (unpacked(deck.to_bytes()) | files).items():
            archive.writestr(name, file)
    return out.getvalue()


def with_faces(deck: DeckFile, *faces: str) -> DeckFile:
    """Return a deck with other faces for its first symbols."""
    symbols = [replace(symbol, faces=(face,)) for symbol, face in zip(deck.edition.symbols, faces, strict=False)]
    others = deck.edition.symbols[len(symbols) :]
    return replace(deck, edition=replace(deck.edition, symbols=(*symbols, *others)))


# Decks that caches could confuse


def twins() -> dict[str, DeckFile]:
    """Return a deck and others with the same pictures."""
    deck = deck_file(7)
    first, *others = deck.edition.symbols
    (place, *places), *cards = deck.layout
    return {
        "deck": deck,
        "title": replace(deck, edition=renamed(deck.edition, "Others")),
        "names": with_names(deck, replace(first, names={"en": ("Mia",)}), *others),
        "layout": replace(deck, layout=((msgspec.structs.replace(place, x=place.x - 0.05), *places), *cards)),
    }


def with_names(deck: DeckFile, *symbols: NamedSymbol) -> DeckFile:
    return replace(deck, edition=replace(deck.edition, symbols=symbols))


def test_decks_with_equal_pictures_share_no_responses(attacker: Attacker) -> None:
    ids = {name: upload(attacker, deck.to_bytes()) for name, deck in twins().items()}
    for path in ("", "/cards/0.png?width=64", "/cards/0.svg", "/layouts/0", "/print.pdf"):
        answers = {name: get(Attacker(attacker.server), f"editions/{ids[name]}{path}") for name in ids}
        assert len({header(answer, "etag") for answer in answers.values()}) == len(ids), path
        if path in {"", "/print.pdf"}:
            assert len({answer.body for answer in answers.values()}) == len(ids), path
        if path != "":
            assert answers["layout"].body != answers["deck"].body, path


# Decompression bombs


def test_deck_beyond_40_mb_unpacked_is_refused(attacker: Attacker) -> None:
    filler = b"".join(bytes([n % 251]) * 50 for n in range(198_000))
    file = with_files(deck_file(7), **{f"filler-{n}": filler for n in range(5)})
    assert len(file) < 2_000_000
    answer = attacker.request("POST /api/decks", file)
    assert answer.status == 400
    assert json.loads(answer.body)["code"] == "unreadable-deck-file"
    assert "unpacks to more than 40 MB" in json.loads(answer.body)["text"]


# Slow pictures


def crossing(count: int) -> str:
    points = random.Random(1)
    return " ".join(f"{points.uniform(0, 100):.1f} {points.uniform(0, 100):.1f}" for _ in range(count))


SLOW = {
    "long path": f'<path d="M{crossing(100_000)}"/>',
    "nested uses": "".join(f'<g id="a{n}">{f"""<use href="#a{n + 1}"/>""" * 9}</g>' for n in range(9)),
    "many clips": '<clipPath id="c"><circle r="90"/></clipPath>'
    + '<rect clip-path="url(#c)" width="99" height="99"/>' * 5000,
    "many rules": f"<style>{'.a{}' * 20_000}</style>" + '<rect class="a" width="9" height="9"/>' * 15_000,
    "wide strokes": f'<path d="M0 0C{crossing(45_000)}" fill="none" stroke="red" stroke-width="9"/>',
    "covered rectangles": '<rect width="99" height="99" fill-opacity=".5"/>' * 15_000,
}
RENDERED = {"wide strokes", "covered rectangles"}
"""Pictures that pass the checks of complexity and are rendered."""


def cpu_of_workers(attacker: Attacker) -> float:
    """Return the CPU seconds of all ended workers."""
    fields = Path(f"/proc/{attacker.server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[13]) + int(fields[14])) / 100


@pytest.mark.parametrize("picture", SLOW)
def test_slow_picture_costs_bounded_cpu(attacker: Attacker, picture: str) -> None:
    before = cpu_of_workers(attacker)
    file = with_files(deck_file(7), **{"symbols/000-thing-0.svg": f"{HEAD}{SLOW[picture]}</svg>".encode()})
    answer = attacker.request("POST /api/decks", file)
    # A fast machine may render these within the budget.
    assert answer.status == 400 or picture in RENDERED
    assert answer.status == 201 or json.loads(answer.body)["code"] in {"unreadable-deck-file", "too-complicated"}
    # Starting Python takes about one second.
    assert cpu_of_workers(attacker) - before < CPU_S + 3
    assert attacker.is_served()


def test_one_address_does_not_delay_others(attacker: Attacker) -> None:
    crowd, other = [deck_file(7, seed=number).to_bytes() for number in range(6)], Attacker(attacker.server)
    with ThreadPoolExecutor(7) as clients:
        waiting = [clients.submit(upload, attacker, file) for file in crowd]
        while not any(answer.done() for answer in waiting):
            assert attacker.is_served()
        upload(other, deck_file(7, seed=100).to_bytes())
        assert sum(not answer.done() for answer in waiting) >= 2


# Private metadata in pictures


def test_no_metadata_leaves_the_server(attacker: Attacker) -> None:
    faces = [embedded(TALKATIVE[kind]) for kind in TALKATIVE if "something" not in kind][:7]
    comment = faces[0].replace(
        "<image", f"<!-- {PRIVATE} --><metadata>{PRIVATE}</metadata><desc>{PRIVATE}</desc><image"
    )
    deck = with_faces(deck_file(7), comment, *faces[1:])
    deck_id = upload(attacker, with_files(deck, **{"notes.txt": PRIVATE.encode()}))
    taken = get(attacker, f"decks/{deck_id}").body
    files = unpacked(taken)
    assert "notes.txt" not in files
    cards = [get(attacker, f"editions/{deck_id}/cards/{number}.svg").body for number in range(7)]
    symbols = [get(attacker, f"editions/{deck_id}/symbols/{symbol.id}.svg").body for symbol in deck.edition.symbols]
    for svg in (*cards, *symbols, *(file for name, file in files.items() if name.endswith(".svg"))):
        assert PRIVATE.encode() not in svg
        assert all(is_plain(image) for image in images_in(svg.decode()))
    for path in ("cards/0.png?width=64", "print.pdf"):
        assert PRIVATE.encode() not in get(attacker, f"editions/{deck_id}/{path}").body
    assert unpacked(get(attacker, f"decks/{upload(attacker, taken)}").body) == files


def test_uploaded_deck_is_private_in_caches(attacker: Attacker) -> None:
    deck_id = upload(attacker, deck_file(7, name="Private").to_bytes())
    version = json.loads(get(attacker, f"editions/{deck_id}").body)["version"]
    paths = [f"decks/{deck_id}", f"decks/{deck_id}/print.pdf", f"editions/{deck_id}", f"editions/{deck_id}/print.pdf"]
    for path in ("layouts/0", "silhouettes", "cards/0.svg", "cards/0.png", "symbols/thing-0.svg"):
        paths += [f"editions/{deck_id}/{path}", f"editions/{deck_id}/{path}?v={version}"]
    for path in paths:
        answer = get(attacker, path)
        assert header(answer, "cache-control").startswith("private, "), path
        again = attacker.request(f"GET /api/{path}", If_None_Match=header(answer, "etag"))
        assert again.status == 304
        assert header(again, "cache-control").startswith("private, "), path
    assert header(get(attacker, "editions/insects"), "cache-control").startswith("public")
