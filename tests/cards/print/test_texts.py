import re
from pathlib import Path

import pytest

from sosie.cards.print.fonts import BODY, lacking, title_font
from sosie.cards.print.leaflet import topics
from sosie.editions import EDITIONS, edition
from sosie.languages import LANGUAGES, texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_fonts_have_every_letter_of_texts(language: str) -> None:
    letters = set("".join(texts(language, "leaflet").values()))
    for name in EDITIONS:
        letters |= set(edition(name).title[language])
        letters |= {letter for symbol in edition(name).symbols for letter in symbol.name(language)}
    for family in (title_font(language), BODY):
        assert lacking(family, frozenset(letters)) == set(), family


def test_pages_use_another_font_for_the_same_languages() -> None:
    style = (Path(__file__).parents[3] / "web" / "src" / "app" / "app.css").read_text(encoding="utf-8")
    others = [language for language in LANGUAGES if title_font(language) == BODY]
    assert re.findall(r":lang\((\w+)\)", style) == others == ["pl"]


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
