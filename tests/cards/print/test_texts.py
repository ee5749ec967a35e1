import re

import msgspec
import pytest
from PIL import ImageFont

from sosie.cards.drawing import FONTS
from sosie.cards.print.leaflet import topics
from sosie.cards.print.texts import Texts, texts
from sosie.editions import EDITIONS, edition
from sosie.names import LANGUAGES


def flat(value: object, path: str = "") -> dict[str, str]:
    """Return every text by its path."""
    if isinstance(value, dict):
        return {at: text for key, each in value.items() for at, text in flat(each, f"{path}/{key}").items()}
    return {path: str(value)}


def all_texts(language: str) -> dict[str, str]:
    return flat(msgspec.to_builtins(texts(language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_have_same_texts_and_placeholders(language: str) -> None:
    here, english = all_texts(language), all_texts("en")
    assert here.keys() == english.keys()
    for at, text in here.items():
        assert sorted(re.findall(r"{\w+}", text)) == sorted(re.findall(r"{\w+}", english[at])), at
        assert text == text.strip()
        assert text


@pytest.mark.parametrize("language", LANGUAGES)
def test_fonts_have_every_letter_of_texts(language: str) -> None:
    letters = set("".join(all_texts(language).values()))
    for name in EDITIONS:
        letters |= set(edition(name).title[language])
        letters |= {letter for symbol in edition(name).symbols for letter in symbol.name(language)}
    for family in ("fredoka", "nunito-sans"):
        fonts = [ImageFont.truetype(str(path), 40) for path in FONTS.glob(f"{family}-latin*-*.ttf")]
        missing = [bytes(font.getmask("\uffff")) for font in fonts]
        for letter in letters - {" ", "\u00a0"}:
            drawn = [bytes(font.getmask(letter)) for font in fonts]
            assert any(one != none for one, none in zip(drawn, missing, strict=True)), (family, letter)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EDITIONS)
def test_leaflet_explains_every_game_of_edition(name: str, language: str) -> None:
    found = topics(edition(name), language)
    assert tuple(topic.diagram for topic in found if topic.goal) == edition(name).games
    assert len(found) % 2 == 0
    assert len({topic.title for topic in found}) == len(found)


def test_leaflet_uses_game_name_of_edition() -> None:
    titles = [topic.title for topic in topics(edition("party"), "de")]
    assert "Der Höllenturm" in titles


def test_edition_options_change_rules_text() -> None:
    ends = {
        name: next(dict(topic.paragraphs)["End"] for topic in topics(edition(name), "en") if topic.diagram == "well")
        for name in ("classic", "party")
    }
    assert "first" in ends["classic"]
    assert "loses" in ends["party"]


def test_points_are_explained_in_tournaments_only() -> None:
    for name in EDITIONS:
        leads = {lead for topic in topics(edition(name), "en") for lead, _ in topic.paragraphs}
        assert ("Points" in leads) == edition(name).tournament


def test_unknown_text_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(msgspec.to_builtins(texts("en")) | {"more": "words"}, type=Texts)
