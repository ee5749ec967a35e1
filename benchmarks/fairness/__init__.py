"""Fairness over distance: races at the real server behind slow network lines."""
