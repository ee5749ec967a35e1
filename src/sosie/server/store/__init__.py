"""The store: a database of finished games, series, statistics of players, decks, drafts and contributions."""
