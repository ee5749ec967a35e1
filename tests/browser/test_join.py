"""The page for joining a table: its players, and the form or the reason for refusal."""

import re

from playwright.sync_api import expect

from browser.pages import NewPage
from server.running import Running


def test_joining_by_link_remembers_the_name(server: Running, new_page: NewPage) -> None:
    with server.client() as client:
        code = client.post("/api/tables", json={"name": "Ada", "edition": "insects"}).json()["code"]
    page = new_page()
    page.goto(f"/t/{code}")
    expect(page.get_by_text("Ada is here.")).to_be_visible()
    assert page.get_by_label("Your name").input_value()
    page.get_by_label("Your name").fill("Ben")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("button", name="I'm ready")).to_be_visible()
    with server.client() as client:
        assert [seat["name"] for seat in client.get(f"/api/tables/{code}").json()["seats"]] == ["Ada", "Ben"]
    assert page.evaluate("JSON.parse(localStorage['sosie.preferences']).name") == "Ben"
    page.reload()
    expect(page.get_by_text(code).first).to_be_visible()
    expect(page.get_by_role("button", name="Just watch")).to_have_count(0)


def test_full_table_can_be_watched(server: Running, new_page: NewPage) -> None:
    with server.client() as client:
        code = client.post("/api/tables", json={"name": "Ada", "edition": "insects"}).json()["code"]
        for name in ("Ben", "Cleo", "Dan", "Eva", "Finn", "Gül", "Hana"):
            client.post(f"/api/tables/{code}/seats", json={"name": name})
    page = new_page()
    page.goto(f"/t/{code}")
    expect(page.get_by_role("alert")).to_contain_text("All eight seats are taken.")
    expect(page.get_by_role("button", name="Join")).to_have_count(0)
    page.get_by_role("button", name="Just watch").click()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_unknown_table_offers_another_code(server: Running, new_page: NewPage) -> None:
    with server.client() as client:
        code = client.post("/api/tables", json={"name": "Ada", "edition": "insects"}).json()["code"]
    page = new_page(watched=False)  # The browser logs every 404.
    page.goto("/t/22222")
    expect(page.get_by_role("alert")).to_contain_text("There is no table 22222.")
    page.get_by_label("The code of the table").fill(code.lower())
    page.wait_for_url(re.compile(f"/t/{code}$"))
    expect(page.get_by_text("Ada is here.")).to_be_visible()


def test_seat_at_a_deleted_table_is_dropped(new_page: NewPage) -> None:
    page = new_page(watched=False)  # The browser logs every 404.
    page.goto("/")
    page.evaluate("localStorage['sosie.tables'] = JSON.stringify(['33333'])")
    page.goto("/t/33333")
    expect(page.get_by_role("alert")).to_contain_text("There is no table 33333.")
    assert page.evaluate("localStorage['sosie.tables']") == "[]"
