"""Permissions for deletion, and remains of deleted data."""

from pathlib import Path
from typing import Any

import httpx

from attacks.attacker import Attacker
from browser.decks import zoo_file
from server.http.api.test_games import SETTINGS, play
from server.raw_socket import RawSocket
from server.running import Running, running
from waiting import wait_until

NAMES = ("Zyxwvut Ada", "Qponmlk Ben")
"""Names that occur nowhere else."""


def upload(client: httpx.Client) -> dict[str, Any]:
    """Upload a deck and return the response."""
    answer = client.post("/api/decks", content=zoo_file(7))
    assert answer.status_code == 201, answer.text
    deck: dict[str, Any] = answer.json()
    return deck


def parts_of(file: bytes) -> list[bytes]:
    """Return pieces of a compressed file that occur nowhere else."""
    return [file[start : start + 48] for start in range(100, len(file) - 48, len(file) // 20)]


def own(secret: str) -> dict[str, str]:
    return {"authorization": f"Bearer {secret}"}


def play_game(server: Running, edition: str = "insects") -> tuple[str, list[str]]:
    """Play a game of two and return the code of the table and their tokens."""
    with server.client() as client:
        about = {"name": NAMES[0], "edition": edition, "settings": SETTINGS}
        made = client.post("/api/tables", json=about).json()
        joined = client.post(f"/api/tables/{made['code']}/seats", json={"name": NAMES[1]}).json()
        cards = client.get(f"/api/editions/{edition}").json()["cards"]
        with RawSocket(server.port) as ada, RawSocket(server.port) as ben:
            for socket, token in ((ada, made["token"]), (ben, joined["token"])):
                socket.send(type="hello", version=1, table=made["code"], token=token)
                socket.wait_for("view")
            ada.send(type="start", number=1)
            play(ada, ben, cards)
        wait_until(lambda: len(client.get(f"/api/tables/{made['code']}/games").json()) == 1)
    return made["code"], [made["token"], joined["token"]]


def files_with(folder: Path, *markers: bytes) -> set[str]:
    """Return the names of files that contain any of these bytes."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {path.name for path in files if any(marker in path.read_bytes() for marker in markers)}


def test_deck_deletion_needs_its_secret(server: Running, attacker: Attacker) -> None:
    with server.client() as owner, server.client() as stranger:
        deck = upload(owner)
        table = attacker.open_table(edition=deck["id"])
        theirs = upload(stranger)
        stored = owner.get(f"/api/decks/{deck['id']}").content
        path = f"/api/decks/{deck['id']}"
        assert stranger.delete(path).status_code == 401
        assert stranger.delete(path, params={"secret": deck["secret"]}).status_code == 401
        for wrong in (theirs["secret"], table["token"], "x", deck["secret"][:-1], deck["secret"].swapcase()):
            assert stranger.delete(path, headers=own(wrong)).status_code in {400, 401, 403}
        assert stranger.get(path).content == stored
        assert owner.delete(path, headers=own(deck["secret"])).status_code == 204
        assert owner.delete(path, headers=own(deck["secret"])).status_code == 404


def test_copies_of_a_deck_are_deleted_separately(server: Running) -> None:
    with server.client() as owner, server.client() as stranger:
        deck, theirs = upload(owner), upload(stranger)
        assert theirs["id"] != deck["id"]
        assert owner.delete(f"/api/decks/{deck['id']}", headers=own(deck["secret"])).status_code == 204
        assert stranger.get(f"/api/decks/{deck['id']}").status_code == 404
        assert stranger.get(f"/api/decks/{theirs['id']}").status_code == 200


def test_deleted_deck_is_not_served_from_caches(server: Running) -> None:
    with server.client() as owner:
        deck = upload(owner)
        edition = f"/api/editions/{deck['id']}"
        symbol = owner.get(edition).json()["symbols"][0]["id"]
        pictures = ("cards/0.svg", "cards/0.png?width=64", f"symbols/{symbol}.svg", "layouts/0", "silhouettes")
        paths = [edition, f"/api/decks/{deck['id']}", f"/api/decks/{deck['id']}/print.pdf", f"{edition}/print.pdf"]
        paths += [f"{edition}/{picture}" for picture in pictures]
        seen = {path: owner.get(path).raise_for_status() for path in paths}
        owner.delete(f"/api/decks/{deck['id']}", headers=own(deck["secret"])).raise_for_status()
        for path in paths:
            assert owner.get(path).status_code == 404
            assert owner.get(path, headers={"if-none-match": seen[path].headers["etag"]}).status_code == 404


def test_deleted_deck_leaves_no_bytes_on_disk(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server, server.client() as owner:
        deck = upload(owner)
        parts = parts_of(owner.get(f"/api/decks/{deck['id']}").content)
        assert files_with(server.data, *parts)
        owner.delete(f"/api/decks/{deck['id']}", headers=own(deck["secret"])).raise_for_status()
        assert files_with(server.data, *parts) == set()


def test_table_goes_on_when_its_deck_is_deleted(server: Running) -> None:
    with server.client() as owner:
        deck = upload(owner)
        made = owner.post("/api/tables", json={"name": "Ada", "edition": deck["id"]}).json()
        owner.delete(f"/api/decks/{deck['id']}", headers=own(deck["secret"])).raise_for_status()
        assert owner.post(f"/api/tables/{made['code']}/seats", json={"name": "Ben"}).status_code == 201
        with RawSocket(server.port) as ada:
            ada.send(type="hello", version=1, table=made["code"], token=made["token"])
            settings = ada.wait_for("view")["settings"]
            ada.send(type="settle", number=1, settings=settings, edition="insects")
            while ada.wait_for("view")["edition"] != "insects":
                continue


def test_game_deletion_needs_a_players_token(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server, server.client() as client:
        code, (ada, ben) = play_game(server)
        (game,) = client.get(f"/api/tables/{code}/games").json()
        assert client.delete("/api/statistics").status_code == 401
        assert client.delete("/api/statistics", params={"token": ada}).status_code == 401
        assert client.delete("/api/statistics", headers=own("A" * 32)).json() == {"games": 0}
        assert client.get(f"/api/games/{game['id']}").status_code == 200
        assert client.delete("/api/statistics", headers=own(ada)).json() == {"games": 1}
        assert client.get(f"/api/games/{game['id']}").status_code == 404
        assert client.get(f"/api/tables/{code}/games").json() == []
        assert client.get("/api/statistics", headers=own(ada)).status_code == 401
        assert client.get("/api/statistics", headers=own(ben)).status_code == 200
        # Names of players stay in the log of a table until the table is deleted.
        database = {path.name for path in server.data.iterdir() if path.is_file()}
        assert not files_with(server.data, *map(str.encode, NAMES)) & database


def test_deleted_game_is_not_restored_from_the_log(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server, server.client() as client:
        code, (ada, _) = play_game(server)
        client.delete("/api/statistics", headers=own(ada)).raise_for_status()
        server.process.kill()
        server.process.wait()
    with running(tmp_path / "data") as again, again.client() as client:
        client.get(f"/api/tables/{code}").raise_for_status()
        # Games are saved in order, so those of the log have been handled when this one is saved.
        other, _ = play_game(again)
        assert other != code
        assert client.get(f"/api/tables/{code}/games").json() == []
        assert client.get("/api/statistics", headers=own(ada)).status_code == 401


def test_record_with_names_is_not_cached_by_proxies(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server, server.client() as client:
        code, _ = play_game(server)
        (game,) = client.get(f"/api/tables/{code}/games").json()
        for path in (f"/api/games/{game['id']}", f"/api/games/{game['id']}?told=1", f"/api/games/{game['id']}/replay"):
            answer = client.get(path)
            assert answer.headers["cache-control"] == "private, no-cache"
