"""Bundles the web client into the package, where the server finds it.

    python web/bundle.py

The output is in src/sosie/server/web (outDir in vite.config.ts); unchanged sources are not rebuilt. Uses only the
standard library, since the build of a wheel runs it.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "art"))
from sources import STAMP, fingerprint, install, is_made_from, npm

BUNDLE = HERE.parent / "src" / "sosie" / "server" / "web"
LANGUAGES = HERE.parent / "src" / "sosie" / "languages"
_NOT_OURS = {"node_modules", "__pycache__"}


def bundle() -> None:
    """Build the client, unless the output is up to date."""
    if not (HERE / "package.json").exists():
        return
    sources = _fingerprint()
    if is_made_from(BUNDLE, sources):
        return
    (BUNDLE / STAMP).unlink(missing_ok=True)
    install(HERE)
    npm(HERE, "run", "build", "--silent")
    if not (BUNDLE / "index.html").exists():
        sys.exit(f"The web client was built without an index.html in {BUNDLE}: see outDir in vite.config.ts.")
    (BUNDLE / STAMP).write_text(sources)


def _fingerprint() -> str:
    """Return a digest of all sources."""
    return fingerprint(_sources(), HERE.parent)


def _sources() -> Iterator[Path]:
    yield from LANGUAGES.rglob("*.ftl")
    for top in HERE.iterdir():
        if top.name not in _NOT_OURS and not top.name.startswith("."):
            yield from (path for path in (top, *top.rglob("*")) if path.is_file())


if __name__ == "__main__":
    bundle()
