"""How much faster than the obvious way, as ratios: `make bench`."""
