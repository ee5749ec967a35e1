"""The race for a card: ties and takes, wrong calls, and announcements of rulings."""

import re
from collections import Counter

from playwright.sync_api import expect

from browser.people import MINE, Person
from browser.tables import NewTable

_CLASSES = "(symbols) => symbols.map((symbol) => symbol.getAttribute('class'))"


def cards_of(person: Person, name: str) -> int:
    """Return the number of cards of a player, as shown on a person's page."""
    label = person.page.get_by_role("img", name=re.compile(f"^{name}, ")).get_attribute("aria-label")
    return int(re.findall(r"\d+", label or "")[0])


def test_simultaneous_calls_are_a_tie(new_table: NewTable, zoo: str) -> None:
    table = new_table(zoo, tie_ms=200, take_ms=10_000)
    ada, ben = table.host, table.join("Ben")
    table.start()
    table.tie()
    expect(ben.page.get_by_role("button", name="Take it!")).to_be_visible()
    before = cards_of(ben, "You")
    # Forced, since the pulsing button never becomes stable.
    ben.page.get_by_role("button", name="Take it!").tap(force=True)
    expect(ada.page.get_by_role("button", name="Take it!")).to_be_hidden()
    expect(ada.page.get_by_role("status").filter(has_text="Ben took the card after the tie.")).to_be_attached()
    for person, name in ((ben, "You"), (ada, "Ben")):
        expect(person.page.get_by_role("img", name=re.compile(rf"^{name}, {before + 1} cards"))).to_be_visible()


def test_wrong_call_freezes_visibly(new_table: NewTable, zoo: str) -> None:
    table = new_table(zoo, freeze_ms=10_000)
    ada, ben = table.host, table.join("Ben")
    table.start()
    ada.look()
    ada.miss()
    expect(ada.page.get_by_text("Not that one. Wait 10\u00a0s…")).to_be_visible()
    expect(ben.page.get_by_role("img", name="Ada, 1 card, frozen for a moment")).to_be_visible()
    ada.call(*ada.look())
    expect(ada.page.get_by_text("Not yet. Wait ")).to_be_visible()
    expect(ada.page.get_by_role("img", name="You, 1 card, frozen for a moment")).to_be_visible()


def test_freeze_ends_by_itself(new_table: NewTable, zoo: str) -> None:
    table = new_table(zoo, freeze_ms=1000)
    table.join("Ben")
    table.start()
    ada = table.host
    ada.look()
    ada.miss()
    frozen = ada.page.get_by_role("img", name="You, 1 card, frozen for a moment")
    expect(frozen).to_be_visible()
    expect(frozen).to_be_hidden()
    ada.call(*ada.look())
    expect(ada.page.get_by_role("img", name="You, 2 cards")).to_be_visible()


def test_newcomer_hint_gives_way_to_a_match(new_table: NewTable, zoo: str) -> None:
    table = new_table(zoo)
    ben = table.join("Ben")
    table.start()
    hint = table.host.page.get_by_text("Which symbol is on both cards? Touch it.")
    expect(hint).to_be_visible()
    ben.call(*ben.look())
    expect(hint).to_be_hidden()
    expect(hint).to_be_visible()


def test_ruling_shows_its_reason(new_table: NewTable, zoo: str) -> None:
    table = new_table(zoo, freeze_ms=0)
    ben = table.join("Ben")
    table.start()
    ada = table.host
    ada.look()
    missed = ada.miss()
    card, name = ada.look()
    ada.call(card, name)
    expect(ben.page.get_by_role("img", name="Ada, 2 cards")).to_be_visible()
    ben.press("Menu")
    rulings = ben.page.get_by_role("dialog").get_by_role("listitem")
    expect(rulings.first).to_contain_text(re.compile(rf"^Ada got it: {name}, \d\.\d\d\ss$"))
    expect(rulings.last).to_have_text(f"Ada called {missed}: no match.")


def test_rulings_are_announced(new_table: NewTable, zoo: str) -> None:
    table = new_table(zoo)
    ben = table.join("Ben")
    table.start()
    card, name = table.host.look()
    table.host.call(card, name)
    expect(ben.page.get_by_role("status").filter(has_text=f"Ada got it: {name}")).to_be_attached()


def test_arrow_key_focuses_own_card_each_turn(new_table: NewTable, zoo: str) -> None:
    table = new_table(zoo)
    ben = table.join("Ben", "arrows", touch=False)
    table.start()
    for cards in (2, 3):
        ben.look()
        ben.page.keyboard.press("ArrowRight")
        expect(ben.card(MINE).locator(":focus")).to_have_count(1)
        ben.call(*ben.look())
        expect(ben.page.get_by_role("img", name=f"You, {cards} cards")).to_be_visible()


def test_ambiguous_letters_call_nothing(new_table: NewTable, zoo: str) -> None:
    table = new_table(zoo, freeze_ms=0)
    ben = table.join("Ben", "typing", touch=False)
    table.start()
    calls = 0
    while (letter := ambiguous_letter(ben)) is None:
        ben.call(*ben.look())
        calls += 1
    for typed in (letter, "zzz"):
        ben.page.keyboard.type(typed)
        ben.page.keyboard.press("Enter")
        ben.page.keyboard.press("Escape")
    # A call after them would come after theirs, if they had been calls.
    ben.call(*ben.look())
    expect(ben.page.get_by_role("img", name=f"You, {calls + 2} cards")).to_be_visible()
    ben.press("Menu")
    expect(ben.page.get_by_role("dialog").get_by_role("listitem")).to_have_count(calls + 1)


def test_typed_letters_mark_no_symbol(new_table: NewTable, zoo: str) -> None:
    table = new_table(zoo)
    ben = table.join("Ben", "typing", touch=False)
    table.start()
    _, name = ben.look()
    before = ben.page.locator("[data-symbol]").evaluate_all(_CLASSES)
    ben.page.keyboard.type(name)
    expect(ben.page.locator("output")).to_have_text(name)
    assert ben.page.locator("[data-symbol]").evaluate_all(_CLASSES) == before
    ben.page.keyboard.press("Enter")
    expect(ben.page.get_by_role("img", name="You, 2 cards")).to_be_visible()


def test_each_round_has_its_number_and_its_loser(new_table: NewTable, zoo: str) -> None:
    table = new_table(zoo, games=["hot-potato"])
    ada, ben = table.host, table.join("Ben")
    table.start()
    expect(ada.page.get_by_text("Round 1 of 5")).to_be_visible()
    ada.call(*ada.look())
    expect(ada.page.get_by_text("Ben lost round 1: 2 cards.", exact=True)).to_be_visible()
    expect(ben.page.get_by_text("You lost round 1: 2 cards.", exact=True)).to_be_visible()
    expect(ben.page.get_by_text("Round 2 of 5")).to_be_visible()


def ambiguous_letter(person: Person) -> str | None:
    """Return a letter with which the names of several symbols begin."""
    person.look()
    first = Counter(name[0].lower() for name in {name for card in person.cards() for name in card.symbols.values()})
    return next((letter for letter, count in first.items() if count > 1), None)
