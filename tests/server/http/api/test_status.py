import httpx
from prometheus_client.parser import text_string_to_metric_families

from server.http.api.test_tables import problem
from server.running import Running
from waiting import PATIENCE_S


def test_running_server_is_healthy(client: httpx.Client) -> None:
    answer = client.get("/api/health")
    assert answer.json()["live"] is answer.json()["ready"] is True
    assert answer.headers["cache-control"] == "no-store"


def test_metrics_are_labelled_by_route(server: Running) -> None:
    token = {"authorization": "Bearer count-me"}
    with server.client() as client:
        client.get("/api/tables/22222")
        families = {
            family.name: family
            for family in text_string_to_metric_families(client.get("/api/metrics", headers=token).text)
        }
    asked = {
        (s.labels["route"], s.labels["status"]): s.value
        for s in families["sosie_requests"].samples
        if s.name.endswith("_total")
    }
    assert asked["/api/tables/{code}", "404"] >= 1
    assert not any("22222" in route for route, _ in asked)
    assert {"sosie_connections", "sosie_tables", "sosie_games", "sosie_messages", "sosie_request_seconds"} <= set(
        families
    )


def test_metrics_need_loopback_or_token(server: Running, client: httpx.Client) -> None:
    # The client fixture comes through a proxy, from an address elsewhere.
    assert problem(client.get("/api/metrics"), 403) == "not-yours"
    wrong = client.get("/api/metrics", headers={"authorization": "Bearer count-them"})
    assert problem(wrong, 403) == "not-yours"
    assert httpx.get(f"{server.url}/api/metrics", timeout=PATIENCE_S, trust_env=False).status_code == 200
