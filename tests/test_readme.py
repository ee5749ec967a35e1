"""The docs are current: their Python and shell sessions run, and their links resolve."""

import doctest
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
# docs/mathematics.md has its own test.
RUN = [
    ROOT / "README.md",
    ROOT / "docs/tutorial.md",
    *sorted(ROOT.glob("docs/howto/*.md")),
    *sorted(ROOT.glob("docs/reference/*.md")),
]
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/**/*.md"))]
LINK = re.compile(r"\]\(([^)\s]+)\)|(?:src|href)=\"([^\"]+)\"")
FENCED = re.compile(r"^```.*?^```$", re.DOTALL | re.MULTILINE)


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


def blocks(path: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", path.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


def commands(block: str) -> Iterator[tuple[str, list[str]]]:
    """Yield each command of a console block, with its expected output lines."""
    for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        command, *lines = part.rstrip("\n").split("\n")
        yield command, lines


def shell_folder(folder: Path) -> dict[str, str]:
    """Put the `sosie` under test on the path, and return the environment."""
    binaries = folder / ".venv/bin"
    binaries.mkdir(parents=True)
    (binaries / "sosie").write_text(f'#!/bin/sh\nexec "{sys.executable}" -m sosie "$@"\n')
    (binaries / "sosie").chmod(0o755)
    return os.environ | {"PATH": f"{binaries}{os.pathsep}{os.environ['PATH']}", "COLUMNS": "80"}


def matches(shown: list[str], printed: list[str]) -> bool:
    """Tell whether the output matches the shown lines, where `...` matches any lines."""
    pattern = "".join("(?:.*\n)*" if line == "..." else re.escape(line) + "\n" for line in shown)
    return re.fullmatch(pattern, "".join(f"{line.rstrip()}\n" for line in printed)) is not None


@pytest.mark.parametrize("path", RUN, ids=name)
def test_python_sessions_run(path: Path) -> None:
    # A document is one session.
    test = doctest.DocTestParser().get_doctest("\n".join(blocks(path, "pycon")), {}, name(path), name(path), 0)
    assert doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE).run(test).failed == 0


@pytest.mark.parametrize("path", RUN, ids=name)
def test_shell_sessions_run(path: Path, tmp_path: Path) -> None:
    environment = shell_folder(tmp_path)
    for command, shown in (each for block in blocks(path, "console") for each in commands(block)):
        # `make test` has already set the project up.
        if command.startswith("make "):
            continue
        done = subprocess.run(
            ["/bin/sh", "-c", command],
            cwd=tmp_path,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            check=False,
        )
        assert matches(shown, done.stdout.splitlines()), f"{name(path)}: `{command}` prints\n{done.stdout}"


@pytest.mark.parametrize("path", DOCUMENTS, ids=name)
def test_links_resolve(path: Path) -> None:
    text = FENCED.sub("", path.read_text(encoding="utf-8"))
    targets = [markdown or html for markdown, html in LINK.findall(text)]
    broken = [t for t in targets if not re.match(r"[a-z]+:", t) and not resolves(path, t)]
    assert not broken


def resolves(path: Path, target: str) -> bool:
    file, _, heading = target.partition("#")
    there = (path.parent / file).resolve() if file else path
    if not there.exists() or not there.is_relative_to(ROOT):
        return False
    return not heading or heading in headings(there)


def headings(path: Path) -> set[str]:
    """Return the anchors of a document's headings, as GitHub makes them."""
    titles = re.findall(r"^#+ (.+)$", FENCED.sub("", path.read_text(encoding="utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


def test_ellipsis_matches_any_lines() -> None:
    assert matches(["a", "...", "z"], ["a", "b", "c", "z"])
    assert matches(["a", "..."], ["a"])
    assert not matches(["a", "z"], ["a", "b", "z"])
    assert not matches(["a", "..."], ["b"])
