"""Every screen is accessible in light and dark, and translated into every language."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.pages import NewPage, settled
from browser.screens import SCREENS, Stage, set_language
from browser.tables import Lay

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
    "fr": {"Table", "Match", "Menu", "Place", "Podium", "Total", "Vibration", "Clown"},
    "es": {"Total"},
    "de": {"Bots", "Match", "Party", "Vibration", "Clown", "Zebra"},
}
"""Words that are equal in English."""
NAMES = re.compile(
    r"Sosie|Ada|Ben|Cleo|Zoo of \d+|Français|Español|Deutsch|English|fox|panda|lion|frog|owl|bee|butterfly|snail|turtle"
    r"|snake|octopus|crab|giraffe|Gandalf|Thorin|\b[A-Z0-9]{5}\b|\d+"
)


@pytest.fixture
def stage(lay: Lay, new_page: NewPage, zoo: str, small_zoo: str) -> Stage:
    return Stage(lay, new_page, zoo, small_zoo, looks={"reduced_motion": "reduce"})


@pytest.mark.parametrize("name", SCREENS)
def test_screen_is_accessible_and_translated(stage: Stage, name: str) -> None:
    page = SCREENS[name](stage)
    page.evaluate(AXE.read_text())
    faults: dict[str, Any] = {"light": grave_faults(page)}
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    settled(page, "document.getAnimations().every((one) => !(one instanceof CSSTransition))")
    faults["dark"] = grave_faults(page)
    english = texts(page)
    for language in () if name in NOT_AFTER_A_RELOAD else SAME:
        set_language(page, language)
        settled(page, f"({_TEXTS})().length >= {min(len(english), 4)}")
        faults[language] = sorted((texts(page) & english) - SAME[language])
    assert {where: found for where, found in faults.items() if found} == {}


NOT_AFTER_A_RELOAD = {"menu", "other-window", "lobby-of-a-person", "removed"}
"""Screens that a reload in another language would not show again."""


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
