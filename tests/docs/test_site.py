"""The documentation site: it builds without warnings, its links resolve, and its pages need no network."""

import json
import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

ROOT = Path(__file__).parents[2]
MARKDOWN = re.compile(r"^\s*(?:[-|] |```)", re.MULTILINE)
"""Markdown that was rendered as text, for lack of an indent or a blank line."""


CODE = {"code", "script", "style"}


class SitePage(HTMLParser):
    """Collects the links of a page, the resources that it loads, its anchors, and its text outside code."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.anchors: set[str] = set()
        self.text = ""
        self._code = 0
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value for name, value in attrs if value}
        self._code += tag in CODE
        self.anchors |= {values[name] for name in ("id", "name") if name in values}
        if tag == "a" and "href" in values:
            self.links.append(values["href"])
        elif tag == "link" and values.get("rel") in {"stylesheet", "icon", "preconnect", "preload"}:
            self.loaded.append(values["href"])
        elif tag in {"script", "img", "iframe"} and "src" in values:
            self.loaded.append(values["src"])

    def handle_endtag(self, tag: str) -> None:
        self._code -= tag in CODE

    def handle_data(self, data: str) -> None:
        self.text += data if not self._code else "code"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> dict[Path, SitePage]:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    built = subprocess.run(
        command, cwd=ROOT, env=os.environ | {"NO_MKDOCS_2_WARNING": "1"}, capture_output=True, text=True, check=False
    )
    assert (built.returncode, built.stderr) == (0, "")
    # The page for unknown addresses is for the root of a server.
    return {path: SitePage(path.read_text(encoding="utf-8")) for path in folder.rglob("*.html") if path.stem != "404"}


def test_site_has_a_page_for_each_document(site: dict[Path, SitePage]) -> None:
    names = {path.stem for path in site}
    documents = {path.stem for path in (ROOT / "docs").rglob("*.md")} - {"README"}
    assert documents | {"index", "CONTRIBUTING", "CHANGELOG", "THIRD_PARTY"} <= names


def test_site_links_lead_somewhere(site: dict[Path, SitePage]) -> None:
    for path, page in site.items():
        for link in [*page.links, *page.loaded]:
            parts = urlsplit(link)
            if parts.scheme:
                continue
            there = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            assert there.exists(), f"{path.name}: {link}"
            if parts.fragment and there in site:
                assert unquote(parts.fragment) in site[there].anchors, f"{path.name}: {link}"


def test_site_pages_show_no_markdown(site: dict[Path, SitePage]) -> None:
    shown = {path.name: MARKDOWN.findall(page.text) for path, page in site.items()}
    assert {name: found for name, found in shown.items() if found} == {}


def test_site_pages_load_nothing_from_the_network(site: dict[Path, SitePage]) -> None:
    loaded = {address for page in site.values() for address in page.loaded}
    assert loaded
    assert not [address for address in loaded if re.match(r"(?:[a-z]+:)?//", address)]


def test_site_search_covers_every_document(site: dict[Path, SitePage]) -> None:
    (home,) = (path for path in site if path.name == "index.html")
    index = json.loads((home.parent / "search" / "search_index.json").read_text(encoding="utf-8"))
    searched = {entry["location"].partition("#")[0] for entry in index["docs"]}
    assert {path.relative_to(home.parent).as_posix() for path in site} - {"index.html"} <= searched
