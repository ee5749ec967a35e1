"""TVs that are tables, and the phones that join them."""

from playwright.sync_api import Page, expect

from browser.pages import STILL, NewPage
from browser.people import Person

TV = (1920, 1080)


def open_tv(new_page: NewPage, screen: str | None = None) -> tuple[Page, str]:
    """Open a TV, with a table of its own or the one that it remembers, and return it with the code of its table."""
    tv = new_page(size=TV, **STILL)
    if screen is not None:
        tv.add_init_script(f"localStorage.setItem('sosie.screen', '{screen}')")
    tv.goto("/tv")
    expect(tv.get_by_alt_text("QR code of the table")).to_be_visible()
    return tv, tv.locator(".code [aria-hidden]").inner_text()


def join(new_page: NewPage, code: str, name: str) -> Person:
    person = Person(new_page(**STILL), name)
    person.page.goto(f"/t/{code}")
    person.page.get_by_label("Your name").fill(name)
    person.press("Join")
    expect(person.page.get_by_role("button", name="Leave")).to_be_visible()
    return person
