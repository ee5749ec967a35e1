"""Bots: how long a person needs to see it, players that play like people, and many games at once."""
