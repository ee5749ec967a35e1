"""A report for translators: missing texts, ambiguous names, and texts that do not fit.

python -m browser.languages          all languages
python -m browser.languages it pl    some
"""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from playwright.sync_api import Page

from browser.pages import SCREENSHOTS, SIZES, STILL, settled
from browser.pictures import NOT_AFTER_A_RELOAD, staged
from browser.screens import SCREENS, set_language
from languages.report import ambiguous, missing
from sosie.languages import LANGUAGES, own_texts

FOLDER = SCREENSHOTS.with_name("languages")
_COMPLETE = """!document.querySelector("[data-loads]") && document.fonts.status === "loaded"
    && [...document.images].every((image) => image.complete)"""
_MAX_SHOWN = 5
# Texts that are cut off, or leave their button or the page, by where they stand.
_TOO_LONG = """() => Object.fromEntries([...document.body.querySelectorAll("*")].filter((element) => {
    const own = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
    if (!own || !element.checkVisibility() || element.closest("[data-card], .unseen, select")) return false;
    const range = document.createRange();
    range.selectNodeContents(element);
    const words = range.getBoundingClientRect();
    const box = element.closest("button, a, label")?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
    const isCut = getComputedStyle(element).overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1;
    return isCut || words.left < box.left - 1 || words.right > box.right + 1;
}).map((element) => {
    const place = [];
    for (let at = element; at !== document.body; at = at.parentElement) {
        place.push([...at.parentElement.children].indexOf(at));
    }
    return [place.join(" "), element.textContent.trim().replace(/\\s+/g, " ").slice(0, 80)];
}))"""


def too_long(page: Page) -> dict[str, str]:
    found: dict[str, str] = page.evaluate(_TOO_LONG)
    return found


def photograph(languages: Sequence[str]) -> dict[str, list[str]]:
    """Photograph every screen on a phone in each language; return the texts that do not fit, by screen."""
    faults = dict[str, list[str]]()
    width, height = SIZES["phone"]
    with staged(bots=0) as stage:
        for number, (name, open_screen) in enumerate(SCREENS.items(), 1):
            print(f"{number} of {len(SCREENS)}: {name}", file=sys.stderr)
            page = open_screen(replace(stage, looks=STILL))
            page.set_viewport_size({"width": width, "height": height})
            # Texts that leave their place in English, too, are meant to.
            english = too_long(page)
            for language in languages if name not in NOT_AFTER_A_RELOAD else ():
                set_language(page, language)
                settled(page, _COMPLETE)
                folder = FOLDER / language
                folder.mkdir(parents=True, exist_ok=True)
                page.screenshot(path=folder / f"{name}.png")
                faults[f"{language} {name}"] = [text for place, text in too_long(page).items() if place not in english]
            page.context.close()
    return faults


def report(language: str, faults: dict[str, list[str]]) -> Iterator[str]:
    yield f"{own_texts(language, 'language')['name']} ({language})"
    for file, lacking, count in missing(language):
        shown = ", ".join(sorted(lacking)[:_MAX_SHOWN]) + (" ..." if len(lacking) > _MAX_SHOWN else "")
        yield f"  missing, {len(lacking)} of {count} in {file}: {shown}"
    for name in ambiguous(language):
        yield f"  ambiguous, in {name}"
    for screen, texts in faults.items():
        tag, _, name = screen.partition(" ")
        for text in texts if tag == language else ():
            yield f"  too long, on {name}.png: {text}"


def main(*chosen: Any) -> None:
    languages = chosen or LANGUAGES
    if unknown := set(languages) - set(LANGUAGES):
        sys.exit(f"No such language: {', '.join(sorted(unknown))}. There are {', '.join(LANGUAGES)}.")
    faults = photograph(languages)
    for language in languages:
        print("\n".join(report(language, faults)))
    print(f"Photographs of all screens are in {FOLDER}.")


if __name__ == "__main__":
    main(*sys.argv[1:])
