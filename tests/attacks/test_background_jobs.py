"""Background tasks of a real server: data expires, silent sockets are closed, workers have no secrets."""

import asyncio
from contextlib import ExitStack
from dataclasses import replace
from itertools import islice
from pathlib import Path

import httpx
import pytest

from attacks.attacker import Attacker
from attacks.test_decks import upload
from attacks.test_long_tables import CODE, practice, write
from cards.own.test_deck_file import deck_file
from contracts.stores import GAME
from processes import children
from server.forked import start
from server.running import running
from sosie.dev_cluster.processes import free_ports
from sosie.server.runtime.clock import wall_clock
from sosie.server.store.store import Store
from waiting import PATIENCE_S, wait_until

DAY_MS = 24 * 3600_000


async def save_games(data: Path, *ages_days: int) -> list[str]:
    """Save games that ended these numbers of days ago, and return their ids."""
    store = Store(f"sqlite:///{data / 'store.db'}")
    await store.open()
    try:
        rows = [
            replace(GAME, id=f"{number:0>12}".replace("0", "2").replace("1", "3"), number=number)
            for number, _ in enumerate(ages_days)
        ]
        aged = [replace(row, finished=wall_clock() - age * DAY_MS) for row, age in zip(rows, ages_days, strict=True)]
        await store.save_games([(row, {}) for row in aged])
        return [row.id for row in aged]
    finally:
        await store.close()


def test_server_deletes_expired_games(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    old, new = asyncio.run(save_games(data, 31, 29))
    with running(data, "--keep-games-days", "30") as server:
        attacker = Attacker(server)
        wait_until(lambda: attacker.request(f"GET /api/games/{old}").status == 404)
        assert attacker.request(f"GET /api/games/{new}").status == 200


async def open_old_table(data: Path) -> None:
    """Write a table that was last used two days ago."""
    await write(data / "log", islice(practice(0), 1))
    store = Store(f"sqlite:///{data / 'store.db'}")
    await store.open()
    try:
        await store.save_table_uses({CODE: wall_clock() - 2 * DAY_MS})
    finally:
        await store.close()


def test_server_deletes_unused_tables(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    asyncio.run(open_old_table(data))
    before, (port,) = folder_bytes(data / "log"), free_ports(1)
    # A server waits for its players for as long as it keeps tables, and ten minutes at most.
    server = start(data, port, keep_tables_ms=1.0)
    try:
        # No request for the table meanwhile, which would count as a use.
        wait_until(lambda: folder_bytes(data / "log") != before)
        answer = httpx.get(f"http://127.0.0.1:{port}/api/tables/{CODE}", timeout=PATIENCE_S, trust_env=False)
        assert answer.status_code == httpx.codes.NOT_FOUND
    finally:
        server.terminate()
        server.join()


def folder_bytes(folder: Path) -> dict[str, bytes]:
    """Return the contents of all files of a log."""
    return {str(path): path.read_bytes() for path in folder.rglob("*") if path.suffix in {".log", ".base"}}


def test_silent_connections_are_closed(attacker: Attacker) -> None:
    before = attacker.open_files
    with ExitStack() as stack:
        for start in (
            b"",
            b"G",
            b"GET / HTTP/1.1\r\nHost: localhost\r\n",
            b"POST /api/decks HTTP/1.1\r\nContent-Length: 9\r\n\r\n",
        ):
            for _ in range(20):
                stack.enter_context(attacker.connection()).sendall(start)
        for _ in range(20):
            stack.enter_context(attacker.web_socket())
        assert attacker.open_files >= before + 100
        wait_until(lambda: attacker.open_files <= before + 5)


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="needs /proc, which Linux has")
def test_workers_have_no_secrets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOSIE_METRICS_TOKEN", "count-me-secretly")
    monkeypatch.setenv("AWS_SECRET_ACCESS_KEY", "a-secret-of-others")
    with running(tmp_path / "data") as server:
        attacker = Attacker(server)
        # The worker that draws a card stays alive for the next one.
        deck_id = upload(attacker, deck_file(7).to_bytes())
        assert attacker.request(f"GET /api/editions/{deck_id}/cards/0.png?width=64").status == 200
        workers = children(server.process.pid)
        assert workers
        for worker in workers:
            environment = Path(f"/proc/{worker}/environ").read_bytes()
            assert b"PATH=" in environment
            assert b"secret" not in environment
