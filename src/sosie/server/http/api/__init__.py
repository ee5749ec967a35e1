"""The HTTP API: tables and seats, editions and cards, games, statistics, decks, and how the server is."""
