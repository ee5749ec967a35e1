"""One server for all tests of the API that do not stop it; each test has its own client address."""

from collections.abc import Iterator

import httpx
import pytest

from server.running import Running, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    data = tmp_path_factory.mktemp("server") / "data"
    flags = ("--trusted-proxy", "127.0.0.1", "--allowed-host", "play.example.org", "--metrics-token", "count-me")
    with running(data, "--list-decks", *flags) as running_server:
        yield running_server


@pytest.fixture
def client(server: Running) -> Iterator[httpx.Client]:
    with server.client() as client_of_test:
        yield client_of_test
