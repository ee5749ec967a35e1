"""A page goes to the server of the other players of its table, and comes back if that server dies."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.pages import TIMEOUT_MS, NewPage
from server.running import Running, running
from sosie.dev_cluster.nats import LocalNats
from sosie.dev_cluster.processes import free_ports


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[list[Running]]:
    """Two servers that share a log, and have addresses of their own."""
    nats = LocalNats(tmp_path / "nats")
    nats.start()
    try:
        with ExitStack() as stack:
            yield [
                stack.enter_context(running(tmp_path / f"server-{port}", *flags(nats, port))) for port in free_ports(2)
            ]
    finally:
        nats.stop()


def flags(nats: LocalNats, port: int) -> list[str]:
    return ["--port", str(port), "--log", nats.url, "--address", f"http://127.0.0.1:{port}"]


def sockets_of(page: Page) -> list[str]:
    """Return the list to which the hosts of a page's sockets are added as they open."""
    hosts: list[str] = []
    page.on("websocket", lambda socket: hosts.append(socket.url.removeprefix("ws://").partition("/")[0]))
    return hosts


def wait_for(page: Page, hosts: list[str], expected: list[str]) -> None:
    for _ in range(TIMEOUT_MS // 50):
        if hosts == expected:
            return
        page.wait_for_timeout(50)
    raise AssertionError(hosts)


def join(page: Page, code: str, name: str) -> None:
    page.goto(f"/t/{code}")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join").click()


def test_page_joins_the_server_of_its_table(cluster: list[Running], new_page: NewPage) -> None:
    home, other = cluster
    own, others = (server.url.removeprefix("http://") for server in cluster)
    with other.client() as client:
        code = client.post("/api/tables", json={"name": "Cem", "edition": "insects"}).json()["code"]
    # Their errors are expected: a server dies.
    ada, ben = new_page(url=other.url, watched=False), new_page(url=home.url, watched=False)
    hosts_of_ada, hosts_of_ben = sockets_of(ada), sockets_of(ben)
    join(ada, code, "Ada")
    wait_for(ada, hosts_of_ada, [others])
    errors: list[str] = []
    ben.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    join(ben, code, "Ben")
    wait_for(ben, hosts_of_ben, [own, others])
    expect(ada.get_by_text("Ben").first).to_be_visible()
    # The policy of the page and the check of its origin let it through.
    assert errors == []
    other.process.kill()
    other.process.wait()
    wait_for(ben, hosts_of_ben, [own, others, own])
    expect(ben.get_by_text(code).first).to_be_visible()
