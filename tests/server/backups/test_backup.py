"""Backups of a running server, in the middle of games, and their restoration."""

import asyncio
import json
import random
import sqlite3
import zipfile
from contextlib import closing, suppress
from functools import partial
from pathlib import Path

import httpx
import pytest

from command import refused, sosie
from server.forked import start
from server.running import running
from server.test_crash_recovery import (
    Person,
    connect,
    fold_logs,
    seat_people,
    until_disconnected,
    until_more_rulings,
)
from sosie.dev_cluster.processes import free_ports
from sosie.errors import CannotWrite
from sosie.server.backups import backup
from sosie.server.backups.backup import back_up
from sosie.server.runtime.disk import DiskSpace
from waiting import until

Seen = dict[str, dict[int, bytes]]


def data_of(folder: Path) -> dict[str, bytes]:
    """Return all files of a folder, with their content."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


@pytest.fixture
def stopped(tmp_path: Path) -> Path:
    """The data of a stopped server, with a table and a draft."""
    with running(tmp_path / "data") as server, server.client() as client:
        client.post("/api/tables", json={"name": "Ada"}).raise_for_status()
        client.post("/api/drafts", json={}).raise_for_status()
    return tmp_path / "data"


async def is_ready(port: int) -> bool:
    """Tell whether all processes of a server are ready."""
    with suppress(httpx.TransportError):
        async with httpx.AsyncClient(trust_env=False) as client:
            return (await client.get(f"http://127.0.0.1:{port}/api/health")).status_code == 200
    return False


async def play_and_back_up(data: Path, file: Path, port: int, workers: int) -> tuple[list[Person], Seen]:
    """Let people play, back up meanwhile, play on and kill the server; return the updates seen before the backup."""
    server = start(data, port, workers=workers)
    await until(partial(is_ready, port))
    people, seen = await seat_people(port, random.Random(1))
    await until_more_rulings(seen)
    before = {code: dict(updates) for code, updates in seen.items()}
    said = await asyncio.to_thread(sosie, "backup", str(file), "--data", str(data), "--json")
    assert json.loads(said)["tables"] == len(seen)
    await until_more_rulings(seen)
    # The processes of several would outlive their parent for a moment.
    (server.terminate if workers > 1 else server.kill)()
    server.join()
    await until_disconnected(people)
    return people, before


async def play_on(data: Path, people: list[Person], port: int, workers: int) -> None:
    """Start a server with the restored data, and let the same people play on at the same tables."""
    server = start(data, port, workers=workers)
    await until(partial(is_ready, port))
    seen: Seen = {person.code: {} for person in people}
    again = [Person(seen[person.code], person.code, person.token, random.Random(2)) for person in people]
    await asyncio.gather(*(connect(person, port) for person in again))
    await until_more_rulings(seen)
    assert [person.seat for person in again] == [person.seat for person in people]
    assert {person.phase for person in again} <= {"playing", "finished", "dealing"}
    server.terminate()
    server.join()


@pytest.mark.parametrize(("before", "after"), [(1, 1), (2, 1), (1, 2)])
def test_tables_go_on_from_a_backup(before: int, after: int, tmp_path: Path) -> None:
    (port,) = free_ports(1)
    file, data, restored = tmp_path / "today.backup", tmp_path / "data", tmp_path / "restored"
    people, seen = asyncio.run(play_and_back_up(data, file, port, before))
    assert file.stat().st_mode & 0o777 == 0o600
    sosie("restore", str(file), "--data", str(restored))
    logged = asyncio.run(fold_logs(restored))
    for code, received in seen.items():
        assert received == {number: logged[code][number] for number in received}
    asyncio.run(play_on(restored, people, port, after))


def test_restored_files_are_private_and_complete(stopped: Path, tmp_path: Path) -> None:
    said = sosie("backup", str(tmp_path / "b"), "--data", str(stopped))
    assert said.startswith("1 table, 0 games, 0 decks and 1 draft are in ")
    assert sosie("restore", str(tmp_path / "b"), "--data", str(tmp_path / "new")).startswith("1 table, 0 games")
    files = [path for path in (tmp_path / "new").rglob("*") if path.is_file()]
    assert {str(file.relative_to(tmp_path / "new")) for file in files} == {"store.db", "log/parts-1/0/00000001.base"}
    assert {file.stat().st_mode & 0o777 for file in files} == {0o600}
    with closing(sqlite3.connect(tmp_path / "new" / "store.db")) as database:
        assert database.execute("SELECT count(*) FROM drafts").fetchone() == (1,)
        # A server deletes tables that nobody has used for a day, and the backup may be older.
        assert database.execute("SELECT count(*) FROM table_uses").fetchone() == (0,)


def test_other_data_is_not_replaced_unless_asked(stopped: Path, tmp_path: Path) -> None:
    sosie("backup", str(tmp_path / "b"), "--data", str(stopped))
    before = data_of(stopped)
    assert "add --replace" in refused("restore", str(tmp_path / "b"), "--data", str(stopped))
    assert data_of(stopped) == before
    said = json.loads(sosie("restore", str(tmp_path / "b"), "--data", str(stopped), "--replace", "--json"))
    kept = {Path(path).name: Path(path) for path in said["replaced"]}
    assert sorted(name.partition(".before-")[0] for name in kept) == ["log", "store.db"]
    assert data_of(next(path for name, path in kept.items() if name.startswith("log"))) == {
        name.removeprefix("log/"): content for name, content in before.items() if name.startswith("log/")
    }
    with running(stopped) as server, server.client() as client:
        assert client.get("/api/health").status_code == 200


def test_running_server_keeps_its_data(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server, server.client() as client:
        sosie("backup", str(tmp_path / "b"), "--data", str(server.data))
        said = refused("restore", str(tmp_path / "b"), "--data", str(server.data), "--replace")
        assert "another server is using" in said
        assert client.post("/api/tables", json={"name": "Ada"}).status_code == 201


def damaged(file: Path, name: str) -> bytes:
    """Return an archive in which a byte of a file is another, and its CRC-32 matches."""
    out = file.with_name("damaged")
    with zipfile.ZipFile(file) as source, zipfile.ZipFile(out, "w") as target:
        for entry in source.namelist():
            content = bytearray(source.read(entry))
            if entry == name:
                content[len(content) // 2] ^= 1
            target.writestr(entry, bytes(content))
    return out.read_bytes()


@pytest.mark.parametrize("fault", ["store", "log", "raw", "short", "format", "schema", "text", "empty"])
def test_unusable_backup_changes_nothing(fault: str, stopped: Path, tmp_path: Path) -> None:
    file = tmp_path / "b"
    sosie("backup", str(file), "--data", str(stopped))
    content = file.read_bytes()
    middle = bytearray(content)
    middle[len(middle) // 3] ^= 1
    contents = {
        "store": damaged(file, "store.db"),
        "log": damaged(file, "log"),
        "raw": bytes(middle),
        "short": content[:-100],
        "format": content.replace(b"sosie-backup/1", b"sosie-backup/2"),
        "schema": content.replace(b'"schema": "0', b'"schema": "9'),
        "text": b"127.0.0.1 GET /index.html\n" * 100,
        "empty": b"",
    }
    file.write_bytes(contents[fault])
    assert "backup" in refused("restore", str(file), "--data", str(tmp_path / "new"))
    assert not data_of(tmp_path / "new")
    before = data_of(stopped)
    refused("restore", str(file), "--data", str(stopped), "--replace")
    assert data_of(stopped) == before


def test_failed_backup_leaves_the_last_one(stopped: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    (folder / "b").write_text("yesterday")

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backup, "copy_log", fail)
    with pytest.raises(CannotWrite, match="No space left"):
        back_up(folder / "b", stopped / "log", stopped / "store.db")
    assert data_of(folder) == {"b": b"yesterday"}


def test_backup_does_not_fill_the_disk(stopped: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backup, "disk_space", lambda _: DiskSpace(10**9, 5_000_000))
    with pytest.raises(CannotWrite, match="use another disk"):
        back_up(tmp_path / "b", stopped / "log", stopped / "store.db")


def test_cluster_is_named(tmp_path: Path) -> None:
    for options in (("--log", "nats://one"), ("--store", "postgresql://sosie@db/sosie")):
        assert "NATS and PostgreSQL" in refused("backup", str(tmp_path / "b"), *options)
        assert "NATS and PostgreSQL" in refused("restore", str(tmp_path / "b"), *options)


def test_missing_data_is_named(tmp_path: Path) -> None:
    assert "there is no store" in refused("backup", str(tmp_path / "b"), "--data", str(tmp_path / "nowhere"))
    assert "cannot be read" in refused("restore", str(tmp_path / "b"), "--data", str(tmp_path / "new"))
    assert not list(tmp_path.iterdir())
