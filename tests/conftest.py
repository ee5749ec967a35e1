"""How tests are run: a slow machine is no failure, and what is cached is shared by them and by nobody else."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from tempfile import mkdtemp

import pytest
from hypothesis import settings

from sosie.dev_cluster.nats import LocalNats
from sosie.dev_cluster.postgres import LocalPostgres

settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")


@pytest.fixture(scope="session", autouse=True)
def _cache(tmp_path_factory: pytest.TempPathFactory) -> None:
    # The folder above a worker's own is that of the whole run.
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if os.environ.get("PYTEST_XDIST_WORKER") else base
    os.environ["SOSIE_CACHE"] = str(shared / "sosie-cache")


@pytest.fixture(scope="session")
def nats_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalNats]:
    """A NATS server for all tests that need one."""
    server = LocalNats(tmp_path_factory.mktemp("nats"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[LocalPostgres]:
    """A PostgreSQL server for all tests that need one; each makes a database of its own."""
    # Not in pytest's folder, which is closed to the account that PostgreSQL runs as when this is root.
    folder = Path(mkdtemp(prefix="sosie-postgres-"))
    server = LocalPostgres(folder)
    server.start()
    yield server
    server.stop()
    shutil.rmtree(folder)
