"""The page: its policy, its size and its titles."""

import re

from playwright.sync_api import Request, expect

from browser.pages import NewPage
from browser.tables import NewTable

KILOBYTE = 1024


def test_every_screen_has_its_own_title(new_page: NewPage, new_table: NewTable, small_zoo: str) -> None:
    page = new_page(watched=False)  # The browser logs every 404.
    titles = {
        "/": "Sosie",
        "/design": "Page not found · Sosie",
        "/practice": "Practice · Sosie",
        "/today": "Today's ten · Sosie",
        "/nowhere/at/all": "Page not found · Sosie",
        "/replay/nothing-here": "Game not found · Sosie",
    }
    for path, title in titles.items():
        page.goto(path)
        expect(page).to_have_title(title)
    table = new_table(small_zoo, absent=["Ben"])
    expect(table.host.page).to_have_title(re.compile(r"^\w+ \w{5} · Sosie$"))
    table.start()
    expect(table.host.page).to_have_title("The Tower · Sosie")


def test_first_load_is_below_150_kilobytes(new_page: NewPage) -> None:
    page = new_page(watched=False)
    loaded: list[Request] = []
    page.on("requestfinished", lambda request: loaded.append(request))  # noqa: PLW0108 - Playwright wants a function of Python
    page.goto("/", wait_until="networkidle")
    scripts = [request.sizes()["responseBodySize"] for request in loaded if request.resource_type == "script"]
    assert len(scripts) > 3
    assert sum(scripts) < 150 * KILOBYTE


def test_policy_allows_styles_set_by_components(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/learn")
    page.evaluate("document.body.style.setProperty('--angle', '12deg')")
    page.evaluate("document.body.style.cssText += '; outline-width: 3px'")
    assert page.evaluate("document.body.style.getPropertyValue('--angle')") == "12deg"
    assert page.evaluate("document.body.style.outlineWidth") == "3px"


def test_page_respects_color_scheme_and_language(new_page: NewPage) -> None:
    looks = {}
    for language, scheme in (("en", "light"), ("fr", "dark")):
        page = new_page("desktop", language, scheme, touch=False)
        page.goto("/learn")
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        colour = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
        looks[scheme] = sum(map(int, re.findall(r"\d+", colour)[:3])), page.get_by_role("heading", level=1).inner_text()
    assert looks["dark"][0] < 3 * 80 < 3 * 175 < looks["light"][0]
    assert looks["dark"][1] != looks["light"][1]
