"""Real connections: cut, redirected, over a home network and replaced, and servers that are killed."""

import sys
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.decks import upload_zoo
from browser.pages import HOME, QUICK_SERVER, STILL, NewPage, Pages, await_offline_cards, shown_once
from browser.people import MINE, Person, play_in_turns
from browser.relay import relayed
from browser.tables import NewTable, table_factory
from server.running import Running, running, started
from sosie.dev_cluster.nats import LocalNats
from sosie.dev_cluster.processes import free_ports

pytestmark = pytest.mark.end_to_end

LOST = "Connection lost. Reconnecting…"


def test_cut_connection_is_shown_and_resumes(new_table: NewTable, server: Running, small_zoo: str) -> None:
    table = new_table(small_zoo, looks=STILL)
    with relayed(server.port) as relay:
        ada, ben = table.host, table.join("Ben", watched=False, url=relay.url, **STILL)
        table.start()
        relay.cut()
        expect(ben.page.get_by_text(LOST)).to_be_visible()
        expect(ada.page.get_by_role("img", name="Ben, 1 card, away")).to_be_visible()
        ada.call(*ada.look())
        ada.expect_cards("Ada", 2)
        relay.restore()
        ben.expect_cards("Ada", 2)
        expect(ben.page.get_by_text(LOST)).to_be_hidden()
        expect(ada.page.get_by_role("img", name="Ben, 1 card", exact=True)).to_be_visible()
        ben.call(*ben.look())
        ada.expect_cards("Ben", 2)


def test_killed_server_comes_back_with_the_game(pages: Pages, tmp_path: Path) -> None:
    (port,) = free_ports(1)
    command = [sys.executable, QUICK_SERVER, str(tmp_path / "data"), str(port)]
    with started(command, tmp_path / "data") as server:
        new_page = partial(pages.new, url=server.url, watched=False, **STILL)
        table = table_factory(server, new_page)(upload_zoo(server, 7))
        ada, ben = table.host, table.join("Ben", "typing", touch=False)
        table.start()
        ada.call(*ada.look())
        for person in table.people:
            person.expect_cards("Ada", 2)
        before = ada.cards()
        server.process.kill()
        server.process.wait()
        for person in table.people:
            expect(person.page.get_by_text(LOST)).to_be_visible()
    with started(command, tmp_path / "data"):
        for person in table.people:
            expect(person.page.get_by_text(LOST)).to_be_hidden()
            person.expect_cards("Ada", 2)
        assert ada.cards() == before
        ben.call(*ben.look())
        ada.expect_cards("Ben", 2)


def test_second_window_takes_over_the_seat(new_table: NewTable, small_zoo: str) -> None:
    table = new_table(small_zoo, looks=STILL)
    table.join("Ben", **STILL)
    table.start()
    first = table.host.page
    second = first.context.new_page()
    second.goto(first.url)
    expect(second.get_by_role("group", name=MINE)).to_be_visible()
    expect(first.get_by_role("heading", level=1)).to_have_text("You are playing in another window")
    first.get_by_role("button", name="Play here").tap()
    expect(first.get_by_role("group", name=MINE)).to_be_visible()
    expect(second.get_by_role("heading", level=1)).to_have_text("You are playing in another window")


def test_practice_works_offline(new_page: NewPage) -> None:
    page = new_page(offline=True, watched=False, **STILL)  # The browser logs failed requests.
    page.goto("/practice")
    await_offline_cards(page)
    page.context.set_offline(True)
    page.reload()
    learner = Person(page, "a learner")
    learner.call(*learner.look())
    page.get_by_role("button", name="Your progress").tap()
    expect(page.get_by_role("dialog")).to_contain_text("1 pair, too few to tell")


def test_phones_play_over_a_home_network(new_page: NewPage, server: Running, small_zoo: str) -> None:
    # The browser warns of a header that needs HTTPS.
    new_guest = partial(new_page, url=f"http://{HOME}:{server.port}", watched=False, **STILL)
    table = table_factory(server, new_guest)(small_zoo)
    assert not table.host.page.evaluate("isSecureContext")
    expect(table.host.page.get_by_role("img", name="A QR code that opens this table")).to_be_visible()
    with shown_once(table.host.page, "Link copied"):
        table.host.press("Share")
    table.join("Ben")
    table.start()
    play_in_turns(*table.people, cards=5)


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


def hosts_of_sockets(page: Page) -> list[str]:
    """Return the list to which the hosts of a page's sockets are added as they open."""
    hosts: list[str] = []
    page.on("websocket", lambda socket: hosts.append(socket.url.removeprefix("ws://").partition("/")[0]))
    return hosts


def sit_down(page: Page, code: str, name: str) -> None:
    page.goto(f"/t/{code}")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join").tap()


def test_page_joins_the_server_of_its_table(cluster: list[Running], new_page: NewPage) -> None:
    own, others = (server.url.removeprefix("http://") for server in cluster)
    with cluster[1].client() as client:
        code = client.post("/api/tables", json={"name": "Cem", "edition": "insects"}).json()["code"]
    # Their errors are expected: a server dies.
    ada, ben = (new_page(url=server.url, watched=False, **STILL) for server in reversed(cluster))
    hosts = hosts_of_sockets(ben)
    errors: list[str] = []
    ben.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    sit_down(ada, code, "Ada")
    expect(ada.get_by_role("button", name="Leave")).to_be_visible()
    with ben.expect_websocket(lambda socket: others in socket.url):
        sit_down(ben, code, "Ben")
    expect(ada.get_by_role("list", name="Who is here")).to_contain_text("Ben")
    # The policy of the page and the check of its origin let it through.
    assert (hosts, errors) == ([own, others], [])
    with ben.expect_websocket(lambda socket: own in socket.url):
        cluster[1].process.kill()
    cluster[1].process.wait()
    expect(ben.get_by_text("Connection lost", exact=False)).to_be_hidden()
    expect(ben.get_by_role("list", name="Who is here")).to_contain_text("Ben")
    assert hosts == [own, others, own]
