"""A request through Caddy to a server whose log is in three NATS servers."""

from pathlib import Path

import pytest

from deploy.test_nats import PASSWORD, nats_cluster
from deploy.test_proxy import CADDY, proxied_server


@pytest.mark.skipif(not CADDY, reason="Caddy is not installed")
def test_table_opens_through_proxy_and_nats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with nats_cluster(tmp_path) as ports:
        secret = tmp_path / "log"
        secret.write_text("nats://" + ",".join(f"sosie:{PASSWORD}@127.0.0.1:{port}" for port in ports))
        monkeypatch.setenv("SOSIE_LOG_FILE", str(secret))
        with proxied_server(tmp_path) as client:
            opened = client.post("/api/tables", json={"name": "Ada"}).raise_for_status()
            assert client.get(f"/api/tables/{opened.json()['code']}").status_code == 200
            assert "strict-transport-security" in opened.headers
    # The log is in NATS, and not in the data folder.
    assert not (tmp_path / "data" / "log").exists()
