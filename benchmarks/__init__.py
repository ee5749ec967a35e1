"""Benchmarks against the obvious implementation, as ratios: `make bench`."""
