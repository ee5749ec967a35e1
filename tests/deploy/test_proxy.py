"""The proxy's configuration: checked by Caddy where it is installed, and by its words everywhere."""

import re
import shutil
import subprocess

import pytest

from deploy.known import DEPLOY, documents

CADDYFILE = (DEPLOY / "Caddyfile").read_text()


@pytest.mark.skipif(shutil.which("caddy") is None, reason="Caddy is not installed")
def test_caddy_finds_no_fault() -> None:
    command = [str(shutil.which("caddy")), "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_it_goes_round_all_servers_and_ties_nobody_to_one() -> None:
    (whole,) = documents(DEPLOY / "compose.yaml")
    (targets,) = re.findall(r"reverse_proxy ([^{]+) \{", CADDYFILE)
    assert set(targets.split()) == {f"{name}:8000" for name in whole["services"] if name.startswith("server-")}
    assert "lb_policy least_conn" in CADDYFILE
    assert "health_uri /api/health\n" in CADDYFILE
