"""The rules of an edition as a leaflet: a panel for each of its mini-games, and a few for what they share."""

from collections.abc import Iterator
from dataclasses import dataclass

from sosie.cards.print.texts import GameText, Texts, texts
from sosie.editions import Edition


@dataclass(frozen=True)
class Topic:
    """A panel of the leaflet; `diagram` names its picture, and paragraphs begin with a word of their own or none."""

    diagram: str
    title: str
    goal: str
    paragraphs: tuple[tuple[str, str], ...]


def topics(edition: Edition, language: str) -> tuple[Topic, ...]:
    """Return the panels of an edition's leaflet, an even number of them."""
    words = texts(language)
    found = [
        _topic("first-look", words),
        _topic("call", words),
        *_games(edition, language),
        _topic(edition.tie_break, words),
        _topic("tournament" if edition.tournament else "match", words),
    ]
    return (*found, _topic("why", words)) if len(found) % 2 else tuple(found)


def _topic(name: str, words: Texts) -> Topic:
    panel = words.panels[name]
    return Topic(name, panel.title, "", (("", panel.text),))


def _games(edition: Edition, language: str) -> Iterator[Topic]:
    words = texts(language)
    for game in edition.games:
        # A game whose options change its rules has a text for each way.
        ways = (f"{game}:{value}" for value in edition.options.get(game, {}).values())
        text = next((words.games[way] for way in (*ways, game) if way in words.games), None)
        if text is not None:
            name = edition.game_names.get(game, {}).get(language, text.title)
            yield Topic(game, name, text.goal, tuple(_paragraphs(text, words, edition.tournament)))


def _paragraphs(text: GameText, words: Texts, tournament: bool) -> Iterator[tuple[str, str]]:
    yield words.words["deal"], text.deal
    yield words.words["play"], text.play
    yield words.words["end"], text.end
    if tournament:
        yield words.words["points"], text.points
