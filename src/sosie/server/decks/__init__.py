"""Deck repository and card images: the decks that tables here can play with."""
