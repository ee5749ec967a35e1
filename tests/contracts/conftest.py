import pytest

from contracts.logs import EMBEDDED, LOGS, MakeLog, nats_log


@pytest.fixture(params=LOGS)
def make_log(request: pytest.FixtureRequest) -> MakeLog:
    if request.param in EMBEDDED:
        return EMBEDDED[request.param]
    server = request.getfixturevalue("nats_server")
    return lambda folder: nats_log(server, folder)
