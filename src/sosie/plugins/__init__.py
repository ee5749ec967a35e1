"""Plugins: mini-games from installed packages and from files."""

from sosie.plugins.games import GROUP, load_games, loaded_files

__all__ = ["GROUP", "load_games", "loaded_files"]
