"""Editions: symbols with names in each language and art, and which mini-games they are for."""

from sosie.editions.edition import Edition, NamedSymbol
from sosie.editions.editions import EDITIONS, edition

__all__ = ["EDITIONS", "Edition", "NamedSymbol", "edition"]
