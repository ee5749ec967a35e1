"""A game on a projector without devices: keys and taps, a wrong call, and no network after the start."""

from playwright.sync_api import Page, expect

from browser.pages import STILL, NewPage

_COMMON = """(cards) => {
    const [first, second] = cards.map((card) => [...card.querySelectorAll("[data-symbol]")]);
    const symbols = new Set(first.map((one) => one.dataset.symbol));
    return second.find((one) => symbols.has(one.dataset.symbol))?.dataset.symbol ?? null;
}"""
"""The symbol that the first two cards share."""


def team(page: Page, number: int) -> str:
    return page.get_by_role("button", name=f"Team {number} was first").inner_text().split()[-1]


def test_class_plays_without_a_network(new_page: NewPage, zoo: str) -> None:
    # Without a network the browser logs errors of other requests.
    page = new_page("desktop", watched=False, **STILL)
    page.goto(f"/class?deck={zoo}")
    expect(page.get_by_text("it works without a network from here on")).to_be_visible()
    page.get_by_role("button", name="Start", exact=True).click()
    cards = page.locator("[data-card]:has([data-symbol])")
    expect(cards).to_have_count(2)
    page.context.set_offline(True)
    assert cards.evaluate_all(_COMMON) is not None
    # A wrong call by key passes to the others; the second team is right by a tap.
    page.keyboard.press("Shift+Digit1")
    expect(page.get_by_text("Not that one, Team 1.")).to_be_visible()
    expect(page.get_by_role("button", name="Team 1 was first")).to_be_disabled()
    page.get_by_role("button", name="Team 2 was first").click()
    expect(page.locator("[data-card] .right").first).to_be_visible()
    assert [team(page, number) for number in (1, 2, 3)] == ["0", "1", "0"]
    for _ in range(3):
        page.keyboard.press("Space")
        expect(cards).to_have_count(2)
        page.keyboard.press("Digit3")
        expect(page.get_by_text("Point for Team 3.")).to_be_visible()
    page.keyboard.press("u")
    assert [team(page, number) for number in (1, 2, 3)] == ["0", "1", "2"]
    page.get_by_role("button", name="Finish").click()
    expect(page.get_by_role("heading", name="Team 3 wins!")).to_be_visible()
    page.get_by_role("button", name="Play again").click()
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_visible()
