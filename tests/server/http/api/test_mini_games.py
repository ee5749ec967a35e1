"""The mini-games of a server: their descriptions, and a restart without one."""

import asyncio
from pathlib import Path

import httpx
import msgspec
import pytest
from robin_hood import RobinHood

from added_games import ROBIN_HOOD, add_for_test
from server.finished_tables import save_game
from server.http.api.test_tables import problem
from server.raw_socket import RawSocket
from server.running import Running, running
from sosie.rules import GAMES, GameDescription

ROBIN = {"name": "Ada", "edition": "insects", "settings": {"games": ["robin-hood"]}}


def described(client: httpx.Client) -> list[GameDescription]:
    return msgspec.json.decode(client.get("/api/mini-games").content, type=list[GameDescription])


def test_mini_games_are_described(client: httpx.Client) -> None:
    answer = client.get("/api/mini-games")
    assert described(client) == [game.description for game in GAMES]
    assert client.get("/api/mini-games", headers={"if-none-match": answer.headers["etag"]}).status_code == 304


def test_game_that_is_not_here_cannot_be_chosen(client: httpx.Client) -> None:
    assert problem(client.post("/api/tables", json=ROBIN), 400) == "bad-settings"


def test_table_of_a_missing_game_waits_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal Robin Hood, start the server without it, and start it with it again."""
    data = tmp_path / "data"
    add_for_test(monkeypatch, RobinHood())
    with running(data, "--game", str(ROBIN_HOOD)) as server:
        code, token = dealt(server)
        game = asyncio.run(save_game(data, "robin-hood"))
    with running(data) as server, server.client() as client:
        assert client.get(f"/api/games/{game}").json()["game"] == "robin-hood"
        for told in (f"/api/games/{game}?told=true", f"/api/games/{game}/replay"):
            assert problem(client.get(told), 404) == "unknown-game"
        missing = client.get(f"/api/tables/{code}")
        assert problem(missing, 404) == "unknown-game"
        assert '"robin-hood"' in missing.json()["text"]
        with RawSocket(server.port) as ada:
            ada.send(type="hello", version=1, table=code, token=token)
            assert ada.wait_for("closing")["code"] == "unknown-game"
        assert client.get("/api/health").status_code == 200
    with running(data, "--game", str(ROBIN_HOOD)) as server, RawSocket(server.port) as ada:
        ada.send(type="hello", version=1, table=code, token=token)
        view = ada.wait_for("view")
        assert (view["phase"], view["game"]["game"]) == ("playing", "robin-hood")


def dealt(server: Running) -> tuple[str, str]:
    """Return the code of a table at which Robin Hood is dealt, and the token of its host."""
    with server.client() as client:
        assert described(client)[-1] == RobinHood().description
        assert "robin-hood" in client.get("/api/editions/insects").json()["games"]
        made = client.post("/api/tables", json=ROBIN).json()
        client.post(f"/api/tables/{made['code']}/seats", json={"name": "Ben"})
    with RawSocket(server.port) as ada:
        ada.send(type="hello", version=1, table=made["code"], token=made["token"])
        ada.wait_for("view")
        ada.send(type="start", number=1)
        while ada.wait_for("view")["phase"] != "playing":
            pass
    return made["code"], made["token"]
