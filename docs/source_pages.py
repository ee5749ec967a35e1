"""A hook of mkdocs: adds a page for each file outside docs/ that other pages link to, and adapts Markdown to mkdocs."""

import re
from pathlib import Path, PurePosixPath
from posixpath import normpath, relpath
from textwrap import indent

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
TOP_PAGES = ("CONTRIBUTING.md", "CHANGELOG.md", "THIRD_PARTY.md")
"""Pages outside docs/ that are in the navigation."""
FENCED = re.compile(r"(^ *```.*?^ *```$)", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"(?<=\]\()(?![a-z]+:)([^)\s#]+)(?=[)#])")
LISTED = re.compile(r"^ {2,3}(?=\S)", re.MULTILINE)
"""The indent of text in a list, which mkdocs requires to be four spaces."""
_LIST_INDENT = " " * 4
LEXERS = {".py": "python", ".yaml": "yaml", ".conf": "nginx", ".service": "ini"}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add pages for the targets of links, and for the targets of links on those pages."""
    targets = list(TOP_PAGES)
    for file in files.documentation_pages():
        targets += _targets(file.content_string, PurePosixPath("docs", file.src_uri))
    while targets:
        target = targets.pop()
        if _uri(target) not in files.src_uris:
            content = _content(target)
            files.append(File.generated(config, _uri(target), content=content))
            targets += _targets(content, PurePosixPath(target)) if target.endswith(".md") else []
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:  # noqa: ARG001 - of mkdocs
    """Rewrite links to files outside docs/ into links to their pages, and indent lists as mkdocs needs it."""
    uri = page.file.src_uri
    if uri.startswith("source/"):
        return markdown
    original = uri if uri in TOP_PAGES else f"docs/{uri}"

    def rewrite(link: re.Match[str]) -> str:
        target = _target(link[1], PurePosixPath(original))
        return relpath(_uri(target), str(PurePosixPath(uri).parent))

    # Text and fenced blocks take turns.
    parts = FENCED.split(markdown)
    parts[::2] = [LISTED.sub(_LIST_INDENT, LINK.sub(rewrite, part)) for part in parts[::2]]
    parts[1::2] = [_indent_fence(part) for part in parts[1::2]]
    return "".join(parts)


def _indent_fence(fence: str) -> str:
    depth = len(fence) - len(fence.lstrip(" "))
    return indent(fence, _LIST_INDENT[depth:]) if depth else fence


def _targets(markdown: str, path: PurePosixPath) -> list[str]:
    targets = [_target(link, path) for link in LINK.findall(FENCED.sub("", markdown))]
    return [target for target in targets if not _is_in_docs(target)]


def _target(link: str, path: PurePosixPath) -> str:
    return normpath(str(path.parent / link))


def _is_in_docs(target: str) -> bool:
    return target.startswith("docs/") and not target.endswith(".py")


def _uri(target: str) -> str:
    """Return the path of a repository file in the site's sources."""
    if target in {"docs", "README.md"}:
        return "README.md"
    if _is_in_docs(target):
        return target.removeprefix("docs/")
    return target if target in TOP_PAGES else f"source/{target}.md"


def _content(target: str) -> str:
    path = ROOT / target
    if target in TOP_PAGES:
        return path.read_text(encoding="utf-8")
    title = f"# {target}\n\n"
    if path.is_dir():
        found = (each.relative_to(path) for each in path.rglob("*") if each.is_file())
        names = sorted(each.as_posix() for each in found if "__pycache__" not in each.parts)
        return title + "".join(f"- `{name}`\n" for name in names)
    return f"{title}````{LEXERS.get(path.suffix, 'text')}\n{path.read_text(encoding='utf-8')}````\n"
