"""Bundling of the web client: by npm, into the package, and only after changes."""

import json
from pathlib import Path

import pytest

import bundle

BUILD = """
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
rmSync("../out", { recursive: true, force: true });
mkdirSync("../out");
writeFileSync("../out/index.html", readFileSync("src/page.txt"));
"""


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of a one-page client, which npm builds like the real one."""
    here = tmp_path / "web"
    package = {"name": "small", "version": "1.0.0", "scripts": {"build": "node build.mjs"}}
    lock = {**package, "lockfileVersion": 3, "requires": True, "packages": {"": package}}
    for name, text in {
        "package.json": json.dumps(package),
        "package-lock.json": json.dumps(lock),
        "build.mjs": BUILD,
        "src/page.txt": "first",
    }.items():
        (here / name).parent.mkdir(parents=True, exist_ok=True)
        (here / name).write_text(text)
    monkeypatch.setattr(bundle, "HERE", here)
    monkeypatch.setattr(bundle, "BUNDLE", tmp_path / "out")
    (tmp_path / "languages").mkdir()
    monkeypatch.setattr(bundle, "LANGUAGES", tmp_path / "languages")
    return here


def test_client_is_built_only_when_sources_changed(web: Path) -> None:
    page = bundle.BUNDLE / "index.html"
    bundle.bundle()
    assert page.read_text() == "first"

    page.write_text("left by a test")
    (web / "node_modules").mkdir(exist_ok=True)
    (web / "node_modules" / "else.js").write_text("somebody else's")
    (web / ".cache").write_text("nobody's")
    bundle.bundle()
    assert page.read_text() == "left by a test"

    (web / "src" / "page.txt").write_text("second")
    bundle.bundle()
    assert page.read_text() == "second"

    page.write_text("without the new texts")
    (bundle.LANGUAGES / "home.ftl").write_text("title = Sosie")
    bundle.bundle()
    assert page.read_text() == "second"


def test_interrupted_build_is_repeated(web: Path) -> None:
    bundle.bundle()
    good = (web / "build.mjs").read_text()
    (web / "build.mjs").write_text('rmSync("../out")')
    with pytest.raises(SystemExit, match="npm run build"):
        bundle.bundle()
    (web / "build.mjs").write_text(good)
    (bundle.BUNDLE / "index.html").unlink(missing_ok=True)
    bundle.bundle()
    assert (bundle.BUNDLE / "index.html").exists()


def test_build_to_wrong_folder_is_refused(web: Path) -> None:
    (web / "build.mjs").write_text("")
    with pytest.raises(SystemExit, match=r"without an index\.html in .*outDir"):
        bundle.bundle()


def test_missing_client_is_skipped(web: Path) -> None:
    (web / "package.json").unlink()
    bundle.bundle()
    assert not bundle.BUNDLE.exists()
