"""Editions: decks whose symbols have names and art, with their mini-games."""

from sosie.editions.edition import Edition, NamedSymbol
from sosie.editions.editions import EDITIONS, edition

__all__ = ["EDITIONS", "Edition", "NamedSymbol", "edition"]
