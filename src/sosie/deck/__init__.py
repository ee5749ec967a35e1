"""Decks: cards and symbols, planning, verification, trimming and padding."""

from sosie.deck.bounds import Bound, most_cards
from sosie.deck.deck import Deck
from sosie.deck.drop import drop_symbols, shrink
from sosie.deck.options import Option, options_for, pictures_for
from sosie.deck.pad import pad
from sosie.deck.plan import Plan, plan, with_found
from sosie.deck.recipe import Recipe
from sosie.deck.search import Search
from sosie.deck.trim import trim
from sosie.deck.verify import Verification, verify, verify_probabilistic

__all__ = [
    "Bound",
    "Deck",
    "Option",
    "Plan",
    "Recipe",
    "Search",
    "Verification",
    "drop_symbols",
    "most_cards",
    "options_for",
    "pad",
    "pictures_for",
    "plan",
    "shrink",
    "trim",
    "verify",
    "verify_probabilistic",
    "with_found",
]
