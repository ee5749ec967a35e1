"""The kept inputs of the fuzzer, and each of them damaged in a few ways, without the fuzzer itself."""

from pathlib import Path
from random import Random

import pytest

from fuzz.__main__ import CORPUS
from fuzz.targets import TARGETS, packed
from sosie.cards.own import DeckFile
from sosie.rules.record import parse_json, read_record

FILES = sorted(path for target in TARGETS for path in (CORPUS / target).iterdir())
_DAMAGES = 12


def damaged(content: bytes, chance: Random) -> bytes:
    """Return bytes with a few of them changed, repeated or left out."""
    changed = bytearray(content)
    for _ in range(chance.randint(1, 4)):
        start = chance.randrange(len(changed) + 1)
        end = min(start + chance.choice((1, 1, 8, 200)), len(changed))
        changed[start:end] = chance.choice((b"", bytes(changed[start:end]) * 3, chance.randbytes(2)))
    return bytes(changed)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_kept_input_is_read_or_refused(path: Path) -> None:
    target, content = TARGETS[path.parent.name], path.read_bytes()
    target(content)
    chance = Random(path.name)
    for _ in range(_DAMAGES):
        target(damaged(content, chance))


def test_corpus_has_readable_inputs() -> None:
    assert DeckFile.from_bytes((CORPUS / "deck" / "words.sosie").read_bytes()).edition.deck
    assert DeckFile.from_bytes(packed((CORPUS / "deck" / "parts").read_bytes())).edition.deck
    for path in (CORPUS / "record").glob("*-01.json"):
        assert read_record(parse_json(path.read_text())).moves
