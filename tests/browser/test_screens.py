"""Every screen is accessible in light and dark, and translated into every language."""

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.pages import STILL, NewPage, Scheme, settled
from browser.screens import SCREENS, Stage, set_language
from browser.studio_screens import PANELS
from browser.tables import NewTable
from sampling import chosen, is_thorough
from sosie.editions import EDITIONS, edition

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = {"serious", "critical"}
# All visible texts and labels, without symbols, scripts and options.
_TEXTS = r"""() => {
    const texts = new Set();
    for (const element of document.body.querySelectorAll("*")) {
        if (!element.checkVisibility() || element.dataset.symbol) continue;
        if (element.hasAttribute("aria-label")) texts.add(element.getAttribute("aria-label"));
        if (["SCRIPT", "STYLE", "CODE", "OPTION"].includes(element.tagName) || element.lang) continue;
        for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.add(node.textContent);
    }
    return [...texts].map((text) => text.replace(/\s+/g, " ").trim()).filter((text) => /\p{L}{3}/u.test(text));
}"""
SAME = {
    "fr": {"Plan", "Table", "Match", "Menu", "Place", "Podium", "Total", "Vibration"},
    "es": {"Plan", "Total"},
    "de": {"Name", "Plan", "Bots", "Teams", "Team", "Match", "Vibration"},
    "it": {"Bot", "Emoji", "Menu", "Privacy", "Replay"},
    "nl": {
        "Bot",
        "Bots",
        "Camera",
        "Emoji",
        "Handicaps",
        "Menu",
        "Plan",
        "Podium",
        "Privacy",
        "Start",
        "Team",
        "Teams",
    },
    "pl": {"Bot", "Emoji", "Menu", "Plan", "Podium", "Start"},
    "pt": {"Emoji", "Face", "Faces", "Handicaps", "Menu", "Normal", "Total"},
}
"""Words that are equal in English, besides names."""


def same_names(language: str) -> set[str]:
    """Return the names of editions and symbols that are equal in English."""
    found = [edition(name) for name in EDITIONS]
    names = [one.title for one in found] + [
        {tag: symbol.name(tag) for tag in ("en", language)} for one in found for symbol in one.symbols
    ]
    return {name["en"] for name in names if name["en"] == name[language]}


NAMES = re.compile(
    r"Sosie|Ada|Ben|Cleo|Eva|Finn|Zoo of \d+|Français|Español|Deutsch|English|Italiano|Nederlands|Polski|Português|fox"
    r"|panda|lion|frog|owl|bee|butterfly"
    r"|snail|turtle|Dan|snake|octopus|crab|giraffe|Gandalf|Thorin|\b[A-Z0-9]{5,9}\b|\d+"
)

CHOSEN = {
    "collect", "not-found", "join", "lobby", "tower", "around", "tv", "event-host", "class-setup", "end", "replay",
}  # fmt: skip
"""Screens for `make test`; the others are made of their parts, or seldom change."""


@pytest.fixture
def stage(new_table: NewTable, new_page: NewPage, zoo: str, small_zoo: str) -> Stage:
    return Stage(new_table, new_page, zoo, small_zoo, looks=STILL)


PLAIN = ("home", "settings", "learn", "decks", "shared-deck", "studio", "privacy", "practice", "today", "event-setup")
"""Screens that need a page and nothing else: they share one, which has everything in its cache after the first."""


def test_plain_screens_are_accessible_and_translated(stage: Stage) -> None:
    page = stage.new_page(**STILL)
    alone = replace(stage, new_page=lambda **_: page)
    faults = dict[tuple[str, str], Any]()
    for name in PLAIN:
        faults |= {(name, where): found for where, found in faults_of(SCREENS[name](alone), name).items()}
        page.evaluate("localStorage.clear()")
    assert {where: found for where, found in faults.items() if found} == {}


@pytest.mark.parametrize("name", chosen([name for name in SCREENS if name not in PLAIN], CHOSEN))
def test_screen_is_accessible_and_translated(stage: Stage, name: str) -> None:
    faults = faults_of(SCREENS[name](stage), name)
    assert {where: found for where, found in faults.items() if found} == {}


def faults_of(page: Page, name: str) -> dict[str, Any]:
    """Return the faults of a screen by scheme and language."""
    page.evaluate(AXE.read_text())
    faults = dict[str, Any]()
    for scheme in schemes(name):
        page.emulate_media(color_scheme=scheme)
        expect(page.locator("html")).to_have_attribute("data-theme", scheme)
        settled(page, "document.getAnimations().every((one) => !(one instanceof CSSTransition))")
        faults[scheme] = grave_faults(page)
    english = texts(page)
    for language in () if name in NOT_AFTER_A_RELOAD else languages(name):
        set_language(page, language)
        settled(page, f"({_TEXTS})().length >= {min(len(english), 4)}")
        faults[language] = sorted((texts(page) & english) - SAME[language] - same_names(language))
    return faults


NOT_AFTER_A_RELOAD = {
    "class-board",
    "practice-progress",
    "replay-misses",
    "menu",
    "other-window",
    "lobby-of-a-person",
    "removed",
    *PANELS,
}
"""Screens that a reload in another language would not show again."""


def schemes(name: str) -> Sequence[Scheme]:
    """Return light and dark, or for `make test` the two in turn."""
    both: tuple[Scheme, Scheme] = ("light", "dark")
    return both if is_thorough() else [both[list(SCREENS).index(name) % 2]]


def languages(name: str) -> list[str]:
    """Return all languages, or for `make test` another one for each screen."""
    return list(SAME) if is_thorough() else [list(SAME)[list(SCREENS).index(name) % len(SAME)]]


def grave_faults(page: Page) -> list[str]:
    """Return the serious violations that axe-core finds."""
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    return [
        f"{fault['id']}: {node['html'][:160]} {node['failureSummary']}"
        for fault in found
        if fault["impact"] in GRAVE
        for node in fault["nodes"]
    ]


def texts(page: Page) -> set[str]:
    """Return all texts of a page, without names."""
    said = (re.sub(r"^\W+|\W+$", "", NAMES.sub("", text)) for text in page.evaluate(_TEXTS))
    return {text for text in said if re.search(r"[^\W\d_]{3}", text)}
