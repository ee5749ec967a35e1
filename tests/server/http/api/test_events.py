"""The HTTP API of events: opening, looking up, joining, results."""

import csv
import io

import pytest

from event.events import finished_round, opened, started
from server.raw_socket import RawSocket
from server.running import Running
from sosie.event.entries import PersonLeft, PersonRenamed
from sosie.event.fold import fold
from sosie.event.settings import EventSettings
from sosie.server.http.api.events import results_csv
from sosie.spreadsheets import safe_text
from sosie.table.codes import event_table_code


def test_results_have_ranks_teams_and_points_of_rounds() -> None:
    event = finished_round(started(finished_round(started(opened(9, EventSettings(teams=3))))))
    rows = list(csv.DictReader(io.StringIO(results_csv(event))))
    assert len(rows) == 9
    assert [int(row["points"]) for row in rows] == sorted((int(row["points"]) for row in rows), reverse=True)
    for row in rows:
        assert int(row["round 1 (tower)"]) + int(row["round 2 (tower)"]) == int(row["points"])
        assert row["team"] in {"1", "2", "3"}


def test_results_include_people_who_have_left() -> None:
    event = finished_round(started(opened(4)))
    event = fold(event, PersonLeft(2)).event
    rows = list(csv.DictReader(io.StringIO(results_csv(event))))
    assert {row["name"] for row in rows} == {f"Person {number}" for number in range(4)}


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(A1)", ";=1+1", "＝1+1"])  # noqa: RUF001 - full-width on purpose
def test_no_name_is_a_formula_in_a_spreadsheet(name: str) -> None:
    event = fold(opened(2), PersonRenamed(1, 0, name)).event
    assert safe_text(name) != name
    assert safe_text(name) in results_csv(event)


def test_event_hides_names_and_needs_host_token(server: Running) -> None:
    with server.client() as client:
        made = client.post("/api/events", json={"edition": "insects"}).raise_for_status().json()
        path = f"/api/events/{made['code'].lower()}"
        joined = client.post(f"{path}/people", json={"name": "Ada"}).raise_for_status().json()
        assert joined["person"] == 0
        again = {"Authorization": f"Bearer {joined['token']}"}
        assert client.post(f"{path}/people", json={"name": "Zed"}, headers=again).json()["person"] == 0
        shown = client.get(path)
        assert shown.json()["people"] == 1
        assert "Ada" not in shown.text
        assert client.get(f"{path}/results.csv").status_code == 401
        assert client.get(f"{path}/results.csv", headers=again).status_code == 401
        hosts = {"Authorization": f"Bearer {made['token']}"}
        assert "Ada" in client.get(f"{path}/results.csv", headers=hosts).text
        assert client.get(f"{path}/invitation").json()["address"].endswith(f"/e/{made['code']}")
        assert client.get(f"{path}/invitation.svg").headers["content-type"].startswith("image/svg")
        assert client.get("/api/events/E22222").status_code == 404
        assert client.get(f"{path}/host.svg", headers=again).status_code == 401
        assert client.get(f"{path}/host.svg", headers=hosts).headers["content-type"].startswith("image/svg")
        assert client.get(f"/api/tables/{made['code']}").status_code == 404


def test_look_up_of_event_table_has_no_names(server: Running) -> None:
    with server.client() as client:
        made = client.post("/api/events", json={"edition": "insects"}).raise_for_status().json()
        code = made["code"]
        client.post(f"/api/events/{code}/people", json={"name": "Ada"}).raise_for_status()
        with RawSocket(server.port, f"/socket?table={code}") as host:
            host.send(type="hello", version=1, table=code, token=made["token"])
            host.wait_for("welcome")
            host.send(type="seat-round", number=1)
            while host.wait_for("event")["phase"] != "seated":
                pass
            host.send(type="start-round", number=2)
            host.wait_for("board")
            shown = client.get(f"/api/tables/{event_table_code(code, 0, 0)}")
        assert shown.status_code == 200
        assert "Ada" not in shown.text


def test_programme_must_suit_the_cards(server: Running) -> None:
    bad: list[dict[str, object]] = [{"games": ["chess"]}, {"size": 9}, {"rounds": 0}, {"games": []}, {"unknown": 1}]
    with server.client() as client:
        for settings in bad:
            assert client.post("/api/events", json={"settings": settings}).status_code == 400
