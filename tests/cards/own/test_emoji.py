"""Emoji, and their drawings."""

import pytest

from sosie.cards import Drawing, pale_edge
from sosie.cards.distinct import MAX_PALE_EDGE
from sosie.cards.own.emoji import emoji_drawing, emoji_face, emoji_name, split_emoji
from sosie.cards.own.outline import outlined
from sosie.cards.own.svg import clean
from sosie.errors import UnusableSource


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("🐱", ("🐱", "")),
        ("🐱 Minou", ("🐱", "Minou")),
        ("❤️ love", ("❤️", "love")),
        ("👩‍🚀astronaut", ("👩‍🚀", "astronaut")),
        ("1️⃣", ("1️⃣", "")),
        ("👋🏽 hello", ("👋🏽", "hello")),
        ("cat", None),
        ("12", None),
        ("", None),
        ("日本", None),
    ],
)
def test_split_emoji_takes_leading_emoji(text: str, parts: tuple[str, str] | None) -> None:
    found = split_emoji(text)
    assert (found and (found[0].rstrip("\ufe0f"), found[1])) == (parts and (parts[0].rstrip("\ufe0f"), parts[1]))


def test_emoji_has_name_and_visible_drawing() -> None:
    assert emoji_name("🐱") == "cat face"
    for emoji in "🐱👻🦢":
        face = emoji_face(emoji)
        assert clean(face) == (face, ())
        assert pale_edge(Drawing.parse(face)) <= MAX_PALE_EDGE


def test_emoji_without_drawing_is_refused() -> None:
    with pytest.raises(UnusableSource, match="no drawing of the emoji 🇫🇷"):
        split_emoji("🇫🇷 France")


def test_drawing_is_found_by_code_points() -> None:
    fox = emoji_drawing("1f98a")
    assert fox is not None
    assert emoji_face("🦊") == outlined(clean(fox)[0])
    assert emoji_drawing("1f1eb") is None
