"""Settings apply immediately, everywhere, and persist."""

from playwright.sync_api import Page, expect

from browser.decks import upload_words_and_pictures
from browser.pages import STILL, NewPage
from browser.people import MINE
from browser.tables import NewTable
from server.running import Running
from waiting import wait_until


def middle(page: Page, name: str) -> float:
    """Return the x coordinate of the middle of a card."""
    box = page.get_by_role("group", name=name).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2


def test_settings_apply_immediately_and_persist(new_page: NewPage) -> None:
    page = new_page("desktop", touch=False)
    page.goto("/learn")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Your name").fill("Zoé")
    page.get_by_role("switch", name="Sound").uncheck()
    page.get_by_role("switch", name="Left-handed").check()
    for label in ("Dark", "Français"):
        page.get_by_role("dialog").get_by_text(label, exact=True).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.get_by_role("dialog", name="Réglages")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Réglages").click()
    expect(page.get_by_role("textbox")).to_have_value("Zoé")
    expect(page.get_by_role("switch", name="Son", exact=True)).not_to_be_checked()
    expect(page.get_by_role("switch", name="Main gauche")).to_be_checked()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_upright_words_leave_pictures_at_their_angles(server: Running, new_table: NewTable) -> None:
    table = new_table(upload_words_and_pictures(server), looks=STILL, absent=["Ben"], games=["tower"])
    page = table.host.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Upright words").check()
    page.get_by_role("button", name="Close").click()
    table.start()
    expect(page.locator("[role=group][data-card]:has([data-symbol])")).to_have_count(2)
    # Two cards of three symbols show at least one word and one picture of this deck. Outlines come after the cards.
    wait_until(lambda: angles(page)["word"] == {"0"})
    assert "0" not in angles(page)["picture"]


def angles(page: Page) -> dict[str, set[str]]:
    """Return the angles of the words and the pictures on the table."""
    found = dict[str, set[str]]()
    for symbol in page.locator("[role=group] [data-symbol]").all():
        kind = "word" if symbol.get_attribute("aria-label") in {"fox", "panda", "lion"} else "picture"
        transform = symbol.locator("g").first.get_attribute("transform") or ""
        found.setdefault(kind, set()).add(transform.partition("rotate(")[2].partition(")")[0])
    return found


def test_symbol_names_follow_each_players_language(new_table: NewTable) -> None:
    table = new_table("classic", looks=STILL)
    ben = table.join("Ben", **STILL)
    table.start()
    ben.page.evaluate("localStorage['sosie.preferences'] = '{\"language\": \"fr\"}'")
    ben.page.reload()
    expect(ben.page.get_by_role("group", name="Ta carte").get_by_role("button").first).to_be_visible()
    english, french = (
        {symbol: name for card in person.cards() for symbol, name in card.symbols.items()} for person in table.people
    )
    shared = english.keys() & french.keys()
    assert len(shared) >= 8
    assert sum(english[symbol] != french[symbol] for symbol in shared) > len(shared) / 2


def test_left_handed_layout_moves_own_card(new_table: NewTable, zoo: str) -> None:
    table = new_table(zoo, looks={"size": "phone-on-its-side", **STILL}, absent=["Ben"])
    table.start()
    page = table.host.page
    right = middle(page, MINE)
    table.host.press("Menu")
    page.get_by_role("dialog").get_by_role("button", name="Settings").tap()
    page.get_by_role("switch", name="Left-handed").check()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert middle(page, MINE) < right
