"""Checks of real folders, databases and NATS servers."""

import asyncio
import os
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from server.doctor.levels import levels, texts
from server.running import running
from sosie.dev_cluster.nats import LocalNats
from sosie.dev_cluster.processes import free_ports
from sosie.server.config import Config
from sosie.server.doctor.check import Check
from sosie.server.doctor.data import check_data


def checked(config: Config) -> list[Check]:
    return asyncio.run(check_data(config))


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Config:
    """The configuration of a server that has run."""
    folder = tmp_path_factory.mktemp("doctor") / "data"
    with running(folder):
        pass
    return Config(data=folder)


def test_missing_folder_is_well_and_stays_missing(tmp_path: Path) -> None:
    found = checked(Config(data=tmp_path / "data"))
    assert set(levels(found).values()) == {"ok"}, found
    assert not list(tmp_path.iterdir())


def test_data_of_server_is_well(data: Config) -> None:
    before = {path.name for path in data.data.rglob("*")}
    found = checked(data)
    assert levels(found) == {"data folder": "ok", "log": "ok", "store": "ok"}, found
    # SQLite itself removes its journal, which a server leaves that is stopped in the middle of a query.
    assert before - {path.name for path in data.data.rglob("*")} <= {"store.db-shm", "store.db-wal"}
    assert {path.name for path in data.data.rglob("*")} <= before


def test_running_server_is_not_disturbed(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server, server.client() as client:
        assert levels(checked(Config(data=server.data))) == {"data folder": "ok", "log": "ok", "store": "ok"}
        client.post("/api/tables", json={"name": "Ada"}).raise_for_status()


def test_other_number_of_workers_is_announced(data: Config) -> None:
    assert levels(checked(replace(data, workers=2)))["log"] == "advice"


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files away")
def test_file_of_another_user_is_found(data: Config) -> None:
    file = data.data / "log" / "other"
    file.touch()
    os.chown(file, 4711, 4711)
    found = checked(data)
    file.unlink()
    assert levels(found)["data folder"] == "problem"
    assert str(file) in texts(found)["data folder"]


def test_folder_that_others_can_write_is_found(tmp_path: Path) -> None:
    tmp_path.chmod(0o777)
    assert levels(checked(Config(data=tmp_path)))["data folder"] == "problem"


@pytest.mark.parametrize(("revision", "level"), [("0001", "advice"), ("9999", "problem")])
def test_revision_of_store_is_judged(revision: str, level: str, data: Config, tmp_path: Path) -> None:
    copy = tmp_path / "store.db"
    with sqlite3.connect(data.data / "store.db") as source, sqlite3.connect(copy) as target:
        source.backup(target)
    with sqlite3.connect(copy) as store:
        store.execute("UPDATE alembic_version SET version_num = ?", (revision,))
    assert levels(checked(replace(data, store=f"sqlite:///{copy}")))["store"] == level


@pytest.mark.parametrize("url", ["nonsense", "mysql://here/there", "postgresql://nobody@127.0.0.1:1/none"])
def test_unusable_store_is_found(url: str, tmp_path: Path) -> None:
    assert levels(checked(Config(data=tmp_path, store=url)))["store"] == "problem"


def test_file_that_is_no_store_is_found(tmp_path: Path) -> None:
    (tmp_path / "store.db").write_text("not a database, and longer than a header of one " * 100)
    assert levels(checked(Config(data=tmp_path)))["store"] == "problem"


def test_nats_is_checked(tmp_path: Path) -> None:
    nats = LocalNats(tmp_path, 1)
    nats.start()
    try:
        config = Config(data=tmp_path / "data", log=nats.url)
        assert levels(checked(config))["log"] == "ok"
        with running(tmp_path / "data", "--log", nats.url):
            found = checked(config)
        assert "16 streams" in texts(found)["log"], found
    finally:
        nats.stop()


def test_missing_nats_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sosie.server.log.nats.stream._TIMEOUT_S", 0.5)
    (port,) = free_ports(1)
    assert levels(checked(Config(data=tmp_path, log=f"nats://127.0.0.1:{port}")))["log"] == "problem"
