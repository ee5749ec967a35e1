"""Missing texts of a language, and names that belong to two of its symbols."""

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import ast, parse

from sosie.editions import EDITIONS, edition
from sosie.names import fold_name

ROOT = Path(__file__).parents[2] / "src" / "sosie" / "languages"


def message_ids(path: Path) -> set[str]:
    """Return the ids of a file's messages; none if there is no such file."""
    if not path.exists():
        return set()
    return {entry.id.name for entry in parse(path.read_text(encoding="utf-8")).body if isinstance(entry, ast.Message)}


def missing(language: str, root: Path = ROOT) -> Iterator[tuple[str, set[str], int]]:
    """Yield each file with texts that a language lacks: its path, these texts, and how many there are in English."""
    english = root / "en"
    for path in sorted(english.rglob("*.ftl")):
        all_texts = message_ids(path)
        if lacking := all_texts - message_ids(root / language / path.relative_to(english)):
            yield path.relative_to(english).as_posix(), lacking, len(all_texts)


def ambiguous(language: str) -> Iterator[str]:
    """Yield the names that stand for two symbols of an edition, as a player may write them."""
    for name in EDITIONS:
        symbols = defaultdict[str, set[str]](set)
        for symbol in edition(name).symbols:
            for spelling in symbol.names.get(language, ()):
                symbols[fold_name(spelling, language)].add(symbol.id)
        for folded, ids in symbols.items():
            if len(ids) > 1:
                yield f"{name}: {folded} is {' and '.join(sorted(ids))}"
