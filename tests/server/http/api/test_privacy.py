from pathlib import Path

import httpx

from server.http.api.test_tables import problem
from server.running import running


def test_retention_has_default_times(client: httpx.Client) -> None:
    assert client.get("/api/privacy").json() == {
        "tables_hours": 24, "games_days": 90, "decks_days": 365, "drafts_days": 90, "contributions_days": 30,
    }  # fmt: skip


def test_retention_follows_the_options(tmp_path: Path) -> None:
    flags = ("--keep-games-days", "7", "--keep-decks-days", "0", "--keep-drafts-days", "14")
    with running(tmp_path / "data", *flags) as server, server.client() as client:
        kept = client.get("/api/privacy").json()
        assert (kept["games_days"], kept["decks_days"], kept["drafts_days"]) == (7, None, 14)


def test_deletion_needs_a_credential(client: httpx.Client) -> None:
    assert problem(client.delete("/api/decks/nothing"), 401) == "no-token"
    unknown = {"authorization": f"Bearer {'A' * 32}"}
    assert problem(client.delete("/api/decks/nothing", headers=unknown), 404) == "no-such-deck"
    assert problem(client.delete("/api/statistics"), 401) == "no-token"
