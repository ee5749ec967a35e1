"""One server for all attacks, except those on global limits, which start their own."""

from collections.abc import Iterator

import pytest

from attacks.attacker import Attacker
from server.running import Running, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    data = tmp_path_factory.mktemp("attacked") / "data"
    with running(data, "--trusted-proxy", "127.0.0.1", "--metrics-token", "count-me") as running_server:
        yield running_server


@pytest.fixture
def attacker(server: Running) -> Attacker:
    return Attacker(server)
