"""Sosie: decks in which any two cards share exactly one symbol, and everything around them."""

__version__ = "0.1.0"
