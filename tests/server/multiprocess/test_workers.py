"""A server with three processes behaves as one."""

import asyncio
import os
import signal
import socket
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from cards.own.test_deck_file import deck_file
from processes import children
from server.multiprocess.machine import Machine, machine, read_all
from server.raw_socket import RawSocket, Refused
from server.running import EVERY_HEADER, new_address
from server.test_crash_recovery import Person, connect, fold_logs, seat_people, stay_connected, until_more_rulings
from sosie.dev_cluster.nats import LocalNats
from sosie.server.config import Limits
from sosie.server.log.shards import SHARDS, shard_of
from waiting import PATIENCE_S, until, wait_until

COUNT = 3
LIMITS = Limits(
    tables_an_address=4, lookups_burst=5, lookups_a_second=0.01, connections_an_address=6, joins_burst=5,
    joins_a_second=0.01,
)  # fmt: skip


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machine]:
    with machine(tmp_path_factory.mktemp("machine") / "data", COUNT, limits=LIMITS) as running:
        yield running


@pytest.fixture(scope="module")
def tables(server: Machine) -> list[dict[str, Any]]:
    """Tables of all shards."""
    found: dict[int, dict[str, Any]] = {}
    with ThreadPoolExecutor(8) as pool:
        while len(found) < SHARDS:
            for made in pool.map(lambda _: server.new_table(), range(16)):
                found.setdefault(shard_of(made["code"]), made)
    return list(found.values())


def test_tables_of_all_shards_are_reachable(server: Machine, tables: list[dict[str, Any]]) -> None:
    for table in tables:
        with server.socket(table) as web_socket:
            assert web_socket.wait_for("view")["code"] == table["code"]


class PotatoPlayer(Person):
    """A player of one game of hot potato, for two; only the host calls, so that there are no ties."""

    def _think(self) -> None:
        if self.phase != "finished":
            super()._think()

    def _call(self) -> None:
        cards = self.game["places"]
        if None not in cards and self.is_seated and self.seat == 0:
            (symbol,) = set(self.cards[cards[0]]) & set(self.cards[cards[1]])
            self.ask(type="call", symbol=symbol, turn=self.game["turn"], on=1 - self.seat)


async def play_to_the_end(port: int, seats: Sequence[dict[str, Any]]) -> None:
    """Play games of two, at the same time."""
    seen: dict[str, dict[int, bytes]] = defaultdict(dict)
    chance = Random(1)
    players = [PotatoPlayer(seen[seat["code"]], seat["code"], seat["token"], chance) for seat in seats]
    async with asyncio.timeout(PATIENCE_S):
        await asyncio.gather(*(connect(player, port) for player in players))
        while any(player.phase != "finished" for player in players):
            await asyncio.sleep(0.05)
    for player in players:
        player.hang_up()


def test_games_are_played_on_handed_over_connections(server: Machine) -> None:
    hosts = [server.new_table(owner, settings={"games": ["hot-potato"]}) for owner in range(COUNT)]
    guests = [server.join(host["code"]) for host in hosts]
    asyncio.run(play_to_the_end(server.port, [*hosts, *guests]))
    for code in (host["code"] for host in hosts):
        path = f"/tables/{code}/games"
        wait_until(partial(lambda path: len(server.request("GET", path).json()) == 1, path))


def test_every_process_answers_alike(server: Machine, tables: list[dict[str, Any]]) -> None:
    for path in (f"/tables/{tables[0]['code']}", "/editions", "/tables/nonsense", "/tables/22222", "/privacy"):
        # Each on a connection of its own, of which all processes accept some.
        answers = [server.request("GET", path) for _ in range(10)]
        assert len({(answer.status_code, _without_id(answer)) for answer in answers}) == 1
        assert all(set(answer.headers) >= EVERY_HEADER for answer in answers)


def _without_id(answer: httpx.Response) -> bytes:
    return answer.content.replace(answer.headers["x-request-id"].encode(), b"")


def test_connection_is_kept_between_processes(server: Machine, tables: list[dict[str, Any]]) -> None:
    plain = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE_S)
    plain.connect()
    local = plain.sock.getsockname()
    for table in tables:
        plain.request("GET", f"/api/tables/{table['code']}", headers={"x-forwarded-for": new_address()})
        answer = plain.getresponse()
        assert (answer.status, table["code"].encode() in answer.read()) == (200, True)
    assert plain.sock.getsockname() == local
    plain.close()


def test_large_body_is_handed_over(server: Machine) -> None:
    # Decks go to one process; the bytes that another one has read go along.
    answers = [server.request("POST", "/decks", content=b"x" * 200_000) for _ in range(4)]
    assert {answer.json()["code"] for answer in answers} == {"unreadable-deck-file"}


def test_only_one_process_draws(server: Machine) -> None:
    deck = server.request("POST", "/decks", content=deck_file(7).to_bytes()).raise_for_status().json()["id"]
    for owner in range(COUNT):
        server.new_table(owner)
        table = server.new_table(owner, edition=deck)
        assert server.request("GET", f"/tables/{table['code']}").json()["edition"] == deck
    wait_until(lambda: server.request("GET", "/editions/classic/layouts/54").status_code == 200)
    first, *others = map(children, server.processes())
    assert first
    assert others == [[], []]


def test_request_in_pieces_is_routed(server: Machine, tables: list[dict[str, Any]]) -> None:
    for table in tables[:6]:
        request = f"GET /api/tables/{table['code']} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode()
        with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE_S) as plain:
            plain.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            for first in range(0, len(request), 7):
                plain.sendall(request[first : first + 7])
                time.sleep(0.002)
            received = read_all(plain)
        assert received.startswith(b"HTTP/1.1 200")
        assert table["code"].encode() in received


def test_pipelined_request_is_never_answered_wrongly(server: Machine, tables: list[dict[str, Any]]) -> None:
    for other in tables[1:6]:
        codes = (tables[0]["code"], other["code"])
        head = "Host: localhost\r\nX-Forwarded-For: 10.9.9.9\r\n"
        first, last = (f"GET /api/tables/{code} HTTP/1.1\r\n{head}" for code in codes)
        with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE_S) as plain:
            plain.sendall(f"{first}\r\n{last}Connection: close\r\n\r\n".encode())
            received = read_all(plain)
        statuses = [part[:3] for part in received.split(b"HTTP/1.1 ")[1:]]
        is_same = server.owner_of(codes[0]) == server.owner_of(codes[1])
        assert statuses == ([b"200", b"200"] if is_same else [b"200", b"421"])


def test_socket_needs_table_in_address(server: Machine) -> None:
    seat, codes = server.new_table(), set()
    for _ in range(30):
        with RawSocket(server.port, **{"X-Forwarded-For": new_address()}) as web_socket:
            web_socket.send(type="hello", version=1, table=seat["code"], token=seat["token"])
            answer = web_socket.receive() or {}
            codes.add(answer.get("code", answer.get("type")))
    assert codes == {"welcome", "no-table-in-address"}


def test_rate_limit_holds_across_processes(server: Machine) -> None:
    address = new_address()
    # All shards, so that every process counts some.
    statuses = [server.request("GET", f"/tables/2222{letter}", address).status_code for letter in "23456789BCDF"]
    assert statuses == [404] * 5 + [429] * 7
    assert server.request("GET", "/tables/22222").status_code == 404


def test_tables_of_address_are_limited_across_processes(server: Machine) -> None:
    address = new_address()
    made = [server.request("POST", "/tables", address, json={"name": "Ada"}) for _ in range(8)]
    assert [answer.status_code for answer in made] == [201] * 4 + [429] * 4


def test_sockets_of_address_are_limited_across_processes(server: Machine, tables: list[dict[str, Any]]) -> None:
    address, opened = new_address(), []
    try:
        for table in tables[:10]:
            with suppress(Refused):
                opened.append(RawSocket(server.port, f"/socket?table={table['code']}", **{"X-Forwarded-For": address}))
        assert len(opened) == LIMITS.connections_an_address
    finally:
        for web_socket in opened:
            web_socket.socket.close()


def test_client_cannot_choose_its_address(server: Machine, tables: list[dict[str, Any]]) -> None:
    # The hop before the trusted proxy counts in every process; the headers of the client do not.
    address, code = new_address(), "2222"
    statuses = []
    for number, letter in enumerate("23456789BCDF"):
        claim = {"forwarded": f"for=10.8.0.{number}", "x-real-ip": f"10.8.0.{number}", "x-sosie-address": "10.8.0.1"}
        claim |= {"x-forwarded-for": f"10.8.0.{number}, {address}"}
        statuses.append(server.request("GET", f"/tables/{code}{letter}", headers=claim).status_code)
    assert statuses == [404] * 5 + [429] * 7
    assert server.request("GET", f"/tables/{tables[0]['code']}", address).status_code == 429


def test_joins_of_an_address_count_in_all_processes(server: Machine, tables: list[dict[str, Any]]) -> None:
    address, joining = new_address(), {"name": "Eve"}
    paths = [f"/tables/{table['code']}/seats" for table in tables[:10]]
    statuses = [server.request("POST", path, address, json=joining).status_code for path in paths]
    assert statuses == [201] * 5 + [429] * 5
    assert server.request("POST", paths[9], json=joining).status_code == 201


def test_metrics_add_up(server: Machine, tables: list[dict[str, Any]]) -> None:
    wait_until(lambda: server.metric("sosie_connections") == 0)
    before = server.metric("sosie_messages_total")
    sockets = [server.socket(table) for table in tables[:6]]
    wait_until(lambda: server.metric("sosie_connections") == 6)
    assert server.metric("sosie_messages_total") == before + 6
    for web_socket in sockets:
        web_socket.socket.close()
    wait_until(lambda: server.metric("sosie_connections") == 0)
    name = 'sosie_requests_total{route="/api/privacy",status="200"}'
    answered = server.metric(name)
    assert [server.request("GET", "/privacy").status_code for _ in range(8)] == [200] * 8
    assert server.metric(name) == answered + 8


def descriptors(server: Machine) -> list[int]:
    """Return the number of open file descriptors of each process."""
    return [len(list(Path(f"/proc/{pid}/fd").iterdir())) for pid in server.processes()]


def test_handover_leaks_no_descriptors(server: Machine, tables: list[dict[str, Any]]) -> None:
    wait_until(lambda: server.metric("sosie_connections") == 0)
    before = descriptors(server)
    heads = [f"GET /api/tables/{table['code']} HTTP/1.1\r\nHost: localhost\r\n".encode() for table in tables]
    heads += [b"POST /api/decks HTTP/1.1\r\nHost: localhost\r\nContent-Length: 200000\r\n\r\n" + b"x" * 100_000]
    heads += [f"GET /socket?table={table['code']} HTTP/1.1\r\nUpgrade: websocket\r\n".encode() for table in tables]
    for _ in range(5):
        for head in heads:
            # Clients that leave in the middle of a request, before or after it is handed over.
            with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE_S) as plain:
                plain.sendall(head)
    # Connections of the drawing processes may have come in between.
    wait_until(lambda: all(now <= then + 2 for now, then in zip(descriptors(server), before, strict=True)))


def test_killed_process_comes_back(server: Machine, tables: list[dict[str, Any]]) -> None:
    counted, before = server.metric("sosie_messages_total"), server.processes()
    own = [table for table in tables if server.owner_of(table["code"]) == 1]
    others = [server.socket(table) for table in tables if table not in own]
    os.kill(before[1], signal.SIGKILL)
    wait_until(lambda: len(server.processes()) == COUNT and server.processes() != before)
    server.wait_until_ready()
    for table in own:
        with server.socket(table) as web_socket:
            assert web_socket.wait_for("view")["code"] == table["code"]
    for web_socket in others:
        # Players of the other processes have not noticed.
        web_socket.send(type="rename", number=50, name="Cleo")
        while web_socket.wait_for("view")["seats"][0]["name"] != "Cleo":
            continue
        web_socket.socket.close()
    # One hello for each table, and one renaming for each of the others: no counter has started again.
    assert server.metric("sosie_messages_total") == counted + len(tables) + len(others)


def test_connections_of_dead_process_are_not_counted(server: Machine, tables: list[dict[str, Any]]) -> None:
    address = new_address()

    def connect() -> list[RawSocket]:
        paths = [f"/socket?table={table['code']}" for table in tables[: LIMITS.connections_an_address]]
        return [RawSocket(server.port, path, **{"X-Forwarded-For": address}) for path in paths]

    first = connect()
    for pid in server.processes():
        os.kill(pid, signal.SIGKILL)
    for web_socket in first:
        assert web_socket.receive() is None
        web_socket.socket.close()
    server.wait_until_ready()
    for web_socket in connect():
        web_socket.socket.close()


async def play_and_kill_workers(running: Machine, kills: int, chance: Random) -> dict[str, dict[int, bytes]]:
    """Let people play while processes of their server are killed; return the updates they received, by table."""
    people, seen = await seat_people(running.port, chance)
    staying = [asyncio.create_task(stay_connected(person, running.port)) for person in people]
    for _ in range(kills):
        await until_more_rulings(seen)
        killed = chance.choice(running.processes())
        os.kill(killed, signal.SIGKILL)
        await until(partial(lambda killed: killed not in running.processes(), killed))
    await until_more_rulings(seen)
    for task in staying:
        task.cancel()
    for person in people:
        person.hang_up()
    return seen


def test_no_update_is_lost_when_workers_are_killed(tmp_path: Path) -> None:
    with machine(tmp_path / "data", 2) as running:
        seen = asyncio.run(play_and_kill_workers(running, 4, Random(1)))
    logged = asyncio.run(fold_logs(tmp_path / "data"))
    for code, received in seen.items():
        assert received == {number: logged[code][number] for number in received}


def test_workers_share_log_in_nats(tmp_path: Path, nats_server: LocalNats) -> None:
    with machine(tmp_path / "data", 2, log=nats_server.url) as running:
        hosts = [running.new_table(owner, settings={"games": ["hot-potato"]}) for owner in range(2)]
        guests = [running.join(host["code"]) for host in hosts]
        asyncio.run(play_to_the_end(running.port, [*hosts, *guests]))


def test_tables_stay_when_count_changes(tmp_path: Path) -> None:
    kept: list[dict[str, Any]] = []
    for count in (1, 3, 2):
        with machine(tmp_path / "data", count) as running:
            kept += [running.new_table() for _ in range(4)]
            for seat in kept:
                with running.socket(seat) as web_socket:
                    assert web_socket.wait_for("view")["code"] == seat["code"]
            if count > 1:
                ids = running.processes()
    assert not any(Path(f"/proc/{pid}").exists() for pid in ids)
