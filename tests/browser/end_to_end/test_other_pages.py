"""The studio, a collection, an event, and the policy of all pages, in a real browser on a real server."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.decks import ANIMALS
from browser.pages import SLOW_MS, STILL, NewPage, watch
from browser.people import MINE, Person
from browser.picture_files import drawn, write_pictures
from browser.studio import draw_line, drawn_cards, names, open_collection, open_studio, symbol_count
from browser.tables import Table
from server.running import Running

pytestmark = pytest.mark.end_to_end

# Without the TV, which connects to a table of its own: a socket that is closed before it is open is an error.
PAGES = ("/", "/learn", "/decks", "/studio", "/practice", "/today", "/class", "/event", "/around", "/privacy")


def test_uploaded_pictures_become_a_game(new_page: NewPage, server: Running, tmp_path: Path) -> None:
    page = open_studio(new_page("desktop", **STILL))
    paths = [tmp_path / f"{name}.png" for name in list(ANIMALS)[:7]]
    for number, path in enumerate(paths):
        drawn(number).save(path)
    page.get_by_label("Drop pictures here").set_input_files(paths)
    symbol_count(page, 7)
    drawn_cards(page)
    page.get_by_label("Name of the deck").fill("Market day")
    page.get_by_role("button", name="Play now", exact=True).tap()
    expect(page).to_have_url(re.compile(r"/t/\w+$"), timeout=SLOW_MS)
    expect(page.get_by_text("Market day").first).to_be_visible()
    code = page.url.rpartition("/")[2]
    with server.client() as client:
        client.post(f"/api/tables/{code}/seats", json={"name": "Ben"}).raise_for_status()
    table = Table(code, new_page, [Person(page, "You")])
    table.start()
    table.host.call(*table.host.look())
    table.host.expect_cards("You", 2)


def test_contributions_of_a_second_person_are_decided(new_page: NewPage, tmp_path: Path) -> None:
    page = open_studio(new_page("desktop", touch=False))
    phone = open_collection(page, new_page("phone"))
    # No phone could open the address of this test's server.
    expect(page.get_by_text("This address works on this computer only.")).to_be_visible()
    phone.get_by_label("Choose a picture").set_input_files(write_pictures(tmp_path)[1])
    phone.get_by_label("What is it called?").fill("our cat")
    phone.get_by_role("button", name="Send").tap()
    expect(phone.get_by_text("waiting")).to_be_visible()
    phone.get_by_role("button", name="Draw").tap()
    draw_line(phone, phone.get_by_role("img", name="Sheet to draw on"))
    phone.get_by_role("button", name="Done", exact=True).tap()
    phone.get_by_label("What is it called?").fill("a line")
    phone.get_by_role("button", name="Send").tap()
    page.get_by_role("button", name="Decline a line").click()
    page.get_by_role("button", name="Accept our cat").click()
    symbol_count(page, 1)
    assert names(page) == ["our cat"]
    expect(phone.get_by_text("in the deck")).to_be_visible()
    expect(phone.get_by_text("declined")).to_be_visible()
    page.get_by_role("button", name="End the collection").click()
    expect(phone.get_by_text("This collection has ended.")).to_be_visible()


def test_event_seats_people_who_play(new_page: NewPage, small_zoo: str) -> None:
    teacher = new_page("desktop", **STILL)
    teacher.goto(f"/event?deck={small_zoo}")
    teacher.get_by_role("button", name="Open", exact=True).tap()
    teacher.wait_for_url("**/e/E*")
    code = teacher.url.rpartition("/")[2]
    ada, ben = (Person(new_page(**STILL), name) for name in ("Ada", "Ben"))
    for person in (ada, ben):
        person.page.goto(f"/e/{code}")
        person.page.get_by_label("Your name").fill(person.name)
        person.page.get_by_role("button", name="Join").tap()
        expect(person.page.get_by_role("heading", name=f"Hello {person.name}!")).to_be_visible()
    teacher.get_by_role("button", name="Seat everybody").tap()
    expect(ada.page.get_by_role("heading", name="You sit at table")).to_be_visible()
    teacher.get_by_role("button", name="Start round 1").tap()
    for person in (ada, ben):
        expect(person.card(MINE)).to_be_visible()
    ada.call(*ada.look())
    ben.expect_cards("Ada", 2)
    expect(teacher.get_by_role("article", name="Ada leads")).to_be_visible()


def test_every_page_keeps_its_policy(new_page: NewPage) -> None:
    # The browser complains of all violations, and no page may have complaints.
    page = new_page(**STILL)
    for path in PAGES:
        page.goto(path)
        expect(page.get_by_role("heading", level=1).first).to_be_attached()


def test_policy_violations_are_refused(server: Running, new_page: NewPage) -> None:
    page = new_page(watched=False)
    watched = watch(page, server.url)
    page.goto("/learn")
    with page.expect_console_message(lambda message: "elsewhere.invalid" in message.text):
        page.evaluate("fetch('https://elsewhere.invalid/').catch(() => null)")
    with page.expect_console_message(lambda message: "inline event handler" in message.text):
        page.evaluate("document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=\"window.hacked = 1\">')")
    assert page.evaluate("window.hacked") is None
    # Our own check sees what the browser refuses.
    assert len(watched.errors) >= 2
