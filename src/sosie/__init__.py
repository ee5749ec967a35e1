"""Sosie: decks in which any two cards share exactly one symbol, and everything around them.

The names below are the library at a glance. Each is imported when it is first used, so that `import sosie` is quick.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sosie import bots, cards, deck, designs, editions, rules
    from sosie.bots import Bot, play, report, simulate
    from sosie.cards import CardDesign
    from sosie.cards.own import DeckFile, make_edition, make_symbols, read_deck_file, read_sources, write_deck_file
    from sosie.cards.print import PrintOptions, print_pdf
    from sosie.deck import Deck, Recipe, plan, trim, verify
    from sosie.editions import Edition, edition
    from sosie.errors import SosieError
    from sosie.rules import Game, Move, Options, Record, Referee, Setup, find_game, read_record, result, tell
    from sosie.rules.games import games

__version__ = "0.1.0"

__all__ = [
    "Bot",
    "CardDesign",
    "Deck",
    "DeckFile",
    "Edition",
    "Game",
    "Move",
    "Options",
    "PrintOptions",
    "Recipe",
    "Record",
    "Referee",
    "Setup",
    "SosieError",
    "bots",
    "cards",
    "deck",
    "designs",
    "edition",
    "editions",
    "find_game",
    "games",
    "make_edition",
    "make_symbols",
    "plan",
    "play",
    "print_pdf",
    "read_deck_file",
    "read_record",
    "read_sources",
    "report",
    "result",
    "rules",
    "simulate",
    "tell",
    "trim",
    "verify",
    "write_deck_file",
]

_PACKAGES = frozenset({"bots", "cards", "deck", "designs", "editions", "rules"})
_NAMES = {
    "sosie.bots": ("Bot", "play", "report", "simulate"),
    "sosie.cards": ("CardDesign",),
    "sosie.cards.own": (
        "DeckFile",
        "make_edition",
        "make_symbols",
        "read_deck_file",
        "read_sources",
        "write_deck_file",
    ),
    "sosie.cards.print": ("PrintOptions", "print_pdf"),
    "sosie.deck": ("Deck", "Recipe", "plan", "trim", "verify"),
    "sosie.editions": ("Edition", "edition"),
    "sosie.errors": ("SosieError",),
    "sosie.rules": (
        "Game",
        "Move",
        "Options",
        "Record",
        "Referee",
        "Setup",
        "find_game",
        "read_record",
        "result",
        "tell",
    ),
    "sosie.rules.games": ("games",),
}
_MODULE_OF = {name: module for module, names in _NAMES.items() for name in names}


# Hidden from type checkers: with it they would accept any name as public.
if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """Import a public name on first use."""
        if name in _PACKAGES:
            return import_module(f"sosie.{name}")
        if name not in _MODULE_OF:
            raise AttributeError(f"module 'sosie' has no attribute '{name}'")
        value = getattr(import_module(_MODULE_OF[name]), name)
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    """List the public names, imported or not."""
    return sorted({*globals(), *__all__})
