"""No request stalls the event loop, however costly: the server names every step that computes for over 50 ms.

These tests compare CPU times only, so that a busy machine changes nothing.
"""

import base64
import os
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from attacks.attacker import Attacker
from attacks.costly import EVENT, HOST, LONG_TABLE, OTHER_EVENT, PERSON, PLAYER, TABLE, Costly, fill, large_event
from cards.own.test_deck_file import deck_file
from server.drafts import DraftClient, photo, sha256, word_symbol
from server.raw_socket import RawSocket
from server.running import Running, running
from sosie.event.plan import plan_round
from sosie.server.http.app import ROUTES

LONG_HOST = ".".join(["x" * 60] * 30)
"""Its QR code takes long."""
Json = dict[str, Any]
Done = tuple[str, str]


@pytest.fixture(scope="module")
def costly(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Costly]]:
    data = tmp_path_factory.mktemp("stalls") / "data"
    filled = fill(data)
    options = ("--trusted-proxy", "127.0.0.1", "--allowed-host", "*", "--metrics-token", "count-me", "--list-decks")
    with running(data, *options) as server:
        yield server, filled


def stalls(server: Running) -> dict[str, int]:
    """Return the steps that have computed for too long, and how often."""
    metrics = Attacker(server).request("GET /api/metrics", Authorization="Bearer count-me").body.decode()
    found = re.findall(r'^sosie_loop_stalls_total\{cause="work",name="(.*)"\} (\S+)$', metrics, re.MULTILINE)
    assert "sosie_loop_stalls" in metrics
    return {name: int(float(count)) for name, count in found}


class Caller:
    """Calls routes, and keeps a list of those that have answered."""

    def __init__(self, server: Running) -> None:
        self._server, self.done = server, set[Done]()

    def __call__(self, method: str, route: str, token: str = "", *, into: Json | None = None, **given: Any) -> Any:
        """Call a route with values for its parameters from a new address, and return its answer."""
        values, headers = into or {}, given.pop("headers", {})
        path = re.sub(r"\{(\w+)\}", lambda name: str(values[name[1]]), route)
        if token:
            headers["Authorization"] = f"Bearer {token}"
        with self._server.client(**headers) as client:
            answer = client.request(method, f"/api{path}", **given)
        assert answer.status_code < 300, (method, route, answer.status_code, answer.text[:300])
        self.done.add((method, route))
        is_json = answer.headers.get("content-type", "").startswith("application/json")
        return answer.json() if is_json else answer.content


def all_routes() -> set[Done]:
    """Return every method and path of the API."""
    return {
        (str(method), re.sub(r":\w+", "", path))
        for route in ROUTES
        for method in route.http_methods
        for path in route.paths
    } - {("OPTIONS", path) for route in ROUTES for path in route.paths}


def call_simple(call: Caller) -> None:
    for path in ("/health", "/connection", "/openapi.json", "/docs", "/privacy", "/mini-games", "/editions", "/decks"):
        call("GET", path)
    call("GET", "/studio")
    call("GET", "/metrics", "count-me")
    call("GET", "/plans", params={"symbols": 500})
    call("GET", "/emoji/{file}", into={"file": "1f98a.svg"})


def call_games(call: Caller, filled: Costly) -> None:
    at, of = {"game_id": filled.game}, {"code": TABLE}
    call("GET", "/games/{game_id}", into=at)
    call("GET", "/games/{game_id}", into=at, params={"told": 1})
    call("GET", "/games/{game_id}/replay", into=at)
    call("GET", "/tables/{code}/games", into=of)
    call("GET", "/statistics", PLAYER)
    call("DELETE", "/statistics", PLAYER)


def call_tables(call: Caller) -> None:
    at = {"code": LONG_TABLE}
    call("GET", "/tables/{code}", into=at)
    call("GET", "/tables/{code}/invitation", into=at, headers={"host": LONG_HOST})
    call("GET", "/tables/{code}/invitation.svg", into=at, headers={"host": LONG_HOST})
    call("POST", "/screens", json={})
    opened = call("POST", "/tables", json={"name": "Ada"})
    call("POST", "/tables/{code}/seats", into={"code": opened["code"]}, json={"name": "Ben"})


def call_event(call: Caller) -> None:
    at = {"code": EVENT}
    call("POST", "/events", json={})
    call("GET", "/events/{code}", into=at)
    call("GET", "/events/{code}/results.csv", HOST, into=at)
    for path in ("invitation", "invitation.svg", "host.svg"):
        token = HOST if path == "host.svg" else ""
        call("GET", f"/events/{{code}}/{path}", token, into=at, headers={"host": LONG_HOST})
    call("POST", "/events/{code}/people", PERSON, into=at, json={"name": "Person 0"})


def call_editions(call: Caller, filled: Costly) -> None:
    for deck in (filled.deck, filled.many_cards):
        at: Json = {"edition_id": deck, "number": 0}
        call("GET", "/editions/{edition_id}", into=at)
        call("GET", "/editions/{edition_id}/layouts/{number}", into=at)
        call("GET", "/editions/{edition_id}/cards/{file}", into=at | {"file": "0.svg"})
        call("GET", "/editions/{edition_id}/cards/{file}", into=at | {"file": "0.png"})
        call("GET", "/editions/{edition_id}/symbols/{file}", into=at | {"file": "thing-0.svg"})
    call("GET", "/editions/{edition_id}/silhouettes", into={"edition_id": filled.many_cards})
    call("GET", "/editions/{edition_id}/print.pdf", into={"edition_id": "insects"})


def call_decks(call: Caller, filled: Costly) -> None:
    at = {"deck_id": filled.deck}
    file = call("GET", "/decks/{deck_id}", into=at)
    uploaded = call("POST", "/decks", content=file)
    call("POST", "/decks", content=deck_file(381, seed=1).to_bytes())
    call("GET", "/decks/{deck_id}/print.pdf", into={"deck_id": filled.many_cards})
    call("GET", "/decks/{deck_id}/invitation", into=at, headers={"host": LONG_HOST})
    call("GET", "/decks/{deck_id}/invitation.svg", into=at, headers={"host": LONG_HOST})
    call("DELETE", "/decks/{deck_id}", uploaded["secret"], into={"deck_id": uploaded["id"]})


def call_drafts(call: Caller, server: Running, filled: Costly) -> None:
    """Call the routes of drafts: of one with a large document, and of one with a deck."""
    with server.client() as client:
        large = DraftClient(client)
        faces = [{"type": "picture", "picture": sha256(bytes([n]))} for n in range(10)]
        symbols = [{"id": f"s{n}", "names": {"en": [f"name {n}"]}, "faces": faces} for n in range(500)]
        at, document = {"draft_id": large.id}, {"title": "Large", "symbols": symbols}
        call("PUT", "/drafts/{draft_id}", large.secret, into=at, json={"version": 0, "document": document})
        for path in ("", "/state", "/invitation", "/alike"):
            call("GET", f"/drafts/{{draft_id}}{path}", large.secret, into=at)
        for edition in (filled.deck, filled.many_cards):
            call("POST", "/drafts/{draft_id}/copies", large.secret, into=at, json={"edition": edition})
        call("POST", "/drafts/{draft_id}/files", large.secret, into=at, content=deck_file(381).to_bytes())
        call("POST", "/drafts/{draft_id}/faces", large.secret, into=at, json={"type": "word", "text": "one"})
        call_finished_draft(call, DraftClient(client))
        call("DELETE", "/drafts/{draft_id}", large.secret, into=at)


def call_finished_draft(call: Caller, draft: DraftClient) -> None:
    call("POST", "/drafts", json={})
    draft.change([word_symbol(f"word-{n}") for n in range(31)]).raise_for_status()
    state = draft.settled()
    at: Json = {"draft_id": draft.id, "number": 0, "sha256": sha256(photo(1, (3000, 2000)))}
    face = next(iter(state["faces"].values()))[0]["key"]
    picture = {"content": photo(1, (3000, 2000)), "headers": {"content-type": "image/jpeg"}}
    call("PUT", "/drafts/{draft_id}/pictures/{sha256}", draft.secret, into=at, **picture)
    call("GET", "/drafts/{draft_id}/pictures/{sha256}", draft.secret, into=at)
    call("DELETE", "/drafts/{draft_id}/pictures/{sha256}", draft.secret, into=at)
    call("GET", "/drafts/{draft_id}/faces/{file}", into=at | {"file": f"{face}.svg"})
    call("GET", "/drafts/{draft_id}/layouts/{number}", draft.secret, into=at)
    for file in ("0.svg", "0.png"):
        call("GET", "/drafts/{draft_id}/cards/{file}", draft.secret, into=at | {"file": file})
    for path in ("deck.sosie", "print.pdf", "pages"):
        call("GET", f"/drafts/{{draft_id}}/{path}", draft.secret, into=at)
    call("GET", "/drafts/{draft_id}/pages/{file}", draft.secret, into=at | {"file": "0.png"})
    call("POST", "/drafts/{draft_id}/decks", draft.secret, into=at, json={})
    call_collection(call, draft, at)


def call_collection(call: Caller, draft: DraftClient, at: Json) -> None:
    opened = call("POST", "/drafts/{draft_id}/collection", draft.secret, into=at, json={})
    of = {"code": opened["code"]}
    call("GET", "/collections/{code}", into=of)
    for path in ("invitation", "invitation.svg"):
        call("GET", f"/collections/{{code}}/{path}", into=of, headers={"host": LONG_HOST})
    pictures = [base64.b64encode(photo(number, (2000, 1500))).decode() for number in (2, 3)]
    sent = [
        call("POST", "/collections/{code}/contributions", PERSON, into=of, json={"name": "cat", "picture": picture})
        for picture in pictures
    ]
    call("GET", "/collections/{code}/contributions", PERSON, into=of)
    call("GET", "/drafts/{draft_id}/contributions", draft.secret, into=at)
    one = at | {"contribution_id": sent[0]["id"]}
    for file in ("picture", "thumbnail"):
        call("GET", f"/drafts/{{draft_id}}/contributions/{{contribution_id}}/{file}", draft.secret, into=one)
    decide = "/drafts/{draft_id}/contributions/{contribution_id}"
    call("PUT", decide, draft.secret, into=one, json={"accept": True})
    mine = of | {"contribution_id": sent[1]["id"]}
    call("DELETE", "/collections/{code}/contributions/{contribution_id}", PERSON, into=mine)
    call("DELETE", "/drafts/{draft_id}/collection", draft.secret, into=at)


def attend(server: Running) -> None:
    """Connect to the large event as its host and as a person, and ask for a plan and more."""
    attacker = Attacker(server)
    with attacker.web_socket() as host, attacker.web_socket() as person:
        for socket, token in ((host, HOST), (person, PERSON)):
            socket.send(type="hello", version=1, table=EVENT, token=token)
            socket.wait_for("welcome")
        requests: tuple[Json, ...] = (
            {"type": "seat-round"}, {"type": "rename-person", "person": 1, "name": "Eve"},
            {"type": "move-person", "person": 2, "table": 0}, {"type": "remove-person", "person": 3},
        )  # fmt: skip
        for number, request in enumerate(requests, 1000):
            host.send(number=number, **request)
            answered(host, number)


def answered(socket: RawSocket, number: int) -> None:
    while socket.wait_for("counted")["number"] != number:
        pass


def test_no_route_stalls_the_loop(costly: tuple[Running, Costly]) -> None:
    server, filled = costly
    call = Caller(server)
    parts: list[Callable[[], None]] = [
        lambda: call_simple(call),
        lambda: call_games(call, filled),
        lambda: call_tables(call),
        lambda: call_event(call),
        lambda: attend(server),
        lambda: call_editions(call, filled),
        lambda: call_decks(call, filled),
        lambda: call_drafts(call, server, filled),
        lambda: call("DELETE", "/events/{code}", HOST, into={"code": EVENT}),
    ]
    for part in parts:
        part()
    assert all_routes() == call.done
    assert stalls(server) == {}


def test_plans_of_rounds_compute_outside_of_the_server(costly: tuple[Running, Costly]) -> None:
    server, _ = costly
    event, before, plans = large_event(), time.process_time(), 3
    plan_round(event, seed=1)
    one_plan = time.process_time() - before
    with Attacker(server).web_socket() as host:
        host.send(type="hello", version=1, table=OTHER_EVENT, token=HOST)
        host.wait_for("welcome")
        idle = cpu_seconds(server)
        for number in range(1000, 1000 + plans):
            host.send(type="seat-round", number=number)
            answered(host, number)
        assert cpu_seconds(server) - idle < plans * one_plan / 3


def cpu_seconds(server: Running) -> float:
    """Return the CPU time of the server process, without its workers."""
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
