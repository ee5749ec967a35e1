"""Mutants that do what the original does, so that no test can find them; found by reading those that survived."""

EQUIVALENT: dict[tuple[str, str], str] = {
    ("table/fairness.py", "len(round_trips) > 1 -> len(round_trips) >= 1"): "one value deviates from itself by 0",
}
"""The reason for each file and change."""
