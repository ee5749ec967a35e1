"""Practice: two cards at a time, alone."""

from collections import Counter

from playwright.sync_api import Page, expect

from browser.pages import NewPage

# Layouts that other processes work out, on a machine that has much else to do.
SLOW_MS = 60_000
SYMBOLS = "cards => cards.map(card => [...card.querySelectorAll('[data-symbol]')].map(one => one.dataset.symbol))"


def symbols(page: Page) -> tuple[str, str]:
    """Return what both cards show, and what only one does."""
    cards = page.locator("svg.callable")
    expect(cards).to_have_count(2, timeout=SLOW_MS)
    expect(cards.nth(1).locator("[data-symbol]").first).to_be_attached(timeout=SLOW_MS)
    counted = Counter(symbol for card in cards.evaluate_all(SYMBOLS) for symbol in card)
    (shared,) = [symbol for symbol, times in counted.items() if times == 2]
    return shared, next(symbol for symbol, times in counted.items() if times == 1)


def call(page: Page, symbol: str) -> None:
    """Call it as a keyboard does, which no flight of cards disturbs."""
    page.locator(f"svg.callable [data-symbol={symbol}]").first.press("Enter")


def test_a_newcomer_is_told_what_to_do_what_was_wrong_and_how_long_it_took(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/practice")
    expect(page.get_by_text("One symbol is on both cards. Touch it.")).to_be_visible(timeout=SLOW_MS)
    shared, other = symbols(page)
    call(page, other)
    expect(page.locator(".message")).to_contain_text("is on one card only. Look again.")
    call(page, shared)
    expect(page.locator(".message")).to_contain_text("Yes, ")
    expect(page.locator("dd").first).to_contain_text("\u00a0s")


def test_other_cards_are_one_touch_away_at_the_same_table(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/practice")
    symbols(page)
    table = page.evaluate("sessionStorage['sosie.practice']")
    page.get_by_text("Game of insects (1976)").click()
    expect(page.locator("svg.callable")).to_have_count(0)
    symbols(page)
    assert page.evaluate("sessionStorage['sosie.practice']") == table
    page.reload()
    symbols(page)
    assert page.evaluate("sessionStorage['sosie.practice']") == table
