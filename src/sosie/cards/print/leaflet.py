"""The rules of an edition as a leaflet: a panel for each of its mini-games, and a few for the common rules."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sosie.editions import Edition
from sosie.languages import Texts, texts
from sosie.rules import Game, added_games, games_for, known_game

_DIAGRAMS = Path(__file__).parent / "diagrams"


@dataclass(frozen=True)
class Topic:
    """A panel of the leaflet; paragraphs begin with a word of their own or none."""

    diagram: str
    """The name of a file in the folder `diagrams`."""
    title: str
    goal: str
    paragraphs: tuple[tuple[str, str], ...]


def topics(edition: Edition, language: str, added: tuple[Topic, ...] | None = None) -> tuple[Topic, ...]:
    """Return the panels of an edition's leaflet, an even number of them.

    `added` are the panels of added mini-games, for a process that has not loaded these.
    """
    words = texts(language, "leaflet")
    more = added_topics(edition, language) if added is None else added
    found = [
        _topic("first-look", words),
        _topic("call", words),
        *(_game_topic(known_game(name), edition, language) for name in edition.games),
        *more,
        _topic(edition.tie_break, words),
        _topic("tournament" if edition.tournament else "match", words),
    ]
    return (*found, _topic("why", words)) if len(found) % 2 else tuple(found)


def _topic(name: str, words: Texts) -> Topic:
    return Topic(_diagram(name), words[name], "", (("", words[f"{name}-text"]),))


def added_topics(edition: Edition, language: str) -> tuple[Topic, ...]:
    """Return the panels of the added mini-games that an edition supports."""
    suited = games_for(edition.games, marked=edition.ring_symbol is not None)
    return tuple(_game_topic(game, edition, language) for game in added_games() if game.name in suited)


def _game_topic(game: Game[Any], edition: Edition, language: str) -> Topic:
    words, text = game.words_in(language), game.rules_text(language, edition.options.get(game.name, {}))
    title = edition.game_names.get(game.name, {}).get(language, words.name)
    diagram = _diagram(game.name, game.picture)
    if text is None:
        return Topic(diagram, title, words.help, ())
    named = texts(language, "leaflet")
    paragraphs = [(named["deal"], text.deal), (named["play"], text.play), (named["end"], text.end)]
    if edition.tournament:
        paragraphs.append((named["points"], text.points))
    return Topic(diagram, title, text.goal, tuple(paragraphs))


def _diagram(*names: str) -> str:
    """Return the first of these names that has a diagram."""
    return next(name for name in (*names, "first-look") if (_DIAGRAMS / f"{name}.typ").is_file())
