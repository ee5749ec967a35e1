"""The HTTP API: tables, events, invitations, editions, mini-games, statistics, decks, the studio and server status."""
