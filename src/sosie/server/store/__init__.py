"""The store: what outlives a table. Finished games, series, players' own statistics, and decks that were saved."""
