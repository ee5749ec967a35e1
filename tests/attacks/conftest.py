"""One server for the attacks that leave it as it was; an attack on limits for all starts one of its own."""

from collections.abc import Iterator

import pytest

from attacks.attacker import Attacker
from server.running import Running, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    data = tmp_path_factory.mktemp("attacked") / "data"
    with running(data, "--trusted-proxy", "127.0.0.1", "--metrics-token", "count-me") as there:
        yield there


@pytest.fixture
def attacker(server: Running) -> Attacker:
    return Attacker(server)
