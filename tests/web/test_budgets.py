"""Each route of the web client loads no more than its budget in web/budgets.json, compressed."""

import gzip
import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest

import bundle
from sosie.languages import LANGUAGES

BUDGETS: Mapping[str, int] = json.loads((bundle.HERE / "budgets.json").read_text())
SHELL = "index.html"
ROUTES = {
    "home": "",
    "table": "../table/TablePage.svelte",
    "around": "../around/AroundPage.svelte",
    "practice": "../practice/Practice.svelte",
    "today": "../today/Today.svelte",
    "tv": "../tv/Tv.svelte",
    "learn": "../learn/Learn.svelte",
    "replay": "../replay/Replay.svelte",
    "decks": "../decks/Decks.svelte",
    "collect": "../studio/collect/Collect.svelte",
    "studio": "../studio/Studio.svelte",
    "event": "../event/EventPage.svelte",
    "class": "../class/ClassPage.svelte",
}
"""The module of each route's screen, as app/screens.ts imports it; the page itself comes first on all of them."""
_SCREEN = re.compile(r'import\("(\.\./[^"]+)"\)\)?,\s*words: \[([^\]]*)\]')
_MARGIN = 1.03
"""The room to grow in a new budget."""
_HINT = """A screen loads the page's files, its own, all that these import statically, and its texts. To make it
smaller, import what few visitors need when they need it, as app/screens.ts imports the screens. If it is worth its
bytes, write the measured {measured} plus a few percent, such as {budget}, into web/budgets.json, and tell why in the
commit."""

Manifest = Mapping[str, Mapping[str, Any]]


@cache
def built_manifest() -> Manifest:
    path = bundle.BUNDLE / "manifest"
    if not path.exists():
        pytest.skip("the web client has not been built")
    manifest: Manifest = json.loads(path.read_text())
    return manifest


def reachable(manifest: Manifest, start: str, seen: set[str]) -> Iterator[str]:
    """Yield the files of a module and of its static imports."""
    if start in seen:
        return
    seen.add(start)
    chunk = manifest[start]
    yield chunk["file"]
    yield from chunk.get("css", ())
    for imported in chunk.get("imports", ()):
        yield from reachable(manifest, imported, seen)


def texts_of(screen: str) -> tuple[str, ...]:
    """Return the parts of the texts that a screen needs."""
    screens = (bundle.HERE / "src" / "app" / "screens.ts").read_text()
    words = {module: re.findall(r'"(\w+)"', parts) for module, parts in _SCREEN.findall(screens)}
    return ("app", *words[screen]) if screen else ("app",)


def loaded(manifest: Manifest, *starts: str) -> set[str]:
    """Return the JavaScript and CSS that modules load."""
    seen = set[str]()
    return {file for start in starts for file in reachable(manifest, start, seen)}


def compressed(files: set[str]) -> int:
    """Return the size of files as the server sends them."""
    return sum(len(gzip.compress((bundle.BUNDLE / file).read_bytes(), mtime=0)) for file in files)


def test_loaded_files_are_static_imports_and_their_styles() -> None:
    manifest: Manifest = {
        SHELL: {"file": "i.js", "css": ["i.css"], "imports": ["_common.js"], "dynamicImports": ["screen", "other"]},
        "screen": {"file": "s.js", "imports": ["_common.js", SHELL]},
        "other": {"file": "o.js"},
        "_common.js": {"file": "c.js", "css": ["c.css"]},
    }
    assert loaded(manifest, SHELL, "screen") == {"i.js", "i.css", "c.js", "c.css", "s.js"}


def test_budgets_name_all_routes() -> None:
    assert set(BUDGETS) == set(ROUTES)


@pytest.mark.parametrize("route", ROUTES)
def test_route_stays_within_its_budget(route: str) -> None:
    screen, manifest, budget = ROUTES[route], built_manifest(), BUDGETS[route]
    modules = [SHELL, *([f"src/{screen.removeprefix('../')}"] if screen else [])]
    files = [{f"virtual:words/{language}/{part}" for part in texts_of(screen)} for language in LANGUAGES]
    measured = max(compressed(loaded(manifest, *modules, *texts)) for texts in files)
    hint = _HINT.format(measured=measured, budget=100 * round(measured * _MARGIN / 100))
    assert measured <= budget, f"/{route} loads {measured} bytes, {measured - budget} more than its budget.\n{hint}"
