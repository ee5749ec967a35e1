"""The page as it is served: nobody else is asked for anything, and the browser has nothing to complain of."""

import pytest

from browser.conftest import SIZES, NewPage, watch
from server.running import Running


@pytest.mark.parametrize("path", ["/", "/practice", "/learn", "/design", "/t/{code}"])
def test_no_page_asks_another_host_or_makes_the_browser_complain(server: Running, new_page: NewPage, path: str) -> None:
    with server.client() as client:
        code = client.post("/api/tables", json={"name": "Ada", "edition": "insects"}).json()["code"]
    page = new_page()
    watched = watch(page, server)
    answer = page.goto(path.format(code=code), wait_until="networkidle")
    assert answer is not None
    assert answer.ok
    assert "Sosie" in page.title()
    assert page.locator("body").inner_text().strip()
    assert (watched.complaints, watched.asked_elsewhere) == ([], [])


def test_what_is_forbidden_is_noticed(server: Running, new_page: NewPage) -> None:
    page = new_page()
    watched = watch(page, server)
    page.goto("/", wait_until="networkidle")
    page.evaluate("fetch('https://elsewhere.invalid/').catch(() => null)")
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=\"window.hacked = 1\">')")
    page.wait_for_timeout(200)
    assert any("elsewhere.invalid" in complaint for complaint in watched.complaints)
    assert page.evaluate("window.hacked") is None


def test_what_a_component_styles_as_it_runs_is_allowed(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.evaluate("document.body.style.setProperty('--angle', '12deg')")
    page.evaluate("document.body.style.cssText += '; outline-width: 3px'")
    assert page.evaluate("document.body.style.getPropertyValue('--angle')") == "12deg"
    assert page.evaluate("document.body.style.outlineWidth") == "3px"


def test_a_page_is_as_its_reader_likes_it(new_page: NewPage) -> None:
    page = new_page("desktop", "fr", "dark", touch=False)
    page.goto("/")
    assert page.viewport_size == dict(zip(("width", "height"), SIZES["desktop"], strict=True))
    assert page.evaluate("navigator.language") == "fr"
    assert page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    assert page.evaluate("navigator.maxTouchPoints") == 0
