"""A full disk: moves are refused, the server is not ready, and it recovers when there is space."""

import json
import resource
from pathlib import Path

import pytest

from attacks.attacker import Attacker
from server.running import running
from sosie.server.log.embedded.frames import HEADER
from waiting import wait_until


def make_table(attacker: Attacker) -> int:
    return attacker.request("POST /api/tables", b'{"name": "Ada"}', Content_Type="application/json").status


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="needs prlimit, which Linux has")
def test_full_disk_makes_server_not_ready(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        attacker = Attacker(server)
        assert make_table(attacker) == 201
        # Not even an empty file may grow, in case the next table begins one.
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (len(HEADER), resource.RLIM_INFINITY))
        assert make_table(attacker) == 503
        wait_until(lambda: attacker.request("GET /api/health").status == 503)
        health = json.loads(attacker.request("GET /api/health").body)
        assert (health["live"], health["ready"]) == (True, False)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        wait_until(attacker.is_served)
        assert make_table(attacker) == 201
