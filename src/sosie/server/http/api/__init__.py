"""The HTTP API: tables, invitations, editions, games, statistics, decks and server status."""
