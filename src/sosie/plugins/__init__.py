"""Mini-games of others: from packages that are installed, and from files."""

from sosie.plugins.games import GROUP, load_games, loaded_files

__all__ = ["GROUP", "load_games", "loaded_files"]
