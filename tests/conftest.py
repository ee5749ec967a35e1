"""Shared fixtures: no deadlines, one card cache for the test run, NATS and PostgreSQL."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from tempfile import mkdtemp
from typing import TYPE_CHECKING

import pytest

import sampling
import scheduling

# Imported where they are used: they need a Unix system, and most tests do not need them.
if TYPE_CHECKING:
    from sosie.dev_cluster.nats import LocalNats
    from sosie.dev_cluster.postgres import LocalPostgres


def pytest_configure(config: pytest.Config) -> None:
    """Choose the number of random examples."""
    sampling.load_profile(config)


# Last, since other hooks deselect tests.
@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let each worker begin with long tests."""
    if workers := os.environ.get("PYTEST_XDIST_WORKER_COUNT"):
        items[:] = scheduling.long_first(items, int(workers))


@pytest.fixture(scope="session", autouse=True)
def _cache(tmp_path_factory: pytest.TempPathFactory) -> None:
    # The parent of a worker's folder belongs to the whole run.
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if os.environ.get("PYTEST_XDIST_WORKER") else base
    # Whoever runs the tests several times may give all runs one cache.
    os.environ.setdefault("SOSIE_CACHE", str(shared / "sosie-cache"))


@pytest.fixture(scope="session")
def nats_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator["LocalNats"]:
    """A NATS server for all tests that need one."""
    from sosie.dev_cluster.nats import LocalNats  # noqa: PLC0415 - see above

    server = LocalNats(tmp_path_factory.mktemp("nats"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator["LocalPostgres"]:
    """A PostgreSQL server for all tests that need one; each creates its own database."""
    from sosie.dev_cluster.postgres import LocalPostgres  # noqa: PLC0415 - see above

    # Outside pytest's folder, which PostgreSQL's account cannot enter if this process is root.
    folder = Path(mkdtemp(prefix="sosie-postgres-"))
    server = LocalPostgres(folder)
    server.start()
    yield server
    server.stop()
    shutil.rmtree(folder)
