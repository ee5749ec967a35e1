"""The store: a database of finished games, series, statistics of players and uploaded decks."""
