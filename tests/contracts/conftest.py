import pytest

from contracts.logs import EMBEDDED, FILELESS, LOGS, MakeLog, nats_log
from contracts.stores import MakeStore, in_postgresql
from sosie.server.store.store import Store


@pytest.fixture(params=LOGS)
def make_log(request: pytest.FixtureRequest) -> MakeLog:
    if request.param in EMBEDDED | FILELESS:
        return (EMBEDDED | FILELESS)[request.param]
    server = request.getfixturevalue("nats_server")
    return lambda folder: nats_log(server, folder)


@pytest.fixture(params=["sqlite", "postgresql"])
def make(request: pytest.FixtureRequest) -> MakeStore:
    """Return a factory of stores in each database."""
    if request.param == "sqlite":
        return lambda folder: Store(f"sqlite:///{folder / 'sosie.db'}")
    return in_postgresql(request.getfixturevalue("postgres"))
