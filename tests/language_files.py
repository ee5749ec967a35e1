"""The files of languages that Python reads; those of pages are for the web client."""

from pathlib import Path

from sosie import languages

ROOT = Path(languages.__file__).parent
FILES = [path for path in sorted(ROOT.rglob("*.ftl")) if "pages" not in path.relative_to(ROOT).parts]
