"""The race for a card: ties and takes, wrong calls, and announcements of rulings."""

import re
from collections import Counter
from typing import Any

from browser.people import MINE, Person
from browser.stage import Stage
from simulation.player import Player

_CLASSES = "(symbols) => symbols.map((symbol) => symbol.getAttribute('class'))"


def test_simultaneous_calls_are_a_tie(stage: Stage, zoo: str) -> None:
    table = stage.table(zoo, take_ms=10_000)
    ada, ben = table.host, table.person("Ben")
    table.start()
    stage.call(ada)
    ben.call(*stage.look(ben, 0))
    for person in (ada, ben):
        stage.shows(person.page.get_by_role("button", name="Take it!"))
    # Forced, since the pulsing button never becomes stable.
    ben.page.get_by_role("button", name="Take it!").tap(force=True)
    stage.hides(ada.page.get_by_role("button", name="Take it!"))
    stage.reads(ada.page.get_by_role("status"), "Ben took the card after the tie.")
    for person, name in ((ben, "You"), (ada, "Ben")):
        stage.shows(person.page.get_by_role("img", name=f"{name}, 2 cards"))


def test_wrong_call_freezes_visibly_for_its_time(stage: Stage, zoo: str) -> None:
    table = stage.table(zoo, freeze_ms=10_000)
    ada, ben = table.host, table.person("Ben")
    table.start()
    stage.look(ada)
    ada.miss()
    stage.shows(ada.page.get_by_text("Not that one. Wait 10\u00a0s…"))
    stage.shows(ben.page.get_by_role("img", name="Ada, 1 card, frozen for a moment"))
    stage.call(ada)
    stage.shows(ada.page.get_by_text("Not yet. Wait "))
    frozen = ada.page.get_by_role("img", name="You, 1 card, frozen for a moment")
    stage.run(8000)
    stage.shows(frozen, most_ms=0)
    stage.hides(frozen, most_ms=2000)
    stage.call(ada)
    stage.shows(ada.page.get_by_role("img", name="You, 2 cards"))


def test_match_hides_the_hint_and_is_announced(stage: Stage, zoo: str) -> None:
    table = stage.table(zoo)
    page, ben = table.host.page, table.scripted("Ben")
    table.start()
    hint = page.get_by_text("Which symbol is on both cards? Touch it.")
    stage.shows(hint)
    name = named_match(stage, table.host, ben)
    ben.call()
    stage.hides(hint)
    stage.reads(page.get_by_role("status"), f"Ben got it: {name}")
    stage.shows(hint)


def test_ruling_shows_its_reason(stage: Stage, zoo: str) -> None:
    table = stage.table(zoo, freeze_ms=0)
    page, ben = table.host.page, table.scripted("Ben")
    table.start()
    name = named_match(stage, table.host, ben)
    wrong = next(symbol for card in table.host.cards() for symbol in card.symbols if symbol != ben.calls()[0]["symbol"])
    missed = names(table.host)[wrong]
    ben.call(**ben.calls()[0] | {"symbol": wrong})
    stage.run(500)
    ben.call()
    stage.shows(page.get_by_role("img", name="Ben, 2 cards"))
    table.host.press("Menu")
    rulings = page.get_by_role("dialog").get_by_role("listitem")
    stage.reads(rulings.first, re.compile(rf"^\s*Ben got it: {name}, \d\.\d\d\ss\s*$"))
    stage.reads(rulings.last, f"Ben called {missed}: no match.")


def test_arrow_key_focuses_own_card_each_turn(stage: Stage, zoo: str) -> None:
    table = stage.table(zoo, "arrows", {"touch": False})
    ada = table.host
    table.scripted("Ben")
    table.start()
    for cards in (2, 3):
        stage.look(ada)
        ada.page.keyboard.press("ArrowRight")
        stage.shows(ada.card(MINE).locator(":focus"))
        stage.call(ada)
        stage.shows(ada.page.get_by_role("img", name=f"You, {cards} cards"))


def test_letters_call_only_a_whole_clear_name(stage: Stage, zoo: str) -> None:
    table = stage.table(zoo, "typing", {"touch": False}, freeze_ms=0)
    ada = table.host
    table.scripted("Ben")
    table.start()
    calls, symbols = 0, ada.page.locator("[data-symbol]")
    while (letter := ambiguous_letter(ada)) is None:
        stage.call(ada)
        stage.run(1000)
        calls += 1
    for typed in (letter, "zzz"):
        ada.page.keyboard.type(typed)
        ada.page.keyboard.press("Enter")
        ada.page.keyboard.press("Escape")
    _, name = stage.look(ada)
    before = symbols.evaluate_all(_CLASSES)
    ada.page.keyboard.type(name)
    stage.reads(ada.page.locator("output"), name)
    assert symbols.evaluate_all(_CLASSES) == before
    ada.page.keyboard.press("Enter")
    # This call comes after the others, if they had been calls.
    stage.shows(ada.page.get_by_role("img", name=f"You, {calls + 2} cards"))
    ada.press("Menu")
    stage.until(lambda: ada.page.get_by_role("dialog").get_by_role("listitem").count() == calls + 1)


def test_each_round_has_its_number_and_its_loser(stage: Stage, zoo: str) -> None:
    table = stage.table(zoo, games=["hot-potato"])
    ada, ben = table.host, table.scripted("Ben")
    table.start()
    stage.shows(ada.page.get_by_text("Round 1 of 5"))
    stage.call(ada)
    stage.shows(ada.page.get_by_text("Ben lost round 1: 2 cards.", exact=True))
    stage.shows(ada.page.get_by_text("Round 2 of 5"))
    stage.look(ada)
    ben.call()
    stage.shows(ada.page.get_by_text("You lost round 2: 2 cards.", exact=True))


def named_match(stage: Stage, person: Person, player: Player) -> str:
    """Let a reaction time pass, and return the name of a scripted player's match."""
    stage.look(person)
    call: dict[str, Any] = player.calls()[0]
    return names(person)[call["symbol"]]


def names(person: Person) -> dict[str, str]:
    """Return the names of all symbols that a page shows."""
    return {symbol: name for card in person.cards() for symbol, name in card.symbols.items()}


def ambiguous_letter(person: Person) -> str | None:
    """Return a letter with which the names of several symbols begin."""
    first = Counter(name[0].lower() for name in set(names(person).values()))
    return next((letter for letter, count in first.items() if count > 1), None)
